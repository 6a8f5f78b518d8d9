#!/usr/bin/env bash
# Drills continuous archiving with pgBackRest (docs/backup.md) on a cluster of its own: archive, back up, write more, damage,
# restore to a moment, destroy, restore again. Needs Debian's postgresql and pgbackrest, and root. Touches nothing outside a temporary folder.
set -euo pipefail
command -v pgbackrest >/dev/null || { echo "Needs pgbackrest: apt install pgbackrest"; exit 2; }
[ "$(id -u)" = 0 ] || { echo "Needs root, to run PostgreSQL as postgres."; exit 2; }
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
work=$(mktemp -d /tmp/pgbackrest-drill.XXXXXX)
port=$((20000 + RANDOM % 20000))
as() { runuser -u postgres -- "$@"; }
sql() { as psql -X -q -A -t -h "$work" -p "$port" -d postgres -c "$1"; }
stop() { as "$bin/pg_ctl" -D "$work/data" -m "${1:-immediate}" -w stop >/dev/null 2>&1 || true; }
trap 'stop; rm -rf "$work"' EXIT
mkdir "$work/repo" "$work/log" "$work/lock" "$work/spool"
cat >"$work/pgbackrest.conf" <<CONF
[global]
repo1-path=$work/repo
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(openssl rand -base64 48)
log-path=$work/log
lock-path=$work/lock
spool-path=$work/spool
log-level-console=warn
start-fast=y
[sideline]
pg1-path=$work/data
pg1-port=$port
pg1-socket-path=$work
CONF
chown -R postgres: "$work"
chmod 700 "$work"
rest() { as pgbackrest --config="$work/pgbackrest.conf" --stanza=sideline "$@"; }
as "$bin/initdb" -D "$work/data" --auth=trust >/dev/null
cat >>"$work/data/postgresql.conf" <<CONF
port = $port
listen_addresses = ''
unix_socket_directories = '$work'
archive_mode = on
archive_command = 'pgbackrest --config=$work/pgbackrest.conf --stanza=sideline archive-push %p'
CONF
start() { as "$bin/pg_ctl" -D "$work/data" -l "$work/log/postgres.log" -w start >/dev/null; }
start
rest stanza-create
rest check
sql "CREATE TABLE written (n integer, at timestamptz DEFAULT clock_timestamp()); INSERT INTO written SELECT generate_series(1, 1000)"
rest backup --type=full
sql "INSERT INTO written SELECT generate_series(1001, 2000)"
rest backup --type=incr
sql "INSERT INTO written SELECT generate_series(2001, 3000)"
moment=$(sql "SELECT clock_timestamp()")
sql "DELETE FROM written"
sql "SELECT pg_switch_wal()" >/dev/null
rest check
check() {
  start
  for _ in $(seq 300); do [ "$(sql 'SELECT pg_is_in_recovery()')" = f ] && break; sleep 0.1; done
  rows=$(sql "SELECT count(*) FROM written")
  [ "$rows" = 3000 ] || { echo "The drill failed: $rows rows, not 3000, $1."; exit 1; }
}
# Over a damaged folder, as docs/backup.md writes it, and into an empty one, as on another machine.
stop
find "$work/data/base" -type f -name '[0-9]*' -size +8k -delete
rest --delta --type=time --target="$moment" --target-action=promote restore
check "over a damaged folder"
stop
find "$work/data" -mindepth 1 -delete
rest --type=time --target="$moment" --target-action=promote restore
check "into an empty folder"
echo "The drill held: 3000 rows as of $moment, from a full and an incremental backup and the archived log."
