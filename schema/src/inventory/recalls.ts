import type { RecallAction, RecallState } from './recall-transitions.js';

/** Recalls of medicines and field safety notices of devices (operations section 5). Keys are stored and sent. */

interface Worded {
  readonly label: string;
}

/** How urgent it is: the classes of the MHRA, and the notices of manufacturers. */
export const RECALL_CLASS_TABLE = {
  class_1: { label: 'Class 1: immediately, danger to life' },
  class_2: { label: 'Class 2: within 48 hours' },
  class_3: { label: 'Class 3: within 5 days' },
  class_4: { label: 'Class 4: caution in use' },
  safety_notice: { label: 'Field safety notice for a device' },
  company: { label: 'Recall by the company' },
} as const satisfies Readonly<Record<string, Worded>>;
export type RecallClass = keyof typeof RECALL_CLASS_TABLE;
export const RECALL_CLASSES = Object.keys(RECALL_CLASS_TABLE) as readonly RecallClass[];

/** What to do with the stock. `status` is what its lots get. */
export const RECALL_MEASURE_TABLE = {
  quarantine: { label: 'Quarantine', status: 'quarantined' },
  stop_use: { label: 'Stop using', status: 'recalled' },
  return: { label: 'Return', status: 'recalled' },
} as const satisfies Readonly<Record<string, Worded & { readonly status: 'quarantined' | 'recalled' }>>;
export type RecallMeasure = keyof typeof RECALL_MEASURE_TABLE;
export const RECALL_MEASURES = Object.keys(RECALL_MEASURE_TABLE) as readonly RecallMeasure[];

export const RECALL_STATE_TABLE = {
  draft: { label: 'Draft' },
  active: { label: 'Active' },
  closed: { label: 'Closed' },
  withdrawn: { label: 'Withdrawn' },
} as const satisfies Readonly<Record<RecallState, Worded>>;

export const RECALL_ACTION_TABLE = {
  create: { label: 'Enter recall', did: 'entered it' },
  activate: { label: 'Activate recall', did: 'activated it' },
  close: { label: 'Close recall', did: 'closed it' },
  reopen: { label: 'Open again', did: 'opened it again' },
  withdraw: { label: 'Withdraw recall', did: 'withdrew it' },
} as const satisfies Readonly<Record<RecallAction, Worded & { readonly did: string }>>;

/** Where a recalled lot is or went, and how each may be settled. */
export const RECALL_LINE_TABLE = {
  stock: { label: 'Stock', settled: ['isolated', 'returned', 'destroyed', 'not_found'] },
  transit: { label: 'On its way', settled: ['isolated', 'returned', 'destroyed', 'not_found'] },
  patient: { label: 'Patient', settled: ['told', 'not_reached', 'no_need'] },
  use: { label: 'Used', settled: ['traced', 'not_traced'] },
} as const satisfies Readonly<Record<string, Worded & { readonly settled: readonly RecallOutcome[] }>>;
export type RecallLineKind = keyof typeof RECALL_LINE_TABLE;
export const RECALL_LINE_KINDS = Object.keys(RECALL_LINE_TABLE) as readonly RecallLineKind[];

export const RECALL_OUTCOME_TABLE = {
  isolated: { label: 'Set aside and labelled' },
  returned: { label: 'Returned to the supplier' },
  destroyed: { label: 'Destroyed' },
  not_found: { label: 'Not found' },
  told: { label: 'The patient has been informed' },
  not_reached: { label: 'The patient could not be reached' },
  no_need: { label: 'The notice does not require it' },
  traced: { label: 'Traced, no patient to inform' },
  not_traced: { label: 'Cannot be traced' },
} as const satisfies Readonly<Record<string, Worded>>;
export type RecallOutcome = keyof typeof RECALL_OUTCOME_TABLE;
export const RECALL_OUTCOMES = Object.keys(RECALL_OUTCOME_TABLE) as readonly RecallOutcome[];

/** Whether a line of this kind can be settled like this. */
export const settlesLine = (kind: RecallLineKind, outcome: RecallOutcome): boolean =>
  RECALL_LINE_TABLE[kind].settled.some((one) => one === outcome);

/** RC-0001, in the order in which they were entered. */
export const recallNumberOf = (place: number): string => `RC-${String(place).padStart(4, '0')}`;
