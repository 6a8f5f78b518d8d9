"""Takes a delivery of 'figures.released' and reads the figures that it tells of. Standard library only.

A token for a client gets what the client's screen shows: its own events, rounded down and masked under five.

    SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_... python3 figures-webhook.py < body.json

Check the signature first, as in verify-webhook.py.
"""

import json
import os
import sys
import urllib.request


def figures_of(delivery):
    """The figures that a delivery tells of; None for any other event."""
    if delivery["type"] != "figures.released":
        return None
    request = urllib.request.Request(
        f"{os.environ['SIDELINE_URL']}/api/events/{delivery['data']['eventId']}/figures",
        headers={"Authorization": f"Bearer {os.environ['SIDELINE_TOKEN']}"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


if __name__ == "__main__":
    print(json.dumps(figures_of(json.load(sys.stdin))))
