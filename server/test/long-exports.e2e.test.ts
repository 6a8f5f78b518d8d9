import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { FolderStorage } from '../src/platform/files/folder-storage.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** Calls back while a file is being kept: the last moment before it is ready. */
class Slow extends FolderStorage {
  meanwhile: () => Promise<unknown> = () => Promise.resolve();

  /** Calls back before each piece is kept. */
  between: () => Promise<unknown> = () => Promise.resolve();

  override async put(key: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
    await super.put(key, Buffer.isBuffer(bytes) ? bytes : this.#pieces(bytes));
    await this.meanwhile();
  }

  async *#pieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of bytes) {
      await this.between();
      yield piece;
    }
  }
}

const ROWS = 10_500;
let server: TestServer;
let staff: TestCaller;
let other: TestCaller;
const files = new Slow(join(tmpdir(), `sideline-exports-${newId()}`));

beforeAll(async () => {
  server = await startTestServer({ files });
  await server.database.asOwner(
    `INSERT INTO event (event_id, name, starts_at, ends_at)
     SELECT gen_random_uuid(), 'Bulk ' || n, '2026-10-01', '2026-10-02' FROM generate_series(1, $1) n`,
    [ROWS],
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  files.meanwhile = () => Promise.resolve();
  files.between = () => Promise.resolve();
  await server.database.asOwner('DELETE FROM long_export');
  staff = await server.signedIn('staff');
  other = await server.signedIn('admin');
});

interface Export {
  readonly id: string;
  readonly state: string;
  readonly rowsTotal: number;
  readonly rowsDone: number;
  readonly problem: string | null;
}
const FIELDS = '{ id state rowsTotal rowsDone problem }';

const request = (caller: TestCaller, input: Readonly<Record<string, unknown>> = {}) =>
  caller.graphql(
    `mutation ($input: RequestExportInput!) { requestExport(input: $input) { longExport ${FIELDS} } }`,
    {
      input: { exportId: newId(), kind: 'events', format: 'csv', query: 'text=bulk&by=name', ...input },
    },
  );
const requested = async (caller: TestCaller, input?: Readonly<Record<string, unknown>>): Promise<string> => {
  const { data, errors } = await request(caller, input);
  expect(errors).toBeUndefined();
  return (data?.['requestExport'] as { readonly longExport: Export }).longExport.id;
};
const own = async (caller: TestCaller): Promise<readonly Export[]> =>
  (await caller.graphql(`{ ownExports ${FIELDS} }`)).data?.['ownExports'] as readonly Export[];
const cancel = (caller: TestCaller, id: string) =>
  caller.graphql('mutation ($id: ID!) { cancelExport(input: { exportId: $id }) { longExport { state } } }', {
    id,
  });
const take = (caller: TestCaller, id: string) => caller.get(`/api/exports/files/${id}`);
const make = () => server.services.exportMaker.makeAll();
const kept = async (): Promise<number> => {
  let count = 0;
  for await (const file of files.list('exports/')) count += file.key === '' ? 0 : 1;
  return count;
};

describe('a long export', () => {
  it('is made meanwhile where a file at once is refused, for who asked and for nobody else', async () => {
    const direct = await staff.get('/api/exports/events?text=bulk&by=name');
    expect(direct.json<{ code: string }>().code).toBe('EXPORT_TOO_LARGE');
    const id = await requested(staff);
    // Asked for in the transaction: the queue has it once.
    expect(
      await server.database.asOwner(
        `SELECT task_identifier FROM graphile_worker.jobs WHERE key = 'make-exports'`,
      ),
    ).toHaveLength(1);
    expect(await own(staff)).toMatchObject([{ state: 'waiting', rowsTotal: ROWS, rowsDone: 0 }]);
    expect((await take(staff, id)).json<{ code: string }>().code).toBe('EXPORT_NOT_READY');
    await make();
    expect(await own(staff)).toMatchObject([{ state: 'done', rowsTotal: ROWS, rowsDone: ROWS }]);
    const answer = await take(staff, id);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="events-2026-11-20.csv"');
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(ROWS + 2);
    expect(new Set(lines.slice(1, -1).map((line) => line.split(',')[0])).size).toBe(ROWS);

    expect(await own(other)).toEqual([]);
    expect((await take(other, id)).statusCode).toBe(404);
    expect((await cancel(other, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const actions = await server.database.asOwner<{ action: string }>(
      'SELECT action FROM audit_entry WHERE actor_id = $1 ORDER BY recorded_at, id',
      [staff.user?.id],
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['EXPORT_REQUESTED', 'EVENTS_EXPORTED', 'EXPORT_DOWNLOADED']),
    );
  });

  it('asks for no second file when it is sent again, and for no more than five', async () => {
    const exportId = newId();
    await requested(staff, { exportId });
    await requested(staff, { exportId });
    for (let more = 0; more < 4; more += 1) await requested(staff);
    expect((await request(staff)).errors?.[0]?.extensions.code).toBe('EXPORTS_OPEN');
    expect((await request(other, { exportId })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('says what is wrong with what it is asked', async () => {
    const refusal = async (input: Readonly<Record<string, unknown>>) =>
      (await request(staff, input)).errors?.[0]?.extensions.problems?.[0]?.field;
    expect(await refusal({ query: 'by=shoe-size' })).toBe('by');
    expect(await refusal({ format: 'pdf' })).toBe('format');
    expect(await refusal({ exportId: 'mine' })).toBe('exportId');
  });

  it('is not made for somebody whose session is over, or who may no longer', async () => {
    await requested(staff);
    await staff.send('POST', '/api/auth/logout');
    await make();
    const rows = await server.database.asOwner<Export>('SELECT state, problem FROM long_export');
    expect(rows).toMatchObject([{ state: 'failed' }]);
    expect(rows[0]?.problem).toMatch(/^You signed out/);

    await requested(other);
    await server.database.asOwner(`UPDATE app_user SET role = 'client' WHERE id = $1`, [other.user?.id]);
    await make();
    expect(
      await server.database.asOwner('SELECT state FROM long_export WHERE user_id = $1', [other.user?.id]),
    ).toEqual([{ state: 'failed' }]);
    expect(await kept()).toBe(1);
  });

  it('is cancelled while it waits and while it is made, and leaves no file', async () => {
    const before = await kept();
    await cancel(staff, await requested(staff));
    const id = await requested(staff);
    files.meanwhile = () => cancel(staff, id);
    await make();
    expect((await own(staff)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(await kept()).toBe(before);
    expect((await take(staff, id)).statusCode).toBe(409);
  });

  it('is taken up again where the process that made it has ended, one at a time', async () => {
    const id = await requested(staff);
    const later = await requested(staff);
    // As a process left it that was killed in the middle.
    await server.database.asOwner(
      `UPDATE long_export SET state = 'running', run_id = $2, rows_done = 5000, touched_at = $3 WHERE export_id = $1`,
      [id, newId(), server.clock.now()],
    );
    await make();
    expect((await own(staff)).map(({ state }) => state)).toEqual(['waiting', 'running']);
    server.clock.advance(3 * 60_000);
    await make();
    expect((await own(staff)).map(({ state, rowsDone }) => [state, rowsDone])).toEqual([
      ['done', ROWS],
      ['done', ROWS],
    ]);
    expect((await take(staff, later)).statusCode).toBe(200);
  });

  it('is gone after a day, with its file', async () => {
    const id = await requested(staff);
    await make();
    const before = await kept();
    server.clock.advance(24 * 3_600_000);
    await server.services.exportMaker.sweep();
    expect(await kept()).toBe(before - 1);
    const back = await server.signedIn('staff');
    expect((await take(back, id)).statusCode).toBe(404);
    expect(await server.database.asOwner('SELECT FROM long_export WHERE export_id = $1', [id])).toEqual([]);
  });

  it('holds each row once, as it was when the file was begun, whatever happens to the list between its pages', async () => {
    const names = Array.from({ length: 1_700 }, (_, index) => `Moving ${String(index).padStart(4, '0')}`);
    const add = (added: readonly string[]) =>
      server.database.asOwner(
        `INSERT INTO event (event_id, name, starts_at, ends_at)
         SELECT gen_random_uuid(), name, '2026-10-01', '2026-10-02' FROM unnest($1::text[]) name`,
        [added],
      );
    await add(names);
    const done = new Set<number>();
    let changes = 0;
    files.between = async () => {
      for (const { state, rowsDone } of await own(staff)) if (state === 'running') done.add(rowsDone);
      // One more at the start and at the end, one read already that goes behind the page, one to come that goes away.
      await add([`Moving 0000 and ${String(changes)}`, `Moving 9000 and ${String(changes)}`]);
      await server.database.asOwner('UPDATE event SET name = $2, version = version + 1 WHERE name = $1', [
        names[changes],
        `Moving 8000 and ${String(changes)}`,
      ]);
      await server.database.asOwner('DELETE FROM event WHERE name = $1', [names[1_699 - changes]]);
      changes += 1;
    };
    const id = await requested(staff, { query: 'text=moving&by=name&direction=ascending' });
    await make();
    expect(changes).toBe(5);
    expect([...done]).toEqual([0, 500, 1_000]);
    expect(await own(staff)).toMatchObject([{ state: 'done', rowsTotal: 1_700, rowsDone: 1_700 }]);
    const lines = (await take(staff, id)).body.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => /Moving [\d a-z]*/.exec(line)?.[0])).toEqual(names);
  });

  it('holds a shift report of thousands of lines as a workbook', async () => {
    const range = 'from=2026-10-01T00:00:00Z&to=2026-10-02T00:00:00Z';
    await server.database.asOwner(
      `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, created_by, created_at)
       SELECT gen_random_uuid(), event_id, gen_random_uuid(), starts_at, starts_at + interval '8 hours', 'normal', 'open', $1, now()
       FROM event LIMIT 1500`,
      [staff.user?.id],
    );
    const direct = await staff.get(`/api/shifts/report/xlsx?${range}`);
    expect(direct.json<{ code: string }>().code).toBe('EXPORT_TOO_LARGE');
    const id = await requested(staff, { kind: 'shiftReport', format: 'xlsx', query: range });
    await make();
    const sheet = await readSheet((await take(staff, id)).rawPayload, 1);
    expect(sheet).toHaveLength(1 + 2 + 2 * 1_500);
    expect(sheet[1]?.[4]).toBe(1_500);

    // How far it is moves while it is made.
    const seen = async (format: string, query: string): Promise<readonly number[]> => {
      const done = new Set<number>();
      files.between = async () => {
        for (const { state, rowsDone } of await own(staff)) if (state === 'running') done.add(rowsDone);
      };
      const asked = await requested(staff, { kind: 'shiftReport', format, query });
      await make();
      expect((await own(staff)).find(({ id }) => id === asked)?.state).toBe('done');
      return [...done];
    };
    expect(await seen('csv', range)).toEqual([0, 1_000, 2_000]);
    expect(await seen('xlsx', range)).toEqual([0, 3_002]);
    const empty = 'from=2026-12-01T00:00:00Z&to=2026-12-02T00:00:00Z';
    expect(await seen('pdf', empty)).toEqual([0, 1]);
  });

  it('holds a longer report as CSV alone, and says so of a workbook and a PDF before they are begun', async () => {
    const range = 'from=2026-09-01T00:00:00Z&to=2026-09-02T00:00:00Z';
    await server.database.asOwner(
      `WITH made AS (
         INSERT INTO event (event_id, name, starts_at, ends_at)
         SELECT gen_random_uuid(), 'Booth ' || n, '2026-09-01T08:00:00Z', '2026-09-01T20:00:00Z' FROM generate_series(1, 5000) n
         RETURNING event_id, starts_at)
       INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, priority, status, created_by, created_at)
       SELECT gen_random_uuid(), event_id, gen_random_uuid(), starts_at, starts_at + interval '8 hours', 'normal', 'open', $1, now()
       FROM made`,
      [staff.user?.id],
    );
    const refused = {
      code: 'REPORT_TOO_LARGE',
      message:
        'This report has 10002 lines, and a workbook or PDF holds at most 10000. Download it as CSV, or choose a shorter period.',
    };
    for (const format of ['xlsx', 'pdf']) {
      const direct = await staff.get(`/api/shifts/report/${format}?${range}`);
      expect(direct.json()).toMatchObject(refused);
      const { errors } = await request(staff, { kind: 'shiftReport', format, query: range });
      expect(errors?.[0]).toMatchObject({ message: refused.message, extensions: { code: refused.code } });
    }
    const id = await requested(staff, { kind: 'shiftReport', format: 'csv', query: range });
    await make();
    const lines = (await take(staff, id)).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 10_002);
  });
});
