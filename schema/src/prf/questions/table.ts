import { entriesFieldsOf, isSectionKey } from '../catalogue/catalogue.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { zoneOf } from '../record/facts.js';
import { entryTitle } from '../record/format.js';
import type { Notice } from '../rules/notice.js';
import { ARREST_QUESTIONS } from './arrest.js';
import { CAPACITY_QUESTIONS } from './capacity.js';
import { DOSING_QUESTIONS } from './dosing.js';
import { DRUG_QUESTIONS } from './drugs.js';
import { INFECTION_QUESTIONS } from './infection.js';
import { OUTCOME_QUESTIONS } from './outcome.js';
import { OXYGEN_QUESTIONS } from './oxygen.js';
import type { Asked, Question } from './question.js';
import { ROLE_QUESTIONS } from './role.js';
import { SIGN_QUESTIONS } from './signs.js';
import { TIME_QUESTIONS } from './times.js';

/** Every question, in the order of clinical section 9: one table, its subjects a file each. */
export const QUESTIONS: readonly Question[] = [
  ...CAPACITY_QUESTIONS,
  ...ROLE_QUESTIONS,
  ...OXYGEN_QUESTIONS,
  ...SIGN_QUESTIONS,
  ...TIME_QUESTIONS,
  ...DRUG_QUESTIONS,
  ...ARREST_QUESTIONS,
  ...OUTCOME_QUESTIONS,
  ...INFECTION_QUESTIONS,
  ...DOSING_QUESTIONS,
];

const titleOf = ({ section, of }: Asked, facts: PrfFacts): string | null => {
  if (of === undefined || !isSectionKey(section)) return null;
  const list = entriesFieldsOf(section).find(({ name }) => name === of.list);
  return list === undefined ? null : entryTitle(list, of.row, { timeZone: zoneOf(facts) });
};

const noticesOf = ({ id, label, ask }: Question, facts: PrfFacts): readonly Notice[] =>
  ask(facts).map((asked) => {
    const { of: _entry, ...place } = asked;
    return { code: id, label: titleOf(asked, facts) ?? label, ...place };
  });

/** What is asked of this record, in the order of the table. */
export const questionsOf = (facts: PrfFacts): readonly Notice[] =>
  QUESTIONS.flatMap((question) => noticesOf(question, facts));

/**
 * The same for one record again and again: a rule is asked again only where a section that it reads, or the patient, has
 * changed. Holds what it was last asked of, so that it must not outlive the record on the screen.
 */
export const questionsWithMemory = (): typeof questionsOf => {
  const last = new Map<
    Question,
    { readonly from: readonly unknown[]; readonly notices: readonly Notice[] }
  >();
  return (facts) =>
    QUESTIONS.flatMap((question) => {
      const { ageYears, ageMonths, hasPatient, patientAllergies, patientMedicines, birth } = facts;
      const { doseRanges, timeZone } = facts;
      const from = [
        ...question.reads.map((section) => facts.data[section]),
        ...[ageYears, hasPatient, patientAllergies, patientMedicines, birth?.dob, birth?.estimatedAge],
        ...[ageMonths, doseRanges, timeZone],
      ];
      const known = last.get(question);
      if (known?.from.every((input, index) => input === from[index]) === true) return known.notices;
      const notices = noticesOf(question, facts);
      last.set(question, { from, notices });
      return notices;
    });
};
