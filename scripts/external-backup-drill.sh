#!/usr/bin/env bash
# Drills `npm run backup` and `npm run restore` on a database of its own (docs/backup.md): once by pg_dump, into a server that has
# never seen Sideline, and once by pg_basebackup. Needs Debian's postgresql, and root. Touches nothing outside a temporary folder.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "Needs root, to run PostgreSQL as postgres."; exit 2; }
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
[ -x "$bin/pg_basebackup" ] || { echo "Needs PostgreSQL: apt install postgresql"; exit 2; }
work=$(mktemp -d /tmp/external-backup-drill.XXXXXX)
first=$((20000 + RANDOM % 20000)) second=$((first + 1)) third=$((first + 2))
server=
as() { runuser -u postgres -- "$@"; }
stop() { for data in "$work"/cluster-*; do as "$bin/pg_ctl" -D "$data" -m fast -w stop >/dev/null 2>&1 || true; done; }
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; stop; rm -rf "$work"' EXIT
chown postgres: "$work"

start() { as "$bin/pg_ctl" -D "$work/cluster-$1" -l "$work/cluster-$1.log" -o "-p $1 -h 127.0.0.1 -k ''" -w start >/dev/null; }
cluster() {
  as "$bin/initdb" -D "$work/cluster-$1" --auth=trust >/dev/null
  start "$1"
  as psql -X -q -h 127.0.0.1 -p "$1" -d postgres \
    -c 'CREATE ROLE sideline LOGIN CREATEROLE REPLICATION' -c 'CREATE ROLE web LOGIN' \
    -c 'CREATE DATABASE sideline OWNER sideline'
}
# Runs a command of ours against the database at a port, with a data folder.
ours() {
  local port=$1 folder=$2
  shift 2
  DATABASE_URL="postgresql://web@127.0.0.1:$port/sideline" \
    DATABASE_DIRECT_URL="postgresql://sideline@127.0.0.1:$port/sideline" \
    SIDELINE_DATA_DIR="$work/$folder" SIDELINE_DEMO=off "$@"
}
rows() { as psql -X -q -A -t -h 127.0.0.1 -p "$1" -d sideline -c 'SELECT count(*) FROM app_user'; }
fail() { echo "The drill failed: $1"; exit 1; }

cluster "$first"
# `exec`, so that the id is the server's own and not that of the shell around it, whose end the server would outlive.
PORT=0 SETUP_MODE=true ours "$first" data exec node server/dist/server/src/main.js >"$work/server.log" 2>&1 &
server=$!
for _ in $(seq 600); do grep -q 'Sideline is at' "$work/server.log" && break; kill -0 "$server" || { cat "$work/server.log"; exit 1; }; sleep 0.1; done
address=$(grep -o 'Sideline is at http://[^ "]*' "$work/server.log" | head -1 | cut -d' ' -f4)
code=$(grep -o 'with the code [0-9A-Z]*' "$work/server.log" | head -1 | cut -d' ' -f4)
curl -sS "$address/graphql" -H "origin: $address" -H 'content-type: application/json' -o "$work/answer" -d "{\"query\":\"mutation { createAdmin(input: { email: \\\"first@sideline.test\\\", firstName: \\\"Ada\\\", lastName: \\\"First\\\", password: \\\"gravel-lantern-orchid-42\\\", setupCode: \\\"$code\\\" }) { sessionUser { id } } }\"}"
grep -q '"id"' "$work/answer" || { cat "$work/answer"; fail "there is no administrator."; }

# While the server runs; onto a server without our roles.
ours "$first" data npm run --silent backup -- "$work/dumps"
cluster "$second"
ours "$second" restored npm run --silent restore -- "$work/dumps"
[ "$(rows "$second")" = "$(rows "$first")" ] || fail "$(rows "$second") accounts after the dump, not $(rows "$first")."
# As a start does: it lets the second login act for the application on that server.
ours "$second" restored npm run --silent migrate
ours "$second" restored npm run --silent audit:verify

# One that the database refuses leaves the keys and files beside it as they were.
as psql -X -q -h 127.0.0.1 -p "$second" -d sideline -c 'CREATE SCHEMA of_others' -c 'CREATE VIEW of_others.accounts AS SELECT id FROM app_user'
echo "of before" > "$work/restored/uploads/before"
ours "$second" restored npm run --silent restore -- "$work/dumps" --replace && fail "a dump replaced tables that others build on."
[ "$(cat "$work/restored/uploads/before")" = "of before" ] || fail "the data folder was replaced, and the database was not."
as psql -X -q -h 127.0.0.1 -p "$second" -d sideline -c 'DROP SCHEMA of_others CASCADE'
ours "$second" restored npm run --silent restore -- "$work/dumps" --replace

# Without a pg_dump that fits: a base backup.
ours "$first" data unshare --mount bash -c '
  for one in /usr/lib/postgresql/*/bin/pg_dump; do mount --bind /dev/null "$one"; done
  npm run --silent backup -- "$1"' - "$work/bases"
accounts=$(rows "$first")
ours "$first" restored npm run --silent restore -- "$work/dumps" --replace && fail "a database was replaced under a server that works on it."
[ "$(rows "$first")" = "$accounts" ] || fail "$(rows "$first") accounts after a refusal, not $accounts."
kill "$server"
wait "$server" || true
server=
before=$(rows "$first")
ours "$third" based npm run --silent restore -- "$work/bases" && fail "a base backup was restored without --cluster."
as mkdir -m 700 "$work/cluster-$third"
ours "$third" based npm run --silent restore -- "$work/bases" --cluster "$work/cluster-$third"
ours "$third" based npm run --silent restore -- "$work/bases" --cluster "$work/cluster-$third" && fail "a folder that was in use was taken."
start "$third"
[ "$(rows "$third")" = "$before" ] || fail "$(rows "$third") accounts after the base backup, not $before."
ours "$third" based npm run --silent restore -- "$work/bases" --verify
as "$bin/pg_ctl" -D "$work/cluster-$third" -m fast -w stop >/dev/null

# Onto a disk of its own, which cannot be renamed: what is on it is set aside on it. The disk goes with the shell that mounts it.
as mkdir "$work/disk"
ours "$third" based unshare --mount bash -euc '
  disk=$1 bases=$2 from=$3
  mount -t tmpfs -o size=1g tmpfs "$disk"
  mkdir "$disk/lost+found"
  cp -a "$from/." "$disk/"
  chown postgres: "$disk"
  echo "of the cluster before" > "$disk/before"
  npm run --silent restore -- "$bases" --cluster "$disk" && { echo "The disk was replaced unasked."; exit 1; }
  npm run --silent restore -- "$bases" --cluster "$disk" --replace
  [ -d "$disk/lost+found" ] && [ ! -e "$disk/before" ]
  [ "$(cat "$disk"/before-restore-*/before)" = "of the cluster before" ]
  [ -f "$disk"/before-restore-*/global/pg_control ] && [ -f "$disk/global/pg_control" ]
' - "$work/disk" "$work/bases" "$work/cluster-$third" || fail "a cluster on a disk of its own was not replaced."
echo "The drill held: a dump on a server that had never seen Sideline, a base backup, and one onto a disk of its own, each proved."
