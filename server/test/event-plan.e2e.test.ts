import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { newId } from '../src/platform/ids.js';
import { pdfFigures, pdfText } from './harness/pdf-text.js';
import { SocketCaller } from './harness/socket.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: TestCaller;
let staff: TestCaller;
let eventId: string;
let zoneId: string;

const BOARD =
  'query ($id: ID!) { controlBoard(eventId: $id) { zones plan { width height version } eventZones { name planX planY } } }';
const PLACE =
  'mutation ($input: PlaceEventZoneInput!) { placeEventZone(input: $input) { eventZone { planX planY version } } }';

const picture = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: '#7a9' } })
    .png()
    .toBuffer();
const send = (caller: TestCaller, payload: Buffer, id = eventId) =>
  caller.request({
    method: 'PUT',
    url: `/api/events/${id}/plan/picture`,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
const board = async (caller: TestCaller) =>
  (await caller.graphql(BOARD, { id: eventId })).data?.['controlBoard'];
const place = (caller: TestCaller, input: object) =>
  caller.graphql(PLACE, { input: { id: zoneId, eventId, ...input } });
const codeOf = ({
  errors,
}: {
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}) => errors?.[0]?.extensions?.code;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = [await server.signedIn('admin'), await server.signedIn('staff')];
  eventId = newId();
  zoneId = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Harbour Night', $2, $3, 'live')`,
    [eventId, server.clock.now(), new Date(server.clock.now().getTime() + 8 * 3_600_000)],
  );
  const saved = await admin.graphql(
    'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { planX planY version } } }',
    { input: { id: zoneId, eventId, name: 'Arena' } },
  );
  expect(saved.data?.['saveEventZone']).toEqual({ eventZone: { planX: null, planY: null, version: 1 } });
});
afterAll(() => server.close());

it('keeps one picture of the site, as a JPEG that staff see and only administrators change', async () => {
  expect(await board(staff)).toMatchObject({ plan: null, zones: ['Arena'] });
  expect((await send(staff, await picture(200))).statusCode).toBe(403);
  expect((await send(admin, Buffer.from('no picture'))).statusCode).toBe(415);
  expect((await send(admin, await picture(200), newId())).statusCode).toBe(404);

  expect((await send(admin, await picture(200))).json()).toEqual({
    eventId,
    width: 200,
    height: 100,
    version: 1,
  });
  const shown = await staff.request({ method: 'GET', url: `/api/events/${eventId}/plan/picture` });
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 100 });

  expect((await send(admin, await picture(400))).json()).toMatchObject({ width: 400, version: 2 });
  expect(await board(staff)).toMatchObject({ plan: { width: 400, height: 200, version: 2 } });
});

it('puts a zone on it once, tells the board, and refuses what is off it or old', async () => {
  const socket = new SocketCaller(await server.listen(), staff);
  const heard = socket.follow('subscription ($id: ID!) { controlChanged(eventId: $id) { eventId } }', {
    id: eventId,
  });
  await heard.at(0);
  expect(codeOf(await place(staff, { version: 1, x: 250, y: 400 }))).toBe('FORBIDDEN');
  expect(codeOf(await place(admin, { version: 1, x: 1_001, y: 400 }))).toBe('BAD_INPUT');
  expect(codeOf(await place(admin, { version: 1, x: 250, y: null }))).toBe('BAD_INPUT');
  expect(codeOf(await place(admin, { eventId: newId(), version: 1, x: 250, y: 400 }))).toBe('NOT_FOUND');
  for (const time of ['first', 'sent again'])
    expect((await place(admin, { version: 1, x: 250, y: 400 })).data?.['placeEventZone'], time).toEqual({
      eventZone: {
        ...{ planX: 250, planY: 400, version: 2 },
      },
    });
  expect((await heard.at(1)).data).toEqual({ controlChanged: { eventId } });
  expect(codeOf(await place(admin, { version: 1, x: 300, y: 400 }))).toBe('CHANGED_MEANWHILE');
  expect(await board(staff)).toMatchObject({ eventZones: [{ name: 'Arena', planX: 250, planY: 400 }] });
  await socket.close();
  const { data } = await staff.graphql('query ($id: ID!) { event(eventId: $id) { zones { planX planY } } }', {
    id: eventId,
  });
  expect(data).toEqual({ event: { zones: [{ planX: 250, planY: 400 }] } });

  // Without the picture the zones keep their places.
  const remove = () =>
    admin.graphql('mutation ($input: RemoveEventPlanInput!) { removeEventPlan(input: $input) { isDone } }', {
      input: { eventId },
    });
  expect((await remove()).data?.['removeEventPlan']).toEqual({ isDone: true });
  expect(codeOf(await remove())).toBe('NOT_FOUND');
  expect(await board(staff)).toMatchObject({ plan: null, eventZones: [{ planX: 250, planY: 400 }] });
  expect((await place(admin, { version: 2, x: null, y: null })).data?.['placeEventZone']).toMatchObject({
    eventZone: {
      planX: null,
    },
  });
});

/** A site as it is drawn for a licence: fields, tracks and a lake, as a scan of 35 megapixels. */
const sitePlan = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="5000" viewBox="0 0 700 500">
        <rect width="700" height="500" fill="#cfe3bd"/>
        <path d="M0 420 C200 360 260 470 420 400 S640 300 700 330 L700 500 L0 500 Z" fill="#9cc3e0"/>
        <path d="M40 0 L120 180 L300 220 L520 160 L700 190" stroke="#b59b72" stroke-width="12" fill="none"/>
        <rect x="250" y="70" width="170" height="110" fill="#e9d9a8" stroke="#7a6a3a"/>
        ${Array.from({ length: 400 }, (_, n) => `<circle cx="${String((n * 97) % 700)}" cy="${String((n * 61) % 350)}" r="${String(2 + (n % 5))}" fill="#5d8a4b"/>`).join('')}
      </svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();

it('is in the medical plan of the event with its zones, on its first page, and never larger than it is stored', async () => {
  const event = newId();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lake Fair', $2, $3, 'planned')`,
    [event, server.clock.now(), new Date(server.clock.now().getTime() + 8 * 3_600_000)],
  );
  for (const [name, x, y] of [
    ['Main stage', 480, 250],
    ['Lakeside & jetty', 950, 880],
    ['Camping', null, null],
  ] as const) {
    const id = newId();
    await admin.graphql(
      'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }',
      {
        input: { id, eventId: event, name },
      },
    );
    if (x !== null) await admin.graphql(PLACE, { input: { id, eventId: event, version: 1, x, y } });
  }
  const printed = async (caller: TestCaller): Promise<Buffer> =>
    (await caller.request({ method: 'GET', url: `/api/events/${event}/plan/pdf` })).rawPayload;
  const without = await printed(staff);
  expect(await pdfFigures(without)).toEqual([]);
  expect(await pdfText(without)).toContain('Camping, Lakeside & jetty, Main stage');

  expect((await send(admin, await sitePlan(), event)).json()).toMatchObject({ width: 2_000 });
  const stored = await staff.request({ method: 'GET', url: `/api/events/${event}/plan/picture` });
  const whole = await printed(staff);
  expect(whole.includes(stored.rawPayload)).toBe(true);
  expect(whole.length).toBeLessThan(stored.rawPayload.length + without.length + 50_000);
  expect(await pdfFigures(whole)).toEqual([
    [1, 'Picture of the event’s site'],
    [1, 'Zones on the picture: 1 Lakeside & jetty, lower right; 2 Main stage, upper centre.'],
  ]);
  const text = await pdfText(whole);
  expect(text).toContain('1 Lakeside & jetty, 2 Main stage. Not on the picture: Camping');
  // Once on the picture and once under it.
  expect(text.match(/Main stage/g)).toHaveLength(2);
});

it('is in a client’s medical plan with its zones, and tells nothing of anybody who was seen or of who took it', async () => {
  const [clientId, event] = [newId(), newId()];
  await server.database.asOwner(`INSERT INTO client (client_id, name) VALUES ($1, 'Lake Trust')`, [clientId]);
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, client_id, starts_at, ends_at, status) VALUES ($1, 'Lake Fair', $2, $3, $4, 'live')`,
    [event, clientId, server.clock.now(), new Date(server.clock.now().getTime() + 8 * 3_600_000)],
  );
  const [client, another] = [
    await server.signedIn('client', { clientId }),
    await server.signedIn('client', { clientId: null }),
  ];
  const zone = newId();
  await admin.graphql(
    'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }',
    {
      input: { id: zone, eventId: event, name: 'Jetty' },
    },
  );
  await admin.graphql(PLACE, { input: { id: zone, eventId: event, version: 1, x: 900, y: 100 } });
  const taken = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#7a9' } })
    .withExif({ IFD0: { Artist: 'Rhian Vaughan', ImageDescription: 'Patient by the jetty' } })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Rhian Vaughan')).toBe(true);
  expect((await send(admin, taken, event)).statusCode).toBe(200);

  const get = (caller: TestCaller, url: string) => caller.request({ method: 'GET', url });
  const url = `/api/events/${event}/plan/pdf`;
  const before = (await get(client, url)).rawPayload;
  expect(await pdfFigures(before)).toEqual([
    [1, 'Picture of the event’s site'],
    [1, 'Zones on the picture: 1 Jetty, upper right.'],
  ]);
  const words = await pdfText(before);
  expect(words).toContain('1 Jetty');
  // The picture as it is kept, without what the camera wrote into it.
  const kept = (await get(admin, `/api/events/${event}/plan/picture`)).rawPayload;
  expect(before.includes(kept)).toBe(true);
  for (const said of ['Rhian Vaughan', 'Patient by the jetty']) expect(before.includes(said)).toBe(false);

  // An incident in the zone with a crew is on control's plan, and on nobody's paper.
  const called = await admin.graphql(
    'mutation ($input: OpenIncidentInput!) { openIncident(input: $input) { controlBoard { incidents { place } } } }',
    {
      input: {
        ...{ incidentId: newId(), eventId: event, priority: 'p1', zone: 'Jetty' },
        ...{ place: 'Lower steps', what: 'Pulled from the water' },
      },
    },
  );
  expect(called.data).toEqual({ openIncident: { controlBoard: { incidents: [{ place: 'Lower steps' }] } } });
  const after = (await get(client, url)).rawPayload;
  expect(await pdfFigures(after)).toEqual(await pdfFigures(before));
  expect(await pdfText(after)).toBe(words);

  expect((await get(another, url)).statusCode).toBe(404);
  expect((await get(client, `/api/events/${event}/plan/picture`)).statusCode).toBe(403);
});
