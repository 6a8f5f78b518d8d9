/** SQL for the two ends of a span, for the IANA name of its zone, and for a moment. */
interface SpanOnDay {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly moment: string;
}

/** SQL for whether at least part of a span is on the day of a moment, by the calendar of the span's own zone. */
export const isOnDayOf = ({ from, to, zone, moment }: SpanOnDay): string => {
  const day = (at: string): string => `(${at} AT TIME ZONE ${zone})::date`;
  const asked = day(`CAST(${moment} AS timestamptz)`);
  return `(${day(from)} <= ${asked} AND ${day(to)} >= ${asked})`;
};
