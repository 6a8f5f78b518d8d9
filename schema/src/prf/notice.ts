import type { PrfSectionKey } from './catalogue.js';

/** Something that the review page says about one field, with where to go. */
export interface Notice {
  readonly section: PrfSectionKey | 'patient';
  /** Dotted, within the section or the entry. */
  readonly field: string;
  readonly entryId?: string;
  /** Stable key of the rule that speaks. */
  readonly code: string;
  readonly label: string;
  readonly message: string;
}

/** What each kind of contradiction is about, by its code: what a signer has seen is stored as codes. */
export const CONTRADICTION_LABELS: Readonly<Record<string, string>> = {
  ALLERGY: 'Drug and allergy',
  ALLERGY_STATUS: 'Allergies',
  BEFORE_INCIDENT: 'Before the incident',
  CAPACITY: 'Capacity',
  EXCLUSIVE: 'Answers that exclude each other',
  GLUCOSE: 'Glucose',
  NOT_APPLICABLE: 'No longer applies',
  NOT_RECORDABLE: 'Not recordable',
  OXYGEN: 'Oxygen',
  ROLE: 'Recognition of life extinct',
  ROUTE: 'Route of a drug',
  TIME_ORDER: 'Order of times',
  UNIT: 'Unit of a drug',
};
