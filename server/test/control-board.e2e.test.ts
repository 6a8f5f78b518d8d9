import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  type Json,
  server,
  ada,
  ben,
  eventId,
  now,
  done,
  read,
  call,
  openControl,
  closeControl,
  startEvent,
} from './control-fixture.js';
import { SocketCaller } from './harness/socket.js';

beforeAll(openControl);
afterAll(closeControl);
beforeEach(startEvent);

describe('the board', () => {
  it('sends a change to another controller over the socket', async () => {
    const socket = new SocketCaller(await server.listen(), ben.caller);
    try {
      const changes = socket.follow('subscription ($id: ID!) { controlChanged(eventId: $id) { eventId } }', {
        id: eventId,
      });
      await changes.at(0);
      await call();
      expect((await changes.at(1)).data).toEqual({ controlChanged: { eventId } });
    } finally {
      await socket.close();
    }
  });

  it('sends a changed record of the event within two seconds', async () => {
    const socket = new SocketCaller(await server.listen(), ben.caller);
    try {
      const changes = socket.follow('subscription ($id: ID!) { controlChanged(eventId: $id) { eventId } }', {
        id: eventId,
      });
      await changes.at(0);
      const { data } = await ada.caller.graphql(
        'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
        {
          input: {
            commands: [
              {
                commandId: newId(),
                prfId: newId(),
                section: 'incidentDetails',
                baseVersion: 0,
                deviceTime: now().toISOString(),
                changes: { incidentDetails: { event_id: eventId } },
              },
            ],
          },
        },
      );
      expect(data?.['savePrf']).toMatchObject({ results: [{ outcome: 'SAVED' }] });
      expect((await changes.at(1)).data).toEqual({ controlChanged: { eventId } });
    } finally {
      await socket.close();
    }
  });

  it('lists the records that need attention first, even the oldest of many, and counts all of them', async () => {
    const MANY = LIMITS.control.recordsShown + 5;
    await server.database.asOwner(
      `WITH made AS (
         INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids, open_alert_count, summary)
         SELECT gen_random_uuid(), 'MANY-' || $1::text || '-' || n, $1::uuid, $2::uuid, 'in_progress', $3::timestamptz - n * interval '1 minute',
                $3, ARRAY[$2::uuid], CASE WHEN n > $4::int - 2 THEN 1 ELSE 0 END,
                CASE WHEN n = $4::int - 2 THEN '{"latestNews2": {"total": 6, "band": "medium"}}'::jsonb ELSE '{}' END
         FROM generate_series(1, $4::int) n RETURNING id)
       SELECT FROM made`,
      [eventId, ada.userId, now(), MANY],
    );
    const { records, recordCounts } = await read(ada.caller);
    expect(records).toHaveLength(LIMITS.control.recordsShown);
    expect(recordCounts).toEqual({ open: MANY, alerts: 2 });
    // The two oldest, which have an alert, then the one with a score.
    expect(records.slice(0, 3).map(({ number }) => String(number).split('-').at(-1))).toEqual([
      ...[String(MANY), String(MANY - 1), String(MANY - 2)],
    ]);
  });

  it('sorts a restricted record as if it had no alert, so that its place reveals nothing', async () => {
    const MANY = LIMITS.control.recordsShown + 1;
    // The oldest has alerts and a high score, and is restricted.
    await server.database.asOwner(
      `WITH made AS (
         INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, created_at, updated_at, writer_ids, open_alert_count, summary)
         SELECT gen_random_uuid(), 'CUT-' || $1::text || '-' || n, $1::uuid, $2::uuid, 'in_progress', $3::timestamptz - n * interval '1 minute',
                $3, ARRAY[$2::uuid], CASE WHEN n = $4::int THEN 3 ELSE 0 END,
                CASE WHEN n = $4::int THEN '{"latestNews2": {"total": 12, "band": "high"}}'::jsonb ELSE '{}' END
         FROM generate_series(1, $4::int) n RETURNING id, custom_prf_id)
       SELECT FROM made`,
      [eventId, ada.userId, now(), MANY],
    );
    await server.database.asOwner(
      `INSERT INTO restriction (id, prf_id, reason, made_by, made_at)
       SELECT gen_random_uuid(), id, 'Press', $2, $3 FROM prf WHERE custom_prf_id = 'CUT-' || $1::text || '-' || $4::int`,
      [eventId, ada.userId, now(), MANY],
    );
    const { records, recordCounts } = await read(ben.caller);
    expect(recordCounts).toEqual({ open: MANY, alerts: 0 });
    expect(records).toHaveLength(LIMITS.control.recordsShown);
    expect(records.map(({ number }) => String(number).split('-').at(-1))).not.toContain(String(MANY));
  });

  it('is recorded in the audit trail each time it is opened, not each time it refreshes', async () => {
    const views = async () =>
      (
        await server.database.asOwner(
          `SELECT FROM audit_entry WHERE action = 'CONTROL_VIEWED' AND entity_id = $1`,
          [eventId],
        )
      ).length;
    const ask = (headers: Readonly<Record<string, string>>) =>
      ada.caller.graphql('query ($id: ID!) { controlBoard(eventId: $id) { id } }', { id: eventId }, headers);
    await ask({});
    await ask({ 'x-sideline-background': '1' });
    await ask({ 'x-sideline-background': '1' });
    expect(await views()).toBe(1);
    await ask({});
    expect(await views()).toBe(2);
  });
});

describe('a patient whose data is erased', () => {
  it('is removed from the text of the incident and of log entries about the record', async () => {
    const [id, patientId, prfId] = [newId(), newId(), newId()];
    await server.database.asOwner(
      `INSERT INTO patient (patient_id, patient_name) VALUES ($1, 'Robyn Zzyzx')`,
      [patientId],
    );
    await call(id, { what: 'Robyn Zzyzx fell', place: 'By the Zzyzx tent', caller: 'Zzyzx senior' });
    const opened = await ada.caller.graphql(
      'mutation ($input: OpenIncidentPrfInput!) { openIncidentPrf(input: $input) { openedIncidentPrf { customPrfId } } }',
      { input: { incidentId: id, prfId, commandId: newId() } },
    );
    expect(opened.errors).toBeUndefined();
    const linked = await ada.caller.graphql(
      'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }',
      { input: { prfId, patientId } },
    );
    expect(linked.errors).toBeUndefined();
    const line = (text: string, about: Json) =>
      done(ada.caller, 'addControlLogEntry', 'AddControlLogInput', {
        eventId,
        entryId: newId(),
        kind: 'call',
        text,
        ...about,
      });
    await line('Zzyzx asks for her mother', { prfId });
    await line('Zzyzx is with the stewards', { incidentId: id });
    await line('Gate 4 closed', {});

    const admin = await server.signedIn('admin');
    const ruled = await admin.graphql(
      'mutation ($input: RuleErasureInput!) { ruleErasure(input: $input) { erasure { state } } }',
      { input: { id: newId(), patientId, reason: 'Asked for', ruledBy: 'ICO', reference: 'IC-12' } },
    );
    expect(ruled.data).toEqual({ ruleErasure: { erasure: { state: 'approved' } } });
    const runId = newId();
    await admin.graphql(
      'mutation ($id: ID!) { startErasing(input: { runId: $id }) { erasureRun { total } } }',
      {
        id: runId,
      },
    );
    await server.services.erasing.run({ runId });

    for (const table of ['incident', 'incident_record', 'control_log'])
      expect(
        await server.database.asOwner(`SELECT FROM ${table} t WHERE t::text ILIKE '%zzyzx%'`),
        table,
      ).toEqual([]);
    const board = await read(ada.caller);
    expect(board.incidents).toMatchObject([{ number: 1, what: 'Erased', place: 'Erased', records: [] }]);
    expect(board.log.map(({ number, text }) => [number, text])).toEqual([
      [5, 'Gate 4 closed'],
      [4, 'Erased.'],
      [3, 'Erased.'],
      [2, 'Erased.'],
      [1, 'Erased.'],
    ]);
  });
});
