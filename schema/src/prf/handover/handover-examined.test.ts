import { describe, expect, it } from 'vitest';
import type { PrfFacts } from '../catalogue/kinds.js';
import { handoverBlocks, handoverFormatOf, handoverOf } from './handover.js';

const at = (time: string): string => `2026-11-20T${time}:00Z`;
const factsOf = (data: PrfFacts['data'], rest: Partial<PrfFacts> = {}): PrfFacts => ({
  data,
  ageYears: 30,
  hasPatient: true,
  ...rest,
});
const source = (facts: PrfFacts) => ({
  ...{ facts, gender: 'Female', timeZone: 'Europe/London', asOf: Date.parse(at('14:45')) },
});
const rowOf = (facts: PrfFacts, name: string) =>
  handoverBlocks(source(facts))
    .flatMap(({ rows }) => rows)
    .find(({ label }) => label === name);
const spoken = (facts: PrfFacts): string =>
  handoverOf(source(facts), handoverFormatOf(facts))
    .map(({ text }) => text)
    .join(' | ');

describe('an age in the handover', () => {
  it.each([
    [{ ageYears: 0, ageMonths: 0 }, 'Under 1 month, female'],
    [{ ageYears: 0, ageMonths: 1 }, '1 month, female'],
    [{ ageYears: 0, ageMonths: 5 }, '5 months, female'],
    [{ ageYears: 1, ageMonths: 23 }, '23 months, female'],
    [{ ageYears: 2, ageMonths: 24 }, '2 years, female'],
    [{ ageYears: 0 }, 'Under 1 year, female'],
    [{ ageYears: 1 }, '1 year, female'],
    [{ ageYears: 40, birth: { dob: null, estimatedAge: 40 } }, 'About 40 years, female'],
    [{ ageYears: 40, birth: { dob: '1986-02-01', estimatedAge: 35 } }, '40 years, female'],
  ])('of %o is %s', (rest, words) => {
    expect(rowOf(factsOf({}, rest), 'Patient')?.text).toBe(words);
    expect(spoken(factsOf({}, rest))).toContain(words);
  });

  it('includes a child’s weight for doses, and an adult’s only on the page', () => {
    const PresentingComplaint = { weight_kg: 22, weight_method: 'estimated' };
    const child = factsOf({ PresentingComplaint }, { ageYears: 7 });
    expect(spoken(child)).toContain('7 years, female, 22 kg (estimated)');
    expect(rowOf(child, 'Patient')?.text).toBe('7 years, female, 22 kg (estimated)');
    const adult = factsOf({ PresentingComplaint });
    expect(spoken(adult)).not.toContain('22 kg');
    expect(rowOf(adult, 'Patient')?.text).toContain('22 kg');
  });
});

describe('airway, breathing and circulation in the handover', () => {
  const asthma = factsOf({
    PrimarySurvey: {
      airway: 'clear',
      breathing: ['wheeze', 'unable_to_complete_sentences'],
      circulation: ['warm'],
    },
  });
  it('are a row of the page, and abnormal findings are read out', () => {
    expect(rowOf(asthma, 'First look')).toMatchObject({
      text: 'Airway: clear. Breathing: wheeze, unable to complete sentences. Circulation: warm',
      isAlert: true,
    });
    expect(spoken(asthma)).toContain('Breathing: wheeze, unable to complete sentences');
    expect(spoken(asthma)).not.toMatch(/Airway|Circulation/);
    const well = factsOf({ PrimarySurvey: { airway: 'clear', breathing: ['normal_effort'] } });
    expect(rowOf(well, 'First look')?.isAlert).toBe(false);
    expect(rowOf(factsOf({}), 'First look')).toBeUndefined();
  });

  it.each([
    [{ airway: 'partially_obstructed' }, 'Airway: partially obstructed'],
    [{ breathing: ['stridor'] }, 'Breathing: stridor'],
    [{ circulation: ['mottled'] }, 'Circulation: mottled'],
  ])('are written as %o', (PrimarySurvey, words) => {
    const facts = factsOf({ PrimarySurvey });
    expect(spoken(facts)).toContain(words);
    expect(rowOf(facts, 'First look')).toMatchObject({ text: words, isAlert: true });
  });
});

describe('burns in the handover', () => {
  const burned = factsOf({
    SecondarySurvey: {
      burns: [
        { region: 'front_trunk', percent: 12, depth: 'deep_partial' },
        { region: 'forearm_left', percent: 3, depth: 'full', is_circumferential: true },
      ],
      ...{ burn_total_percent: 15, burn_cause: ['flame'], burn_at: at('13:55') },
      ...{ cooling_began_at: at('14:08'), cooling_minutes: 20 },
      ...{ airway_burn_signs: ['soot', 'hoarse'], carbon_monoxide_exposure: 'yes' },
    },
  });
  it('have their area, depth, cause, cooling and airway, and count as an injury', () => {
    expect(handoverFormatOf(burned)).toBe('atmist');
    expect(rowOf(burned, 'Burns')).toMatchObject({
      text: '15 % of the body; front of trunk 12 % deep partial; left forearm 3 % full thickness, all the way round; by flame at 13:55; cooled for 20 min from 14:08; airway: soot in mouth or nose, hoarse voice; breathed smoke',
      isAlert: true,
    });
    expect(spoken(burned)).toContain(
      'Burns: 15 % of the body, left forearm 3 % full thickness, all the way round, airway: soot in mouth or nose, hoarse voice, breathed smoke',
    );
  });
});

describe('how a patient was trapped', () => {
  it('is part of the mechanism', () => {
    const facts = factsOf({
      SecondarySurvey: {
        mechanismsOfInjury: ['crush'],
        collision: { entrapment: 'physical', extrication_minutes: 95, ejection: 'no' },
        extrication_details: 'Both legs, released 14:40',
      },
    });
    for (const words of [spoken(facts), rowOf(facts, 'Mechanism')?.text ?? '']) {
      expect(words).toContain('95 min');
      expect(words).toContain('Both legs, released 14:40');
      expect(words).not.toMatch(/eject/i);
    }
  });
});

describe('a pregnancy and a birth in the handover', () => {
  const eclampsia = factsOf({
    PresentingComplaint: { is_pregnant: 'yes' },
    SecondarySurvey: {
      pregnancy: { weeks: 36, days: 2, gravida: 2, bleeding: 'heavy', fetal_movements: 'absent' },
      births: [{ id: 'a', born_at: at('14:20'), outcome: 'live', apgar_1: 7, blood_loss_ml: 400 }],
    },
  });
  it('give the weeks, and what is urgent', () => {
    expect(spoken(eclampsia)).toContain('pregnant, 36+2 weeks, heavy bleeding, no movements felt');
    expect(rowOf(eclampsia, 'Pregnancy')?.text).toMatch(/36\+2 weeks; gravida: 2; bleeding: heavy/);
    expect(rowOf(eclampsia, 'Birth')?.text).toMatch(/^Live birth at 14:20; .*7.*400 mL$/);
  });
});

describe('pupils in the handover', () => {
  const look = (left: object, right: object) =>
    factsOf({
      observations: {
        entries: [{ id: 'a', date_time: at('14:10'), pupils_left: left, pupils_right: right }],
      },
    });
  it.each([
    [{ look: 'pinpoint' }, { look: 'pinpoint' }, 'Both pinpoint at 14:10', true],
    [
      { look: 'dilated', reaction: 'none' },
      { look: 'normal' },
      'Left dilated unreactive, right normal',
      true,
    ],
    [{ look: 'small' }, { look: 'normal' }, 'Left small, right normal at 14:10', true],
    [
      { size_mm: 3, look: 'normal', reaction: 'brisk' },
      { size_mm: 3, reaction: 'brisk' },
      'Both 3 mm',
      false,
    ],
  ])('of %o and %o', (left, right, words, isAlert) => {
    expect(rowOf(look(left, right), 'Pupils')?.text).toContain(words);
    expect(rowOf(look(left, right), 'Pupils')?.isAlert).toBe(isAlert);
  });
});

describe('the total of a drug by several routes', () => {
  const dose = (id: string, time: string, amount: number, unit: string, route: string) => ({
    ...{ id, drug_name: 'naloxone', dose: amount, dose_unit: unit, route, time_administered: at(time) },
  });
  const facts = factsOf({
    ClinicalInterventions: {
      drugs_administered: [
        dose('a', '14:12', 400, 'microgram', 'intranasal'),
        dose('b', '14:16', 400, 'microgram', 'intramuscular'),
        dose('c', '14:18', 0.8, 'mg', 'intravenous'),
      ],
    },
  });
  it('is read out once, and is on the page with the last of them', () => {
    expect(spoken(facts)).toContain('Naloxone IN, IM and IV, total 1.6 mg in 3 doses, last at 14:18');
    const rows = handoverBlocks(source(facts))
      .flatMap((block) => block.rows)
      .filter(({ label }) => label === 'Naloxone')
      .map(({ text }) => text);
    expect(rows).toEqual([
      '400 microgram IN at 14:12',
      '400 microgram IM at 14:16',
      '0.8 mg IV at 14:18; by all routes: total 1.6 mg in 3 doses',
    ]);
  });
});

describe('the rest of an examination', () => {
  it('includes notes on a system, samples taken, and a death', () => {
    const facts = factsOf({
      PresentingComplaint: { alcohol_or_drugs: ['admits_drugs'] },
      SecondarySurvey: { respiratory: 'Crackles to mid zones', harm: 'Says she wants to die' },
      ROLE: { role_time: at('14:30'), role_clinician_name: 'Ana Reed', role_clinician_grade: 'Paramedic' },
    });
    expect(rowOf(facts, 'Examination')?.text).toMatch(/Crackles to mid zones.*Says she wants to die/);
    expect(rowOf(facts, 'Alcohol or drugs')?.isRecorded).toBe(true);
    expect(rowOf(facts, 'Life extinct')?.text).toBe('Recognised at 14:30 by Ana Reed, paramedic');
    expect(spoken(facts)).toContain('Life extinct: recognised at 14:30');
  });
});
