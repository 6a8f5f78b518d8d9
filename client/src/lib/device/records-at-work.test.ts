import { LIMITS } from '@sideline/schema/limits';
import { expect, it } from 'vitest';
import { amendmentKey } from '../../features/prf/drafts/draft-state';
import { listsAtWork, recordsAtWork, recordsUnsent } from './records-at-work';

const NOW = Date.UTC(2026, 10, 20, 14, 32);
const OLD = NOW - LIMITS.autosave.keptForMs - 1;
type Store = Parameters<typeof recordsAtWork>[0];

const storeOf = (rows: readonly object[]) => ({
  each: (note: (row: object) => void) => {
    rows.forEach(note);
    return Promise.resolve();
  },
});

it('keeps the copy of a record with unsent changes at any age, and of one that is recent', async () => {
  const stores = {
    drafts: storeOf([
      { prfId: 'edited', keptAt: OLD, isUnsent: true },
      { prfId: amendmentKey('amended'), keptAt: OLD, isUnsent: true },
      { prfId: 'confirmed', keptAt: NOW, isUnsent: false },
      { prfId: 'done', keptAt: OLD, isUnsent: false },
    ]),
    pictures: storeOf([
      { prfId: 'pictured', keptAt: OLD, isSent: false },
      { prfId: 'shown', keptAt: OLD, isSent: true },
    ]),
  } as unknown as Store;
  expect([...(await recordsAtWork(stores, NOW))].sort()).toEqual([
    'amended',
    'confirmed',
    'edited',
    'pictured',
  ]);
  expect([...(await recordsUnsent(stores))].sort()).toEqual(['amended', 'edited', 'pictured']);
});

it('keeps the list that unsent work continues, and no other', async () => {
  const stores = {
    lists: storeOf([
      { id: 'bag-check 1', keptAt: OLD, isUnsent: true, basisId: 'bag 1' },
      { id: 'bag-check 2', keptAt: OLD },
      { id: 'bag 1', keptAt: OLD },
      { id: 'bag 2', keptAt: OLD },
    ]),
  } as unknown as Parameters<typeof listsAtWork>[0];
  expect([...(await listsAtWork(stores))]).toEqual(['bag 1']);
});
