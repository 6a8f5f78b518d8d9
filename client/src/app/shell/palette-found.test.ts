import { expect, it } from 'vitest';
import type { FindEverythingQuery } from './command-palette.generated';
import { groupsOf } from './palette-found';

const record = {
  id: '0190a000-0000-7000-8000-000000000001',
  customPrfId: 'SL-261120-ABC123',
  status: 'completed',
  createdAt: '2026-11-20T12:30:00.000Z',
  timeZone: 'Pacific/Auckland',
  patientName: 'Ada Quill',
  dateOfDeath: null,
  death: { diedAt: '2026-11-20T13:00:00.000Z', timeZone: 'Pacific/Auckland' },
  eventName: 'Harbour Fair',
} as const;

const found = (prf: object): FindEverythingQuery => ({
  findPatients: [],
  prfs: { nodes: [{ ...record, ...prf }] },
  events: { nodes: [] },
});

const hintOf = (prf: object): string | undefined =>
  groupsOf(found(prf)).find(({ label }) => label === 'Records')?.options[0]?.hint;

it('shows that the patient died, and dates the record by its event’s clock', () => {
  expect(hintOf({})).toBe('Ada Quill · Died 21 Nov 2026, 02:00 · Harbour Fair · 21 Nov 2026 · Signed');
  expect(hintOf({ death: null })).toBe('Ada Quill · Harbour Fair · 21 Nov 2026 · Signed');
  expect(hintOf({ death: null, dateOfDeath: '2026-11-20' })).toContain('Died 20 Nov 2026');
});
