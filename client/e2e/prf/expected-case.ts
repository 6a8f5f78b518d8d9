import { localDay } from '@sideline/schema/local-day';
import { ageOn } from '@sideline/schema/people';
import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import { fieldAt, isSectionKey, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { derivationPatient, deriveSection } from '@sideline/schema/prf/record/derive';
import type { EntriesField, Field } from '@sideline/schema/prf/catalogue/kinds';
import { applyChanges } from '@sideline/schema/prf/record/merge';
import {
  assembleCase,
  isListTarget,
  nameOfPlace,
  placedValues,
  withEntryIds,
  withNames,
  type PlacedValue,
} from '../cases/case-entries';
import { nameOfEntry, type PublishedCase } from '../cases/case-mapping';
import type { Values } from './catalogue-form';

/** A case as the record should hold it, and each of its values with the place where it should be found. */

type Entry = Values & { readonly id: string };

export interface ExpectedCase {
  /** Stored and derived, as the server would answer it; an entry's id is what the case calls it. */
  readonly sections: Readonly<Partial<Record<PrfSectionKey, Values>>>;
  readonly values: readonly PlacedValue[];
}

const nameOf = (field: string, key: string): string => nameOfEntry({ field, key });

export const expectedCase = (published: PublishedCase): ExpectedCase => {
  const assembled = assembleCase(published);
  const stored = Object.entries(assembled.sections).map(([section, data]) => {
    if (!isSectionKey(section)) throw new RangeError(section);
    return [
      section,
      applyChanges(section, {}, canonicalChanges(section, withEntryIds(data, nameOf))),
    ] as const;
  });
  const incident = Object.fromEntries(stored)['incidentDetails']?.['incident_date'];
  const ageYears = ageOn(String(assembled.patient.dob), localDay(String(incident)));
  const patient = derivationPatient({ data: Object.fromEntries(stored), ageYears, hasPatient: true });
  return {
    sections: Object.fromEntries(
      stored.map(([section, data]) => [section, deriveSection(section, data, patient)]),
    ),
    values: placedValues(published),
  };
};

const listOf = (data: Values | null | undefined, name: string): readonly Entry[] =>
  Array.isArray(data?.[name]) ? (data[name] as readonly Entry[]) : [];

const valueIn = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? (at as Values)[step] : undefined),
      data,
    );

const sameAs = (wanted: unknown, found: unknown): boolean =>
  typeof wanted === 'object' && wanted !== null
    ? JSON.stringify(wanted) === JSON.stringify(found)
    : wanted === found;

/** The entry that was entered for this one: the one that agrees with it most. */
const counterpart = (wanted: Values, entries: readonly Entry[]): Entry | undefined => {
  const score = (entry: Entry) =>
    Object.entries(wanted).filter(([name, value]) => sameAs(value, entry[name])).length;
  return [...entries].sort((a, b) => score(b) - score(a))[0];
};

type RecordData = Readonly<Record<string, Values | null>>;

/** What the case calls the entries of a record, by the ids that the device gave them. */
export const namesOfEntries = (expected: ExpectedCase, data: RecordData): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(expected.sections).flatMap(([section, values]) =>
      Object.keys(values).flatMap((list) =>
        listOf(values, list).flatMap((wanted): readonly [string, string][] => {
          const found = counterpart(wanted, listOf(data[section], list));
          return found?.id === undefined ? [] : [[found.id, wanted.id]];
        }),
      ),
    ),
  );

export type PrfValue = PlacedValue & { readonly target: Extract<PlacedValue['target'], { kind: 'prf' }> };
export const isPrfValue = (value: PlacedValue): value is PrfValue => value.target.kind === 'prf';

/** The entry that a value belongs to, as the case has it; undefined for a value of the section itself. */
export const expectedEntry = (expected: ExpectedCase, { target }: PrfValue): Entry | undefined =>
  target.entry &&
  listOf(expected.sections[target.section], target.entry.field).find(
    ({ id }) => target.entry && id === nameOfEntry(target.entry),
  );

export const entriesField = ({ target }: PrfValue): EntriesField | undefined => {
  const field = target.entry && fieldAt(target.section, target.entry.field);
  return field?.kind === 'entries' ? field : undefined;
};

/** The outermost field that a value stands in, within its section or entry. */
export const outerField = ({ target }: PrfValue): Field => {
  const [name = ''] = target.path.split('.');
  const path = target.entry ? `${target.entry.field}.${name}` : name;
  const field = fieldAt(target.section, path) ?? fieldAt(target.section, path.replace(/_other$/, ''));
  if (!field) throw new RangeError(path);
  return field;
};

/**
 * Each value that the stored record does not hold where it was entered; each place that holds what nobody entered. What points
 * to an entry is held against what the case calls that entry.
 */
export const differences = (expected: ExpectedCase, stored: RecordData): readonly string[] => {
  const data = withNames(stored, namesOfEntries(expected, stored)) as RecordData;
  return [...notFound(expected, data), ...strangers(expected, data)];
};

const notFound = (expected: ExpectedCase, data: RecordData): readonly string[] =>
  expected.values.filter(isPrfValue).flatMap((value) => {
    const { target } = value;
    const wantedEntry = expectedEntry(expected, value);
    const holder =
      target.entry && wantedEntry
        ? listOf(data[target.section], target.entry.field).find(({ id }) => id === wantedEntry.id)
        : data[target.section];
    const found = valueIn(holder, target.path);
    const isThere = isListTarget(target)
      ? Array.isArray(found) && found.includes(value.value)
      : found === value.value;
    return isThere
      ? []
      : [
          `${nameOfPlace(value.target)}: wanted ${String(value.value)}, found ${JSON.stringify(found ?? null)}`,
        ];
  });

/** What the server stamps or works out, and the crew, who are people of the demonstration. */
const NOT_ENTERED =
  /\.(id|occurred_at|recorded_at|recorded_by|gcs|blood_pressure|news2\..+)$|^incidentDetails\.(custom_prf_id$|crew\.)/;

const leaves = function* (value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') yield [path, value];
  else for (const [name, child] of Object.entries(value)) yield* leaves(child, `${path}.${name}`);
};

const strangers = (expected: ExpectedCase, data: RecordData): readonly string[] => {
  const bag = (sections: Readonly<Record<string, unknown>>) =>
    Object.entries(sections).flatMap(([section, values]) =>
      [...leaves(values, section)]
        .filter(([path]) => !NOT_ENTERED.test(path))
        // Entries stand in the order of their making: the place in the list says nothing.
        .map(
          ([path, value]) => `${path.replace(/\.\d+(?=\.)/g, '[]').replace(/\.\d+$/, '')}: ${String(value)}`,
        ),
    );
  const wanted = bag(expected.sections);
  return bag(data).flatMap((leaf) => {
    const at = wanted.indexOf(leaf);
    if (at === -1) return [`nobody entered ${leaf}`];
    wanted.splice(at, 1);
    return [];
  });
};
