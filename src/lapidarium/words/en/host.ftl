# What hosts are told, on their page and at the command line.

host-no-such-person = there is nobody called { $name } here
host-many-people = { $count } people are called { $name }; give the id of one: { $ids }
host-not-registered = { $name } is a guest; only somebody with a registered name can be a host
host-is-banned = { $name } is banned
host-is-a-host = { $name } is a host too; that is decided at the command line
host-no-such-code = there is no code { $letters }
host-no-such-report = there is no open report { $number }
