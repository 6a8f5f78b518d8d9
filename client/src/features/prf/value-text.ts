import { entryLines, formatValue, type FormatOptions } from '@sideline/schema/prf/record/format';
import type { EntriesField, Field } from '@sideline/schema/prf/catalogue/kinds';
import { recordZone } from './record-clock';
import type { Values } from './drafts/changes';

/** The screen uses the clock of the record's event, like everything else on it. */
export const VALUE_OPTIONS: FormatOptions = {
  get timeZone() {
    return recordZone();
  },
};

/** A value as people read it; empty if there is none. `row` is the object that holds it. */
export const valueText = (
  field: Field,
  value: unknown,
  row: Values = {},
  options: FormatOptions = VALUE_OPTIONS,
): string => formatValue(field, value, row, options);

const NOTHING: ReadonlySet<string> = new Set();

/**
 * An entry on one line: its answers without the time, which is shown next to it, and without those that are shown in
 * another way.
 */
export const entryText = (
  field: EntriesField,
  entry: Values,
  options: FormatOptions,
  told: ReadonlySet<string> = NOTHING,
): string =>
  entryLines(field, entry, options)
    .filter(({ name }) => name !== field.timeField && !name.startsWith('void') && !told.has(name))
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
