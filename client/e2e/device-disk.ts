import { expect, type Page } from '@playwright/test';

/** A row of one of the databases that this browser keeps. */
interface DiskRow {
  readonly store: string;
  readonly keptAt: number;
  /** Of a draft: it holds what the server has not said that it has. */
  readonly isUnsent: boolean;
  /** All of it as text, binary values byte by byte: what somebody who takes the tablet could read. */
  readonly text: string;
  /** Whether a key lies in it that opens without anything else. */
  readonly hasOpenKey: boolean;
}

/** Every row that this browser keeps, closed as it is. */
export const rowsOnDisk = (page: Page): Promise<readonly DiskRow[]> =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const show = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value);
      if (typeof value === 'object' && value !== null) return Object.values(value).map(show).join(' ');
      return String(value);
    };
    const rows: { store: string; keptAt: number; isUnsent: boolean; text: string; hasOpenKey: boolean }[] =
      [];
    const isOpen = (value: unknown): boolean =>
      value instanceof CryptoKey ||
      (typeof value === 'object' && value !== null && Object.values(value).some(isOpen));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all: unknown[] = await read(database.transaction(store).objectStore(store).getAll());
        for (const row of all)
          rows.push({
            store,
            keptAt: (row as { keptAt?: number }).keptAt ?? 0,
            isUnsent: (row as { isUnsent?: boolean }).isUnsent === true,
            text: show(row),
            hasOpenKey: isOpen(row),
          });
      }
      database.close();
    }
    return rows;
  });

/** Everything that this browser keeps, as text. */
export async function onDisk(page: Page): Promise<string> {
  const stored = await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);
  return [...stored, ...(await rowsOnDisk(page)).map(({ text }) => text)].join('\n');
}

/**
 * Where this browser keeps one of these words, whatever the case: in any database or cache, in both storages, in what its pages
 * read of the cookies, and in this page's address and place in the history.
 */
export async function placesKeeping(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const sought = words.map((word) => word.toLowerCase());
  const rows = (await rowsOnDisk(page)).map(({ store, text }) => [`database, ${store}`, text] as const);
  const places = await page.evaluate(async (of) => {
    const found: [place: string, text: string][] = [
      ['localStorage', JSON.stringify(localStorage)],
      ['sessionStorage', JSON.stringify(sessionStorage)],
      ['cookies', document.cookie],
      ['history', `${location.href} ${JSON.stringify(history.state)}`],
    ];
    // What is cached is a megabyte: only the places that hold a word leave the page.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = `${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`.toLowerCase();
        if (of.some((word) => text.includes(word))) found.push([`cache, ${request.url}`, of.join(' ')]);
      }
    }
    return found;
  }, sought);
  return [...rows, ...places]
    .filter(([, text]) => sought.some((word) => text.toLowerCase().includes(word)))
    .map(([place]) => place);
}

/**
 * Waits until the device has its key under the password and for the session, which takes a moment after signing in: a page that
 * is left before keeps nothing.
 */
export async function deviceHasKey(page: Page): Promise<void> {
  await expect.poll(async () => (await rowsOnDisk(page)).some(({ store }) => store === 'opened')).toBe(true);
}

/**
 * Waits until what was entered since a moment is on the disk: a draft was written after it, and for a second none, within
 * which every change is kept.
 */
export async function diskHasSince(page: Page, moment: number): Promise<void> {
  await expect
    .poll(async () => {
      const drafts = (await rowsOnDisk(page)).filter(({ store }) => store === 'drafts');
      const newest = Math.max(0, ...drafts.map(({ keptAt }) => keptAt));
      return newest >= moment && Date.now() - newest > 1_000;
    })
    .toBe(true);
}

/** The key that the password opens is made: from now on the device keeps what is entered, also when the page is left at once. */
export const deviceOpened = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        for (const { name = '' } of await indexedDB.databases()) {
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => resolve(opening.result);
            opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
          });
          const isThere = database.objectStoreNames.contains('opened');
          const count = !isThere
            ? 0
            : await new Promise<number>((resolve, reject) => {
                const counting = database.transaction('opened').objectStore('opened').count();
                counting.onsuccess = () => resolve(counting.result);
                counting.onerror = () => reject(counting.error ?? new Error('IndexedDB'));
              });
          database.close();
          if (count > 0) return true;
        }
        return false;
      }),
    )
    .toBe(true);

/** As if so much time had passed since each row was kept: the rows' own times go back. */
export const ageRows = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (by) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store, 'readwrite').objectStore(store);
        for (const row of (await done(rows.getAll())) as { keptAt?: number }[])
          if (row.keptAt !== undefined) await done(rows.put({ ...row, keptAt: row.keptAt - by }));
      }
      database.close();
    }
  }, ms);
