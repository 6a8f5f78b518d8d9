import { z } from 'zod';
import { PUSH_LIMITS } from '../notification-choices.js';
import { NOTIFICATION_KINDS } from '../notifications.js';

export const channelChoice = z.object({
  kind: z.enum(NOTIFICATION_KINDS as readonly [string, ...string[]]),
  app: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
});

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.')
  .nullable();

/** When notifications are sent: both ends of the quiet hours or neither. */
export const notificationTimes = z
  .object({
    quietFrom: clock,
    quietTo: clock,
    digestHour: z
      .number()
      .int('Choose an hour from 0 to 23.')
      .min(0, 'Choose an hour from 0 to 23.')
      .max(23, 'Choose an hour from 0 to 23.')
      .nullable(),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    message: 'Enter when quiet hours begin and when they end.',
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
    path: ['quietTo'],
    message: 'Quiet hours must end at a different time from their start.',
  });

const base64Url = z
  .string()
  .max(PUSH_LIMITS.keyLength, 'This key is too long.')
  .regex(/^[\w-]{16,}$/, 'Send the key as the browser gives it.');

/** A browser that agreed to receive push messages, as it describes itself. */
export const pushDevice = z.object({
  id: z.uuid('Send a UUID made by the client.'),
  endpoint: z
    .url('Send the address that the browser gives.')
    .max(PUSH_LIMITS.endpointLength, 'This address is too long.'),
  p256dh: base64Url,
  auth: base64Url,
  label: z
    .string()
    .trim()
    .min(1, 'Give the device a name.')
    .max(PUSH_LIMITS.labelLength, `Use at most ${PUSH_LIMITS.labelLength} characters.`),
});
