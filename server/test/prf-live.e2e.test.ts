import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { until } from '../src/platform/jobs/processes.js';
import { LIMITS } from '@sideline/schema/limits';
import { createTestDatabase, type TestDatabase } from './harness/database.js';
import {
  headersOf,
  SocketCaller,
  upgradeStatus,
  type Followed,
  type SocketAnswer,
} from './harness/socket.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const WAIT_MS = 10_000;

/** Two servers on one database, as two processes are: each with its own pool, its own listener and its own port. */
interface Side {
  readonly server: TestServer;
  readonly address: string;
}

let database: TestDatabase;
let here: Side;
let there: Side;
let open: SocketCaller[] = [];

const startSide = async (): Promise<Side> => {
  const server = await startTestServer({ database, interfaces: { socketBeatMs: 100 } });
  return { server, address: await server.listen() };
};

beforeAll(async () => {
  database = await createTestDatabase();
  [here, there] = await Promise.all([startSide(), startSide()]);
});
afterEach(async () => {
  await Promise.all(open.map((socket) => socket.close()));
  open = [];
});
afterAll(async () => {
  await Promise.all([here.server.close(), there.server.close()]);
  await database.drop();
});

const socketOf = (caller: TestCaller, { address }: Side): SocketCaller => {
  const socket = new SocketCaller(address, caller);
  open.push(socket);
  return socket;
};

const save = async (
  caller: TestCaller,
  prfId: string,
  baseVersion: number,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const { data } = await caller.graphql(
    'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
    {
      input: {
        commands: [
          {
            commandId: newId(),
            prfId,
            section: 'PresentingComplaint',
            baseVersion,
            deviceTime: '2026-11-20T14:32:00Z',
            changes: { PresentingComplaint: changes },
          },
        ],
      },
    },
  );
  expect(data).toMatchObject({
    savePrf: { results: [{ outcome: expect.stringMatching(/SAVED|MERGED/) as string }] },
  });
};

const begun = async (author: TestCaller): Promise<string> => {
  const prfId = newId();
  await save(author, prfId, 0, { presenting_complaint: 'Fall' });
  return prfId;
};

const CHANGES = `subscription ($prfId: ID!) { prfChanged(prfId: $prfId) {
  kind status patientId at author { firstName lastName } sections { section version }
  authors { path at author { firstName } }
  data { PresentingComplaint { presenting_complaint history_of_presenting_complaint } }
} }`;
const VISITORS = `subscription ($prfId: ID!, $step: PrfStep!) {
  prfVisitors(prfId: $prfId, step: $step) { step person { userId firstName } } }`;

const change = ({ data, errors }: SocketAnswer): unknown => {
  expect(errors).toBeUndefined();
  return data?.['prfChanged'];
};
const followed = async (socket: SocketCaller, prfId: string): Promise<Followed> => {
  const changes = socket.follow(CHANGES, { prfId });
  await changes.at(0);
  return changes;
};
/** The steps at which people are by the newest answer, once it says so. */
const seesSteps = (visits: Followed, expected: readonly string[]): Promise<boolean> =>
  until(() => {
    const visitors = visits.answers.at(-1)?.data?.['prfVisitors'] as readonly { step: string }[] | undefined;
    return (
      visitors
        ?.map(({ step }) => step)
        .sort()
        .join() === [...expected].sort().join()
    );
  }, WAIT_MS);

describe('a followed record', () => {
  it('tells of each path who wrote it last, also where a version in between was not told', async () => {
    const first = await here.server.signedIn('staff', { firstName: 'Callum' });
    const second = await here.server.signedIn('admin', { firstName: 'Amara' });
    const prfId = await begun(first);
    const changes = await followed(socketOf(first, there), prfId);
    await save(second, prfId, 1, { history_of_presenting_complaint: 'Slipped' });
    await save(first, prfId, 2, { incident_narrative: 'By the steps' });
    const authorsOf = (answer: SocketAnswer): Readonly<Record<string, string>> => {
      const { authors } = change(answer) as {
        authors: readonly { path: string; author: { firstName: string } }[];
      };
      return Object.fromEntries(authors.map(({ path, author }) => [path, author.firstName]));
    };
    await until(() => {
      const newest = changes.answers.at(-1);
      return newest !== undefined && 'incident_narrative' in authorsOf(newest);
    }, WAIT_MS);
    const newest = changes.answers.at(-1);
    expect(newest && authorsOf(newest)).toEqual({
      presenting_complaint: 'Callum',
      history_of_presenting_complaint: 'Amara',
      incident_narrative: 'Callum',
    });
  });

  it('brings what another saves through another process, with who and when', async () => {
    const author = await here.server.signedIn('staff', { firstName: 'Callum' });
    const reader = await there.server.signedIn('staff');
    const prfId = await begun(author);
    const changes = socketOf(reader, there).follow(CHANGES, { prfId });
    expect(change(await changes.at(0))).toMatchObject({
      kind: 'FOLLOWED',
      status: 'in_progress',
      sections: [{ section: 'PresentingComplaint', version: 1 }],
      author: null,
    });
    await save(author, prfId, 1, { history_of_presenting_complaint: 'Slipped on the steps' });
    expect(change(await changes.at(1))).toEqual({
      kind: 'SECTION',
      status: 'in_progress',
      patientId: null,
      at: '2026-11-20T14:32:00.000Z',
      author: { firstName: 'Callum', lastName: 'Hale' },
      sections: [{ section: 'PresentingComplaint', version: 2 }],
      authors: expect.arrayContaining([
        {
          path: 'history_of_presenting_complaint',
          at: '2026-11-20T14:32:00.000Z',
          author: { firstName: 'Callum' },
        },
      ]) as unknown,
      data: {
        PresentingComplaint: {
          presenting_complaint: 'Fall',
          history_of_presenting_complaint: 'Slipped on the steps',
        },
      },
    });
  });

  it('says that the record was voided, or its patient linked', async () => {
    const author = await here.server.signedIn('staff');
    const prfId = await begun(author);
    const changes = await followed(socketOf(author, there), prfId);
    const patientId = newId();
    await author.graphql(
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }',
      {
        input: { id: patientId, name: 'Wren Ashdown', dob: '1990-05-06' },
      },
    );
    await author.graphql(
      'mutation ($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }',
      {
        input: { prfId, patientId },
      },
    );
    expect(change(await changes.at(1))).toMatchObject({ kind: 'RECORD', patientId });
    // An allergy may have been recorded on another tablet.
    await author.graphql(
      'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { version } } }',
      {
        input: { id: patientId, allergies: 'Penicillin' },
      },
    );
    expect(change(await changes.at(2))).toMatchObject({ kind: 'RECORD', patientId });
    await author.graphql('mutation ($input: PrfReasonInput!) { voidPrf(input: $input) { prf { id } } }', {
      input: { prfId, reason: 'Begun twice' },
    });
    expect(change(await changes.at(3))).toMatchObject({
      kind: 'RECORD',
      status: 'void',
      author: { lastName: 'Hale' },
    });
  });

  it('says nothing of what was rolled back, nor of other records', async () => {
    const author = await here.server.signedIn('staff');
    const prfId = await begun(author);
    const changes = await followed(socketOf(author, here), prfId);
    await save(author, await begun(author), 1, { presenting_complaint: 'Another' });
    await author.graphql('mutation ($input: SignPrfInput!) { signPrf(input: $input) { prf { id } } }', {
      input: {
        ...{ prfId, password: 'gravel-lantern-orchid-42', grade: 'Support Staff', strokes: 'M0 0 L9 9' },
        seen: { patientId: newId(), patientVersion: 1, sections: [] },
      },
    });
    await save(author, prfId, 1, { presenting_complaint: 'Collapse' });
    expect(change(await changes.at(1))).toMatchObject({ kind: 'SECTION' });
  });

  it('is one entry of the trail, and leaves no listener behind', async () => {
    const author = await here.server.signedIn('staff');
    const prfId = await begun(author);
    const { bus } = here.server.services;
    expect(await until(() => bus.listenerCount === 0, WAIT_MS)).toBe(true);
    const socket = socketOf(author, here);
    const [first, second] = [await followed(socket, prfId), await followed(socket, prfId)];
    // The sockets' own, which hears whose session ended, is the third.
    expect(bus.listenerCount).toBe(3);
    first.stop();
    expect(await until(() => bus.listenerCount === 2, WAIT_MS)).toBe(true);
    await second.at(0);
    await socket.close();
    expect(await until(() => bus.listenerCount === 0, WAIT_MS)).toBe(true);
    const entries = await database.asOwner<{ action: string }>(
      `SELECT action FROM audit_entry WHERE prf_id = $1 AND action = 'PRF_FOLLOWED'`,
      [prfId],
    );
    expect(entries).toHaveLength(2);
  });

  it('is told again from the beginning after the connection that listens was killed', async () => {
    const author = await here.server.signedIn('staff');
    const prfId = await begun(author);
    const changes = await followed(socketOf(author, there), prfId);
    await database.asOwner(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'sideline-events' AND datname = current_database()`,
    );
    expect(change(await changes.at(1))).toMatchObject({ kind: 'FOLLOWED' });
    await save(author, prfId, 1, { presenting_complaint: 'Collapse' });
    expect(change(await changes.at(2))).toMatchObject({ kind: 'SECTION', sections: [{ version: 2 }] });
  });

  it('asks whoever has it open for a reason as soon as it is restricted', async () => {
    const author = await here.server.signedIn('staff');
    const reader = await there.server.signedIn('staff');
    const admin = await here.server.signedIn('admin');
    const prfId = await begun(author);
    const socket = socketOf(reader, there);
    const changes = await followed(socket, prfId);
    const own = await followed(socketOf(author, here), prfId);
    // The author's draft is from before.
    here.server.clock.advance(60_000);
    const id = newId();
    const restricted = await admin.graphql(
      'mutation ($input: RestrictRecordInput!) { restrictRecord(input: $input) { restriction { id } } }',
      { input: { id, prfId, reason: 'Known to the team' } },
    );
    expect(restricted.errors).toBeUndefined();
    const refusal = {
      data: null,
      errors: [{ extensions: { code: 'RECORD_RESTRICTED', restrictionId: id } }],
    };
    expect(await changes.at(1)).toMatchObject(refusal);
    await changes.ended;
    // Its author goes on.
    expect(change(await own.at(1))).toMatchObject({ kind: 'RECORD', status: 'in_progress' });
    await save(author, prfId, 1, { history_of_presenting_complaint: 'Slipped' });
    expect(change(await own.at(2))).toMatchObject({ kind: 'SECTION' });
    // What changes now reaches nobody who gave no reason.
    expect(changes.answers).toHaveLength(2);
    expect((await socket.follow(VISITORS, { prfId, step: 'review' }).at(0)).errors).toMatchObject([
      { extensions: { code: 'RECORD_RESTRICTED' } },
    ]);
  });
});

describe('who may', () => {
  it('refuses another role, an unknown record, and a document that is too much', async () => {
    const author = await here.server.signedIn('staff');
    const prfId = await begun(author);
    const codeOf = async (caller: TestCaller, query: string, id: string): Promise<string | undefined> => {
      const asked = socketOf(caller, here).follow(query, { prfId: id });
      const refused = (await asked.ended) as SocketAnswer['errors'] | null;
      return (refused ?? asked.answers[0]?.errors)?.[0]?.extensions?.code;
    };
    expect(await codeOf(await here.server.signedIn('patient'), CHANGES, prfId)).toBe('FORBIDDEN');
    expect(await codeOf(await here.server.signedIn('client'), CHANGES, prfId)).toBe('FORBIDDEN');
    expect(await codeOf(author, CHANGES, newId())).toBe('NOT_FOUND');
    expect(await codeOf(author, CHANGES, 'not an id')).toBe('BAD_INPUT');
    expect(await codeOf(author, 'query { me { id } }', prfId)).toBe('BAD_REQUEST');
    const repeated = `subscription ($prfId: ID!) { prfChanged(prfId: $prfId) { ${'prfId '.repeat(4_000)} } }`;
    expect(await codeOf(author, repeated, prfId)).toBe('GRAPHQL_PARSE_FAILED');
    const aliased = Array.from({ length: 20 }, (_, n) => `a${String(n)}: status`).join(' ');
    expect(
      await codeOf(author, `subscription ($prfId: ID!) { prfChanged(prfId: $prfId) { ${aliased} } }`, prfId),
    ).toBe('GRAPHQL_VALIDATION_FAILED');
    // The open sockets' own, and none of a subscription.
    expect(here.server.services.bus.listenerCount).toBe(1);
  });

  it('opens no socket for a foreign page, nor for nobody, nor for too many of one session', async () => {
    const staff = await here.server.signedIn('staff');
    const own = headersOf(staff);
    expect(await upgradeStatus(here.address, { ...own, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await upgradeStatus(here.address, { ...own, cookie: `${String(own['cookie'])}x` })).toBe(401);
    expect(await upgradeStatus(here.address, { ...own, origin: here.address })).toBe(101);
    const prfId = await begun(staff);
    for (let held = 0; held < LIMITS.sockets.perSession; held += 1)
      await followed(socketOf(staff, here), prfId);
    expect(await upgradeStatus(here.address, own)).toBe(429);
    expect(await upgradeStatus(here.address, headersOf(await here.server.signedIn('staff')))).toBe(101);
  });

  it('closes with 4401 when the session ends, at the next event and without any', async () => {
    const author = await here.server.signedIn('staff');
    const prfId = await begun(author);
    const reader = await here.server.signedIn('staff');
    const socket = socketOf(reader, here);
    await followed(socket, prfId);
    const ended = headersOf(reader);
    await reader.send('POST', '/api/auth/logout', {});
    expect(await socket.closed).toBe(4401);
    expect(await upgradeStatus(here.address, ended)).toBe(401);
  });

  it('follows with an API token, which is nobody in a section', async () => {
    const admin = await here.server.signedIn('admin');
    const prfId = await begun(admin);
    const { data } = await admin.graphql(
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { createdApiToken { token } } }',
      {
        input: {
          id: newId(),
          name: 'Board',
          role: 'staff',
          scopes: ['prfs_read'],
          expiresAt: '2026-12-20T14:32:00Z',
        },
      },
    );
    const board = here.server.nobody();
    board.bearer = (
      data?.['createApiToken'] as { readonly createdApiToken: { token: string } }
    ).createdApiToken.token;
    const socket = socketOf(board, here);
    expect(change(await (await followed(socket, prfId)).at(0))).toMatchObject({ kind: 'FOLLOWED' });
    const [refusal] = (await socket.follow(VISITORS, { prfId, step: 'review' }).at(0)).errors ?? [];
    expect(refusal?.extensions?.code).toBe('FORBIDDEN');
  });

  it('answers a subscription by HTTP with what to do instead', async () => {
    const author = await here.server.signedIn('staff');
    const { errors } = await author.graphql(CHANGES, { prfId: await begun(author) });
    expect(errors?.[0]?.extensions.problems?.[0]?.code ?? errors?.[0]?.message).toMatch(/SUBSCRIPTION/i);
  });
});

describe('who is in a record', () => {
  it('shows everybody at their step, across processes, until they leave', async () => {
    const author = await here.server.signedIn('staff', { firstName: 'Callum' });
    const nurse = await there.server.signedIn('staff', { firstName: 'Amara' });
    const prfId = await begun(author);
    const mine = socketOf(author, here).follow(VISITORS, { prfId, step: 'observations' });
    expect((await mine.at(0)).data?.['prfVisitors']).toEqual([
      { step: 'observations', person: { userId: author.user?.id, firstName: 'Callum' } },
    ]);
    const nurseSocket = socketOf(nurse, there);
    const first = nurseSocket.follow(VISITORS, { prfId, step: 'patient' });
    expect(await seesSteps(mine, ['observations', 'patient'])).toBe(true);
    // A newcomer hears of those who were there before.
    expect(await seesSteps(first, ['observations', 'patient'])).toBe(true);

    const second = nurseSocket.follow(VISITORS, { prfId, step: 'review' });
    await second.at(0);
    first.stop();
    expect(await seesSteps(mine, ['observations', 'review'])).toBe(true);
    await nurseSocket.close();
    expect(await seesSteps(mine, ['observations'])).toBe(true);
  });
});

describe('the server', () => {
  it('counts open sockets', async () => {
    const author = await here.server.signedIn('staff');
    await followed(socketOf(author, here), await begun(author));
    const { body } = await here.server.nobody().get('/metrics');
    expect(Number(/^sideline_open_sockets (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
  });

  it('says goodbye to its sockets when it stops', async () => {
    const side = await startSide();
    const author = await side.server.signedIn('staff');
    const socket = socketOf(author, side);
    await followed(socket, await begun(author));
    await side.server.close();
    expect(await socket.closed).toBe(1001);
    expect(side.server.services.bus.listenerCount).toBe(0);
  });
});
