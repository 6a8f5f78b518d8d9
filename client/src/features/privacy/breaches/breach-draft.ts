import type { BreachDataCategory, BreachPeopleCategory, BreachRisk } from '@sideline/schema/breach';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { breachFacts, type BreachFacts } from '@sideline/schema/validation/breach';
import { check, type Checked } from '@sideline/schema/validation/check';
import { momentAt, wallTime } from '@sideline/schema/wall-time';
import type { BreachRowFragment } from './breaches.generated';

type Texts = Readonly<
  Record<Exclude<keyof BreachFacts, 'dataCategories' | 'peopleCategories' | 'risk'>, string>
>;

/** The content of the form: texts, so that nothing half-typed is lost. Times are on the UK clock. */
export interface BreachDraft extends Texts {
  readonly dataCategories: readonly BreachDataCategory[];
  readonly peopleCategories: readonly BreachPeopleCategory[];
  readonly risk: BreachRisk;
}

const wall = (moment: string | null): string => (moment === null ? '' : wallTime(moment, HOME_ZONE));

/** A breach in the form. Null is a new one, which became known now. */
export const draftOf = (breach: BreachRowFragment | null, now: Date): BreachDraft => ({
  whatHappened: breach?.whatHappened ?? '',
  happenedAt: wall(breach?.happenedAt ?? null),
  knownAt: wall(breach?.knownAt ?? now.toISOString()),
  dataCategories: breach?.dataCategories ?? [],
  peopleCategories: breach?.peopleCategories ?? [],
  peopleCount: breach?.peopleCount?.toString() ?? '',
  recordsCount: breach?.recordsCount?.toString() ?? '',
  consequences: breach?.consequences ?? '',
  risk: breach?.risk ?? 'risk',
  measures: breach?.measures ?? '',
  icoNotifiedAt: wall(breach?.icoNotifiedAt ?? null),
  icoReference: breach?.icoReference ?? '',
  icoNotNotifiedReason: breach?.icoNotNotifiedReason ?? '',
  icoLateReason: breach?.icoLateReason ?? '',
  peopleNotifiedAt: wall(breach?.peopleNotifiedAt ?? null),
  peopleHow: breach?.peopleHow ?? '',
  peopleNotNotifiedReason: breach?.peopleNotNotifiedReason ?? '',
});

/** A time that was not changed stays the same: clocks show no seconds, and one hour in autumn twice. */
const momentOf = (typed: string, before: string | null): Date | null | undefined => {
  if (typed === '') return null;
  if (before !== null && typed === wall(before)) return new Date(before);
  return momentAt(typed, HOME_ZONE) ?? undefined;
};
const countOf = (typed: string): number | null => {
  const plain = typed.replaceAll(/[\s,]/g, '');
  return plain === '' ? null : Number(plain);
};

/** The form as it is sent, or what is wrong with it. */
export const factsOf = (
  draft: BreachDraft,
  before: BreachRowFragment | null,
  now: Date,
): Checked<BreachFacts> => {
  const moment = (field: 'happenedAt' | 'knownAt' | 'icoNotifiedAt' | 'peopleNotifiedAt') =>
    momentOf(draft[field], before?.[field] ?? null);
  return check(breachFacts(now), {
    ...draft,
    happenedAt: moment('happenedAt'),
    knownAt: moment('knownAt'),
    peopleCount: countOf(draft.peopleCount),
    recordsCount: countOf(draft.recordsCount),
    icoNotifiedAt: moment('icoNotifiedAt'),
    peopleNotifiedAt: moment('peopleNotifiedAt'),
  });
};
