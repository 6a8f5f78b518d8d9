import { describe, expect, it } from 'vitest';
import { PLAUSIBLE, plausibilityOf } from '../../clinical/plausibility.js';
import { fieldAt, type ObservationEntry } from './catalogue.js';
import { diffSection } from '../record/diff.js';
import { signRows, spokenSigns } from '../handover/handover-signs.js';
import type { Field } from './kinds.js';
import { limitsOf } from './measured.js';
import { ONE_MORE, SWEAT_RATE } from './measurement.fixture.js';
import { type Measurement, MEASUREMENTS } from './measurements.js';
import { figuresLine } from '../record/observation-figures.js';
import { observationsOf } from './observations.section.js';
import { valueSchema } from '../rules/validate.js';

const ID = '01930000-0000-7000-8000-000000000001';
const CONTEXT = {
  patient: { ageYears: 40, isPregnant: false },
  clock: (at: unknown): string => (typeof at === 'string' ? at.slice(11, 16) : ''),
};
const ROOM = { longest: Infinity, isBrief: false, signs: 'all', most: 9 } as const;
const ALL: readonly Measurement[] = MEASUREMENTS;

const setOf = (change: object): ObservationEntry => ({
  id: ID,
  date_time: '2026-11-20T14:30:00.000Z',
  ...change,
});

/** Each LOINC code ends in a check digit (Luhn, modulus 10): a slip of the hand gives another measurement or none. */
const isLoinc = (code: string): boolean => {
  const digits = [...code.replace('-', '')].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return /^\d{3,7}-\d$/.test(code) && sum % 10 === 0;
};

describe('the table of measurements', () => {
  it('names fields of the observation set, by their own labels', () => {
    for (const { name, label, beside, parts = [], fhir } of ALL) {
      expect(fieldAt('observations', `entries.${name}`)?.label).toBe(label);
      const others = [beside, fhir?.method, ...(fhir?.remarks ?? [])].filter((other) => other !== undefined);
      for (const other of others) expect(fieldAt('observations', `entries.${other}`), other).toBeDefined();
      for (const part of parts) expect(ALL.map((one) => one.name)).toContain(part);
    }
  });

  it('never changes the end of an observation’s id, which others store', () => {
    const ids = ALL.flatMap(({ name, fhir }) => (fhir?.id === undefined ? [] : [[name, fhir.id]]));
    expect(Object.fromEntries(ids)).toMatchObject({
      respiratory_rate: 'rr',
      respiratory_effort: 're',
      oxygen_saturation: 'sp',
      supplemental_o2: 'ox',
      o2_flow_lpm: 'of',
      heart_rate: 'hr',
      pulse_rhythm: 'pr',
      temperature: 'te',
      acvpu: 'av',
      pain_score: 'pa',
      blood_glucose: 'bg',
      etco2: 'et',
      spco: 'co',
      ketones: 'ke',
      pupils_left: 'pl',
      pupils_right: 'pd',
      fast_stroke: 'fs',
      stroke_scale: 'ss',
      reperfusion_checklist: 'rc',
      revised_trauma_score: 'rt',
      ecg: 'ec',
      blood_pressure: 'bp',
      gcs: 'gc',
    });
    // The score's own, and the weight's.
    const taken = [...ids.map(([, id]) => id), 'n2', 'we'];
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('has codes with correct check digits', () => {
    const codes = ALL.flatMap(({ fhir }) => fhir?.loinc ?? []);
    expect(codes.filter((code) => !isLoinc(code))).toEqual([]);
    expect(isLoinc('53060-9')).toBe(false);
  });
});

describe('blood ketones, which are one entry of the table', () => {
  const set = setOf({ ketones: 3.4 });

  it('are asked in mmol/L to one decimal, refused over 10 and questioned over 8', () => {
    expect(fieldAt('observations', 'entries.ketones')).toMatchObject({
      ...{ kind: 'decimal', label: 'Ketones', unit: 'mmol/L', unitLabel: 'mmol/L', decimals: 1 },
    });
    expect([-0.1, 0, 8, 8.1, 10, 10.1].map((value) => plausibilityOf(value, PLAUSIBLE.ketones))).toEqual([
      'refused',
      'plausible',
      'plausible',
      'warned',
      'warned',
      'refused',
    ]);
    const field = fieldAt('observations', 'entries.ketones');
    const isTaken = (value: number): boolean =>
      field !== undefined && valueSchema(field).safeParse(value).success;
    expect([3.4, 10, 10.1, 3.45].map(isTaken)).toEqual([true, true, false, false]);
  });

  it('are in the diff, the line and the handover', () => {
    expect(
      diffSection('observations', { entries: [setOf({})] }, { entries: [set] }).find(({ path }) =>
        path.endsWith('/ketones'),
      ),
    ).toMatchObject({ before: null, after: '3.4 mmol/L' });
    expect(figuresLine(set)).toBe('Ketones 3.4 mmol/L');
    expect(signRows([set], CONTEXT)).toContainEqual(
      expect.objectContaining({ label: 'Ketones', text: '3.4 mmol/L at 14:30' }),
    );
    expect(spokenSigns([set], ROOM, CONTEXT).latest).toContain('ketones 3.4 mmol/L');
  });

  it('can be marked not recordable', () => {
    const what: Field | undefined = fieldAt('observations', 'entries.not_recordable.field');
    expect(what).toHaveProperty('choices.options.ketones', { label: 'Ketones' });
  });
});

describe('one more entry of the table', () => {
  const section = observationsOf(ONE_MORE);
  const [entries] = section.fields;
  const set = setOf({ sweat_rate: 12.5 });

  it('is a form field with its limits, and can be marked not recordable', () => {
    const field = entries.fields.find(({ name }) => name === 'sweat_rate');
    expect(field).toMatchObject({ kind: 'decimal', label: 'Sweat rate', unitLabel: 'mL/min', max: 90 });
    expect(plausibilityOf(91, limitsOf(ONE_MORE).sweat_rate)).toBe('refused');
    expect(plausibilityOf(41, SWEAT_RATE.number)).toBe('warned');
    const list = entries.fields.find(({ name }) => name === 'not_recordable');
    expect(list).toHaveProperty('fields[0].choices.options.sweat_rate', { label: 'Sweat rate' });
    expect(fieldAt('observations', 'entries.sweat_rate')).toBeUndefined();
  });

  it('is in the diff, the line of a set and the handover, by its entry alone', () => {
    const differences = diffSection(
      'observations',
      { entries: [setOf({})] },
      { entries: [set] },
      {},
      section,
    );
    expect(differences).toContainEqual(expect.objectContaining({ before: null, after: '12.5 mL/min' }));
    expect(figuresLine(set, ONE_MORE)).toBe('Sweat 12.5 mL/min');
    expect(figuresLine(set)).toBe('');
    expect(signRows([set], CONTEXT, ONE_MORE)).toContainEqual(
      expect.objectContaining({ label: 'Sweat', text: '12.5 mL/min at 14:30' }),
    );
    expect(signRows([set], CONTEXT)).not.toContainEqual(expect.objectContaining({ label: 'Sweat' }));
    expect(spokenSigns([set], ROOM, CONTEXT, ONE_MORE).latest).toContain('sweat 12.5 mL/min');
  });
});
