import {
  entryWords,
  giverDoubts,
  performerWords,
  registerTotals,
  unbookedWords,
} from '@sideline/schema/inventory/controlled-drugs';
import { itemWords } from '@sideline/schema/inventory/item-words';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { STOCK_UNIT_TABLE } from '@sideline/schema/inventory/vocabulary';
import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { formatDate } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/export/pdf.js';
import type { DrugRegister, DrugRegisterEntry } from './controlled-drugs.types.js';

export interface PrintedRegister {
  readonly providerName: string;
  readonly companyName: string;
  readonly register: DrugRegister;
  /** In the register's order. */
  readonly entries: readonly DrugRegisterEntry[];
  /** In words: 'All entries', '1 November 2026 to 20 November 2026'. */
  readonly period: string;
  readonly madeAt: Date;
}

/** Rows that fit on a page of the register, however long their words are. */
const ROWS = 16;

const TIME = new Intl.DateTimeFormat('en-GB', {
  ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: HOME_ZONE,
});
const timeText = (at: string): string => TIME.format(new Date(at));

const amount = (quantity: number): string => (quantity === 0 ? '' : quantityText(quantity));
const right = (text: string, more: object = {}): TableCell => ({ text, alignment: 'right', ...more });

const HEADS = [
  'Entry',
  'Date and time',
  'Supplied by or to',
  'Event, PRF',
  'In',
  'Out',
  'Wasted',
  'Balance',
  'Performer',
  'Witness',
] as const;
const FIGURES: ReadonlySet<string> = new Set(['In', 'Out', 'Wasted', 'Balance']);

/** What an inspector must not overlook. */
const marksOf = (entry: DrugRegisterEntry): readonly string[] => [
  ...[unbookedWords(entry)].filter((mark) => mark !== null),
  ...giverDoubts(entry),
];

const rowOf = (entry: DrugRegisterEntry): TableCell[] => [
  { text: String(entry.sequence) },
  { text: timeText(entry.occurredAt) },
  {
    stack: [
      { text: entry.party },
      { text: entryWords(entry), style: 'label' },
      ...marksOf(entry).map((text) => ({ text, style: 'warning' })),
    ],
  },
  { text: [entry.eventName, entry.customPrfId].filter((one) => one !== null).join(', ') },
  right(amount(entry.amountIn)),
  right(amount(entry.amountOut)),
  right(amount(entry.wasted)),
  right(quantityText(entry.balance), { bold: true }),
  { text: performerWords(entry) },
  {
    text:
      entry.witnessedByName === null
        ? 'UNWITNESSED'
        : entry.witnessedLaterAt === null
          ? entry.witnessedByName
          : `${entry.witnessedByName}, ${timeText(entry.witnessedLaterAt)}`,
    ...(entry.witnessedByName === null ? { style: 'warning' } : {}),
  },
];

/** A page of the register: entries of one day of the provider's, numbered within that day and within the register. */
export interface RegisterPage {
  /** YYYY-MM-DD; null on the page of a register without entries. */
  readonly day: string | null;
  readonly entries: readonly DrugRegisterEntry[];
  readonly page: number;
  readonly pageOfDay: number;
  readonly pagesOfDay: number;
}

/** The pages of a register: each day on which entries were made begins a new one (operations section 5). */
export const registerPages = (entries: readonly DrugRegisterEntry[]): readonly RegisterPage[] => {
  const byDay = new Map<string, DrugRegisterEntry[]>();
  for (const entry of entries) {
    const day = localDay(new Date(entry.recordedAt));
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  const pages = [...byDay].flatMap(([day, ofDay]) => {
    const pagesOfDay = Math.ceil(ofDay.length / ROWS);
    return Array.from({ length: pagesOfDay }, (_, index) => ({
      ...{ day, pageOfDay: index + 1, pagesOfDay },
      entries: ofDay.slice(index * ROWS, (index + 1) * ROWS),
    }));
  });
  return pages.length === 0
    ? [{ day: null, entries: [], page: 1, pageOfDay: 1, pagesOfDay: 1 }]
    : pages.map((one, index) => ({ ...one, page: index + 1 }));
};

/** One page: the drug over its ruled columns, and under them what the page adds up to. */
const pageOf = (
  { register, period }: PrintedRegister,
  { day, entries, page, pageOfDay, pagesOfDay }: RegisterPage,
  pages: number,
): Content => {
  const totals = registerTotals(entries);
  const last = entries.at(-1);
  const drug = itemWords(register.itemName, register.strength);
  return {
    ...(page === 1 ? {} : { pageBreak: 'before' }),
    stack: [
      { text: `${drug}, ${STOCK_UNIT_TABLE[register.unit].label}`, style: 'title' },
      ...(day === null
        ? []
        : [
            {
              text: `${formatDate(day)}, page ${String(pageOfDay)} of ${String(pagesOfDay)} of that day`,
              style: 'section',
            },
          ]),
      {
        text: `Schedule ${String(register.schedule)}, at ${register.locationName}. ${period}. Page ${String(page)} of ${String(pages)} of this register.`,
        style: 'label',
        margin: [0, 0, 0, 6],
      },
      {
        fontSize: 7,
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [26, 52, '*', 70, 26, 26, 32, 34, 52, 56],
          body: [
            HEADS.map((text) => ({
              text,
              style: 'tableHead',
              alignment: FIGURES.has(text) ? ('right' as const) : ('left' as const),
            })),
            ...entries.map(rowOf),
            [
              { text: 'Page total', bold: true, colSpan: 4 },
              ...Array.from({ length: 3 }, (): TableCell => ({ text: '' })),
              right(quantityText(totals.amountIn), { bold: true }),
              right(quantityText(totals.amountOut), { bold: true }),
              right(quantityText(totals.wasted), { bold: true }),
              right(last === undefined ? '' : quantityText(last.balance), { bold: true }),
              { text: 'carried forward', colSpan: 2 },
              { text: '' },
            ],
          ],
        },
      },
    ],
  };
};

/** A register as inspectors know it: one drug, ruled columns, running balance, corrections as dated lines, page totals. */
export const drugRegisterPdf = (printed: PrintedRegister): PdfDocument => {
  const { register, entries } = printed;
  const pages = registerPages(entries);
  return {
    title: `Controlled drug register: ${register.itemName}`,
    subject: register.locationName,
    madeAt: printed.madeAt,
    header: { left: printed.companyName, right: `Controlled drug register, ${register.locationName}` },
    notices: [],
    footer: printed.providerName,
    watermark: null,
    content: pages.map((page) => pageOf(printed, page, pages.length)),
  };
};
