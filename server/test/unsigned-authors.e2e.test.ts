import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { insertShift } from './harness/shift-row.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { lettersOf } from './letters.js';
import { takeOn, type Member } from './staff-member.js';

/** Records that nobody has signed: who began them, by whom they are reminded, and each morning. */

const HOUR_MS = 3_600_000;

let server: TestServer;
let admin: TestCaller;
let slow: Member;
let quick: Member;
let lead: Member;
let eventId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  slow = await takeOn(server, 'Sloane', 'paramedic');
  quick = await takeOn(server, 'Quinn', 'paramedic');
  lead = await takeOn(server, 'Lee', 'team_leader');
  eventId = newId();
  const now = server.clock.now().getTime();
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at, status) VALUES ($1, 'Lantern Night', $2, $3, 'live')`,
    [eventId, new Date(now - 60 * HOUR_MS), new Date(now - 50 * HOUR_MS)],
  );
  await insertShift(server.database, {
    shift_id: newId(),
    event_id: eventId,
    batch_id: newId(),
    starts_at: new Date(now - 60 * HOUR_MS),
    ends_at: new Date(now - 52 * HOUR_MS),
    role: 'team_leader',
    priority: 'normal',
    status: 'assigned',
    staff_id: lead.staffId,
    created_by: admin.user?.id,
    created_at: new Date(now - 90 * HOUR_MS),
  });
  const rows = [
    { of: slow, hours: 55, event: eventId, status: 'in_progress' },
    { of: slow, hours: 30, event: null, status: 'in_progress' },
    { of: quick, hours: 2, event: null, status: 'draft' },
  ].map(({ of, hours, event, status }, index) => ({
    id: newId(),
    number: `SL-261120-0000000${String(index)}`,
    author: of.userId,
    status,
    event,
    at: new Date(now - hours * HOUR_MS),
  }));
  await server.database.asOwner(
    `INSERT INTO prf (id, custom_prf_id, status, author_id, writer_ids, event_id, created_at, updated_at)
     SELECT id, number, status, author, ARRAY[author], event, at, at
     FROM jsonb_to_recordset($1) r (id uuid, number text, status text, author uuid, event uuid, at timestamptz)`,
    [JSON.stringify(rows)],
  );
});
afterAll(() => server.close());

interface Author {
  readonly userId: string;
  readonly openCount: number;
  readonly lateCount: number;
  readonly remindedAt: string | null;
  readonly records: readonly { readonly customPrfId: string; readonly isLate: boolean }[];
}
const FACTS = '{ userId openCount lateCount remindedAt records { customPrfId isLate } }';

const authors = async (): Promise<readonly Author[]> =>
  (await admin.graphql(`{ unsignedAuthors ${FACTS} }`)).data?.['unsignedAuthors'] as Author[];
const remind = (userId: string, who = admin) =>
  who.graphql(
    `mutation ($input: RemindAuthorInput!) { remindAuthor(input: $input) { unsignedAuthor ${FACTS} } }`,
    {
      input: { userId },
    },
  );
const told = (userId: string) =>
  server.database.asOwner<{ kind: string; title: string; body: string }>(
    'SELECT kind, title, body FROM notification WHERE user_id = $1 ORDER BY made_at, id',
    [userId],
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof remind>>) => errors?.[0]?.extensions['code'];

it('lists authors by their oldest open record, with which are late and nothing of a patient', async () => {
  expect(await authors()).toEqual([
    {
      userId: slow.userId,
      openCount: 2,
      lateCount: 2,
      remindedAt: null,
      records: [
        { customPrfId: 'SL-261120-00000000', isLate: true },
        { customPrfId: 'SL-261120-00000001', isLate: true },
      ],
    },
    {
      userId: quick.userId,
      openCount: 1,
      lateCount: 0,
      remindedAt: null,
      records: [{ customPrfId: 'SL-261120-00000002', isLate: false }],
    },
  ]);
});

it('reminds an author once a day, audited and mailed; nobody else’s, and nobody without open records', async () => {
  expect(codeOf(await remind(slow.userId, slow.caller))).toBe('FORBIDDEN');
  expect(codeOf(await remind(lead.userId))).toBe('NOTHING_UNSIGNED');
  const { data } = await remind(slow.userId);
  expect(data?.['remindAuthor']).toMatchObject({
    unsignedAuthor: {
      userId: slow.userId,
      remindedAt: expect.any(String) as string,
    },
  });
  expect(codeOf(await remind(slow.userId))).toBe('AUTHOR_REMINDED');
  expect((await authors())[0]?.remindedAt).not.toBeNull();
  expect(await told(slow.userId)).toEqual([
    {
      kind: 'prf_unsigned',
      title: 'You have 2 records to sign',
      body: [
        'SL-261120-00000000, Lantern Night: open for 2 days.',
        'SL-261120-00000001: open for 30 hours.',
        'An administrator has asked you to finish and sign them.',
      ].join('\n'),
    },
  ]);
  const [audited] = await server.database.asOwner(
    `SELECT entity_id FROM audit_entry WHERE action = 'PRF_AUTHOR_REMINDED'`,
  );
  expect(audited).toEqual({ entity_id: slow.userId });
  expect((await lettersOf(server, slow.caller.user?.email ?? '')).join('\n')).toContain(
    '/open-prfs?mine=1&sort=created',
  );
});

it('reminds each morning, once, of what is open for more than a day, and who leads an event that is over', async () => {
  await server.services.unsignedAuthors.chase();
  await server.services.unsignedAuthors.chase();
  expect((await told(slow.userId)).map(({ kind }) => kind)).toEqual(['prf_unsigned', 'prf_unsigned']);
  expect(await told(quick.userId)).toEqual([]);
  expect(await told(lead.userId)).toMatchObject([
    { kind: 'event_unsigned', title: '1 record from Lantern Night is not signed' },
  ]);
  server.clock.advance(24 * HOUR_MS);
  await server.services.unsignedAuthors.chase();
  expect((await told(slow.userId)).length).toBe(3);
  expect((await told(quick.userId)).length).toBe(1);
  expect((await told(lead.userId)).length).toBe(2);
});

it('is not mailed once nothing is open any more', async () => {
  await server.database.asOwner(
    `UPDATE prf SET status = 'void', voided_at = created_at, voided_by = author_id, void_reason = 'Twice', version = version + 1
     WHERE author_id = $1`,
    [quick.userId],
  );
  expect(await lettersOf(server, quick.caller.user?.email ?? '')).toEqual([]);
});
