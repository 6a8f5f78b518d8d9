import { isEmpty, pathsOf, type Changes } from './changes';
import type { DraftLock, DraftState, SealedSignature } from './draft-state';
import { sectionDraft, sectionKeys, toSend, undecidedFields } from './draft-view';
import { entryFieldsOf } from './entry-fields';

/** A signature made on this device, as pure steps. It is sent after everything else, or not at all. */

/** Signs the record here. `sealed` is sent after its last save. */
export const putSignature = (state: DraftState, sealed: SealedSignature): DraftState => ({
  ...state,
  signature: { kind: 'waiting', sealed },
});

/** The signer withdraws the signature, or has seen that it was refused. */
export const withdrawSignature = (state: DraftState): DraftState => ({ ...state, signature: null });

/** Whether everything on the page would be sent as it is: nothing is half-typed, refused, in conflict or late. */
export const isSealable = (state: DraftState): boolean =>
  !state.amendment &&
  state.lock === null &&
  state.patientForm === null &&
  sectionKeys(state).every((key) => {
    const { edits, texts, refused, conflict } = sectionDraft(state, key);
    const paths = (changes: Changes) => pathsOf(changes, entryFieldsOf(key)).length;
    return (
      refused === null &&
      conflict === null &&
      Object.keys(texts).length === 0 &&
      paths(toSend(state, key).edits) === paths(edits)
    );
  });

/** Whether a signature can be sent: nothing else is waiting, and nothing has to be decided. */
export const isSignatureDue = (state: DraftState): boolean =>
  state.signature?.kind === 'waiting' &&
  state.lock === null &&
  state.queue.length === 0 &&
  undecidedFields(state).length === 0 &&
  sectionKeys(state).every((key) => {
    const { edits, choices } = toSend(state, key);
    return isEmpty(edits) && choices.length === 0;
  });

/** The signature was not accepted. The password was deleted with it, so the signer must enter it again. */
export const refuseSignature = (
  state: DraftState,
  { code, message }: { readonly code: string; readonly message: string },
): DraftState => {
  if (state.signature?.kind !== 'waiting') return { ...state, isSending: false };
  const { signedAt, grade, seen } = state.signature.sealed;
  return {
    ...state,
    isSending: false,
    failure: null,
    signature: { kind: 'refused', code, message, signedAt, grade, seen },
  };
};

const CLASH = {
  code: 'PRF_CHANGED',
  message: 'The record changed after you signed it on this device.',
} as const;

/**
 * Checks that nothing has to be decided that was not there when it was signed, because the signature does not cover a
 * later answer.
 */
export const checkSignature = (state: DraftState): DraftState =>
  state.signature?.kind === 'waiting' && undecidedFields(state).length > 0
    ? refuseSignature(state, CLASH)
    : state;

/** The server has signed the record, so it is now closed. */
export const signatureTaken = (state: DraftState, lock: DraftLock, at: string): DraftState => ({
  ...state,
  signature: null,
  isSending: false,
  failure: null,
  // What was entered after a withdrawal that came too late is sent as a late edit.
  lock: { ...lock, takesLate: true },
  savedAt: at,
  confirmedAt: at,
});
