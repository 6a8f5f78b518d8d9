import { describe, expect, it } from 'vitest';
import { sendCounts, withCount, type CountDraft, type KeptCount } from './kept-counts';

const count = (lineId: string, quantity = 1): KeptCount => ({
  ...{ id: `count ${lineId} ${String(quantity)}`, lineId, name: lineId, quantity, counts: 0 },
  ...{ countedAt: '2026-11-20T10:00:00.000Z', refusal: null },
});
const draft = (...counts: readonly KeptCount[]): CountDraft => ({ number: 'ST-1', counts });

describe('counts that wait', () => {
  it('are one for each line, the latest', () => {
    expect(withCount(draft(count('a'), count('b')), count('a', 2)).counts).toEqual([
      count('b'),
      count('a', 2),
    ]);
  });

  it('are sent in their order, and stay where they are refused, with why', async () => {
    const kept: number[] = [];
    const sent: string[] = [];
    const left = await sendCounts(
      draft(count('a'), count('b'), count('c')),
      ({ lineId }) => {
        sent.push(lineId);
        return Promise.resolve(lineId === 'b' ? { refusal: 'Stock has moved. Count it again.' } : 'sent');
      },
      ({ counts }) => {
        kept.push(counts.length);
        return Promise.resolve();
      },
    );
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(left.counts).toEqual([{ ...count('b'), refusal: 'Stock has moved. Count it again.' }]);
    expect(kept).toEqual([2, 2, 1]);
    // What was refused is not sent again by itself.
    expect(
      await sendCounts(
        left,
        () => Promise.reject(new Error('Sent')),
        () => Promise.resolve(),
      ),
    ).toEqual(left);
  });

  it('wait on where the server is not reached', async () => {
    const whole = draft(count('a'), count('b'));
    const left = await sendCounts(
      whole,
      ({ lineId }) => Promise.resolve(lineId === 'a' ? 'sent' : 'unreachable'),
      () => Promise.resolve(),
    );
    expect(left.counts).toEqual([count('b')]);
  });
});
