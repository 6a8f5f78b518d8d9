import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportSignedInUser } from '../../../lib/current-user';
import type * as Device from '../../../lib/device/device';
import type * as Registry from './draft-registry';
import { newDraft, type DraftState } from './draft-state';
import { shownValues, unsentCount } from './draft-view';
import type { SaveAnswer, SaveRequest } from './save-transport';
import { stepsAt } from './steps-at';

/** What the page's own events do to the drafts that it holds. */

const AUTHOR = 'author';
const FAILED: SaveAnswer = { kind: 'failed', failure: { kind: 'connection', message: 'No answer.' } };

const page = new EventTarget();
const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
interface LeftRow {
  readonly id: string;
  readonly sealed: DraftState;
}
const disk = {
  rows: [] as unknown[],
  isFull: false,
  deleted: [] as string[],
  /** Of pages that are no more. */
  left: [] as readonly LeftRow[],
  /** What it takes to write a row, and to delete some. */
  ms: { put: 0, delete: 0 },
};
const taking = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

let registry: typeof Registry;
let requests: SaveRequest[] = [];
let made = 0;

beforeAll(async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', shown);
  // A browser without locks.
  vi.stubGlobal('navigator', {});
  // Node has no IndexedDB; how rows are closed is the vault's own test.
  vi.doMock('../../../lib/device/device', async (importOriginal) => ({
    ...(await importOriginal<typeof Device>()),
    openedDevice: () =>
      Promise.resolve({
        keyId: 'key',
        database: {
          drafts: {
            put: async (row: unknown) => {
              const { isFull } = disk;
              if (!isFull) disk.rows.push(row);
              await taking(disk.ms.put);
              if (isFull) throw new Error('The disk is full.');
            },
            bulkDelete: async (ids: readonly string[]) => {
              await taking(disk.ms.delete);
              disk.left = disk.left.filter(({ id }) => !ids.includes(id));
            },
            where: () => ({ equals: () => ({ toArray: () => Promise.resolve(disk.left) }) }),
            delete: (id: string) => Promise.resolve(void disk.deleted.push(`draft ${id}`)),
          },
          records: {
            delete: (id: string) => Promise.resolve(void disk.deleted.push(`record ${id}`)),
            where: () => ({ equals: () => ({ delete: () => Promise.resolve() }) }),
          },
        },
      }),
  }));
  vi.doMock('../../../lib/device/vault', () => ({
    seal: (_key: unknown, _about: string, state: unknown) => Promise.resolve(state),
    unseal: (_key: unknown, _about: string, sealed: unknown) => Promise.resolve(sealed),
  }));
  reportSignedInUser(AUTHOR);
  registry = await import('./draft-registry');
});
afterAll(async () => {
  disk.isFull = false;
  // As the author leaves: nothing goes on by itself once the page is taken away.
  const { leaveDevice } = await import('../../../lib/device/device');
  await leaveDevice(AUTHOR);
});
beforeEach(() => {
  requests = [];
  disk.rows = [];
  disk.deleted = [];
  disk.isFull = false;
  disk.left = [];
  disk.ms = { put: 0, delete: 0 };
  shown.visibilityState = 'visible';
});

/** A draft with one entry that has not been sent. */
const written = (complaint: string) => {
  const store = registry.openDraft(`prf-${(made += 1)}`, (request) => {
    requests.push(request);
    return Promise.resolve(FAILED);
  });
  store.edit('incidentDetails', 'chief_complaint', complaint);
  return store;
};
const complaintsOnDisk = (): unknown[] =>
  disk.rows.map(
    (row) =>
      shownValues((row as { readonly sealed: DraftState }).sealed, 'incidentDetails')['chief_complaint'],
  );
const complaintsSent = (): unknown[] =>
  requests.flatMap(({ commands, outlivesPage }) =>
    outlivesPage ? commands.map(({ changes }) => changes['chief_complaint']) : [],
  );
const hide = (): void => {
  shown.visibilityState = 'hidden';
  shown.dispatchEvent(new Event('visibilitychange'));
};
const leave = (): Event => {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event;
};

describe('the owner of a draft', () => {
  const openAs = (userId: string | null, prfId: string) => {
    reportSignedInUser(userId);
    try {
      return registry.openDraft(prfId, (request) => {
        requests.push(request);
        return Promise.resolve(FAILED);
      });
    } finally {
      reportSignedInUser(AUTHOR);
    }
  };

  it('is never the next person, nor someone with nobody signed in', async () => {
    const prfId = `prf-${(made += 1)}`;
    const nobodys = openAs(null, prfId);
    const own = openAs(AUTHOR, prfId);
    expect(own).not.toBe(nobodys);
    expect(openAs(null, prfId)).toBe(own);
    expect(openAs(AUTHOR, prfId)).toBe(own);
    own.edit('incidentDetails', 'chief_complaint', 'Fall');
    await own.flush();
    expect(requests).toHaveLength(1);
    const others = openAs('another', prfId);
    expect(others).not.toBe(own);
    expect(unsentCount(others.getState())).toBe(0);
    others.close();
  });
});

describe('changes that can never be sent', () => {
  const closedAs = async (code: 'PRF_VOID' | 'PRF_ERASED') => {
    const store = registry.openDraft(`prf-${(made += 1)}`, () =>
      Promise.resolve({ kind: 'locked', lock: { code, message: 'Closed.' } }),
    );
    store.edit('incidentDetails', 'chief_complaint', code);
    await store.flush();
    expect(unsentCount(store.getState())).toBe(1);
    return store;
  };

  it('to a void record are discarded if their writer says so, and the draft then counts as sent', async () => {
    const store = await closedAs('PRF_VOID');
    await registry.discardUnsent(store.id);
    hide();
    await vi.waitFor(() => {
      expect(disk.rows.at(-1)).toMatchObject({ prfId: store.id, isUnsent: false });
    });
    expect(disk.deleted).toEqual([]);
    store.close();
  });

  it('to an erased record are deleted from the disk with their draft, after its copy', async () => {
    const store = await closedAs('PRF_ERASED');
    await vi.waitFor(() => {
      expect(disk.deleted).toEqual([`record ${store.id}`]);
    });
    await registry.discardUnsent(store.id);
    expect(disk.deleted[1]).toMatch(`draft ${store.id} `);
    disk.rows = [];
    hide();
    await vi.waitFor(() => {
      expect(disk.rows).toEqual([]);
    });
  });

  it('are not written again if the disk fails just as they are discarded', async () => {
    vi.useFakeTimers();
    try {
      // What other tests left to be written.
      hide();
      await vi.advanceTimersByTimeAsync(2_000);
      disk.ms = { put: 50, delete: 0 };
      disk.isFull = true;
      const prfId = `prf-${(made += 1)}`;
      registry.openAmendment(prfId).note({ reason: 'Left out' });
      hide();
      await vi.advanceTimersByTimeAsync(20);
      const dropped = registry.dropAmendment(prfId);
      await vi.advanceTimersByTimeAsync(100);
      await dropped;
      expect(disk.deleted).toHaveLength(1);
      disk.isFull = false;
      hide();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(disk.rows).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('to an erased record stay with their writer if something was typed, and are dropped otherwise', async () => {
    const [typed, untouched] = [written('Fall'), written('Faint')];
    untouched.discard();
    expect(await registry.eraseDraft(typed.id, () => Promise.resolve(FAILED))).toBe(typed);
    expect(typed.getState().lock?.code).toBe('PRF_ERASED');
    expect(await registry.eraseDraft(untouched.id, () => Promise.resolve(FAILED))).toBeNull();
    await registry.discardUnsent(typed.id);
  });
});

describe('a restricted record', () => {
  const sent = (): Promise<SaveAnswer> => Promise.resolve(FAILED);
  const read = (isWithheld: boolean) => {
    const store = registry.openDraft(`prf-${(made += 1)}`, sent);
    store.withhold(isWithheld);
    store.load(`SL-${store.id}`, { incidentDetails: { version: 1, data: { chief_complaint: 'Overdose' } } });
    return store;
  };
  const onDisk = (prfId: string): number =>
    (disk.rows as readonly { readonly prfId: string }[]).filter((row) => row.prfId === prfId).length;

  it('leaves no draft on the device when it is read, and is not opened from a draft', async () => {
    const [open, restricted] = [read(false), read(true)];
    hide();
    await vi.waitFor(() => {
      expect(onDisk(open.id)).toBe(1);
    });
    expect(onDisk(restricted.id)).toBe(0);
    expect(await registry.heldDraft(open.id, sent)).toBe(open);
    expect(await registry.heldDraft(restricted.id, sent)).toBeNull();
    for (const store of [open, restricted]) store.close();
  });

  it('is deleted when it is refused or, if something is unsent, once the server has that', async () => {
    const [untouched, typed] = [read(false), read(false)];
    typed.edit('incidentDetails', 'chief_complaint', 'Overdose, intentional');
    expect(await registry.withholdDraft(untouched.id, sent)).toBe(false);
    expect(disk.deleted).toContainEqual(expect.stringMatching(`^draft ${untouched.id} `));
    expect(await registry.withholdDraft(typed.id, sent)).toBe(true);
    expect(await registry.heldDraft(typed.id, sent)).toBe(typed);
    typed.discard();
    expect(await registry.heldDraft(typed.id, sent)).toBeNull();
    for (const store of [untouched, typed]) store.close();
  });
});

describe('an amendment', () => {
  it('with only a reason is still shown on the record, until it is discarded', async () => {
    const prfId = `prf-${(made += 1)}`;
    const store = registry.openAmendment(prfId);
    expect(registry.hasAmendment(prfId)).toBe(false);
    store.note({ reason: 'Left out' });
    expect(registry.hasAmendment(prfId)).toBe(true);
    await registry.dropAmendment(prfId);
    expect(registry.hasAmendment(prfId)).toBe(false);
  });
});

describe('a command', () => {
  const sent = async (): Promise<{ readonly onDisk: unknown; readonly inRequest: readonly string[] }> => {
    let onDisk: unknown;
    const store = registry.openDraft(`prf-${(made += 1)}`, (request) => {
      requests.push(request);
      onDisk = disk.rows.at(-1);
      return Promise.resolve(FAILED);
    });
    store.edit('incidentDetails', 'chief_complaint', 'Fall');
    await store.flush();
    await registry.discardUnsent(store.id);
    store.close();
    return {
      onDisk,
      inRequest: requests.flatMap(({ commands }) => commands.map(({ commandId }) => commandId)),
    };
  };

  it('is stored on the device with its id before it is sent', async () => {
    const { onDisk, inRequest } = await sent();
    expect(inRequest).toHaveLength(1);
    expect(onDisk).toMatchObject({ sealed: { queue: inRequest.map((commandId) => ({ commandId })) } });
  });

  it('is sent even if the device cannot store it', async () => {
    disk.isFull = true;
    const { onDisk, inRequest } = await sent();
    expect(onDisk).toBeUndefined();
    expect(inRequest).toHaveLength(1);
  });
});

describe('when the page', () => {
  it('is hidden, the last entry is sent and stored on the device', async () => {
    const store = written('Fall');
    shown.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toEqual([]);
    hide();
    expect(complaintsSent()).toEqual(['Fall']);
    await vi.waitFor(() => {
      expect(complaintsOnDisk()).toContain('Fall');
    });
    store.close();
  });

  it('closes, the last entry is sent and stored on the device', async () => {
    const store = written('Chest pain');
    page.dispatchEvent(new Event('pagehide'));
    expect(complaintsSent()).toContain('Chest pain');
    await vi.waitFor(() => {
      expect(complaintsOnDisk()).toContain('Chest pain');
    });
    store.close();
  });

  it('is about to close, it asks only if something would be lost', async () => {
    const store = written('Collapse');
    hide();
    await vi.waitFor(() => {
      expect(store.getState().failure).not.toBeNull();
      expect(complaintsOnDisk()).toContain('Collapse');
    });
    // Not sent, and on the device: there again when the page is.
    expect(leave().defaultPrevented).toBe(false);
    disk.isFull = true;
    store.edit('incidentDetails', 'chief_complaint', 'Collapse, twice');
    hide();
    await vi.waitFor(() => {
      expect(leave().defaultPrevented).toBe(true);
    });
    store.close();
  });
});

describe('the draft of a closed page', () => {
  const { edit } = stepsAt('2026-11-20T14:32:00.000Z');
  const leftBy = (tabId: string, prfId: string, complaint: string) => ({
    id: `${prfId} ${tabId}`,
    prfId,
    tabId,
    keyId: 'key',
    keptAt: 0,
    isUnsent: true,
    sealed: edit(newDraft(prfId), 'incidentDetails', 'chief_complaint', complaint),
  });
  const failing = (request: SaveRequest): Promise<SaveAnswer> => {
    requests.push(request);
    return Promise.resolve(FAILED);
  };
  const lastOnDisk = (prfId: string): DraftState | undefined =>
    (disk.rows as readonly LeftRow[]).findLast(({ sealed }) => sealed.prfId === prfId)?.sealed;

  it('is deleted from the disk once this page has kept it, even while this page writes the same draft', async () => {
    vi.useFakeTimers();
    try {
      const prfId = `prf-${(made += 1)}`;
      // What other tests left to be written.
      hide();
      await vi.advanceTimersByTimeAsync(2_000);
      disk.ms = { put: 50, delete: 20 };
      disk.left = [leftBy('ended', prfId, 'Fall')];
      const store = registry.openDraft(prfId, failing);
      store.load('SL-1', {}, '2026-11-20T14:32:00.000Z');
      hide();
      // Written, and about to delete what that write stands for: nothing.
      await vi.advanceTimersByTimeAsync(55);
      const taken = registry.takeUpDrafts(failing);
      await vi.advanceTimersByTimeAsync(2_000);
      await taken;
      const kept = lastOnDisk(prfId);
      expect(kept && shownValues(kept, 'incidentDetails')['chief_complaint']).toBe('Fall');
      expect(disk.left).toEqual([]);
      store.discard();
      store.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('continues in this page and stays on the disk if the disk refuses writes', async () => {
    const [one, other] = [`prf-${(made += 1)}`, `prf-${(made += 1)}`];
    disk.isFull = true;
    disk.left = [leftBy('ended', one, 'Fall'), leftBy('ended', other, 'Burn')];
    await registry.takeUpDrafts(failing);
    await vi.waitFor(() => {
      expect(requests.flatMap(({ commands }) => commands.map(({ changes }) => changes))).toEqual([
        { chief_complaint: 'Fall' },
        { chief_complaint: 'Burn' },
      ]);
    });
    expect(disk.left).toHaveLength(2);
    disk.isFull = false;
    for (const prfId of [one, other]) await registry.discardUnsent(prfId);
  });
});
