import { poundsText } from '@sideline/schema/inventory/money';
import { numberText, type Formats } from '@sideline/schema/provider/formats';
import { formatDate } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/export/pdf.js';

/** What is printed of an order. */
export interface PrintedOrder {
  readonly number: string;
  readonly providerName: string;
  readonly companyName: string;
  readonly providerEmail: string | null;
  readonly providerPhone: string | null;
  readonly supplierName: string;
  readonly supplierContact: string | null;
  readonly accountNumber: string | null;
  readonly deliverTo: string;
  /** Its lines separated by line breaks. */
  readonly deliveryAddress: string | null;
  /** YYYY-MM-DD. */
  readonly orderedOn: string;
  readonly expectedOn: string | null;
  readonly notes: string | null;
  readonly isDraft: boolean;
  readonly lines: readonly {
    readonly supplierSku: string;
    readonly itemName: string;
    readonly packs: number;
    readonly packWords: string;
    readonly packPricePence: number | null;
  }[];
  /** False leaves prices out, for people who may not see them. */
  readonly hasPrices: boolean;
  readonly madeAt: Date;
}

const right = (text: string, more: object = {}): TableCell => ({ text, alignment: 'right', ...more });

const linesOf = (text: string | null): readonly string[] =>
  text?.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])) ?? [];

/** In one line, for a letter: 'Main store, 1 Quay Street, Harrowmere'. */
export const deliveryWords = ({
  deliverTo,
  deliveryAddress,
}: Pick<PrintedOrder, 'deliverTo' | 'deliveryAddress'>): string =>
  [deliverTo, ...linesOf(deliveryAddress).map((line) => line.replace(/,$/, ''))].join(', ');

const facts = (rows: readonly (readonly [label: string, value: string | null])[]): Content => ({
  margin: [0, 2, 0, 8],
  layout: 'noBorders',
  table: {
    widths: [110, '*'],
    body: rows.flatMap(([label, value]) =>
      value === null ? [] : [[{ text: label, style: 'label' }, { text: value }]],
    ),
  },
});

const linesTable = ({ lines, hasPrices }: PrintedOrder, formats: Formats): Content => {
  const heads = ['Your code', 'Item', 'Packs', 'Pack', ...(hasPrices ? ['Price per pack', 'Total'] : [])];
  const isRight = (index: number): boolean => index === 2 || index > 3;
  const total = lines.reduce((sum, { packs, packPricePence }) => sum + packs * (packPricePence ?? 0), 0);
  const body: TableCell[][] = [
    heads.map((text, index) => ({
      text,
      style: 'tableHead',
      alignment: isRight(index) ? ('right' as const) : ('left' as const),
    })),
    ...lines.map(({ supplierSku, itemName, packs, packWords, packPricePence }): TableCell[] => [
      { text: supplierSku },
      { text: itemName },
      right(numberText(packs, formats)),
      { text: packWords },
      ...(hasPrices
        ? [
            right(packPricePence === null ? 'To be agreed' : poundsText(packPricePence, formats)),
            right(packPricePence === null ? '' : poundsText(packs * packPricePence, formats)),
          ]
        : []),
    ]),
  ];
  if (hasPrices)
    body.push([
      {
        text: lines.some(({ packPricePence }) => packPricePence === null)
          ? 'Total without VAT and without what is to be agreed'
          : 'Total without VAT',
        ...{ bold: true, colSpan: 5 },
      },
      ...Array.from({ length: 4 }, (): TableCell => ({ text: '' })),
      right(poundsText(total, formats), { bold: true }),
    ]);
  return {
    table: { headerRows: 1, widths: [80, '*', 35, 90, ...(hasPrices ? [70, 70] : [])], body },
    layout: 'lightHorizontalLines',
  };
};

/** The order as the supplier gets it. */
export const purchaseOrderPdf = (order: PrintedOrder, formats: Formats): PdfDocument => ({
  title: `Purchase order ${order.number}`,
  subject: order.supplierName,
  madeAt: order.madeAt,
  header: { left: order.providerName, right: `Purchase order ${order.number}` },
  notices: [],
  footer: `Quote ${order.number} on your delivery note and your invoice.`,
  watermark: order.isDraft ? 'DRAFT' : null,
  content: [
    { text: `Purchase order ${order.number}`, style: 'title' },
    facts([
      ['Supplier', order.supplierName],
      ['For the attention of', order.supplierContact],
      ['Our account with you', order.accountNumber],
      ['Ordered by', order.companyName],
      [
        'Questions',
        [order.providerEmail, order.providerPhone].filter((way) => way !== null).join(', ') || null,
      ],
      ['Date', formatDate(order.orderedOn)],
      ['Deliver to', [order.deliverTo, ...linesOf(order.deliveryAddress)].join('\n')],
      ['Expected by', order.expectedOn === null ? null : formatDate(order.expectedOn)],
    ]),
    linesTable(order, formats),
    ...(order.notes === null ? [] : [{ text: 'Notes', style: 'section' }, { text: order.notes }]),
  ],
});
