/** '7.75 h' */
export const hoursText = (hours: number): string =>
  `${hours.toLocaleString('en-GB', { maximumFractionDigits: 2 })} h`;

/** How long a shift should last, in elapsed hours, whatever the clocks show. */
export const plannedHours = ({
  shiftStart,
  shiftEnd,
}: {
  readonly shiftStart: string;
  readonly shiftEnd: string;
}): number => (Date.parse(shiftEnd) - Date.parse(shiftStart)) / 3_600_000;
