"""Copies events into a dictionary and keeps it up to date from the change feed. Standard library only.

    SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_... python3 copy-changes.py

The token needs the scope `events_read`.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ["SIDELINE_URL"]
TOKEN = os.environ["SIDELINE_TOKEN"]


class SidelineError(Exception):
    """A refusal. `code` is one of the codes in the error table; `request_id` helps support."""

    def __init__(self, status, body):
        super().__init__(body.get("message", f"HTTP {status}"))
        self.status = status
        self.code = body.get("code")
        self.problems = body.get("problems", [])
        self.request_id = body.get("requestId")


def call(path, body=None):
    """One request. Waits and tries again where the server says for how long."""
    request = urllib.request.Request(
        URL + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"},
    )
    for _ in range(5):
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            wait = error.headers.get("Retry-After")
            if wait is None:
                raise SidelineError(error.code, json.load(error)) from error
            time.sleep(int(wait))
    raise TimeoutError("Sideline is too busy. Try again later.")


EVENT = "query Event($id: ID!) { event(eventId: $id) { id name date } }"


def read_event(event_id):
    answer = call("/graphql", {"query": EVENT, "variables": {"id": event_id}})
    if "errors" in answer:
        error = answer["errors"][0]
        # Deleted since: the feed will say so.
        if error["extensions"]["code"] == "NOT_FOUND":
            return None
        raise RuntimeError(error["message"])
    return answer["data"]["event"]


def follow(events, cursor):
    """Brings `events` up to date and returns the cursor for the next time. Keep the cursor with the copy."""
    while True:
        query = urllib.parse.urlencode({"since": cursor, "kinds": "event", "first": 100})
        page = call(f"/api/changes?{query}")
        for change in page["changes"]:
            event = None if change["is_deleted"] else read_event(change["id"])
            if event is None:
                events.pop(change["id"], None)
            else:
                events[change["id"]] = event
        cursor = page["cursor"]
        if not page["has_more"]:
            return cursor


if __name__ == "__main__":
    copied = {}
    try:
        follow(copied, "")
    except SidelineError as error:
        sys.exit(f"{error.code}: {error} (request {error.request_id})")
    print(json.dumps(copied))
