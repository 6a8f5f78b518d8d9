import { HOME_ZONE } from '../../local-day.js';
import { isRecord, type SectionData } from '../record/canonical.js';
import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import { formatTime, formatValue } from '../record/format.js';
import { spellOut } from './patient-words-plain.js';
import { compare } from '../../compare.js';

/** One line of a patient's page. `note` says what it means. */
export interface PatientFact {
  readonly label: string;
  readonly text: string;
  readonly note: string | null;
}

/** The parts of a patient's page, in its order; each can be asked to be corrected by itself. */
export const PATIENT_PART_TITLES = {
  happened: 'What happened',
  found: 'What we found',
  done: 'What we did',
  next: 'What to do now',
  help: 'When to get help',
  details: 'Your details as we have them',
} as const;
export type PatientPartKey = keyof typeof PATIENT_PART_TITLES;
export const PATIENT_PARTS = Object.keys(PATIENT_PART_TITLES) as readonly PatientPartKey[];

/** A person who treated the patient. */
export interface NamedPerson {
  readonly name: string;
  /** Grade or position in words; empty where it is not known. */
  readonly grade: string;
}

/** The patient whom the record was signed for, as they were known then. */
export interface PatientAsSigned {
  readonly name: string;
  readonly dob: string | null;
  readonly gender: string | null;
  readonly nhsNumber: string | null;
  readonly address: string | null;
  readonly contactNumber: string | null;
  readonly nextOfKinName: string | null;
  readonly nextOfKinContact: string | null;
  readonly relationshipToNok: string | null;
  readonly pastMedicalHistory: string | null;
  readonly medications: string | null;
  readonly allergies: string | null;
  readonly preferredLanguage: string | null;
  readonly gpPractice: string | null;
}

/** What a patient's page is made of: a signed record without what is withheld from patients. */
export interface PatientWordsSource {
  readonly data: Readonly<Record<string, SectionData | null | undefined>>;
  readonly patient: PatientAsSigned | null;
  readonly eventName: string | null;
  readonly placeName: string | null;
  readonly timeZone: string | null;
  /** Whole years at the incident; null where they are not known. */
  readonly ageYears: number | null;
  readonly treatedBy: readonly NamedPerson[];
}

/** Reads one record for the words of its page: the values that are there, and nothing for those that are not. */
export class PatientReader {
  readonly #source: PatientWordsSource;
  readonly timeZone: string;

  constructor(source: PatientWordsSource) {
    this.#source = source;
    this.timeZone = source.timeZone ?? HOME_ZONE;
  }

  value(section: PrfSectionKey, name: string): unknown {
    return this.#source.data[section]?.[name] ?? null;
  }

  /** What someone wrote, as it was written. */
  written(section: PrfSectionKey, name: string): string {
    const value = this.value(section, name);
    return typeof value === 'string' ? value.trim() : '';
  }

  /** The label of what was chosen, spelt out; several between commas. */
  chosen(section: PrfSectionKey, name: string): string {
    return this.label(section, name, this.#source.data[section] ?? {});
  }

  /** The same of a field within a row. */
  label(section: PrfSectionKey, path: string, row: SectionData): string {
    const field = fieldAt(section, path);
    if (field === undefined || field.withheld === true) return '';
    return spellOut(formatValue(field, row[field.name], row, { timeZone: this.timeZone }));
  }

  entries(section: PrfSectionKey, name: string, timeField: string): readonly SectionData[] {
    const data = { [section]: this.#source.data[section] ?? undefined };
    const facts = { data, ageYears: null, hasPatient: true };
    const timeOf = (row: SectionData): string => {
      const at = row[timeField];
      return typeof at === 'string' ? at : '';
    };
    return liveEntries(facts, section, name).toSorted((a, b) => compare(timeOf(a), timeOf(b)));
  }

  rows(section: PrfSectionKey, name: string): readonly SectionData[] {
    const value = this.value(section, name);
    return Array.isArray(value) ? value.filter(isRecord) : [];
  }

  /** '20 Nov 2026, 14:32'; empty where there is no moment. */
  moment(value: unknown): string {
    return typeof value === 'string' && value !== '' ? formatTime(value, this.timeZone) : '';
  }

  /** '14:32'. */
  clock(value: unknown): string {
    return this.moment(value).split(', ').at(-1) ?? '';
  }
}

/** A line, or none where it would say nothing. */
export const fact = (label: string, text: string, note: string | null = null): readonly PatientFact[] =>
  text.trim() === '' ? [] : [{ label, text: text.trim(), note }];
