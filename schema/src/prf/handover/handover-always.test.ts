import { describe, expect, it } from 'vitest';
import { fieldAt, fieldsOf, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { Field, PrfFacts } from '../catalogue/kinds.js';
import { ALWAYS_QUESTIONS } from './handover-always.js';
import { untoldFacts } from './handover-facts.fixture.js';
import { ALWAYS_BLOCK, handoverBlocks, handoverOf } from './handover.js';
import { readingSeconds } from './handover-fit.js';

const at = (time: string): string => `2026-11-20T${time}:00Z`;
const sourceOf = (data: PrfFacts['data']) => ({
  facts: { data, ageYears: 60, hasPatient: true },
  gender: 'Male',
  timeZone: 'Europe/London',
  asOf: Date.parse(at('14:45')),
});
const always = (data: PrfFacts['data']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (handoverBlocks(sourceOf(data)).find(({ label }) => label === ALWAYS_BLOCK)?.rows ?? []).map(
      ({ label, text }) => [label, text],
    ),
  );

/** Records in which the fields of a group apply, and nothing more. */
const ARREST: PrfFacts['data'] = { PrimarySurvey: { cardiac_arrest: 'before_arrival' } };
const REFUSED: PrfFacts['data'] = { DispositionOutcome: { disposition_outcome: 'refused_conveyance' } };

interface Group {
  readonly name: string;
  readonly base: PrfFacts['data'];
  readonly section: PrfSectionKey;
  readonly fields: readonly Field[];
  /** What the section holds where the field has this value. */
  readonly withValue: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

const inGroup = (section: PrfSectionKey, group: string): readonly Field[] =>
  fieldsOf(section).filter((field) => field.group === group);
const ecgs = fieldAt('SecondarySurvey', 'ecgs');

const GROUPS: readonly Group[] = [
  {
    name: 'arrest',
    base: ARREST,
    section: 'ClinicalInterventions',
    fields: inGroup('ClinicalInterventions', 'arrest_facts'),
    withValue: (values) => values,
  },
  {
    name: 'ECG',
    base: {},
    section: 'SecondarySurvey',
    fields: ecgs?.kind === 'entries' ? ecgs.fields : [],
    withValue: (values) => ({ ecgs: [{ id: 'one', leads: 'twelve', ...values }] }),
  },
  {
    name: 'refusal',
    base: REFUSED,
    section: 'DispositionOutcome',
    fields: inGroup('DispositionOutcome', 'advice').filter(({ name }) => name.startsWith('refus')),
    withValue: (values) => values,
  },
];

/** Fields of the groups that no line says, each with its reason. */
const UNSAID: Readonly<Record<string, string>> = {
  picture: 'A file: it is in the record.',
  device: 'Which machine took it changes nothing for who takes over.',
  refusal_signature: 'Pen strokes: who signed is said.',
  refusal_signature_not_obtained: 'Why nobody signed is for the record.',
};

/** Every answer that a field can have, with the words that must be said of it. */
const answersOf = (field: Field): readonly (readonly [value: unknown, words: string])[] => {
  if (field.kind === 'choice' || field.kind === 'choices')
    return Object.entries(field.choices.options)
      .filter(([key]) => key !== 'other')
      .map(([key, { label }]) => [field.kind === 'choice' ? key : [key], label]);
  if (field.kind === 'boolean') return [[true, '']];
  if (field.kind === 'time') return [[at('14:07'), '14:07']];
  if (field.kind === 'integer') return [[77, '77']];
  return [['Something of its own', 'Something of its own']];
};

describe.each(GROUPS)('every field about $name', ({ base, section, fields, withValue }) => {
  it('is read by a line that is always included, in its own words', () => {
    expect(fields.length).toBeGreaterThan(6);
    const silent: string[] = [];
    const bare = JSON.stringify(always({ ...base, [section]: { ...base[section], ...withValue({}) } }));
    for (const field of fields.filter(({ name }) => !(name in UNSAID)))
      for (const [value, words] of answersOf(field)) {
        // A time of an act says something beside the moment it is counted from; of an ECG where it was sent.
        const beside = field.name === 'sent_at' ? { sent_to: 'Centre' } : {};
        const data = {
          ...base,
          [section]: { ...base[section], ...withValue({ ...beside, [field.name]: value }) },
        };
        const lines = Object.values(always(data)).join(' | ');
        const isSaid =
          words === ''
            ? JSON.stringify(always(data)) !== bare
            : lines.toLowerCase().includes(words.toLowerCase());
        if (!isSaid) silent.push(`${field.name}=${JSON.stringify(value)}: '${words}' not in ${lines}`);
      }
    expect(silent).toEqual([]);
  });
});

it('leaves out only what it is declared to leave out', () => {
  const names = new Set(GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name)));
  expect(Object.keys(UNSAID).filter((name) => !names.has(name))).toEqual([]);
});

describe('a question that was marked as without an answer', () => {
  const REASONS = {
    refused: 'Refused',
    unable_to_obtain: 'Unable to obtain',
    not_applicable: 'Not applicable',
    not_known: 'Not known',
    not_done: 'Not asked or not done',
    none_reported: 'None reported',
    not_present: 'Looked for and absent',
  } as const;
  it('is one that the form can have without an answer', () => {
    for (const [section, name] of ALWAYS_QUESTIONS.flatMap(({ asks }) => asks)) {
      const field = fieldAt(section, 'no_value.field');
      expect(field !== undefined && 'choices' in field && name in field.choices.options, name).toBe(true);
    }
  });
  /** Every line that asks something of the form, and what: written out here a second time. */
  const ASKED: Readonly<Record<string, string>> = {
    Allergies: 'PresentingComplaint.allergies',
    Infection: 'PresentingComplaint.infection_risk',
    'Own medicines': 'PresentingComplaint.current_medicines PresentingComplaint.medicines_not_obtained',
    'Anticoagulants and antiplatelets':
      'PresentingComplaint.current_medicines PresentingComplaint.medicines_not_obtained',
    DNACPR: 'PresentingComplaint.advance_directives',
    ReSPECT: 'PresentingComplaint.advance_directives',
    'Advance decision': 'PresentingComplaint.advance_directives',
    Pregnancy: 'PresentingComplaint.is_pregnant',
    FAST: 'PresentingComplaint.last_known_well',
    ECG: 'SecondarySurvey.ecgReview1 SecondarySurvey.ecgReview2',
    'Time of collapse':
      'ClinicalInterventions.collapse_at PrimarySurvey.cardiac_arrest PresentingComplaint.onset_at',
    'Bystander CPR': 'ClinicalInterventions.bystander_cpr PrimarySurvey.cardiac_arrest',
    Rhythm: 'ClinicalInterventions.first_rhythm PrimarySurvey.cardiac_arrest',
    Shocks:
      'ClinicalInterventions.first_shock_by ClinicalInterventions.aed_before_arrival PrimarySurvey.cardiac_arrest',
    ROSC: 'ClinicalInterventions.any_rosc PrimarySurvey.return_of_circulation_at PrimarySurvey.cardiac_arrest',
    Downtime:
      'ClinicalInterventions.first_cpr_at ClinicalInterventions.collapse_at PrimarySurvey.cardiac_arrest',
    Resuscitation:
      'ClinicalInterventions.resuscitation_attempted ClinicalInterventions.arrest_end PrimarySurvey.cardiac_arrest',
    Capacity:
      'PrimarySurvey.capacity_conclusion PrimarySurvey.understanding PrimarySurvey.retaining PrimarySurvey.weighing PrimarySurvey.communicating',
    Refusal: 'DispositionOutcome.refusal_reason DispositionOutcome.refused_what',
    Safeguarding: 'SocialHistory.safeguarding_concerns SecondarySurvey.safeguardingConcerns',
  };
  it('is looked for in every line that it answers', () => {
    expect(
      Object.fromEntries(
        ALWAYS_QUESTIONS.filter(({ asks }) => asks.length > 0).map(({ label, asks }) => [
          label,
          asks.map((question) => question.join('.')).join(' '),
        ]),
      ),
    ).toEqual(ASKED);
  });

  it.each(Object.entries(REASONS))('is given as %s in every line about it', (reason, words) => {
    for (const { label, asks } of ALWAYS_QUESTIONS)
      for (const [section, field] of asks) {
        const data = { [section]: { no_value: [{ field, reason }] } };
        expect(always(data)[label], `${label}: ${field}`).toBe(words);
      }
  });
  it('keeps an approximate answer, and says so', () => {
    const ClinicalInterventions = {
      collapse_at: at('13:57'),
      no_value: [{ field: 'collapse_at', reason: 'approximate' }],
    };
    expect(always({ ...ARREST, ClinicalInterventions })['Time of collapse']).toBe(
      '13:57 (only roughly known)',
    );
  });
  it('explains why a set lacks glucose or pupils', () => {
    const observations = {
      entries: [
        {
          id: 'a',
          date_time: at('14:10'),
          not_recordable: [
            { field: 'blood_glucose', reason: 'refused' },
            { field: 'pupils_left', reason: 'injury_or_access' },
            { field: 'temperature', reason: 'refused' },
          ],
        },
      ],
    };
    expect(always({ observations })).toMatchObject({
      Glucose: 'Could not be taken: refused',
      Pupils: 'Could not be taken: injury or no access',
    });
    const labels = handoverBlocks(sourceOf({ observations })).flatMap(({ rows }) =>
      rows.filter(({ isRecorded }) => !isRecorded).map(({ label }) => label),
    );
    expect(labels.filter((label) => label.includes('Temp'))).toEqual([]);
  });
});

describe('an arrest', () => {
  const FACTS: PrfFacts['data'] = {
    PrimarySurvey: { cardiac_arrest: 'before_arrival' },
    PresentingComplaint: { onset_at: at('13:40') },
    ClinicalInterventions: {
      collapse_at: at('13:57'),
      bystander_cpr: 'compressions_only',
      first_cpr_at: at('13:59'),
      first_cpr_by: 'family',
      first_rhythm: 'vf',
      aed_before_arrival: 'shock_delivered',
      first_shock_by: 'bystander',
      any_rosc: ['at_handover'],
      rhythm_at_handover: 'sinus',
      cpr: [
        { id: 'a', event: 'started', time: at('14:03'), provider: 'our_crew' },
        { id: 'b', event: 'rosc', time: at('14:12'), rhythm: 'sinus' },
      ],
    },
  };
  it('comes from the form’s questions, before its entries', () => {
    expect(always(FACTS)).toMatchObject({
      'Time of collapse': '13:57',
      'Bystander CPR': 'Yes, compressions only, first CPR at 13:59 by family member',
      Rhythm: 'First VF, last Sinus at 14:12, at handover Sinus',
      Shocks: 'First shock by bystander, defibrillator before our arrival: shock delivered',
      ROSC: '14:12; yes, at handover',
      Downtime: '15 min from collapse 13:57 to first return of circulation 14:12, 2 min without CPR',
    });
  });
  it.each([
    ['collapse_at', at('13:57')],
    ['arrest_witnessed_by', 'family'],
    ['bystander_cpr', 'compressions_only'],
    ['bystander_cpr', 'compressions_and_breaths'],
    ['bystander_cpr', 'unknown_kind'],
    ['first_cpr_at', at('13:59')],
    ['first_cpr_by', 'family'],
    ['first_rhythm', 'vf'],
    ['aed_before_arrival', 'shock_delivered'],
    ['first_shock_by', 'bystander'],
    ['any_rosc', ['at_handover']],
    ['resuscitation_attempted', ['compressions']],
  ])('is one if the form says of it: %s, %s', (name, value) => {
    // Of an arrest that nobody speaks of, when it ended would not be said.
    const ClinicalInterventions = { [name]: value, resuscitation_stopped_at: at('14:30') };
    expect(always({ ClinicalInterventions })).toEqual(always({ ...ARREST, ClinicalInterventions }));
    expect(always({ ClinicalInterventions })['Resuscitation']).toContain('topped at 14:30');
  });

  it('gives no time without CPR if others may have given it before ours', () => {
    const { first_cpr_at: _at, ...unknown } = FACTS['ClinicalInterventions'] ?? {};
    const downtime = (data: Readonly<Record<string, unknown>>) =>
      always({ ...FACTS, ClinicalInterventions: data })['Downtime'];
    expect(downtime(unknown)).toBe('15 min from collapse 13:57 to first return of circulation 14:12');
    expect(downtime({ ...unknown, bystander_cpr: 'none' })).toContain('6 min without CPR');
  });
  it('is read out with the collapse and the CPR of bystanders, in thirty seconds', () => {
    const lines = handoverOf(sourceOf(FACTS), 'atmist');
    expect(lines.find(({ label }) => label === 'Alerts')?.text).toContain('collapsed 13:57, bystander CPR');
    expect(readingSeconds(lines)).toBeLessThanOrEqual(30);
  });
  it('that did not happen hides an earlier answer', () => {
    expect(
      always({
        ...FACTS,
        PrimarySurvey: { cardiac_arrest: 'no' },
        ClinicalInterventions: { collapse_at: at('13:57') },
      }),
    ).toMatchObject({
      'Time of collapse': 'No cardiac arrest',
      Shocks: 'No cardiac arrest',
    });
  });
});

describe('an ECG', () => {
  const ecg = (id: string, time: string, more: object) => ({
    id,
    taken_at: at(time),
    leads: 'twelve',
    ...more,
  });
  const SecondarySurvey = {
    ecgs: [
      ecg('a', '14:05', { ecg_rhythm: 'sinus', rate: 92, ecg_findings: ['st_elevation_inferior'] }),
      ecg('b', '14:25', { ecg_rhythm: 'sinus', ecg_findings: ['st_elevation_inferior', 't_inversion'] }),
      ecg('c', '14:30', { ecg_rhythm: 'vf', void_reason: 'Wrong patient' }),
    ],
  };
  it('comes from the list of recordings, newest first, without those struck through', () => {
    expect(always({ SecondarySurvey })['ECG']).toBe(
      '12 leads at 14:25: sinus rhythm; ST elevation, inferior and T wave inversion. 12 leads at 14:05: sinus rhythm 92 /min; ST elevation, inferior',
    );
  });
  it('with ST elevation is read out', () => {
    const text = handoverOf(sourceOf({ SecondarySurvey }), 'sbar').map((line) => line.text);
    expect(text.join('\n')).toMatch(/ST elevation inferior/i);
  });
});

it('names a single act that was refused, if the rest was not', () => {
  const PrimarySurvey = {
    consent: 'verbal',
    consents: [{ id: 'a', at: at('14:20'), act: 'conveyance', decision: 'refused' }],
  };
  expect(always({ PrimarySurvey })['Refusal']).toBe('Refused going to hospital at 14:20');
});

describe('an anticoagulant in the patient’s own row', () => {
  const MANY = Array.from({ length: 12 }, (_, index) => `Herbal preparation number ${String(index)}`);
  it.each([
    ['after a line that denies another', 'Stopped aspirin\nApixaban 5 mg bd', [], 'Apixaban 5 mg bd'],
    ['after a line of another medicine', 'Ramipril\nApixaban', [], 'Apixaban'],
    ['after a comma', 'Ramipril, apixaban', [], 'Apixaban'],
    ['after three hundred characters', [...MANY, 'Apixaban'].join('\n'), [], 'Apixaban'],
    ['beside the record’s own list', 'Apixaban', ['Ramipril'], 'Apixaban (patient’s details)'],
    ['that the record has too', 'Apixaban 5 mg', ['Apixaban'], 'Apixaban'],
  ])('%s is named separately and read out', (_where, patientMedicines, listed, said) => {
    const source = sourceOf({
      PresentingComplaint: { current_medicines: listed.map((medicine) => ({ medicine })) },
    });
    const facts = { ...source.facts, patientMedicines };
    const rows = handoverBlocks({ ...source, facts }).flatMap((block) => block.rows);
    expect(rows.find(({ label }) => label === 'Anticoagulants and antiplatelets')?.text).toBe(said);
    expect(untoldFacts(facts, rows, 'Europe/London').filter((fact) => fact.includes('nticoag'))).toEqual([]);
    expect(handoverOf({ ...source, facts }, 'atmist').find(({ label }) => label === 'Alerts')?.text).toMatch(
      /takes apixaban/i,
    );
  });
});
