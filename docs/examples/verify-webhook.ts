/** Checks that a webhook delivery is Sideline's and new. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const OLDEST_SECONDS = 5 * 60;

export interface Delivery {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  /** As it came: check before you parse. */
  readonly body: string;
}

export const isGenuine = (secret: string, delivery: Delivery, nowSeconds = Date.now() / 1000): boolean => {
  if (Math.abs(nowSeconds - Number(delivery.timestamp)) > OLDEST_SECONDS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${delivery.id}.${delivery.timestamp}.${delivery.body}`;
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  // While a secret is being replaced there are two signatures, and one of them is yours.
  return delivery.signature.split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};
