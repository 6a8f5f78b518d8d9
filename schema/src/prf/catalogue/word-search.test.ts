import { describe, expect, it } from 'vitest';
import { FORMULARY, searchFormulary } from './formulary.js';
import { IMPRESSIONS, searchImpressions } from './impressions.js';
import { isFirstClear } from './word-search.js';

const drugs = (text: string) => searchFormulary(text).map(({ key }) => key);
const impressions = (text: string) => searchImpressions(text).map(({ key }) => key);

describe('the search for a drug', () => {
  it.each([
    ['morph', ['morphine_oral', 'morphine']],
    ['ibup', ['ibuprofen']],
    ['paracet', ['paracetamol_oral', 'paracetamol_iv', 'co_codamol']],
    ['txa', ['tranexamic_acid']],
    ['GTN', ['glyceryl_trinitrate']],
    ['codeine', ['codeine', 'co_codamol']],
    ['gas and air', ['entonox']],
    ['oramorph', ['morphine_oral']],
    ['hartmanns', ['sodium_lactate']],
    ['sulphate', ['magnesium_sulfate', 'morphine']],
    ['co codamol', ['co_codamol']],
    ['neb', ['salbutamol_nebules', 'ipratropium']],
  ])('for %s offers the intended drug first', (text, keys) => {
    expect(drugs(text).slice(0, keys.length)).toEqual(keys);
  });

  it('tells the two strengths of adrenaline apart, however they are typed', () => {
    expect(drugs('adrenaline 1:1,000')[0]).toBe('adrenaline_1_1000');
    expect(drugs('adrenaline 1:1000')[0]).toBe('adrenaline_1_1000');
    expect(drugs('adrenaline 1:10000')).toEqual(['adrenaline_1_10000']);
    expect(drugs('epipen')).toEqual(['adrenaline_1_1000']);
  });

  it('never offers a drug for the class that it belongs to, as in an allergy', () => {
    expect(drugs('morphine')).toEqual(['morphine_oral', 'morphine']);
    expect(drugs('nsaid')).toEqual([]);
    expect(drugs('opioid')).toEqual([]);
  });

  it('finds each drug first by its own label, and also by every other name that it has', () => {
    for (const [key, { label, also }] of Object.entries(FORMULARY)) {
      expect(drugs(label)[0], label).toBe(key);
      expect(isFirstClear(searchFormulary(label)), label).toBe(true);
      for (const name of also) expect(drugs(name), name).toContain(key);
    }
  });

  it('lets Enter take the first only if no other is as likely', () => {
    expect(isFirstClear(searchFormulary('morphine'))).toBe(false);
    expect(isFirstClear(searchFormulary('adren'))).toBe(false);
    expect(isFirstClear(searchFormulary('ibup'))).toBe(true);
    expect(isFirstClear(searchFormulary('zzz'))).toBe(false);
  });

  it('offers all by name if nothing is typed', () => {
    const labels = searchFormulary(' ').map(({ label }) => label);
    expect(labels).toHaveLength(Object.keys(FORMULARY).length);
    expect(labels.slice(0, 3)).toEqual(['Adrenaline 1:1,000', 'Adrenaline 1:10,000', 'Amiodarone']);
  });
});

describe('the search for an impression', () => {
  it.each([
    ['mi', 'stemi'],
    ['pe', 'pulmonary_embolism'],
    ['heart attack', 'stemi'],
    ['NOF', 'hip_injury'],
    ['tia', 'tia'],
    ['concussion', 'concussion'],
    ['T07', 'multiple_injuries'],
  ])('for %s offers %s first', (text, key) => {
    expect(impressions(text)[0]).toBe(key);
  });

  it('finds each first by its own label, and a group by its name', () => {
    for (const [key, { label }] of Object.entries(IMPRESSIONS))
      expect(impressions(label)[0], label).toBe(key);
    expect(impressions('paediatric')).toHaveLength(
      Object.values(IMPRESSIONS).filter(({ group }) => group === 'paediatric').length,
    );
    expect(impressions('')).toEqual(Object.keys(IMPRESSIONS));
  });
});
