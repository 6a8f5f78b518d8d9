import { fieldAt, type DrugEntry } from '../catalogue/catalogue.js';
import { drugOf } from '../catalogue/formulary.js';

/** Routes as they are spoken and written on charts; the others by their names. */
const SPOKEN: Readonly<Record<string, string>> = {
  intramuscular: 'IM',
  intravenous: 'IV',
  intraosseous: 'IO',
  intranasal: 'IN',
  subcutaneous: 'SC',
};

const labelOf = (field: string, key: string | null | undefined, other: string | null | undefined): string => {
  if (!key) return '';
  if (key === 'other' && other) return other;
  const definition = fieldAt('ClinicalInterventions', `drugs_administered.${field}`);
  const label = definition && 'choices' in definition ? definition.choices.options[key]?.label : undefined;
  return label ?? key;
};

export const drugLabel = (drug: DrugEntry): string => {
  if (!drug.drug_name) return 'Drug';
  return drug.drug_name === 'other' && drug.drug_name_other
    ? drug.drug_name_other
    : (drugOf(drug.drug_name)?.label ?? drug.drug_name);
};

/** '0.5 mg'; empty where no dose is known. */
export const doseText = (drug: DrugEntry): string =>
  drug.dose === null || drug.dose === undefined
    ? ''
    : `${drug.dose} ${labelOf('dose_unit', drug.dose_unit, drug.dose_unit_other)}`.trim();

/** 'IM', 'nebulised'. */
export const routeText = (drug: DrugEntry): string =>
  drug.route ? (SPOKEN[drug.route] ?? labelOf('route', drug.route, drug.route_other).toLowerCase()) : '';

/** '0.5 mg IM': what was given, or what was meant where it was held back. */
const doseAndRoute = (drug: DrugEntry): string =>
  [doseText(drug), routeText(drug)].filter((part) => part !== '').join(' ');

/**
 * The text about a drug beside its name: '0.5 mg IM at 14:32, given by A. Khan', 'not given: allergy; 0.5 mg IM was meant'.
 * Empty if nothing else is known.
 *
 * @param time when it was given, as it is shown there; empty if the time is already shown beside the line.
 */
export const drugDetails = (drug: DrugEntry, time: string): string => {
  if (drug.not_given_reason) {
    const why = labelOf('not_given_reason', drug.not_given_reason, drug.not_given_reason_other).toLowerCase();
    const meant = doseAndRoute(drug);
    return `not given: ${why}${meant ? `; ${meant} was intended` : ''}${time ? `, ${time}` : ''}`;
  }
  const what = [doseAndRoute(drug), time ? `at ${time}` : ''].filter((part) => part !== '').join(' ');
  const who = drug.given_by ? `given by ${drug.given_by}` : '';
  const before = drug.is_before_arrival ? 'before our arrival' : '';
  return [what, who, before].filter((part) => part !== '').join(', ');
};

/** The line to read out and have confirmed: 'Adrenaline 1:1,000 — 0.5 mg IM at 14:32, given by A. Khan'. */
export const readBack = (drug: DrugEntry, time: string): string => {
  const details = drugDetails(drug, time);
  return details === '' ? drugLabel(drug) : `${drugLabel(drug)} — ${details}`;
};
