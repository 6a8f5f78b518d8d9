import { LIMITS } from '@sideline/schema/limits';

/** Whether something was kept so long ago that only what the server does not have may stay. */
const isOld = ({ keptAt }: { readonly keptAt: number }, now: number): boolean =>
  now - keptAt > LIMITS.autosave.keptForMs;

/** What decides how long something kept stays. */
export interface Kept {
  readonly keptAt: number;
  readonly isUnsent?: boolean;
  readonly isSent?: boolean;
}

/**
 * Whether the server confirmed it more than a day ago: a draft and work on a list by `isUnsent`, a picture by `isSent`, a
 * record or a list only by its age. What the server does not have stays until it has it, however old, and so does what it
 * is based on: see `recordsAtWork` and `listsAtWork`.
 */
export const isToWipe = (kept: Kept, now: number): boolean =>
  kept.isUnsent !== true && kept.isSent !== false && isOld(kept, now);

/**
 * Whether the device has been idle so long that it may not hold an open key. A time in the future means that the clock
 * was set back.
 */
export const isIdle = ({ idleMs }: { readonly idleMs?: number }, touchedAt: number, now: number): boolean =>
  now - touchedAt >= (idleMs ?? LIMITS.session.idleMinutes * 60_000);
