import { describe, expect, it } from 'vitest';
import { figureFacts } from './patient-words-figures.js';
import { PatientReader } from './patient-words-source.js';

/** What was measured, in a patient's words. */

const at = (time: string): string => `2026-11-20T${time}:00.000Z`;
const readerOf = (data: Readonly<Record<string, Readonly<Record<string, unknown>>>>): PatientReader =>
  new PatientReader({
    ...{ data, patient: null, eventName: null, placeName: null, timeZone: null, ageYears: 40 },
    treatedBy: [],
  });
/** The lines about these sets, five minutes apart from 14:00. */
const said = (sets: readonly object[], ageYears: number | null = 40, more: object = {}): readonly string[] =>
  figureFacts(
    readerOf({
      observations: {
        entries: sets.map((set, index) => ({
          ...{ id: String(index), date_time: at(`14:${String(index * 5).padStart(2, '0')}`) },
          ...set,
        })),
      },
      ...more,
    }),
    ageYears,
  ).map(({ label, text, note }) => `${label}: ${text}${note === null ? '' : ` | ${note}`}`);

describe('a figure in a patient’s words', () => {
  it.each([
    ['heart_rate', 50, 'Lower than usual for an adult.'],
    ['heart_rate', 51, 'Usual for an adult.'],
    ['heart_rate', 90, 'Usual for an adult.'],
    ['heart_rate', 91, 'Higher than usual for an adult.'],
    ['blood_glucose', 3.9, 'Lower than usual for an adult.'],
    ['blood_glucose', 4, 'Usual for an adult.'],
    ['blood_glucose', 10.9, 'Usual for an adult.'],
    ['blood_glucose', 11, 'Higher than usual for an adult.'],
  ])('of %s, %s, means: %s', (field, value, meaning) => {
    expect(said([{ [field]: value }])).toHaveLength(1);
    expect(said([{ [field]: value }])[0]).toMatch(new RegExp(` \\| ${meaning}$`, 'u'));
  });

  it('is compared from 16 years, but not of a pregnant patient', () => {
    expect(said([{ heart_rate: 80 }], 16)[0]).toContain('Usual for an adult.');
    expect(said([{ heart_rate: 80 }], 15)).toEqual(['Heart rate: 80 beats a minute, at 14:00']);
    for (const is_pregnant of ['yes', 'possible'])
      expect(
        said([{ heart_rate: 80 }, { heart_rate: 130 }], 30, { PresentingComplaint: { is_pregnant } }),
      ).toEqual(['Heart rate: 130 beats a minute, at 14:05']);
    expect(said([{ heart_rate: 80 }], 30, { PresentingComplaint: { is_pregnant: 'no' } })[0]).toContain(
      'Usual',
    );
  });

  it('comes with the one that was furthest from usual, if that was worse', () => {
    expect(said([{ heart_rate: 45 }, { heart_rate: 100 }, { heart_rate: 80 }])).toEqual([
      'Heart rate: 80 beats a minute, at 14:10 | Usual for an adult. Before that it was 100 beats a minute, at 14:05.',
    ]);
    expect(said([{ heart_rate: 40 }, { heart_rate: 100 }, { heart_rate: 80 }])[0]).toContain(
      'Before that it was 40 beats a minute, at 14:00.',
    );
    expect(said([{ heart_rate: 100 }, { heart_rate: 100 }])).toEqual([
      'Heart rate: 100 beats a minute, at 14:05 | Higher than usual for an adult.',
    ]);
    expect(said([{ heart_rate: 60 }, { heart_rate: 80 }])[0]).not.toContain('Before');
    expect(
      said([
        { heart_rate: 130, date_time: null },
        { heart_rate: 80, date_time: null },
      ]),
    ).toEqual(['Heart rate: 80 beats a minute | Usual for an adult. Before that it was 130 beats a minute.']);
  });

  it('of oxygen is not compared if it has a target of its own, and says if there was extra oxygen', () => {
    expect(
      said([
        { oxygen_saturation: 85, spo2_scale: 'scale_2' },
        { oxygen_saturation: 90, spo2_scale: 'scale_2' },
      ]),
    ).toEqual(['Oxygen in your blood: 90 per cent, at 14:05']);
    expect(said([{ oxygen_saturation: 90, spo2_scale: 'scale_1', supplemental_o2: false }])).toEqual([
      'Oxygen in your blood: 90 per cent, at 14:00 | Lower than usual for an adult.',
    ]);
    expect(
      said([{ oxygen_saturation: 97, heart_rate: 80, supplemental_o2: true, spo2_scale: 'scale_2' }]),
    ).toEqual([
      'Oxygen in your blood: 97 per cent, at 14:00 | You were breathing extra oxygen.',
      'Heart rate: 80 beats a minute, at 14:00 | Usual for an adult.',
    ]);
  });

  it('of a pressure has both numbers, or says that it is the higher one', () => {
    expect(said([{ bp_systolic: 124, bp_diastolic: 78 }])[0]).toContain(
      'Blood pressure: 124 over 78, at 14:00',
    );
    expect(said([{ bp_systolic: 124 }])[0]).toContain('Blood pressure: 124, the higher figure, at 14:00');
  });

  it.each([
    ['A', 'Awake and aware'],
    ['C', 'Newly confused'],
    ['V', 'Responding when spoken to'],
    ['P', 'Responding to touch or discomfort only'],
    ['U', 'Not responding'],
  ])('of consciousness, %s, says: %s', (acvpu, words) => {
    expect(said([{ acvpu: acvpu === 'A' ? 'U' : 'A' }, { acvpu }, { heart_rate: null }])).toEqual([
      `How awake you were: ${words}`,
    ]);
  });

  it('of glucose is the latest, also where the meter had no number for it', () => {
    expect(said([{ blood_glucose: 5 }, { blood_glucose_limit: 'lo' }])).toEqual([
      'Blood sugar: Lower than the meter can measure',
    ]);
    expect(said([{ blood_glucose: 5 }, { blood_glucose_limit: 'hi' }, { heart_rate: 80 }])).toEqual([
      'Heart rate: 80 beats a minute, at 14:10 | Usual for an adult.',
      'Blood sugar: Higher than the meter can measure',
    ]);
    expect(said([{ blood_glucose_limit: 'hi' }, { blood_glucose: 5 }])).toEqual([
      'Blood sugar: 5 millimoles a litre, at 14:05 | Usual for an adult.',
    ]);
  });

  it('of pain comes with the first, if that was another', () => {
    expect(said([{ pain_score: 7 }, { pain_score: 5 }, { pain_score: 3 }, {}])).toEqual([
      'Pain: 3 out of 10 | At first it was 7 out of 10.',
    ]);
    expect(said([{ pain_score: 3 }, { pain_score: 3 }])).toEqual(['Pain: 3 out of 10']);
    expect(said([])).toEqual([]);
  });
});

describe('the reader of a patient’s page', () => {
  const reader = readerOf({
    SecondarySurvey: { safeguardingConcerns: 'yes' },
    PrimarySurvey: { consent: 'verbal' },
  });

  it('has no words for what is withheld from patients, or for what the form does not ask', () => {
    expect(reader.chosen('PrimarySurvey', 'consent')).toBe('Verbal');
    expect(reader.chosen('SecondarySurvey', 'safeguardingConcerns')).toBe('');
    expect(reader.chosen('SecondarySurvey', 'not_a_field')).toBe('');
  });

  it('has nothing to say of what is missing', () => {
    expect(reader.written('SocialHistory', 'note')).toBe('');
    expect(reader.chosen('SocialHistory', 'home_circumstances')).toBe('');
    expect(reader.rows('SocialHistory', 'safeguarding_referrals')).toEqual([]);
    expect(reader.clock(null)).toBe('');
    expect(reader.clock('')).toBe('');
  });

  it('gives entries in the order of their time, on the event’s clock', () => {
    const cpr = [
      { id: 'b', time: at('14:10') },
      { id: 'c' },
      { id: 'a', time: at('14:05') },
      { id: 'd', time: at('14:01'), void_reason: 'Wrong patient' },
    ];
    const source = { patient: null, eventName: null, placeName: null, ageYears: 40, treatedBy: [] };
    const abroad = new PatientReader({
      ...source,
      data: { ClinicalInterventions: { cpr } },
      timeZone: 'Europe/Paris',
    });
    expect(abroad.entries('ClinicalInterventions', 'cpr', 'time').map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
    ]);
    expect(abroad.clock(at('14:05'))).toBe('15:05');
    expect(reader.moment(at('14:05'))).toBe('20 Nov 2026, 14:05');
  });
});
