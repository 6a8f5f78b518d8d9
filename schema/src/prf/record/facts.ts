import { HOME_ZONE } from '../../local-day.js';
import { isRecord } from './canonical.js';
import { type PrfSectionKey, SECTIONS } from '../catalogue/catalogue.js';
import type { EntriesField, Field, PrfFacts, Section } from '../catalogue/kinds.js';

/** A field of the record together with its value, and its place. */
export interface FilledPlace {
  readonly section: Section & { readonly key: PrfSectionKey };
  readonly field: Field;
  /** Dotted, within the section or the entry: `destination_address.town`, `allergies.0.substance`, `heart_rate`. */
  readonly path: string;
  readonly value: unknown;
  /** The object that holds the value: the section, the entry or the group. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly entry: { readonly field: EntriesField; readonly id: string } | null;
}

/** The zone in which the rules say times and count days: the event's, else the provider's own. */
export const zoneOf = ({ timeZone }: Pick<PrfFacts, 'timeZone'>): string => timeZone ?? HOME_ZONE;

type Entry = Readonly<Record<string, unknown>> & { readonly id: string };

const isEntry = (value: unknown): value is Entry => isRecord(value) && typeof value['id'] === 'string';

/** The entries of a list that are not struck through. */
export const liveEntries = (facts: PrfFacts, section: PrfSectionKey, field: string): readonly Entry[] => {
  const value = facts.data[section]?.[field];
  return (Array.isArray(value) ? value : []).filter(isEntry).filter((entry) => entry['void_reason'] == null);
};

/** Picks fields out of a list, groups that hold such fields with them; the answer for a list is kept. */
export type FieldPick = (fields: readonly Field[]) => readonly Field[];

/**
 * A pick of the fields that `isWanted`. The catalogue has some four hundred, a record with twenty observation sets well over a
 * thousand places, and most questions concern a few dozen of them: those are found once.
 */
export const pickFields = (isWanted: (field: Field) => boolean): FieldPick => {
  const kept = new WeakMap<readonly Field[], readonly Field[]>();
  const pick: FieldPick = (fields) => {
    let picked = kept.get(fields);
    if (picked === undefined) {
      picked = fields.filter(
        (field) =>
          isWanted(field) ||
          ((field.kind === 'group' || field.kind === 'groups') && pick(field.fields).length > 0),
      );
      kept.set(fields, picked);
    }
    return picked;
  };
  return pick;
};

const everyField: FieldPick = (fields) => fields;

/** Into one list and not by generators: it is asked for at every save, and handing each place up cost most of it. */
const addPlaces = (
  found: FilledPlace[],
  fields: readonly Field[],
  row: Readonly<Record<string, unknown>>,
  prefix: string,
  { section, entry, pick }: Pick<FilledPlace, 'section' | 'entry'> & { readonly pick: FieldPick },
): void => {
  for (const field of pick(fields)) {
    const value = row[field.name];
    const path = `${prefix}${field.name}`;
    found.push({ section, field, path, value, row, entry });
    if (field.kind === 'group' && isRecord(value)) {
      addPlaces(found, field.fields, value, `${path}.`, { section, entry, pick });
    } else if (field.kind === 'groups' && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (isRecord(item))
          addPlaces(found, field.fields, item, `${path}.${index}.`, { section, entry, pick });
      }
    }
  }
};

/**
 * Every field of the sections (or those that `pick` gives) with its value: those of groups and entries that exist too,
 * entries struck through left out. Fields without a value are among them.
 */
export const filledPlaces = (facts: PrfFacts, pick: FieldPick = everyField): readonly FilledPlace[] => {
  const found: FilledPlace[] = [];
  for (const section of SECTIONS) {
    const data = facts.data[section.key] ?? {};
    addPlaces(found, section.fields, data, '', { section, entry: null, pick });
    for (const field of section.fields as readonly Field[]) {
      if (field.kind !== 'entries') continue;
      for (const row of liveEntries(facts, section.key, field.name)) {
        addPlaces(found, field.fields, row, '', { section, entry: { field, id: row.id }, pick });
      }
    }
  }
  return found;
};
