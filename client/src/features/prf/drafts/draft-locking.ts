import { lastAnswers } from '@sideline/schema/prf/rules/alerts';
import {
  type AmendmentNote,
  type CommandResult,
  type DraftLock,
  type DraftSignature,
  type DraftState,
  EMPTY_SECTION,
  type LockCode,
} from './draft-state';

/** A record that accepts no further writes, and what came too late for it. */

const LOCK_CODES: ReadonlySet<string> = new Set<LockCode>([
  'PRF_LOCKED',
  'PRF_VOID',
  'PRF_ERASED',
  'PRF_NOT_YOURS',
  'FORBIDDEN',
]);

export const isLockCode = (code: string | null): code is LockCode => code !== null && LOCK_CODES.has(code);

/**
 * The record accepts no writes from here. Unsent changes stay, to be read and copied. If the record was erased, only they
 * stay: what the server sent is removed.
 */
export const lock = (state: DraftState, reason: DraftLock): DraftState => ({
  ...state,
  sections: reason.code === 'PRF_ERASED' ? withoutStored(state.sections) : state.sections,
  isSending: false,
  failure: null,
  lock: reason,
  ...(state.signature ? { signature: signatureUnder(state.signature, reason) } : {}),
});

/** A closed record cannot be signed. If it was erased, even the attempt to sign is removed. */
const signatureUnder = (signature: DraftSignature, { code, message }: DraftLock): DraftSignature | null => {
  if (code === 'PRF_ERASED') return null;
  if (signature.kind === 'refused') return signature;
  const { signedAt, grade, seen } = signature.sealed;
  return { kind: 'refused', code, message, signedAt, grade, seen };
};

const withoutStored = (sections: DraftState['sections']): DraftState['sections'] =>
  Object.fromEntries(
    Object.entries(sections).map(([key, { conflict, ...draft }]) => [
      key,
      { ...draft, data: {}, recorded: {}, conflict: conflict && { ...conflict, theirs: {} } },
    ]),
  );

/** Whether the device may keep more of the record than the unsent changes. */
export const withhold = (state: DraftState, isWithheld: boolean): DraftState =>
  (state.isWithheld === true) === isWithheld ? state : { ...state, isWithheld };

/** The clinician discarded what was not sent, so the record is as the server has it. */
export const discard = (state: DraftState): DraftState => ({
  ...state,
  sections: Object.fromEntries(
    Object.entries(state.sections).map(([key, { version, data, recorded, answered }]) => [
      key,
      { ...EMPTY_SECTION, version, data, ...(recorded && { recorded }), ...(answered && { answered }) },
    ]),
  ),
  queue: [],
  isSending: false,
  failure: null,
  ...(state.signature ? { signature: null } : {}),
  patientForm: null,
  patientFormAt: null,
});

/**
 * The record was signed before this arrived, so the server refused it, and kept it with the record or not. For a signed
 * record, that affects only this command. A record that is closed for another reason accepts nothing more.
 */
export const cameLate = (state: DraftState, { code, message, isKept }: CommandResult): DraftState => {
  if (!isLockCode(code)) return state;
  const takesMore = isKept || code === 'PRF_LOCKED';
  const { takesLate = true, late = 0 } = state.lock ?? {};
  return lock(state, {
    code,
    message: message ?? '',
    takesLate: takesLate && takesMore,
    late: late + (isKept ? 1 : 0),
  });
};

/** The amendment's own details. `at` is in ISO 8601. */
export const note = (
  state: DraftState,
  change: Partial<Omit<AmendmentNote, 'reasonAt'>>,
  at: string,
): DraftState => {
  if (state.amendment === null) return state;
  const noted = {
    ...state.amendment,
    ...change,
    ...(change.reason === undefined ? {} : { reasonAt: at }),
  };
  return { ...state, amendment: { ...noted, alertActions: lastAnswers(noted.alertActions) } };
};

export const unlock = (state: DraftState): DraftState => ({ ...state, lock: null });
