import { choices, type Field } from './kinds.js';

/** Airway devices, how their position was confirmed, and oxygen by method. */

const AIRWAY_DEVICE = choices('PrfAirwayDevice', {
  oropharyngeal: 'Oropharyngeal',
  nasopharyngeal: 'Nasopharyngeal',
  igel: 'i-gel',
  laryngeal_mask: 'Laryngeal mask',
  laryngeal_tube: 'Laryngeal tube',
  combitube: 'Combitube',
  tracheal_tube: 'Tracheal tube',
  front_of_neck: 'Front of neck',
  tracheostomy: 'Tracheostomy tube',
  other: 'Other',
});
const AIRWAY_INDICATION = choices('PrfAirwayIndication', {
  apnoea: 'Not breathing or agonal',
  reflexes_lost: 'Airway reflexes lost',
  may_be_lost: 'Reflexes may be lost',
  ventilation_failing: 'Breathing failing',
  injury: 'Injury to the airway',
  illness: 'Illness affecting the airway',
  other: 'Other',
});
const AIRWAY_PROOF = choices('PrfAirwayProof', {
  waveform_capnography: 'Capnography, waveform',
  numeric_capnography: 'Capnography, number',
  colour_capnometry: 'Capnometer, colour',
  auscultation: 'Heard on both sides',
  chest_rise: 'Chest rises',
  cords_seen: 'Seen passing through the cords',
  seen_again: 'Seen in place on a second look',
  misting: 'Tube mists',
  aspiration: 'Oesophageal detector',
  other: 'Other',
});
const AIRWAY_COMPLICATION = choices('PrfAirwayComplication', {
  none: 'None',
  bradycardia: 'Pulse under 50',
  desaturation: 'SpO2 under 90 %',
  vomiting: 'Vomiting or aspiration',
  injury: 'Injury',
  failed: 'Failed',
  oesophageal: 'Oesophageal, found late',
  oesophageal_in_hospital: 'Oesophageal, found in hospital',
  dislodged: 'Dislodged on the way',
  misplaced_before: 'Misplaced when we took over',
  drug_reaction: 'Reaction to a drug',
  cardiac_arrest: 'Cardiac arrest',
  other: 'Other',
});
const AIRWAY_FAILED = choices('PrfAirwayFailed', {
  anatomy: 'Difficult anatomy',
  cords_not_seen: 'Cords not seen',
  secretions: 'Blood, vomit or secretions',
  injury: 'Injury to face or mouth',
  jaw_clenched: 'Jaw clenched',
  reflexes: 'Reflexes still present',
  access: 'No access to the patient',
  arrived_first: 'Reached hospital first',
  other: 'Other',
});
const PROVED_BY = choices('PrfAirwayProvedBy', {
  who_placed_it: 'Who placed it',
  crew_mate: 'Another crew member',
  receiving_crew: 'Crew that took over',
  hospital: 'Hospital',
  other: 'Other',
});

export const AIRWAY_DEVICE_FIELDS = [
  { name: 'placed_at', kind: 'time', label: 'Placed at' },
  { name: 'is_before_arrival', kind: 'boolean', label: 'Before our arrival' },
  { name: 'device', kind: 'choice', label: 'Device', choices: AIRWAY_DEVICE, other: true, required: true },
  { name: 'size', kind: 'text', label: 'Size', maxLength: 20 },
  { name: 'attempts', kind: 'integer', label: 'Attempts', min: 1, max: 20, warnAbove: 3 },
  { name: 'success', kind: 'boolean', label: 'Successful' },
  { name: 'placed_by', kind: 'text', label: 'Placed by', maxLength: 200 },
  { name: 'indication', kind: 'choice', label: 'Because', choices: AIRWAY_INDICATION, other: true },
  {
    name: 'complication',
    kind: 'choices',
    label: 'Complications',
    choices: AIRWAY_COMPLICATION,
    other: true,
  },
  { name: 'decided_at', kind: 'time', label: 'Decided at', further: true },
  { name: 'given_up_at', kind: 'time', label: 'Abandoned at', further: true },
  {
    name: 'failed_because',
    kind: 'choices',
    label: 'Failed because',
    choices: AIRWAY_FAILED,
    other: true,
    further: true,
  },
  {
    name: 'technique',
    kind: 'text',
    label: 'Technique',
    hint: 'Blade, view, bougie.',
    maxLength: 200,
    further: true,
  },
] as const satisfies readonly Field[];

export const AIRWAY_CHECK_FIELDS = [
  { name: 'checked_at', kind: 'time', label: 'When', required: true },
  { name: 'device', kind: 'choice', label: 'Device', choices: AIRWAY_DEVICE, other: true, required: true },
  {
    name: 'proof',
    kind: 'choices',
    label: 'Confirmed by',
    choices: AIRWAY_PROOF,
    other: true,
    required: true,
  },
  { name: 'in_place', kind: 'boolean', label: 'In place' },
  {
    name: 'depth_cm',
    kind: 'decimal',
    label: 'Depth',
    unit: 'cm',
    unitLabel: 'cm',
    decimals: 1,
    min: 0,
    max: 40,
  },
  { name: 'checked_by', kind: 'choice', label: 'Checked by', choices: PROVED_BY, other: true },
  { name: 'checker', kind: 'text', label: 'Name', maxLength: 200 },
] as const satisfies readonly Field[];

const OXYGEN_BY = choices('PrfOxygenMethod', {
  nasal_cannulae: 'Nasal cannulae',
  simple_mask: 'Simple mask',
  venturi: 'Venturi mask',
  non_rebreather: 'Non-rebreather mask',
  nebuliser: 'Nebuliser',
  blow_by: 'Held near the face',
  tracheostomy: 'Tracheostomy mask',
  bag_valve_mask: 'Bag valve mask',
  supraglottic_or_tube: 'Supraglottic or tube',
  cpap: 'CPAP',
  ventilator: 'Ventilator',
  high_flow: 'High-flow nasal',
  other: 'Other',
});
/** Targets of the British Thoracic Society's guideline for emergency oxygen (O'Driscoll et al., Thorax 2017;72:i1). */
const OXYGEN_TARGET = choices('PrfOxygenTarget', {
  target_94_98: '94–98 %',
  target_88_92: '88–92 %',
  highest: 'As high as possible',
});

export const OXYGEN_FIELDS = [
  {
    name: 'started_at',
    kind: 'time',
    label: 'Started',
    required: (_facts, row) => row?.['is_before_arrival'] !== true,
  },
  { name: 'method', kind: 'choice', label: 'By', choices: OXYGEN_BY, other: true, required: true },
  {
    name: 'flow_lpm',
    kind: 'decimal',
    label: 'Flow',
    unit: 'L/min',
    unitLabel: 'L/min',
    decimals: 1,
    min: 0,
    max: 80,
  },
  { name: 'fio2_percent', kind: 'integer', label: 'Oxygen', unit: '%', unitLabel: '%', min: 21, max: 100 },
  { name: 'target', kind: 'choice', label: 'Target', choices: OXYGEN_TARGET },
  { name: 'stopped_at', kind: 'time', label: 'Stopped' },
  { name: 'is_before_arrival', kind: 'boolean', label: 'Before our arrival' },
  {
    name: 'pressure_cmh2o',
    kind: 'decimal',
    label: 'Pressure',
    unit: 'cm[H2O]',
    unitLabel: 'cmH2O',
    decimals: 1,
    min: 0,
    max: 40,
    further: true,
  },
  { name: 'given_by', kind: 'text', label: 'Given by', maxLength: 200, further: true },
] as const satisfies readonly Field[];

const DEVICE_EVENT = choices('PrfDeviceEvent', {
  power_on: 'Switched on',
  patient_connected: 'Patient connected',
  analysis: 'Analysis',
  shock_advised: 'Shock advised',
  no_shock_advised: 'No shock advised',
  defibrillation: 'Shock',
  sync_on: 'Synchronised on',
  sync_off: 'Synchronised off',
  pacing_started: 'Pacing begun',
  pacing_capture: 'Pacing captures',
  pacing_stopped: 'Pacing stopped',
  ecg_monitor: 'ECG strip',
  ecg_12_lead: '12-lead ECG',
  pressure: 'Blood pressure',
  invasive_pressure: 'Invasive pressure',
  oximetry: 'SpO2',
  pulse: 'Pulse',
  respiration: 'Respiration',
  temperature: 'Temperature',
  co2: 'CO2',
  data_sent: 'Data sent',
  other: 'Other',
});
const DEVICE_MODE = choices('PrfDeviceMode', {
  advisory: 'Advisory (AED)',
  automated: 'Automatic',
  manual: 'Manual',
  demand: 'Demand pacing',
  sensing: 'Sensing',
  mainstream: 'Main-stream',
  sidestream: 'Side-stream',
});

/** What a monitor or defibrillator noted by itself, by its own clock. */
export const DEVICE_EVENT_FIELDS = [
  { name: 'at', kind: 'time', label: 'When', required: true },
  { name: 'event', kind: 'choice', label: 'What', choices: DEVICE_EVENT, other: true, required: true },
  { name: 'device', kind: 'text', label: 'Device and serial number', maxLength: 100 },
  { name: 'mode', kind: 'choice', label: 'Mode', choices: DEVICE_MODE },
  { name: 'lead', kind: 'text', label: 'Lead', maxLength: 20 },
  { name: 'energy_joules', kind: 'integer', label: 'Energy', unit: 'J', unitLabel: 'J', min: 1, max: 400 },
  {
    name: 'pacing_rate',
    kind: 'integer',
    label: 'Pacing rate',
    unit: '/min',
    unitLabel: '/min',
    min: 1,
    max: 250,
  },
  { name: 'shocks', kind: 'integer', label: 'Shocks so far', min: 0, max: 100 },
  { name: 'reading', kind: 'text', label: 'What it showed', maxLength: 300 },
  { name: 'picture', kind: 'reference', to: 'attachment', label: 'Picture' },
] as const satisfies readonly Field[];
