import { roleRouteText } from '@sideline/schema/clinical/role-of-life-extinct';
import { alertWords, withdrawnBecause } from '@sideline/schema/prf/rules/alerts';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { entriesFieldsOf, fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { sectionLines, type Line } from '@sideline/schema/prf/record/format';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { entriesIn } from '../saving/prf-changes.js';
import { printEntries } from './printed-entries.js';
import { drawn, facts, RULED, tableHead } from './printed-parts.js';
import { nameOf, type PrintedWords } from './printed-words.js';

/** An answer as it is printed: pen strokes as they were drawn. */
const answerOf = (section: PrfSectionKey, { name, value }: Line, data: SectionData): string | Content => {
  const strokes = data[name];
  if (fieldAt(section, name)?.kind !== 'strokes' || typeof strokes !== 'string') return value;
  return drawn(strokes) ?? value;
};

const alertsTable = (words: PrintedWords): Content[] => {
  const { alerts } = words.printout.prf;
  if (alerts.length === 0) return [];
  const sets = entriesIn(words.printout.prf.data.observations ?? {}, 'entries');
  const setOf = (entryId: string) => sets.find(({ id }) => id === entryId);
  const body: TableCell[][] = [
    tableHead('Set taken', 'Alert', 'Action taken'),
    ...alerts.map((alert): TableCell[] => [
      { text: words.time(alert.occurredAt) || 'Time not known' },
      { text: alertWords(alert) },
      {
        text:
          alert.actionedAt !== null
            ? `${alert.action ?? ''} (${nameOf(alert.actionedBy)}, ${words.time(alert.actionedAt)})`
            : alert.clearedAt !== null
              ? `No longer applies: ${withdrawnBecause(setOf(alert.entryId), alert.clearedAt)} ${words.time(alert.clearedAt)}`
              : 'None recorded yet',
      },
    ]),
  ];
  return [
    { text: 'Alerts', style: 'group' },
    { table: { headerRows: 1, widths: [110, 90, '*'], body }, layout: RULED },
  ];
};

/** One section with its answers and lists; nothing where it has none. */
export const printSection = (words: PrintedWords, key: PrfSectionKey, label: string): Content[] => {
  const data: SectionData = words.printout.prf.data[key] ?? {};
  const content: Content[] = sectionLines(key, data, words.options).flatMap(({ group, lines: answered }) => [
    // The first part of a section often has the section's name.
    ...(group === label ? [] : [{ text: group, style: 'group' }]),
    facts(answered.map((line) => [line.label, answerOf(key, line, data)])),
  ]);
  for (const field of entriesFieldsOf(key))
    content.push(...printEntries(words, key, field, entriesIn(data, field.name)));
  if (key === 'observations') content.push(...alertsTable(words));
  const route = key === 'ROLE' ? roleRouteText(data) : '';
  if (route !== '') content.unshift(facts([['Route', route]]));
  return content.length === 0 ? [] : [{ text: label, style: 'section' }, ...content];
};
