import { composeBloodPressure } from '@sideline/schema/prf/record/canonical';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { answerText } from '@sideline/schema/prf/record/format';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { ranked } from '@sideline/schema/prf/catalogue/measured';
import { type Measurement, MEASUREMENTS } from '@sideline/schema/prf/catalogue/measurements';
import { glucoseText } from '@sideline/schema/prf/record/observation-figures';
import type { Values } from '../drafts/changes';
import { VALUE_OPTIONS } from '../value-text';

/** A row of the trend: a measurement, with its figure in each set. */
export interface TrendRow {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly text: (set: ObservationEntry) => string | null;
}

const figure = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null;

/** Rows whose text is more than one field's figure. */
const WORDED: Readonly<Record<string, TrendRow['text']>> = {
  supplemental_o2: (set) =>
    set.supplemental_o2 == null ? null : set.supplemental_o2 ? (figure(set.o2_flow_lpm) ?? 'Yes') : 'Air',
  blood_pressure: (set) => composeBloodPressure(set.bp_systolic, set.bp_diastolic),
  blood_glucose: glucoseText,
};

/** The rows that every record has, measured or not. */
export const firstRows = (measurements: readonly Measurement[] = MEASUREMENTS): readonly TrendRow[] =>
  ranked(measurements, ({ trend }) => trend?.rank).map(({ name, label, short = label, number, trend }) => ({
    name,
    label: short,
    unit: trend?.unit ?? number?.unitLabel ?? '',
    text: WORDED[name] ?? ((set) => figure((set as unknown as Values)[name])),
  }));

/** Shown in the column heading or in the NEWS2 row. */
const SHOWN_ELSEWHERE: readonly string[] = ['date_time', 'not_recordable', 'news2'];

/** Everything else recorded about a set, because a signed record has no pad to show it on. */
export const furtherRows = (
  fields: readonly Field[],
  measurements: readonly Measurement[] = MEASUREMENTS,
): readonly TrendRow[] => {
  const told: ReadonlySet<string> = new Set([
    ...SHOWN_ELSEWHERE,
    ...measurements
      .filter(({ trend }) => trend !== undefined)
      .flatMap(({ name, parts = [], beside }) => [
        name,
        // A total's parts have their own rows, and a blood pressure consists of its two parts.
        ...(name === 'blood_pressure' ? parts : []),
        ...(beside === undefined ? [] : [beside]),
      ]),
  ]);
  return fields
    .filter(({ name }) => !told.has(name))
    .map((field) => ({
      name: field.name,
      label: field.label,
      unit: '',
      text: (set) => answerText(field, set as unknown as Values, VALUE_OPTIONS) || null,
    }));
};
