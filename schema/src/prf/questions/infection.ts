import { fieldAt } from '../catalogue/catalogue.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { holds, valueOf } from '../catalogue/rules.js';
import { liveEntries } from '../record/facts.js';
import { formatValue } from '../record/format.js';
import { once, timed } from './parts.js';
import { LOGIC, type Asked, type Question } from './question.js';

/** What follows the pattern of clinical section 9: no infection risk, in a record that says otherwise. */

/** Precautions for the sake of others; a patient in protective isolation is a risk to nobody. */
const FOR_OTHERS: ReadonlySet<unknown> = new Set(['single_room', 'contact', 'droplet', 'airborne']);

const precautionsOf = (facts: PrfFacts): string => {
  const field = fieldAt('PresentingComplaint', 'infection_precautions');
  const kept = valueOf(facts, 'PresentingComplaint', 'infection_precautions');
  const keys = (Array.isArray(kept) ? kept : []).filter((key: unknown) => FOR_OTHERS.has(key));
  return field === undefined ? '' : formatValue(field, keys).toLowerCase();
};

const POSITIVE = /\b(?:positive|detected)\b/iu;
const NEGATIVE = /\b(?:negative|(?:not|none|nothing|no \w+) detected)\b/iu;

const isSwab = ({ study }: Readonly<Record<string, unknown>>): boolean => study === 'infection_test';

/** The result of the last swab, where it says that something was found; one without a time counts if there is no other. */
const positiveSwab = (facts: PrfFacts): string => {
  const last =
    timed(facts, 'SecondarySurvey', 'investigations', 'performed_at').findLast(isSwab) ??
    liveEntries(facts, 'SecondarySurvey', 'investigations').findLast(isSwab);
  const result = last?.['result'];
  return typeof result === 'string' && POSITIVE.test(result) && !NEGATIVE.test(result) ? result.trim() : '';
};

const contradicted = (facts: PrfFacts): readonly Asked[] => {
  if (!holds('PresentingComplaint', 'infection_risk', 'none_known')(facts)) return [];
  const precautions = precautionsOf(facts);
  const swab = positiveSwab(facts);
  const found = [
    ...(precautions === '' ? [] : [`these are recorded: ${precautions}`]),
    ...(swab === '' ? [] : [`the last swab says: ${swab}`]),
  ];
  return found.length === 0
    ? []
    : once(
        true,
        'PresentingComplaint',
        'infection_risk',
        `The infection risk is ‘None known’, but ${found.join(', and ')}.`,
      );
};

export const INFECTION_QUESTIONS: readonly Question[] = [
  {
    id: 'INFECTION_NONE',
    label: 'Infection risk',
    reads: ['PresentingComplaint', 'SecondarySurvey'],
    source: LOGIC,
    reasons: ['Precautions only until the result was known', 'An old infection that is over'],
    ask: contradicted,
  },
];
