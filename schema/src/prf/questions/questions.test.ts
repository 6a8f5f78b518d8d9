import { describe, expect, it } from 'vitest';
import { fieldAt, isSectionKey } from '../catalogue/catalogue.js';
import { contradictions } from '../rules/completeness.js';
import { missingForSigning } from '../rules/missing.js';
import { QUESTION_PLACES } from '../rules/field-rules.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { WITHHELD_QUESTIONS } from './answers-field.js';
import { ALWAYS_CASES, at, CASES, did, dose, facts, observed, set } from './cases.fixture.js';
import { QUESTION_LABELS, reasonsFor } from './labels.js';
import { QUESTIONS, questionsOf, questionsWithMemory } from './table.js';

/**
 * Clinical section 9, 'Questions', item by item, with the rules that ask it. Keys in italics of the list are those of
 * prf/completeness; `elsewhere` says of what no rule asks where it is dealt with.
 */
const ITEMS: Readonly<Record<number, { readonly rules: readonly string[]; readonly elsewhere?: string }>> = {
  1: {
    rules: [
      ...['REFUSAL_WITHOUT_CAPACITY', 'REFUSAL_UNDER_16', 'CAPACITY_UNSURE', 'CAPACITY_AND_CONSCIOUSNESS'],
      'CAPACITY',
    ],
  },
  2: { rules: ['CONSENT_UNABLE', 'BEST_INTERESTS_ALONE'] },
  3: {
    rules: [
      ...[
        'ROLE_AFTER_CPR',
        'ROLE_SOON_AFTER_ONSET',
        'ROLE_SHOCKABLE',
        'ROLE_CIRCULATION_RETURNED',
        'ROLE_SHORT_CPR',
        'ROLE_BEFORE_ARRIVAL',
      ],
      ...['ACT_AFTER_DEATH', 'ROLE', 'ROLE_STRIPS'],
    ],
  },
  4: {
    rules: ['OXYGEN_THEN_AIR', 'OXYGEN_NOT_GIVEN', 'OXYGEN', 'OXYGEN_FLOW'],
    elsewhere: 'Scale 2 without its reason is missing for signing.',
  },
  5: { rules: ['ACVPU_GCS', 'EYES_AND_VOICE', 'PUPIL_NOT_ASSESSABLE'] },
  6: {
    rules: ['NO_PULSE', 'PULSE_PRESSURE', 'GLUCOSE_UNIT', 'GLUCOSE'],
    elsewhere: 'A temperature in Fahrenheit is refused where it is entered.',
  },
  7: { rules: ['EMPTY_SET'], elsewhere: 'Sets without a value, or struck through, leave the list missing.' },
  8: {
    rules: [
      ...['WELL_AFTER_ONSET', 'ONSET_AFTER_CALL', 'PREGNANCY_AGE', 'BEFORE_ONSET', 'AFTER_DISCHARGE'],
      ...['ACT_AFTER_DEATH', 'SET_AFTER_DEATH', 'BIRTH_AFTER_INCIDENT', 'AGE_AGAINST_BIRTH'],
      ...['NOT_APPLICABLE', 'NO_VALUE', 'BEFORE_CALL', 'BEFORE_INCIDENT', 'TIME_ORDER'],
    ],
  },
  9: {
    rules: [
      ...['DOSE_RANGE', 'DOSE_ADULT_FOR_CHILD', 'DOSE_TOTAL', 'DOSE_INTERVAL', 'DOSE_ROUTE'],
      'SAME_DRUG_TWO_PEOPLE',
      'REPEATED_TOO_SOON',
      'ROUTE',
      'UNIT',
      'ALLERGY',
      'ALLERGY_STATUS',
      'CONTRAINDICATED',
      // What follows the pattern: what was measured or found before the dose speaks against it.
      ...['NITRATE_LOW_PRESSURE', 'SEDATIVE_SLOW_BREATHING', 'NITROUS_OXIDE_GAS'],
      'EXPIRED_LOT',
    ],
    elsewhere: 'Ranges and totals have a table of their own.',
  },
  10: { rules: ['GIVER_IS_WITNESS', 'WITNESS_POSITION', 'DRAWN_UP'] },
  11: {
    rules: [
      ...['SHOCK_NOT_SHOCKABLE', 'SHOCK_NOT_DELIVERED', 'SHOCK_MISSING', 'CPR_WHILE_ABSENT'],
      // What follows the pattern: the arrest's own times against each other.
      'ARREST_ORDER',
    ],
  },
  12: {
    rules: [
      ...['HEAD_INJURY_ANTICOAGULANT', 'CHEST_PAIN_WITHOUT_ECG', 'STROKE_WITHOUT_GLUCOSE'],
      ...['SEIZURE_WITHOUT_GLUCOSE', 'CHILD_BRUISE', 'INTOXICATED_ALONE', 'CONVEYED_NOWHERE'],
      // What follows the pattern: a patient who was not alert, for whatever reason.
      'NOT_ALERT_WITHOUT_GLUCOSE',
      // An outcome that transport, arrival or handover contradicts.
      'OUTCOME_AND_TRANSPORT',
      // And no infection risk, in a record that says otherwise.
      'INFECTION_NONE',
    ],
  },
};

const askedOf = (record: PrfFacts): readonly string[] => questionsOf(record).map(({ code }) => code);

describe('the questions that a record raises', () => {
  it.each(CASES)('include %s, but not in the otherwise equal record', (id, asks, doesNot, words) => {
    expect(questionsOf(asks).some(({ code, message }) => code === id && message.includes(words))).toBe(true);
    expect(askedOf(doesNot)).not.toContain(id);
  });

  it('are each covered here, and have their own id, the sections that they read and a source', () => {
    expect([...new Set(CASES.map(([id]) => id))]).toEqual(QUESTIONS.map(({ id }) => id));
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    for (const { id, label, reads, source } of QUESTIONS) {
      expect(label.trim(), id).not.toBe('');
      expect(reads.length, id).toBeGreaterThan(0);
      expect(source.trim(), id).not.toBe('');
    }
  });

  it.each(CASES)('include %s, which reads no section that it does not name', (id, asks, doesNot) => {
    const question = QUESTIONS.find((one) => one.id === id);
    for (const record of [asks, doesNot]) {
      const read = Object.fromEntries(
        Object.entries(record.data).filter(([section]) => question?.reads.some((name) => name === section)),
      );
      expect(question?.ask({ ...record, data: read })).toEqual(question?.ask(record));
    }
  });

  it('cover clinical section 9 item by item, and nothing else', () => {
    expect(Object.keys(ITEMS)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
    const named = Object.values(ITEMS).flatMap(({ rules }) => rules);
    for (const rule of named) expect(QUESTION_LABELS, rule).toHaveProperty(rule);
    for (const { id } of QUESTIONS) expect(named, id).toContain(id);
    for (const { rules, elsewhere } of Object.values(ITEMS))
      expect(rules.length + (elsewhere ?? '').length).toBeGreaterThan(0);
  });

  it('are withheld from patients if their field is', () => {
    for (const [id, asks] of CASES)
      for (const { section, field, entryId } of questionsOf(asks).filter(({ code }) => code === id))
        if (entryId === undefined && isSectionKey(section) && fieldAt(section, field)?.withheld === true)
          expect(WITHHELD_QUESTIONS.has(id), id).toBe(true);
  });

  it('have a name under which their answers are listed, in the table or not', () => {
    for (const [, asks] of [...CASES, ...ALWAYS_CASES])
      for (const { code } of contradictions(asks)) expect(QUESTION_LABELS[code]?.trim(), code).toBeTruthy();
  });

  it('are asked of the last decision in best interests, for all of them', () => {
    const decided = (id: string, act: string) => ({
      ...{ id, act, at: at('14:10'), decision: 'not_possible', by: 'best_interests' },
    });
    const consents = [decided('a', 'treatment'), decided('b', 'conveyance')];
    expect(
      questionsOf(facts({ PrimarySurvey: { consents } }))
        .filter(({ code }) => code === 'BEST_INTERESTS_ALONE')
        .map(({ entryId }) => entryId),
    ).toEqual(['b']);
  });

  it('offer the reasons of their own rule, or those of what is asked of every record', () => {
    expect(reasonsFor('GIVER_IS_WITNESS')).toEqual(['Nobody else was there']);
    expect(reasonsFor('EXPIRED_LOT')).toEqual(['Nothing else was available']);
    expect(reasonsFor('EMPTY_SET')).toEqual([]);
  });

  it('offer reasons that an answer can store', () => {
    for (const code of Object.keys(QUESTION_LABELS))
      for (const reason of reasonsFor(code)) {
        expect(reason.trim(), code).toBe(reason);
        expect(reason.length, code).toBeLessThanOrEqual(300);
      }
  });

  it.each(CASES)(
    'include %s with and without a memory, and again only if what it reads has changed',
    (id, asks) => {
      const remembering = questionsWithMemory();
      const first = remembering(asks);
      expect(first).toEqual(questionsOf(asks));
      const reads = QUESTIONS.find((one) => one.id === id)?.reads ?? [];
      const unread = (['SocialHistory', 'ROLE', 'SecondarySurvey'] as const).find(
        (key) => !reads.includes(key),
      );
      const elsewhere = { ...asks, data: { ...asks.data, [unread ?? '']: { ...asks.data[unread ?? ''] } } };
      const own = (notices: ReturnType<typeof remembering>) => notices.find(({ code }) => code === id);
      expect(own(remembering(elsewhere))).toBe(own(first));
      const there = reads[0] ?? '';
      const changed = { ...asks, data: { ...asks.data, [there]: { ...asks.data[there] } } };
      expect(own(remembering(changed))).toEqual(own(first));
      expect(own(remembering(changed))).not.toBe(own(first));
    },
  );

  it.each<Partial<PrfFacts>>([
    { ageYears: 41 },
    { ageMonths: 480 },
    { hasPatient: false },
    { patientAllergies: 'Penicillin' },
    { patientMedicines: 'Ramipril' },
    { birth: { dob: '1986-01-01', estimatedAge: null } },
    { birth: { dob: null, estimatedAge: 40 } },
    { doseRanges: [] },
    { timeZone: 'Europe/Paris' },
  ])('are asked again for %j', (more) => {
    const record = facts(did('drugs_administered', dose({ witnessed_by: 'Ana' })), {
      birth: { dob: null, estimatedAge: null },
    });
    const remembering = questionsWithMemory();
    const [first] = remembering(record);
    const [second] = remembering({ ...record, ...more });
    expect(second?.code).toBe('GIVER_IS_WITNESS');
    expect(second).not.toBe(first);
  });

  it('are named after the entry that they are asked of, and otherwise after their rule', () => {
    const record = facts({
      ...did('drugs_administered', dose({ witnessed_by: 'Ana' })),
      PresentingComplaint: { is_pregnant: 'yes' },
    });
    const named = questionsOf({ ...record, ageYears: 9 }).map(({ code, label }) => [code, label]);
    expect(named).toEqual([
      ['PREGNANCY_AGE', 'Pregnancy'],
      ['GIVER_IS_WITNESS', 'Drug Morphine sulfate 20 Nov 2026, 14:10'],
    ]);
  });

  it('are asked of the dose that is out of its range, and of no other', () => {
    const [asks] = CASES.filter(([id]) => id === 'DOSE_RANGE').map(([, record]) => record);
    const drugs = (asks?.data['ClinicalInterventions']?.['drugs_administered'] ?? []) as readonly object[];
    const within = dose({ dose: 5, dose_unit: 'mg', route: 'intravenous' }, 'b');
    const asked = questionsOf({
      ...facts(did('drugs_administered', ...drugs, within)),
      doseRanges: asks?.doseRanges ?? [],
    });
    expect(asked.filter(({ code }) => code === 'DOSE_RANGE').map(({ entryId }) => entryId)).toEqual(['a']);
  });

  it.each(CASES)('include %s, which the form explains', (id, asks) => {
    const places = QUESTION_PLACES[id] ?? [];
    for (const { section, field } of questionsOf(asks).filter(({ code }) => code === id))
      expect(
        places.some((place) => place.startsWith(`${section}.`) && place.endsWith(`.${field}`)),
        field,
      ).toBe(true);
  });

  it('treat a list of sets without a value, or struck through, as missing', () => {
    const lacksSets = (...entries: readonly object[]) =>
      missingForSigning(facts(observed(...entries))).some(
        ({ section, field, entryId }) =>
          section === 'observations' && field === 'entries' && entryId === undefined,
      );
    expect(lacksSets(set({}))).toBe(true);
    expect(lacksSets(set({ heart_rate: 80, void_reason: 'Other patient' }))).toBe(true);
    expect(lacksSets(set({ heart_rate: 80 }))).toBe(false);
  });

  it('leave out an entry that was struck through', () => {
    const struck = dose({ witnessed_by: 'Ana', void_reason: 'Entered twice' });
    expect(askedOf(facts(did('drugs_administered', struck)))).not.toContain('GIVER_IS_WITNESS');
  });

  it('are among what the signer must have seen', () => {
    const record = facts(did('drugs_administered', dose({ witnessed_by: 'Ana' })));
    expect(contradictions(record).map(({ code }) => code)).toContain('GIVER_IS_WITNESS');
  });
});
