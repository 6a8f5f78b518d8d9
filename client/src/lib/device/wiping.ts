import { LIMITS } from '@sideline/schema/limits';

/** Whether something was kept so long ago that only what the server does not have may stay. */
const isOld = ({ keptAt }: { readonly keptAt: number }, now: number): boolean =>
  now - keptAt > LIMITS.autosave.keptForMs;

/** What says of something kept how long it stays. */
export interface Kept {
  readonly keptAt: number;
  readonly isUnsent?: boolean;
  readonly isSent?: boolean;
}

/**
 * Whether the server has confirmed it a day ago: a draft by `isUnsent`, a picture by `isSent`, a record or list
 * as read by its age alone. What the server does not have stays until it has it, however old, and so does the record under it:
 * see `recordsAtWork`.
 */
export const isToWipe = (kept: Kept, now: number): boolean =>
  kept.isUnsent !== true && kept.isSent !== false && isOld(kept, now);

/** Whether the device has been idle so long that no open key may stay on it. A time in the future means that the clock was set back. */
export const isIdle = ({ idleMs }: { readonly idleMs?: number }, touchedAt: number, now: number): boolean =>
  now - touchedAt >= (idleMs ?? LIMITS.session.idleMinutes * 60_000);
