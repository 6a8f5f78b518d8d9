import type { ShiftStatus } from './vocabulary.js';

/** When a person may, in minutes from the shift's start; negative is before it. */
export interface Window {
  readonly fromMinutes?: number;
  readonly untilMinutes?: number;
}

/** Whom a row of the table allows: an admin, any member of staff, or the person whose shift it is or becomes. */
export type Party = 'admin' | 'staff' | 'person';

export interface Transition {
  readonly from: readonly ShiftStatus[];
  readonly to: ShiftStatus;
  readonly who: Readonly<Partial<Record<Party, Window>>>;
  readonly needsReason?: true;
}

const ALWAYS: Window = {};
const DAY = 24 * 60;

/** Every change of a shift's state (operations section 2), and the only ones that the database lets through. */
export const TRANSITIONS = {
  create: { from: [], to: 'open', who: { admin: ALWAYS, staff: ALWAYS } },
  // Staff cannot enter themselves into a shift that has begun; an administrator can, for a person who was there.
  assign: { from: ['open'], to: 'assigned', who: { admin: ALWAYS, person: { untilMinutes: 0 } } },
  unassign: {
    from: ['assigned'],
    to: 'open',
    who: { admin: ALWAYS, person: { untilMinutes: -DAY } },
    needsReason: true,
  },
  check_in: {
    from: ['assigned'],
    to: 'checked_in',
    who: { admin: { fromMinutes: -60 }, person: { fromMinutes: -60 } },
  },
  check_out: { from: ['checked_in'], to: 'checked_out', who: { admin: ALWAYS, person: ALWAYS } },
  no_show: { from: ['assigned'], to: 'no_show', who: { admin: { fromMinutes: 30 } } },
  approve: { from: ['checked_out'], to: 'approved', who: { admin: ALWAYS } },
  undo_no_show: { from: ['no_show'], to: 'assigned', who: { admin: ALWAYS }, needsReason: true },
  undo_approval: { from: ['approved'], to: 'checked_out', who: { admin: ALWAYS }, needsReason: true },
  cancel: { from: ['open', 'assigned'], to: 'cancelled', who: { admin: ALWAYS }, needsReason: true },
} as const satisfies Record<string, Transition>;
export type ShiftAction = keyof typeof TRANSITIONS;

/** Who asks: the role, and whether the shift is, or by this becomes, the caller's own. */
export interface Asker {
  readonly role: string;
  readonly isPerson: boolean;
}

/** The facts about a shift that the rules use. */
export interface ShiftState {
  readonly status: ShiftStatus;
  readonly startsAt: Date;
}

export type Refusal =
  | { readonly why: 'not_allowed' }
  | { readonly why: 'state'; readonly status: ShiftStatus }
  | { readonly why: 'too_early'; readonly from: Date }
  | { readonly why: 'too_late'; readonly until: Date };

const after = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

const windowFor = (who: Transition['who'], { role, isPerson }: Asker): Window | undefined => {
  if (role === 'admin' && who.admin !== undefined) return who.admin;
  if (role !== 'admin' && role !== 'staff') return undefined;
  return isPerson ? (who.person ?? who.staff) : who.staff;
};

/** Why the caller cannot do this now; null where they may. Permission is answered before the state and the time. */
export const refusalOf = (
  action: ShiftAction,
  { status, startsAt }: ShiftState,
  asker: Asker,
  now: Date,
): Refusal | null => {
  const { from, who }: Transition = TRANSITIONS[action];
  const window = windowFor(who, asker);
  if (window === undefined) return { why: 'not_allowed' };
  if (!from.includes(status)) return { why: 'state', status };
  if (window.fromMinutes !== undefined) {
    const first = after(startsAt, window.fromMinutes);
    if (now < first) return { why: 'too_early', from: first };
  }
  if (window.untilMinutes !== undefined) {
    const last = after(startsAt, window.untilMinutes);
    if (now > last) return { why: 'too_late', until: last };
  }
  return null;
};

/** Whether the caller may now. */
export const may = (action: ShiftAction, shift: ShiftState, asker: Asker, now: Date): boolean =>
  refusalOf(action, shift, asker, now) === null;

/** Whether a state may follow another: the table without who and when, as the database keeps it. */
export const mayFollow = (from: ShiftStatus, to: ShiftStatus): boolean =>
  Object.values<Transition>(TRANSITIONS).some((row) => row.to === to && row.from.includes(from));
