/**
 * What a patient reads beside an impression whose name is not an everyday one, as the NHS A to Z words it. Only words that
 * mean the same: the words under which clinicians look for one (`also`) are other conditions too.
 */
export const EVERYDAY_IMPRESSIONS: Readonly<Record<string, string>> = {
  stemi: 'a heart attack',
  acute_coronary_syndrome: 'too little blood reaching the heart',
  angina: 'chest pain from too little blood reaching the heart',
  arrhythmia: 'an irregular heartbeat',
  syncope: 'a faint',
  copd: 'a flare-up of a long-term lung condition',
  upper_respiratory_infection: 'an infection of the nose or throat',
  pulmonary_embolism: 'a blood clot in the lung',
  pneumothorax: 'a collapsed lung',
  hyperventilation: 'breathing too fast',
  tia: 'a mini-stroke',
  seizure: 'a fit',
  hypothermia: 'a body temperature that is too low',
  gastroenteritis: 'a stomach bug',
  gi_bleed: 'bleeding in the gut',
  anaphylaxis: 'a severe allergic reaction',
  febrile_convulsion: 'a fit with a high temperature',
  contusion: 'a bruise',
  hypoglycaemia: 'low blood sugar',
  hyperglycaemia: 'high blood sugar',
  urinary_infection: 'an infection of the bladder or kidneys',
  renal_colic: 'pain from a kidney stone',
};
