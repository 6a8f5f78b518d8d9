import type { Field } from '@sideline/schema/prf/kinds';
import { formatTime } from '@sideline/schema/prf/format';
import { impressionOf } from '@sideline/schema/prf/impressions';
import { drugOf } from '@sideline/schema/prf/formulary';
import { PICTURES } from '@sideline/schema/prf/pictures';
import { NOT_CLINICAL } from './case-document';
import { ATTRIBUTE_MEANINGS, CODE_MEANINGS, ELEMENT_NAMES } from './case-dictionary';
import { nameOfPlace, targetField } from './case-entries';
import { nameOfEntry, type CaseAddition, type CaseEntry, type PublishedCase } from './case-mapping';

/** Writes docs/cases.md: every statement of the cases, where it is entered and as what, or why it has no place. */

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const sourceText = ({ element, source }: CaseEntry): string => {
  const [name = '', attribute] = element.split('@');
  if (attribute !== undefined) {
    const meaning = ATTRIBUTE_MEANINGS[`${attribute} ${source}`];
    return `${attribute} ${source}${meaning ? ` (${meaning})` : ''}`;
  }
  const meaning = CODE_MEANINGS[`${name} ${source}`];
  return meaning ? `${meaning} (${source})` : source;
};

const wordFor = (field: Field | undefined, value: string): string | undefined => {
  if (!field) return undefined;
  if ('choices' in field) return field.choices.options[value]?.label;
  if (field.kind === 'codes' || field.kind === 'coded') return (impressionOf(value) ?? drugOf(value))?.label;
  return undefined;
};

const valueText = ({ target, value }: CaseAddition, timeZone: string): string => {
  if (value === null) return '';
  const text = typeof value === 'string' ? value : String(value);
  const field = target.kind === 'prf' ? targetField(target) : undefined;
  if (field?.kind === 'time') return `${text} (${formatTime(text, timeZone)})`;
  if (field && 'unitLabel' in field && field.unitLabel) return `${text} ${field.unitLabel}`;
  const word = wordFor(field, text);
  return word && word !== text ? `${text} (${word})` : text;
};

const placeText = ({ target }: CaseAddition): string => {
  switch (target.kind) {
    case 'patient':
      return `Patient: ${target.field}`;
    case 'none':
      return 'None';
    case 'picture':
      return `${PICTURES.section}.${nameOfEntry(target.picture)}: its file, ${target.fact}`;
    case 'prf':
      return nameOfPlace(target);
  }
};

const remark = ({ target, note }: CaseAddition): string =>
  target.kind === 'none' ? target.reason : (note ?? '');

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const tableOf = ({ title, file, timeZone, entries, additions }: PublishedCase): readonly string[] => [
  `## ${title}`,
  '',
  `Document: \`client/e2e/cases/${file}\`. Zone of the scene: ${timeZone}. Moments are stored in UTC.`,
  '',
  row(['Element', 'Name', 'In the document', 'Entered in', 'As', 'Remark']),
  row(['---', '---', '---', '---', '---', '---']),
  ...entries.map((entry) =>
    row([
      `${entry.element} (${entry.occurrence})`,
      ELEMENT_NAMES[entry.element.split('@')[0] ?? ''] ?? '',
      sourceText(entry),
      placeText(entry),
      valueText(entry, timeZone),
      remark(entry),
    ]),
  ),
  '',
  'Entered besides, because signing wants it and the document does not say:',
  '',
  row(['Entered in', 'As', 'Why this value']),
  row(['---', '---', '---']),
  ...additions.map((addition) => row([placeText(addition), valueText(addition, timeZone), remark(addition)])),
  '',
];

/** The whole document, as markdown before formatting. */
export const casesMarkdown = (cases: readonly PublishedCase[]): string =>
  [
    '# The published cases, element by element',
    '',
    'Every non-empty element of the clinical groups of both published EMS test cases, with the field of the record that holds it or the reason why none does. Written from the mappings in `client/e2e/cases` by a test that fails when an element is missing, a path does not exist, a value is refused or this file is out of date (`npx vitest run client/test/published-cases.test.ts -u` writes it anew).',
    '',
    'The number in brackets counts the occurrences of an element in its document, empty ones included. `element@attribute` is an attribute that says something. A number within a path is a row of a list; words in square brackets name an entry, also where a field points to it.',
    '',
    'Groups of the documents that are not clinical, and of which nothing is entered:',
    '',
    row(['Group', 'Why']),
    row(['---', '---']),
    ...[...NOT_CLINICAL].map(([group, reason]) => row([group, reason])),
    '',
    ...cases.flatMap(tableOf),
  ].join('\n');
