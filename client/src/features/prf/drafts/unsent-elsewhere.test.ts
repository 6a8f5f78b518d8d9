import { describe, expect, it } from 'vitest';
import { unsentOfOthers } from './unsent-elsewhere';

describe('unsent changes of other pages on this device', () => {
  const isOfPage = (id: string) => id.startsWith('page');

  it('count their drafts’ fields and each picture, but nothing of this page', () => {
    const drafts = [
      { id: 'page draft', fields: 7 },
      { id: 'other draft', fields: 3 },
    ];
    const pictures = ['page picture', 'other picture', 'another picture'];
    expect(unsentOfOthers({ drafts, pictures }, isOfPage)).toBe(5);
  });

  it('count a draft that cannot be opened as one', () => {
    expect(unsentOfOthers({ drafts: [{ id: 'closed', fields: null }], pictures: [] }, isOfPage)).toBe(1);
  });

  it('are none if nothing is stored', () => {
    expect(unsentOfOthers({ drafts: [], pictures: [] }, isOfPage)).toBe(0);
  });
});
