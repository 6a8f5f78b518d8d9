/** Words that a clinician writes, as a patient reads them: abbreviations beside what they stand for, routes and units in full. */

/** What an abbreviation stands for. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(12-lead )?ECG\b/g, 'heart tracing ($1ECG)'],
  [/\bCPAP\b/g, 'breathing support through a mask (CPAP)'],
  [/\bCPR\b/g, 'chest compressions and breaths (CPR)'],
  [/\bAED\b/g, 'public defibrillator (AED)'],
  [/\bCOPD\b/g, 'long-term lung disease (COPD)'],
  [/\bTIA\b/g, 'mini-stroke (TIA)'],
  [/\bDVT\b/g, 'blood clot in a deep vein (DVT)'],
  [/\bUTI\b/g, 'urinary infection (UTI)'],
  [/\bSVT\b/g, 'fast heart rhythm (SVT)'],
  [/\bVT\b/g, 'very fast heart rhythm (VT)'],
  [/\bVF\b/g, 'heart rhythm without a pulse (VF)'],
  [/\bAAP\b/g, 'Associate ambulance practitioner'],
  [/\bNQP\b/g, 'Newly qualified paramedic'],
  [/\bECP\b/g, 'Emergency care practitioner'],
  [/\bANP\b/g, 'Advanced nurse practitioner'],
  [/\bFREC (\d)\b/g, 'First response emergency care, level $1'],
  [/\bSAM\b/g, 'Flexible'],
];

/** A label of the record's lists without a bare abbreviation. What someone wrote in their own words is never sent through here. */
export const spellOut = (label: string): string =>
  ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), label);

/** How a medicine was given, in everyday words. */
const ROUTES: Readonly<Record<string, string>> = {
  buccal: 'between the gum and cheek',
  endotracheal: 'through a breathing tube',
  eye: 'into the eye',
  inhaled: 'breathed in',
  intradermal: 'by injection into the skin',
  intramuscular: 'by injection into a muscle',
  intranasal: 'up the nose',
  intraosseous: 'into a bone, from where it reaches the blood',
  intravenous: 'into a vein',
  nebulised: 'breathed in as a mist',
  oral: 'by mouth',
  rectal: 'into the bottom',
  subcutaneous: 'by injection under the skin',
  sublingual: 'under the tongue',
  topical: 'onto the skin',
  transdermal: 'through a patch on the skin',
  ear: 'into the ear',
  nasogastric: 'through a tube from the nose to the stomach',
  gastrostomy: 'through a feeding tube',
  tracheostomy: 'through a tracheostomy',
  intra_arterial: 'into an artery',
  central_line: 'through a central line',
  umbilical: 'into the umbilical cord',
  urethral: 'into the urethra',
  wound: 'into a wound',
};

export const routeInWords = (key: unknown): string => (typeof key === 'string' ? (ROUTES[key] ?? '') : '');

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  mg: ['milligram', 'milligrams'],
  microgram: ['microgram', 'micrograms'],
  g: ['gram', 'grams'],
  ml: ['millilitre', 'millilitres'],
  litre: ['litre', 'litres'],
  l_per_min: ['litre a minute', 'litres a minute'],
  unit: ['unit', 'units'],
  mmol: ['millimole', 'millimoles'],
  tablet: ['tablet', 'tablets'],
  capsule: ['capsule', 'capsules'],
  puff: ['puff', 'puffs'],
  spray: ['spray', 'sprays'],
  drop: ['drop', 'drops'],
  sachet: ['sachet', 'sachets'],
  tube: ['tube', 'tubes'],
  application: ['application', 'applications'],
  percent: ['per cent', 'per cent'],
};

/** '400 milligrams'; the unit as the record has it where it is one for calculating. */
export const doseInWords = (dose: unknown, unit: unknown, unitLabel: string): string => {
  if (typeof dose !== 'number') return '';
  const [one, more] = (typeof unit === 'string' ? UNITS[unit] : undefined) ?? [unitLabel, unitLabel];
  return `${String(dose)} ${dose === 1 ? one : more}`.trim();
};

/** What was done, in words for the patient, where the clinical term means little to them. */
const PROCEDURES: Readonly<Record<string, string>> = {
  intravenous_cannulation: 'A small tube put into a vein',
  intraosseous_access: 'A needle put into a bone, to give medicines',
  positioning: 'Helped you into a position that makes breathing easier',
  oropharyngeal_airway: 'A tube in the mouth to keep the airway open',
  nasopharyngeal_airway: 'A tube in the nose to keep the airway open',
  supraglottic_airway: 'A tube in the throat to help breathing',
  intubation: 'A breathing tube in the windpipe',
  surgical_airway: 'An opening in the neck to help breathing',
  choking_manoeuvre: 'Treatment for choking',
  ventilation: 'Help with breathing',
  chest_decompression: 'Air let out from around the lung',
  chest_seal: 'A seal over a chest wound',
  pacing: 'Electric pulses to keep the heart beating',
  cardioversion: 'An electric shock to bring the heart back into rhythm',
  vagal_manoeuvre: 'A manoeuvre to slow the heart',
  tourniquet: 'A tight band to stop bleeding',
  traction_splint: 'A splint that pulls the leg straight',
  pelvic_binder: 'A belt around the hips',
  spinal_immobilisation: 'The spine kept still',
  reduction: 'A joint put back into place',
  eye_irrigation: 'The eye rinsed',
  extrication: 'Freed from where you were',
  ultrasound: 'An ultrasound scan',
  capnography: 'A test of the air you breathe out',
  oximetry: 'Oxygen in the blood measured',
  blood_glucose: 'Blood sugar measured',
  observations: 'Pulse, breathing, blood pressure and similar signs measured',
  foreign_body_removal: 'Something removed that should not have been there',
  nebuliser: 'Medicine breathed in as a mist',
  gastric_tube: 'A tube into the stomach',
  rapid_sequence: 'Put to sleep, with a breathing tube',
  thoracotomy: 'An emergency operation on the chest',
  mechanical_cpr: 'Chest compressions by a machine',
  defibrillation: 'An electric shock to restart the heart',
  decontamination: 'A substance washed off the skin',
  transfusion: 'Blood or plasma given',
  central_access: 'A tube put into a large vein',
};

/** A procedure in everyday words; its label, spelt out already, where there are none. */
export const procedureInWords = (key: unknown, label: string): string =>
  (typeof key === 'string' ? PROCEDURES[key] : undefined) ?? label;

/** Without a capital first, as the rest of a sentence; an abbreviation stays. */
export const small = (text: string): string =>
  /^[A-Z](?: |[a-z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
