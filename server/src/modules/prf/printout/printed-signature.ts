import { contradictions } from '@sideline/schema/prf/rules/completeness';
import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import { QUESTION_LABELS } from '@sideline/schema/prf/questions/labels';
import type { Content } from 'pdfmake/interfaces.js';
import { entriesIn } from '../saving/prf-changes.js';
import { drawn, facts, noneRecorded } from './printed-parts.js';
import { printedFacts } from './printed-handover.js';
import type { PrintedWords } from './printed-words.js';

/**
 * Contradictions in the record that the signer has seen, in the words in which they were asked: for records signed before
 * each question had its own answer, which is now printed with the section it was given in.
 */
const acknowledged = (words: PrintedWords, all: readonly string[]): Content[] => {
  const { data } = words.printout.prf;
  const answered = new Set(
    entriesIn(data[QUESTION_ANSWERS.section] ?? {}, QUESTION_ANSWERS.list).map(({ rule }) => rule),
  );
  const codes = all.filter((code) => !answered.has(code));
  if (codes.length === 0) return [];
  const against = contradictions({ ...printedFacts(words), doseRanges: words.printout.doseRanges });
  const messages = (code: string): string =>
    against
      .filter((notice) => notice.code === code)
      .map(({ label, message }) => `${label}: ${message}`)
      .join('\n');
  return [
    { text: 'Contradictions seen before signing', style: 'group' },
    facts(codes.map((code) => [QUESTION_LABELS[code] ?? code, messages(code) || 'Seen'])),
  ];
};

/** When the server received an offline signature; the time of signing is then the device's. */
const receivedLater = (
  words: PrintedWords,
  receivedAt: string | null,
): readonly (readonly [string, string])[] =>
  receivedAt === null
    ? []
    : [['Received at', `${words.time(receivedAt)}. Signed offline, by the device’s clock.`]];

/** Who signed the record, or that nobody did. */
export const printSignature = (words: PrintedWords): Content[] => {
  const { signature } = words.printout.prf;
  const head: Content = { text: 'Signature', style: 'section' };
  if (signature === null) return [head, noneRecorded()];
  const strokes = drawn(signature.strokes);
  return [
    {
      unbreakable: true,
      stack: [
        head,
        ...(strokes === null ? [] : [strokes]),
        facts([
          ['Signed by', signature.name],
          ['Grade', signature.grade],
          ['Signed at', words.time(signature.signedAt)],
          ...receivedLater(words, signature.receivedAt),
          ['Content SHA-256', signature.contentHash],
        ]),
        ...acknowledged(words, signature.acknowledgedWarnings),
      ],
    },
  ];
};

/** Who took the patient over after the record was signed, in order. */
export const printReceipts = (words: PrintedWords): Content[] => {
  const receipts = [...words.printout.receipts].reverse();
  return receipts.map(({ handedOverTo, handedOverAt, strokes }, index) => ({
    unbreakable: true,
    stack: [
      // With the first of them, so that it is never alone at the foot of a page.
      ...(index === 0 ? [{ text: 'Handed over after signing', style: 'section' }] : []),
      facts([
        ['Handed over to', handedOverTo],
        ['Handed over at', words.time(handedOverAt)],
        ['Signature', drawn(strokes) ?? ''],
      ]),
    ],
  }));
};

/** Who read the handover by a link and when, each opening by the name given then. */
export const printOpenings = (words: PrintedWords): Content[] => {
  const { openings } = words.printout;
  if (openings.length === 0) return [];
  return [
    { text: 'Handover opened by code', style: 'section' },
    facts(openings.map(({ openedAt, receiver }) => [words.time(openedAt), receiver])),
  ];
};
