import { NEWS2_BAND_LABELS, type News2Band, raisesAlert } from '../../clinical/news2.js';
import { childSignsNote, redSignsOf } from '../../clinical/single-signs.js';
import { wordsOfDuration } from '../../durations.js';
import { type DrugEntry, entriesFieldsOf, type ObservationEntry } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import { entryTitle, formatTime, formatValue } from '../record/format.js';
import { drugOf, FORMULARY } from '../catalogue/formulary.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import type { Notice } from './notice.js';

/**
 * What a signer must not overlook: the highest NEWS2, every red sign, every drug that was repeated too soon. Named at
 * review; nothing here decides, or stops a signature.
 */

const SETS = entriesFieldsOf('observations').find(({ name }) => name === 'entries');

const setsOf = (facts: PrfFacts): readonly ObservationEntry[] =>
  (liveEntries(facts, 'observations', 'entries') as readonly ObservationEntry[]).toSorted((a, b) =>
    (a.date_time ?? '').localeCompare(b.date_time ?? ''),
  );

const takenAt = ({ date_time }: ObservationEntry): string =>
  date_time == null ? 'at an unknown time' : `at ${formatTime(date_time)}`;

/** The highest whole score of the record that is not low: the first set that reached it. */
const highestNews2 = (sets: readonly ObservationEntry[]): readonly Notice[] => {
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
      message: `${String(total)}, ${NEWS2_BAND_LABELS[band].toLowerCase()}, ${takenAt(set)}.`,
    },
  ];
};

/**
 * Every sign that calls for action on its own, in a whole set or not: what scores 3 by NEWS2 (Royal College of Physicians, 2017),
 * also in pregnancy and where the age is unknown; a child's by the ranges of the age.
 */
const redSigns = (facts: PrfFacts, sets: readonly ObservationEntry[]): readonly Notice[] => {
  const { ageYears, ageMonths } = facts;
  const why = childSignsNote(ageYears) === null ? 'scores 3 on its own' : 'is a high-risk sign at this age';
  return sets.flatMap((set) =>
    redSignsOf(set, { ageYears, ageMonths: ageMonths ?? undefined }).flatMap((parameter): Notice[] => {
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
          message: `${formatValue(field, row[parameter], row)} ${takenAt(set)} ${why}.`,
        },
      ];
    }),
  );
};

const HOUR_MS = 3_600_000;

const isGiven = (entry: DrugEntry): boolean => entry.not_given_reason == null;
const timeOf = ({ time_administered }: DrugEntry): number =>
  time_administered == null ? Number.NaN : Date.parse(time_administered);

/** Doses of one ingredient closer together than the formulary's published least interval, whatever they came in. */
const repeatedTooSoon = (facts: PrfFacts): readonly Notice[] => {
  const list = entriesFieldsOf('ClinicalInterventions').find(({ name }) => name === 'drugs_administered');
  if (list === undefined) return [];
  const doses = (liveEntries(facts, 'ClinicalInterventions', 'drugs_administered') as readonly DrugEntry[])
    .filter((entry) => isGiven(entry) && !Number.isNaN(timeOf(entry)))
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  const last = new Map<string, DrugEntry>();
  return doses.flatMap((dose): Notice[] => {
    const interval = drugOf(dose.drug_name ?? '')?.interval;
    if (interval === undefined) return [];
    const { ingredient, hours, source } = interval;
    const former = last.get(ingredient);
    last.set(ingredient, dose);
    if (former === undefined) return [];
    const between = timeOf(dose) - timeOf(former);
    if (between >= hours * HOUR_MS) return [];
    return [
      {
        section: 'ClinicalInterventions',
        field: 'time_administered',
        entryId: dose.id,
        code: 'REPEATED_TOO_SOON',
        label: entryTitle(list, dose as unknown as Readonly<Record<string, unknown>>),
        message: `${ingredient} was given ${wordsOfDuration(between)} earlier. The minimum interval is ${String(hours)} h (${source}).`,
      },
    ];
  });
};

export const warningSigns = (facts: PrfFacts): readonly Notice[] => {
  const sets = setsOf(facts);
  return [...highestNews2(sets), ...redSigns(facts, sets), ...repeatedTooSoon(facts)];
};

const CHECKED = [...new Set(Object.values(FORMULARY).flatMap(({ interval }) => interval?.ingredient ?? []))];

/** Which drugs the check of intervals covers: without a published interval there is none. */
export const INTERVALS_CHECKED = `Intervals between doses are checked for these only: ${CHECKED.join(', ').toLowerCase()}. The formulary has no published interval for other drugs.`;
