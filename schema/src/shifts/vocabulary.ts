/** The vocabulary of shifts (spec sections 2 to 4 and 9). Keys are stored and sent. */

export const SHIFT_PRIORITIES = ['low', 'normal', 'high', 'critical'] as const;
export type ShiftPriority = (typeof SHIFT_PRIORITIES)[number];
export const SHIFT_PRIORITY_LABELS: Readonly<Record<ShiftPriority, string>> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  critical: 'Critical',
};

/** A block's colour, and the text that reads on it (at least 4.5 : 1). */
export interface BlockColour {
  readonly background: string;
  readonly text: string;
}
const OTHER_COLOUR: BlockColour = { background: 'grey', text: '#000000' };
const COLOURS: Readonly<Record<string, BlockColour>> = {
  low: { background: 'lightblue', text: '#0A1F44' },
  normal: { background: 'green', text: '#FFFFFF' },
  high: { background: 'orange', text: '#0A1F44' },
  critical: { background: 'red', text: '#000000' },
} satisfies Record<ShiftPriority, BlockColour>;

/** The colour by priority (spec section 2): anything else is grey. */
export const colourOf = (priority: string): BlockColour => COLOURS[priority] ?? OTHER_COLOUR;

export const RECURRENCES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type Recurrence = (typeof RECURRENCES)[number];
export const RECURRENCE_LABELS: Readonly<Record<Recurrence, string>> = {
  none: 'None',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

export const SHIFT_STATUSES = [
  'open',
  'assigned',
  'checked_in',
  'checked_out',
  'approved',
  'no_show',
  'cancelled',
] as const;
export type ShiftStatus = (typeof SHIFT_STATUSES)[number];
export const SHIFT_STATUS_LABELS: Readonly<Record<ShiftStatus, string>> = {
  open: 'Open',
  assigned: 'Assigned',
  checked_in: 'Checked in',
  checked_out: 'Checked out',
  approved: 'Approved',
  no_show: 'No show',
  cancelled: 'Cancelled',
};

/** The states in which a shift takes up its person's time: two such shifts never overlap. */
export const OCCUPYING_STATUSES = [
  'assigned',
  'checked_in',
  'checked_out',
  'approved',
] as const satisfies readonly ShiftStatus[];

/**
 * Which hours of a shift count in a state (operations section 2): from check-in to check-out, or those confirmed instead;
 * those planned, marked as such, while it is not over; null where nobody works.
 */
export const HOURS_COUNTED: Readonly<Record<ShiftStatus, 'attended' | 'planned' | null>> = {
  open: null,
  assigned: 'planned',
  checked_in: 'planned',
  checked_out: 'attended',
  approved: 'attended',
  no_show: null,
  cancelled: null,
};

/** The report's note on its hours, on the screen and on paper. */
export const REPORTED_HOURS =
  'Hours run from check-in to check-out. Where they were corrected, the confirmed hours count instead. Planned hours are used for a shift that has not ended. Cancelled shifts are left out.';

/** The event's title (spec section 2): 'Shift (role or Unassigned)'. `role` is its label. */
export const shiftTitle = (role: string | null): string => `Shift (${role ?? 'Unassigned'})`;
