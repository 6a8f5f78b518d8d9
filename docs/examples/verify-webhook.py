"""Checks that a webhook delivery is Sideline's and new. Standard library only."""

import base64
import hashlib
import hmac
import time

OLDEST_SECONDS = 5 * 60


def is_genuine(secret, headers, body, now=None):
    """`headers` with names in lower case, `body` as the bytes that came. Check before you parse the body."""
    event_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs((time.time() if now is None else now) - int(timestamp)) > OLDEST_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{event_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    # While a secret is being replaced there are two signatures, and one of them is yours.
    return any(hmac.compare_digest(expected, given) for given in headers["webhook-signature"].split(" "))
