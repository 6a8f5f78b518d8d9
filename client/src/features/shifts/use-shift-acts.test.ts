import { expect, it } from 'vitest';
import { messageOf } from '../../lib/errors';
import { RefusedError, UnreachableError } from '../../lib/http';
import { isOvertaken, isToBeReadAgain, sayingOf } from './use-shift-acts';

it('logs a failed connection only where the specification says so, and shows every refusal', () => {
  const [gone, refused] = [new UnreachableError(), new RefusedError(409, 'SHIFT_STATE', 'No')];
  expect(sayingOf('Check In', gone)).toBeNull();
  expect(sayingOf('Approve hours', gone)).toBe(messageOf(gone));
  expect(sayingOf('Check In', refused)).toBe('No');
});

it('says that a shift may have been created, and that it is safe to press again', () => {
  const [gone, refused] = [new UnreachableError(), new RefusedError(409, 'SHIFT_STATE', 'No')];
  expect(sayingOf('Clone Shift', gone)).toMatch(/^The server did not answer, so .* not be cloned twice\.$/);
  expect(sayingOf('Add Note', gone)).toMatch(/^The server did not answer, so .* not be added twice\.$/);
  expect(sayingOf('Clone Shift', refused)).toBe('No');
});

it('reads the shift again if it may have changed since it was shown', () => {
  expect(isToBeReadAgain(new UnreachableError())).toBe(true);
  expect(isToBeReadAgain(new RefusedError(409, 'SHIFT_CHANGED', 'No'))).toBe(true);
  expect(isToBeReadAgain(new RefusedError(409, 'CONFLICT', 'No'))).toBe(true);
  expect(isToBeReadAgain(new RefusedError(409, 'SHIFT_WORKING_TIME', 'No'))).toBe(false);
});

it.each(['SWAP_STATE', 'SWAP_BEGUN', 'SWAP_STANDS'])('reads a swap again if it is refused as %s', (code) => {
  const refused = new RefusedError(409, code, 'No');
  expect([isToBeReadAgain(refused), isOvertaken(refused)]).toEqual([true, true]);
  // Nobody knows what became of it: it may be tried again as it is.
  expect(isOvertaken(new UnreachableError())).toBe(false);
});
