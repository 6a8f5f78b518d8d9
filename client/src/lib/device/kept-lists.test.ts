import { beforeEach, expect, it, vi } from 'vitest';
import type { DeviceDatabase, KeptList as KeptRow } from './device-database';
import { keepList, readKeptList, resealLists, unsentLists } from './kept-lists';
import type { OpenDevice } from './open-device';

const rows = new Map<string, KeptRow>();
/** Node has no IndexedDB. */
const lists = {
  get: (id: string) => Promise.resolve(rows.get(id)),
  put: (row: KeptRow) => Promise.resolve(rows.set(row.id, row)),
  delete: (id: string) => Promise.resolve(rows.delete(id)),
  filter: (isWanted: (row: KeptRow) => boolean) => ({
    toArray: () => Promise.resolve([...rows.values()].filter(isWanted)),
  }),
};
const deviceOf = async (keyId: string): Promise<OpenDevice> => ({
  keyId,
  userId: 'robin',
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  database: { lists } as unknown as DeviceDatabase,
});
const [before, today] = [await deviceOf('before'), await deviceOf('today')];
const device = vi.hoisted((): { now: OpenDevice | null } => ({ now: null }));
vi.mock('./device', () => ({ openedDevice: () => Promise.resolve(device.now) }));

const UNSENT = { isUnsent: true, basisId: 'bag 1' };
const reseal = () => resealLists(today, before.keyId, before.key);

beforeEach(async () => {
  rows.clear();
  device.now = before;
  await keepList('check 1', 'seal S1', UNSENT);
  await keepList('check 2', 'in progress');
  device.now = today;
});

it('unsent work under an earlier password is opened by it, and nothing else is', async () => {
  expect(await unsentLists('check')).toEqual([]);
  await reseal();
  expect(await unsentLists('check')).toEqual(['check 1']);
  expect((await readKeptList('check 1'))?.value).toBe('seal S1');
  expect(rows.get('check 1')).toMatchObject({ ...UNSENT, keyId: 'today' });
  expect(await readKeptList('check 2')).toBeNull();
});

// Before, a new check of the same bag took the place of the earlier one, which was lost.
it('newer work of the same id leaves it on the device until it has been sent itself', async () => {
  await keepList('check 1', 'seal S2', UNSENT);
  await reseal();
  expect((await readKeptList('check 1'))?.value).toBe('seal S2');
  expect(await unsentLists('check')).toEqual(['check 1']);
  await keepList('check 1', null);
  await reseal();
  expect((await readKeptList('check 1'))?.value).toBe('seal S1');
  expect([...rows.keys()].filter((id) => id.startsWith('check 1'))).toEqual(['check 1']);
});

it('does not come back as work once it was sent', async () => {
  await reseal();
  await keepList('check 1', null);
  expect(await unsentLists('check')).toEqual([]);
});
