import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import {
  endServer,
  newDataFolder,
  startServerProcess,
  type ServerProcess,
} from '../harness/server-process.js';
import { whenReady } from '../harness/when-ready.js';

/** A kill -9 amid the busiest moment that a server sees: what it acknowledged is there afterwards, and nothing twice. */

const SAVES = 500;
const RECORDS = 10;
const KILLED_AFTER = 150;
const MOST_AT_ONCE = 50;
const EMAIL = 'first@sideline.test';
const PASSWORD = 'gravel-lantern-orchid-42';

interface Entry {
  readonly id: string;
  readonly heart_rate: number;
}
interface Saved {
  readonly results: readonly { readonly outcome: string; readonly problems: readonly unknown[] }[];
}
interface Command {
  readonly commandId: string;
  readonly prfId: string;
  readonly entry: Entry;
}

let folder: string;
let server: ServerProcess;
let cookie = '';

beforeAll(async () => {
  folder = newDataFolder();
  server = await startServerProcess(folder, { SETUP_MODE: 'true' });
});

afterAll(async () => {
  await endServer(folder, server);
});

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address, cookie },
    body: JSON.stringify(body),
  });

const graphql = async <T>(query: string, variables: unknown): Promise<T> => {
  const answer = (await (await post('/graphql', { query, variables })).json()) as {
    readonly data?: T;
    readonly errors?: unknown;
  };
  if (answer.errors !== undefined || answer.data === undefined)
    throw new Error(JSON.stringify(answer.errors));
  return answer.data;
};

const signIn = async (): Promise<void> => {
  const answer = await whenReady(
    () => post('/api/auth/login', { email: EMAIL, password: PASSWORD }),
    ({ status }) => status,
  );
  expect(answer.status).toBe(200);
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const SAVE = `mutation ($input: SavePrfInput!) {
  savePrf(input: $input) { results { outcome problems { field message } } }
}`;

const save = async (commands: readonly Command[]): Promise<readonly string[]> => {
  const { savePrf } = await graphql<{ savePrf: Saved }>(SAVE, {
    input: {
      commands: commands.map(({ commandId, prfId, entry }) => ({
        commandId,
        prfId,
        section: 'observations',
        baseVersion: 0,
        deviceTime: new Date().toISOString(),
        changes: { observations: { entries: [entry] } },
      })),
    },
  });
  return savePrf.results.map(({ outcome }) => outcome);
};

const entriesOf = async (prfId: string): Promise<readonly Entry[]> => {
  const { prf } = await graphql<{
    prf: { data: { observations: { entries: readonly Entry[] } | null } } | null;
  }>('query ($id: ID!) { prf(customPrfId: $id) { data { observations { entries { id heart_rate } } } } }', {
    id: prfId,
  });
  return prf?.data.observations?.entries ?? [];
};

const versionsOf = async (prfId: string): Promise<number> => {
  const { prf } = await graphql<{
    prf: { sections: readonly { readonly key: string; readonly version: number }[] };
  }>('query ($id: ID!) { prf(customPrfId: $id) { sections { key version } } }', { id: prfId });
  return prf.sections.find(({ key }) => key === 'observations')?.version ?? 0;
};

it('has every save that it acknowledged when it is killed amid five hundred, and takes the others once', async () => {
  const [, setupCode] = /with the code ([0-9A-Z]{10})/.exec(server.output()) ?? [];
  await graphql(
    'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
    {
      input: { email: EMAIL, firstName: 'Ada', lastName: 'First', password: PASSWORD, setupCode },
    },
  );
  await signIn();

  const prfIds = Array.from({ length: RECORDS }, () => newId());
  const commands = Array.from({ length: SAVES }, (_, index): Command => ({
    commandId: newId(),
    prfId: prfIds[index % RECORDS] ?? '',
    entry: { id: newId(), heart_rate: 40 + (index % 100) },
  }));
  const acknowledged = new Set<string>();
  let isGone = false;
  void server.ended.then(() => {
    isGone = true;
  });
  await Promise.all(
    commands.map(async (command) => {
      // A server that is too busy has a device send again, and one that is gone answers nobody.
      while (!isGone) {
        const [outcome] = await save([command]).catch(() => []);
        if (outcome === undefined) continue;
        expect(['SAVED', 'MERGED', 'REPLAYED']).toContain(outcome);
        acknowledged.add(command.commandId);
        if (acknowledged.size === KILLED_AFTER) server.child.kill('SIGKILL');
        return;
      }
    }),
  );
  await server.ended;
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(acknowledged.size).toBeLessThan(SAVES);

  server = await startServerProcess(folder);
  const isThere = async (): Promise<(command: Command) => boolean> => {
    const found = new Map<string, number>();
    for (const prfId of prfIds)
      for (const { id, heart_rate } of await entriesOf(prfId)) found.set(`${prfId} ${id}`, heart_rate);
    return ({ prfId, entry }) => found.get(`${prfId} ${entry.id}`) === entry.heart_rate;
  };
  const survived = await isThere();
  expect(
    commands.filter(({ commandId }) => acknowledged.has(commandId)).filter((one) => !survived(one)),
  ).toEqual([]);

  // Devices send again whatever they had no answer to, and some of what they had.
  for (let from = 0; from < SAVES; from += MOST_AT_ONCE) {
    const again = commands.slice(from, from + MOST_AT_ONCE);
    const outcomes = await save(again);
    for (const [index, { commandId }] of again.entries())
      if (acknowledged.has(commandId)) expect(outcomes[index]).toBe('REPLAYED');
  }
  const complete = await isThere();
  expect(commands.filter((command) => !complete(command))).toEqual([]);
  // One version a save: nothing was done twice.
  for (const prfId of prfIds) expect(await versionsOf(prfId)).toBe(SAVES / RECORDS);
});
