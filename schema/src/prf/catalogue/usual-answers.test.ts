import { describe, expect, it } from 'vitest';
import { fieldAt } from './catalogue.js';
import { impressionOf } from './impressions.js';
import { hasUsualKeys, USUAL_LINES, usualKeys, withWord, wordsOffered } from './usual-answers.js';
import type { PrfFacts } from './kinds.js';

const LISTS = { PrfAllergy: 'allergies', PrfCurrentMedicine: 'current_medicines' } as const;

describe('what one tap adds to a list', () => {
  it.each(Object.entries(LISTS))('%s: is only what the list can contain', (typeName, list) => {
    const usual = USUAL_LINES[typeName];
    expect(usual?.lines.length).toBeGreaterThan(0);
    if (usual?.says) {
      const field = fieldAt('PresentingComplaint', usual.says.field);
      expect(field?.kind === 'choice' && Object.keys(field.choices.options)).toContain(usual.says.value);
    }
    for (const { label, values } of usual?.lines ?? []) {
      expect(values[usual?.key ?? ''], label).toBe(label);
      for (const [name, value] of Object.entries(values)) {
        const field = fieldAt('PresentingComplaint', `${list}.${name}`);
        expect(field, `${label}: ${name}`).toBeDefined();
        if (field?.kind === 'choice') expect(Object.keys(field.choices.options)).toContain(value);
      }
    }
  });

  it('never includes a dose, and its button names everything else that it writes', () => {
    for (const { label, detail, values } of USUAL_LINES['PrfCurrentMedicine']?.lines ?? []) {
      expect(Object.keys(values).sort(), label).toEqual(['dose_unit', 'frequency', 'medicine', 'route']);
      expect(detail, label).toMatch(
        /^(mg|microgram|puffs), (by mouth|inhaled), (once a day|twice a day|when required)$/,
      );
    }
  });
});

const of = (chief_complaint: string, ageYears: number | null = null) =>
  ({ data: { incidentDetails: { chief_complaint } }, ageYears }) as unknown as PrfFacts;

describe('the usual answers of a long list', () => {
  const LONG = {
    location_type: 'incidentDetails',
    activity: 'PresentingComplaint',
    major_trauma_criteria: 'SecondarySurvey',
    'investigations.study': 'SecondarySurvey',
    pre_alert: 'DispositionOutcome',
    moved_to_vehicle: 'DispositionOutcome',
  } as const;
  it.each(Object.entries(LONG))('%s: are in the list', (path, section) => {
    const field = fieldAt(section, path);
    if (field?.kind !== 'choice' && field?.kind !== 'choices') throw new TypeError(`${path} has no list`);
    const keys = [of('Fall', 81), of('Headache')].flatMap((facts) => usualKeys(field.name, facts));
    expect(keys).not.toEqual([]);
    for (const key of keys) expect(Object.keys(field.choices.options)).toContain(key);
  });
  it('are impressions of a fall, and none for a less certain text', () => {
    for (const key of usualKeys('clinical_impression', of('Fall')))
      expect(impressionOf(key), key).toBeDefined();
    expect(usualKeys('clinical_impression', of('Unwell'))).toEqual([]);
  });
  it('depend on the age: over 65 a lower pressure counts', () => {
    expect(usualKeys('major_trauma_criteria', of('Fall', 66))).toContain('systolic_under_110_older');
    expect(usualKeys('major_trauma_criteria', of('Fall', 65))).toEqual([]);
    expect(usualKeys('major_trauma_criteria', of('Fall'))).toEqual([]);
    expect(hasUsualKeys('mood')).toBe(false);
  });
});

describe('suggested words', () => {
  const compose = (...words: readonly string[]) => words.reduce(withWord, '');

  it('name a place and then what was found there', () => {
    expect(compose('Right thigh', 'pain', 'Left foot', 'abrasion', 'oedema', 'swelling')).toBe(
      'Right thigh pain. Left foot abrasion, oedema, swelling',
    );
    expect(compose('pain', 'swelling', 'bruising')).toBe('Pain, swelling, bruising');
  });

  it('continue from what was typed', () => {
    expect(withWord('Tender over the hip. ', 'pain')).toBe('Tender over the hip. Pain');
    expect(withWord('Tender, ', 'pain')).toBe('Tender, pain');
    expect(withWord('Cut', 'Left hand')).toBe('Cut. Left hand');
  });

  it('of a fall are how they fell', () => {
    expect(wordsOffered('presenting_complaint', of('Fall'))).toContain('Fell from the bottom stair');
    expect(wordsOffered('presenting_complaint', of('Chest pain'))).not.toContain('Fell from standing');
    expect(wordsOffered('mood', of('Fall'))).toEqual([]);
  });
});
