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
  'id name date endsAt timeZone location latitude longitude venueType attendanceExpected attendanceActual status notes version client { id name }';
const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${FIELDS} } } }`;
const MOVE = `mutation ($input: ChangeEventStatusInput!) { changeEventStatus(input: $input) { event { status version } } }`;
const NEW_CLIENT = `mutation ($input: CreateClientInput!) { createClient(input: $input) { client { id name contactName email phone isActive version eventCount users } } }`;
const CHANGE_CLIENT = `mutation ($input: UpdateClientInput!) { updateClient(input: $input) { client { name isActive version } } }`;

const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.problems?.map(({ field }) => field);

const facts = (changes: object = {}) => ({
  id: newId(),
  name: 'Harrowmere Half Marathon',
  date: '2026-12-01T08:00:00.000Z',
  endsAt: '2026-12-01T16:00:00.000Z',
  timeZone: 'Europe/London',
  ...changes,
});
const made = async (changes: object = {}) => {
  const input = facts(changes);
  const answer = await admin.graphql(CREATE, { input });
  expect(answer.errors).toBeUndefined();
  return input;
};
const client = async (name = `Client ${newId()}`): Promise<string> => {
  const id = newId();
  const answer = await admin.graphql(NEW_CLIENT, { input: { id, name } });
  expect(answer.errors).toBeUndefined();
  return id;
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
    const clientId = await client('Harrowmere Harriers');
    const said = {
      location: 'Riverside',
      latitude: 52.7,
      longitude: -2.75,
      venueType: 'Road course',
      attendanceExpected: 6500,
      notes: 'Gate 4.',
    };
    const input = facts({ ...said, clientId, name: ' Harrowmere Half Marathon ' });
    for (let n = 0; n < 2; n += 1) {
      const { data, errors } = await admin.graphql(CREATE, { input });
      expect(errors).toBeUndefined();
      expect(data?.['createEvent']).toEqual({
        event: {
          id: input.id,
          name: 'Harrowmere Half Marathon',
          date: input.date,
          endsAt: input.endsAt,
          timeZone: input.timeZone,
          ...said,
          attendanceActual: null,
          status: 'planned',
          version: 1,
          client: { id: clientId, name: 'Harrowmere Harriers' },
        },
      });
    }
    expect(await actionsOn(input.id)).toEqual([
      [
        'EVENT_CREATED',
        [
          'name',
          'clientId',
          'date',
          'endsAt',
          'timeZone',
          'location',
          'latitude',
          'longitude',
          'venueType',
          'attendanceExpected',
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
        endsAt: '2026-12-01T07:00:00Z',
        timeZone: 'Mars/Olympus',
        clientId: newId(),
      }),
    });
    expect(codeOf(answer)).toBe('BAD_INPUT');
    expect(fieldsOf(answer)).toEqual(['name', 'timeZone', 'endsAt']);
    expect(fieldsOf(await admin.graphql(CREATE, { input: facts({ clientId: newId() }) }))).toEqual([
      'clientId',
    ]);
    expect(fieldsOf(await admin.graphql(CREATE, { input: facts({ latitude: 52 }) }))).toEqual(['longitude']);
  });

  it('lies in no year that was mistyped', async () => {
    for (const [year, fields] of [
      ['2206', ['date', 'endsAt']],
      ['1926', ['date', 'endsAt']],
    ] as const) {
      const { date, endsAt } = facts({}) as { date: string; endsAt: string };
      const input = facts({ date: date.replace('2026', year), endsAt: endsAt.replace('2026', year) });
      const answer = await admin.graphql(CREATE, { input });
      expect(codeOf(answer)).toBe('BAD_INPUT');
      expect(fieldsOf(answer)).toEqual(fields);
    }
  });

  it('is changed from the version that was read, and from no other', async () => {
    const input = await made();
    const changed = { ...input, version: 1, location: 'Riverside', attendanceActual: 6120 };
    const answers = await Promise.all([
      admin.graphql(UPDATE, { input: changed }),
      admin.graphql(UPDATE, { input: { ...changed, location: 'Town hall' } }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', undefined]);
    const stands = (
      answers.find((answer) => codeOf(answer) === undefined)?.data?.['updateEvent'] as {
        readonly event: unknown;
      }
    ).event;
    expect(stands).toMatchObject({ version: 2, attendanceActual: 6120 });
    expect((await actionsOn(input.id)).at(-1)).toEqual(['EVENT_UPDATED', ['location', 'attendanceActual']]);
    // Nothing differs: no version passes, and nothing is recorded.
    const { version, location } = stands as { version: number; location: string };
    const same = await admin.graphql(UPDATE, { input: { ...changed, version, location } });
    expect(same.data?.['updateEvent']).toMatchObject({ event: { version: 2 } });
    expect(await actionsOn(input.id)).toHaveLength(2);
  });

  it('closes once every record is signed, void, or waived', async () => {
    const { id } = await made();
    await admin.graphql(MOVE, { input: { eventId: id, version: 1, status: 'live' } });
    const [waived, entered] = [newId(), newId()];
    for (const prfId of [waived, entered]) {
      const { errors } = await staff.graphql(
        'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
        {
          input: saveCommand(prfId, {
            changes: { incidentDetails: { event_id: id, chief_complaint: 'Fall' } },
          }),
        },
      );
      expect(errors).toBeUndefined();
    }
    const close = () => admin.graphql(MOVE, { input: { eventId: id, version: 2, status: 'closed' } });
    expect((await close()).errors?.[0]?.message).toBe(
      'This event cannot be closed yet: 2 patient records not signed. Settle each, or waive it with a reason.',
    );
    const void_ = await admin.graphql(
      'mutation ($input: PrfReasonInput!) { voidPrf(input: $input) { prf { status } } }',
      { input: { prfId: entered, reason: 'Entered at the wrong event' } },
    );
    expect(void_.errors).toBeUndefined();
    const { data, errors } = await admin.graphql(
      `mutation ($input: WaiveEventPointsInput!) { waiveEventPoints(input: $input) { eventCloseOut { points { itemId label waiver { reason } } } } }`,
      { input: { eventId: id, check: 'prfs_unsigned', itemIds: [waived], reason: 'Kept on paper' } },
    );
    expect(errors).toBeUndefined();
    expect(data?.['waiveEventPoints']).toMatchObject({
      eventCloseOut: {
        points: [
          {
            itemId: waived,
            label: expect.stringMatching(/^SL-/) as string,
            waiver: { reason: 'Kept on paper' },
          },
        ],
      },
    });
    expect((await close()).data?.['changeEventStatus']).toEqual({ event: { status: 'closed', version: 3 } });
  });

  it('goes from state to state as the table says, with reasons and by whom it may', async () => {
    const { id } = await made();
    const move = (caller: TestCaller, version: number, status: string, reason?: string) =>
      caller.graphql(MOVE, { input: { eventId: id, version, status, reason } });
    expect(codeOf(await move(admin, 1, 'closed'))).toBe('EVENT_STATE');
    expect(codeOf(await move(staff, 1, 'cancelled', 'Storm'))).toBe('FORBIDDEN');
    const bare = await move(admin, 1, 'cancelled', '  ');
    expect([codeOf(bare), fieldsOf(bare)]).toEqual(['BAD_INPUT', ['reason']]);
    expect((await move(staff, 1, 'live')).data?.['changeEventStatus']).toEqual({
      event: {
        status: 'live',
        version: 2,
      },
    });
    expect(codeOf(await move(admin, 1, 'closed'))).toBe('CHANGED_MEANWHILE');
    expect((await move(admin, 2, 'cancelled', 'Storm')).errors).toBeUndefined();
    const { data } = await staff.graphql(
      'query ($id: ID!) { event(eventId: $id) { statusChanges { from to reason changedAt changedBy } } }',
      { id },
    );
    const by = { changedAt: server.clock.now().toISOString(), changedBy: 'Robin Hale' };
    expect(data?.['event']).toEqual({
      statusChanges: [
        { from: 'live', to: 'cancelled', reason: 'Storm', ...by },
        { from: 'planned', to: 'live', reason: null, ...by },
      ],
    });
    expect((await actionsOn(id)).slice(1)).toEqual([
      ['EVENT_UPDATED', ['status']],
      ['EVENT_UPDATED', ['status']],
      ['EVENT_VIEWED', []],
    ]);
  });
});

describe('clients', () => {
  it('are listed by name with what they have, and share no name', async () => {
    const clientId = await client('Zephyr Events');
    await made({ clientId });
    await server.account('client', { clientId, firstName: 'Jo', lastName: 'Ash' });
    const { data } = await admin.graphql(
      '{ clients(filter: { text: "zephyr" }) { id name eventCount users isActive } }',
    );
    expect(data?.['clients']).toEqual([
      { id: clientId, name: 'Zephyr Events', eventCount: 1, users: ['Jo Ash'], isActive: true },
    ]);
    const taken = await admin.graphql(NEW_CLIENT, { input: { id: newId(), name: 'ZEPHYR events' } });
    expect([codeOf(taken), fieldsOf(taken)]).toEqual(['CONFLICT', ['name']]);
    const wrong = await admin.graphql(NEW_CLIENT, {
      input: { id: newId(), name: 'Another', email: 'jo', phone: 'ask' },
    });
    expect(fieldsOf(wrong)).toEqual(['email', 'phone']);
  });

  it('that are no longer worked for keep their events and get no other', async () => {
    const clientId = await client();
    const event = await made({ clientId });
    const input = { id: clientId, version: 1, name: `Former ${clientId}`, isActive: false };
    const { data } = await admin.graphql(CHANGE_CLIENT, { input });
    expect(data?.['updateClient']).toMatchObject({ client: { isActive: false, version: 2 } });
    expect(codeOf(await admin.graphql(CHANGE_CLIENT, { input }))).toBe('CHANGED_MEANWHILE');
    expect((await actionsOn(clientId)).map(([action]) => action)).toEqual([
      'CLIENT_CREATED',
      'CLIENT_DEACTIVATED',
    ]);
    expect(fieldsOf(await admin.graphql(CREATE, { input: facts({ clientId }) }))).toEqual(['clientId']);
    const kept = await admin.graphql(UPDATE, { input: { ...event, version: 1, location: 'Riverside' } });
    expect(kept.errors).toBeUndefined();
  });

  it('see their own events alone, without our notes, by every door', async () => {
    const [own, others] = [await client(), await client()];
    const mine = await made({ clientId: own, name: 'Own', notes: 'Bring the large tent' });
    const theirs = await made({ clientId: others, name: 'Theirs' });
    const none = await made({ name: 'Nobody’s' });
    const caller = await server.signedIn('client', { clientId: own });
    const list = await caller.graphql('{ events { totalCount nodes { id notes } } }');
    expect(list.data?.['events']).toEqual({ totalCount: 1, nodes: [{ id: mine.id, notes: null }] });
    const one = (id: string) =>
      caller.graphql('query ($id: ID!) { event(eventId: $id) { id notes } }', { id });
    expect((await one(mine.id)).data?.['event']).toEqual({ id: mine.id, notes: null });
    for (const { id } of [theirs, none]) expect(codeOf(await one(id))).toBe('NOT_FOUND');
    const rest = await caller.get('/api/events');
    expect(rest.json<{ eventID: string }[]>().map(({ eventID }) => eventID)).toEqual([mine.id]);
    const file = await caller.get('/api/exports/events');
    expect(file.body).toContain(mine.id);
    for (const { id } of [theirs, none]) expect(file.body).not.toContain(id);

    // An account without a client sees none, and neither does one whose client we no longer work for.
    const stray = await server.signedIn('client');
    expect((await stray.get('/api/events')).json()).toEqual([]);
    await admin.graphql(CHANGE_CLIENT, {
      input: { id: own, version: 1, name: `Former ${own}`, isActive: false },
    });
    expect((await caller.get('/api/events')).json()).toEqual([]);
    expect(codeOf(await one(mine.id))).toBe('NOT_FOUND');
  });
});
