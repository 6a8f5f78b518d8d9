import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseEvents } from '../../src/platform/events/database-events.js';
import type { Heard } from '../../src/platform/events/events.js';
import { createLogger } from '../../src/platform/logger.js';
import { until } from '../../src/platform/jobs/processes.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

const WAIT_MS = 10_000;

let database: TestDatabase;
let events: DatabaseEvents;
const logged: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  events = new DatabaseEvents({
    dataSource: database.dataSource,
    direct: database.app,
    logger: createLogger('info', { write: (line: string) => void logged.push(line) }),
  });
});
afterAll(async () => {
  await events.stop();
  await database.drop();
});

it('an event that PostgreSQL takes no notice of holds up no other: its listeners hear that they must look', async () => {
  const heard: (readonly [string, Heard])[] = [];
  const topics = ['prf 1', 'prf 2'];
  const stops = await Promise.all(
    topics.map((topic) => events.listen(topic, (one) => void heard.push([topic, one]))),
  );
  const outside = { transaction: null };
  events.publish(outside, { topic: 'prf 1', key: 'record', body: { visits: 'x'.repeat(9_000) } });
  events.publish(outside, { topic: 'prf 2', key: 'record', body: { kind: 'RECORD' } });
  await until(() => heard.length === topics.length, WAIT_MS);
  expect(heard).toEqual([
    ['prf 1', { kind: 'resumed' }],
    ['prf 2', { kind: 'event', body: { kind: 'RECORD' } }],
  ]);
  expect(logged.join('')).toContain('too long to send');
  for (const stop of stops) stop();
});
