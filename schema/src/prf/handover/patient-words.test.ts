import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '../catalogue/catalogue.js';
import type { Field } from '../catalogue/kinds.js';
import { spellOut } from './patient-words-plain.js';
import type { PatientWordsSource } from './patient-words-source.js';
import { patientWords } from './patient-words.js';

const PATIENT = {
  ...{ name: 'Alex Example', dob: '1990-03-01', gender: 'male', nhsNumber: null, address: null },
  ...{ contactNumber: '07700 900123', nextOfKinName: null, nextOfKinContact: null },
  ...{ relationshipToNok: null, pastMedicalHistory: null, medications: null, allergies: 'Penicillin' },
  ...{ preferredLanguage: null, gpPractice: null },
};

const SOURCE: PatientWordsSource = {
  patient: PATIENT,
  eventName: 'City Marathon',
  placeName: 'Mile 18',
  timeZone: 'Europe/London',
  ageYears: 36,
  treatedBy: [
    { name: 'Sam Reed', grade: 'AAP' },
    { name: 'Sam Reed', grade: 'AAP' },
  ],
  data: {
    incidentDetails: { incident_date: '2026-11-20T14:32:00.000Z', chief_complaint: 'Twisted ankle' },
    PresentingComplaint: { history_of_presenting_complaint: 'Pt went over on L ankle, #? WB x4' },
    observations: {
      entries: [
        {
          id: '1',
          date_time: '2026-11-20T14:35:00.000Z',
          heart_rate: 128,
          oxygen_saturation: 97,
          pain_score: 7,
        },
        {
          id: '2',
          date_time: '2026-11-20T15:05:00.000Z',
          heart_rate: 82,
          bp_systolic: 124,
          bp_diastolic: 78,
          pain_score: 3,
        },
        { id: '3', date_time: '2026-11-20T15:06:00.000Z', heart_rate: 20, void_reason: 'Wrong patient' },
      ],
    },
    ClinicalInterventions: {
      drugs_administered: [
        {
          ...{ id: '1', drug_name: 'paracetamol', dose: 1, dose_unit: 'g', route: 'oral' },
          ...{ time_administered: '2026-11-20T14:40:00.000Z', given_by: 'A. Khan' },
        },
        {
          id: '2',
          drug_name: 'ibuprofen',
          dose: 400,
          dose_unit: 'mg',
          route: 'oral',
          not_given_reason: 'allergy',
        },
      ],
      procedures: [{ id: '1', procedure: 'ecg_12_lead', time_performed: '2026-11-20T14:45:00.000Z' }],
    },
    clinical_impression: { clinical_impression: ['stemi'] },
    DispositionOutcome: {
      disposition_outcome: 'discharged_with_advice',
      advice_given: 'Rest, ice, elevate.',
      advice_kinds: ['leaflet', 'no_driving', 'if_worse'],
      worsening_advice_given: true,
      follow_ups: [{ id: '1', with: 'gp', within: 'week', by: 'patient' }],
    },
  },
};

const text = (source: PatientWordsSource): string =>
  patientWords(source)
    .map(({ title, facts }) =>
      [title, ...facts.map(({ label, text: words, note }) => `${label}: ${words} ${note ?? ''}`.trim())].join(
        '\n',
      ),
    )
    .join('\n');

describe('electric shocks', () => {
  it.each([
    [[{ shocks_delivered: 0 }], null],
    [[{ shocks_delivered: 1 }], 'Once'],
    [[{}], 'Once'],
    [[{ shocks_delivered: 3 }, {}], '4 times'],
  ])('are counted as they were delivered: %j', (entries, expected) => {
    const defibrillation = entries.map((entry, index) => ({
      ...{ id: String(index), time: `2026-11-20T14:0${String(index)}:00.000Z` },
      ...entry,
    }));
    const said = text({ ...SOURCE, data: { ...SOURCE.data, ClinicalInterventions: { defibrillation } } });
    const label = 'Electric shocks to restart the heart';
    if (expected === null) expect(said).not.toContain(label);
    else expect(said.split('\n')).toContain(`${label}: ${expected}`);
  });
});

/** A value of every field, with a mark on those that are withheld and all that stands within them. */
const filled = (fields: readonly Field[], mark: string, isWithheld = false): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const isMarked = isWithheld || field.withheld === true;
      const words = isMarked ? `${mark} ${field.name}` : `about ${field.name}`;
      if (field.kind === 'group') return [[field.name, filled(field.fields, mark, isMarked)]];
      if (field.kind === 'groups' || field.kind === 'entries')
        return [
          [
            field.name,
            [
              {
                id: field.name,
                ...filled(field.fields, mark, isMarked || field.name === 'question_answers'),
              },
            ],
          ],
        ];
      if (field.kind === 'choices' || field.kind === 'codes' || field.kind === 'textList')
        return [
          [field.name, ['other', words]],
          [`${field.name}_other`, words],
        ];
      return [
        [field.name, words],
        [`${field.name}_other`, words],
      ];
    }),
  );

describe('a record in a patient’s words', () => {
  it('says what happened, what was found and done, and what to do now', () => {
    const said = text(SOURCE);
    for (const line of [
      'When: 20 Nov 2026, 14:32',
      'Where: City Marathon, Mile 18',
      'Why you came to us: Twisted ankle',
      'What you told us: Pt went over on L ankle, #? WB x4',
      'Heart rate: 82 beats a minute, at 15:05 Usual for an adult. Before that it was 128 beats a minute, at 14:35.',
      'Blood pressure: 124 over 78, at 15:05 Usual for an adult.',
      'Pain: 3 out of 10 At first it was 7 out of 10.',
      'Paracetamol: 1 gram, by mouth, at 14:40, given by A. Khan',
      'Ibuprofen: Not given: allergy',
      'Treatment: Heart tracing (12-lead ECG), at 14:45',
      'Who treated you: Sam Reed, Associate ambulance practitioner',
      'Our advice: Rest, ice, elevate.',
      'Remember: We gave you a leaflet about this problem. Read it, and keep it.\nDo not drive.',
      'Follow-up: GP, within a week, you arrange this yourself',
      'If it gets worse: We told you what to do if it gets worse.\nCall or see a doctor if it gets worse.',
      'Allergies: Penicillin',
    ])
      expect(said).toContain(line);
    expect(said).not.toContain('20 beats');
    expect(said).toContain('heart attack');
  });

  it('leaves out what is missing, and parts that would be empty', () => {
    const empty = { ...SOURCE, patient: null, eventName: null, placeName: null, treatedBy: [], data: {} };
    expect(patientWords(empty).map(({ key }) => key)).toEqual(['help']);
    expect(text(empty)).toContain('999');
    expect(text(empty)).toContain('111');
  });

  it('calls nothing normal for a child, or for a pregnant patient', () => {
    expect(text({ ...SOURCE, ageYears: 9 })).not.toContain('adult');
    expect(text({ ...SOURCE, ageYears: null })).not.toContain('adult');
    const pregnant = { ...SOURCE.data, PresentingComplaint: { is_pregnant: 'yes' } };
    expect(text({ ...SOURCE, data: pregnant })).not.toContain('adult');
  });

  it('never shows what is withheld from patients, whatever else the record has', () => {
    fc.assert(
      fc.property(
        fc.subarray(
          SECTIONS.map(({ key }) => key),
          { minLength: 1 },
        ),
        fc.stringMatching(/^zq[a-z]{8}$/),
        fc.integer({ min: 0, max: 99 }),
        (kept, mark, ageYears) => {
          const data = Object.fromEntries(
            SECTIONS.filter(({ key }) => kept.includes(key)).map(({ key, fields }) => [
              key,
              filled(fields, mark),
            ]),
          );
          const said = text({ ...SOURCE, data, ageYears });
          expect(said).not.toContain(mark);
          // The rest is read: an empty page would show nothing withheld either.
          if (kept.includes('DispositionOutcome')) expect(said).toContain('about advice_given');
        },
      ),
    );
  });

  it('leaves no abbreviation unexplained', () => {
    const labels = SECTIONS.filter(({ key }) => key === 'ClinicalInterventions').flatMap(({ fields }) =>
      (fields as readonly Field[]).flatMap((field) =>
        'fields' in field && field.name === 'procedures'
          ? field.fields.flatMap((one) =>
              'choices' in one ? Object.values(one.choices.options).map(({ label }) => label) : [],
            )
          : [],
      ),
    );
    expect(labels.length).toBeGreaterThan(50);
    for (const label of labels)
      expect(spellOut(label).replaceAll(/\([^)]*\)/g, '')).not.toMatch(/\b[A-Z]{2,}\b/);
  });
});
