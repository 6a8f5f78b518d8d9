import { z } from 'zod';
import { isPressurePlausible } from '../../clinical/plausibility.js';
import type { Problem } from '../../errors.js';
import { LIMITS } from '../../limits.js';
import { POSITIONS } from '../../positions.js';
import { isRecord, type SectionData } from '../record/canonical.js';
import {
  ENTRY_STAMP_FIELDS,
  fieldsOf,
  otherName,
  type PrfSectionKey,
  PRF_SECTION_KEYS,
} from '../catalogue/catalogue.js';
import { drugOf, OTHER_DRUG } from '../catalogue/formulary.js';
import { impressionOf, OTHER_IMPRESSION } from '../catalogue/impressions.js';
import type { CodedField, EntriesField, Field, NumberField, TimeField } from '../catalogue/kinds.js';
import { isStorable } from '../../validation/storable.js';

/**
 * What may be written into a section, from the catalogue: names, kinds, keys, lengths, patterns, plausible values (clinical
 * section 3), times that have happened. It never asks for completeness: a draft may always be saved (see prf/completeness).
 */

const MAXIMUM_ITEMS = 200;
const MAXIMUM_STROKES = 100_000;
const EARLIEST = Date.parse('1900-01-01T00:00:00Z');

interface Rule {
  readonly code: string;
  readonly message: string;
}
const says = (code: string, message: string) => ({
  error: message,
  params: { code } satisfies Partial<Rule>,
});

const quoted = (field: { readonly label: string }) => `'${field.label}'`;

const storable = (field: { readonly label: string }) =>
  z
    .string({ error: `${quoted(field)} must be text.` })
    .refine(isStorable, says('UNSTORABLE', `Remove the unreadable characters from ${quoted(field)}.`));

const textUpTo = (field: { readonly label: string }, length: number) =>
  storable(field).refine(
    (text) => text.length <= length,
    says('TOO_LONG', `Shorten ${quoted(field)} to ${length.toLocaleString('en-GB')} characters.`),
  );

const decimalsOf = (value: number): number => {
  const [mantissa = '', exponent] = String(value).split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent ?? 0));
};

const rangeText = (field: { min?: number; max?: number; unitLabel?: string }): string => {
  const unit = field.unitLabel ? ` ${field.unitLabel}` : '';
  if (field.min !== undefined && field.max !== undefined) return `from ${field.min} to ${field.max}${unit}`;
  return field.min !== undefined ? `of ${field.min}${unit} or more` : `of ${field.max ?? ''}${unit} or less`;
};

const keyed = (field: Field, isKnown: (key: string) => boolean, where: string) =>
  storable(field).refine(isKnown, says('UNKNOWN_KEY', `Choose ${quoted(field)} from ${where}.`));

const knownKey =
  (field: CodedField) =>
  (key: string): boolean => {
    switch (field.vocabulary) {
      case 'drug': {
        const drug = drugOf(key);
        return key === OTHER_DRUG || (drug !== undefined && !drug.retired);
      }
      case 'impression': {
        const impression = impressionOf(key);
        return key === OTHER_IMPRESSION || (impression !== undefined && !impression.retired);
      }
      case 'position':
        return (POSITIONS as readonly string[]).includes(key);
    }
  };

const listOf = (field: Field, item: z.ZodType) =>
  z
    .array(item, { error: `${quoted(field)} must be a list.` })
    .refine(
      (list) => list.length <= MAXIMUM_ITEMS,
      says('TOO_MANY', `${quoted(field)} can have at most ${MAXIMUM_ITEMS} items at once.`),
    );

/** zod's schema of one field's value as it may be written: neither null nor absent. */
export const valueSchema = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const text = textUpTo(
        field,
        field.maxLength ?? (field.kind === 'text' ? LIMITS.text.short : LIMITS.text.long),
      );
      const { pattern } = field;
      return pattern
        ? text.refine(
            (value) => pattern.test(value),
            says('PATTERN', `${quoted(field)}: ${field.patternHint ?? 'this has the wrong format.'}`),
          )
        : text;
    }
    case 'integer':
    case 'decimal': {
      const decimals = field.kind === 'integer' ? 0 : (field.decimals ?? 2);
      return z
        .number({ error: `${quoted(field)} must be a number.` })
        .refine(
          (value) =>
            (field.min === undefined || value >= field.min) &&
            (field.max === undefined || value <= field.max),
          says(
            'IMPLAUSIBLE',
            `Enter a value ${rangeText(field)} for ${quoted(field)}, or record why there is none.`,
          ),
        )
        .refine(
          (value) => decimalsOf(value) <= decimals,
          says(
            'TOO_PRECISE',
            decimals === 0
              ? `Enter a whole number for ${quoted(field)}.`
              : `Enter ${quoted(field)} with at most ${decimals} decimal place${decimals === 1 ? '' : 's'}.`,
          ),
        );
    }
    case 'boolean':
      return z.boolean({ error: `Answer ${quoted(field)} with yes or no.` });
    case 'time':
      return z.iso
        .datetime({ offset: true, error: `Enter ${quoted(field)} as a date and time.` })
        .refine(
          (text) => !(Date.parse(text) < EARLIEST),
          says('TOO_EARLY', `Check the year of ${quoted(field)}.`),
        );
    case 'date':
      return z.iso.date({ error: `Enter ${quoted(field)} as a date.` });
    case 'choice':
    case 'choices': {
      const one = keyed(
        field,
        (key) => Object.hasOwn(field.choices.options, key) && !field.choices.options[key]?.retired,
        'its list',
      );
      return field.kind === 'choice' ? one : listOf(field, one);
    }
    case 'coded':
      return keyed(field, knownKey(field), 'the list, or Other with its name');
    case 'codes':
      return listOf(field, keyed(field, knownKey(field), 'the list, or Other with its name'));
    case 'textList':
      return listOf(field, textUpTo(field, 500));
    case 'reference':
      return z.uuid({ error: `Choose ${quoted(field)} from the list.` });
    case 'references':
      return listOf(field, z.uuid({ error: `Choose ${quoted(field)} from the list.` }));
    case 'group':
      return objectOf(field, field.fields);
    case 'groups':
      return listOf(field, objectOf(field, field.fields));
    case 'entries':
      return listOf(field, entryOf(field));
    case 'strokes':
      return z
        .string({ error: `${quoted(field)} must be pen strokes.` })
        .refine(
          (path) => path.length <= MAXIMUM_STROKES,
          says('TOO_LONG', `${quoted(field)} is too large: clear it and sign again.`),
        )
        .refine(
          (path) => /^[MLHVCSQTAZmlhvcsqtaz0-9\s.,-]*$/.test(path),
          says('PATTERN', `${quoted(field)} must be pen strokes.`),
        );
  }
};

const shapeOf = (fields: readonly Field[]): Record<string, z.ZodType> => {
  const shape: Record<string, z.ZodType> = {};
  for (const field of fields) {
    // What the server fills in has no place in a change; strictObject then refuses it by name.
    if (field.computed) continue;
    shape[field.name] = valueSchema(field).nullable().optional();
    const text = otherName(field);
    if (text)
      shape[text] = textUpTo({ label: `${field.label}: other` }, 500)
        .nullable()
        .optional();
  }
  return shape;
};

const unknownKeys = (issue: { code?: string | undefined }) =>
  issue.code === 'unrecognized_keys'
    ? 'This field does not exist, or is filled in automatically.'
    : undefined;

const objectOf = (field: { readonly label: string }, fields: readonly Field[]) =>
  z.strictObject(shapeOf(fields), {
    error: (issue) => unknownKeys(issue) ?? `${quoted(field)} must be a group of answers.`,
  });

const entryOf = (field: EntriesField) =>
  z.strictObject(
    {
      ...shapeOf(field.fields),
      ...shapeOf(ENTRY_STAMP_FIELDS),
      id: z.uuid({ error: 'An entry needs a UUID as its id.' }),
    },
    { error: (issue) => unknownKeys(issue) ?? `${field.entryLabel}: this is not an entry.` },
  );

const SCHEMAS = new Map<PrfSectionKey, z.ZodType>(
  PRF_SECTION_KEYS.map((key) => [
    key,
    z.strictObject(shapeOf(fieldsOf(key)), {
      error: (issue) => unknownKeys(issue) ?? 'The changes to a section must be an object.',
    }),
  ]),
);

/** zod's schema of a section's changes, for callers that compose it further. */
export const changesSchema = (key: PrfSectionKey): z.ZodType => {
  const schema = SCHEMAS.get(key);
  if (!schema) throw new RangeError(`No section ${key}`);
  return schema;
};

const CODES: Readonly<Record<string, string>> = {
  invalid_type: 'TYPE',
  invalid_format: 'FORMAT',
};

/** Dotted path of an issue. An entry is named by its id where it has one: `entries.<id>.heart_rate`. */
const dotted = (changes: unknown, path: readonly PropertyKey[]): string => {
  let at: unknown = changes;
  return path
    .map((step) => {
      const inList = Array.isArray(at);
      at = inList ? (at as readonly unknown[])[Number(step)] : isRecord(at) ? at[String(step)] : undefined;
      return inList && isRecord(at) && typeof at['id'] === 'string' ? at['id'] : String(step);
    })
    .join('.');
};

const shapeProblems = (key: PrfSectionKey, changes: unknown): Problem[] => {
  const result = changesSchema(key).safeParse(changes);
  if (result.success) return [];
  return result.error.issues.flatMap((issue): Problem[] => {
    const field = dotted(changes, issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => ({
        field: field === '' ? name : `${field}.${name}`,
        code: 'UNKNOWN_FIELD',
        message: issue.message,
      }));
    }
    const params: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
    const code = typeof params === 'string' ? params : (CODES[issue.code] ?? 'INVALID');
    return [{ field, code, message: issue.message }];
  });
};

const entryName = (row: Readonly<Record<string, unknown>>, index: number): string =>
  typeof row['id'] === 'string' ? row['id'] : String(index);

/** Every moment in a value of the fields given, with its path. */
const moments = function* (
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
  path: string,
): Generator<{ readonly field: NumberField | TimeField; readonly path: string; readonly at: number }> {
  for (const field of fields) {
    const value = data[field.name];
    const here = path === '' ? field.name : `${path}.${field.name}`;
    if (field.kind === 'time' && typeof value === 'string') {
      yield { field, path: here, at: Date.parse(value) };
    } else if (field.kind === 'integer' && field.isYear && typeof value === 'number') {
      yield { field, path: here, at: Date.UTC(value, 0) };
    } else if (field.kind === 'group' && isRecord(value)) {
      yield* moments(field.fields, value, here);
    } else if ((field.kind === 'groups' || field.kind === 'entries') && Array.isArray(value)) {
      for (const [index, row] of value.entries()) {
        if (!isRecord(row)) continue;
        const name = field.kind === 'entries' ? entryName(row, index) : String(index);
        yield* moments(field.fields, row, `${here}.${name}`);
      }
    }
  }
};

const futureProblems = (key: PrfSectionKey, changes: SectionData, now: Date): Problem[] => {
  const latest = now.getTime() + LIMITS.clockDriftMinutes * 60_000;
  return [...moments(fieldsOf(key), changes, '')]
    .filter(({ field, at }) => !field.computed && !('ahead' in field) && at > latest)
    .map(({ field, path }) => ({
      field: path,
      code: 'IN_FUTURE',
      message: `${quoted(field)} is in the future. Check ${field.kind === 'time' ? 'its date and time' : 'it'}.`,
    }));
};

const entryProblems = (key: PrfSectionKey, changes: SectionData, current: SectionData): Problem[] => {
  const problems: Problem[] = [];
  for (const field of fieldsOf(key)) {
    const changed = changes[field.name];
    if (field.kind !== 'entries' || !Array.isArray(changed)) continue;
    const stored = current[field.name];
    const existing = new Map<unknown, Readonly<Record<string, unknown>>>(
      (Array.isArray(stored) ? stored : []).filter(isRecord).map((entry) => [entry['id'], entry]),
    );
    for (const change of changed.filter(isRecord)) {
      const before = existing.get(change['id']) ?? {};
      const path = `${field.name}.${String(change['id'])}`;
      const repeats = changed.filter((other) => isRecord(other) && other['id'] === change['id']).length > 1;
      if (repeats) {
        problems.push({ field: path, code: 'REPEATED', message: 'Send each entry once.' });
        continue;
      }
      const isEdited = Object.keys(change).some((name) => name !== 'id' && name !== 'void_reason');
      if (typeof before['void_reason'] === 'string') {
        if (isEdited || ('void_reason' in change && change['void_reason'] !== before['void_reason'])) {
          problems.push({
            field: path,
            code: 'ENTRY_VOID',
            message: `This ${field.entryLabel.toLowerCase()} is struck through and cannot be changed. Add a new one.`,
          });
        }
        continue;
      }
      const after = { ...before, ...change };
      const systolic = after['bp_systolic'];
      const diastolic = after['bp_diastolic'];
      if (
        typeof systolic === 'number' &&
        typeof diastolic === 'number' &&
        !isPressurePlausible(systolic, diastolic)
      ) {
        // It lies between the two: named is what this change brought, which is what it is refused for.
        for (const figure of ['bp_systolic', 'bp_diastolic'].filter((name) => name in change))
          problems.push({
            field: `${path}.${figure}`,
            code: 'IMPLAUSIBLE',
            message: 'The diastolic pressure is higher than the systolic. Check both numbers.',
          });
      }
    }
  }
  return problems;
};

export interface ValidationContext {
  /** The server's (or the device's) own time. */
  readonly now: Date;
  /** The section as it now stands, for rules that look at an entry as a whole. */
  readonly current?: SectionData | null | undefined;
}

/**
 * What is wrong with the changes of one section, in canonical form (`canonicalChanges`); empty where they may be written.
 * `field` is a dotted path within the section: `acuity`, `allergies.0.substance`, `entries.<entry id>.heart_rate`.
 */
export const validateChanges = (
  key: PrfSectionKey,
  changes: unknown,
  { now, current }: ValidationContext,
): Problem[] => {
  const problems = shapeProblems(key, changes);
  if (!isRecord(changes)) return problems;
  const reported = new Set(problems.map(({ field }) => field));
  return [
    ...problems,
    ...[...futureProblems(key, changes, now), ...entryProblems(key, changes, current ?? {})].filter(
      ({ field }) => !reported.has(field),
    ),
  ];
};
