import { expect, test } from '@playwright/test';
import { AROUND, FIRST_LOADS, VISITORS } from './first-loads';
import { idsFor } from './ids-for';
import { servedWeight } from './served-weight';
import { open } from './sign-in-as';

/** Reading who is signed in (and their session) is not counted: everything waits for it. */
const SESSION = 'GET /api/auth/user';

interface Operation {
  readonly operationName?: string;
  readonly query?: string;
}
const nameOf = ({ operationName, query }: Operation): string =>
  operationName ??
  /\b(?:query|mutation|subscription) (\w+)/.exec(query ?? '')?.[1] ??
  'an operation without a name';

/** What a request asks for: an operation by its name, also where it was sent without Apollo, or a REST address. */
const askedBy = (method: string, { pathname }: URL, body: string | null): string | null => {
  if (pathname !== '/graphql') return /^\/(api|fhir)\//.test(pathname) ? `${method} ${pathname}` : null;
  return nameOf(JSON.parse(body ?? '{}') as Operation);
};

/** What a message on a socket asks for; null where it asks for nothing. */
const askedOnSocket = (message: string): string | null => {
  const { type, payload } = JSON.parse(message) as { readonly type: string; readonly payload?: Operation };
  return type === 'subscribe' ? nameOf(payload ?? {}) : null;
};

/**
 * Files that a screen may ask for, and their kilobytes in brotli, as they are served: the page, scripts, styles and fonts. Over a
 * signal that answers each after a third of a second every file more is waited for (client/chunk-groups.ts).
 * What is aimed at is less: 350 kB for the dashboard, 450 for a record, 400 for the calendar.
 */
const FILES: Readonly<Record<string, { readonly files: number; readonly kB: number }>> = {
  '/login': { files: 8, kB: 120 },
  '/dashboard': { files: 30, kB: 388 },
  '/prf/{customPrfId}': { files: 49, kB: 663 },
  '/shifts': { files: 30, kB: 468 },
};

const kilobytesOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, path) => sum + servedWeight(path) / 1_000, 0);

/**
 * What each screen asks for when it is opened, by somebody who may see it. The server's tests count the statements of the
 * same table, so that no screen comes to cost more unseen.
 */
for (const visitor of VISITORS) {
  test(`what ${visitor} opens asks for what the table of first loads says, and no more`, async ({
    page,
    baseURL,
  }) => {
    const ids = await idsFor(page, visitor, baseURL ?? '');
    const filled = (text: string) => text.replace(/\{([\w.]+)\}/, (_, name: string) => ids[name] ?? name);
    const rows = FIRST_LOADS.filter((row) => row.visitor === visitor);
    const around = rows.filter(({ path }) => AROUND.includes(path)).flatMap(({ operations }) => operations);
    const asked = new Set<string>();
    const askedAround = new Set<string>();
    const files = new Set<string>();
    let opened = '';
    const note = (name: string | null, from: string) => {
      if (name === null || name === SESSION) return;
      if (around.includes(name)) askedAround.add(name);
      // A question of the page before may still come out of its queue.
      else if (new URL(from).pathname === opened) asked.add(name);
    };
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.protocol.startsWith('http') && !/^\/(graphql|api|fhir)\b/.test(address.pathname))
        files.add(address.pathname);
      const name = askedBy(request.method(), address, request.postData());
      note(name, request.headers()['referer'] ?? page.url());
    });
    page.on('websocket', (socket) => {
      const from = page.url();
      socket.on('framesent', ({ payload }) => {
        note(askedOnSocket(payload.toString()), from);
      });
    });
    for (const { path, operations } of rows) {
      if (AROUND.includes(path)) continue;
      asked.clear();
      files.clear();
      const address = filled(path);
      [opened = ''] = address.split('?');
      await open(page, address);
      const wanted = operations.map(filled).sort();
      await expect.soft.poll(() => [...asked].sort(), path).toEqual(wanted);
      // Nothing comes after what was awaited either.
      await page.waitForLoadState('networkidle');
      expect.soft([...asked].sort(), path).toEqual(wanted);
      const most = FILES[path];
      if (most === undefined) continue;
      // Far less would mean that they were not seen; `npm run weigh` says what is in them.
      expect.soft(kilobytesOf(files), `${path}, kB of files`).toBeGreaterThan(most.kB / 2);
      expect.soft(files.size, `${path}, files: ${[...files].join(' ')}`).toBeLessThanOrEqual(most.files);
      expect.soft(kilobytesOf(files), `${path}, kB of files`).toBeLessThanOrEqual(most.kB);
    }
    // Some of it comes later than any page's own.
    await expect.poll(() => [...askedAround].sort()).toEqual([...around].sort());
  });
}
