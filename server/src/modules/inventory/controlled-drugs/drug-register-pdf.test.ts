import { expect, it } from 'vitest';
import type { DrugRegisterEntry } from './controlled-drugs.types.js';
import { drugRegisterPdf, registerPages } from './drug-register-pdf.js';

const entry = (sequence: number, recordedAt: string): DrugRegisterEntry => ({
  ...{
    id: String(sequence),
    sequence,
    recordedAt,
    occurredAt: recordedAt,
    reason: 'administered',
    party: 'PRF',
  },
  ...{ lot: 'K1', batchId: 'b', eventId: null, eventName: null, prfId: null, customPrfId: null },
  ...{ amountIn: 0, amountOut: 1, wasted: 0, balance: 100 - sequence, performedByName: 'Robin Hale' },
  ...{ witnessedByName: 'Nell Finch', witnessedLaterAt: null, authorisedName: null, authorisedRole: null },
  ...{
    destructionMethod: null,
    reverses: null,
    reversesSequence: null,
    isReversed: false,
    paper: null,
    note: null,
  },
  ...{
    unbooked: 0,
    settlement: null,
    settlementReason: null,
    settledBySequence: null,
    settlesSequence: null,
  },
  ...{ givenByName: null, isGiverNotAllowed: false },
});

it('starts a page with each day in the provider’s zone, numbered within it', () => {
  const entries = [
    // Half an hour before and after midnight in London, in summer.
    ...Array.from({ length: 18 }, (_, index) => entry(index + 1, '2026-07-01T22:30:00.000Z')),
    entry(19, '2026-07-01T23:30:00.000Z'),
  ];
  expect(
    registerPages(entries).map(({ day, page, pageOfDay, pagesOfDay, entries: rows }) => [
      ...[day, page, pageOfDay, pagesOfDay, rows.length],
    ]),
  ).toEqual([
    ['2026-07-01', 1, 1, 2, 16],
    ['2026-07-01', 2, 2, 2, 2],
    ['2026-07-02', 3, 1, 1, 1],
  ]);
  const { content } = drugRegisterPdf({
    ...{ providerName: 'Touchline', companyName: 'Touchline Ltd', entries, period: 'All entries' },
    ...{ madeAt: new Date('2026-07-02T08:00:00.000Z') },
    register: {
      itemName: 'Morphine',
      strength: '10 mg',
      unit: 'ampoule',
      schedule: 2,
      locationName: 'Safe',
    } as never,
  });
  expect(JSON.stringify(content)).toContain('1 Jul 2026, page 2 of 2 of that day');
});

it('is one page if nothing was entered', () => {
  expect(registerPages([])).toMatchObject([{ day: null, page: 1, entries: [] }]);
});
