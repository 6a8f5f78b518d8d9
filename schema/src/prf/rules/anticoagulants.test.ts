import { describe, expect, it } from 'vitest';
import { isAnticoagulantTaken, thinnersIn } from './anticoagulants.js';
import { medicinesIn } from './own-medicines.js';

const isThinnerTaken = (text: string): boolean => thinnersIn(text).length > 0;
const anticoagulantIn = (text: string | null): string | null =>
  medicinesIn(text).find(isAnticoagulantTaken) ?? null;

describe('an anticoagulant', () => {
  it.each([
    ...['Eliquis 5 mg', 'apixaban', 'XARELTO', 'Pradaxa', 'Lixiana', 'Clexane 40 mg', 'Fragmin', 'Innohep'],
    ...[
      'Arixtra',
      'Sinthrome',
      'Marevan',
      'Warfarin (INR 2 to 3)',
      'a blood thinner',
      'blood-thinning tablets',
    ],
    'anticoagulated for AF',
  ])('is known by its name, generic or brand: %s', (text) => {
    expect(isThinnerTaken(text)).toBe(true);
    expect(anticoagulantIn(`Ramipril, ${text}; paracetamol`)).toBe(text);
  });

  it.each([
    [null, null],
    ['Ramipril 5 mg\nBisoprolol', null],
    ['No blood thinners', null],
    ['Not on anticoagulants', null],
    ['Stopped apixaban in May', null],
    ['Denies warfarin', null],
    // What is said after the name does not take it away: a dose that was missed is still taken.
    ['Apixaban, not taken today', 'Apixaban, not taken today'],
    ['Apixaban (not today)', 'Apixaban (not today)'],
    ['No aspirin\nEdoxaban 60 mg', 'Edoxaban 60 mg'],
    // A denial reaches no further than its own statement.
    ['No allergies. Takes warfarin', 'No allergies. Takes warfarin'],
    ['Never smoked. On apixaban', 'Never smoked. On apixaban'],
    ['previously warfarin now apixaban', 'previously warfarin now apixaban'],
    ['No longer taking apixaban', null],
    ['Denies taking warfarin', null],
    // What is denied once and said again is taken.
    [
      'Stopped apixaban in May. Apixaban again since June',
      'Stopped apixaban in May. Apixaban again since June',
    ],
    ['Stopped aspirin\nApixaban 5 mg bd', 'Apixaban 5 mg bd'],
  ])('is found in %o: %s', (text, found) => {
    expect(anticoagulantIn(text)).toBe(found);
  });

  it('is not assumed if it is only denied, in the handover as in the questions', () => {
    expect(['Not on warfarin', 'No blood thinners', 'Clopidogrel 75 mg'].map(isThinnerTaken)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('each name', () => {
  it.each([
    ...[
      'anticoagulant',
      'anti-coagulated',
      'blood thinner',
      'blood-thinner',
      'a DOAC',
      'a NOAC',
      'INR clinic',
    ],
    ...[
      'warfarin',
      'Marevan',
      'Coumadin',
      'acenocoumarol',
      'Sinthrome',
      'phenindione',
      'apixaban',
      'Eliquis',
    ],
    ...['rivaroxaban', 'Xarelto', 'dabigatran', 'Pradaxa', 'edoxaban', 'Lixiana', 'heparin', 'enoxaparin'],
    ...['Clexane', 'Inhixa', 'dalteparin', 'Fragmin', 'tinzaparin', 'Innohep', 'fondaparinux', 'Arixtra'],
  ])('of an anticoagulant: %s', (name) => {
    expect(anticoagulantIn(`Takes ${name} daily`)).toBe(`Takes ${name} daily`);
    expect(isThinnerTaken(name)).toBe(true);
  });

  it.each([
    ...['antiplatelet', 'aspirin', 'clopidogrel', 'Plavix', 'prasugrel', 'Efient', 'ticagrelor', 'Brilique'],
    ...['dipyridamole', 'Persantin'],
  ])('of another blood thinner: %s', (name) => {
    expect(isThinnerTaken(name)).toBe(true);
    expect(anticoagulantIn(name)).toBeNull();
  });

  it('is given as it is written where it is first stated and not denied', () => {
    expect(thinnersIn('Takes Warfarin 3 mg')).toEqual(['Warfarin']);
    expect(thinnersIn('apixaban; later Apixaban-generic')).toEqual(['apixaban']);
    expect(thinnersIn('Stopped APIXABAN; Apixaban since June')).toEqual(['Apixaban']);
  });

  it('comes in the order in which it is written', () => {
    expect(anticoagulantIn('Apixaban; warfarin')).toBe('Apixaban');
  });
});
