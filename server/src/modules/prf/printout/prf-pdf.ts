import { SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import { positionLabel } from '@sideline/schema/positions';
import { formatDate } from '@sideline/schema/prf/record/format';
import { isLocked, isSigned, PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import type { Content } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/export/pdf.js';
import type { PrfRevision } from '../prf.types.js';
import { printAmendments, reasonAfter } from './printed-amendments.js';
import { printHandover } from './printed-handover.js';
import { printHistory } from './printed-history.js';
import { facts } from './printed-parts.js';
import { patientOf, printPatient } from './printed-patient.js';
import { printPictures } from './printed-pictures.js';
import { printSection } from './printed-sections.js';
import { printOpenings, printReceipts, printSignature } from './printed-signature.js';
import { nameOf, PrintedWords, type PrfPrintout } from './printed-words.js';

/** What a page must say even when it is separated from the rest: that it was amended, or is no longer the newest. */
const amendmentNotices = (words: PrintedWords): string[] => {
  const { revisions, signature } = words.printout.prf;
  const said = (revision: PrfRevision | undefined): string =>
    revision === undefined
      ? ''
      : `on ${words.time(revision.signedAt)} by ${revision.name}${reasonAfter(revision.reason)}`;
  const shown = revisions.find(({ revision }) => revision === signature?.revision);
  const next = revisions.find(({ revision }) => revision === (shown?.revision ?? 0) + 1);
  return [
    ...(shown === undefined || shown.revision === 1
      ? []
      : [`Amended, version ${String(shown.revision)}, ${said(shown)}`]),
    ...(shown === undefined || next === undefined
      ? []
      : [
          `Superseded: this is version ${String(shown.revision)} of ${String(revisions.length)}. Amended ${said(next)}`,
        ]),
  ];
};

/** The patient named on a page that may be separated from the rest. */
const whoseRecord = (words: PrintedWords): string => {
  const patient = patientOf(words);
  if (patient === null) return '';
  return patient.dob === null ? patient.name : `${patient.name}, born ${formatDate(patient.dob)}`;
};

/** A warning on every page: the record was entered in error, or may still change. */
const printState = (words: PrintedWords): Content[] => {
  const { prf } = words.printout;
  const notices: Content[] = [];
  if (prf.status === 'void')
    notices.push({
      text: `Entered in error: ${prf.voidReason ?? ''} (${nameOf(prf.voidedBy)}, ${words.time(prf.voidedAt)})`,
      style: 'warning',
      margin: [0, 4, 0, 4],
    });
  else if (!isLocked(prf.status))
    notices.push({
      text: 'DRAFT: this record is not signed and may still change.',
      style: 'warning',
      margin: [0, 4, 0, 4],
    });
  return notices;
};

const printHead = (words: PrintedWords): Content[] => {
  const { prf } = words.printout;
  const rows: [string, string][] = [
    ['PRF number', prf.customPrfId],
    ['Status', PRF_STATE_LABELS[prf.status]],
    ['Event', prf.event === null ? '' : prf.event.name],
    ['Started', `${words.time(prf.createdAt)} by ${nameOf(prf.author)}`],
    [
      'Crew',
      prf.crew
        .map((person) =>
          [nameOf(person), person.position === null ? '' : positionLabel(person.position)]
            .filter(Boolean)
            .join(', '),
        )
        .join('; '),
    ],
  ];
  return [{ text: 'Patient record', style: 'title', margin: [0, 0, 0, 4], pageBreak: 'before' }, facts(rows)];
};

/**
 * A PRF on paper as its reader may see it: one page for the handover, then the record by time, then all of it in the form's
 * order, with labels and units, all of it as text.
 */
export const prfPdf = (printout: PrfPrintout): PdfDocument => {
  const words = new PrintedWords(printout);
  const { prf, providerName, madeAt, madeBy } = printout;
  const mark = isSigned(prf.status) ? null : prf.status === 'void' ? 'ENTERED IN ERROR' : 'DRAFT';
  return {
    title: `Patient record ${prf.customPrfId}`,
    subject: 'Patient record form',
    madeAt,
    header: {
      left: providerName,
      right: [whoseRecord(words), prf.customPrfId, mark].filter(Boolean).join(' · '),
    },
    notices: amendmentNotices(words),
    footer: `Printed ${words.time(madeAt.toISOString())} by ${madeBy}. Times are ${words.zone} time. Confidential patient information.`,
    watermark: mark,
    content: [
      ...printState(words),
      ...printHandover(words),
      ...printHead(words),
      ...printHistory(words),
      ...printAmendments(printout.amendments, words.options),
      ...printPatient(words),
      ...SECTIONS.flatMap(({ key, label }) => printSection(words, key, label)),
      ...printSignature(words),
      ...printReceipts(words),
      ...printOpenings(words),
      ...printPictures(printout.pictures, words.options, (entry) => words.recorded(entry)),
    ],
  };
};
