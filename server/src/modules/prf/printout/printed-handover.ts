import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { GENDER_LABELS, type Gender } from '@sideline/schema/people';
import { formatDate } from '@sideline/schema/prf/record/format';
import {
  ALWAYS_BLOCK,
  fitsPage,
  handoverBlocks,
  handoverFormatOf,
  handoverOf,
  SIGNS_BLOCK,
} from '@sideline/schema/prf/handover/handover';
import { readingSeconds } from '@sideline/schema/prf/handover/handover-fit';
import type { HandoverBlock } from '@sideline/schema/prf/handover/handover-record';
import { monthsAtIncident } from '@sideline/schema/prf/record/age';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { DENSE } from '../../../platform/export/pdf-document.js';
import { INK } from './printed-parts.js';
import { diedOf, patientOf } from './printed-patient.js';
import type { PrintedWords } from './printed-words.js';

/** The first page: the handover, for a clinician who reads nothing else. */

const SMALL = 8;
/** Where a whole arrest and its alerts are on the page. */
const SMALLEST = 7.5;
/** The part that is read aloud is larger. */
const ALOUD = 8.5;
/** Points. */
const LABEL = { lines: 72, rows: 92, columns: 80, signs: 46 } as const;

export const printedFacts = (words: PrintedWords): PrfFacts => {
  const { prf } = words.printout;
  const patient = patientOf(words);
  const data: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = Object.fromEntries(
    Object.entries(prf.data).map(([key, section]) => [key, section ?? undefined]),
  );
  const known = patient && { dob: patient.dob ?? null, estimatedAge: null };
  return {
    data,
    ageYears: prf.ageYears,
    // A baby of five months is no newborn, on paper too.
    ageMonths: monthsAtIncident(known, {
      at: data['incidentDetails']?.['incident_date'],
      begun: prf.createdAt,
      timeZone: words.zone,
    }),
    hasPatient: prf.patientId !== null,
    patientAllergies: words.rowAllergies,
    patientMedicines: patientOf(words)?.medications ?? null,
    timeZone: words.zone,
  };
};

const IN_COLUMNS: ReadonlySet<string> = new Set([ALWAYS_BLOCK, SIGNS_BLOCK]);
/** A short fact counts as this many characters. */
const LINE = 20;

const table = (width: number, body: TableCell[][]): Content => ({
  table: { widths: [width, '*'], body },
  layout: DENSE,
});

const cellsOf = ({ rows }: HandoverBlock, fontSize: number): TableCell[][] =>
  rows.map(({ label, text, isRecorded, isAlert }): TableCell[] => [
    { text: label, style: 'label', fontSize },
    { text, fontSize, ...(isAlert ? { style: 'warning' } : isRecorded ? {} : { style: 'absent' }) },
  ]);

/** Facts one below the other; those that are always present in two columns, so that each is easy to find. */
const block = (one: HandoverBlock, fontSize: number): Content[] => {
  const cells = cellsOf(one, fontSize);
  const head: Content = { text: one.label, style: 'section', fontSize: 9, margin: [0, 2, 0, 0] };
  if (!IN_COLUMNS.has(one.label)) return [head, table(LABEL.rows, cells)];
  const labelWidth = one.label === ALWAYS_BLOCK ? LABEL.columns : LABEL.signs;
  // The place where the first column holds half of the text.
  const length = one.rows.reduce((sum, { text }) => sum + LINE + text.length, 0);
  let read = 0;
  const half = one.rows.findIndex(({ text }) => (read += LINE + text.length) >= length / 2) + 1;
  return [
    head,
    {
      columns: [cells.slice(0, half), cells.slice(half)].map((column) =>
        column.length === 0 ? { text: '' } : table(labelWidth, column),
      ),
      columnGap: 12,
    },
  ];
};

/** Who it is about, what is said aloud, and everything else that a receiving clinician asks for. */
export const printHandover = (words: PrintedWords): Content[] => {
  const { prf, madeAt, isOwnCopy } = words.printout;
  const patient = patientOf(words);
  const facts = printedFacts(words);
  const source = {
    facts,
    gender: (GENDER_LABELS[patient?.gender as Gender] as string | undefined) ?? patient?.gender ?? null,
    timeZone: words.zone,
    asOf: madeAt.getTime(),
    isOwnCopy,
    alerts: prf.alerts.filter(({ clearedAt }) => clearedAt === null),
  };
  const lines = handoverOf(source, handoverFormatOf(facts));
  const blocks = handoverBlocks(source);
  const about = [
    patient?.dob == null ? '' : `Born ${formatDate(patient.dob)}`,
    diedOf(words) ?? '',
    patient?.nhsNumber == null ? '' : `NHS ${formatNhsNumber(patient.nhsNumber)}`,
    prf.event?.name ?? '',
    prf.customPrfId,
  ];
  return [
    {
      columns: [
        { text: `Handover: ${patient?.name ?? 'patient not identified'}`, style: 'title' },
        { text: about.filter(Boolean).join(' · '), style: 'label', fontSize: 8, alignment: 'right' },
      ],
      columnGap: 12,
    },
    {
      text: `Read aloud in ${String(readingSeconds(lines))} seconds`,
      style: 'section',
      fontSize: 9,
      margin: [0, 2, 0, 0],
    },
    table(
      LABEL.lines,
      lines.map(({ label, text }): TableCell[] => [
        { text: label, style: 'label', bold: true, color: INK, fontSize: ALOUD },
        { text, fontSize: ALOUD, ...(label === 'Alerts' ? { bold: true } : {}) },
      ]),
    ),
    ...blocks.flatMap((one) => block(one, fitsPage(blocks) ? SMALL : SMALLEST)),
  ];
};
