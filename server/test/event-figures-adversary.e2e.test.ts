import { EXPORT_KINDS, exportPath, EXPORTS, type ShortFormat } from '@sideline/schema/exports';
import { COUNTING } from '@sideline/schema/statistics/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareRate } from '@sideline/schema/statistics/rates';
import readXlsxFile from 'read-excel-file/node';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createContract } from '../src/cli/contract.js';
import { newId } from '../src/platform/ids.js';
import { saveCommand } from './access-world.js';
import { ACCESS } from './access/matrix.js';
import { columns } from './access/rows.js';
import type { TestCaller } from './harness/test-server.js';
import { SocketCaller } from './harness/socket.js';
import {
  BOARD_CHANGES,
  closeWorld,
  COUNT,
  type Figures,
  type Json,
  LIVE,
  log,
  MINUTE_MS,
  newEvent,
  openWorld,
  READ,
  read,
  record,
  records,
  sql,
  world,
  zone,
} from './event-figures-fixture.js';

beforeAll(openWorld);
afterAll(closeWorld);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const PRF_NUMBER = /SL-[0-9A-Z-]+/g;

/** The same request about what is not there: each id, and each number of a record, is another that nobody has. */
const ofNobody = (options: InjectOptions): InjectOptions => {
  const strangers = new Map<string, string>();
  const stranger = (id: string): string => {
    const known = strangers.get(id) ?? newId();
    strangers.set(id, known);
    return known;
  };
  const changed = (text: string): string =>
    text.replaceAll(UUID, stranger).replaceAll(PRF_NUMBER, (number) => `${number.slice(0, -1)}X`);
  return {
    ...options,
    ...(typeof options.url === 'string' ? { url: changed(options.url) } : {}),
    ...(options.payload === undefined
      ? {}
      : { payload: JSON.parse(changed(JSON.stringify(options.payload))) as object }),
  };
};

/** What a refusal says, but for the request's number and how many more are allowed; null of what was answered. */
const refusalIn = ({ statusCode, body }: LightMyRequestResponse): string | null => {
  const isRefused = statusCode >= 400 || body.includes('"errors"');
  return isRefused
    ? `${String(statusCode)} ${body.replaceAll(/"request_?[iI]d":"[^"]*"|request [0-9a-f-]{36}|"rates":\[.*?\]/g, '')}`
    : null;
};

/** Every number in what a client was given, but for those that the event itself says of itself. */
const numbersIn = (value: unknown, path = ''): readonly (readonly [path: string, value: number])[] => {
  if (typeof value === 'number') return [[path, value]];
  if (Array.isArray(value))
    return value.flatMap((each, index) => numbersIn(each, `${path}.${String(index)}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, `${path}.${key}`));
};
const isCount = ([path]: readonly [string, number]): boolean => path.endsWith('.count');

/** What a client may call of what is its own account's. */
const OWN = [
  'Mutation.beginSecondFactor',
  'Mutation.changePassword',
  'Mutation.confirmSecondFactor',
  'Mutation.endMySession',
  'Mutation.noteListDownload',
  'Mutation.recordAudit',
  'Mutation.removeSecondFactor',
  'Mutation.renewRecoveryCodes',
  'Mutation.saveListLayout',
  'Query.listLayouts',
  'Query.mySessions',
  'Query.ownRights',
  'Query.secondFactor',
  'GET /api/auth/user',
  'POST /api/audit-log',
];
/** And of what is about its events. */
const EVENTS = [
  'Query.clientBoards',
  'Query.clientEvents',
  'Query.event',
  'Query.eventFigures',
  'Query.eventZones',
  'Query.events',
  'Subscription.eventFiguresChanged',
  'GET /api/events',
  'GET /api/events/{event_id}/figures',
  'GET /api/events/{event_id}/plan/pdf',
  'GET /api/events/{event_id}/report/pdf',
  'GET /api/events/{event_id}/report/xlsx',
  'GET /api/events/{event_id}/zones',
  'GET /api/exports/events',
];

describe('an adversary with a client’s account', () => {
  const OUTCOMES = ['discharged_with_advice', 'conveyed_ed_own_vehicle', 'refused_treatment', null] as const;
  const ACUITIES = ['p1', 'p2', 'p3', null] as const;
  const IMPRESSIONS = ['cardiac_arrest', 'asthma', 'sprain', null] as const;

  /** Some people more, each dealt by chance; the zones' ids are the event's. */
  const addPeople = async (
    eventId: string,
    zones: readonly string[],
    count: number,
    chance: () => number,
  ) => {
    const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)];
    const sectionsOf = (): Readonly<Record<string, Json>> => {
      const [outcome, acuity, impression, place] = [
        pick(OUTCOMES),
        pick(ACUITIES),
        pick(IMPRESSIONS),
        pick(zones),
      ];
      const at = world.server.clock.now().getTime() - Math.floor(chance() * 180) * MINUTE_MS;
      const after = (minutes: number) => new Date(at + minutes * MINUTE_MS).toISOString();
      return {
        incidentDetails: {
          incident_date: new Date(at).toISOString(),
          call_time: after(0),
          at_patient_time: after(Math.floor(chance() * 40)),
          ...(acuity ? { acuity } : {}),
          ...(place === undefined ? {} : { zone_id: place }),
        },
        ...(impression ? { clinical_impression: { clinical_impression: [impression] } } : {}),
        ...(outcome ? { DispositionOutcome: { disposition_outcome: outcome } } : {}),
      };
    };
    await records(
      eventId,
      Array.from({ length: count }, () => ({ sections: sectionsOf() })),
    );
  };

  /** Every minute from the call to the patient that an event has. */
  const contactsOf = async (eventId: string): Promise<readonly number[]> =>
    (
      await sql<{ minutes: number }>(
        `SELECT (extract(epoch FROM (i.data ->> 'at_patient_time')::timestamptz - (i.data ->> 'call_time')::timestamptz) / 60)::float8 AS minutes
         FROM prf p JOIN prf_section i ON i.prf_id = p.id AND i.section = 'incidentDetails' WHERE p.event_id = $1`,
        [eventId],
      )
    ).map(({ minutes }) => minutes);

  const LIST = `query ($id: ID!) { clientEvents(clientId: $id) {
    live { eventId headline { presentations ${COUNT} conveyed ${COUNT} ppr } } } }`;

  it(
    'learns of no cell under five and no difference that is one person, at any time and by any way',
    { timeout: 240_000 },
    async () => {
      let seed = 7;
      const chance = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed / 2_147_483_647;
      };
      const client = world.caller('client');
      const address = await world.server.listen();
      // Earlier events of the provider at the same kind of venue, so that there is something to compare with.
      const venue = `Park ${newId()}`;
      const earlier: { readonly id: string; count: number }[] = [];
      for (const count of [3, 7, 9, 11, 14, 19]) {
        const id = await newEvent({ venue, status: 'closed', hoursAgo: 200, client: null, attendance: 500 });
        await addPeople(id, [], count, chance);
        earlier.push({ id, count });
      }
      const standings = new Set<string | null>();
      let medians = 0;
      for (let n = 0; n < 20; n += 1) {
        const eventId = await newEvent({ attendance: 500, venue });
        const zones = [
          await zone(eventId, 'Stage'),
          await zone(eventId, 'Campsite'),
          await zone(eventId, 'Gate'),
        ];
        const told: Figures[] = [];
        for (let hour = 0; hour < 3; hour += 1) {
          // Enough people for a 90th percentile at some.
          await addPeople(eventId, zones, Math.floor(chance() * 9) + (n % 5 === 0 ? 20 : 0), chance);
          const contacts = await contactsOf(eventId);
          const expected = compareRate(
            contacts.length < 5 ? null : (contacts.length - (contacts.length % 5)) * 2,
            earlier.map(({ count }) => (count - (count % 5)) * 2),
          );
          const first = await read('client', eventId);
          // The total may be lowered further than rounded, to protect the cells.
          if (first.presentations.count === contacts.length - (contacts.length % 5))
            expect(first.ppr.standing).toBe(expected?.standing ?? null);
          standings.add(first.ppr.standing);
          // At least five people are at either side of a time that is shown, within its rounding.
          const [{ median, p90 } = { median: null, p90: null }] = first.times;
          for (const shown of [median, p90])
            if (shown !== null) {
              medians += 1;
              expect(contacts.filter((minutes) => minutes <= shown + 2.5).length).toBeGreaterThanOrEqual(5);
              expect(contacts.filter((minutes) => minutes >= shown - 2.5).length).toBeGreaterThanOrEqual(5);
            }
          if (contacts.length < 10) expect(median).toBeNull();
          if (contacts.length < 50) expect(p90).toBeNull();
          // One person more at an earlier event is in no comparison before the next release.
          const [changed] = [...earlier].sort(() => chance() - 0.5);
          if (changed !== undefined) {
            await addPeople(changed.id, [], 1, chance);
            changed.count += 1;
          }
          // Asked again at once, after one person more, and by every other way: the same, until the hour is over.
          await addPeople(eventId, zones, 1, chance);
          const socket = new SocketCaller(address, client);
          const live = socket.follow(LIVE, { id: eventId });
          const followed = (await live.at(0)).data?.['eventFiguresChanged'];
          live.stop();
          await live.ended;
          const rest = await world.caller('clientToken').get(`/api/events/${eventId}/figures`);
          for (const again of [await read('client', eventId), followed, rest.json<Json>()])
            expect(again).toEqual(first);
          const { data } = await client.graphql(LIST, { id: world.ids.client });
          const { live: listed } = data?.['clientEvents'] as { live: { eventId: string; headline: Json }[] };
          expect(listed.find((each) => each.eventId === eventId)?.headline).toEqual({
            presentations: first.presentations,
            conveyed: first.conveyed,
            ppr: first.ppr.value,
          });
          told.push(first);
          // Another hour goes by for the board.
          await sql(
            `UPDATE event_figure_release SET released_at = released_at - interval '61 minutes' WHERE event_id = $1`,
            [eventId],
          );
        }
        const [one, ...later] = told;
        for (const figures of told) {
          for (const [path, value] of numbersIn(figures).filter(isCount))
            expect([path, value % 5, value >= 5]).toEqual([path, 0, true]);
          for (const [path, value] of numbersIn(figures.times)) expect([path, value % 5]).toEqual([path, 0]);
          for (const { median, p90 } of figures.times)
            for (const minutes of [median, p90]) if (minutes !== null) expect(minutes % 5).toBe(0);
          expect(figures.ppr.history).toBeNull();
          // A rate says no more than the rounded count that it is made of.
          expect(figures.ppr.value).toBe(
            figures.presentations.count === null ? null : figures.presentations.count * 2,
          );
          for (const { cells } of figures.breakdowns)
            if (cells.length > 1) expect(cells.filter(({ count }) => count === null)).not.toHaveLength(1);
        }
        let before = one;
        for (const after of later) {
          const earlier = new Map(numbersIn(before).filter(isCount));
          for (const [path, value] of numbersIn(after).filter(isCount)) {
            const difference = value - (earlier.get(path) ?? value);
            expect([path, Math.abs(difference) === 0 || Math.abs(difference) >= 5]).toEqual([path, true]);
          }
          for (const [index, { median, p90 }] of after.times.entries()) {
            const then = before?.times[index];
            for (const [now, past] of [
              [median, then?.median ?? null],
              [p90, then?.p90 ?? null],
            ] as const)
              if (now !== null && past !== null) expect(Math.abs(now - past) % 5).toBe(0);
          }
          before = after;
        }
      }
      // It was dealt so that there was something to learn.
      expect(standings).toEqual(new Set([null, 'below', 'usual', 'above']));
      expect(medians).toBeGreaterThan(20);
    },
  );

  it('learns no more by any filter of the list of events: a record there changes no answer', async () => {
    const eventId = await newEvent();
    const now = world.server.clock.now();
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
    const filters: readonly Json[] = [
      ...[{}, { status: 'live' }, { status: 'closed' }, { text: eventId.slice(0, 13) }, { text: 'Arena' }],
      ...[{ from: at(0) }, { to: at(0) }, { from: at(-5), to: at(5), status: 'live' }],
      // What has changed: a record at an event is no change of the event.
      ...[{ updatedSince: at(0) }, { updatedSince: at(-24) }],
    ];
    const all = () =>
      Promise.all(
        filters.map(async (filter) => {
          const { data, errors } = await world.caller('client').graphql(
            `query ($filter: EventFilter) { events(filter: $filter, first: 100) {
               totalCount nodes { id name date endsAt status attendanceExpected attendanceActual version zones { name } } } }`,
            { filter },
          );
          expect(errors).toBeUndefined();
          return data;
        }),
      );
    const before = await all();
    const { data } = await world
      .caller('author')
      .graphql('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }', {
        input: saveCommand(newId(), { changes: { incidentDetails: { event_id: eventId } } }),
      });
    expect(data).toMatchObject({ savePrf: { results: [{ outcome: 'SAVED' }] } });
    await log(eventId);
    expect(await all()).toEqual(before);
  });

  it('takes the same file of the events before and after a person was seen, byte by byte', async () => {
    const eventId = await newEvent();
    const files = () =>
      Promise.all(
        ['', '?status=live', `?text=${eventId.slice(0, 13)}`, '?by=name&direction=descending'].flatMap(
          (query) =>
            (['client', 'clientToken'] as const).map(async (who) => {
              const { statusCode, rawPayload } = await world.caller(who).get(`/api/exports/events${query}`);
              expect(statusCode).toBe(200);
              return rawPayload.toString('base64');
            }),
        ),
      );
    const before = await files();
    // The event itself is in them.
    expect(Buffer.from(before[0] ?? '', 'base64').toString('utf8')).toContain(eventId);
    await record(eventId, { incidentDetails: { acuity: 'p1' } }, world.ids.otherPatient);
    await log(eventId);
    expect(await files()).toEqual(before);
  });

  it('finds in the workbook of the report what the board says, cell by cell', async () => {
    const eventId = await newEvent();
    const stage = await zone(eventId, 'Stage');
    let seed = 11;
    const chance = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    await addPeople(eventId, [stage], 57, chance);
    const figures = await read('client', eventId);
    const { rawPayload } = await world.caller('clientToken').get(`/api/events/${eventId}/report/xlsx`);
    const [first, second] = await readXlsxFile(Buffer.from(rawPayload));
    const lines = new Map((first?.data ?? []).map(([name, value, , range]) => [name, [value, range]]));
    expect(lines.get('Presentations')?.[0]).toBe(figures.presentations.count ?? figures.presentations.text);
    expect(lines.get('Conveyed to hospital')?.[0]).toBe(figures.conveyed.count ?? figures.conveyed.text);
    const [contact] = figures.times;
    expect(lines.get('Time to first contact')).toEqual([
      contact?.median,
      `9 in 10 within ${String(contact?.p90)}`,
    ]);
    expect([...lines.keys()]).not.toContain('Bags ready');
    // Each cell of each breakdown: a multiple of five from five on, or words that hide it.
    const cells = (second?.data ?? []).slice(1).map(([, , value]) => value);
    expect(cells).toEqual(
      figures.breakdowns.flatMap((breakdown) => breakdown.cells.map(({ count, text }) => count ?? text)),
    );
    for (const cell of cells)
      expect(
        typeof cell === 'number'
          ? cell >= 5 && cell % 5 === 0
          : ['fewer than 5', 'not shown'].includes(String(cell)),
      ).toBe(true);
    expect(cells.some((cell) => typeof cell === 'number')).toBe(true);
  });

  it(
    'learns nothing about one person from 1,000 random events, each over three hours',
    { timeout: 300_000 },
    async () => {
      const EVENTS = 1_000;
      const AT_ONCE = 100;
      const begun = world.server.clock.now();
      const author = world.caller('author').user?.id;
      // Everything is dealt by hashes of what the rows are called, so that each run deals the same.
      const dealt = (what: string, from: readonly (string | null)[]): string =>
        `(ARRAY[${from.map((one) => (one === null ? 'NULL' : `'${one}'`)).join()}])[1 + abs(hashtext(r.id || '${what}')) % ${String(from.length)}]`;
      const rows = await sql<{ id: string }>(
        `INSERT INTO event (event_id, client_id, name, starts_at, ends_at, status, attendance_actual)
         SELECT md5('random event ' || n)::uuid, $1, 'Random ' || n, $2::timestamptz - interval '4 hours', $2::timestamptz + interval '8 hours',
                'live', 500
         FROM generate_series(1, $3::int) n RETURNING event_id AS id`,
        [world.ids.client, begun, EVENTS],
      );
      const ids = rows.map(({ id }) => id).sort();
      await sql(
        `INSERT INTO event_zone (zone_id, event_id, name, created_at)
         SELECT md5(e || ' zone ' || n)::uuid, e::uuid, 'Zone ' || n, now() FROM unnest($1::text[]) e, generate_series(1, 3) n`,
        [ids],
      );
      /** Up to so many more people at each event. */
      const add = (round: string, most: number) =>
        sql(
          `WITH r AS (
             SELECT md5(e || $2 || n) AS id, e::uuid AS event_id
             FROM unnest($1::text[]) e, generate_series(1, 1 + abs(hashtext(e || $2)) % $3::int) n
           ), made AS (
             INSERT INTO prf (id, custom_prf_id, event_id, author_id, status, version, created_at, updated_at, writer_ids)
             SELECT id::uuid, id, event_id, $4::uuid, 'in_progress', 1, $5, $5, ARRAY[$4::uuid] FROM r
           )
           INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
           SELECT r.id::uuid, s.key, 1, s.value, $4, $5 FROM r, LATERAL (VALUES
             ('incidentDetails', jsonb_strip_nulls(jsonb_build_object(
               'incident_date', $5::timestamptz - abs(hashtext(r.id)) % 180 * interval '1 minute',
               'acuity', ${dealt('acuity', ACUITIES)},
               'zone_id', md5(r.event_id || ' zone ' || abs(hashtext(r.id || 'zone')) % 5)))),
             ('clinical_impression', jsonb_build_object('clinical_impression', jsonb_build_array(${dealt('impression', IMPRESSIONS)}))),
             ('DispositionOutcome', jsonb_strip_nulls(jsonb_build_object('disposition_outcome', ${dealt('outcome', OUTCOMES)})))
           ) AS s (key, value)`,
          [ids, round, most, author, begun],
        );
      const published = async (minutes: number): Promise<readonly Json[]> => {
        const all: Json[] = [];
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          const found = await sql<{ figures: Json }>(
            `SELECT client_event_figures($1, id, $2::jsonb, $3) AS figures FROM unnest($4::uuid[]) WITH ORDINALITY x (id, place) ORDER BY place`,
            [
              world.ids.client,
              JSON.stringify(COUNTING),
              new Date(begun.getTime() + minutes * MINUTE_MS),
              ids.slice(from, from + AT_ONCE),
            ],
          );
          all.push(...found.map(({ figures }) => figures));
        }
        return all;
      };
      const learnt: string[] = [];
      let before: readonly Json[] = [];
      for (let hour = 0; hour < 3; hour += 1) {
        await add(`hour ${String(hour)}`, 14);
        const told = await published(hour * 61);
        // One person more at each event: nothing that is asked within the hour shows it.
        await add(`one more in hour ${String(hour)}`, 1);
        expect(await published(hour * 61 + 30)).toEqual(told);
        for (const [place, figures] of told.entries()) {
          const earlier = new Map(numbersIn(before[place] ?? {}).filter(isCount));
          for (const [path, value] of numbersIn(figures).filter(isCount)) {
            const difference = Math.abs(value - (earlier.get(path) ?? value));
            if (value < 5 || value % 5 !== 0 || (difference > 0 && difference < 5))
              learnt.push(`${ids[place] ?? ''} ${path}: ${String(value)}, ${String(difference)} from before`);
          }
          for (const [key, cells] of Object.entries(figures['breakdowns'] as Record<string, Json[]>))
            if (cells.length > 1 && cells.filter(({ count }) => count === null).length === 1)
              learnt.push(`${ids[place] ?? ''}: one cell of ${key} alone is masked`);
        }
        before = told;
      }
      expect(learnt).toEqual([]);
      // It was dealt so that there was something to learn.
      expect(before.filter((figures) => numbersIn(figures).some(isCount)).length).toBeGreaterThan(EVENTS / 2);
    },
  );

  it('learns nothing of events that are not their own, not even whether there are any', async () => {
    const theirs = await newEvent({ client: null });
    const words: string[] = [];
    for (const id of [theirs, newId(), 'nothing']) {
      const { errors } = await world.caller('client').graphql(READ, { id });
      words.push(`${String(errors?.[0]?.extensions.code)} ${String(errors?.[0]?.message)}`);
      const rest = await world.caller('clientToken').get(`/api/events/${id}/figures`);
      expect(rest.statusCode).toBe(404);
    }
    expect(new Set(words).size).toBe(1);
    const address = await world.server.listen();
    const live = new SocketCaller(address, world.caller('client')).follow(LIVE, { id: theirs });
    expect((await live.at(0)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const { data } = await world.caller('client').graphql('{ clientBoards { clientId } }');
    expect(data).toEqual({ clientBoards: [{ clientId: world.ids.client }] });
  });

  it('reads on from no event of others: the list is as empty as after one that is not there', async () => {
    const theirs = await newEvent({ client: null, status: 'closed', hoursAgo: -1_000 });
    await newEvent({ status: 'closed', hoursAgo: 300 });
    const after = async (id: string | null) => {
      const { data, errors } = await world
        .caller('client')
        .graphql(
          'query ($id: ID!, $after: ID) { clientEvents(clientId: $id, after: $after) { past { eventId } hasMorePast } }',
          { id: world.ids.client, after: id },
        );
      expect(errors).toBeUndefined();
      const { past, hasMorePast } = data?.['clientEvents'] as Json & { past: readonly unknown[] };
      return [past.length, hasMorePast];
    };
    // It starts later than every event of the client, so that all of them would come after it.
    expect(await after(theirs)).toEqual(await after(newId()));
    expect(await after(null)).not.toEqual(await after(newId()));
  });

  it('reads no record, log, shift or export', async () => {
    for (const query of [
      ...['{ auditEntries { totalCount } }', '{ patients { totalCount } }', '{ staffMembers { userId } }'],
      `{ controlBoard(eventId: "${world.ids.event}") { asAt } }`,
      `{ cheerReport(eventId: "${world.ids.event}") { summary } }`,
      '{ prfs { totalCount } }',
      '{ seeAndTreatLogs { totalCount } }',
      '{ dashboard { unsignedCount } }',
    ]) {
      const { errors } = await world.caller('client').graphql(query);
      expect([query, errors?.[0]?.extensions.code]).toEqual([query, 'FORBIDDEN']);
    }
    // Each of these is there: an administrator gets an answer, or a refusal of the search or of its many rows.
    const urls = [
      ...EXPORT_KINDS.flatMap((kind) =>
        kind === 'events' || kind === 'evidence'
          ? []
          : EXPORTS[kind].formats.map((format) => exportPath(kind, format as ShortFormat)),
      ),
      ...['/api/shifts/report', '/api/shifts', '/api/users', '/api/changes?kind=patient'],
      ...['/fhir/Patient?birthdate=1990-03-01', `/fhir/Encounter?patient=${world.ids.otherPatient}`],
      ...[`/fhir/Observation?patient=${world.ids.otherPatient}`, '/api/patients/search?q=Smith'],
      ...['', '/pdf', '/xlsx'].map((form) => `/api/events/${world.ids.event}/cheer-report${form}`),
    ];
    for (const url of urls) {
      const there = (await world.caller('admin').get(url)).statusCode;
      expect([url, [200, 400, 409]]).toEqual([url, expect.arrayContaining([there])]);
      for (const caller of ['client', 'clientToken'] as const)
        expect([url, caller, (await world.caller(caller).get(url)).statusCode]).toEqual([url, caller, 403]);
    }
    for (const kind of EXPORT_KINDS)
      for (const format of EXPORTS[kind].formats) {
        const { errors } = await world
          .caller('client')
          .graphql(
            'mutation ($input: RequestExportInput!) { requestExport(input: $input) { longExport { id } } }',
            {
              input: { exportId: newId(), kind, format, query: '' },
            },
          );
        expect([kind, errors?.[0]?.extensions.code]).toEqual([kind, 'FORBIDDEN']);
      }
    // Nor does a socket tell of what is not theirs to follow, and its words do not depend on whether it is there.
    const socket = new SocketCaller(await world.server.listen(), world.caller('client'));
    const words = new Set<string>();
    for (const id of [world.ids.event, newId()]) {
      const [answer] = [await socket.follow(BOARD_CHANGES, { id }).at(0)];
      words.add(`${String(answer.errors?.[0]?.extensions?.code)} ${String(answer.errors?.[0]?.message)}`);
    }
    expect([...words]).toEqual([expect.stringMatching(/^FORBIDDEN /)]);
  });

  it('may ask for its events and for what is its own account’s, and for nothing else', () => {
    const { 'permissions.md': permissions } = createContract();
    const granted = permissions
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
      // operation, nobody, admin, staff, client, patient, staff token, client token, read-only token
      .filter(
        ([, , nobody, , , client, , , token]) => nobody !== 'yes' && (client === 'yes' || token === 'yes'),
      )
      .map(([, operation]) => operation);
    expect(granted.toSorted()).toEqual([...OWN, ...EVENTS].toSorted());
  });

  it(
    'is refused everything else in the same words, whether what it asks for is there or not',
    { timeout: 240_000 },
    async () => {
      const told: string[] = [];
      let compared = 0;
      for (const who of ['client', 'clientToken'] as const) {
        /** Asks twice: for what is there, and for the same under ids that are nobody's. */
        const askTwice = (what: string): TestCaller => {
          const caller = world.caller(who);
          const twice = Object.create(caller) as TestCaller;
          twice.request = async (options) => {
            const answer = await caller.request(options);
            const payload = options.payload;
            const isText = payload === undefined || Object.getPrototypeOf(payload) === Object.prototype;
            const words = refusalIn(answer);
            if (words !== null && isText) {
              compared += 1;
              const other = refusalIn(await caller.request(ofNobody(options)));
              if (other !== words) told.push(`${who}: ${what}: ${words} and ${String(other)}`);
            }
            return answer;
          };
          return twice;
        };
        for (const { graphql, rest = [] } of Object.values(ACCESS)) {
          for (const { operation, on, expected, isEnding, ask } of graphql) {
            // What a client may call is asked for in the tests above. Here is all the rest.
            if (EVENTS.includes(operation) || operation.startsWith('Subscription.') || isEnding) continue;
            if (columns(expected)[who] === 'ok') continue;
            world.server.clock.advance(1_000);
            await ask(askTwice(operation + ' on ' + on), world, who);
          }
          for (const { method, path, expected, url, body, send, isEnding } of rest) {
            if (EVENTS.includes(`${method} ${path}`) || send || isEnding === true) continue;
            if (Number(columns(expected)[who]) < 400) continue;
            world.server.clock.advance(1_000);
            await askTwice(`${method} ${path}`).request({
              ...{ method, url: await url(world) },
              ...(body === undefined ? {} : { payload: body(world, who) }),
            });
          }
        }
      }
      expect(told).toEqual([]);
      expect(compared).toBeGreaterThan(800);
    },
  );
});
