import { describe, expect, it } from 'vitest';
import { handoverFormatOf, handoverOf, isTrauma, readingSeconds } from './handover.js';
import type { PrfFacts } from './kinds.js';

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
  toldAt: Date.parse(at('14:45')),
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
  it('is ATMIST for an injured patient, SBAR for an ill one', () => {
    expect([isTrauma(FELL), handoverFormatOf(FELL)]).toEqual([true, 'atmist']);
    expect([isTrauma(ILL), handoverFormatOf(ILL)]).toEqual([false, 'sbar']);
    const none = { ...ILL, data: { ...ILL.data, SecondarySurvey: { mechanismsOfInjury: ['none'] } } };
    expect(isTrauma(none)).toBe(false);
  });

  it('tells an injured patient by mechanism, injuries, latest and worst signs, treatment', () => {
    expect(spoken(FELL, 'atmist')).toEqual([
      'A Age and sex | 34 years, male',
      'T Time | Incident: 14:00. Arrived: 14:06',
      'M Mechanism | Fall over 2 m. Height of fall: 3 m. Fell from scaffold onto concrete',
      'I Injuries | Chest: Tender left ribs',
      'S Signs | Latest 14:30: Pulse 96, GCS 15, NEWS2 4 low. Worst 14:08: Pulse 118, GCS 13, NEWS2 12 high',
      'T Treatment | Morphine sulfate 5 mg IV at 14:20. Splinting',
      'E ETA | To: Royal Infirmary',
      'R Requirements | Pre-alert: Trauma. Allergic to Penicillin',
    ]);
  });

  it('tells of a coma in a set without a score before a scored set of somebody well', () => {
    const sets = [
      { id: 'a', date_time: at('14:05'), gcs: 3 },
      { id: 'b', date_time: at('14:20'), gcs: 15, news2: { total: 2, band: 'low', subscores: {} } },
      { id: 'c', date_time: at('14:30'), gcs: 15, news2: { total: 0, band: 'low', subscores: {} } },
    ];
    const told = spoken({ ...FELL, data: { ...FELL.data, observations: { entries: sets } } }, 'atmist');
    expect(told.find((text) => text.startsWith('S Signs'))).toMatch(/Worst 14:05: GCS 3/);
  });

  it('keeps the latest of many drugs', () => {
    const drugs_administered = [10, 11, 12, 13, 14, 15, 16].map((minute) => ({
      id: `drug-${minute}`,
      drug_name: 'adrenaline_1_10000',
      dose: 1,
      dose_unit: 'mg',
      time_administered: at(`14:${minute}`),
    }));
    const data = { ...FELL.data, ClinicalInterventions: { drugs_administered } };
    const told = spoken({ ...FELL, data }, 'atmist').find((text) => text.startsWith('T Treatment')) ?? '';
    expect(told).toContain('2 earlier; ');
    expect(told).toContain('14:16');
    expect(told).not.toContain('14:11');
  });

  it('tells when they will be there as a time and in minutes, until they are', () => {
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

  it('has complaint and history in their place for an ill one', () => {
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
      'R Response and request',
    ]);
    expect(spoken(FELL, 'sbar').join('\n')).toContain('Allergic to Penicillin');
  });

  it('tells of an arrest with its shocks and how it ended', () => {
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

  it('says of an empty record what is not known', () => {
    const lines = spoken({ data: {}, ageYears: null, hasPatient: false }, 'atmist');
    expect(lines[0]).toBe('A Age and sex | Age not known, male');
    expect(lines.filter((text) => text.endsWith('Not recorded'))).toHaveLength(6);
  });
});
