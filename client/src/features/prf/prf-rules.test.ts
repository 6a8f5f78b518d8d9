import { composeBloodPressure } from '@sideline/schema/prf/record/canonical';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { describe, expect, it } from 'vitest';
import { newDraft, type DraftState } from './drafts/draft-state';
import { answerAlert } from './drafts/draft-transitions';
import { strokesToPath } from './fields/stroke-path';
import { openAlerts } from './questions/section-progress';
import { narrowToDrug } from './interventions/narrow-to-drug';
import { subscoreOf } from './observations/score';
import { liveSets, pressureBefore, previousValue } from './observations/sets';
import type { Values } from './drafts/changes';
import { VALUE_OPTIONS } from './value-text';
import { pathLabel, measurementText, pathsLabel, pathText } from './path-label';

const facts = (data: PrfFacts['data'], more: Partial<PrfFacts> = {}): PrfFacts => ({
  data,
  ageYears: 40,
  hasPatient: true,
  ...more,
});
const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).toISOString();

describe('units and routes of a drug', () => {
  it('are those that the drug comes in, Other, and what was already answered', () => {
    const unit = fieldAt('ClinicalInterventions', 'drugs_administered.dose_unit');
    if (unit?.kind !== 'choice') throw new Error('no unit');
    const keys = (row: object) => {
      const field = narrowToDrug(unit, { ...row });
      return field.kind === 'choice' ? Object.keys(field.choices.options) : [];
    };
    expect(keys({ drug_name: 'aspirin' })).toEqual(['mg', 'tablet', 'other']);
    expect(keys({ drug_name: 'aspirin', dose_unit: 'g' })).toContain('g');
    expect(keys({}).length).toBeGreaterThan(10);
  });
});

describe('observations', () => {
  const sets: ObservationEntry[] = [
    { id: 'a', date_time: at(14, 0), heart_rate: 110 },
    { id: 'b', date_time: at(14, 15), heart_rate: 118 },
    { id: 'c', date_time: at(14, 30) },
  ];
  it('finds the previous value, not the set itself or a later one', () => {
    expect(previousValue(sets, { id: 'b', date_time: at(14, 15) }, 'heart_rate')).toBe(110);
    expect(previousValue(sets, { id: 'new' }, 'heart_rate')).toBe(118);
    expect(previousValue(sets, { id: 'a', date_time: at(14, 0) }, 'heart_rate')).toBeNull();
  });
  it('finds the previous pressure as one reading, never mixing figures of two', () => {
    const pressures: ObservationEntry[] = [
      { id: 'a', date_time: at(14, 0), bp_systolic: 112, bp_diastolic: 70 },
      { id: 'b', date_time: at(14, 15), bp_systolic: 84 },
      { id: 'c', date_time: at(14, 30), heart_rate: 118 },
    ];
    const before = (id: string, time: string) => {
      const set = pressureBefore(pressures, { id, date_time: time });
      return composeBloodPressure(set?.bp_systolic, set?.bp_diastolic);
    };
    expect(before('d', at(14, 45))).toBe('84/');
    expect(before('b', at(14, 15))).toBe('112/70');
    expect(before('a', at(14, 0))).toBeNull();
  });
  it('gives the points of one parameter by the chosen scale', () => {
    const scale2 = {
      oxygen_saturation: 89,
      spo2_scale: 'scale_2',
      spo2_scale_chosen_by: 'Dr Ode',
      spo2_scale_reason: 'COPD',
    } as const;
    expect(subscoreOf('respiratory_rate', { respiratory_rate: 25 }, facts({}))).toBe(3);
    expect(subscoreOf('oxygen_saturation', { oxygen_saturation: 89 }, facts({}))).toBe(3);
    expect(subscoreOf('oxygen_saturation', scale2, facts({}))).toBe(0);
    // 97 % scores 0 on air and 3 on oxygen: until it is said which, there is nothing to show.
    const high = { ...scale2, oxygen_saturation: 97 };
    expect(subscoreOf('oxygen_saturation', high, facts({}))).toBeNull();
    expect(subscoreOf('oxygen_saturation', { ...high, supplemental_o2: false }, facts({}))).toBe(0);
    expect(subscoreOf('oxygen_saturation', { ...high, supplemental_o2: true }, facts({}))).toBe(3);
    expect(subscoreOf('heart_rate', {}, facts({}))).toBeNull();
    expect(subscoreOf('heart_rate', { heart_rate: 140 }, facts({}, { ageYears: 12 }))).toBeNull();
  });
  it('leaves out struck-through sets, and asks for an action until one is recorded', () => {
    const scored = { status: 'scored', total: 7, band: 'high' } as const;
    const data = {
      observations: {
        entries: [
          { id: 'a', date_time: at(14, 0), news2: scored },
          { id: 'b', date_time: at(14, 5), news2: scored, void_reason: 'Wrong patient' },
        ],
      },
    };
    expect(liveSets(facts(data)).map(({ id }) => id)).toEqual(['a']);
    const draft = newDraft('p');
    const open = (state: DraftState) =>
      openAlerts({ facts: () => facts(data), record: null, draft: () => state }).map(
        ({ entryId }) => entryId,
      );
    expect(open(draft)).toEqual(['a']);
    const answer = { entryId: 'a', total: 7, action: 'Oxygen' };
    const sealing = { now: at(14, 10), newId: () => 'c' };
    expect(open(answerAlert(draft, answer, sealing))).toEqual([]);
    expect(open(answerAlert(draft, { ...answer, total: 6 }, sealing))).toEqual(['a']);
  });
});

describe('paths in words', () => {
  it('names fields, texts beside Other, and entries', () => {
    const values = { entries: [{ id: 'a', heart_rate: 80 }] };
    expect(pathLabel('PrimarySurvey', 'airway', {})).toBe('Airway');
    expect(pathText('PrimarySurvey', 'airway', { airway: 'clear' }, VALUE_OPTIONS)).toBe('Clear');
    expect(pathLabel('SocialHistory', 'language_other', {})).toBe('Languages: other');
    expect(pathLabel('observations', 'entries/a/heart_rate', values)).toBe('Observation set: Heart rate');
    expect(pathText('observations', 'entries/a/heart_rate', values, VALUE_OPTIONS)).toBe('80 /min');
  });

  it('names the fields of one measurement, and the value of each', () => {
    const both = ['entries/a/bp_systolic', 'entries/a/bp_diastolic'];
    const values = { entries: [{ id: 'a', bp_systolic: 120, bp_diastolic: 80 }] };
    expect(pathsLabel('observations', both, values)).toBe(
      'Observation set: Systolic pressure and Diastolic pressure',
    );
    const text = (path: string, of: Values) => measurementText('observations', path, of, VALUE_OPTIONS);
    expect(text('entries/a/bp_diastolic', values)).toBe(
      'Systolic pressure 120 mmHg, Diastolic pressure 80 mmHg',
    );
    expect(text('entries/a/bp_diastolic', { entries: [] })).toBe('');
    expect(text('entries/a/heart_rate', { entries: [{ id: 'a', heart_rate: 80 }] })).toBe('80 /min');
  });

  it('names all three parts of a measurement', () => {
    const at = (name: string) => `entries/a/${name}`;
    const values = { entries: [{ id: 'a', gcs_eye: 3, gcs_verbal: 4, gcs_motor: 6 }] };
    expect(pathsLabel('observations', [at('gcs_eye'), at('gcs_verbal'), at('gcs_motor')], values)).toBe(
      'Observation set: GCS eyes, GCS voice and GCS movement',
    );
    expect(measurementText('observations', at('gcs_verbal'), values, VALUE_OPTIONS)).toBe(
      'GCS eyes 3, GCS voice 4, GCS movement 6',
    );
    const scale = { id: 'a', spo2_scale: 'scale_2', spo2_scale_chosen_by: 'Dr A', spo2_scale_reason: 'COPD' };
    expect(
      measurementText('observations', at('spo2_scale_reason'), { entries: [scale] }, VALUE_OPTIONS),
    ).toBe('SpO2 scale Scale 2 (target 88–92 %), Scale 2 chosen by Dr A, Why scale 2 COPD');
  });

  it('writes a dose with its unit, whichever of the two changed', () => {
    const drug = {
      id: 'a',
      drug_name: 'adrenaline',
      dose: 600,
      dose_unit: 'other',
      dose_unit_other: 'drops',
    };
    const at = (name: string) => `drugs_administered/a/${name}`;
    const text = measurementText(
      'ClinicalInterventions',
      at('dose'),
      { drugs_administered: [drug] },
      VALUE_OPTIONS,
    );
    expect(text).toMatch(/^Drug .+, Dose 600.*, Unit Other: drops$/);
    expect(
      pathsLabel('ClinicalInterventions', [at('dose'), at('dose_unit'), at('dose_unit_other')], {}),
    ).toBe('Drug: Dose and Unit');
  });
});

describe('signature', () => {
  it('scales strokes into one box and keeps a dot', () => {
    const path = strokesToPath(
      [
        [
          { x: 0, y: 0 },
          { x: 300, y: 100 },
        ],
        [{ x: 150, y: 50 }],
      ],
      { width: 300, height: 100 },
    );
    expect(path).toBe('M0 0L600 200M300 100L300 100');
  });
});
