import { entriesFieldsOf, fieldsOf, SECTIONS, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { Field } from '../catalogue/kinds.js';
import { canonicalChanges, isRecord, type SectionData } from '../record/canonical.js';
import { canonicalJson } from '../record/canonical-json.js';
import { withoutDerivedTotals } from '../record/derive.js';
import { withRowIds } from '../record/row-ids.js';

/** What a signer saw: the patient as shown, and the sections as the form showed them. */
export interface SeenRecord {
  readonly prfId: string;
  readonly patientId: string;
  /** Of the patient's row: allergies and history are signed for too. */
  readonly patientVersion: number;
  readonly sections: Readonly<Partial<Record<PrfSectionKey, SectionData>>>;
}

/** What the server adds to an entry, or works out from it. */
const STAMPS: ReadonlySet<string> = new Set([
  'occurred_at',
  'recorded_at',
  'recorded_by',
  'voided_at',
  'voided_by',
]);
const OF_OBSERVATIONS: ReadonlySet<string> = new Set([...STAMPS, 'blood_pressure', 'news2']);

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

const without = (
  row: Readonly<Record<string, unknown>>,
  left: (name: string) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => !left(name) && !isNothing(value)));

const isComputed = (fields: readonly Field[]) => {
  const names = new Set(fields.filter(({ computed }) => computed === true).map(({ name }) => name));
  return (name: string): boolean => names.has(name);
};

const byId = (a: unknown, b: unknown): number => {
  const idOf = (entry: unknown): string => (isRecord(entry) ? String(entry['id']) : '');
  return idOf(a) < idOf(b) ? -1 : 1;
};

/** A section as it was entered: nothing that the server stamps or works out, entries by their ids, empty values absent. */
const enteredOf = (prfId: string, key: PrfSectionKey, data: SectionData): SectionData => {
  const entered: Record<string, unknown> = {
    ...withoutDerivedTotals(key, withRowIds(prfId, key, canonicalChanges(key, data))),
  };
  for (const field of entriesFieldsOf(key)) {
    const entries = entered[field.name];
    if (!Array.isArray(entries)) continue;
    const computed = isComputed(field.fields);
    const stamps = key === 'observations' ? OF_OBSERVATIONS : STAMPS;
    entered[field.name] = entries
      .filter(isRecord)
      .map((entry) => without(entry, (name) => stamps.has(name) || computed(name)))
      .sort(byId);
  }
  return without(entered, isComputed(fieldsOf(key)));
};

/**
 * The text that stands for what a signer saw: the same on the device that shows a record and on the server that stores it, as
 * long as nothing that was entered differs. Scores, totals and times of recording follow and are left out.
 */
export const seenContent = ({ prfId, patientId, patientVersion, sections }: SeenRecord): string =>
  canonicalJson({
    format: 'sideline-seen/1',
    prfId,
    patientId,
    patientVersion,
    sections: Object.fromEntries(
      SECTIONS.flatMap(({ key }) => {
        const entered = enteredOf(prfId, key, sections[key] ?? {});
        return isNothing(entered) ? [] : [[key, entered]];
      }),
    ),
  });
