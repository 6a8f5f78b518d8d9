import { expect, it } from 'vitest';
import { leaveDevice } from '../../../lib/device/device';
import { finishSet, openSetOf } from './open-set';

it('continues an unfinished set, but never an earlier user’s', async () => {
  const first = openSetOf('prf');
  expect(openSetOf('prf')).toBe(first);
  expect(openSetOf('other')).not.toBe(first);
  const second = finishSet('prf', first);
  expect(second).not.toBe(first);
  // Said twice, as a drawing may be: only the set that it was about is done.
  expect(finishSet('prf', first)).toBe(second);
  await leaveDevice('somebody');
  expect(openSetOf('prf')).not.toBe(second);
});
