import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { formatTime } from '@sideline/schema/prf/record/format';
import { impressionOf } from '@sideline/schema/prf/catalogue/impressions';
import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { NOT_CLINICAL } from './case-document';
import { ATTRIBUTE_MEANINGS, CODE_MEANINGS, ELEMENT_NAMES } from './case-dictionary';
import { nameOfPlace, targetField } from './case-entries';
import { nameOfEntry, type CaseAddition, type CaseEntry, type PublishedCase } from './case-mapping';
import {
  capacityOf,
  NEMSIS,
  placedShare,
  RECORD_FACTS,
  SHARED_PLACES,
  SINGLE_VALUES,
  type NemsisElement,
} from './nemsis-places';
import { UNSEEN_CASES, type UnseenCase } from './unseen-cases';

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

const percent = (part: number, all: number): string =>
  `${(Math.floor((part / all) * 1_000) / 10).toFixed(1)} %`;

interface Share {
  readonly placed: number;
  readonly all: number;
}

/** Statements of a case, and how many of them have a place: each once, however many fields it fills. */
export const caseShare = ({ entries }: PublishedCase): Share => {
  const all = new Set<string>();
  const without = new Set<string>();
  for (const { element, occurrence, target } of entries) {
    const name = `${element} (${occurrence})`;
    all.add(name);
    if (target.kind === 'none') without.add(name);
  }
  return { placed: all.size - without.size, all: all.size };
};

/** Statements of an element that a case makes and the record does not hold. */
export interface Shortfall {
  readonly id: string;
  readonly lost: number;
}

/**
 * What a case that was not entered would lose by the table of places alone: each statement without a place, each after the first
 * where the place holds one value, and each that would be written over another element's.
 */
export const shortfallsOf = ({ elements }: Pick<UnseenCase, 'elements'>): readonly Shortfall[] => {
  const places = new Map(NEMSIS.map(({ id, place }) => [id, place]));
  const taken = new Set<string>();
  return [...elements].flatMap(([id, { count, rows }]): readonly Shortfall[] => {
    const place = places.get(id) ?? null;
    if (place === null) return [{ id, lost: count }];
    const capacity = capacityOf(place);
    if (capacity === 'many') return [];
    if (taken.has(place) && !SHARED_PLACES.has(place)) return [{ id, lost: count }];
    taken.add(place);
    const lost = count - Math.min(count, capacity === 'rows' ? rows : 1);
    return lost > 0 ? [{ id, lost }] : [];
  });
};

/** How many statements of a case that was not entered have a place. */
export const unseenShare = (unseen: UnseenCase): Share => {
  const all = [...unseen.elements.values()].reduce((total, { count }) => total + count, 0);
  const lost = shortfallsOf(unseen).reduce((total, shortfall) => total + shortfall.lost, 0);
  return { placed: all - lost, all };
};

const USAGE = { N: 'National', R: 'Recommended', O: 'Optional' } as const;

const shareRow = (label: string, { placed, all }: Share): string =>
  row([label, String(all), String(placed), percent(placed, all)]);

const placeOfElement = ({ place }: NemsisElement): string => {
  if (place === null) return 'None';
  const [owner = '', name = ''] = place.split('.');
  if (owner === 'patient') return `Patient: ${name}`;
  return owner === 'record' ? RECORD_FACTS[name as keyof typeof RECORD_FACTS] : place;
};

const dictionaryTable = (): readonly string[] => [
  '## The data dictionary',
  '',
  'Every element of the patient care record of NEMSIS 3.5.0, and the eight that 3.5.1 adds, with its place (`client/e2e/cases/nemsis-places.ts`). A test fails when a place does not exist or an element stands twice.',
  '',
  row(['Element', 'Name', 'Usage', 'Place', 'Why none']),
  row(['---', '---', '---', '---', '---']),
  ...NEMSIS.map((element) =>
    row([element.id, element.name, USAGE[element.usage], placeOfElement(element), element.reason ?? '']),
  ),
  '',
];

const shares = (cases: readonly PublishedCase[]): readonly string[] => [
  '## Shares',
  '',
  'Statements of a case, counted by occurrence. A statement has a place if a field holds it beside all others: of an element that occurs several times in a field of one value, and of elements that would be written over each other, the first alone counts. Where several elements make one value, such as a name, the table below says why.',
  '',
  row(['', 'Statements', 'With a place', 'Share']),
  row(['---', '---', '---', '---']),
  ...cases.map((published) => shareRow(`${published.title}, entered`, caseShare(published))),
  ...UNSEEN_CASES.map((unseen) => shareRow(`${unseen.title}, not entered`, unseenShare(unseen))),
  shareRow(
    'Dictionary: national and recommended elements',
    placedShare(NEMSIS.filter(({ usage }) => usage !== 'O')),
  ),
  shareRow('Dictionary: every element', placedShare(NEMSIS)),
  '',
  'Statements without a place, besides the entered cases, whose tables say them:',
  '',
  row(['Case', 'Element', 'Name', 'Statements', 'Why']),
  row(['---', '---', '---', '---', '---']),
  ...UNSEEN_CASES.flatMap((unseen) =>
    shortfallsOf(unseen).map(({ id, lost }) => {
      const element = NEMSIS.find((one) => one.id === id);
      return row([
        unseen.title,
        id,
        element?.name ?? '',
        String(lost),
        element?.reason ?? SINGLE_VALUES.get(id) ?? '',
      ]);
    }),
  ),
  '',
  'Places that several elements share:',
  '',
  row(['Place', 'Why none is lost']),
  row(['---', '---']),
  ...[...SHARED_PLACES].map(([place, reason]) => row([place, reason])),
  '',
];

/** The whole document, as markdown before formatting. */
export const casesMarkdown = (cases: readonly PublishedCase[]): string =>
  [
    '# The published cases, element by element',
    '',
    'Every non-empty element of the clinical groups of both published EMS test cases, and every element of the data dictionary behind them, with the field of the record that holds it or the reason why none does. Written from the mappings in `client/e2e/cases` by a test that fails when an element is missing, a path does not exist, a value is refused or this file is out of date (`npx vitest run client/test/published-cases.test.ts -u` writes it again).',
    '',
    'The number in brackets counts the occurrences of an element in its document, empty ones included. `element@attribute` is an attribute that says something. A number within a path is a row of a list; words in square brackets name an entry, also where a field points to it.',
    '',
    'Groups of the documents that are not clinical, and of which nothing is entered:',
    '',
    row(['Group', 'Why']),
    row(['---', '---']),
    ...[...NOT_CLINICAL].map(([group, reason]) => row([group, reason])),
    '',
    ...shares(cases),
    ...cases.flatMap(tableOf),
    ...dictionaryTable(),
  ].join('\n');
