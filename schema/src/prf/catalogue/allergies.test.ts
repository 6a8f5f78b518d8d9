import { describe, expect, it } from 'vitest';
import { allergiesIn, allergiesOf, rowAllergies } from './allergies.js';
import { allergyMatches } from '../rules/allergy-matches.js';

const of = (complaint: object, patientAllergies: string | null = null) =>
  allergiesOf({ data: { PresentingComplaint: { ...complaint } }, patientAllergies });

describe('allergies', () => {
  it('are those of the record and of the patient, each once', () => {
    expect(of({ allergies: [{ substance: 'Penicillin' }] }, 'penicillin, latex; cats\nnuts').texts).toEqual([
      'Penicillin',
      'latex',
      'cats',
      'nuts',
    ]);
    const dressings = of(
      { allergies: [{ substance: 'Adhesive dressings' }] },
      'Adhesive dressings (blisters)',
    );
    expect(dressings.texts).toEqual(['Adhesive dressings (blisters)']);
    expect(of({ allergies: [{ substance: 'Latex' }] }, 'latex gloves').texts).toEqual([
      'Latex',
      'latex gloves',
    ]);
    expect(of({ allergies: [{ substance: ' ' }, { allergy_kind: 'drug' }] }).texts).toEqual([]);
  });
  it('include the reaction in the record, which no rule reads as a name', () => {
    const known = of(
      {
        allergies: [
          { substance: 'Codeine', reaction: 'anaphylaxis' },
          { substance: 'Peanut', reaction: ' wheeze, had adrenaline ' },
          { substance: 'NKDA', reaction: 'none' },
        ],
      },
      'codeine\nCats (hives)',
    );
    expect(known.texts).toEqual(['Codeine (anaphylaxis)', 'Peanut (wheeze, had adrenaline)', 'Cats (hives)']);
    expect(allergyMatches({ drug_name: 'adrenaline_1_1000' }, known.names)).toEqual([]);
    expect(known.names).toEqual(['Codeine', 'Peanut', 'Cats (hives)']);
  });
  it('of a patient are those of their own row and of merged rows, one a line', () => {
    expect(rowAllergies({ allergies: 'Latex', mergedAllergies: 'Penicillin\nNKDA' })).toBe(
      'Latex\nPenicillin\nNKDA',
    );
    expect(rowAllergies({ allergies: null, mergedAllergies: 'Penicillin' })).toBe('Penicillin');
    expect(rowAllergies({ allergies: '', mergedAllergies: null })).toBeNull();
    expect(rowAllergies(null)).toBeNull();
  });
  it.each([
    'NKDA',
    'nka',
    'None',
    'nil known',
    'No known allergies.',
    'No known drug allergies',
    'no allergies',
  ])('are none known if the text says %s', (text) => {
    expect(of({}, text)).toEqual({ texts: [], names: [], words: 'Allergies: none known' });
  });
  it.each([
    ['No known food allergies; penicillin', ['penicillin']],
    ['None except latex', ['None except latex']],
    ['No known allergies except penicillin', ['No known allergies except penicillin']],
    ['Nonoxinol', ['Nonoxinol']],
    ['Nil known, NSAIDs', ['NSAIDs']],
  ])('are found after a no: %s', (text, named) => {
    expect(allergiesIn(text)).toEqual(named);
  });
  it.each([
    ['Latex, cats; tolerates ibuprofen', ['Latex, cats; tolerates ibuprofen']],
    ['Tolerates ibuprofen, wheeze after two\ncats', ['Tolerates ibuprofen, wheeze after two', 'cats']],
    ['He no longer\ntolerates ibuprofen', ['He no longer\ntolerates ibuprofen']],
    ['Tolerates ibuprofen\nbut not aspirin', ['Tolerates ibuprofen\nbut not aspirin']],
  ])('stay in one statement with what is tolerated, so that neither loses its sense: %s', (text, named) => {
    expect(allergiesIn(text)).toEqual(named);
  });
  it('are marked as asked about, or not', () => {
    expect(of({}).words).toBe('Allergies: not recorded');
    expect(of({}, 'No known food allergies').words).toBe('Allergies: no known food allergies');
    expect(of({}, 'Unknown').words).toBe('Allergies: unknown');
    expect(of({ allergy_status: 'none_known' }).words).toBe('Allergies: none known');
    expect(of({ allergy_status: 'unable_to_obtain' }, 'NKDA').words).toBe('Allergies: unable to obtain');
    expect(of({ allergy_status: 'known' }).words).toBe('Allergies: known, not named');
  });
});
