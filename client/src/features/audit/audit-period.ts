import { momentAt } from '@sideline/schema/wall-time';
import { browserZone, dayStart } from '../../lib/dates';
import { typedClock } from '../../lib/typed-day';

const MINUTE_MS = 60_000;

/** The filters as the address holds them: days, and times of day on these days. */
interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** On the first day. */
  readonly since?: string | undefined;
  /** On the last day; the first where there is no last one. */
  readonly until?: string | undefined;
}

/** From when until when, on this device's clock; the last minute and the last day are included, the end itself is not. */
export const periodOf = (
  { from, to, since = '', until = '' }: Asked,
  zone = browserZone(),
): { readonly from: string | null; readonly to: string | null } => {
  const at = (day: string | undefined, text: string): Date | null => {
    const time = typedClock(text);
    return day === undefined || time === null ? null : momentAt(`${day}T${time}`, zone);
  };
  const end = at(to ?? from, until);
  return {
    from: at(from, since)?.toISOString() ?? dayStart(from),
    to: end === null ? dayStart(to, 1) : new Date(end.getTime() + MINUTE_MS).toISOString(),
  };
};
