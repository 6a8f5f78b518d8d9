import {
  RECALL_ACTION_TABLE,
  RECALL_CLASS_TABLE,
  RECALL_LINE_TABLE,
  RECALL_MEASURE_TABLE,
  RECALL_OUTCOME_TABLE,
  RECALL_STATE_TABLE,
} from '@sideline/schema/inventory/recalls';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { formatDate } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/export/pdf.js';
import type { RecallDetails, RecallLine } from './recall.types.js';

export interface PrintedRecall extends Pick<RecallDetails, 'recall' | 'lots' | 'steps'> {
  readonly lines: readonly RecallLine[];
  readonly providerName: string;
  readonly companyName: string;
  readonly madeAt: Date;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: HOME_ZONE,
});
const timeText = (at: string | null): string => (at === null ? '' : TIME.format(new Date(at)));

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

const table = (
  heads: readonly string[],
  widths: (number | string)[],
  rows: readonly (readonly string[])[],
): Content => ({
  fontSize: 8,
  layout: 'lightHorizontalLines',
  table: {
    headerRows: 1,
    widths,
    body: [
      heads.map((text): TableCell => ({ text, style: 'tableHead' })),
      ...rows.map((row) => row.map((text): TableCell => ({ text }))),
    ],
  },
});

/** Where it is or went. A patient is identified by the record's number. */
const whereOf = (line: RecallLine): string => {
  switch (line.kind) {
    case 'stock':
      return line.locationName ?? '';
    case 'transit':
      return [
        line.locationName ?? '',
        ...line.transfers.map(({ number, fromName, toName }) => `${number}, ${fromName} to ${toName}`),
      ].join(': ');
    case 'patient':
      if (line.logId !== null) return 'Patient in a see-and-treat log';
      return line.customPrfId === null ? 'A record that is not shown here' : `Patient in ${line.customPrfId}`;
    case 'use':
      return 'Used without a record';
  }
};

const lotsWords = ({ recall, lots }: PrintedRecall): string => {
  const known = new Set(lots.map(({ lot }) => lot.toLowerCase()));
  const named = [
    ...lots.map(({ lot }) => lot),
    ...recall.lotNumbers.filter((lot) => !known.has(lot.toLowerCase())).map((lot) => `${lot} (not in stock)`),
  ].join(', ');
  return recall.isAllLots ? ['All lots', ...(named === '' ? [] : [named])].join(': ') : named;
};

/** The recall for the regulator: the notice, its lots, every line with who settled it and when, and the history. */
export const recallPdf = (printed: PrintedRecall): PdfDocument => {
  const { recall, lines, steps, lots } = printed;
  return {
    title: `Recall ${recall.number}`,
    subject: recall.title,
    madeAt: printed.madeAt,
    header: { left: printed.companyName, right: `Recall ${recall.number}` },
    notices: [],
    footer: `${printed.providerName}, ${recall.reference}`,
    watermark: recall.state === 'draft' ? 'DRAFT' : recall.state === 'withdrawn' ? 'WITHDRAWN' : null,
    content: [
      { text: `Recall ${recall.number}: ${recall.title}`, style: 'title' },
      facts([
        ['State', RECALL_STATE_TABLE[recall.state].label],
        ['Item', recall.itemName],
        ['Class', RECALL_CLASS_TABLE[recall.recallClass].label],
        ['Reference', recall.reference],
        ['Issued by', recall.issuedBy],
        ['Received', formatDate(recall.receivedOn)],
        ['Action', RECALL_MEASURE_TABLE[recall.measure].label],
        ['Lots', lotsWords(printed)],
        ['Instructions', recall.instructions],
        ['Settled', `${String(recall.lineCount - recall.openCount)} of ${String(recall.lineCount)} lines`],
      ]),
      ...(lots.length === 0
        ? []
        : [
            { text: 'Lots', style: 'section' },
            table(
              ['Lot', 'Expiry', 'On hand now'],
              ['*', 90, 90],
              lots.map(({ lot, expiresOn, onHand }) => [
                lot,
                expiresOn === null ? '' : formatDate(expiresOn),
                quantityText(onHand),
              ]),
            ),
          ]),
      { text: 'Where the lots are and where they went', style: 'section' },
      ...(lines.length === 0
        ? [{ text: 'Nothing from these lots was found.' }]
        : [
            table(
              ['Kind', 'Where', 'Lot', 'Quantity', 'When', 'Settled', 'By', 'At'],
              [40, '*', 50, 40, 60, 80, 65, 60],
              lines.map((line) => [
                RECALL_LINE_TABLE[line.kind].label,
                [whereOf(line), line.eventName].filter((one) => one !== null).join(', '),
                line.lot,
                line.quantity === null ? '' : quantityText(line.quantity),
                timeText(line.happenedAt),
                [line.outcome === null ? 'Not settled' : RECALL_OUTCOME_TABLE[line.outcome].label, line.note]
                  .filter((one) => one !== null)
                  .join(': '),
                line.settledByName ?? '',
                timeText(line.settledAt),
              ]),
            ),
          ]),
      { text: 'History', style: 'section' },
      table(
        ['At', 'Who', 'What', 'Reason'],
        [90, 110, 110, '*'],
        steps.map(({ takenAt, takenByName, action, reason }) => [
          timeText(takenAt),
          takenByName,
          RECALL_ACTION_TABLE[action].label,
          reason ?? '',
        ]),
      ),
    ],
  };
};
