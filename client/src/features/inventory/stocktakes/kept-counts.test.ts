import { describe, expect, it } from 'vitest';
import { sendCounts, withCount, type CountDraft, type KeptCount } from './kept-counts';

const count = (lineId: string, quantity = 1): KeptCount => ({
  ...{ id: `count ${lineId} ${String(quantity)}`, lineId, name: lineId, quantity, counts: 0 },
  ...{ countedAt: '2026-11-20T10:00:00.000Z', refusal: null },
});
const draft = (...counts: readonly KeptCount[]): CountDraft => ({ number: 'ST-1', counts });

/** A draft that is changed, as the page holds it. */
const held = (first: CountDraft) => {
  const kept: CountDraft[] = [first];
  const change = (next: (before: CountDraft) => CountDraft): Promise<void> => {
    kept.push(next(kept.at(-1) ?? first));
    return Promise.resolve();
  };
  return { change, last: () => kept.at(-1)?.counts };
};

describe('counts that wait', () => {
  it('are one for each line, the latest', () => {
    expect(withCount(draft(count('a'), count('b')), count('a', 2)).counts).toEqual([
      count('b'),
      count('a', 2),
    ]);
  });

  it('are sent in their order, and stay where they are refused, with why', async () => {
    const whole = draft(count('a'), count('b'), count('c'));
    const { change, last } = held(whole);
    const sent: string[] = [];
    await sendCounts(
      whole,
      async ({ lineId }) => {
        sent.push(lineId);
        // Counted while the others are on their way.
        if (lineId === 'a') await change((before) => withCount(before, count('d')));
        return lineId === 'b' ? { refusal: 'Stock has moved. Count it again.' } : 'sent';
      },
      change,
    );
    expect(sent).toEqual(['a', 'b', 'c']);
    const refused = { ...count('b'), refusal: 'Stock has moved. Count it again.' };
    expect(last()).toEqual([refused, count('d')]);
    // What was refused is not sent again by itself.
    sent.length = 0;
    await sendCounts(draft(refused), () => Promise.reject(new Error('Sent')), change);
    expect(last()).toEqual([refused, count('d')]);
  });

  it('wait on where the server is not reached', async () => {
    const whole = draft(count('a'), count('b'));
    const { change, last } = held(whole);
    await sendCounts(whole, ({ lineId }) => Promise.resolve(lineId === 'a' ? 'sent' : 'unreachable'), change);
    expect(last()).toEqual([count('b')]);
  });
});
