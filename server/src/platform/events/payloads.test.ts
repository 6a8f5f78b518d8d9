import { describe, expect, it, vi } from 'vitest';
import { payloadsOf } from './database-events.js';

describe('the content of one NOTIFY', () => {
  it('is empty if nothing happened', () => {
    expect(payloadsOf([], vi.fn())).toEqual([]);
  });

  it('is as much as PostgreSQL accepts, each event whole and in order', () => {
    const events = Array.from({ length: 400 }, (_, index) => ({
      topic: `prf ${String(index)}`,
      key: 'record',
      body: { kind: 'RECORD', by: 'Ångström '.repeat(index % 7) },
    }));
    const payloads = payloadsOf(events, vi.fn());
    expect(payloads.length).toBeGreaterThan(1);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    expect(payloads.flatMap((payload) => JSON.parse(payload) as unknown[])).toEqual(
      events.map(({ topic, body }) => [topic, body]),
    );
  });

  it('for an event that no NOTIFY can hold, is only that there was one', () => {
    const tooLong = vi.fn();
    const short = { topic: 'prf 2', key: 'record', body: { kind: 'RECORD' } };
    const long = { topic: 'prf 1', key: 'record', body: { by: 'å'.repeat(4_000) } };
    expect(payloadsOf([long, short], tooLong).map((payload) => JSON.parse(payload) as unknown)).toEqual([
      [
        ['prf 1', null],
        ['prf 2', { kind: 'RECORD' }],
      ],
    ]);
    expect(tooLong.mock.calls).toEqual([['prf 1']]);
  });

  it('is limited even if one event fills it to the byte', () => {
    for (let length = 7_700; length < 8_000; length += 1) {
      const [payload = ''] = payloadsOf(
        [{ topic: 't', key: 'k', body: { by: 'a'.repeat(length) } }],
        vi.fn(),
      );
      expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(7_900);
    }
  });
});
