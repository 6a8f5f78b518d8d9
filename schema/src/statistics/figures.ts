import { FEWEST_TO_COMPARE, MOST_COMPARED } from './rates.js';
import { IMPRESSION_GROUPS, IMPRESSIONS } from '../prf/catalogue/impressions.js';

/** One figure of an event: what it is called, what it means and what it is counted in (operations section 6). */
export interface FigureDefinition {
  readonly name: string;
  /** One sentence, shown on the screen behind 'i'. */
  readonly definition: string;
  readonly unit: string;
}

/** Each figure once: the board, the API, the report and the exports read this. */
export const FIGURES = {
  presentations: {
    name: 'Presentations',
    definition:
      'People seen: patient record forms and see-and-treat logs, counted once where a log became a PRF. Void records and calls without a patient are left out.',
    unit: 'people seen',
  },
  ppr: {
    name: 'Presentation rate',
    definition:
      'Presentations for every 1,000 people attending. The range is the exact 95 % Poisson interval of the count.',
    unit: 'per 1,000 attending',
  },
  tthr: {
    name: 'Transport rate',
    definition:
      'People conveyed to hospital by us or by an ambulance service for every 1,000 attending. The range is the exact 95 % Poisson interval of the count.',
    unit: 'per 1,000 attending',
  },
  inTreatment: {
    name: 'In treatment now',
    definition:
      'Open records with a first contact, an observation, a survey or a treatment, and no outcome yet.',
    unit: 'people',
  },
  waiting: {
    name: 'Waiting',
    definition: 'Open records in which nobody has recorded a contact, an observation or a treatment yet.',
    unit: 'people',
  },
  conveyed: {
    name: 'Conveyed to hospital',
    definition:
      'Records whose outcome is that our vehicle or an ambulance service took the person to hospital.',
    unit: 'people',
  },
  news2High: {
    name: 'NEWS2 of 7 or more',
    definition:
      'Records with at least one complete observation set that scores 7 or more and was not struck through.',
    unit: 'people',
  },
  arrests: {
    name: 'Cardiac arrests',
    definition:
      'Records with a cardiac arrest in the primary survey, or with CPR or a shock that was not struck through.',
    unit: 'people',
  },
  firstContact: {
    name: 'Time to first contact',
    definition:
      'From the call, or the incident where no call was recorded, until someone was with the person.',
    unit: 'minutes',
  },
  onScene: {
    name: 'Time on scene',
    definition: 'From the arrival at the scene until the crew left it.',
    unit: 'minutes',
  },
  toDisposition: {
    name: 'Time to disposition',
    definition: 'From the first contact until the person left our care.',
    unit: 'minutes',
  },
  staffPlanned: {
    name: 'Staff planned',
    definition: 'Shifts of the event that are not cancelled.',
    unit: 'shifts',
  },
  staffCheckedIn: {
    name: 'Staff checked in',
    definition: 'Of these shifts, those where the person has checked in.',
    unit: 'shifts',
  },
  bagsOut: {
    name: 'Bags at the event',
    definition: 'Bags that were given to the event or to one of its crews, and are not back.',
    unit: 'bags',
  },
  bagsReady: {
    name: 'Bags ready',
    definition:
      'Of these bags, those that have everything in their kit until the event ends, with nothing expired, recalled or faulty, and a check that is in date. Only the provider sees this, because a bag that is short of stock can reveal a patient.',
    unit: 'bags',
  },
} as const satisfies Readonly<Record<string, FigureDefinition>>;
export type FigureKey = keyof typeof FIGURES;

/** The counts that every breakdown adds up to, taken apart one way each. */
export const BREAKDOWNS = {
  hour: { name: 'Hour by hour', definition: 'By the hour of the incident, in the time zone of the event.' },
  outcome: {
    name: 'Where people are now',
    definition: 'By the outcome, or by the stage of care where there is none yet.',
  },
  impression: {
    name: 'By impression',
    definition: 'By the group of the main clinical impression. See-and-treat logs have none.',
  },
  acuity: { name: 'By acuity', definition: 'By the acuity on first contact. See-and-treat logs have none.' },
  zone: { name: 'By zone', definition: 'By the zone of the event that the record or log names.' },
  age: { name: 'By age', definition: 'By age on the day of the incident.' },
} as const;
export type BreakdownKey = keyof typeof BREAKDOWNS;
export const BREAKDOWN_KEYS = Object.keys(BREAKDOWNS) as readonly BreakdownKey[];

/** Where people are, or what became of them. The three headline counts are cells of it, so that nothing adds up twice. */
export const OUTCOME_KINDS = {
  waiting: 'Waiting',
  in_treatment: 'In treatment',
  discharged: 'Discharged',
  referred: 'Referred',
  conveyed: 'Conveyed to hospital',
  own_transport: 'To hospital by own transport',
  handed_over: 'Handed over to another crew',
  refused: 'Refused, or left against advice',
  died: 'Died',
  other: 'Other',
} as const;
export type OutcomeKind = keyof typeof OUTCOME_KINDS;

/** What each outcome of a record counts as; what is not here is 'other'. */
export const OUTCOME_OF_DISPOSITION: Readonly<Record<string, OutcomeKind>> = {
  discharged_with_advice: 'discharged',
  discharged_own_gp: 'discharged',
  discharged_pharmacist: 'discharged',
  returned_to_event: 'discharged',
  discharged_against_advice: 'refused',
  refused_treatment: 'refused',
  refused_conveyance: 'refused',
  left_before_assessment: 'refused',
  referred_urgent_care: 'referred',
  conveyed_ed_own_vehicle: 'conveyed',
  conveyed_ambulance_service: 'conveyed',
  own_transport_hospital: 'own_transport',
  handed_over_other_crew: 'handed_over',
  deceased_on_scene: 'died',
};

/** Contacts in which there was no patient. */
export const NO_PATIENT = [
  'cancelled_en_route',
  'cancelled_on_scene',
  'no_contact',
  'no_patient_found',
  'non_patient',
] as const;

/** Whole years on the day of the incident, from the first to before the next. */
export const AGE_BANDS = {
  under_16: 'Under 16',
  from_16: '16 to 24',
  from_25: '25 to 44',
  from_45: '45 to 64',
  from_65: '65 and over',
  unknown: 'Not known',
} as const;

export const ACUITY_KINDS = {
  p1: 'P1 immediate',
  p2: 'P2 urgent',
  p3: 'P3 minor',
  dead: 'Dead',
  see_and_treat: 'See and treat',
  unknown: 'Not recorded',
} as const;

export const IMPRESSION_KINDS = {
  ...IMPRESSION_GROUPS,
  see_and_treat: 'See and treat',
  unknown: 'Not recorded',
} as const;

/** The keys of hours before the event's start or after its end, and of records that name no zone. */
export const OUTSIDE_HOURS = 'outside';
export const NO_ZONE = 'none';

/** The cells of the breakdowns whose cells are always the same, in their order. */
export const FIXED_CELLS = {
  outcome: OUTCOME_KINDS,
  impression: IMPRESSION_KINDS,
  acuity: ACUITY_KINDS,
  age: AGE_BANDS,
} as const satisfies Partial<Record<BreakdownKey, Readonly<Record<string, string>>>>;

/** What the database needs to count by these definitions: codes to kinds, and every cell there is. */
export const COUNTING = {
  impressions: Object.fromEntries(Object.entries(IMPRESSIONS).map(([code, { group }]) => [code, group])),
  outcomes: OUTCOME_OF_DISPOSITION,
  noPatient: NO_PATIENT,
  compared: { fewest: FEWEST_TO_COMPARE, most: MOST_COMPARED },
  cells: Object.fromEntries(Object.entries(FIXED_CELLS).map(([key, cells]) => [key, Object.keys(cells)])),
} as const;
