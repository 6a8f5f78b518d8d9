import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { AROUND, FIRST_LOADS, VISITORS } from './first-loads';
import { idsFor } from './ids-for';
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
 * Files of script that a screen may ask for, and their kilobytes gzipped: over a signal that answers each after a
 * third of a second every file more is waited for (client/chunk-groups.ts).
 */
const SCRIPTS: Readonly<Record<string, { readonly files: number; readonly kB: number }>> = {
  '/login': { files: 6, kB: 235 },
  '/dashboard': { files: 28, kB: 719 },
  '/prf/{customPrfId}': { files: 40, kB: 800 },
};

/** Kilobytes of built scripts, gzipped. */
const kilobytesOf = (scripts: ReadonlySet<string>): number =>
  [...scripts].reduce(
    (sum, path) => sum + gzipSync(readFileSync(new URL(`../dist${path}`, import.meta.url))).length / 1_000,
    0,
  );

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
    const scripts = new Set<string>();
    let opened = '';
    const note = (name: string | null, from: string) => {
      if (name === null || name === SESSION) return;
      if (around.includes(name)) askedAround.add(name);
      // A question of the page before may still come out of its queue.
      else if (new URL(from).pathname === opened) asked.add(name);
    };
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (/^\/assets\/.+\.js$/.test(address.pathname)) scripts.add(address.pathname);
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
      scripts.clear();
      const address = filled(path);
      [opened = ''] = address.split('?');
      await open(page, address);
      const wanted = operations.map(filled).sort();
      await expect.soft.poll(() => [...asked].sort(), path).toEqual(wanted);
      // Nothing comes after what was awaited either.
      await page.waitForLoadState('networkidle');
      expect.soft([...asked].sort(), path).toEqual(wanted);
      const most = SCRIPTS[path];
      if (most === undefined) continue;
      expect.soft(scripts.size, `${path}, files of script`).toBeGreaterThan(0);
      expect.soft(scripts.size, `${path}, files of script`).toBeLessThanOrEqual(most.files);
      expect.soft(kilobytesOf(scripts), `${path}, kB of script`).toBeLessThanOrEqual(most.kB);
    }
    // Some of it comes later than any page's own.
    await expect.poll(() => [...askedAround].sort()).toEqual([...around].sort());
  });
}
