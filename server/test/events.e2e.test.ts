import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { saveCommand } from './access-world.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  staff = await server.signedIn('staff');
});
afterAll(() => server.close());

const FIELDS =
  'eventID name date ends_at time_zone location latitude longitude venue_type attendance_expected attendance_actual status notes version client { client_id name }';
const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { ${FIELDS} } }`;
const MOVE = `mutation ($input: ChangeEventStatusInput!) { changeEventStatus(input: $input) { status version } }`;
const NEW_CLIENT = `mutation ($input: CreateClientInput!) { createClient(input: $input) { client_id name contact_name email phone is_active version event_count users } }`;
const CHANGE_CLIENT = `mutation ($input: UpdateClientInput!) { updateClient(input: $input) { name is_active version } }`;

const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.problems?.map(({ field }) => field);

const facts = (changes: object = {}) => ({
  eventID: newId(),
  name: 'Harrowmere Half Marathon',
  date: '2026-12-01T08:00:00.000Z',
  ends_at: '2026-12-01T16:00:00.000Z',
  time_zone: 'Europe/London',
  ...changes,
});
const made = async (changes: object = {}) => {
  const input = facts(changes);
  const answer = await admin.graphql(CREATE, { input });
  expect(answer.errors).toBeUndefined();
  return input;
};
const client = async (name = `Client ${newId()}`): Promise<string> => {
  const client_id = newId();
  const answer = await admin.graphql(NEW_CLIENT, { input: { client_id, name } });
  expect(answer.errors).toBeUndefined();
  return client_id;
};
const actionsOn = async (id: string): Promise<[string, string[]][]> => {
  const rows: { action: string; fields_changed: string[] }[] = await server.database.asOwner(
    `SELECT action, fields_changed FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at, id`,
    [id],
  );
  return rows.map(({ action, fields_changed }) => [action, fields_changed]);
};

describe('an event', () => {
  it('is planned with all that is said of it, once however often it is sent, and audited once', async () => {
    const client_id = await client('Harrowmere Harriers');
    const said = {
      location: 'Riverside',
      latitude: 52.7,
      longitude: -2.75,
      venue_type: 'Road course',
      attendance_expected: 6500,
      notes: 'Gate 4.',
    };
    const input = facts({ ...said, client_id, name: ' Harrowmere Half Marathon ' });
    for (let n = 0; n < 2; n += 1) {
      const { data, errors } = await admin.graphql(CREATE, { input });
      expect(errors).toBeUndefined();
      expect(data?.['createEvent']).toEqual({
        eventID: input.eventID,
        name: 'Harrowmere Half Marathon',
        date: input.date,
        ends_at: input.ends_at,
        time_zone: input.time_zone,
        ...said,
        attendance_actual: null,
        status: 'planned',
        version: 1,
        client: { client_id, name: 'Harrowmere Harriers' },
      });
    }
    expect(await actionsOn(input.eventID)).toEqual([
      [
        'EVENT_CREATED',
        [
          'name',
          'client_id',
          'date',
          'ends_at',
          'time_zone',
          'location',
          'latitude',
          'longitude',
          'venue_type',
          'attendance_expected',
          'notes',
        ],
      ],
    ]);
    expect(codeOf(await admin.graphql(CREATE, { input: { ...input, name: 'Another' } }))).toBe(
      'COMMAND_REUSED',
    );
    const other = await server.signedIn('admin');
    expect(codeOf(await other.graphql(CREATE, { input }))).toBe('CONFLICT');
  });

  it('is refused with the fields that are wrong', async () => {
    const answer = await admin.graphql(CREATE, {
      input: facts({
        name: ' ',
        ends_at: '2026-12-01T07:00:00Z',
        time_zone: 'Mars/Olympus',
        client_id: newId(),
      }),
    });
    expect(codeOf(answer)).toBe('BAD_INPUT');
    expect(fieldsOf(answer)).toEqual(['name', 'time_zone', 'ends_at']);
    expect(fieldsOf(await admin.graphql(CREATE, { input: facts({ client_id: newId() }) }))).toEqual([
      'client_id',
    ]);
    expect(fieldsOf(await admin.graphql(CREATE, { input: facts({ latitude: 52 }) }))).toEqual(['longitude']);
  });

  it('lies in no year that was mistyped', async () => {
    for (const [year, fields] of [
      ['2206', ['date', 'ends_at']],
      ['1926', ['date', 'ends_at']],
    ] as const) {
      const { date, ends_at } = facts({}) as { date: string; ends_at: string };
      const input = facts({ date: date.replace('2026', year), ends_at: ends_at.replace('2026', year) });
      const answer = await admin.graphql(CREATE, { input });
      expect(codeOf(answer)).toBe('BAD_INPUT');
      expect(fieldsOf(answer)).toEqual(fields);
    }
  });

  it('is changed from the version that was read, and from no other', async () => {
    const input = await made();
    const changed = { ...input, version: 1, location: 'Riverside', attendance_actual: 6120 };
    const answers = await Promise.all([
      admin.graphql(UPDATE, { input: changed }),
      admin.graphql(UPDATE, { input: { ...changed, location: 'Town hall' } }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', undefined]);
    const stands = answers.find((answer) => codeOf(answer) === undefined)?.data?.['updateEvent'];
    expect(stands).toMatchObject({ version: 2, attendance_actual: 6120 });
    expect((await actionsOn(input.eventID)).at(-1)).toEqual([
      'EVENT_UPDATED',
      ['location', 'attendance_actual'],
    ]);
    // Nothing differs: no version passes, and nothing is recorded.
    const { version, location } = stands as { version: number; location: string };
    const same = await admin.graphql(UPDATE, { input: { ...changed, version, location } });
    expect(same.data?.['updateEvent']).toMatchObject({ version: 2 });
    expect(await actionsOn(input.eventID)).toHaveLength(2);
  });

  it('closes once every record is signed, void, or waived', async () => {
    const { eventID } = await made();
    await admin.graphql(MOVE, { input: { eventID, version: 1, status: 'live' } });
    const [waived, entered] = [newId(), newId()];
    for (const prfId of [waived, entered]) {
      const { errors } = await staff.graphql(
        'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
        {
          input: saveCommand(prfId, {
            changes: { incidentDetails: { event_id: eventID, chief_complaint: 'Fall' } },
          }),
        },
      );
      expect(errors).toBeUndefined();
    }
    const close = () => admin.graphql(MOVE, { input: { eventID, version: 2, status: 'closed' } });
    expect((await close()).errors?.[0]?.message).toBe(
      'This event cannot be closed yet: 2 patient records not signed. Settle each, or waive it with a reason.',
    );
    const void_ = await admin.graphql(
      'mutation ($input: PrfReasonInput!) { voidPrf(input: $input) { status } }',
      { input: { prfId: entered, reason: 'Entered at the wrong event' } },
    );
    expect(void_.errors).toBeUndefined();
    const { data, errors } = await admin.graphql(
      `mutation ($input: WaiveEventPointsInput!) { waiveEventPoints(input: $input) { points { itemId label waiver { reason } } } }`,
      { input: { eventId: eventID, check: 'prfs_unsigned', itemIds: [waived], reason: 'Kept on paper' } },
    );
    expect(errors).toBeUndefined();
    expect(data?.['waiveEventPoints']).toMatchObject({
      points: [
        {
          itemId: waived,
          label: expect.stringMatching(/^SL-/) as string,
          waiver: { reason: 'Kept on paper' },
        },
      ],
    });
    expect((await close()).data?.['changeEventStatus']).toEqual({ status: 'closed', version: 3 });
  });

  it('goes from state to state as the table says, with reasons and by whom it may', async () => {
    const { eventID } = await made();
    const move = (caller: TestCaller, version: number, status: string, reason?: string) =>
      caller.graphql(MOVE, { input: { eventID, version, status, reason } });
    expect(codeOf(await move(admin, 1, 'closed'))).toBe('EVENT_STATE');
    expect(codeOf(await move(staff, 1, 'cancelled', 'Storm'))).toBe('FORBIDDEN');
    const bare = await move(admin, 1, 'cancelled', '  ');
    expect([codeOf(bare), fieldsOf(bare)]).toEqual(['BAD_INPUT', ['reason']]);
    expect((await move(staff, 1, 'live')).data?.['changeEventStatus']).toEqual({
      status: 'live',
      version: 2,
    });
    expect(codeOf(await move(admin, 1, 'closed'))).toBe('CHANGED_MEANWHILE');
    expect((await move(admin, 2, 'cancelled', 'Storm')).errors).toBeUndefined();
    const { data } = await staff.graphql(
      'query ($id: ID!) { event(eventId: $id) { status_changes { from to reason changed_at changed_by } } }',
      { id: eventID },
    );
    const by = { changed_at: server.clock.now().toISOString(), changed_by: 'Robin Hale' };
    expect(data?.['event']).toEqual({
      status_changes: [
        { from: 'live', to: 'cancelled', reason: 'Storm', ...by },
        { from: 'planned', to: 'live', reason: null, ...by },
      ],
    });
    expect((await actionsOn(eventID)).slice(1)).toEqual([
      ['EVENT_UPDATED', ['status']],
      ['EVENT_UPDATED', ['status']],
      ['EVENT_VIEWED', []],
    ]);
  });
});

describe('clients', () => {
  it('are listed by name with what they have, and share no name', async () => {
    const client_id = await client('Zephyr Events');
    await made({ client_id });
    await server.account('client', { clientId: client_id, firstName: 'Jo', lastName: 'Ash' });
    const { data } = await admin.graphql(
      '{ clients(filter: { text: "zephyr" }) { client_id name event_count users is_active } }',
    );
    expect(data?.['clients']).toEqual([
      { client_id, name: 'Zephyr Events', event_count: 1, users: ['Jo Ash'], is_active: true },
    ]);
    const taken = await admin.graphql(NEW_CLIENT, { input: { client_id: newId(), name: 'ZEPHYR events' } });
    expect([codeOf(taken), fieldsOf(taken)]).toEqual(['CONFLICT', ['name']]);
    const wrong = await admin.graphql(NEW_CLIENT, {
      input: { client_id: newId(), name: 'Another', email: 'jo', phone: 'ask' },
    });
    expect(fieldsOf(wrong)).toEqual(['email', 'phone']);
  });

  it('that are no longer worked for keep their events and get no other', async () => {
    const client_id = await client();
    const event = await made({ client_id });
    const input = { client_id, version: 1, name: `Former ${client_id}`, is_active: false };
    const { data } = await admin.graphql(CHANGE_CLIENT, { input });
    expect(data?.['updateClient']).toMatchObject({ is_active: false, version: 2 });
    expect(codeOf(await admin.graphql(CHANGE_CLIENT, { input }))).toBe('CHANGED_MEANWHILE');
    expect((await actionsOn(client_id)).map(([action]) => action)).toEqual([
      'CLIENT_CREATED',
      'CLIENT_DEACTIVATED',
    ]);
    expect(fieldsOf(await admin.graphql(CREATE, { input: facts({ client_id }) }))).toEqual(['client_id']);
    const kept = await admin.graphql(UPDATE, { input: { ...event, version: 1, location: 'Riverside' } });
    expect(kept.errors).toBeUndefined();
  });

  it('see their own events alone, without our notes, by every door', async () => {
    const [own, others] = [await client(), await client()];
    const mine = await made({ client_id: own, name: 'Own', notes: 'Bring the large tent' });
    const theirs = await made({ client_id: others, name: 'Theirs' });
    const none = await made({ name: 'Nobody’s' });
    const caller = await server.signedIn('client', { clientId: own });
    const list = await caller.graphql('{ events { totalCount nodes { eventID notes } } }');
    expect(list.data?.['events']).toEqual({ totalCount: 1, nodes: [{ eventID: mine.eventID, notes: null }] });
    const one = (id: string) =>
      caller.graphql('query ($id: ID!) { event(eventId: $id) { eventID notes } }', { id });
    expect((await one(mine.eventID)).data?.['event']).toEqual({ eventID: mine.eventID, notes: null });
    for (const { eventID } of [theirs, none]) expect(codeOf(await one(eventID))).toBe('NOT_FOUND');
    const rest = await caller.get('/api/events');
    expect(rest.json<{ eventID: string }[]>().map(({ eventID }) => eventID)).toEqual([mine.eventID]);
    const file = await caller.get('/api/exports/events');
    expect(file.body).toContain(mine.eventID);
    for (const { eventID } of [theirs, none]) expect(file.body).not.toContain(eventID);

    // An account without a client sees none, and neither does one whose client we no longer work for.
    const stray = await server.signedIn('client');
    expect((await stray.get('/api/events')).json()).toEqual([]);
    await admin.graphql(CHANGE_CLIENT, {
      input: { client_id: own, version: 1, name: `Former ${own}`, is_active: false },
    });
    expect((await caller.get('/api/events')).json()).toEqual([]);
    expect(codeOf(await one(mine.eventID))).toBe('NOT_FOUND');
  });
});
