import { momentAt } from '@sideline/schema/wall-time';
import { browserZone, dayStart } from '../../lib/dates';

const MINUTE_MS = 60_000;

/** 'HH:mm' of '14:32', '1432' or '9:05'; null of what is no time of day. */
export const timeOfDay = (text: string): string | null => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):?(\d{2})$/.exec(text.trim()) ?? [];
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : `${hours.padStart(2, '0')}:${minutes}`;
};

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
    const time = timeOfDay(text);
    return day === undefined || time === null ? null : momentAt(`${day}T${time}`, zone);
  };
  const end = at(to ?? from, until);
  return {
    from: at(from, since)?.toISOString() ?? dayStart(from),
    to: end === null ? dayStart(to, 1) : new Date(end.getTime() + MINUTE_MS).toISOString(),
  };
};
