import { describe, expect, it, vi } from 'vitest';
import { cameraWords } from './camera-words';
import { onlyAnswer, scanOutcome, type ScanChoice } from './scanned';

const TODAY = '2026-11-25';
const ID = '0b9f6c1e-58d1-4f0a-9c5e-6f2f3a1b7c3d';

describe('the result of a scan', () => {
  it('gives the name and what sets the item apart', async () => {
    const find = vi.fn(() => Promise.resolve<ScanChoice>({ id: ID, name: 'Bag 03', detail: 'Store A' }));
    expect(await scanOutcome(`https://sideline.example/s/bag/${ID}`, TODAY, find)).toEqual({
      is: 'found',
      choice: { id: ID, name: 'Bag 03', detail: 'Store A' },
      said: 'Bag 03, Store A',
    });
    expect(find).toHaveBeenCalledWith({ is: 'label', kind: 'bag', id: ID });
  });

  it.each([
    [`https://sideline.example/s/bag/${ID}`, 'Nothing here has this bag label.'],
    ['9501101530003', 'Nothing here has GTIN 09501101530003.'],
    [']C100106141411234567897', 'Nothing here has this barcode.'],
    ['AMB-17', 'Nothing here has “AMB-17”.'],
  ])('says that nothing has the code %s', async (text, said) => {
    expect(await scanOutcome(text, TODAY, () => Promise.resolve(null))).toMatchObject({
      is: 'refused',
      said,
    });
  });

  it('says why what was scanned cannot be taken, and chooses nothing', async () => {
    const refusal = 'Adrenaline pen expired on 31 Oct 2026. Take it out of the bag.';
    const find = () => Promise.resolve<ScanChoice>({ id: ID, name: 'Adrenaline pen', refusal });
    const outcome = await scanOutcome('9501101530003', TODAY, find);
    expect(outcome).toMatchObject({ is: 'refused', said: refusal });
    expect(outcome).not.toHaveProperty('choice');
  });

  it('does not look up an invalid barcode', async () => {
    const find = vi.fn(() => Promise.resolve(null));
    const outcome = await scanOutcome('0109521234543214', TODAY, find);
    expect(outcome.said).toContain('check digit');
    expect(find).not.toHaveBeenCalled();
  });

  it('leaves a failed look-up to the caller', async () => {
    await expect(scanOutcome('AMB-17', TODAY, () => Promise.reject(new Error('Offline')))).rejects.toThrow(
      'Offline',
    );
  });
});

describe('a camera that cannot be opened', () => {
  it('says why, and what to do instead', () => {
    const refusal = new Error();
    refusal.name = 'NotAllowedError';
    expect(cameraWords(refusal)).toMatch(/permission to use the camera.*enter the code/);
    expect(cameraWords('anything')).toMatch(/could not be started/);
  });
});

it('selects the only result for the current text with Enter, and no result for earlier text', () => {
  const saline = { id: ID, name: 'Saline' };
  const answer = { of: 'sal', choices: [saline] };
  expect(onlyAnswer('sal ', answer)).toBe(saline);
  expect(onlyAnswer('salbutamol', answer)).toBeNull();
  expect(onlyAnswer('sal', { of: 'sal', choices: [saline, { id: 'b', name: 'Salbutamol' }] })).toBeNull();
});
