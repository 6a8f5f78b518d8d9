import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FolderStorage } from '../../src/platform/files/folder-storage.js';
import { newId } from '../../src/platform/ids.js';
import { until } from '../../src/platform/jobs/processes.js';
import { startTestServer, type TestCaller, type TestServer } from '../harness/test-server.js';
import { photograph } from '../pictures.js';

/** The disk that files are kept on takes nothing more: callers try again, and the server is not ready until it does. */

const WAIT_MS = 20_000;
const DISK_BYTES = 524_288;

/** A small disk of its own where this login may mount one; elsewhere one that says that it is full. */
const mounted = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(DISK_BYTES)}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
};

class SmallDisk extends FolderStorage {
  isFull = false;

  override put(key: string, bytes: Buffer): Promise<void> {
    if (this.isFull)
      return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
    return super.put(key, bytes);
  }
}

let folder: string;
let isReal: boolean;
let files: SmallDisk;
let server: TestServer;
let staff: TestCaller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideline-full-disk-'));
  isReal = mounted(folder);
  files = new SmallDisk(folder);
  server = await startTestServer({ files });
  staff = await server.signedIn('staff');
});
afterAll(async () => {
  await server.close();
  if (isReal) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

const filler = () => join(folder, 'filler');
const fill = async (): Promise<void> => {
  if (isReal) await writeFile(filler(), Buffer.alloc(DISK_BYTES * 2)).catch(() => undefined);
  else files.isFull = true;
};
const empty = async (): Promise<void> => {
  await rm(filler(), { force: true });
  files.isFull = false;
};

const begun = async (): Promise<string> => {
  const prfId = newId();
  const { errors } = await staff.graphql(
    'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
    {
      input: {
        commands: [
          {
            commandId: newId(),
            prfId,
            section: 'incidentDetails',
            baseVersion: 0,
            deviceTime: server.clock.now().toISOString(),
            changes: { incidentDetails: { chief_complaint: 'Fall' } },
          },
        ],
      },
    },
  );
  expect(errors).toBeUndefined();
  return prfId;
};
const ready = async () => {
  const { statusCode, body } = await server.nobody().get('/readyz');
  return { statusCode, files: (JSON.parse(body) as { files: boolean }).files };
};

it('answers 503 with Retry-After, loses nothing, and goes on once there is room', async () => {
  const prfId = await begun();
  const pictureId = newId();
  const payload = await photograph();
  const send = () =>
    staff.request({
      method: 'PUT',
      url: `/api/prf/${prfId}/pictures/${pictureId}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload,
    });
  expect(await ready()).toEqual({ statusCode: 200, files: true });

  await fill();
  const refused = await send();
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'NOT_READY']);
  expect(refused.headers['retry-after']).toBe('2');
  expect(await until(async () => (await ready()).statusCode === 503, WAIT_MS)).toBe(true);
  expect((await ready()).files).toBe(false);
  // The record itself goes on.
  await begun();

  await empty();
  expect((await send()).statusCode).toBe(200);
  expect(await until(async () => (await ready()).statusCode === 200, WAIT_MS)).toBe(true);
}, 60_000);
