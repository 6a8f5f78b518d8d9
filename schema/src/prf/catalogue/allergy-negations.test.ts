import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergiesIn } from './allergies.js';
import { allergyMatches } from '../rules/allergy-matches.js';
import { FORMULARY } from './formulary.js';

/** Whether a patient's own words speak against a drug, by its key or, where the formulary does not hold it, by its name. */
const isAsked = (drug: string, text: string): boolean =>
  allergyMatches(
    drug in FORMULARY ? { drug_name: drug } : { drug_name: 'other', drug_name_other: drug },
    allergiesIn(text),
  ).length > 0;

describe('what a patient is stated not to be allergic to', () => {
  it.each([
    'Tolerates ibuprofen',
    'tolerates ibuprofen well.',
    'Patient tolerates NSAIDs',
    'Tolerates paracetamol and ibuprofen',
    'Not allergic to ibuprofen or aspirin',
    'Isn’t allergic to ibuprofen',
    'No allergy to ibuprofen',
    'No known allergies to Nurofen',
    'No known drug allergy to ibuprofen',
    'Penicillin (rash), tolerates ibuprofen',
    'Allergic to penicillin but tolerates ibuprofen',
    'Allergic to penicillin and tolerates ibuprofen',
    'Tolerates ibuprofen, allergic to penicillin',
    'Latex; tolerates ibuprofen; not allergic to aspirin',
    'Penicillin\nTolerates ibuprofen\nLatex',
  ])('raises no question: %s', (text) => {
    expect(isAsked('ibuprofen', text)).toBe(false);
  });

  it.each([
    'Allergic to ibuprofen, tolerates penicillin',
    'Ibuprofen (wheeze), tolerates aspirin',
    'Allergic to NSAIDs but tolerates ibuprofen',
    'Tolerates penicillin, ibuprofen',
    'Not allergic to penicillin and allergic to ibuprofen',
    'Not allergic to penicillin but ibuprofen',
    'Does not tolerate ibuprofen',
    'No longer tolerates ibuprofen',
    'He no longer\ntolerates ibuprofen',
    'Never tolerates ibuprofen',
    'Poorly tolerates ibuprofen',
    'Tolerates ibuprofen poorly',
    'Tolerates ibuprofen only with food',
    'Tolerates no ibuprofen',
    'Tolerates other NSAIDs',
    'Tolerates ibuprofen (wheeze)',
    'Tolerates ibuprofen, wheeze',
    'Tolerates ibuprofen. Rash at higher doses',
    'Tolerates ibuprofen but wheezes',
    'Tolerates ibuprofen\nbut wheezes',
    'Tolerates ibuprofen, allergic to it at higher doses',
    'Tolerates ibuprofen 200 mg',
    'Tolerates ibuprofen?',
    'Not allergic to ibuprofen???',
    'Not allergic to ibuprofen - unsure',
    'Tolerates penicillin - ibuprofen',
    'Previously, tolerates ibuprofen',
    'Only with food, tolerates ibuprofen',
    'According to mum, not allergic to ibuprofen',
    'No. Allergy to ibuprofen',
    'No, allergy to ibuprofen',
    'No - allergy to ibuprofen',
    'No\nallergy to ibuprofen',
    'No: allergy to ibuprofen',
    'No allergies except to ibuprofen',
    'Not only allergic to ibuprofen',
    'Mother not allergic to ibuprofen',
    'Intolerant of ibuprofen',
    'No ibuprofen',
  ])('still raises a question if the words say more or something else: %s', (text) => {
    expect(isAsked('ibuprofen', text)).toBe(true);
  });

  it('holds for a drug by its written name', () => {
    expect(isAsked('Trimethoprim 200 mg tablets', 'Tolerates trimethoprim')).toBe(false);
    expect(isAsked('Trimethoprim 200 mg tablets', 'Allergic to trimethoprim, tolerates ibuprofen')).toBe(
      true,
    );
    expect(isAsked('Trimethoprim', 'Tolerates trimethoprim until 2019')).toBe(true);
  });

  const drugs = Object.entries(FORMULARY).flatMap(([key, { label, also }]) =>
    [label, ...also].filter((name) => /^[\p{L} -]+$/u.test(name)).map((name) => ({ key, name })),
  );
  const drug = fc.constantFrom(...drugs);
  const opening = fc.constantFrom(
    'tolerates',
    'Can tolerate',
    'not allergic to',
    'is not allergic to',
    'No allergy to',
    'no known allergies to',
  );
  const parted = fc.constantFrom(', ', '; ', '. ', '\n', ' but ', ' and ');

  it('raises no warning for a drug that is only tolerated', () => {
    fc.assert(
      fc.property(drug, opening, ({ key, name }, opens) => {
        expect(isAsked(key, `${opens} ${name}`)).toBe(false);
      }),
    );
  });

  it('recognises a drug whose name contains ‘and’', () => {
    expect(isAsked('entonox', 'tolerates epinephrine and gas and air')).toBe(false);
    expect(isAsked('adrenaline_1_1000', 'tolerates gas and air and epinephrine')).toBe(false);
  });

  it('never hides a drug that is named beside it, before or after, whatever is tolerated', () => {
    const claim = fc.constantFrom('', 'allergic to ', 'Allergy: ', 'anaphylaxis with ', 'avoid ');
    fc.assert(
      fc.property(
        drug,
        drug,
        opening,
        parted,
        claim,
        fc.boolean(),
        (one, other, opens, between, says, first) => {
          const [warns, tolerated] = [`${says}${one.name}`, `${opens} ${other.name}`];
          const isList = between === ' and ' && says === '' && !first;
          const text = first ? `${warns}${between}${tolerated}` : `${tolerated}${between}${warns}`;
          // 'Tolerates A and B' names both.
          expect(isAsked(one.key, text), text).toBe(!isList);
        },
      ),
    );
  });

  it('believes no statement with one word more than it recognises', () => {
    const known = /^(and|or|well|the|patient|pt|he|she|they|is|are|has|have|no|but)$/i;
    const word = fc
      .stringMatching(/^[a-z]{2,12}$/)
      .filter((text) => !known.test(text) && !drugs.some(({ name }) => name.toLowerCase().startsWith(text)));
    fc.assert(
      fc.property(drug, opening, word, fc.boolean(), ({ key, name }, opens, more, first) => {
        const text = first ? `${more} ${opens} ${name}` : `${opens} ${name} ${more}`;
        expect(isAsked(key, text), text).toBe(true);
      }),
    );
  });
});
