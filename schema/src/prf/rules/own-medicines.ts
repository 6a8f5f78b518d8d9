import type { PrfFacts } from '../catalogue/kinds.js';
import { isRecord } from '../record/canonical.js';
import { isTakenOf } from './anticoagulants.js';

/**
 * What the patient takes by themselves: the record's own list, then what only the patient's details say. The one reading of both
 * for the handover and the questions, so that neither denies what the other knows. A text is taken apart before anything is
 * decided about it, and nothing of it is cut.
 */

export interface OwnMedicine {
  /** 'Apixaban', or the statement of the patient's details: 'apixaban 5 mg twice a day'. */
  readonly text: string;
  /** The row of the record's list; absent where only the patient's details say it. */
  readonly row?: Readonly<Record<string, unknown>>;
}

/** What follows a comma and still belongs to the medicine before it: 'Ramipril, 5 mg, at night'. */
const CONTINUES =
  /^(?:\d|(?:od|bd|tds|qds|om|on|prn|mane|nocte|once|twice|three|four|every|each|daily|weekly|as|at|in|if|with|when|since|until|last|not|but|then|taken|half|morning|evening|night)\b)/iu;
const NO_MEDICINE = /^(?:none|nil|no)?\.?$/iu;

const withoutDoubles = (texts: readonly string[]): readonly string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];

/** Each medicine of a free text, one for a line, semicolon or comma; none where it says that there are none. */
export const medicinesIn = (text: string | null | undefined): readonly string[] =>
  withoutDoubles(
    (text ?? '').split(/[\n;]/u).flatMap((line) => {
      const found: string[] = [];
      for (const part of line.split(',').map((piece) => piece.replace(/\s+/gu, ' ').trim())) {
        const former = found.at(-1);
        if (former !== undefined && CONTINUES.test(part)) found[found.length - 1] = `${former}, ${part}`;
        else if (!NO_MEDICINE.test(part)) found.push(part);
      }
      return found;
    }),
  );

/** Words that name no medicine. */
const FILLER =
  /^(?:mg|mcg|microgram|micrograms|gram|grams|units?|once|twice|three|four|times|daily|weekly|every|each|day|days|week|morning|evening|night|hours?|tds|qds|prn|mane|nocte|tablets?|capsules?|puffs?|the|and|for|with|taken|takes)$/u;
const FEWEST_LETTERS = 3;
const namesIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length >= FEWEST_LETTERS && !FILLER.test(word));

/** Whether a medicine of the record says all that a statement does. In doubt both are named. */
const isSaidBy = (statement: string, medicine: string): boolean => {
  const names = namesIn(statement);
  const said = new Set(namesIn(medicine));
  return names.length > 0 && names.every((name) => said.has(name) && isTakenOf([name], medicine));
};

export const ownMedicinesOf = (facts: PrfFacts): readonly OwnMedicine[] => {
  const rows = facts.data['PresentingComplaint']?.['current_medicines'];
  const named = (Array.isArray(rows) ? rows.filter(isRecord) : []).flatMap((row) => {
    const medicine = row['medicine'];
    return typeof medicine === 'string' && medicine.trim() !== '' ? [{ text: medicine.trim(), row }] : [];
  });
  const own = medicinesIn(facts.patientMedicines).filter(
    (statement) => !named.some(({ text }) => isSaidBy(statement, text)),
  );
  return [...named, ...own.map((text) => ({ text }))];
};
