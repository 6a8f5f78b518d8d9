import { LIMITS } from '@sideline/schema/limits';

const MINUTE_MS = 60_000;
/** The provider's come again at least twice in this time, changed or not. */
const OPEN_MS = MINUTE_MS;
/** By so much a device's clock may be wrong without anybody having noticed. */
const DRIFT_MS = LIMITS.clockDriftMinutes * MINUTE_MS;
/** From when figures are due until it is said that none came: they are asked for in between. */
const GRACE_MS = 2 * MINUTE_MS;

interface Came {
  /** Of a client's figures; null of the provider's. */
  readonly nextAt: string | null;
  /** By this device's clock. */
  readonly cameAt: number;
}

/** Whether newer figures than these are due, and whether they are late. `ahead` is by how much this device's clock is wrong. */
export const figuresDue = (
  { nextAt, cameAt }: Came,
  now: number,
  ahead = 0,
): { readonly isDue: boolean; readonly isLate: boolean } => {
  const dueAt = nextAt === null ? cameAt + OPEN_MS : Date.parse(nextAt) + ahead + DRIFT_MS;
  return { isDue: now > dueAt, isLate: now > dueAt + GRACE_MS };
};
