import type { z } from 'zod';
import type { Problem } from '../errors.js';
import { isNhsNumber, nhsNumberDigits } from '../nhs-number.js';
import type { Gender } from '../people.js';
import type { patientChanges } from '../validation/patient.js';

/**
 * Patients from a FHIR R4 file, as Synthea and other systems write it: a Bundle of any type, with one or many Patients among
 * other resources, or a Patient alone. What does not fit is left out, with a message; nothing is guessed.
 */

/** What one import may hold; larger ones are taken in several files. */
export const PATIENT_IMPORT = {
  patients: 250,
  /** Of the file as it is chosen; Synthea's hold a whole life each. */
  fileBytes: 50 * 1024 * 1024,
} as const;

/** Another system's identifier for the patient: the same one is imported once. */
export interface PatientSource {
  readonly system: string;
  readonly value: string;
}

export interface PatientCandidate {
  /** Null where the patient has neither an identifier nor an id: such a patient could be imported twice, and is refused. */
  readonly source: PatientSource | null;
  readonly patient: z.input<typeof patientChanges>;
  /** What was left out or changed, in words. */
  readonly notes: readonly string[];
  /** Why this patient cannot be imported from the file, naming the field; empty where they can. */
  readonly problems: readonly Problem[];
}

export type PatientFile = { readonly candidates: readonly PatientCandidate[] } | { readonly problem: string };

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const words = (...parts: readonly unknown[]): string | null =>
  text(
    parts
      .flatMap((part) => (Array.isArray(part) ? (part as readonly unknown[]) : [part]))
      .map(text)
      .filter(Boolean)
      .join(' '),
  );

const NHS = 'https://fhir.nhs.uk/Id/nhs-number';
const UUID_URN = 'urn:ietf:rfc:3986';
const SYNTHEA = 'https://github.com/synthetichealth/synthea';

const GENDERS: Readonly<Record<string, Gender>> = { male: 'male', female: 'female', other: 'other' };

/** The official name first; a former one only where there is no other. */
const nameOf = (resource: Json): string | null => {
  const names = rows(resource['name']);
  const best =
    names.find(({ use }) => use === 'official') ?? names.find(({ use }) => use !== 'old') ?? names[0];
  return best === undefined ? null : (text(best['text']) ?? words(best['given'], best['family']));
};

const sourceOf = (resource: Json): PatientSource | null => {
  const found = rows(resource['identifier']).flatMap(({ system, value }): PatientSource[] => {
    const [known, said] = [text(system), text(value)];
    return known === null || said === null || known === NHS ? [] : [{ system: known, value: said }];
  });
  const identifier = found.find(({ system }) => system === SYNTHEA) ?? found[0];
  if (identifier !== undefined) return identifier;
  const id = text(resource['id']);
  return id === null ? null : { system: UUID_URN, value: id };
};

const nhsNumberOf = (resource: Json, notes: string[]): string | null => {
  const said = rows(resource['identifier']).find(({ system }) => system === NHS);
  const value = text(said?.['value']);
  if (value === null) return null;
  const digits = nhsNumberDigits(value);
  if (digits !== null && isNhsNumber(digits)) return digits;
  notes.push(`NHS number ${value} is not valid and is left out.`);
  return null;
};

const FULL_DATE = /^\d{4}-\d{2}-\d{2}/;

const birthOf = (resource: Json, notes: string[]): string | null => {
  const said = text(resource['birthDate']);
  if (said !== null && FULL_DATE.test(said)) return said.slice(0, 10);
  notes.push(
    said === null
      ? 'No birth date: registered without one.'
      : `Only ${said} is known about the birth date: registered without one.`,
  );
  return null;
};

/** A death is recorded by its date: without that date the patient would be registered as alive, and is refused. */
const deathOf = (resource: Json, notes: string[], problems: Problem[]): string | null => {
  const said = text(resource['deceasedDateTime']);
  if (said !== null && FULL_DATE.test(said)) {
    notes.push('Has died.');
    return said.slice(0, 10);
  }
  const HOW =
    'They would be registered as alive: put the full date in deceasedDateTime, or register them by hand.';
  if (said !== null)
    problems.push({
      field: 'deceasedDateTime',
      code: 'partial',
      message: `Has died, and deceasedDateTime says only ${said}. ${HOW}`,
    });
  else if (resource['deceasedBoolean'] === true)
    problems.push({
      field: 'deceasedBoolean',
      code: 'undated',
      message: `Has died (deceasedBoolean is true), but the file does not give the date. ${HOW}`,
    });
  return null;
};

const addressOf = (resource: Json, notes: string[]): z.input<typeof patientChanges> => {
  const all = rows(resource['address']);
  const home = all.find(({ use }) => use === 'home') ?? all.find(({ use }) => use !== 'old') ?? all[0];
  if (home === undefined) return {};
  const lines = Array.isArray(home['line']) ? home['line'].map(text).filter((line) => line !== null) : [];
  const country = text(home['country']);
  const isAbroad =
    country !== null &&
    !/^(GB|GBR|UK|United Kingdom|England|Scotland|Wales|Northern Ireland)$/i.test(country);
  if (isAbroad) notes.push(`Address in ${country}: state and postal code are kept as county and postcode.`);
  const [line1 = null, line2 = null, ...more] = lines;
  const parts = {
    addressLine1: line1,
    addressLine2: line2,
    addressLine3: words(more, isAbroad ? country : null),
    town: text(home['city']),
    county: text(home['state']) ?? text(home['district']),
    postcode: text(home['postalCode']),
  };
  return Object.values(parts).every((part) => part === null) ? { address: text(home['text']) } : parts;
};

const contactOf = (resource: Json, system: 'phone' | 'email'): string | null => {
  const ways = rows(resource['telecom']).filter((way) => way['system'] === system && way['use'] !== 'old');
  return text((ways.find(({ use }) => use === 'mobile') ?? ways[0])?.['value']);
};

const kinOf = (resource: Json): z.input<typeof patientChanges> => {
  const [kin] = rows(resource['contact']);
  if (kin === undefined) return {};
  const name = isRecord(kin['name']) ? kin['name'] : {};
  const [relationship] = rows(kin['relationship']);
  return {
    nextOfKinName: text(name['text']) ?? words(name['given'], name['family']),
    nextOfKinContact: contactOf(kin, 'phone'),
    relationshipToNok: text(relationship?.['text']),
  };
};

const languageOf = (resource: Json): string | null => {
  const [spoken] = rows(resource['communication']);
  const language = isRecord(spoken?.['language']) ? spoken['language'] : {};
  const [coding] = rows(language['coding']);
  return text(language['text']) ?? text(coding?.['display']);
};

const candidateOf = (resource: Json): PatientCandidate => {
  const notes: string[] = [];
  const problems: Problem[] = [];
  const gender = text(resource['gender']);
  return {
    source: sourceOf(resource),
    patient: {
      name: nameOf(resource),
      dob: birthOf(resource, notes),
      gender: GENDERS[gender ?? ''] ?? null,
      nhsNumber: nhsNumberOf(resource, notes),
      dateOfDeath: deathOf(resource, notes, problems),
      ...addressOf(resource, notes),
      contactNumber: contactOf(resource, 'phone'),
      email: contactOf(resource, 'email'),
      ...kinOf(resource),
      preferredLanguage: languageOf(resource),
      gpPractice: text(rows(resource['generalPractitioner'])[0]?.['display']),
    },
    notes,
    problems,
  };
};

const resourcesIn = (json: unknown): readonly Json[] | null => {
  if (!isRecord(json)) return null;
  if (json['resourceType'] === 'Patient') return [json];
  if (json['resourceType'] !== 'Bundle') return null;
  return rows(json['entry']).flatMap(({ resource }) => (isRecord(resource) ? [resource] : []));
};

/** The patients in a file, or a message that says why none can be read. */
export const readPatientFile = (content: string): PatientFile => {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { problem: 'This file is not JSON. Choose a FHIR R4 bundle as JSON.' };
  }
  const resources = resourcesIn(json);
  if (resources === null) return { problem: 'This file is neither a FHIR bundle nor a FHIR patient.' };
  const candidates = resources.filter(({ resourceType }) => resourceType === 'Patient').map(candidateOf);
  if (candidates.length === 0) return { problem: 'There is no patient in this file.' };
  if (candidates.length > PATIENT_IMPORT.patients)
    return {
      problem: `There are ${String(candidates.length)} patients in this file. Import at most ${String(PATIENT_IMPORT.patients)} at once.`,
    };
  return { candidates };
};
