import { LIMITS } from '@sideline/schema/limits';

const MINUTE_MS = 60_000;
/** The provider's figures arrive at least twice in this time, changed or not. */
const OPEN_MS = MINUTE_MS;
/** A device's clock may be wrong by this much without anyone noticing. */
const DRIFT_MS = LIMITS.clockDriftMinutes * MINUTE_MS;
/** How long figures may be overdue before the screen says so. They are requested in between. */
const GRACE_MS = 2 * MINUTE_MS;

interface Came {
  /** For a client's figures; null for the provider's. */
  readonly nextAt: string | null;
  /** By this device's clock. */
  readonly cameAt: number;
}

/** Whether newer figures are due, and whether they are late. `ahead` is how far this device's clock is wrong. */
export const figuresDue = (
  { nextAt, cameAt }: Came,
  now: number,
  ahead = 0,
): { readonly isDue: boolean; readonly isLate: boolean } => {
  const dueAt = nextAt === null ? cameAt + OPEN_MS : Date.parse(nextAt) + ahead + DRIFT_MS;
  return { isDue: now > dueAt, isLate: now > dueAt + GRACE_MS };
};
