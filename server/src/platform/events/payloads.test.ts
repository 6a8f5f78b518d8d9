import { describe, expect, it } from 'vitest';
import { payloadsOf } from './database-events.js';

describe('what is told in one NOTIFY', () => {
  it('is nothing where nothing happened', () => {
    expect(payloadsOf([])).toEqual([]);
  });

  it('is as much as PostgreSQL takes, each event whole and in its order', () => {
    const events = Array.from({ length: 400 }, (_, index) => ({
      topic: `prf ${String(index)}`,
      key: 'record',
      body: { kind: 'RECORD', by: 'Ångström '.repeat(index % 7) },
    }));
    const payloads = payloadsOf(events);
    expect(payloads.length).toBeGreaterThan(1);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    expect(payloads.flatMap((payload) => JSON.parse(payload) as unknown[])).toEqual(
      events.map(({ topic, body }) => [topic, body]),
    );
  });
});
