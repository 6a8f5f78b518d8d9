import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { until } from '../../src/platform/jobs/processes.js';
import { endServer, startServerProcess, type ServerProcess } from '../harness/server-process.js';

/**
 * A disk that is really full, under the server as `npm start` starts it: a small file system in memory with the whole data
 * folder. Mounting one takes root, on Linux; elsewhere the test is skipped, and says so.
 */

const SIZE = '640m';
const EMAIL = 'first@sideline.test';
const PASSWORD = 'gravel-lantern-orchid-42';
const RECORDS = 5;
/** So many refusals are looked at, of each kind of write. */
const REFUSALS = 40;
const MOST_WRITES = 4_000;
const READY_MS = 120_000;

const disk = mkdtempSync(join(tmpdir(), 'sideline-disk-'));
const folder = join(disk, 'data');
const filler = join(disk, 'filler');
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'sideline-test', disk], {
  encoding: 'utf8',
});
const canMount = mounted.status === 0;

let server: ServerProcess;
let cookie = '';

beforeAll(async () => {
  if (canMount) server = await startServerProcess(folder, { SETUP_MODE: 'true' });
});
afterAll(async () => {
  if (canMount) {
    rmSync(filler, { force: true });
    await endServer(folder, server);
    spawnSync('umount', ['-l', disk]);
  }
  rmSync(disk, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const graphql = async (query: string, variables: object = {}): Promise<Answer> => {
  const answer = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address, cookie },
    body: JSON.stringify({ query, variables }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
};
const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

const readiness = async (): Promise<{ readonly status: number; readonly writes: boolean }> => {
  const answer = await fetch(`${server.address}/readyz`);
  const { writes } = (await answer.json()) as { readonly writes: boolean };
  return { status: answer.status, writes };
};

/** Everything that is left of it. */
const fill = (): void => {
  const file = openSync(filler, 'a');
  for (const size of [1_048_576, 4_096, 1])
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  closeSync(file);
};

interface Write {
  readonly kind: 'save' | 'patient';
  /** Of the entry or of the patient. */
  readonly id: string;
  readonly document: string;
  readonly variables: object;
}

const prfIds = Array.from({ length: RECORDS }, () => newId());

const save = (index: number): Write => {
  const id = newId();
  return {
    kind: 'save',
    id,
    document: 'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
    variables: {
      input: {
        commands: [
          {
            ...{
              commandId: newId(),
              prfId: prfIds[index % RECORDS],
              section: 'observations',
              baseVersion: 0,
            },
            deviceTime: new Date().toISOString(),
            changes: { observations: { entries: [{ id, heart_rate: 40 + (index % 100) }] } },
          },
        ],
      },
    },
  };
};
/** Letters of the id, the random ones first: no two names look or sound alike. */
const nameOf = (id: string): string =>
  [...id.replaceAll('-', '').slice(-16)]
    .map(
      (digit, at) =>
        (at === 8 ? ' ' : '') +
        'bcdfghjklmnpqrst'.charAt(Number.parseInt(digit, 16)) +
        'aeiou'.charAt(at % 5),
    )
    .join('');
const patient = (): Write => {
  const id = newId();
  return {
    kind: 'patient',
    id,
    document:
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { version } } }',
    variables: { input: { id, name: nameOf(id), dob: '1980-05-06' } },
  };
};

/** True where it was acknowledged; throws where it was answered with anything but that or NOT_READY. */
const isAcknowledged = async ({ kind, document, variables }: Write): Promise<boolean> => {
  const answer = await graphql(document, variables);
  if (answer.errors !== undefined) {
    expect([codeOf(answer), answer.status]).toEqual(['NOT_READY', 503]);
    return false;
  }
  expect(answer.status).toBe(200);
  if (kind === 'save') {
    const { results } = answer.data?.['savePrf'] as { results: readonly { outcome: string }[] };
    expect(['SAVED', 'MERGED', 'REPLAYED']).toContain(results[0]?.outcome);
  }
  return true;
};

it('answers 503 and never a false success, reads on, and loses nothing once there is room again', async (test) => {
  if (!canMount)
    test.skip(`No file system could be mounted here (${mounted.stderr.trim()}): run it as root on Linux.`);
  const [, setupCode] = /with the code ([0-9A-Z]{10})/.exec(server.output()) ?? [];
  await graphql(
    'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
    {
      input: { email: EMAIL, firstName: 'Ada', lastName: 'First', password: PASSWORD, setupCode },
    },
  );
  const signedIn = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  expect(signedIn.status).toBe(200);
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';

  const acknowledged: Write[] = [];
  const refused: Write[] = [];
  const send = async (write: Write): Promise<void> => {
    ((await isAcknowledged(write)) ? acknowledged : refused).push(write);
  };
  for (let n = 0; n < 20; n += 1) for (const write of [save(n), patient()]) await send(write);
  expect(refused).toEqual([]);
  expect(await readiness()).toMatchObject({ status: 200, writes: true });

  fill();
  const counted = { save: 0, patient: 0 };
  for (let n = 0; Math.min(counted.save, counted.patient) < REFUSALS && n < MOST_WRITES; n += 1) {
    for (const write of [save(n), patient()]) {
      const before = refused.length;
      await send(write);
      if (refused.length > before) counted[write.kind] += 1;
    }
    // What the database gave back to the disk is taken as well.
    if (n % 20 === 0) fill();
  }
  expect(Math.min(counted.save, counted.patient)).toBe(REFUSALS);
  for (let n = 0; n < 20; n += 1) expect(await readiness()).toMatchObject({ status: 503, writes: false });
  // What leaves no entry in the trail is read on.
  for (let n = 0; n < 5; n += 1) {
    const me = await graphql('{ me { email } }');
    expect([me.status, me.data?.['me']]).toEqual([200, { email: EMAIL }]);
  }

  rmSync(filler);
  const isReady = await until(async () => (await readiness()).status === 200, READY_MS, 250);
  expect(isReady, server.output().slice(-4_000)).toBe(true);
  expect(server.child.exitCode).toBeNull();

  // Devices send again, under the same ids, what was not acknowledged.
  for (const write of refused) expect(await isAcknowledged(write)).toBe(true);
  const all = [...acknowledged, ...refused];
  const ids = (kind: Write['kind']) => all.filter((one) => one.kind === kind).map(({ id }) => id);
  const entries: string[] = [];
  for (const prfId of prfIds) {
    const { data } = await graphql(
      'query ($id: ID!) { prf(customPrfId: $id) { data { observations { entries { id } } } } }',
      { id: prfId },
    );
    const prf = data?.['prf'] as { data: { observations: { entries: readonly { id: string }[] } } };
    entries.push(...prf.data.observations.entries.map(({ id }) => id));
  }
  expect(entries.toSorted()).toEqual(ids('save').toSorted());
  for (const id of ids('patient')) {
    const { data } = await graphql('query ($id: ID!) { patient(patientId: $id) { version } }', { id });
    expect(data?.['patient']).toEqual({ version: 1 });
  }
});
