"""Takes a delivery about supply and reads what it tells of: stock that is low, an order that was approved, what arrived of an
order, a recall. Standard library only.

    SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_... python3 supply-webhook.py < body.json

The token needs `stock_read` and `purchasing_read`. Check the signature first, as in verify-webhook.py.
"""

import json
import os
import sys
import urllib.request

LOW = """query Low($id: ID!) { stockItem(id: $id) {
  item { sku name } rules { locationId locationName minimum par onHand } } }"""
ORDER = """query Order($id: ID!) { purchaseOrder(id: $id) {
  order { number state supplierName deliveryLocationName expectedOn }
  lines { supplierSku itemName packs ordered received }
  receipts { id deliveryNote receivedAt lines { itemName lot expiresOn quantity damaged } } } }"""
RECALL = """query Recall($id: ID!) { recall(id: $id) {
  recall { number title recallClass reference measure itemName } lots { lot expiresOn onHand } } }"""


def ask(query, entity_id):
    """The only field of a query about one thing."""
    request = urllib.request.Request(
        f"{os.environ['SIDELINE_URL']}/graphql",
        data=json.dumps({"query": query, "variables": {"id": entity_id}}).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['SIDELINE_TOKEN']}",
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        body = json.load(answer)
    if "errors" in body:
        raise RuntimeError(body["errors"][0]["message"])
    return next(iter(body["data"].values()))


def read(delivery):
    """What a delivery tells of; None for any other event."""
    kind, data = delivery["type"], delivery["data"]
    if kind == "stock.low":
        found = ask(LOW, data["itemId"])
        low = [rule for rule in found["rules"] if rule["locationId"] == data["locationId"]]
        return {**found["item"], "low": low}
    if kind == "order.approved":
        return ask(ORDER, data["orderId"])
    if kind == "order.received":
        receipts = ask(ORDER, data["orderId"])["receipts"]
        return [receipt for receipt in receipts if receipt["id"] == data["receiptId"]]
    if kind == "recall.activated":
        return ask(RECALL, data["recallId"])
    return None


if __name__ == "__main__":
    print(json.dumps(read(json.load(sys.stdin))))
