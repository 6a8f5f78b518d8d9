import { describe, expect, it } from 'vitest';
import { fieldAt } from './catalogue.js';
import { USUAL_LINES, withWord, wordsOffered } from './usual-answers.js';
import type { PrfFacts } from './kinds.js';

const LISTS = { PrfAllergy: 'allergies', PrfCurrentMedicine: 'current_medicines' } as const;

describe('what one tap adds to a list', () => {
  it.each(Object.entries(LISTS))('%s: says only what the list can hold', (typeName, list) => {
    const usual = USUAL_LINES[typeName];
    expect(usual?.lines.length).toBeGreaterThan(0);
    for (const { label, values } of usual?.lines ?? []) {
      expect(values[usual?.key ?? ''], label).toBe(label);
      for (const [name, value] of Object.entries(values)) {
        const field = fieldAt('PresentingComplaint', `${list}.${name}`);
        expect(field, `${label}: ${name}`).toBeDefined();
        if (field?.kind === 'choice') expect(Object.keys(field.choices.options)).toContain(value);
      }
    }
  });

  it('never names a dose, and says on its button everything else that it writes', () => {
    for (const { label, detail, values } of USUAL_LINES['PrfCurrentMedicine']?.lines ?? []) {
      expect(Object.keys(values).sort(), label).toEqual(['dose_unit', 'frequency', 'medicine', 'route']);
      expect(detail, label).toMatch(
        /^(mg|microgram|puffs), (by mouth|inhaled), (once a day|twice a day|when required)$/,
      );
    }
  });
});

describe('words that are put together', () => {
  const compose = (...words: readonly string[]) => words.reduce(withWord, '');

  it('name a place and then what was found there', () => {
    expect(compose('Right thigh', 'pain', 'Left foot', 'abrasion', 'oedema', 'swelling')).toBe(
      'Right thigh pain. Left foot abrasion, oedema, swelling',
    );
    expect(compose('pain', 'swelling', 'bruising')).toBe('Pain, swelling, bruising');
  });

  it('go on from what was typed', () => {
    expect(withWord('Tender over the hip. ', 'pain')).toBe('Tender over the hip. Pain');
    expect(withWord('Tender, ', 'pain')).toBe('Tender, pain');
    expect(withWord('Cut', 'Left hand')).toBe('Cut. Left hand');
  });

  it('of a fall are how they fell', () => {
    const facts = (chief_complaint: string) =>
      ({ data: { incidentDetails: { chief_complaint } } }) as unknown as PrfFacts;
    expect(wordsOffered('presenting_complaint', facts('Fall'))).toContain('Fell from the bottom stair');
    expect(wordsOffered('presenting_complaint', facts('Chest pain'))).not.toContain('Fell from standing');
    expect(wordsOffered('mood', facts('Fall'))).toEqual([]);
  });
});
