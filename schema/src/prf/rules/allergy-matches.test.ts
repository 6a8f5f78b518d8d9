import { describe, expect, it } from 'vitest';
import { allergyMatches, isOnlyTolerance, sharedClassOf } from './allergy-matches.js';
import { FORMULARY } from '../catalogue/formulary.js';

const isAsked = (drug: string, allergy: string): boolean =>
  allergyMatches(drug in FORMULARY ? { drug_name: drug } : { drug_name: 'other', drug_name_other: drug }, [
    allergy,
  ]).length > 0;

describe('a drug and an allergy', () => {
  it('match by class and by name in any case, and are shown in the words of the allergy', () => {
    expect(allergyMatches({ drug_name: 'ibuprofen' }, ['NSAIDs', 'Cats'])).toEqual(['NSAIDs']);
    expect(allergyMatches({ drug_name: 'benzylpenicillin' }, ['amoxicillin rash'])).toEqual([
      'amoxicillin rash',
    ]);
  });
  it.each([
    ['diclofenac', 'Voltarol'],
    ['diclofenac', 'Nurofen (wheeze)'],
    ['ibuprofen', 'BRUFEN'],
    ['aspirin', 'salicylates'],
    ['chlorphenamine', 'Piriton'],
    ['benzylpenicillin', 'pen G'],
    ['benzylpenicillin', 'Augmentin'],
    ['benzylpenicillin', 'Penicillins'],
    ['benzylpenicillin', 'Co amoxiclav'],
    ['benzylpenicillin', 'Tazocin, facial swelling'],
    ['ceftriaxone', 'Fluclox'],
    ['ceftriaxone', 'Keflex'],
    ['morphine', 'Oramorph'],
    ['codeine', 'MST'],
    ['codeine', 'opiátes'],
    ['paracetamol_iv', 'Calpol'],
    ['furosemide', 'sulfonamides'],
    ['sodium_lactate', 'Hartmann’s'],
  ])('%s is asked about beside %s', (drug, allergy) => {
    expect(isAsked(drug, allergy)).toBe(true);
  });
  it.each([
    ['Codeine', 'Codeine'],
    ['Codeine phosphate 30 mg', 'codeine (vomiting)'],
    ['Trimethoprim 200mg tablets', 'Trimethoprim (rash)'],
    ['Trimethoprim', 'Allergic to trimethoprim'],
    ['Trimethoprim', 'trimethoprim: hives'],
    ['Augmentin', 'penicillin'],
    ['Amoxicillin 500 mg', 'Pen V'],
    ['Cefalexin', 'penicillin'],
    ['Voltarol gel', 'aspirin'],
    ['Tramadol', 'morphine'],
    ['Pethidine', 'opioids'],
    ['Piriton syrup', 'chlorphenamine'],
  ])('%s, written out, is asked about beside %s', (drug, allergy) => {
    expect(isAsked(drug, allergy)).toBe(true);
  });
  it.each([
    ['oxygen', 'Penicillin'],
    ['adrenaline_1_1000', 'pen G'],
    ['adrenaline_1_1000', 'Noradrenaline'],
    ['fentanyl', 'codeine'],
    ['ibuprofen', 'Penicillin'],
    ['paracetamol_oral', 'Piriteze'],
    ['Pethidine', 'codeine'],
    ['Gel', 'Hair gel'],
    ['Sodium valproate', 'Sodium citrate'],
    ['EpiPen', 'pen'],
    ['5 mg tablets', 'Colour in tablets'],
    [' ', 'Penicillin'],
  ])('%s is not asked about beside %s', (drug, allergy) => {
    expect(isAsked(drug, allergy)).toBe(false);
  });
  it('raise no question while no drug is named', () => {
    expect(allergyMatches({ drug_name: null }, ['Penicillin'])).toEqual([]);
    expect(allergyMatches({ drug_name: 'other' }, ['Penicillin'])).toEqual([]);
  });
  it('raise a question for each drug of the formulary by each of its names', () => {
    for (const [key, { label, also }] of Object.entries(FORMULARY))
      for (const name of [label, ...also])
        expect(isAsked(key, `${name} (rash)`), `${key}: ${name}`).toBe(true);
  });
});

describe('a class that a drug and an allergy share', () => {
  it.each([
    ['diazepam', 'Lorazepam', 'benzodiazepines'],
    ['midazolam', 'benzos (rash)', 'benzodiazepines'],
    ['hydrocortisone', 'Prednisolone', 'corticosteroids'],
    ['dexamethasone', 'steroids', 'corticosteroids'],
    ['furosemide', 'Septrin', 'sulfonamides'],
    ['furosemide', 'co-trimoxazole', 'sulfonamides'],
    ['ceftriaxone', 'Penicillin', 'cephalosporins and penicillins'],
    ['benzylpenicillin', 'Cefalexin', 'penicillins and cephalosporins'],
    ['benzylpenicillin', 'Amoxicillin', 'penicillins'],
    ['ibuprofen', 'Naproxen', 'NSAIDs'],
    ['morphine', 'Codeine', 'opioids with a structure like morphine'],
    ['fentanyl', 'opiates', 'opioids'],
  ])('%s and %s: %s, with its source', (drug, allergy, name) => {
    expect(isAsked(drug, allergy)).toBe(true);
    const shared = sharedClassOf({ drug_name: drug }, allergy);
    expect(shared?.name).toBe(name);
    expect(shared?.source).toMatch(/\d{4}/);
  });

  it('is the first of two', () => {
    expect(sharedClassOf({ drug_name: 'co_codamol' }, 'Co-dydramol')?.name).toBe(
      'opioids with a structure like morphine',
    );
  });

  it('is left out if the allergy names the drug itself, or there is none', () => {
    expect(sharedClassOf({ drug_name: 'midazolam' }, 'Midazolam')).toBeNull();
    expect(sharedClassOf({ drug_name: 'furosemide' }, 'Latex')).toBeNull();
    expect(sharedClassOf({ drug_name: 'midazolam', drug_name_other: null }, 'Midazolam')).toBeNull();
    expect(sharedClassOf({ drug_name: 'other' }, 'Diazepam')).toBeNull();
    expect(sharedClassOf({ drug_name: 'other', drug_name_other: 'Temazepam' }, 'Diazepam')?.name).toBe(
      'benzodiazepines',
    );
  });

  it.each([
    ['oxygen', 'benzodiazepines'],
    ['hydrocortisone', 'sulfonamides'],
    ['magnesium_sulfate', 'sulfa drugs'],
  ])('does not exist for %s and %s', (drug, allergy) => {
    expect(isAsked(drug, allergy)).toBe(false);
  });
});

describe('a name that is in no list', () => {
  it.each([
    // The name of the drug alone, whatever the amount beside it, and the name of the allergy alone.
    ['Zinc', 'Allergic to zinc tablets', true],
    ['Zinc 50 mg with copper', 'zinc', true],
    ['Oil of cloves', 'oil of cloves', true],
    ['Tea', 'green tea', true],
    ['Green tea', 'tea', true],
    ['XY', 'XY', false],
    ['Green XY', 'XY', false],
  ])('%s beside %s: %o', (drug, allergy, expected) => {
    expect(isAsked(drug, allergy)).toBe(expected);
  });
});

describe('a drug that a patient tolerates', () => {
  it.each([
    ['ibuprofen', 'tolerates ibuprofen'],
    ['ibuprofen', 'Not allergic to NSAIDs'],
    ['ibuprofen', 'no known allergy to brufen'],
    ['Trimethoprim', 'tolerates trimethoprim'],
    ['Cefalexin', 'tolerates cefalexin'],
    ['Tea', 'tolerates tea'],
  ])('%s is not asked about beside %s', (drug, allergy) => {
    expect(isAsked(drug, allergy)).toBe(false);
  });
  it.each([
    ['ibuprofen', 'tolerates ibuprofen with wheeze'],
    ['Trimethoprim', 'tolerates trimethoprim cream only'],
  ])('%s is still asked about beside %s', (drug, allergy) => {
    expect(isAsked(drug, allergy)).toBe(true);
  });
  it.each([
    ['tolerates ibuprofen', true],
    ['tolerates penicillins', true],
    ['tolerates cephalosporins', true],
    ['not allergic to naproxen', true],
    // A name of the formulary alone, and one of a class alone.
    ['tolerates EpiPen', true],
    ['tolerates pethidine', true],
    ['tolerates ibuprofen, allergic to penicillin', false],
    ['tolerates cat', false],
    ['tolerates cats', false],
    ['penicillin', false],
  ])('%s says nothing else: %o', (allergy, expected) => {
    expect(isOnlyTolerance(allergy)).toBe(expected);
  });
});
