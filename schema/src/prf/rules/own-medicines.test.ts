import { describe, expect, it } from 'vitest';
import type { PrfFacts } from '../catalogue/kinds.js';
import { medicinesIn, ownMedicinesOf } from './own-medicines.js';

const facts = (patientMedicines: string | null, ...listed: readonly string[]): PrfFacts => ({
  data: { PresentingComplaint: { current_medicines: listed.map((medicine) => ({ medicine })) } },
  ageYears: 70,
  hasPatient: true,
  patientMedicines,
});
const texts = (...of: Parameters<typeof facts>) => ownMedicinesOf(facts(...of)).map(({ text }) => text);

describe('the medicines of a text', () => {
  it.each([
    [null, []],
    ['', []],
    ['None.', []],
    ['nil', []],
    ['Stopped aspirin\nApixaban 5 mg bd', ['Stopped aspirin', 'Apixaban 5 mg bd']],
    ['Ramipril\r\nApixaban', ['Ramipril', 'Apixaban']],
    ['Ramipril, apixaban; paracetamol', ['Ramipril', 'apixaban', 'paracetamol']],
    // A comma may belong to a dose.
    ['Ramipril, 5 mg, at night, apixaban', ['Ramipril, 5 mg, at night', 'apixaban']],
    ['Warfarin, not taken today', ['Warfarin, not taken today']],
    ['Senna;  senna', ['senna']],
    // A dose that no medicine comes before belongs to none.
    ['5 mg, apixaban', ['5 mg', 'apixaban']],
    ['Ramipril, apixaban, 5 mg', ['Ramipril', 'apixaban, 5 mg']],
  ])('are split before anything is shortened: %o', (text, found) => {
    expect(medicinesIn(text)).toEqual(found);
  });

  it('are all kept, however long it is', () => {
    const many = Array.from({ length: 60 }, (_, index) => `Herbal preparation ${String(index)}`);
    expect(medicinesIn([...many, 'Warfarin'].join('\n'))).toHaveLength(61);
  });
});

describe('the patient’s own medicines', () => {
  it('include those of the record and those in the patient’s details only', () => {
    expect(texts('Apixaban 5 mg bd\nRamipril', 'Ramipril')).toEqual(['Ramipril', 'Apixaban 5 mg bd']);
    expect(texts('Apixaban')).toEqual(['Apixaban']);
    expect(texts(null, 'Ramipril')).toEqual(['Ramipril']);
  });

  it.each([
    ['the same by another dose', 'Apixaban 5 mg twice a day', 'apixaban 2.5 mg', 1],
    ['a part of what is listed', 'insulin', 'Insulin glargine', 1],
    ['more than is listed', 'Insulin glargine', 'Insulin', 2],
    ['a second medicine in one line', 'Ramipril 5 mg and apixaban 5 mg', 'Ramipril', 2],
    ['what the record only denies', 'Apixaban', 'Stopped apixaban', 2],
    ['part of a longer word', 'Iron', 'Spironolactone', 2],
    ['no name at all', '5 mg', 'Ramipril', 2],
    ['a name of three letters', 'GTN', 'GTN spray', 1],
    ['how often, in two letters', 'Apixaban bd', 'Apixaban', 1],
  ])('are named once if the details say %s', (_what, own, listed, count) => {
    expect(texts(own, listed)).toHaveLength(count);
  });

  it('are said by any of those that are listed', () => {
    expect(texts('Ramipril', 'Aspirin', 'Ramipril', 'Senna')).toEqual(['Aspirin', 'Ramipril', 'Senna']);
  });

  it('are no row without a name', () => {
    expect(texts(null, '  ', 'Ramipril ')).toEqual(['Ramipril']);
  });
});
