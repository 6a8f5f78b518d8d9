import { LIMITS } from '@sideline/schema/limits';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptDraft } from '../../../lib/device/device-database';
import type * as Keeping from '../../../lib/device/keeping';
import { isToWipe } from '../../../lib/device/wiping';
import { newAmendment, newDraft, type DraftState } from './draft-state';
import { shownValues } from './draft-view';
import type * as KeptDrafts from './kept-drafts';
import { stepsAt } from './steps-at';

/** What a disk does with a row: takes it now, later, or not. */
const disk = { put: (_row: unknown): Promise<void> => Promise.resolve() };

let keepDraft: typeof KeptDrafts.keepDraft;
let leaveDrafts: typeof KeptDrafts.leaveDrafts;
let openKept: typeof KeptDrafts.openKept;
let keepingNow: typeof Keeping.keepingNow;

beforeAll(async () => {
  // Node has no IndexedDB; how rows are closed is the vault's own test.
  vi.doMock('../../../lib/device/device', () => ({
    openedDevice: () =>
      Promise.resolve({
        keyId: 'key',
        database: {
          drafts: { put: (row: unknown) => disk.put(row), bulkDelete: () => Promise.resolve() },
        },
      }),
  }));
  vi.doMock('../../../lib/device/vault', () => ({
    seal: (_key: unknown, _about: string, state: unknown) => Promise.resolve(state),
    unseal: (_key: unknown, _about: string, sealed: unknown) => Promise.resolve(sealed),
  }));
  ({ keepDraft, leaveDrafts, openKept } = await import('./kept-drafts'));
  ({ keepingNow } = await import('../../../lib/device/keeping'));
});

const { edit, load, note, resolveConflict } = stepsAt('2026-11-20T14:32:00.000Z');
const written = (complaint: string): DraftState =>
  edit(newDraft('prf'), 'incidentDetails', 'chief_complaint', complaint);
const complaintIn = (row: unknown): unknown =>
  shownValues((row as { readonly sealed: DraftState }).sealed, 'incidentDetails')['chief_complaint'];
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const message = (): string | null => {
  const keeping = keepingNow();
  return keeping.kind === 'memory' ? keeping.message : null;
};

beforeEach(() => {
  // A browser without locks.
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers();
});
afterEach(async () => {
  disk.put = () => Promise.resolve();
  // Whatever was said is taken back by a disk that works.
  keepDraft(written('Last'));
  await vi.advanceTimersByTimeAsync(LIMITS.autosave.keptWithinMs);
  await leaveDrafts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a record that the server has except for', () => {
  const confirmed = load(written('Fall'), 'SL-1', {
    incidentDetails: { version: 1, data: { chief_complaint: 'Burn' } },
  });
  it.each([
    ['a choice', resolveConflict(confirmed, 'incidentDetails', 'chief_complaint', 'theirs')],
    ['an amendment’s reason', note(load(newAmendment('prf'), 'SL-1', {}), { reason: 'Left out' })],
  ])('%s counts as unsent, and is not wiped a day later', async (_what, state) => {
    const rows: { readonly isUnsent: boolean; readonly keptAt: number }[] = [];
    disk.put = (row) => Promise.resolve(void rows.push(row as (typeof rows)[number]));
    keepDraft(state);
    await vi.advanceTimersByTimeAsync(LIMITS.autosave.keptWithinMs);
    const [row] = rows;
    expect(row).toMatchObject({ isUnsent: true });
    expect(row && isToWipe(row, row.keptAt + LIMITS.autosave.keptForMs + 1)).toBe(false);
    expect(row && isToWipe({ ...row, isUnsent: false }, row.keptAt + LIMITS.autosave.keptForMs + 1)).toBe(
      true,
    );
  });
});

describe('patient details that were typed but not saved', () => {
  const opened = async (patientForm: Record<string, unknown> | null) => {
    const sealed = { ...newDraft('prf'), patientForm };
    return (await openKept({} as CryptoKey, { prfId: 'prf', sealed } as unknown as KeptDraft))?.patientForm;
  };

  it('use the contract’s current names, even if they were stored under older ones', async () => {
    const today = {
      ...{ id: null, newPatientId: 'n', linkedPatientId: null, version: null, dobHalf: null },
      ...{ name: 'Ada Moss', nhsNumber: '', addressLine1: '1 Mill Lane', nextOfKinName: 'Ivo' },
      begunFrom: { id: null, identityStatus: 'unknown' },
      typedBefore: { id: null, name: 'Ada', dobHalf: { day: '12', month: '3', year: '' } },
    };
    const before = {
      ...{ patient_id: null, new_patient_id: 'n', linked_patient_id: null, version: null, dob_half: null },
      ...{ patient_name: 'Ada Moss', nhs_number: '', addressLine1: '1 Mill Lane', next_of_kin_name: 'Ivo' },
      begun_from: { patient_id: null, identity_status: 'unknown' },
      typed_before: { patient_id: null, patient_name: 'Ada', dob_half: { day: '12', month: '3', year: '' } },
    };
    expect(await opened(before)).toEqual(today);
    expect(await opened(today)).toEqual(today);
    expect(await opened(null)).toBeNull();
  });
});

describe('an entry', () => {
  it('is on the disk within a second, however fast the user types', async () => {
    const puts: { readonly at: number; readonly count: number }[] = [];
    disk.put = async (row) => {
      await later(100);
      puts.push({ at: Date.now(), count: Number(complaintIn(row)) });
    };
    const typedAt: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      typedAt.push(Date.now());
      keepDraft(written(String(count)));
      await vi.advanceTimersByTimeAsync(70);
    }
    await vi.advanceTimersByTimeAsync(LIMITS.autosave.keptWithinMs);
    const waits = typedAt.map(
      (typed, count) => (puts.find((put) => put.count >= count)?.at ?? Infinity) - typed,
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(LIMITS.autosave.keptWithinMs);
    expect(message()).toBeNull();
  });

  it.each([
    ['broken', new DOMException('gone', 'UnknownError'), 'cannot be written'],
    ['full', new DOMException('full', 'QuotaExceededError'), 'is full'],
  ])(
    'stays in the page if the storage is %s, and the page says so until it can be stored',
    async (_what, failure, says) => {
      let isTaken = false;
      disk.put = () => {
        if (!isTaken) return Promise.reject(failure);
        return Promise.resolve();
      };
      keepDraft(written('Fall'));
      await vi.advanceTimersByTimeAsync(LIMITS.autosave.keptWithinMs);
      expect(message()).toContain(says);
      isTaken = true;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(message()).toBeNull();
    },
  );

  it('is shown as not stored if storing takes more than a second', async () => {
    disk.put = () => later(3 * LIMITS.autosave.keptWithinMs);
    keepDraft(written('Fall'));
    await vi.advanceTimersByTimeAsync(2 * LIMITS.autosave.keptWithinMs);
    expect(message()).toContain('is slow');
    await vi.advanceTimersByTimeAsync(2 * LIMITS.autosave.keptWithinMs);
    expect(message()).toBeNull();
  });
});
