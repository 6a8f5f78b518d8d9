import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { ONE_MORE, SWEAT_RATE } from '@sideline/schema/prf/catalogue/measurement.fixture';
import { observationsOf } from '@sideline/schema/prf/catalogue/observations.section';
import { describe, expect, it } from 'vitest';
import { chartFigures, chartLines } from './chart-lines';
import { fieldsUnderMore, MORE_FIELDS, SET_FIELDS } from './set-fields';
import { firstRows, furtherRows } from './trend-rows';

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const textIn = (rows: ReturnType<typeof firstRows>, name: string, values: object) =>
  rows.find((row) => row.name === name)?.text({ id: 'a', ...values } satisfies ObservationEntry);

describe('measurements on the pad and in the trend', () => {
  it('keep their places', () => {
    const kept = [
      ...['taken_by', 'position', 'respiratory_effort', 'heart_rate_method', 'pulse_rhythm'],
      ...['mean_arterial_pressure', 'bp_method', 'temperature_method', 'gcs', 'gcs_qualifier'],
      ...['pain_scale', 'etco2', 'spco', 'ketones', 'pupils_left', 'pupils_right', 'fast_stroke'],
      ...['stroke_scale', 'stroke_score', 'stroke_result', 'reperfusion_checklist'],
      ...['revised_trauma_score', 'ecg', 'comments', 'not_recordable'],
    ];
    expect(namesOf(MORE_FIELDS).filter((name) => kept.includes(name))).toEqual(kept);
    expect(firstRows().map(({ label, unit }) => `${label} ${unit}`.trim())).toEqual([
      ...['Resp /min', 'SpO2 %', 'Oxygen L/min', 'Pulse /min', 'BP mmHg', 'Temp °C', 'ACVPU', 'GCS'],
      ...['Glucose mmol/L', 'Pain / 10'],
    ]);
    expect(chartLines().map(({ label, marker }) => `${label} ${marker}`)).toEqual([
      'Pulse /min circle',
      'Resp /min square',
      'SpO2 % triangle',
      'Systolic mmHg diamond',
      'Diastolic mmHg cross',
    ]);
  });

  it('include ketones under More and in a row of the trend', () => {
    expect(textIn(furtherRows(SET_FIELDS), 'ketones', { ketones: 3.4 })).toBe('3.4 mmol/L');
    expect(textIn(furtherRows(SET_FIELDS), 'ketones', {})).toBeNull();
  });

  it('include one more entry of the table under More, in the trend and in the chart', () => {
    const { fields } = observationsOf(ONE_MORE).fields[0];
    const values = { id: 'a', sweat_rate: 12.5 };
    expect(namesOf(fieldsUnderMore(fields, ONE_MORE))).toContain('sweat_rate');
    expect(textIn(furtherRows(fields, ONE_MORE), 'sweat_rate', values)).toBe('12.5 mL/min');
    const always = firstRows([...ONE_MORE.slice(0, -1), { ...SWEAT_RATE, trend: { rank: 999 } }]);
    expect(always.at(-1)).toMatchObject({ label: 'Sweat', unit: 'mL/min' });
    expect(textIn(always, 'sweat_rate', values)).toBe('12.5');
    expect(chartLines(ONE_MORE).at(-1)).toMatchObject({ name: 'sweat_rate', label: 'Sweat mL/min' });
    expect(chartFigures(values, chartLines(ONE_MORE))).toMatchObject({ sweat_rate: 12.5, heart_rate: null });
  });
});
