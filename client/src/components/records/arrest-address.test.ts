import { describe, expect, it } from 'vitest';
import { arrestAddress } from './arrest-address';

describe('arrest mode', () => {
  it.each([
    ['/prf/SL-261120-7K3M9Q2D', '/prf/SL-261120-7K3M9Q2D?mode=arrest', true],
    ['/createprf', '/createprf?mode=arrest', true],
    ['/dashboard', '/createprf?mode=arrest', false],
    ['/prf/SL-261120-7K3M9Q2D/handover', '/createprf?mode=arrest', false],
  ])('opens from %s at %s', (from, path, isHere) => {
    expect(arrestAddress(from)).toEqual({ path, isHere });
  });
});
