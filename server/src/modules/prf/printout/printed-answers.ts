import { isSectionKey, PATIENT_SECTION, sectionOf } from '@sideline/schema/prf/catalogue/catalogue';
import { QUESTION_LABELS } from '@sideline/schema/prf/questions/labels';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { isStruck } from '../saving/prf-changes.js';
import { RULED, struck, tableHead } from './printed-parts.js';
import { textOf, type Entry, type PrintedWords } from './printed-words.js';

const placeOf = (entry: Entry): string => {
  const section = textOf(entry['place_section']) ?? '';
  return isSectionKey(section) ? sectionOf(section).label : PATIENT_SECTION.label;
};

/** What was asked of the record and answered 'true as recorded': the question in its own words, the reason, and by whom. */
export const answersTable = (words: PrintedWords, entries: readonly Entry[]): Content => {
  const body: TableCell[][] = [
    tableHead('Asked about', 'Question', 'True as recorded, because', 'Answered'),
    ...entries.map((entry): TableCell[] => {
      const rule = textOf(entry['rule']) ?? '';
      const cells = [
        `${QUESTION_LABELS[rule] ?? rule}\n${placeOf(entry)}`,
        textOf(entry['question']) ?? '',
        textOf(entry['reason']) ?? '',
      ];
      const by = [textOf(entry['answered_by']) ?? '', words.time(textOf(entry['answered_at']))];
      return [
        ...cells.map((text) => ({ text, ...struck(entry) })),
        {
          stack: [
            { text: [...by, words.recorded(entry)].filter(Boolean).join('\n'), ...struck(entry) },
            ...(isStruck(entry) ? [{ text: words.struckText(entry) }] : []),
          ],
        },
      ];
    }),
  ];
  return {
    table: { headerRows: 1, widths: [90, '*', '*', 110], body },
    layout: RULED,
    margin: [0, 0, 0, 8],
  };
};
