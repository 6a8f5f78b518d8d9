import { describe, expect, it } from 'vitest';
import {
  ALWAYS_BLOCK,
  HANDOVER_FORMAT_LABELS,
  HANDOVER_FORMATS,
  handoverBlocks,
  handoverFormatOf,
  handoverOf,
  isTrauma,
} from './handover.js';
import { readingSeconds } from './handover-fit.js';
import { sentence } from './handover-record.js';
import type { PrfFacts } from '../catalogue/kinds.js';

const at = (time: string): string => `2026-11-20T${time}:00Z`;

const set = (id: string, time: string, total: number, more: object) => ({
  id,
  date_time: at(time),
  news2: { status: 'scored', total, band: total >= 7 ? 'high' : 'low', rule_version: 'x' },
  ...more,
});

const FELL: PrfFacts = {
  data: {
    incidentDetails: { incident_date: at('14:00'), arrived_time: at('14:06'), chief_complaint: 'Fall' },
    PresentingComplaint: {
      presenting_complaint: 'Fell from scaffold onto concrete',
      possible_injury: 'yes',
      fall_height_m: 3,
      allergy_status: 'known',
      allergies: [{ allergy_kind: 'drug', substance: 'Penicillin' }],
    },
    SecondarySurvey: { mechanismsOfInjury: ['fall_over_2m'], chest: 'Tender left ribs' },
    observations: {
      entries: [
        set('a', '14:08', 12, { heart_rate: 118, gcs: 13 }),
        set('b', '14:30', 4, { heart_rate: 96, gcs: 15 }),
        set('c', '14:20', 14, { heart_rate: 140, void_reason: 'Wrong patient' }),
      ],
    },
    ClinicalInterventions: {
      drugs_administered: [
        {
          id: 'd',
          drug_name: 'morphine',
          dose: 5,
          dose_unit: 'mg',
          route: 'intravenous',
          time_administered: at('14:20'),
          given_by: 'A. Khan',
        },
        { id: 'e', drug_name: 'aspirin', not_given_reason: 'allergy' },
      ],
      procedures: [{ id: 'f', procedure: 'splinting', time_performed: at('14:15') }],
    },
    DispositionOutcome: { destination: 'Royal Infirmary', pre_alert: 'trauma' },
  },
  ageYears: 34,
  hasPatient: true,
};
const source = (facts: PrfFacts) => ({
  facts,
  gender: 'Male',
  timeZone: 'Europe/London',
  asOf: Date.parse(at('14:45')),
});
const spoken = (facts: PrfFacts, format: 'atmist' | 'sbar') =>
  handoverOf(source(facts), format).map(({ letter, label, text }) => `${letter} ${label} | ${text}`);

const ILL: PrfFacts = {
  ...FELL,
  data: {
    incidentDetails: { chief_complaint: 'Chest pain' },
    PresentingComplaint: {
      presenting_complaint: 'Central crushing chest pain',
      history_of_presenting_complaint: 'Sudden, at rest',
      past_medical_history: 'Hypertension',
      allergy_status: 'none_known',
    },
  },
};

describe('handover', () => {
  it('has two formats', () => {
    expect(HANDOVER_FORMATS.map((format) => HANDOVER_FORMAT_LABELS[format])).toEqual(['ATMIST', 'SBAR']);
  });

  it('says on its page that no treatment was recorded', () => {
    const record = { data: {}, ageYears: 40, hasPatient: true };
    const treatment = handoverBlocks(source(record)).find(({ label }) => label === 'Treatment');
    expect(treatment?.rows).toMatchObject([{ label: 'Treatment', text: 'Not recorded', isRecorded: false }]);
  });

  it('is ATMIST for an injured patient, SBAR for an ill one', () => {
    expect([isTrauma(FELL), handoverFormatOf(FELL)]).toEqual([true, 'atmist']);
    expect([isTrauma(ILL), handoverFormatOf(ILL)]).toEqual([false, 'sbar']);
    const none = { ...ILL, data: { ...ILL.data, SecondarySurvey: { mechanismsOfInjury: ['none'] } } };
    expect(isTrauma(none)).toBe(false);
  });

  it.each([
    ['Male', 'female', '40 years, male'],
    [null, 'female', '40 years, female at birth'],
    [null, 'male', '40 years, male at birth'],
    [null, 'indeterminate', '40 years, sex not recorded'],
    [null, undefined, '40 years, sex not recorded'],
  ])('with gender %s and %s registered at birth is written %s', (gender, sex_at_birth, words) => {
    const facts: PrfFacts = {
      data: { PresentingComplaint: { sex_at_birth }, SecondarySurvey: { mechanismsOfInjury: ['crush'] } },
      ...{ ageYears: 40, hasPatient: true },
    };
    expect(handoverOf({ ...source(facts), gender }, 'atmist')[0]?.text).toBe(words);
  });

  it('gives an injured patient’s mechanism, injuries, latest and worst signs, and treatment', () => {
    expect(spoken(FELL, 'atmist')).toEqual([
      'A Age and sex | 34 years, male',
      'T Time | Incident: 14:00. Arrived: 14:06',
      'M Mechanism | Fall over 2 m. Height of fall: 3 m. Fell from scaffold onto concrete',
      'I Injuries | Chest: Tender left ribs',
      'S Signs | Latest 14:30: NEWS2 4 low, pulse 96, GCS 15. Earlier 14:08: lowest GCS 13, highest NEWS2 12 high, pulse 118',
      'T Treatment | Morphine sulfate 5 mg IV at 14:20. Aspirin not given: allergy. Splinting',
      '! Alerts | Allergic to Penicillin',
      'R Request | Trauma',
      'E ETA | To: Royal Infirmary',
    ]);
  });

  it('mentions a coma in a set without a score before a scored set of a well patient', () => {
    const sets = [
      { id: 'a', date_time: at('14:05'), gcs: 3 },
      { id: 'b', date_time: at('14:20'), gcs: 15, news2: { total: 2, band: 'low', subscores: {} } },
      { id: 'c', date_time: at('14:30'), gcs: 15, news2: { total: 0, band: 'low', subscores: {} } },
    ];
    const told = spoken({ ...FELL, data: { ...FELL.data, observations: { entries: sets } } }, 'atmist');
    expect(told.find((text) => text.startsWith('S Signs'))).toMatch(/Earlier 14:05: lowest GCS 3/);
  });

  describe('sets of equal score or none', () => {
    const ADULT = {
      respiratory_rate: 16,
      oxygen_saturation: 98,
      heart_rate: 76,
      bp_systolic: 124,
      bp_diastolic: 80,
    };
    const told = (ageYears: number | null, entries: readonly object[]) =>
      handoverOf(source({ data: { observations: { entries } }, ageYears, hasPatient: true }), 'atmist').find(
        ({ label }) => label === 'Signs',
      )?.text;
    const taken = (time: string, more: object) => ({ id: time, date_time: at(time), ...more });

    it('give the worst of each vital sign of a child, and call no set the worst', () => {
      const sets = [
        taken('10:02', { gcs: 15, oxygen_saturation: 98, heart_rate: 92 }),
        taken('10:20', { gcs: 15, oxygen_saturation: 80, heart_rate: 170 }),
        taken('10:40', { gcs: 15, oxygen_saturation: 95, heart_rate: 110 }),
      ];
      expect(told(12, sets)).toBe(
        'Latest 10:40: SpO2 95%, pulse 110, GCS 15. Earlier 10:20: lowest SpO2 80%, highest pulse 170; 10:02: lowest pulse 92',
      );
      // The latest is the worst: nothing before it is.
      expect(told(12, sets.slice(0, 2))).toBe(
        'Latest 10:20: SpO2 80%, pulse 170, GCS 15. Earlier 10:02: lowest pulse 92',
      );
    });
    it('use NEWS2 points for an adult without a temperature', () => {
      const sets = [
        taken('10:02', ADULT),
        taken('10:10', { ...ADULT, oxygen_saturation: 88, bp_systolic: 84, bp_diastolic: 50 }),
        taken('10:20', { ...ADULT, heart_rate: 80 }),
      ];
      expect(told(40, sets)).toMatch(/\. Earlier 10:10: lowest SpO2 88%, BP 84\/50$/);
      expect(told(40, [sets[0] ?? {}, sets[2] ?? {}])).not.toContain('Earlier');
      expect(told(null, sets)).toContain('10:02: lowest pulse 76');
    });
    it('name the lowest value, even if NEWS2 has points only for others', () => {
      const pulses = [112, 76, 130].map((heart_rate, index) =>
        taken(`10:1${index}`, { ...ADULT, heart_rate }),
      );
      expect(told(40, pulses)).not.toContain('lowest');
    });
    it('give the worst of each sign, whichever set scored', () => {
      const scored = { news2: { total: 2, band: 'low', subscores: { heart_rate: 2 } } };
      const sets = [
        taken('10:02', { ...ADULT, heart_rate: 112, ...scored }),
        taken('10:10', { ...ADULT, oxygen_saturation: 80 }),
        taken('10:20', { ...ADULT, temperature: 36.8, news2: { total: 0, band: 'low', subscores: {} } }),
      ];
      expect(told(40, sets)).toContain('Earlier 10:10: lowest SpO2 80%; 10:02: highest pulse 112');
    });
    it('say that the NEWS2 of an incomplete set is incomplete, for that patient only', () => {
      const incomplete = { news2: { status: 'incomplete', missing: ['temperature'] } };
      expect(told(40, [taken('10:02', { heart_rate: 160, ...incomplete })])).toBe(
        'Latest 10:02: NEWS2 incomplete, at least 3, pulse 160',
      );
      const invalid = { news2: { status: 'not_valid', invalid: 'under_16' } };
      expect(told(9, [taken('10:02', { heart_rate: 160, ...invalid })])).toBe('Latest 10:02: pulse 160');
    });
    it('give nothing for equal sets, or the highest score of both', () => {
      const well = (time: string, total: number) =>
        taken(time, { ...ADULT, gcs: 15, news2: { total, band: 'low', subscores: {} } });
      expect(told(40, [well('10:02', 0), well('10:20', 0)])).toBe(
        'Latest 10:20: NEWS2 0 low, resp 16, SpO2 98%, pulse 76, BP 124/80, GCS 15',
      );
      expect(told(40, [well('10:02', 5), well('10:10', 5), well('10:20', 1)])).toMatch(
        /^Latest 10:20: NEWS2 1 low, .*\. Earlier 10:02: highest NEWS2 5 low$/,
      );
    });
    it('mention a patient who could not be woken without a GCS, a meter out of range, and an unknown time', () => {
      const sets = [
        { id: 'a', is_before_arrival: true, acvpu: 'U', blood_glucose_limit: 'lo', pain_score: 0 },
        taken('10:20', { acvpu: 'A', blood_glucose: 5.2, pain_score: 3 }),
      ];
      expect(told(8, sets)).toMatch(/\. Earlier time not known: lowest ACVPU U, glucose LO$/);
      expect(told(8, [taken('10:02', { heart_rate: 60 }), taken('10:20', { gcs: 15 })])).toMatch(
        /^Latest 10:20: GCS 15; 10:02: pulse 60$/,
      );
    });
    it('mention new confusion with a GCS of 15, in the latest set and in an earlier one', () => {
      const confused = { ...ADULT, acvpu: 'C', gcs: 15 };
      const alert = { ...ADULT, acvpu: 'A', gcs: 15 };
      expect(told(40, [taken('10:02', confused)])).toMatch(/, ACVPU C, GCS 15$/);
      expect(told(40, [taken('10:02', confused), taken('10:20', alert)])).toMatch(
        /, GCS 15\. Earlier 10:02: lowest ACVPU C$/,
      );
      const scored = { news2: { total: 3, band: 'low_medium', subscores: { acvpu: 3 } } };
      expect(
        told(40, [
          taken('10:02', { ...confused, ...scored }),
          taken('10:20', { ...alert, news2: { total: 0, band: 'low', subscores: {} } }),
        ]),
      ).toMatch(/Earlier 10:02: lowest ACVPU C, highest NEWS2 3 low-medium$/);
    });
    it('are still read out in thirty seconds', () => {
      const low = {
        gcs: 9,
        oxygen_saturation: 80,
        respiratory_rate: 6,
        heart_rate: 40,
        bp_systolic: 60,
        bp_diastolic: 30,
        temperature: 34.1,
        blood_glucose: 2.1,
      };
      const high = {
        gcs: 15,
        oxygen_saturation: 97,
        respiratory_rate: 50,
        heart_rate: 190,
        bp_systolic: 150,
        bp_diastolic: 90,
        temperature: 40.2,
        blood_glucose: 14,
        pain_score: 9,
      };
      const last = {
        gcs: 15,
        oxygen_saturation: 95,
        respiratory_rate: 24,
        heart_rate: 110,
        bp_systolic: 100,
        bp_diastolic: 60,
        temperature: 38,
      };
      const entries = [taken('10:02', low), taken('10:20', high), taken('10:40', last)];
      const facts = { ...FELL, ageYears: 12, data: { ...FELL.data, observations: { entries } } };
      for (const format of ['atmist', 'sbar'] as const)
        expect(readingSeconds(handoverOf(source(facts), format))).toBeLessThanOrEqual(30);
      // The most pressing first.
      expect(told(12, entries)).toMatch(/Earlier 10:02: lowest GCS 9, SpO2 80%, BP 60\/30/);
    });
  });

  it('give a repeated drug by its total', () => {
    const drugs_administered = [10, 11, 12, 13, 14, 15, 16].map((minute) => ({
      id: `drug-${minute}`,
      drug_name: 'adrenaline_1_10000',
      dose: 1,
      dose_unit: 'mg',
      time_administered: at(`14:${minute}`),
    }));
    const data = { ...FELL.data, ClinicalInterventions: { drugs_administered } };
    const told = spoken({ ...FELL, data }, 'atmist').find((text) => text.startsWith('T Treatment')) ?? '';
    expect(told).toBe('T Treatment | Adrenaline 1:10,000, total 7 mg in 7 doses, last at 14:16');
  });

  describe('the page of a handover', () => {
    const page = (facts: PrfFacts) =>
      Object.fromEntries(
        handoverBlocks(source(facts)).flatMap(({ rows }) => rows.map(({ label, text }) => [label, text])),
      );
    const withSets = (...entries: readonly object[]): PrfFacts => ({
      ...FELL,
      data: { ...FELL.data, observations: { entries } },
    });
    const withDrugs = (...drugs: readonly object[]): PrfFacts => ({
      ...FELL,
      data: {
        ...FELL.data,
        ClinicalInterventions: {
          drugs_administered: drugs.map((drug, index) => ({
            id: String(index),
            drug_name: 'morphine',
            ...drug,
          })),
        },
      },
    });
    const gcs = (time: string, gcs_eye: number, gcs_verbal: number, gcs_motor: number) => ({
      id: time,
      date_time: at(time),
      ...{ gcs_eye, gcs_verbal, gcs_motor },
      gcs: gcs_eye + gcs_verbal + gcs_motor,
    });

    it('gives each sign’s latest value with its time, the first, and the lowest and highest if they matter', () => {
      const told = page(
        withSets(
          gcs('14:15', 2, 2, 4),
          gcs('14:21', 1, 1, 2),
          { ...gcs('14:38', 4, 4, 6), heart_rate: 90 },
          {
            id: 'last',
            date_time: at('14:44'),
            heart_rate: 84,
            blood_glucose: 5.4,
          },
        ),
      );
      expect(told['GCS']).toBe('14 (E4 V4 M6) at 14:38, up from 8 at 14:15, lowest 4 at 14:21');
      expect(told['Pulse']).toBe('84/min at 14:44, down from 90 at 14:38');
      expect(told['Glucose']).toBe('5.4 mmol/L at 14:44');
      expect(told['Resp, SpO2, Oxygen, BP, ACVPU, Temp, Pain']).toBe('Not recorded');
    });

    it('says why a sign could not be taken, and ignores a set that was struck through', () => {
      const told = page(
        withSets(
          { id: 'a', date_time: at('14:10'), not_recordable: [{ field: 'temperature', reason: 'refused' }] },
          { id: 'b', date_time: at('14:12'), heart_rate: 240, void_reason: 'Wrong patient' },
        ),
      );
      expect(told['Could not be taken']).toBe('Temperature: refused');
      expect(told['Pulse']).toBeUndefined();
    });

    it('adds up a drug’s doses across units, and never what does not add up', () => {
      const dose = (amount: number, dose_unit: string, time: string, more: object = {}) => ({
        ...{ dose: amount, dose_unit, time_administered: at(time), route: 'intravenous' },
        ...more,
      });
      const total = (...drugs: readonly object[]) => page(withDrugs(...drugs))['Morphine sulfate'];
      expect(total(dose(2.5, 'mg', '14:10'), dose(2.5, 'mg', '14:20'))).toBe(
        '2.5 mg IV at 14:10, then 2.5 mg IV at 14:20; total 5 mg in 2 doses',
      );
      expect(total(dose(0.1, 'mg', '14:10'), dose(0.2, 'mg', '14:20'))).toMatch(/; total 0.3 mg in 2 doses$/);
      expect(total(dose(500, 'microgram', '14:10'), dose(1, 'mg', '14:20'))).toMatch(
        /; total 1.5 mg in 2 doses$/,
      );
      expect(total(dose(10, 'ml', '14:10'), dose(1, 'mg', '14:20'))).toMatch(/; 2 doses$/);
      expect(total(dose(10, 'l_per_min', '14:10'), dose(15, 'l_per_min', '14:20'))).toMatch(/; 2 doses$/);
      expect(total(dose(5, 'mg', '14:10', { void_reason: 'Twice' }), dose(5, 'mg', '14:20'))).toBe(
        '5 mg IV at 14:20',
      );
    });

    it('always has the same lines, marked not recorded in an empty record', () => {
      const rows =
        handoverBlocks(source({ data: {}, ageYears: null, hasPatient: false })).find(
          ({ label }) => label === ALWAYS_BLOCK,
        )?.rows ?? [];
      expect(rows.map(({ label }) => label)).toEqual([
        'Allergies',
        'Infection',
        'Own medicines',
        'Anticoagulants and antiplatelets',
        'DNACPR',
        'ReSPECT',
        'Advance decision',
        'Pregnancy',
        'FAST',
        'Pupils',
        'ECG',
        'Impression',
        'Time of collapse',
        'Bystander CPR',
        'Rhythm',
        'Shocks',
        'ROSC',
        'Downtime',
        'Resuscitation',
        'Glucose',
        'Capacity',
        'Refusal',
        'Safeguarding',
      ]);
      expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(['Not recorded']));
    });

    it('marks for reading out what changes the next steps', () => {
      const data: PrfFacts['data'] = {
        PresentingComplaint: {
          allergy_status: 'none_known',
          current_medicines: [{ medicine: 'Apixaban', dose: 5, dose_unit: 'mg' }, { medicine: 'Bisoprolol' }],
          advance_directives: ['dnacpr', 'respect', 'lasting_power_of_attorney'],
          is_pregnant: 'possible',
          last_known_well: '2026-11-19T22:00:00Z',
        },
        PrimarySurvey: { capacity_conclusion: 'lacks_capacity', weighing: 'no', consent: 'best_interests' },
        observations: {
          entries: [
            {
              id: 'a',
              date_time: at('14:10'),
              fast_stroke: { face: 'abnormal', arm: 'normal', speech: 'normal' },
              pupils_left: { size_mm: 6, reaction: 'none' },
              pupils_right: { size_mm: 3, reaction: 'brisk' },
            },
          ],
        },
      };
      const facts: PrfFacts = { data, ageYears: 40, hasPatient: true };
      expect(page(facts)).toMatchObject({
        Allergies: 'None known',
        'Own medicines': 'Bisoprolol',
        'Anticoagulants and antiplatelets': 'Apixaban 5 mg',
        DNACPR: 'Yes',
        ReSPECT: 'Yes',
        'Advance decision': 'Lasting power of attorney (health)',
        FAST: 'Positive (face) at 14:10, last known well 19 Nov 2026, 22:00',
        Pupils: 'Left 6 mm unreactive, right 3 mm brisk at 14:10',
        Capacity: 'Lacks capacity; in doubt: weighing; consent best interests',
        Refusal: 'Nothing refused',
      });
      expect(spoken(facts, 'atmist').find((line) => line.startsWith('! '))).toBe(
        '! Alerts | No known allergies; takes Apixaban; DNACPR in place; ReSPECT form in place; possibly pregnant; FAST positive, last known well 19 Nov 2026, 22:00; pupils left 6 mm unreactive, right 3 mm brisk; lacks capacity',
      );
      expect(page({ ...facts, data: {}, patientMedicines: 'Warfarin; Ramipril' })).toMatchObject({
        'Own medicines': 'Ramipril',
        'Anticoagulants and antiplatelets': 'Warfarin',
      });
    });

    it('says what others and we did in an arrest', () => {
      const facts: PrfFacts = {
        data: {
          PresentingComplaint: { onset_at: at('13:57') },
          PrimarySurvey: { cardiac_arrest: 'before_arrival' },
          ClinicalInterventions: {
            cpr_providers: ['bystander', 'our_crew'],
            cpr: [
              {
                id: 'a',
                event: 'started',
                time: at('13:58'),
                provider: 'bystander',
                is_before_arrival: true,
              },
              { id: 'b', event: 'rhythm_check', rhythm: 'sinus', time: at('14:09') },
              { id: 'c', event: 'rosc', time: at('14:09') },
            ],
            defibrillation: [
              { id: 'd', time: at('14:01'), rhythm: 'vf', shocks_delivered: 1, is_before_arrival: true },
              { id: 'e', time: at('14:05'), rhythm: 'vf', shocks_delivered: 2, energy_joules: 200 },
            ],
          },
        },
        ageYears: 60,
        hasPatient: true,
      };
      expect(page(facts)).toMatchObject({
        'Time of collapse': '13:57 (symptoms began)',
        'Bystander CPR': 'Yes, begun at 13:58',
        Rhythm: 'First VF at 14:01, last Sinus at 14:09',
        Shocks: '3, 1 before our arrival, last at 14:05, 200 J',
        ROSC: '14:09',
        Downtime: '11 min from CPR 13:58 to first return of circulation 14:09',
      });
      expect(page(FELL)['Shocks']).toBe('Not recorded');
    });
  });

  it('gives the arrival as a time and in minutes, until they arrive', () => {
    const going = (expected: string, arrived?: string): string | undefined => {
      const data: PrfFacts['data'] = {
        ...FELL.data,
        incidentDetails: {
          ...FELL.data['incidentDetails'],
          ...(arrived ? { at_hospital_time: at(arrived) } : {}),
        },
        DispositionOutcome: { destination: 'Royal Infirmary', expected_arrival_time: at(expected) },
      };
      return spoken({ ...FELL, data }, 'atmist').find((text) => text.startsWith('E ETA'));
    };
    expect(going('15:10')).toBe('E ETA | Expected 15:10, in 25 min. To: Royal Infirmary');
    expect(going('14:45')).toBe('E ETA | Expected 14:45, now. To: Royal Infirmary');
    expect(going('14:40')).toBe('E ETA | Expected 14:40, 5 min ago. To: Royal Infirmary');
    expect(going('15:10', '15:04')).toBe('E ETA | To: Royal Infirmary. At hospital: 15:04');
  });

  it('starts with complaint and history for an ill patient', () => {
    const lines = spoken(ILL, 'atmist');
    expect(lines).toContain('M Complaint | Central crushing chest pain');
    expect(lines).toContain('I History | Sudden, at rest. Past history: Hypertension');
    expect(lines).toContain('S Signs | Not recorded');
  });

  it('says the same in SBAR', () => {
    expect(spoken(ILL, 'sbar').map((text) => text.split(' | ')[0])).toEqual([
      'S Situation',
      'B Background',
      'A Assessment',
      'R Recommendation',
    ]);
    expect(spoken(FELL, 'sbar').join('\n')).toContain('Allergic to Penicillin');
  });

  it('includes an arrest with its shocks and outcome', () => {
    const cpr = [
      { id: 'a', event: 'started', time: at('14:02') },
      { id: 'c', event: 'rosc', time: at('14:20') },
    ];
    const defibrillation = [{ id: 'b', time: at('14:04'), rhythm: 'vf', shocks_delivered: 2 }];
    const facts = { ...ILL, data: { ...ILL.data, ClinicalInterventions: { cpr, defibrillation } } };
    expect(spoken(facts, 'atmist').join('\n')).toContain(
      'Cardiac arrest 14:02, 2 shocks, circulation back 14:20',
    );
    const again = [
      ...cpr,
      { id: 'd', event: 'rhythm_check', rhythm: 'sinus', time: at('14:22') },
      { id: 'e', event: 'rearrest', time: at('14:30') },
    ];
    const twice = { ...ILL, data: { ...ILL.data, ClinicalInterventions: { cpr: again, defibrillation } } };
    expect(spoken(twice, 'atmist').join('\n')).toMatch(
      /Cardiac arrest 14:02, again 14:30, 2 shocks(?!, circ)/,
    );
  });

  it('can be read out in thirty seconds, however much was written', () => {
    const vitals = {
      respiratory_rate: 24,
      oxygen_saturation: 91,
      supplemental_o2: true,
      o2_flow_lpm: 10,
      bp_systolic: 98,
      bp_diastolic: 60,
      temperature: 36.4,
      acvpu: 'A',
      pain_score: 8,
      heart_rate: 118,
      gcs: 15,
    };
    const subscores = {
      respiratory_rate: 2,
      oxygen_saturation: 3,
      supplemental_o2: 2,
      heart_rate: 2,
      bp_systolic: 0,
      acvpu: 0,
      temperature: 0,
    };
    const full = {
      ...FELL,
      data: {
        ...FELL.data,
        observations: {
          entries: [
            { ...set('a', '14:08', 9, vitals), news2: { ...set('a', '14:08', 9, {}).news2, subscores } },
            { ...set('b', '14:30', 4, vitals), news2: { ...set('b', '14:30', 4, {}).news2, subscores } },
          ],
        },
      },
    };
    expect(readingSeconds(handoverOf(source(full), 'atmist'))).toBeLessThanOrEqual(30);
    const long = 'Sudden pain. '.repeat(200);
    const data = {
      ...ILL.data,
      PresentingComplaint: { ...ILL.data['PresentingComplaint'], history_of_presenting_complaint: long },
    };
    const lines = handoverOf(source({ ...ILL, data }), 'sbar');
    expect(readingSeconds(lines)).toBeLessThanOrEqual(30);
    expect(lines[1]?.text).toContain('…');
  });

  it('ends text that was written with dots with one full stop', () => {
    expect(sentence('On and off for a year....', 'No fever.')).toBe('On and off for a year. No fever');
  });

  it('says of an empty record what is not known', () => {
    const lines = spoken({ data: {}, ageYears: null, hasPatient: false }, 'atmist');
    expect(lines[0]).toBe('A Age and sex | Age not known, male');
    expect(lines.filter((text) => text.endsWith('Not recorded'))).toHaveLength(7);
  });
});
