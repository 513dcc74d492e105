# What hosts are told, on their page and at the command line.

host-no-such-person = there is nobody called { $name } here
host-many-people = { $count } people are called { $name }; give the id of one: { $ids }
host-not-registered = { $name } is a guest; only somebody with a registered name can be a host
host-is-banned = { $name } is banned
host-is-a-host = { $name } is a host too; that is decided at the command line
host-no-such-code = there is no code { $letters }
host-no-such-report = there is no open report { $number }
host-title = Manage this server
host-online = Online
host-playing = Games being played
host-waiting = Waiting tables
host-over = Finished games
host-playing-one = playing
host-waiting-one = waiting
host-over-one = finished
host-people = People
host-registered = Registered
host-reports = Reports
host-version = Version
host-door = Who may come in
host-door-open = Everybody
host-door-open-words = New people and new tables are welcome.
host-door-invited = By invitation
host-door-invited-words = New people need a code.
host-door-closed = Nobody new
host-door-closed-words = No new people or tables; running games go on.
host-codes = Codes
host-code-for = For whom
host-code-uses = For how many people
host-code-add = New code
host-code-left =
    { $count ->
        [one] for 1 person
       *[other] for { $count } people
    }
host-announcement = Announcement
host-announcement-words = Shown at every table and on the start page. A language without a text of its own shows the English one.
host-until = Until
host-hours =
    { $count ->
        [one] for one hour
       *[other] for { $count } hours
    }
host-no-end = until I end it
host-announce = Announce
host-announce-end = End it
host-search = Search by name
host-is-host = host
host-banned = banned
host-ban = Ban
host-unban = Let in again
host-remove = Delete
host-sure = Sure?
host-tables = Tables
host-packs = Packs
host-shared-copy = shared copy
host-log = Actions by hosts
host-none = Nothing here.
host-more = Show { $count } more of { $all }
host-report-name = name
host-report-words = chat
host-report-done = Done
host-did-announce = Announcement
host-did-door = Who may come in:
host-did-code-add = New code
host-did-code-remove = Code deleted
host-did-secret = New secret
host-did-rename = Renamed
host-did-ban = Banned
host-did-unban = Let in again
host-did-seat = A bot took a seat at
host-did-host-add = New host
host-did-host-remove = No longer a host
host-did-person-remove = Person deleted
host-did-table-remove = Table deleted
host-did-pack-remove = Pack deleted
host-did-report-close = Report dealt with
host-did-prune = Tidied up
