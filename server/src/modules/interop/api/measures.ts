import { type Measurement, MEASUREMENTS } from '@sideline/schema/prf/catalogue/measurements';
import type { CodesOf } from '../fhir/codes.js';
import type { Resource } from '../fhir/fhir.types.js';
import { ECG_STUDY, NEWS2_TOTAL, SYSTEM, WEIGHT_CODES } from '../fhir/terminology.js';

/** The request of a search by code: which measures have the code, and in which fields of a set they are. */

/** `system|code`, or only the code; several are separated by commas. */
const matches = (token: string, system: string, code: string): boolean => {
  const bar = token.lastIndexOf('|');
  return bar < 0
    ? token.trim() === code
    : token.slice(0, bar) === system && token.slice(bar + 1).trim() === code;
};

/** The measures that have one of the codes; a part of a panel is found by the panel's own code alone. */
export const measuresOf = (
  tokens: string,
  codesOf: CodesOf,
  measurements: readonly Measurement[] = MEASUREMENTS,
): readonly string[] => {
  const wanted = tokens.split(',');
  const has = (system: string, code: string): boolean => wanted.some((token) => matches(token, system, code));
  const coded = [
    ...measurements.map(({ name, fhir }) => [name, fhir?.loinc ?? []] as const),
    ['weight_kg', WEIGHT_CODES.loinc ?? []] as const,
    ['ecgs', [ECG_STUDY]] as const,
  ];
  const known = coded.flatMap(([name, codes]) =>
    codes.length > 0 &&
    (codes.some((code) => has(SYSTEM.loinc, code)) ||
      codesOf('observation', name).some(({ system = '', code }) => has(system, code)))
      ? [name]
      : [],
  );
  return has(SYSTEM.snomed, NEWS2_TOTAL) ? [...known, 'news2'] : known;
};

/** The fields that hold some measures: a panel's parts too, and what a meter shows instead of a number. */
export const fieldsOfMeasures = (
  names: readonly string[],
  measurements: readonly Measurement[] = MEASUREMENTS,
): readonly string[] =>
  names.flatMap((name) => {
    const { parts = [], beside } = measurements.find((one) => one.name === name) ?? {};
    return [name, ...parts, ...(beside === undefined ? [] : [beside])];
  });

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
