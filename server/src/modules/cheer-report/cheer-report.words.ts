import { numberText, type Formats } from '@sideline/schema/provider/formats';
import type { CheerReport } from './cheer-report.types.js';

/** As the provider writes figures, with at most one decimal. */
export const oneDecimal = (value: number, formats: Formats): string =>
  numberText(Math.round(value * 10) / 10, formats);

/** What the figures say, in one paragraph. */
export const summaryOf = ({ teams, total }: Omit<CheerReport, 'summary'>, formats: Formats): string => {
  const count = (value: number): string => numberText(value, formats);
  const figure = (value: number): string => oneDecimal(value, formats);
  const of = (value: number, one: string, many: string): string =>
    `${count(value)} ${value === 1 ? one : many}`;
  const [first] = teams;
  if (first === undefined) return 'No one from a cheer team was seen at this event.';
  const whose = teams.length === 1 ? first.name : of(teams.length, 'team', 'teams');
  const seen = `From ${whose}, ${of(total.presented, 'athlete was', 'athletes were')} seen ${of(total.presentations, 'time', 'times')}.`;
  const rate =
    total.rate === null
      ? ''
      : ` That is ${figure(total.rate.value)} in every 100 of the ${count(total.registered)} registered, probably ${figure(total.rate.low)} to ${figure(total.rate.high)}.`;
  const heads =
    total.headInjuries === 0
      ? ' There were no head injuries.'
      : ` There ${total.headInjuries === 1 ? 'was' : 'were'} ${of(total.headInjuries, 'head injury', 'head injuries')}, ${count(total.followedUp)} with follow-up.`;
  return `${seen}${rate} ${of(total.conveyed, 'was', 'were')} conveyed to hospital.${heads}`.replace(
    / 0 were conveyed/,
    ' Nobody was conveyed',
  );
};
