import { LIMITS } from './limits.js';

/**
 * Personal data breaches (UK GDPR articles 33 and 34): the regulator (the Information Commissioner's Office, ICO) is notified
 * within 72 hours of a breach becoming known, unless a risk to people is unlikely; the people themselves, without delay, where
 * the risk is high. Every breach is recorded, with the reason if anyone was not notified.
 */

export const BREACH_STATES = ['open', 'closed'] as const;
export type BreachState = (typeof BREACH_STATES)[number];
export const BREACH_STATE_LABELS: Readonly<Record<BreachState, string>> = { open: 'Open', closed: 'Closed' };

interface BreachRiskEntry {
  readonly label: string;
  /** What follows, in words. */
  readonly follows: string;
  /** Whether the people themselves must be notified. */
  readonly isForPeople: boolean;
}

/** How likely people are to come to harm, and what follows from it. */
export const BREACH_RISKS = {
  none: {
    label: 'None',
    follows: 'You do not need to notify the ICO. Say why a risk to people is unlikely.',
    isForPeople: false,
  },
  risk: {
    label: 'Risk',
    follows: 'The ICO must be notified within 72 hours. Choose this until you know the risk.',
    isForPeople: false,
  },
  high: {
    label: 'High risk',
    follows: 'Notify the ICO within 72 hours, and the people themselves without delay.',
    isForPeople: true,
  },
} as const satisfies Record<string, BreachRiskEntry>;
export type BreachRisk = keyof typeof BREACH_RISKS;
export const BREACH_RISK_KEYS = Object.keys(BREACH_RISKS) as readonly BreachRisk[];

/** The kinds of data affected. */
export const BREACH_DATA = {
  identity: 'Names, dates of birth',
  contact: 'Addresses, telephone numbers, e-mail',
  health: 'Health and care records',
  safeguarding: 'Safeguarding concerns',
  pictures: 'Pictures',
  employment: 'Staff records and rotas',
  access: 'Passwords and other access details',
  other: 'Other data',
} as const;
export type BreachDataCategory = keyof typeof BREACH_DATA;
export const BREACH_DATA_KEYS = Object.keys(BREACH_DATA) as readonly BreachDataCategory[];

/** The people whose data it was. */
export const BREACH_PEOPLE = {
  patients: 'Patients',
  children: 'Children',
  relatives: 'Relatives and guardians',
  staff: 'Staff',
  clients: 'Clients and their staff',
  other: 'Other people',
} as const;
export type BreachPeopleCategory = keyof typeof BREACH_PEOPLE;
export const BREACH_PEOPLE_KEYS = Object.keys(BREACH_PEOPLE) as readonly BreachPeopleCategory[];

/** A moment, or its text in ISO 8601. */
type Moment = Date | string;

/** The facts that decide who must still be notified. */
export interface BreachDutyFacts {
  readonly risk: BreachRisk;
  readonly knownAt: Moment;
  readonly icoNotifiedAt: Moment | null;
  readonly icoNotNotifiedReason: string | null;
  readonly peopleNotifiedAt: Moment | null;
  readonly peopleNotNotifiedReason: string | null;
}

/** Who must be notified, and the wording within a sentence while this is open. */
export const BREACH_DUTIES = {
  people: { label: 'People', open: 'the people affected were not notified' },
  ico: { label: 'ICO', open: 'the ICO was not notified' },
} as const;
export type BreachDutyKind = keyof typeof BREACH_DUTIES;

/** A person or body still to be notified, and until when. */
export interface BreachDuty {
  readonly kind: BreachDutyKind;
  readonly dueBy: Date;
}

/** The deadline for notifying the ICO: 72 hours later, whatever a clock change does. */
export const icoDeadline = (knownAt: Moment): Date =>
  new Date(new Date(knownAt).getTime() + LIMITS.retention.breachHours * 3_600_000);

/** Whether a moment is past the deadline for notifying the ICO. */
export const isTooLateForIco = (at: Date, knownAt: Moment): boolean => at > icoDeadline(knownAt);

/**
 * Who must still be notified, the most urgent first. People at high risk are due from the moment at which the breach became
 * known, because 'without delay' is not a number of hours. A reason for not notifying settles it too.
 */
export const openDuties = (facts: BreachDutyFacts): readonly BreachDuty[] => {
  const { risk, knownAt, icoNotifiedAt, icoNotNotifiedReason, peopleNotifiedAt, peopleNotNotifiedReason } =
    facts;
  const duties: BreachDuty[] = [];
  if (BREACH_RISKS[risk].isForPeople && peopleNotifiedAt === null && peopleNotNotifiedReason === null)
    duties.push({ kind: 'people', dueBy: new Date(knownAt) });
  if (icoNotifiedAt === null && icoNotNotifiedReason === null)
    duties.push({ kind: 'ico', dueBy: icoDeadline(knownAt) });
  return duties;
};

/** Whether its deadline has passed. */
export const isOverdue = ({ dueBy }: BreachDuty, now: Date): boolean => now > dueBy;

/** A breach's history, by the names of its fields. */
export const BREACH_FIELD_LABELS = {
  whatHappened: 'What happened',
  happenedAt: 'When it happened',
  knownAt: 'When it became known',
  dataCategories: 'Kinds of data',
  peopleCategories: 'Whose data',
  peopleCount: 'How many people',
  recordsCount: 'How many records',
  consequences: 'Likely consequences',
  risk: 'Risk to people',
  measures: 'Measures',
  icoNotifiedAt: 'ICO notified at',
  icoReference: 'ICO reference',
  icoNotNotifiedReason: 'Why the ICO was not notified',
  icoLateReason: 'Why the ICO was notified late',
  peopleNotifiedAt: 'People notified at',
  peopleHow: 'How people were notified',
  peopleNotNotifiedReason: 'Why people were not notified',
  state: 'State',
  reopenedReason: 'Why it was reopened',
} as const;
export type BreachField = keyof typeof BREACH_FIELD_LABELS;
