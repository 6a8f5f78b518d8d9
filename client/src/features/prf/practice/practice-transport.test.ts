import { describe, expect, it, vi } from 'vitest';
import { newDraft } from '../drafts/draft-state';
import { DraftStore } from '../drafts/draft-store';
import { sectionDraft } from '../drafts/draft-view';
import { practiceTransport } from './practice-transport';

const NOW = new Date('2026-11-20T14:30:00.000Z');
const SET = '0199f6a2-7c1e-7000-8000-000000000001';

const practise = () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nothing is asked of a server'));
  let made = 0;
  const store = new DraftStore(newDraft('0199f6a2-7c1e-7000-8000-000000000000'), {
    transport: practiceTransport(() => NOW),
    keep: () => undefined,
    now: () => NOW,
    newId: () => `command-${String((made += 1))}`,
    after: () => () => undefined,
  });
  return { store, fetched };
};

describe('a practice record', () => {
  it('accepts entries as a server would, without contacting one', async () => {
    const { store, fetched } = practise();
    store.edit('incidentDetails', 'chief_complaint', 'Twisted knee');
    store.edit('observations', `entries/${SET}/heart_rate`, 80);
    expect(await store.flush()).toBe(true);
    expect(sectionDraft(store.getState(), 'incidentDetails').data).toMatchObject({
      chief_complaint: 'Twisted knee',
    });
    expect(store.getState().customPrfId).toBe('PRACTICE');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('refuses what the server would refuse, at its field', async () => {
    const { store, fetched } = practise();
    store.edit('observations', `entries/${SET}/heart_rate`, 1_300);
    await store.flush();
    const { refused } = sectionDraft(store.getState(), 'observations');
    expect(refused?.problems.map(({ field }) => field)).toEqual([`entries/${SET}/heart_rate`]);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});
