import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';
import { firstOf } from './harness/mutations.js';

type Json = Readonly<Record<string, unknown>>;

const ENTRY = `{ id number kind state happenedOn severity eventName prfNumber staffName place text writtenBy
  steps { id kind happenedOn text } }`;

let server: TestServer;
let admin: TestCaller;
let ada: Member;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  ada = await takeOn(server, 'Ada', 'paramedic');
});
afterAll(() => server.close());

interface Entry {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly steps: readonly Json[];
}
const add = async (facts: Json, caller = admin) => {
  const { data, errors } = await caller.graphql(
    `mutation ($input: AddQualityEntryInput!) { addQualityEntry(input: $input) { qualityEntry ${ENTRY} } }`,
    {
      input: { id: newId(), happenedOn: '2026-11-19', text: 'Waited two hours', kind: 'complaint', ...facts },
    },
  );
  return {
    entry: firstOf(data) as Entry | undefined,
    refusal: errors?.[0],
  };
};
const step = async (entryId: string, kind: string, facts: Json = {}) => {
  const { data, errors } = await admin.graphql(
    `mutation ($input: AddQualityStepInput!) { addQualityStep(input: $input) { qualityEntry ${ENTRY} } }`,
    { input: { id: newId(), entryId, kind, happenedOn: '2026-11-20', text: 'Rang them', ...facts } },
  );
  return {
    entry: firstOf(data) as Entry | undefined,
    refusal: errors?.[0],
  };
};
const list = async (filter: Json = {}) => {
  const { data, errors } = await admin.graphql(
    `query ($filter: QualityFilter) { qualityEntries(filter: $filter, first: 50) { totalCount nodes ${ENTRY} } }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data?.['qualityEntries'] as { readonly totalCount: number; readonly nodes: readonly Entry[] };
};

describe('the quality register', () => {
  it('takes a duty of candour from what happened to its end, each step once and in its order', async () => {
    const fault = async (facts: Json) => (await add(facts)).refusal?.extensions.problems?.[0];
    expect(await fault({ kind: 'duty_of_candour', severity: 'low' })).toMatchObject({ field: 'severity' });
    expect(await fault({ prfNumber: 'SL-NONE' })).toMatchObject({ field: 'prfNumber', code: 'unknown' });
    expect(await fault({ eventId: newId() })).toMatchObject({ field: 'eventId', code: 'unknown' });
    expect(await fault({ happenedOn: '2026-12-24' })).toMatchObject({ field: 'happenedOn' });
    const id = newId();
    const facts = { id, kind: 'duty_of_candour', severity: 'moderate' };
    await add(facts);
    const { entry } = await add(facts);
    expect(entry).toMatchObject({ state: 'open', severity: 'moderate', steps: [] });
    // Sent again with other words, it is another thing.
    expect((await add({ ...facts, text: 'Other words' })).refusal?.extensions.code).toBe('COMMAND_REUSED');

    const early = await step(id, 'closed');
    expect(early.refusal?.extensions.code).toBe('QUALITY_STEPS_MISSING');
    expect(early.refusal?.message).toContain(
      'Still needs: told in person, with an apology; answered in writing',
    );
    expect((await step(id, 'acknowledged')).refusal?.extensions.problems).toMatchObject([{ field: 'kind' }]);
    expect((await step(id, 'told', { happenedOn: '2026-11-18' })).refusal?.extensions.problems).toMatchObject(
      [{ field: 'happenedOn', code: 'too_early' }],
    );
    const stepId = newId();
    await step(id, 'told', { id: stepId });
    await step(id, 'told', { id: stepId });
    await step(id, 'written');
    const closed = await step(id, 'closed');
    expect(closed.entry).toMatchObject({
      ...{ state: 'closed', steps: [{ kind: 'told' }, { kind: 'written' }, { kind: 'closed' }] },
    });
    expect((await step(id, 'note')).refusal?.extensions.problems).toMatchObject([{ field: 'kind' }]);
    expect((await step(id, 'reopened')).entry?.state).toBe('open');
    const audited = await server.database.asOwner<{ action: string }>(
      `SELECT action FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at`,
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'QUALITY_ENTRY_ADDED',
      ...Array.from({ length: 4 }, () => 'QUALITY_STEP_ADDED'),
    ]);
  });

  it('is only added to, by administrators, and filtered by kind and state', async () => {
    const { entry } = await add({ kind: 'training', staffId: ada.staffId, text: 'Paediatric life support' });
    expect(entry).toMatchObject({ state: 'closed', staffName: 'Ada Vale' });
    await add({ kind: 'cleaning', place: 'Ambulance 2', text: 'Deep clean' });
    await add({});
    // Numbered without a gap, steps or not, also by two who write at once.
    await Promise.all([add({}), add({})]);
    const numbers = (await list()).nodes.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from(numbers, (_, place) => place + 1));
    expect((await list({ kind: 'training' })).nodes).toMatchObject([{ kind: 'training' }]);
    expect((await list({ state: 'open', kind: 'cleaning' })).totalCount).toBe(0);
    expect((await list({ state: 'open' })).nodes.every(({ state }) => state === 'open')).toBe(true);
    expect((await add({}, ada.caller)).refusal?.extensions.code).toBe('FORBIDDEN');
    for (const change of [`UPDATE quality_entry SET text = 'x'`, 'DELETE FROM quality_entry'])
      await expect(server.database.asOwner(change)).rejects.toThrow(/only added to/);
  });
});
