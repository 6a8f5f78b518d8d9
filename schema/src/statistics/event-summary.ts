import { numberText, type Formats } from '../provider/formats.js';
import { countWords, type PublishedCount } from './masking.js';
import { shownRate } from './rates.js';

interface Summarised {
  readonly presentations: PublishedCount;
  readonly conveyed: PublishedCount;
  readonly attendance: number | null;
  readonly isAttendanceExpected: boolean;
  readonly ppr: {
    readonly value: number | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly comparison: string;
  };
}

/** What the figures of an event say, in one paragraph: on the screen, in the API and on paper. It knows no more than they do. */
export const eventSummary = (figures: Summarised, formats?: Formats): string => {
  const figure = (value: number): string => numberText(shownRate(value), formats);
  const { presentations, conveyed, ppr, attendance, isAttendanceExpected } = figures;
  const crowd =
    attendance === null
      ? ''
      : ` of ${figure(attendance)} ${isAttendanceExpected ? 'expected to attend' : 'attending'}`;
  const counted = (count: PublishedCount): string => countWords(count, formats);
  const rate =
    ppr.value === null || ppr.low === null || ppr.high === null
      ? ''
      : ` That is ${figure(ppr.value)} for every 1,000, probably ${figure(ppr.low)} to ${figure(ppr.high)}. ${ppr.comparison}.`;
  return `People seen${crowd}: ${counted(presentations)}.${rate} Conveyed to hospital: ${counted(conveyed)}.`;
};
