import type { RoleCircumstances } from '../../clinical/role-of-life-extinct.js';
import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import { formatValue } from '../record/format.js';
import { impressionOf } from '../catalogue/impressions.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { isRelevant, valueOf } from '../catalogue/rules.js';

/** What of the record bears on the recognition of life extinct (clinical section 5). */

type Entry = Readonly<Record<string, unknown>>;

/** In °C; a core temperature below it is hypothermia (European Resuscitation Council, 2021). */
const HYPOTHERMIC_BELOW = 35;

/** Impressions of drowning, hypothermia, poisoning or overdose (with the whole group of intoxications) and pregnancy. */
const AGAINST: ReadonlySet<string> = new Set([
  'drowning',
  'hypothermia',
  'smoke_inhalation',
  'labour',
  'pregnancy_bleeding',
  'pregnancy_problem',
  'pre_eclampsia',
]);

/** Signs that the patient has taken something, not only that it was at the scene. */
export const HAS_TAKEN: ReadonlySet<unknown> = new Set([
  ...['admits_alcohol', 'admits_drugs', 'known_positive', 'smell_of_alcohol', 'suspected_on_examination'],
]);

const keysAt = (facts: PrfFacts, section: PrfSectionKey, field: string): readonly string[] => {
  const value = valueOf(facts, section, field);
  return (Array.isArray(value) ? value : [value]).filter((key): key is string => typeof key === 'string');
};

const optionLabel = (section: PrfSectionKey, path: string, key: string): string => {
  const field = fieldAt(section, path);
  return field === undefined ? key : formatValue(field, field.kind === 'choices' ? [key] : key, {});
};

const impressionsAgainst = (facts: PrfFacts): readonly string[] =>
  keysAt(facts, 'clinical_impression', 'clinical_impression').flatMap((key) => {
    const impression = impressionOf(key);
    const isAgainst = AGAINST.has(key) || impression?.group === 'intoxication';
    return impression && isAgainst ? [impression.label] : [];
  });

/** Given for an overdose of opioids, known or suspected. */
const isNaloxoneGiven = (facts: PrfFacts): boolean =>
  liveEntries(facts, 'ClinicalInterventions', 'drugs_administered').some(
    ({ drug_name: name, not_given_reason: reason }) => name === 'naloxone' && reason == null,
  );

const pregnancy = (facts: PrfFacts): readonly string[] => {
  const field = fieldAt('PresentingComplaint', 'is_pregnant');
  const answer = valueOf(facts, 'PresentingComplaint', 'is_pregnant');
  // One that no longer applies is asked about by itself.
  if (field === undefined || !isRelevant(field, facts)) return [];
  if (answer !== 'yes' && answer !== 'possible') return [];
  return [`${field.label}: ${optionLabel('PresentingComplaint', 'is_pregnant', answer).toLowerCase()}`];
};

/**
 * What the record says of drowning, hypothermia, poisoning or overdose, and pregnancy, in words and each once: what
 * `no_contradiction_to_protocol` asserts is not there.
 */
export const againstProtocol = (facts: PrfFacts): readonly string[] => {
  const temperatures = liveEntries(facts, 'observations', 'entries').flatMap(({ temperature }) =>
    typeof temperature === 'number' && temperature < HYPOTHERMIC_BELOW ? [temperature] : [],
  );
  return [
    ...new Set([
      ...impressionsAgainst(facts),
      ...keysAt(facts, 'SecondarySurvey', 'mechanismsOfInjury')
        .filter((key) => key === 'drowning' || key === 'cold')
        .map((key) => optionLabel('SecondarySurvey', 'mechanismsOfInjury', key)),
      ...keysAt(facts, 'SecondarySurvey', 'major_trauma_criteria')
        .filter((key) => key === 'pregnant_over_20_weeks')
        .map((key) => optionLabel('SecondarySurvey', 'major_trauma_criteria', key)),
      ...keysAt(facts, 'ClinicalInterventions', 'arrest_cause')
        .filter((key) => key === 'drowning' || key === 'drug_overdose')
        .map((key) => optionLabel('ClinicalInterventions', 'arrest_cause', key)),
      ...keysAt(facts, 'PresentingComplaint', 'alcohol_or_drugs')
        .filter((key) => HAS_TAKEN.has(key) || key === 'drugs_at_scene')
        .map((key) => optionLabel('PresentingComplaint', 'alcohol_or_drugs', key)),
      ...(isNaloxoneGiven(facts) ? ['naloxone was given'] : []),
      ...pregnancy(facts),
      ...(temperatures.length === 0 ? [] : [`a temperature of ${String(Math.min(...temperatures))} °C`]),
    ]),
  ];
};

const moment = (value: unknown): { readonly at: string | null } => ({
  at: typeof value === 'string' ? value : null,
});

const isAlive = (entry: Entry): boolean =>
  Number(entry['heart_rate']) > 0 || Number(entry['respiratory_rate']) > 0;

/** The record as the rule of the recognition looks at it. */
export const roleCircumstances = (facts: PrfFacts): RoleCircumstances => ({
  flags: facts.data['ROLE'] ?? {},
  roleTime: moment(valueOf(facts, 'ROLE', 'role_time')).at,
  ageYears: facts.ageYears,
  signsOfLife: liveEntries(facts, 'observations', 'entries')
    .filter(isAlive)
    .map((entry) => moment(entry['date_time'])),
  returnsOfCirculation: liveEntries(facts, 'ClinicalInterventions', 'cpr')
    .filter(({ event }) => event === 'rosc')
    .map(({ time }) => moment(time)),
  againstProtocol: againstProtocol(facts),
});
