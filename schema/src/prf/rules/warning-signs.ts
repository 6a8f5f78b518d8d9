import { NEWS2_BAND_LABELS, type News2Band, raisesAlert } from '../../clinical/news2.js';
import {
  childSignsNote,
  MATERNAL_PRESSURE,
  redSignsOf,
  type SingleSign,
} from '../../clinical/single-signs.js';
import { entriesFieldsOf, type ObservationEntry } from '../catalogue/catalogue.js';
import { derivationPatient } from '../record/derive.js';
import { liveEntries, zoneOf } from '../record/facts.js';
import { formatTime, formatValue } from '../record/format.js';
import { drugOf, FORMULARY } from '../catalogue/formulary.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import type { Notice } from './notice.js';
import { compare } from '../../compare.js';

/**
 * What a signer must not overlook: the highest NEWS2 and every red sign. Named at review; nothing here decides, or stops a
 * signature. A drug that was repeated too soon is a question (prf/questions/drugs).
 */

const SETS = entriesFieldsOf('observations').find(({ name }) => name === 'entries');

const setsOf = (facts: PrfFacts): readonly ObservationEntry[] =>
  (liveEntries(facts, 'observations', 'entries') as readonly ObservationEntry[]).toSorted((a, b) =>
    compare(a.date_time, b.date_time),
  );

const takenAt = ({ date_time }: ObservationEntry, facts: PrfFacts): string =>
  date_time == null ? 'at an unknown time' : `at ${formatTime(date_time, zoneOf(facts))}`;

/** The highest whole score of the record that is not low: the first set that reached it. */
const highestNews2 = (facts: PrfFacts, sets: readonly ObservationEntry[]): readonly Notice[] => {
  let highest: { readonly set: ObservationEntry; readonly total: number; readonly band: News2Band } | null =
    null;
  for (const set of sets) {
    const { total, band } = set.news2 ?? {};
    if (total == null || band == null || !raisesAlert(band)) continue;
    if (highest === null || total > highest.total) highest = { set, total, band };
  }
  if (highest === null) return [];
  const { set, total, band } = highest;
  return [
    {
      section: 'observations',
      field: 'date_time',
      entryId: set.id,
      code: 'HIGHEST_NEWS2',
      label: 'Highest NEWS2',
      message: `${String(total)}, ${NEWS2_BAND_LABELS[band].toLowerCase()}, ${takenAt(set, facts)}.`,
    },
  ];
};

/** Whether a sign is red for the pregnancy, or the birth in the last six weeks, alone. */
const isMaternal = (sign: SingleSign, { bp_systolic }: ObservationEntry, isPregnant: boolean): boolean =>
  isPregnant &&
  (sign === 'bp_diastolic' ||
    (sign === 'bp_systolic' && bp_systolic != null && bp_systolic >= MATERNAL_PRESSURE.systolicFrom));

/**
 * Every sign that calls for action on its own, in a whole set or not: what scores 3 by NEWS2 (Royal College of Physicians, 2017),
 * also in pregnancy and where the age is unknown; a child's by the ranges of the age.
 */
const redSigns = (facts: PrfFacts, sets: readonly ObservationEntry[]): readonly Notice[] => {
  const patient = derivationPatient(facts);
  const why =
    childSignsNote(patient.ageYears) === null ? 'scores 3 on its own' : 'is a high-risk sign at this age';
  return sets.flatMap((set) =>
    redSignsOf(set, patient).flatMap((parameter): Notice[] => {
      const field = SETS?.fields.find(({ name }) => name === parameter);
      if (field === undefined) return [];
      const row = set as unknown as Readonly<Record<string, unknown>>;
      return [
        {
          section: 'observations',
          field: parameter,
          entryId: set.id,
          code: 'RED_SIGN',
          label: field.label,
          message: `${formatValue(field, row[parameter], row)} ${takenAt(set, facts)} ${isMaternal(parameter, set, patient.isPregnant) ? 'is severe hypertension in pregnancy' : why}.`,
        },
      ];
    }),
  );
};

export const warningSigns = (facts: PrfFacts): readonly Notice[] => {
  const sets = setsOf(facts);
  return [...highestNews2(facts, sets), ...redSigns(facts, sets)];
};

const CHECKED = [...new Set(Object.values(FORMULARY).flatMap(({ interval }) => interval?.ingredient ?? []))];

/**
 * Which drugs the check of intervals covers: those with a published interval, and those for which the provider's formulary
 * has one.
 */
export const intervalsChecked = ({ doseRanges = [] }: Pick<PrfFacts, 'doseRanges'>): string => {
  const own = doseRanges
    .filter(({ leastIntervalMinutes }) => leastIntervalMinutes !== null)
    .map(({ drug }) => drugOf(drug)?.interval?.ingredient ?? drugOf(drug)?.label ?? drug);
  const names = [...new Set([...CHECKED, ...own])].sort((a, b) => compare(a.toLowerCase(), b.toLowerCase()));
  return `Intervals between doses are checked for these only: ${names.join(', ').toLowerCase()}. No interval is known for other drugs.`;
};
