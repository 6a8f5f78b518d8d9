#!/bin/sh
# Reads a page of events by GraphQL. The answer's extensions say what it cost and what is left of the rate.
#
#   SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_… sh list-events.sh
set -eu

curl --silent --show-error --fail-with-body "$SIDELINE_URL/graphql" \
  --header "Authorization: Bearer $SIDELINE_TOKEN" \
  --header "Content-Type: application/json" \
  --header "Accept: application/graphql-response+json" \
  --data '{
    "query": "query Events($first: Int, $after: String) { events(first: $first, after: $after) { nodes { id name date } pageInfo { hasNextPage endCursor } } }",
    "variables": { "first": 25 }
  }'
