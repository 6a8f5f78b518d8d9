import type { Rate } from './rates.js';

/** The cheer report of an event (operations section 7): what each figure means, and how it is worked out. */

/** One time that a member of a team was seen: a record or a see-and-treat log, counted once where a log became a record. */
export interface CheerPresentation {
  /** The same person every time, also where their records were merged. */
  readonly athlete: string;
  readonly teamId: string;
  /** Null for members of the team without a squad. */
  readonly squadId: string | null;
  /** The code of the outcome; null of a log, and where there is none yet. */
  readonly disposition: string | null;
  readonly isAdvised: boolean;
  readonly impressions: readonly string[];
  readonly mechanisms: readonly string[];
  readonly activity: string | null;
  readonly wounds: readonly { readonly kinds: readonly string[]; readonly region: string | null }[];
  /** From the first contact until they left our care; null where either is not recorded. */
  readonly minutes: number | null;
}

export const CHEER_FIGURES = {
  registered: {
    name: 'Athletes registered',
    definition:
      'Members of the squad or team at the time of the event, and everyone who was seen as a member.',
  },
  presented: { name: 'Athletes seen', definition: 'Athletes who were seen at least once at the event.' },
  presentations: {
    name: 'Presentations',
    definition:
      'Patient record forms and see-and-treat logs, counted once where a log became a PRF. Void records are left out.',
  },
  rate: {
    name: 'Seen per 100',
    definition:
      'Athletes seen per 100 registered in the team or squad. The range is the 95 % Wilson interval. There is none across teams, because teams with nobody seen are not counted.',
  },
  reattended: { name: 'Came back', definition: 'Athletes who were seen more than once at the event.' },
  headInjuries: {
    name: 'Head injuries',
    definition:
      'Presentations with the impression head injury or concussion, or with a wound on the scalp or the back of the head.',
  },
  followedUp: {
    name: 'With follow-up',
    definition: 'Of the head injuries, those that went to hospital, a GP, urgent care or another crew.',
  },
  advised: {
    name: 'Told what to look for',
    definition: 'Of the head injuries, those with advice recorded on what to do if it gets worse.',
  },
  conveyed: {
    name: 'Conveyed',
    definition: 'Presentations in which our vehicle or an ambulance service took the athlete to hospital.',
  },
  notReturned: {
    name: 'Did not return',
    definition: 'Presentations with a recorded outcome other than a return to the event.',
  },
  medianMinutes: {
    name: 'Median time lost',
    definition: 'Minutes from the first contact until the athlete left our care, where both are recorded.',
  },
  minutesLost: { name: 'Total time lost', definition: 'The sum of these minutes.' },
} as const;
export type CheerFigureKey = keyof typeof CHEER_FIGURES;

export interface CheerFigures {
  readonly registered: number;
  readonly presented: number;
  readonly presentations: number;
  /** Null if nobody is registered. */
  readonly rate: Rate | null;
  readonly reattended: number;
  readonly headInjuries: number;
  readonly followedUp: number;
  readonly advised: number;
  readonly conveyed: number;
  readonly notReturned: number;
  readonly medianMinutes: number | null;
  readonly minutesLost: number;
}

export const CHEER_BREAKDOWNS = {
  injury: { name: 'Kinds of injury', definition: 'Presentations with this kind of wound on the body map.' },
  impression: { name: 'Impressions', definition: 'Presentations with this clinical impression.' },
  region: { name: 'Body regions', definition: 'Presentations with a wound there.' },
  mechanism: { name: 'Mechanism', definition: 'Presentations with this mechanism of injury.' },
  activity: { name: 'What they were doing', definition: 'Presentations with this activity.' },
} as const;
export type CheerBreakdownKey = keyof typeof CHEER_BREAKDOWNS;
export const CHEER_BREAKDOWN_KEYS = Object.keys(CHEER_BREAKDOWNS) as readonly CheerBreakdownKey[];

export interface CheerCell {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}
