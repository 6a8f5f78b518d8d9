import type { CodesOf } from '../fhir/codes.js';
import type { Resource } from '../fhir/fhir.types.js';
import { NEWS2_TOTAL, SYSTEM, VITAL_LOINC } from '../fhir/terminology.js';

/** What a search by code asks for: which measures have the code, and in which fields of a set they are. */

const PARTS: Readonly<Record<string, readonly string[]>> = {
  blood_pressure: ['blood_pressure', 'bp_systolic', 'bp_diastolic'],
  gcs: ['gcs', 'gcs_eye', 'gcs_verbal', 'gcs_motor'],
  blood_glucose: ['blood_glucose', 'blood_glucose_limit'],
};

/** `system|code`, or the code alone; several are parted by commas. */
const matches = (token: string, system: string, code: string): boolean => {
  const bar = token.lastIndexOf('|');
  return bar < 0
    ? token.trim() === code
    : token.slice(0, bar) === system && token.slice(bar + 1).trim() === code;
};

/** The measures that have one of the codes; a part of a panel is found by the panel's own code alone. */
export const measuresOf = (tokens: string, codesOf: CodesOf): readonly string[] => {
  const wanted = tokens.split(',');
  const has = (system: string, code: string): boolean => wanted.some((token) => matches(token, system, code));
  const known = Object.entries(VITAL_LOINC).flatMap(([name, codes]) =>
    codes.some((code) => has(SYSTEM.loinc, code)) ||
    codesOf('observation', name).some(({ system = '', code }) => has(system, code))
      ? [name]
      : [],
  );
  return has(SYSTEM.snomed, NEWS2_TOTAL) ? [...known, 'news2'] : known;
};

export const fieldsOfMeasures = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => PARTS[name] ?? [name]);

export const isOfCategory = (one: Resource, tokens: string): boolean => {
  const categories = (one['category'] ?? []) as readonly {
    readonly coding?: readonly { readonly system?: string; readonly code: string }[];
  }[];
  return tokens
    .split(',')
    .some((token) =>
      categories.some(({ coding = [] }) =>
        coding.some(({ system = '', code }) => matches(token, system, code)),
      ),
    );
};
