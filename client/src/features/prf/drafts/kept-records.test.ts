import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as KeptRecords from './kept-records';

/** What a device keeps of restricted records: nothing but what lies beneath an entry that the server does not have. */

interface Row {
  readonly prfId: string;
  readonly customPrfId: string;
}

const disk = { records: new Map<string, Row>(), drafts: [] as { prfId: string; isUnsent: boolean }[] };
let records: typeof KeptRecords;

beforeAll(async () => {
  // Node has no IndexedDB; how rows are closed is the vault's own test.
  const numbered = (number: string) => [...disk.records.values()].filter((row) => row.customPrfId === number);
  vi.doMock('../../../lib/device/device', () => ({
    openedDevice: () =>
      Promise.resolve({
        keyId: 'key',
        database: {
          records: {
            put: (row: Row) => Promise.resolve(void disk.records.set(row.prfId, row)),
            get: (id: string) => Promise.resolve(disk.records.get(id)),
            delete: (id: string) => Promise.resolve(void disk.records.delete(id)),
            where: (field: string) => ({
              equals: (value: string) => ({
                first: () => Promise.resolve(numbered(value)[0]),
                toArray: () =>
                  Promise.resolve(field === 'keyId' ? [...disk.records.values()] : numbered(value)),
              }),
            }),
          },
          drafts: {
            each: (note: (row: object) => void) => {
              disk.drafts.forEach(note);
              return Promise.resolve();
            },
          },
          pictures: { each: () => Promise.resolve() },
        },
      }),
  }));
  vi.doMock('../../../lib/device/vault', () => ({
    seal: (_key: unknown, _about: string, value: unknown) => Promise.resolve(value),
    unseal: (_key: unknown, _about: string, sealed: unknown) => Promise.resolve(sealed),
  }));
  records = await import('./kept-records');
});
beforeEach(() => {
  disk.records.clear();
  disk.drafts = [];
});

const record = {
  id: 'prf',
  customPrfId: 'SL-1',
  patient: { name: 'Ottilie Quarrier' },
  data: { incidentDetails: { chief_complaint: 'Overdose' } },
};
const shown = async () => [
  (await records.listKeptRecords()).map(({ complaint }) => complaint),
  (await records.readKeptRecord('SL-1'))?.record,
];

describe('a record from the server', () => {
  it('is kept until it is read as restricted', async () => {
    await records.keepRecord(record, false);
    expect(await shown()).toEqual([['Overdose'], record]);
    await records.keepRecord(record, true);
    expect(await shown()).toEqual([[], undefined]);
    expect(disk.records.size).toBe(0);
  });

  it('is deleted if it is refused without a reason, by its number and by its id', async () => {
    for (const name of ['SL-1', 'prf']) {
      await records.keepRecord(record, false);
      await records.withholdRecord(name);
      expect(disk.records.size).toBe(0);
    }
  });

  it('stays below unsent entries, and is shown no longer than they wait', async () => {
    disk.drafts = [{ prfId: 'prf', isUnsent: true }];
    await records.keepRecord(record, true);
    expect(await shown()).toEqual([['Overdose'], record]);
    await records.withholdRecord('SL-1');
    expect(await shown()).toEqual([['Overdose'], record]);
    disk.drafts = [{ prfId: 'prf', isUnsent: false }];
    expect(await shown()).toEqual([[], undefined]);
  });

  it('uses the contract’s current names, even if it was stored under older ones', async () => {
    const before = {
      ...record,
      patient: {
        ...{ patient_id: 'p', patient_name: 'Ottilie Quarrier', nhs_number: null, also_recorded_as: null },
        death: { died_at: '2026-11-20T14:32:00Z', place: null, custom_prf_id: 'SL-2' },
        squads: [{ id: 's', squadName: 'Comets' }],
      },
      survivor: { patient_id: 'q', patient_name: 'O. Quarrier' },
      signature: { revision: 1, patient: { patient_id: 'p', estimated_age: 40 } },
    };
    const today = {
      ...record,
      patient: {
        ...{ id: 'p', name: 'Ottilie Quarrier', nhsNumber: null, alsoRecordedAs: null },
        death: { diedAt: '2026-11-20T14:32:00Z', place: null, customPrfId: 'SL-2' },
        squads: [{ id: 's', squadName: 'Comets' }],
      },
      survivor: { id: 'q', name: 'O. Quarrier' },
      signature: { revision: 1, patient: { id: 'p', estimatedAge: 40 } },
    };
    await records.keepRecord(before, false);
    expect((await shown())[1]).toEqual(today);
    expect((await records.listKeptRecords()).map(({ patientName }) => patientName)).toEqual([
      'Ottilie Quarrier',
    ]);
    await records.keepRecord(today, false);
    expect((await shown())[1]).toEqual(today);
  });
});
