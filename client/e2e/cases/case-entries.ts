import { fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isRecord } from '@sideline/schema/prf/record/canonical';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import {
  nameOfEntry,
  type CaseAddition,
  type CaseEntry,
  type CaseValue,
  type PatientField,
  type PublishedCase,
  type Target,
} from './case-mapping';
import { FALL_TRANSPORT } from './fall-transport.mapping';
import { OVERDOSE } from './overdose.mapping';

export const CASES: readonly PublishedCase[] = [FALL_TRANSPORT, OVERDOSE];

/** A value that goes somewhere: what the journey enters, and then asserts. */
export interface PlacedValue {
  readonly target: Exclude<Target, { readonly kind: 'none' }>;
  readonly value: CaseValue;
}

/** Everything that a case enters, the document's values first, then what signing wants besides; each place and value once. */
export const placedValues = ({ entries, additions }: PublishedCase): readonly PlacedValue[] => {
  const seen = new Set<string>();
  return [...entries, ...additions].flatMap(({ target, value }: CaseEntry | CaseAddition): PlacedValue[] => {
    if (target.kind === 'none' || value === null) return [];
    const identity = JSON.stringify([target, value]);
    if (seen.has(identity)) return [];
    seen.add(identity);
    return [{ target, value }];
  });
};

/** 'SecondarySurvey.pictures[ultrasound].caption'. */
export const nameOfPlace = ({ section, entry, path }: Extract<Target, { kind: 'prf' }>): string =>
  `${section}.${entry ? `${nameOfEntry(entry)}.` : ''}${path}`;

/** The catalogue's path of a target: without rows, with the entries' list before it. */
export const cataloguePath = (target: Extract<Target, { kind: 'prf' }>): string =>
  [
    ...(target.entry ? [target.entry.field] : []),
    ...target.path.split('.').filter((step) => !/^\d+$/.test(step)),
  ].join('.');

/** The field that a target names; for the text beside an Other, the field that it stands beside. */
export const targetField = (target: Extract<Target, { kind: 'prf' }>): Field | undefined => {
  const path = cataloguePath(target);
  return fieldAt(target.section, path) ?? fieldAt(target.section, path.replace(/_other$/, ''));
};

const LISTS: ReadonlySet<string> = new Set(['choices', 'codes', 'textList', 'references']);
export const isListTarget = (target: Extract<Target, { kind: 'prf' }>): boolean =>
  fieldAt(target.section, cataloguePath(target)) !== undefined && LISTS.has(targetField(target)?.kind ?? '');

type Data = Record<string, unknown>;

const childOf = (parent: Data, name: string, make: () => unknown): unknown => {
  parent[name] ??= make();
  return parent[name];
};

const place = (data: Data, steps: readonly string[], value: CaseValue, isList: boolean): void => {
  const [name = '', next, ...rest] = steps;
  if (next === undefined) {
    if (!isList) data[name] = value;
    else (childOf(data, name, () => []) as CaseValue[]).push(value);
    return;
  }
  if (/^\d+$/.test(next)) {
    const rows = childOf(data, name, () => []) as Data[];
    rows[Number(next)] ??= {};
    const row = rows[Number(next)];
    if (row) place(row, rest, value, isList);
    return;
  }
  place(childOf(data, name, () => ({})) as Data, [next, ...rest], value, isList);
};

export interface AssembledCase {
  readonly patient: Readonly<Partial<Record<PatientField, CaseValue>>>;
  /** Section by section; entries carry the case's own names as `key`, not ids, which the device makes. */
  readonly sections: Readonly<Partial<Record<PrfSectionKey, Readonly<Data>>>>;
}

/** A case as the data that the record holds once it is entered in full. */
export const assembleCase = (published: PublishedCase): AssembledCase => {
  const patient: Partial<Record<PatientField, CaseValue>> = {};
  const sections: Partial<Record<PrfSectionKey, Data>> = {};
  for (const { target, value } of placedValues(published)) {
    if (target.kind === 'patient') {
      patient[target.field] = value;
      continue;
    }
    if (target.kind === 'picture') continue;
    const section = (sections[target.section] ??= {});
    let data: Data = section;
    if (target.entry) {
      const { field, key } = target.entry;
      const entries = childOf(section, field, () => []) as Data[];
      let entry = entries.find((candidate) => candidate['key'] === key);
      if (!entry) {
        entry = { key };
        entries.push(entry);
      }
      data = entry;
    }
    place(data, target.path.split('.'), value, isListTarget(target));
  }
  return { patient, sections };
};

/** Data in which whole texts stand for others. */
export const withNames = (data: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof data === 'string') return names.get(data) ?? data;
  if (Array.isArray(data)) return data.map((item) => withNames(item, names));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withNames(value, names)]));
};

/** A section's data with ids, as a device makes them, in place of the case's own names of its entries. */
export const withEntryIds = (
  data: Readonly<Data>,
  idOf: (list: string, key: string) => string,
): Readonly<Data> => {
  const ids = new Map<string, string>();
  const identified = Object.entries(data).map(([field, value]) => [
    field,
    Array.isArray(value)
      ? value.map((item: unknown) => {
          if (!isRecord(item) || !('key' in item)) return item;
          const { key: named, ...entry } = item;
          const key = String(named);
          const id = idOf(field, key);
          ids.set(nameOfEntry({ field, key }), id);
          return { id, ...entry };
        })
      : value,
  ]);
  return withNames(Object.fromEntries(identified), ids) as Readonly<Data>;
};
