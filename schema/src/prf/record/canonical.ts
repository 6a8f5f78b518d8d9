import { entriesFieldsOf, fieldsOf, otherName, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { EntriesField, Field } from '../catalogue/kinds.js';

/** Section data as JSON holds it: field names to values. A cleared field is absent; in changes it is null. */
export type SectionData = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The two numbers of '120/80' or '120/'; null where the text is neither. */
export const parseBloodPressure = (
  text: string,
): { readonly systolic: number; readonly diastolic: number | null } | null => {
  const match = /^(\d{1,3})\/(\d{1,3})?$/.exec(text.trim());
  if (!match) return null;
  return { systolic: Number(match[1]), diastolic: match[2] === undefined ? null : Number(match[2]) };
};

/** '120/80', '120/' where only the systolic is known, null where it is not. */
export const composeBloodPressure = (
  systolic: number | null | undefined,
  diastolic: number | null | undefined,
): string | null => (systolic == null ? null : `${systolic}/${diastolic ?? ''}`);

const canonicalTime = (value: unknown): unknown => {
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? isoTime(value) : NaN;
  return Number.isNaN(time) ? value : new Date(time).toISOString();
};
// Only what carries its own offset is a moment; Date.parse would read the rest in the server's zone.
const isoTime = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? Date.parse(text) : NaN;

const canonicalValue = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'time':
      return value === '' ? null : canonicalTime(value);
    case 'text':
    case 'longText': {
      if (typeof value !== 'string') return value;
      const trimmed = value.trim();
      return trimmed === '' ? null : trimmed;
    }
    case 'date':
    case 'choice':
    case 'coded':
    case 'reference':
    case 'strokes':
      return value === '' ? null : value;
    case 'choices':
    case 'codes':
    case 'references':
      return Array.isArray(value) ? (value.length === 0 ? null : [...new Set<unknown>(value)]) : value;
    case 'textList': {
      if (!Array.isArray(value)) return value;
      const lines = value
        .map((line: unknown) => (typeof line === 'string' ? line.trim() : line))
        .filter((line) => line !== '');
      return lines.length === 0 ? null : lines;
    }
    case 'group': {
      if (!isRecord(value)) return value;
      const group = withoutNulls(canonicalFields(field.fields, value));
      return Object.keys(group).length === 0 ? null : group;
    }
    case 'groups': {
      if (!Array.isArray(value)) return value;
      const rows = value
        .map((row: unknown) => (isRecord(row) ? withoutNulls(canonicalFields(field.fields, row)) : row))
        .filter((row) => !isRecord(row) || Object.keys(row).length > 0);
      return rows.length === 0 ? null : rows;
    }
    default:
      return value;
  }
};

const withoutNulls = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));

const canonicalText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : value.trim();
};

/** Names that no field has are kept as they are, for validation to refuse. */
const canonicalFields = (
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  const texts = new Set(fields.map(otherName));
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    const field = fields.find((candidate) => candidate.name === name);
    if (field) result[name] = canonicalValue(field, value);
    else result[name] = texts.has(name) ? canonicalText(value) : value;
  }
  return result;
};

/**
 * The pressure is kept as two numbers and the text of the REST layer is composed from them, so that two people's changes of
 * one pressure meet as one. Numbers in the same change win over the text.
 */
const splitPressure = (entry: Record<string, unknown>): Record<string, unknown> => {
  if (!('blood_pressure' in entry)) return entry;
  const { blood_pressure: text, ...rest } = entry;
  if ('bp_systolic' in rest || 'bp_diastolic' in rest) return rest;
  if (text === null) return { ...rest, bp_systolic: null, bp_diastolic: null };
  const pressure = typeof text === 'string' ? parseBloodPressure(text) : null;
  if (!pressure) return entry;
  return { ...rest, bp_systolic: pressure.systolic, bp_diastolic: pressure.diastolic };
};

/** `occurred_at` and the specification's own name are one time: it is kept under the specification's. */
const nameTime = (field: EntriesField, entry: Record<string, unknown>): Record<string, unknown> => {
  if (!('occurred_at' in entry)) return entry;
  const { occurred_at: time, ...rest } = entry;
  return field.timeField in rest ? rest : { ...rest, [field.timeField]: canonicalTime(time) };
};

/**
 * A change as it is compared, merged and stored: moments as UTC ISO texts (a GraphQL scalar's Date included), texts trimmed,
 * empty texts, lists and groups as null, lists without repeats, a blood pressure as two numbers, an entry's time under its own
 * name. What is not understood is left as it is: validation refuses it.
 */
export const canonicalChanges = (key: PrfSectionKey, changes: SectionData): SectionData => {
  const result = canonicalFields(fieldsOf(key), changes);
  for (const field of entriesFieldsOf(key)) {
    const entries = result[field.name];
    if (!Array.isArray(entries)) continue;
    result[field.name] = entries.map((entry: unknown) => {
      if (!isRecord(entry)) return entry;
      const canonical = canonicalFields(field.fields, entry);
      if ('void_reason' in canonical) canonical['void_reason'] = canonicalText(canonical['void_reason']);
      return splitPressure(nameTime(field, canonical));
    });
  }
  return result;
};
