import { createHmac, randomBytes } from 'node:crypto';

/**
 * Signatures as standardwebhooks.com has them: HMAC-SHA256 over 'id.timestamp.body' with the bytes behind `whsec_`, in base64,
 * after 'v1,'.
 */

const PREFIX = 'whsec_';

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

const signatureOf = (secret: string, { id, timestamp, body }: Signed): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const content = `${id}.${String(timestamp)}.${body}`;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};

/** The headers of a delivery. Each valid secret signs; the receiver accepts the delivery if one signature matches. */
export const webhookHeaders = (
  secrets: readonly string[],
  signed: Signed,
): Readonly<Record<string, string>> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
});
