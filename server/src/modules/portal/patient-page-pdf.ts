import { formatTime } from '@sideline/schema/prf/record/format';
import type { Content } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../platform/export/pdf.js';
import type { ReadPage } from './patient-page.js';

const factsOf = (facts: ReadPage['parts'][number]['facts']): Content => ({
  table: {
    widths: [140, '*'],
    body: facts.map(({ label, text, note }) => [
      { text: label, style: 'label' },
      { text: note === null ? text : `${text}\n${note}` },
    ]),
  },
  layout: 'lightHorizontalLines',
});

/** When a record was signed, and when it was changed since. */
export const historyWords = ({
  signedAt,
  amendedAt,
  timeZone,
}: Pick<ReadPage, 'signedAt' | 'amendedAt' | 'timeZone'>): string =>
  [
    `Signed ${formatTime(signedAt, timeZone)}.`,
    ...amendedAt.map((at) => `Changed ${formatTime(at, timeZone)}; this is the changed version.`),
  ].join(' ');

/** The page that a patient reads, on paper: the same words in the same order. */
export const patientPagePdf = (page: ReadPage, madeAt: Date): PdfDocument => {
  const title = `Your visit, ${page.customPrfId}`;
  return {
    title,
    subject: 'A patient’s record in plain words',
    madeAt,
    header: { left: page.providerName, right: page.customPrfId },
    notices: [],
    footer: `Printed ${formatTime(madeAt.toISOString(), page.timeZone)}. Confidential health information.`,
    watermark: null,
    content: [
      { text: title, style: 'title' },
      { text: historyWords(page), style: 'note', margin: [0, 0, 0, 4] },
      ...page.parts.flatMap(({ title: heading, facts }): Content[] => [
        { text: heading, style: 'section' },
        factsOf(facts),
      ]),
    ],
  };
};
