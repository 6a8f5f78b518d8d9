import { expect, it, vi } from 'vitest';
import { onOutletWanted } from './outlet';
import { attachRestrictedOutlet, openRestricted } from './restricted';

it('fetches the dialog if something is refused before it is loaded, and asks once', async () => {
  const wanted = vi.fn();
  const stop = onOutletWanted(wanted);
  const opened = [openRestricted('early'), openRestricted('early')];
  expect(wanted).toHaveBeenCalledOnce();
  const ask = vi.fn(() => Promise.resolve(true));
  const detach = attachRestrictedOutlet(ask);
  expect(await Promise.all(opened)).toEqual([true, true]);
  expect(ask).toHaveBeenCalledExactlyOnceWith('early');
  expect(await openRestricted('later')).toBe(true);
  detach();
  stop();
});

it('is not opened if the question was cancelled', async () => {
  const detach = attachRestrictedOutlet(() => Promise.reject(new Error('gone')));
  expect(await openRestricted('asked')).toBe(false);
  detach();
});
