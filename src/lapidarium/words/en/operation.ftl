# Running a server: only the terminal says this.

serve-ready = Lapidarium is running at { $url }
serve-stopped = Stopped. Every game is saved and continues after the next start.
serve-port-taken = port { $port } is in use by another program; choose another one, for instance --port { $other }
serve-port-forbidden = port { $port } needs special rights; choose one from 1024 up, for instance --port 8000
serve-no-such-host = this machine has no address { $host }; --host 127.0.0.1 is for this machine alone, --host 0.0.0.0 for all networks
serve-folder = the folder { $folder } cannot be written: { $reason }; make it writable or choose another with --data
serve-in-use = another server already uses the data in { $folder }; stop it first, or choose another folder with --data
serve-workers-need-postgres = { $workers } workers need PostgreSQL; SQLite takes one. Use --workers 1, or --database postgresql://…
serve-data-or-database = give either --data or --database, not both
serve-database-url = expected a database such as postgresql://user@host/lapidarium or sqlite:///folder/file
serve-no-psycopg = PostgreSQL needs a driver: pip install 'lapidarium[postgres]'
serve-no-database = the database does not answer: { $reason }
serve-newer-database = the database was used by a newer version of Lapidarium ({ $found }); install that version
backup-running = Writing the backup
restore-running = Reading the backup
backup-done =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } written to { $path }
restore-done =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } restored from { $path }
restore-not-empty = the database is not empty; restore into an empty one, for instance with --data NEW-FOLDER
restore-foreign = { $path } is not a complete backup of Lapidarium
backup-no-database = there is no database at { $path }; name the server’s folder with --data, or its database with --database
backup-foreign = that is not a database of Lapidarium
restore-newer = { $path } was written by a newer version of Lapidarium; restore it with that version
restore-in-use = a server is using this database; stop it first
admin-bad-until = expected a time such as 30m, 2h, 3d or 2026-12-24T20:00, found { $text }
admin-no-text = say what to announce, or --clear
admin-sure = this cannot be undone; add --yes to do it
admin-done = Done.
admin-announced = Announced. Running servers show it within two seconds.
admin-code = Code: { $letters }
admin-none = Nothing to show.
admin-new-secret = The server has a new secret: everybody is signed out. Guests lose their names; registered people sign in again.
admin-head-name = Name
admin-head-person = Id
admin-head-is-registered = Registered
admin-head-is-host = Host
admin-head-banned = Banned
admin-head-lang = Language
admin-head-created = Created
admin-head-seen = Seen
admin-head-at-table = Table
admin-head-game = Game
admin-head-status = Status
admin-head-host-name = Host
admin-head-players = Players
admin-head-changed = Changed
admin-head-number = No.
admin-head-at = Time
admin-head-by-whom = By
admin-head-action = Action
admin-head-about = About
admin-head-detail = Detail
admin-head-person-name = Reported by
admin-head-about-name = About
admin-head-kind = Kind
admin-head-words = Text
admin-head-note = Note
admin-head-code = Code
admin-head-uses-left = Uses left
admin-head-until = Until
admin-head-listed = Listed
admin-other-form = the database has format { $found } and this version works with { $wanted }: start the server of this version once, or use the command of the version that is running
serve-bad-file = { $path } cannot be read: { $reason }
serve-unknown-setting = { $path } has a setting { $name } that does not exist; there are: { $names }
serve-bad-network = expected an address, a network such as 10.0.0.0/8, loopback or private, got { $text }
serve-posix-only = the server runs on Linux, macOS and other POSIX systems; on Windows, use WSL or a container
serve-no-home = this user has no home folder to keep data in; choose a folder with --data
admin-pruned = Removed: { $guests } guests, { $tables } tables that never began, { $packs } packs.
