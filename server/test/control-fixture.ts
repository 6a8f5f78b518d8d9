import { expect } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { insertShift } from './harness/shift-row.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { takeOn, type Member } from './staff-member.js';
import { firstOf, mutationOf } from './harness/mutations.js';

/** An event with two people on shift, for the tests of event control. */

export type Json = Readonly<Record<string, unknown>>;

export interface Incident {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly version: number;
  readonly callSign: string | null;
  readonly outcome: string | null;
  readonly records: readonly Json[];
}

interface Entry {
  readonly number: number;
  readonly kind: string;
  readonly text: string;
  readonly by: string;
  readonly corrects: number | null;
  readonly correctedBy: number | null;
}

export interface Board {
  readonly incidents: readonly Incident[];
  readonly crews: readonly (Json & {
    readonly id: string;
    readonly callSign: string;
    readonly state: string;
  })[];
  readonly people: readonly Json[];
  readonly places: readonly (Json & { readonly id: string })[];
  readonly records: readonly Json[];
  readonly recordCounts: Json;
  readonly log: readonly Entry[];
  readonly methane: Entry | null;
  readonly controller: { readonly name: string } | null;
  readonly handover: { readonly id: string; readonly by: string } | null;
}

export const BOARD = `{ id eventName eventStatus asAt zones
  incidents { id number priority zone zoneId place what state version crewId callSign calledAt assignedAt mobileAt atSceneAt
    withPatientAt clearAt timesFromRecords outcome changedBy records { kind number withPatientAt arrivedAt } }
  crews { id callSign bag vehicle state ownState since incidentNumber version members { staffId name isOnShift } }
  people { staffId name isOnShift } places { id name beds occupied waiting version }
  records { number incidentNumber complaint news2 openAlerts author } recordCounts { open alerts }
  log { number at recordedAt kind text by corrects correctedBy incidentNumber callSign prfNumber methane { majorIncident } }
  methane { number text methane { majorIncident } } controller { name } handover { id by summary } }`;

export let server: TestServer;
export let ada: Member;
export let ben: Member;
export let eventId: string;

export const openControl = async (): Promise<void> => {
  server = await startTestServer();
  ada = await takeOn(server, 'Ada', 'team_leader');
  ben = await takeOn(server, 'Ben', 'paramedic');
};
export const closeControl = (): Promise<void> => server.close();

/** A new event, at which only Ada and Ben are on shift. */
export const startEvent = async (): Promise<void> => {
  eventId = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lantern Night', $2, $3, 'live')`,
    [eventId, now(), new Date(now().getTime() + 8 * 3_600_000)],
  );
  // One person's shifts never overlap, and each test has its own event.
  await server.database.asOwner(`DELETE FROM control_crew_member`);
  await server.database.asOwner(
    `UPDATE shift SET status = 'cancelled', reason = 'Next test', version = version + 1 WHERE status = 'assigned'`,
  );
  for (const { staffId, userId } of [ada, ben])
    await insertShift(server.database, {
      shift_id: newId(),
      event_id: eventId,
      batch_id: newId(),
      starts_at: now(),
      ends_at: new Date(now().getTime() + 8 * 3_600_000),
      priority: 'normal',
      status: 'assigned',
      staff_id: staffId,
      created_by: userId,
      created_at: now(),
    });
};

export const now = () => server.clock.now();
export const ask = async (caller: TestCaller, field: string, type: string, input: Json) => {
  const { data, errors } = await caller.graphql(mutationOf(field, BOARD, type), { input });
  return { board: firstOf(data) as Board | undefined, refusal: errors?.[0] };
};
export const done = async (caller: TestCaller, field: string, type: string, input: Json): Promise<Board> => {
  const { board, refusal } = await ask(caller, field, type, input);
  expect(refusal).toBeUndefined();
  if (board === undefined) throw new Error(`${field} answered nothing`);
  return board;
};
export const read = async (caller: TestCaller): Promise<Board> => {
  const { data, errors } = await caller.graphql(`query ($id: ID!) { controlBoard(eventId: $id) ${BOARD} }`, {
    id: eventId,
  });
  expect(errors).toBeUndefined();
  return data?.['controlBoard'] as Board;
};
export const call = (incidentId = newId(), facts: Json = {}) =>
  done(ada.caller, 'openIncident', 'OpenIncidentInput', {
    eventId,
    incidentId,
    priority: 'p2',
    zone: 'Arena',
    place: 'Gate 4',
    what: 'Collapse',
    casualties: 1,
    ...facts,
  });
export const crew = async (
  callSign: string,
  staffIds: readonly string[] = [],
  who = ada.caller,
): Promise<string> => {
  const crewId = newId();
  await done(who, 'saveCrew', 'SaveCrewInput', {
    eventId,
    crewId,
    version: 0,
    callSign,
    bag: 'Bag 3',
    ownState: 'available',
    staffIds,
  });
  return crewId;
};
export const advance = (
  caller: TestCaller,
  incidentId: string,
  version: number,
  to: string,
  more: Json = {},
) => ask(caller, 'advanceIncident', 'AdvanceIncidentInput', { incidentId, version, to, ...more });
