import { describe, expect, it } from 'vitest';
import { maySwap, STANDING_SWAPS, SWAP_ACTIONS, SWAP_STATUSES, type SwapParty } from './swaps.js';

const allowed = (party: SwapParty) =>
  SWAP_STATUSES.flatMap((status) =>
    SWAP_ACTIONS.filter((action) => maySwap(action, status, [party])).map((action) => `${status} ${action}`),
  );

describe('the states of a swap', () => {
  it('are changed by the party whose turn it is', () => {
    expect(allowed('offerer')).toEqual(['offered withdraw', 'accepted withdraw']);
    expect(allowed('other')).toEqual(['offered accept', 'offered decline']);
    expect(allowed('admin')).toEqual(['offered refuse', 'accepted approve', 'accepted refuse']);
  });

  it('can be ended, except from an end state', () => {
    const parties: readonly SwapParty[] = ['offerer', 'other', 'admin'];
    const open = SWAP_STATUSES.filter((status) =>
      SWAP_ACTIONS.some((action) => maySwap(action, status, parties)),
    );
    expect(open).toEqual([...STANDING_SWAPS]);
  });
});
