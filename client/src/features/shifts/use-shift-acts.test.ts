import { expect, it } from 'vitest';
import { RefusedError, UnreachableError } from '../../lib/http';
import { isShown, isToBeReadAgain } from './use-shift-acts';

it('keeps a failed connection to the log where the specification does, and shows every refusal', () => {
  const [gone, refused] = [new UnreachableError(), new RefusedError(409, 'SHIFT_STATE', 'No')];
  expect(isShown('Check In', gone)).toBe(false);
  expect(isShown('Approve hours', gone)).toBe(true);
  expect(isShown('Check In', refused)).toBe(true);
});

it('reads the shift again where it may be another than the one that is shown', () => {
  expect(isToBeReadAgain(new UnreachableError())).toBe(true);
  expect(isToBeReadAgain(new RefusedError(409, 'SHIFT_CHANGED', 'No'))).toBe(true);
  expect(isToBeReadAgain(new RefusedError(409, 'SHIFT_WORKING_TIME', 'No'))).toBe(false);
});
