import { describe, expect, it } from 'vitest';
import { fieldAt } from '../catalogue/catalogue.js';
import { doseInWords, procedureInWords, routeInWords, small, spellOut } from './patient-words-plain.js';

/** The keys that the record offers for a field of a medicine. */
const optionsOf = (name: string): readonly string[] => {
  const field = fieldAt('ClinicalInterventions', `drugs_administered.${name}`);
  return field !== undefined && 'choices' in field ? Object.keys(field.choices.options) : [];
};

describe('an abbreviation', () => {
  it.each([
    ['ECG', 'heart tracing (ECG)'],
    ['12-lead ECG', 'heart tracing (12-lead ECG)'],
    ['CPAP', 'breathing support through a mask (CPAP)'],
    ['CPR', 'chest compressions and breaths (CPR)'],
    ['AED', 'public defibrillator (AED)'],
    ['COPD', 'long-term lung disease (COPD)'],
    ['TIA', 'mini-stroke (TIA)'],
    ['DVT', 'blood clot in a deep vein (DVT)'],
    ['UTI', 'urinary infection (UTI)'],
    ['SVT', 'fast heart rhythm (SVT)'],
    ['VT', 'very fast heart rhythm (VT)'],
    ['VF', 'heart rhythm without a pulse (VF)'],
    ['AAP', 'Associate ambulance practitioner'],
    ['NQP', 'Newly qualified paramedic'],
    ['ECP', 'Emergency care practitioner'],
    ['ANP', 'Advanced nurse practitioner'],
    ['FREC 3', 'First response emergency care, level 3'],
    ['SAM', 'Flexible'],
  ])('%s is spelt out as %s', (short, long) => {
    expect(spellOut(short)).toBe(long);
    expect(spellOut(`Before ${short}, after`)).toBe(`Before ${long}, after`);
  });

  it('is not found within a word', () => {
    expect(spellOut('SAMPLE')).toBe('SAMPLE');
  });
});

const ROUTES = [
  ['buccal', 'between the gum and cheek'],
  ['endotracheal', 'through a breathing tube'],
  ['eye', 'into the eye'],
  ['inhaled', 'breathed in'],
  ['intradermal', 'by injection into the skin'],
  ['intramuscular', 'by injection into a muscle'],
  ['intranasal', 'up the nose'],
  ['intraosseous', 'into a bone, from where it reaches the blood'],
  ['intravenous', 'into a vein'],
  ['nebulised', 'breathed in as a mist'],
  ['oral', 'by mouth'],
  ['rectal', 'into the bottom'],
  ['subcutaneous', 'by injection under the skin'],
  ['sublingual', 'under the tongue'],
  ['topical', 'onto the skin'],
  ['transdermal', 'through a patch on the skin'],
  ['ear', 'into the ear'],
  ['nasogastric', 'through a tube from the nose to the stomach'],
  ['gastrostomy', 'through a feeding tube'],
  ['tracheostomy', 'through a tracheostomy'],
  ['intra_arterial', 'into an artery'],
  ['central_line', 'through a central line'],
  ['umbilical', 'into the umbilical cord'],
  ['urethral', 'into the urethra'],
  ['wound', 'into a wound'],
] as const;

describe('how a medicine was given', () => {
  it.each(ROUTES)('%s is said as: %s', (key, words) => {
    expect(routeInWords(key)).toBe(words);
  });
  it('has words for every route of the record, but for one in the clinician’s own words', () => {
    expect([...ROUTES.map(([key]): string => key), 'other'].toSorted()).toEqual(
      optionsOf('route').toSorted(),
    );
  });
  it.each(['other', 'of no list', null, undefined])('says nothing of the route %s', (key) => {
    expect(routeInWords(key)).toBe('');
  });
});

const UNITS = [
  ['mg', 'milligram', 'milligrams'],
  ['microgram', 'microgram', 'micrograms'],
  ['g', 'gram', 'grams'],
  ['ml', 'millilitre', 'millilitres'],
  ['litre', 'litre', 'litres'],
  ['l_per_min', 'litre a minute', 'litres a minute'],
  ['unit', 'unit', 'units'],
  ['mmol', 'millimole', 'millimoles'],
  ['tablet', 'tablet', 'tablets'],
  ['capsule', 'capsule', 'capsules'],
  ['puff', 'puff', 'puffs'],
  ['spray', 'spray', 'sprays'],
  ['drop', 'drop', 'drops'],
  ['sachet', 'sachet', 'sachets'],
  ['tube', 'tube', 'tubes'],
  ['application', 'application', 'applications'],
  ['percent', 'per cent', 'per cent'],
] as const;

describe('a dose', () => {
  it.each(UNITS)('in %s is said with %s or %s', (unit, one, more) => {
    expect(optionsOf('dose_unit')).toContain(unit);
    expect(doseInWords(1, unit, 'label')).toBe(`1 ${one}`);
    expect(doseInWords(2, unit, 'label')).toBe(`2 ${more}`);
    expect(doseInWords(0.5, unit, 'label')).toBe(`0.5 ${more}`);
  });
  it('has the label of a unit that has no words', () => {
    expect(doseInWords(1, 'mg_per_kg', 'mg/kg')).toBe('1 mg/kg');
    expect(doseInWords(2, 'mg_per_kg', 'mg/kg')).toBe('2 mg/kg');
  });
  it('stands alone where its unit is unknown, and is nothing where it is unknown itself', () => {
    expect(doseInWords(400, null, '')).toBe('400');
    expect(doseInWords(null, 'mg', 'mg')).toBe('');
    expect(doseInWords('400', 'mg', 'mg')).toBe('');
  });
});

describe('a procedure', () => {
  it.each([
    ['intravenous_cannulation', 'A small tube put into a vein'],
    ['intraosseous_access', 'A needle put into a bone, to give medicines'],
    ['positioning', 'Helped you into a position that makes breathing easier'],
    ['oropharyngeal_airway', 'A tube in the mouth to keep the airway open'],
    ['nasopharyngeal_airway', 'A tube in the nose to keep the airway open'],
    ['supraglottic_airway', 'A tube in the throat to help breathing'],
    ['intubation', 'A breathing tube in the windpipe'],
    ['surgical_airway', 'An opening in the neck to help breathing'],
    ['choking_manoeuvre', 'Treatment for choking'],
    ['ventilation', 'Help with breathing'],
    ['chest_decompression', 'Air let out from around the lung'],
    ['chest_seal', 'A seal over a chest wound'],
    ['pacing', 'Electric pulses to keep the heart beating'],
    ['cardioversion', 'An electric shock to bring the heart back into rhythm'],
    ['vagal_manoeuvre', 'A manoeuvre to slow the heart'],
    ['tourniquet', 'A tight band to stop bleeding'],
    ['traction_splint', 'A splint that pulls the leg straight'],
    ['pelvic_binder', 'A belt around the hips'],
    ['spinal_immobilisation', 'The spine kept still'],
    ['reduction', 'A joint put back into place'],
    ['eye_irrigation', 'The eye rinsed'],
    ['extrication', 'Freed from where you were'],
    ['ultrasound', 'An ultrasound scan'],
    ['capnography', 'A test of the air you breathe out'],
    ['oximetry', 'Oxygen in the blood measured'],
    ['blood_glucose', 'Blood sugar measured'],
    ['observations', 'Pulse, breathing, blood pressure and similar signs measured'],
    ['foreign_body_removal', 'Something removed that should not have been there'],
    ['nebuliser', 'Medicine breathed in as a mist'],
    ['gastric_tube', 'A tube into the stomach'],
    ['rapid_sequence', 'Put to sleep, with a breathing tube'],
    ['thoracotomy', 'An emergency operation on the chest'],
    ['mechanical_cpr', 'Chest compressions by a machine'],
    ['defibrillation', 'An electric shock to restart the heart'],
    ['decontamination', 'A substance washed off the skin'],
    ['transfusion', 'Blood or plasma given'],
    ['central_access', 'A tube put into a large vein'],
  ])('%s is said as: %s', (key, words) => {
    expect(procedureInWords(key, 'label')).toBe(words);
  });
  it.each(['suction', null, undefined])('has its label where there are no words for it: %s', (key) => {
    expect(procedureInWords(key, 'label')).toBe('label');
  });
});

describe('a first letter', () => {
  it.each([
    ['Allergy', 'allergy'],
    ['A week', 'a week'],
    ['GP', 'GP'],
    ['ECG monitoring', 'ECG monitoring'],
    ['48 hours', '48 hours'],
    ['', ''],
  ])('is small within a sentence, but for an abbreviation: %s', (text, expected) => {
    expect(small(text)).toBe(expected);
  });
});
