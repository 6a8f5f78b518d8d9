const HOUR_MS = 3_600_000;
const DAY_HOURS = 48;

/** 'less than an hour', '3 hours', '4 days': how long ago it was. */
export function ageOf(moment: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(moment)) / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  if (hours < DAY_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
