/**
 * What can happen to a PRF on this device, each as a pure step from one state to the next.
 *
 * Rules that hold throughout: nothing that was entered is dropped before the server has it or the clinician has
 * decided against it; a command never changes once it is made, so that sending it twice is harmless; what another
 * person changed never silently replaces what was entered here, nor the other way round.
 */
export { isLockCode, lock, discard, note, unlock, withhold } from './draft-locking';
export { edit, keepText, moveRowTexts, keepPatientForm, answerAlert } from './draft-editing';
export { seal, startSending, sendingFailed } from './draft-sending';
export { joinConflict, laterOf, load } from './draft-rebasing';
export {
  checkSignature,
  isSealable,
  isSignatureDue,
  putSignature,
  refuseSignature,
  signatureTaken,
  withdrawSignature,
} from './draft-signature';
export { acknowledge } from './draft-answers';
export { canKeepMine, decidedWith, resolveConflict, strikeAt } from './draft-conflicts';
