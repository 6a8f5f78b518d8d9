/**
 * How suitable a person is for a shift that is to be assigned, the best first. The keys before `rest` inform and refuse
 * nothing; `rest` asks an admin for a reason; the others the server refuses (operations section 2). Keys are sent.
 */
export const SHIFT_FITS = ['free', 'unavailable', 'rest', 'busy', 'unfit'] as const;
export type ShiftFit = (typeof SHIFT_FITS)[number];

/** The heading for the people in each group. */
export const SHIFT_FIT_LABELS: Readonly<Record<ShiftFit, string>> = {
  free: 'Can work',
  unavailable: 'Has said that they are not available',
  rest: 'Too little rest or too many hours: needs your reason',
  busy: 'On another shift at that time',
  unfit: 'Cannot work this shift',
};
