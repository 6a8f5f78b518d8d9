import type { CheerReport } from './cheer-report.types.js';

const count = (value: number): string => value.toLocaleString('en-GB');
export const oneDecimal = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: 1 });
const of = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** What the figures say, in one paragraph. */
export const summaryOf = ({ teams, total }: Omit<CheerReport, 'summary'>): string => {
  const [first] = teams;
  if (first === undefined) return 'No one from a cheer team was seen at this event.';
  const whose = teams.length === 1 ? first.name : of(teams.length, 'team', 'teams');
  const seen = `From ${whose}, ${of(total.presented, 'athlete was', 'athletes were')} seen ${of(total.presentations, 'time', 'times')}.`;
  const rate =
    total.rate === null
      ? ''
      : ` That is ${oneDecimal(total.rate.value)} in every 100 of the ${count(total.registered)} registered, probably ${oneDecimal(total.rate.low)} to ${oneDecimal(total.rate.high)}.`;
  const heads =
    total.headInjuries === 0
      ? ' There were no head injuries.'
      : ` There ${total.headInjuries === 1 ? 'was' : 'were'} ${of(total.headInjuries, 'head injury', 'head injuries')}, ${count(total.followedUp)} with follow-up.`;
  return `${seen}${rate} ${of(total.conveyed, 'was', 'were')} conveyed to hospital.${heads}`.replace(
    / 0 were conveyed/,
    ' Nobody was conveyed',
  );
};
