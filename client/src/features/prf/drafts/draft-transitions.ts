/**
 * What can happen to a PRF on this device, each as a pure step from one state to the next. Three rules hold throughout.
 * Nothing that was entered is dropped until the server has it or the clinician has discarded it. A command never changes
 * once it is created, so sending it twice is harmless. Another person's change never silently replaces what was entered
 * here, nor the other way round.
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
