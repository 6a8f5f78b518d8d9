/** The states of a record and the steps between them (clinical section 7). One table for the server and the screens. */
export const PRF_STATES = [
  'draft',
  'in_progress',
  'awaiting_review',
  'completed',
  'amended',
  'void',
] as const;
export type PrfState = (typeof PRF_STATES)[number];

export const PRF_STATE_LABELS: Readonly<Record<PrfState, string>> = {
  draft: 'Draft',
  in_progress: 'In progress',
  awaiting_review: 'Awaiting review',
  completed: 'Signed',
  amended: 'Amended',
  void: 'Entered in error',
};

export type PrfAct = 'write' | 'requestReview' | 'sign' | 'amend' | 'void';

/**
 * `write` is any input into the record: the first makes a draft one in progress, one that awaits review goes back to being in
 * progress. An act that a state does not list is refused there.
 */
export const PRF_TRANSITIONS: Readonly<Record<PrfState, Readonly<Partial<Record<PrfAct, PrfState>>>>> = {
  draft: { write: 'in_progress', void: 'void' },
  in_progress: { write: 'in_progress', requestReview: 'awaiting_review', sign: 'completed', void: 'void' },
  awaiting_review: { write: 'in_progress', sign: 'completed', void: 'void' },
  completed: { amend: 'amended', void: 'void' },
  amended: { amend: 'amended', void: 'void' },
  void: {},
};

/** The state that an act leads to; null where the state refuses it. */
export const nextState = (from: PrfState, act: PrfAct): PrfState | null => PRF_TRANSITIONS[from][act] ?? null;

export const isLocked = (state: PrfState): boolean => nextState(state, 'write') === null;
/** The states of a record that nobody has signed yet. */
export const OPEN_PRF_STATES: readonly PrfState[] = PRF_STATES.filter((state) => !isLocked(state));

export const isSigned = (state: PrfState): boolean => state === 'completed' || state === 'amended';

/** The status as the REST layer speaks it: the specification starts with an empty text. */
export const restStatus = (state: PrfState): string => (state === 'draft' ? '' : state);
