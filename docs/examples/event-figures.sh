#!/bin/sh
# Reads the figures of an event. A token for a client gets its own events only, rounded down and masked under five.
#
#   SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_… sh event-figures.sh <event id>
set -eu

curl --silent --show-error --fail-with-body "$SIDELINE_URL/api/events/$1/figures" \
  --header "Authorization: Bearer $SIDELINE_TOKEN"
