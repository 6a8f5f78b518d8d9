#!/bin/sh
# Reads what is below its minimum and which orders are on their way, for example after a `stock.low` webhook.
#
#   SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_… sh list-low-stock.sh
#
# The token needs `stock_read` and `purchasing_read`.
set -eu

curl --silent --show-error --fail-with-body "$SIDELINE_URL/graphql" \
  --header "Authorization: Bearer $SIDELINE_TOKEN" \
  --header "Content-Type: application/json" \
  --header "Accept: application/graphql-response+json" \
  --data '{
    "query": "query LowStock($first: Int, $after: String) { lowStock(first: $first, after: $after) { nodes { itemId itemName locationId locationName onHand minimum onOrder daysOfCover supplierName } pageInfo { hasNextPage endCursor } } purchaseOrders(first: $first, filter: { state: ordered }) { nodes { id number state supplierName expectedOn isOverdue } } }",
    "variables": { "first": 25 }
  }'
