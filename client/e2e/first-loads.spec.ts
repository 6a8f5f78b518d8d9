import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { AROUND, FIRST_LOADS, VISITORS } from './first-loads';
import { idsFor } from './ids-for';
import { filledWith } from './pages-of';
import { servedWeight } from './served-weight';
import { open } from './sign-in-as';
import { sweptOf } from './share';

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
  const { type, payload } = JSON.parse(message) as {
    readonly type: string;
    readonly payload?: Operation;
  };
  return type === 'subscribe' ? nameOf(payload ?? {}) : null;
};

interface Limit {
  readonly files: number;
  /** With what it asks of the server. */
  readonly requests?: number;
  readonly kB: number;
  /** What the screen itself is made of, by the names of vite's manifest. */
  readonly of: readonly string[];
  /**
   * What is fetched after that with nothing pressed (src/lib/when-idle.ts, src/lib/when-quiet.ts): counted apart, in
   * kilobytes. `last` is the file that comes last, where that is seconds later.
   */
  readonly later: {
    readonly of: readonly string[];
    readonly kB: number;
    readonly last?: string;
  };
}

const DEVICE = ['src/lib/device/open-device.ts', 'src/lib/device/wipe-devices.ts'];
const FRAME = ['index.html', 'src/app/shell/shell.tsx'];
/** The socket on which others' changes come is among them. */
const OVER_THE_PAGE = [
  'src/app/shell/over-the-page.tsx',
  'src/app/shell/colour-mode-switch.tsx',
  'src/components/ui/dialogs.tsx',
  'src/lib/live-link.ts',
];
/** Of a record: what every section may ask for, and the sections other than the one that opens. */
const REST_OF_RECORD = [
  ...['arrest/arrest-mode.tsx', 'sections/conflict-choices.tsx', 'panel/later-cards.tsx'],
  ...['frame/break-glass.tsx', 'questions/record-questions.ts', 'questions/answers-given.tsx'],
  'questions/answer-form.tsx',
  ...['fields/entries-control.tsx', 'sections/one-tap-acts.tsx', 'sections/form-sections.tsx'],
  ...['sections/patient-step.tsx', 'sections/treatment-sections.tsx', 'sections/whole-record-steps.tsx'],
].map((name) => `src/features/prf/${name}`);

/**
 * Files that a screen needs before it can be used, and their kilobytes in brotli, as they are served: the page, scripts, styles and
 * fonts. Over a signal that answers each after a third of a second every file more is waited for (client/chunk-groups.ts).
 * Of a record the section that it opens with counts; the others come in idle time, with what asks about a record, its timeline and the
 * arrest, and so do the frame's dialogs. The dashboard and the calendar do without what keeps entries on the device, which a record
 * waits for. The font of accents is the names' and not the screen's.
 */
const FILES: Readonly<Record<string, Limit>> = {
  '/login': {
    files: 6,
    requests: 8,
    kB: 120,
    of: ['index.html'],
    later: { of: DEVICE, kB: 2 },
  },
  '/dashboard': {
    files: 25,
    kB: 305,
    of: [...FRAME, 'src/features/reports/dashboard.page.tsx'],
    later: { of: [...DEVICE, ...OVER_THE_PAGE], kB: 35 },
  },
  '/prf/{customPrfId}': {
    files: 34,
    kB: 450,
    of: [...FRAME, ...DEVICE, 'src/features/prf/prf.page.tsx', 'src/features/prf/sections/incident-step.tsx'],
    later: {
      of: [...OVER_THE_PAGE, ...REST_OF_RECORD],
      kB: 260,
      last: '/assets/whole-record-steps-',
    },
  },
  '/shifts': {
    files: 28,
    kB: 366,
    of: [...FRAME, 'src/features/shifts/shifts.page.tsx'],
    later: { of: [...DEVICE, ...OVER_THE_PAGE], kB: 35 },
  },
};

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The files that these modules bring by static imports. */
const filesOf = (names: readonly string[]): ReadonlySet<string> => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../dist/.vite/${name}.json`, import.meta.url), 'utf8'));
  const manifest = read('manifest') as Readonly<Record<string, Chunk>>;
  const modules = read('modules') as Readonly<Record<string, object>>;
  const chunkOf = (name: string): Chunk => {
    const holder = Object.keys(modules).find((file) => `client/${name}` in (modules[file] ?? {}));
    const chunk = manifest[name] ?? Object.values(manifest).find(({ file }) => file === holder);
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    return chunk;
  };
  const files = new Set<string>();
  const visit = ({ file, css = [], imports = [] }: Chunk): void => {
    if (files.has(`/${file}`)) return;
    for (const one of [file, ...css]) files.add(`/${one}`);
    imports.map(chunkOf).forEach(visit);
  };
  names.map(chunkOf).forEach(visit);
  return files;
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
    // Every page of a visitor, one after the other.
    test.setTimeout(600_000);
    const ids = await idsFor(page, visitor, baseURL ?? '');
    const filled = filledWith(ids);
    const rows = FIRST_LOADS.filter((row) => row.visitor === visitor);
    const around = rows.filter(({ path }) => AROUND.includes(path)).flatMap(({ operations }) => operations);
    const asked = new Set<string>();
    const askedAround = new Set<string>();
    const files = new Set<string>();
    let answers = 0;
    let opened = '';
    const note = (name: string | null, from: string) => {
      if (name === null || name === SESSION) return;
      if (around.includes(name)) askedAround.add(name);
      // A question of the page before may still come out of its queue.
      else if (new URL(from).pathname === opened) asked.add(name);
    };
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.protocol.startsWith('http')) {
        if (/^\/(graphql|api|fhir)\b/.test(address.pathname)) answers += 1;
        else files.add(address.pathname);
      }
      const name = askedBy(request.method(), address, request.postData());
      note(name, request.headers()['referer'] ?? page.url());
    });
    let isArriving = false;
    page.on('framenavigated', (frame) => {
      if (!isArriving || frame !== page.mainFrame()) return;
      isArriving = false;
      // What the page before fetched in idle time until now is not this one's.
      files.clear();
      answers = 0;
      files.add(new URL(frame.url()).pathname);
    });
    page.on('websocket', (socket) => {
      const from = page.url();
      socket.on('framesent', ({ payload }) => {
        note(askedOnSocket(payload.toString()), from);
      });
    });
    const screens = rows.filter(({ path }) => !AROUND.includes(path));
    const swept = sweptOf(screens);
    for (const screen of screens) {
      const { path, operations } = screen;
      // What is weighed is weighed in every run.
      if (!swept.includes(screen) && FILES[path] === undefined) continue;
      asked.clear();
      files.clear();
      const address = filled(path);
      [opened = ''] = address.split('?');
      isArriving = true;
      await open(page, address);
      const wanted = operations.map(filled).sort();
      await expect.soft.poll(() => [...asked].sort(), path).toEqual(wanted);
      // Nothing comes after what was awaited either.
      await page.waitForLoadState('networkidle');
      expect.soft([...asked].sort(), path).toEqual(wanted);
      const most = FILES[path];
      if (most === undefined) continue;
      const { last } = most.later;
      if (last !== undefined)
        await expect.poll(() => [...files].some((file) => file.startsWith(last))).toBe(true);
      const own = filesOf(most.of);
      const inIdleTime = filesOf(most.later.of);
      const later = new Set([...files].filter((file) => inIdleTime.has(file) && !own.has(file)));
      const first = new Set([...files].filter((file) => !later.has(file) && !file.includes('/inter-latin-')));
      // Far less would mean that they were not seen; `npm run weigh` says what is in them.
      expect.soft(kilobytesOf(first), `${path}, kB of files`).toBeGreaterThan(most.kB / 2);
      expect.soft(first.size, `${path}, files: ${[...first].join(' ')}`).toBeLessThanOrEqual(most.files);
      if (most.requests !== undefined)
        expect.soft(first.size + answers, `${path}, requests`).toBeLessThanOrEqual(most.requests);
      expect.soft(kilobytesOf(first), `${path}, kB of files`).toBeLessThanOrEqual(most.kB);
      expect
        .soft(kilobytesOf(later), `${path}, kB in idle time: ${[...later].join(' ')}`)
        .toBeLessThanOrEqual(most.later.kB);
    }
    // Some of it comes later than any page's own, and some with certain pages only.
    if (swept.length === screens.length)
      await expect.poll(() => [...askedAround].sort()).toEqual([...around].sort());
  });
}
