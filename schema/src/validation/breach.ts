import { z } from 'zod';
import { BREACH_DATA_KEYS, BREACH_PEOPLE_KEYS, BREACH_RISK_KEYS, isTooLateForIco } from '../breach.js';
import { LIMITS } from '../limits.js';
import { AHEAD_WORDS, isAhead } from './instant.js';
import { optionalText, requiredText } from './text.js';

const { short, long } = LIMITS.text;

const moment = (message: string) =>
  z
    .date(message)
    .nullish()
    .transform((value) => value ?? null);
const count = (what: string) =>
  z
    .int(`Enter a whole number of ${what}, or leave this empty while it is unknown.`)
    .min(0, 'Enter 0 or more.')
    .max(LIMITS.breaches.most, `Enter at most ${LIMITS.breaches.most.toLocaleString('en-GB')}.`)
    .nullish()
    .transform((value) => value ?? null);
const some = <K extends string>(keys: readonly K[], message: string) =>
  z
    .array(z.enum(keys, message), message)
    .min(1, message)
    // In the order of the table, each once: so that choosing the same again is no change.
    .transform((chosen) => keys.filter((key) => chosen.includes(key)));

const facts = z.object({
  whatHappened: requiredText(long, 'Say what happened.'),
  happenedAt: moment('Enter a date and time, or leave this empty while it is unknown.'),
  knownAt: z.date('Enter the date and time when it became known.'),
  dataCategories: some(BREACH_DATA_KEYS, 'Choose the kinds of data.'),
  peopleCategories: some(BREACH_PEOPLE_KEYS, 'Choose whose data it is.'),
  peopleCount: count('people'),
  recordsCount: count('records'),
  consequences: optionalText(long),
  risk: z.enum(BREACH_RISK_KEYS, 'Choose the risk to people.'),
  measures: optionalText(long),
  icoNotifiedAt: moment('Enter the date and time when the ICO was notified.'),
  icoReference: optionalText(short),
  icoNotNotifiedReason: optionalText(1_000),
  icoLateReason: optionalText(1_000),
  peopleNotifiedAt: moment('Enter the date and time when the people were notified.'),
  peopleHow: optionalText(1_000),
  peopleNotNotifiedReason: optionalText(1_000),
});
export type BreachFacts = z.output<typeof facts>;

const EARLY = 'This cannot be before it became known.';

/** What is wrong with facts of which each by itself is right, by field. */
function* problemsOf(said: BreachFacts, now: Date): Generator<readonly [keyof BreachFacts, string]> {
  const { knownAt, happenedAt, icoNotifiedAt, peopleNotifiedAt } = said;
  for (const field of ['happenedAt', 'knownAt', 'icoNotifiedAt', 'peopleNotifiedAt'] as const)
    if (isAhead(said[field] ?? now, now)) yield [field, AHEAD_WORDS];
  if (happenedAt !== null && happenedAt > knownAt)
    yield ['happenedAt', 'It cannot have happened after it became known.'];
  if (icoNotifiedAt !== null && icoNotifiedAt < knownAt) yield ['icoNotifiedAt', EARLY];
  if (peopleNotifiedAt !== null && peopleNotifiedAt < knownAt) yield ['peopleNotifiedAt', EARLY];
  if (icoNotifiedAt === null && said.icoReference !== null)
    yield ['icoNotifiedAt', 'Enter the date and time when the ICO was notified.'];
  if (icoNotifiedAt !== null && said.icoNotNotifiedReason !== null)
    yield ['icoNotNotifiedReason', 'Leave this empty: the ICO was notified.'];
  if (icoNotifiedAt !== null && isTooLateForIco(icoNotifiedAt, knownAt) && said.icoLateReason === null)
    yield [
      'icoLateReason',
      `Say why the ICO was notified more than ${String(LIMITS.retention.breachHours)} hours after the breach became known.`,
    ];
  if (peopleNotifiedAt === null && said.peopleHow !== null)
    yield ['peopleNotifiedAt', 'Enter the date and time when the people were notified.'];
  if (peopleNotifiedAt !== null && said.peopleHow === null)
    yield ['peopleHow', 'Say how the people were notified.'];
  if (peopleNotifiedAt !== null && said.peopleNotNotifiedReason !== null)
    yield ['peopleNotNotifiedReason', 'Leave this empty: the people were notified.'];
}

/** The details of a breach at a given time. Returned as stored. */
export const breachFacts = (now: Date) =>
  facts.superRefine((said, context) => {
    for (const [field, message] of problemsOf(said, now))
      context.addIssue({ code: 'custom', path: [field], message });
  });
