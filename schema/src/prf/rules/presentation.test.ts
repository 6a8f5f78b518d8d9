import { describe, expect, it } from 'vitest';
import { SECTIONS, sectionOf, type PrfSectionKey } from '../catalogue/catalogue.js';
import type { Field, PrfFacts } from '../catalogue/kinds.js';
import { derivationPatient, deriveSection } from '../record/derive.js';
import { isMissing, missingForSigning } from './missing.js';
import { fieldAt } from '../catalogue/catalogue.js';
import { isFolded, isFurther, isMinorInjury, PRESENTATIONS, quickProcedures } from './presentation.js';

const factsOf = (data: PrfFacts['data'], ageYears: number | null = 30): PrfFacts => ({
  data,
  ageYears,
  hasPatient: true,
});
const saying = (complaint: string, age?: number) =>
  factsOf({ incidentDetails: { chief_complaint: complaint } }, age);
const open = (section: PrfSectionKey, facts: PrfFacts): readonly string[] =>
  sectionOf(section)
    .groups.filter(({ key }) => !isFolded(section, key, facts))
    .map(({ key }) => key);

/** A plain answer of a field, of the kind that it takes. */
const answerTo = (field: Field): unknown =>
  ({
    text: 'x',
    longText: 'x',
    integer: 1,
    decimal: 1,
    boolean: false,
    time: '2026-11-20T14:32:00.000Z',
    date: '2026-11-20',
    choice: 'x',
    choices: ['x'],
    coded: 'x',
    codes: ['x'],
    textList: ['x'],
    reference: 'x',
    references: ['x'],
    group: { x: 'x' },
    groups: [{ x: 'x' }],
    entries: [{ id: 'x' }],
    strokes: 'M0 0',
  })[field.kind];

const COMPLAINTS = [
  '',
  'Fall',
  'Graze',
  'Chest pain',
  'Asthma',
  'Stroke',
  'Overdose',
  'In labour',
  'Scald',
  'Panic',
  'RTC',
  'Cardiac arrest',
  'Something else',
];
const AGES = [null, 0, 15, 16, 40, 65, 90];

describe('the table of presentations', () => {
  it('names existing cards and fields', () => {
    for (const [key, { groups, fields = {} }] of Object.entries(PRESENTATIONS)) {
      const section = sectionOf(key);
      expect(section.groups.map((group) => group.key)).toEqual(expect.arrayContaining(Object.keys(groups)));
      expect(section.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  it('never folds a card with a required field', () => {
    for (const complaint of COMPLAINTS)
      for (const age of AGES) {
        const facts = saying(complaint, age ?? undefined);
        for (const { key, fields } of SECTIONS)
          for (const field of fields as readonly Field[])
            if (isMissing(facts, field, null) && field.group !== undefined)
              expect(
                isFolded(key, field.group, facts),
                `${complaint}, ${String(age)}: ${key}.${field.name}`,
              ).toBe(false);
      }
  });

  it('never folds what signing needs, such as a senior’s name for a discharge at risk', () => {
    const outcome = { DispositionOutcome: { disposition_outcome: 'discharged_with_advice' } };
    const set = { id: 'a', date_time: '2026-11-20T14:32:00.000Z', respiratory_rate: 30 };
    const observations = deriveSection(
      'observations',
      { entries: [set] },
      derivationPatient(factsOf(outcome)),
    );
    const facts = factsOf({ ...outcome, observations });
    const missing = missingForSigning(facts);
    expect(missing.map(({ field }) => field)).toContain('discharge_senior');
    for (const { section, field: name } of missing) {
      const field = section === 'patient' ? undefined : fieldAt(section, name);
      if (section === 'patient' || field?.group === undefined) continue;
      expect(isFolded(section, field.group, facts), name).toBe(false);
      if (!isMissing(facts, field, null)) expect(isFurther(section, field, facts), name).toBe(false);
    }
  });

  it('never folds a card with an answer, whichever it is, or with text beside Other', () => {
    for (const { key, fields } of SECTIONS)
      for (const field of fields as readonly Field[]) {
        if (field.group === undefined || field.computed) continue;
        const facts = factsOf({ [key]: { [field.name]: answerTo(field) } });
        expect(isFolded(key, field.group, facts), `${key}.${field.name}`).toBe(false);
        if ('other' in field)
          expect(isFolded(key, field.group, factsOf({ [key]: { [`${field.name}_other`]: 'x' } }))).toBe(
            false,
          );
      }
  });
});

describe('a presentation', () => {
  it('opens injury and spine for a fall, and leaves burns, ECG and pregnancy folded', () => {
    const cards = open('SecondarySurvey', saying('Fall from the bottom stair', 81));
    expect(cards).toEqual(expect.arrayContaining(['trauma', 'spine', 'regions', 'safeguarding']));
    for (const card of ['burns', 'ecg', 'obstetric', 'mental', 'collision'])
      expect(cards).not.toContain(card);
  });

  it.each([
    ['Scalded by tea', 'burns'],
    ['Chest pain', 'ecg'],
    ['Panic attack', 'mental'],
    ['In labour', 'obstetric'],
    ['Grazed knee', 'wounds'],
    ['RTC', 'collision'],
    ['Unwell', 'systems'],
    ['Left-sided weakness', 'findings'],
  ])('opens for ‘%s’ the card %s', (complaint, card) => {
    expect(open('SecondarySurvey', saying(complaint))).toContain(card);
  });

  it('matches whole words', () => {
    expect(open('SecondarySurvey', saying('Watching the rainfall'))).not.toContain('trauma');
  });

  it('uses the mechanism if the words match nothing', () => {
    const facts = factsOf({ SecondarySurvey: { mechanismsOfInjury: ['burn'] } });
    expect(open('SecondarySurvey', facts)).toContain('burns');
    const hurtBy = (mechanism: string) => factsOf({ SecondarySurvey: { mechanismsOfInjury: [mechanism] } });
    for (const fall of ['fall_from_stunt', 'fall_from_basket', 'fall_tumbling'])
      expect(open('SecondarySurvey', hurtBy(fall)), fall).toContain('spine');
    expect(open('SecondarySurvey', hurtBy('bite_or_sting'))).toContain('wounds');
    // What came from high is no minor injury, whatever the complaint says.
    expect(['fall_from_stunt', 'fall_from_basket'].map((fall) => isMinorInjury(hurtBy(fall)))).toEqual([
      false,
      false,
    ]);
    expect(isMinorInjury(hurtBy('sports_twist'))).toBe(true);
    const none = factsOf({ SecondarySurvey: { mechanismsOfInjury: ['none'] } });
    expect(open('SecondarySurvey', none)).not.toContain('spine');
  });

  it('opens home, risk and advance decisions for an older patient', () => {
    expect(open('SocialHistory', saying('Unwell', 65))).toEqual(expect.arrayContaining(['home', 'risk']));
    expect(open('SocialHistory', saying('Unwell', 64))).not.toContain('home');
    expect(open('PresentingComplaint', saying('Unwell', 80))).toContain('wishes');
  });

  it('opens the destination for a patient who goes, and advice for a patient who stays', () => {
    const conveyed = factsOf({ DispositionOutcome: { disposition_outcome: 'conveyed_ed_own_vehicle' } });
    expect(open('DispositionOutcome', conveyed)).toEqual(
      expect.arrayContaining(['handover', 'destination', 'transport']),
    );
    expect(open('DispositionOutcome', conveyed)).not.toContain('advice');
    expect(open('DispositionOutcome', factsOf({}))).toContain('advice');
  });

  it('asks about infection if the complaint may be contagious', () => {
    for (const complaint of ['Fever and rash', 'Vomiting and diarrhoea', 'Coughing for a week'])
      expect(open('PresentingComplaint', saying(complaint)), complaint).toContain('infection');
    expect(open('PresentingComplaint', saying('Graze'))).not.toContain('infection');
  });

  it('opens last known well for a stroke', () => {
    const field = sectionOf('PresentingComplaint').fields.find(({ name }) => name === 'last_known_well');
    if (!field) throw new Error('There is no such field');
    expect(isFurther('PresentingComplaint', field, saying('Stroke'))).toBe(false);
    expect(isFurther('PresentingComplaint', field, saying('Graze'))).toBe(true);
  });

  it('offers the procedures that go with it, each one that the record has', () => {
    const fall = factsOf({ incidentDetails: { chief_complaint: 'Fall', acuity: 'p2' } });
    expect(quickProcedures(fall)).toEqual([
      'splinting',
      'intravenous_cannulation',
      'informing_doctor',
      'move_to_stretcher',
    ]);
    expect(quickProcedures(saying('Unwell'))).toEqual([]);
    const field = fieldAt('ClinicalInterventions', 'procedures.procedure');
    const known = field && 'choices' in field ? Object.keys(field.choices.options) : [];
    const every = COMPLAINTS.flatMap((complaint) =>
      quickProcedures(factsOf({ incidentDetails: { chief_complaint: complaint, acuity: 'p1' } })),
    );
    expect(known).toEqual(expect.arrayContaining(every));
  });
});

describe('cards opened by the kind of contact and by age', () => {
  it('include the scene for a crew that was called', () => {
    const came = (attendance_type: string) =>
      open('incidentDetails', factsOf({ incidentDetails: { chief_complaint: 'Graze', attendance_type } }));
    expect(came('called_to')).toContain('scene');
    expect(came('self_presented')).not.toContain('scene');
  });
  it('include the weight of a child and of an older patient, who may weigh too little for a dose', () => {
    const weight = fieldAt('PresentingComplaint', 'weight_kg');
    if (!weight) throw new TypeError('There is no weight');
    const isAsked = (age: number) => !isFurther('PresentingComplaint', weight, saying('Fall', age));
    expect([8, 30, 81].map(isAsked)).toEqual([true, false, true]);
  });
});
