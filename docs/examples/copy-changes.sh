#!/bin/sh
# Follows the change feed: prints what has changed since the last run, and keeps the cursor in a file.
#
#   SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_… sh copy-changes.sh
#
# The token needs the read scope of what you want to hear of: here `events_read`.
set -eu

cursor_file="${SIDELINE_CURSOR_FILE:-sideline-cursor}"
cursor=""
[ ! -f "$cursor_file" ] || cursor="$(cat "$cursor_file")"

while :; do
  # --fail-with-body: a refusal ends the script, and its JSON says why and what to do.
  answer="$(curl --silent --show-error --fail-with-body --get "$SIDELINE_URL/api/changes" \
    --header "Authorization: Bearer $SIDELINE_TOKEN" \
    --data-urlencode "since=$cursor" \
    --data-urlencode "kinds=event" \
    --data-urlencode "first=100")"
  echo "$answer"
  cursor="$(printf '%s' "$answer" | sed -n 's/.*"cursor":"\([^"]*\)".*/\1/p')"
  printf '%s' "$cursor" >"$cursor_file"
  case "$answer" in
    *'"has_more":true'*) ;;
    *) break ;;
  esac
done
