import { HOME_ZONE, localDay } from './local-day.js';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_TABLE,
  type NotificationGroup,
  type NotificationKind,
} from './notifications.js';
import type { Role } from './roles.js';
import { twinOf } from './wall-clock.js';
import { momentAt, wallTime } from './wall-time.js';

/** How each person is notified: by which channels of which kind, and when. */

export const NOTIFICATION_CHANNELS = ['app', 'mail', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const CHANNEL_LABELS: Readonly<Record<NotificationChannel, string>> = {
  app: 'In the app',
  mail: 'E-mail',
  push: 'On your devices',
};

/** By which channels a person receives a kind. */
export type ChannelChoice = Readonly<Record<NotificationChannel, boolean>>;

/** When what is not urgent is sent by e-mail and to devices; clock times of the provider's zone. */
export interface NotificationTimes {
  /** '22:00'; null with `quietTo` where there are no quiet hours. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  /** The hour of the daily summary, 0 to 23; null sends each at once. */
  readonly digestHour: number | null;
}

export const AT_ONCE: NotificationTimes = { quietFrom: null, quietTo: null, digestHour: null };

export const PUSH_LIMITS = {
  /** Of one person. */
  devices: 10,
  labelLength: 60,
  endpointLength: 1_000,
  keyLength: 200,
  /** How long a message may wait for a device that is off, and be tried again. */
  keptHours: 24,
} as const;

/** The push services of the browsers in use: the only places to which a device may ask the server to send. */
export const PUSH_SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
];

/** Whether an address is one of a browser's push service, or begins with one of `others` (`https://push.example.org`). */
export const isPushService = (endpoint: string, others: readonly string[] = []): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username } = new URL(endpoint);
  if (username !== '') return false;
  if (others.includes(origin)) return true;
  return protocol === 'https:' && port === '' && PUSH_SERVICES.some((service) => service.test(hostname));
};

/** The kinds that a person of a role may receive, in the order of the table. */
export const kindsFor = (role: Role): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => role === 'admin' || NOTIFICATION_TABLE[kind].to === 'anyone');

/** The default for a kind, until a person chooses otherwise. */
export const defaultChoice = (kind: NotificationKind): ChannelChoice => {
  const { isUrgent, group } = NOTIFICATION_TABLE[kind];
  const pushed: readonly NotificationGroup[] = ['shifts', 'swaps'];
  return { app: true, mail: true, push: isUrgent || pushed.includes(group) };
};

/** Whether a channel of a kind may be switched off: what is urgent stays in the app. */
export const maySwitchOff = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel !== 'app' || !NOTIFICATION_TABLE[kind].isUrgent;

const clockOf = (moment: Date, timeZone: string): string => wallTime(moment, timeZone).slice(11);

const isWithin = (clock: string, from: string, to: string): boolean =>
  from < to ? from <= clock && clock < to : from <= clock || clock < to;

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** The next moment at which the clocks show a time, after `now`. */
const nextAt = (clock: string, now: Date, timeZone: string): Date => {
  const today = localDay(now, timeZone);
  for (const day of [today, dayAfter(today)]) {
    const first = momentAt(`${day}T${clock}`, timeZone);
    if (first === null) break;
    // Where the clocks went back, the same time comes twice.
    const found = [first, twinOf(first, timeZone)].find((moment) => moment !== null && moment > now);
    if (found) return found;
  }
  throw new RangeError(`${clock} is not a time.`);
};

/** When the quiet hours around a moment end; null outside quiet hours. */
export const quietUntil = (
  now: Date,
  { quietFrom, quietTo }: Pick<NotificationTimes, 'quietFrom' | 'quietTo'>,
  timeZone: string = HOME_ZONE,
): Date | null => {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return null;
  return isWithin(clockOf(now, timeZone), quietFrom, quietTo) ? nextAt(quietTo, now, timeZone) : null;
};

/** The next daily summary after a moment, and the day that it is of: there is one a day. */
export const nextDigest = (
  now: Date,
  hour: number,
  timeZone: string = HOME_ZONE,
): { readonly at: Date; readonly day: string } => {
  const at = nextAt(`${String(hour).padStart(2, '0')}:00`, now, timeZone);
  return { at, day: localDay(at, timeZone) };
};

/** What to do with a notification by e-mail and push, at a moment. */
export type Delivery =
  | { readonly is: 'sent'; readonly mail: boolean; readonly push: boolean }
  | { readonly is: 'waiting'; readonly until: Date }
  | { readonly is: 'gathered'; readonly at: Date; readonly day: string };

/** The rule of delivery. What is urgent is sent at once; the rest waits for the summary, or for the end of quiet hours. */
export const deliveryOf = (
  kind: NotificationKind,
  choice: ChannelChoice,
  times: NotificationTimes,
  now: Date,
  timeZone: string = HOME_ZONE,
): Delivery => {
  const { mail, push } = choice;
  const sent: Delivery = { is: 'sent', mail, push };
  if (NOTIFICATION_TABLE[kind].isUrgent || (!mail && !push)) return sent;
  if (times.digestHour !== null) return { is: 'gathered', ...nextDigest(now, times.digestHour, timeZone) };
  const until = quietUntil(now, times, timeZone);
  return until === null ? sent : { is: 'waiting', until };
};
