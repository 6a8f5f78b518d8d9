import { capitalise } from '@sideline/schema/letter-case';
import { ROLE_LABELS, type Role } from '@sideline/schema/roles';
import { formatDate, formatTime } from '@sideline/schema/prf/record/format';
import type { Content } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/export/pdf.js';
import { COLUMN_WORDS, TITLES, UNREAD, valueWords } from './account-copy-words.js';

export type Row = Readonly<Record<string, unknown>>;

/** The data held about an account's owner, as the modules provide it, and what they did. */
export interface AccountCopy {
  readonly account: {
    readonly name: string;
    readonly email: string;
    readonly role: Role;
  };
  /** By table. */
  readonly held: ReadonlyMap<string, readonly Row[]>;
  readonly done: readonly {
    readonly what: string;
    readonly count: number;
    readonly first: string;
    readonly last: string;
  }[];
  /** The names of the things that ids refer to. */
  readonly names: ReadonlyMap<string, string>;
  readonly providerName: string;
  readonly madeAt: Date;
}

/** Keys inside of a value, and of states, whose own words serve. */
const humanised = (name: string): string => capitalise(name.replaceAll('_', ' ').trim());

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;
const KEY = /^[a-z]+(_[a-z]+)+$/;

/** A value as text; null if it means nothing on paper: empty values, and ids, which the JSON file has. */
const readable = (value: unknown, names: AccountCopy['names']): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return wordsOf(value as Row, names) || null;
  if (typeof value !== 'string' || value === '') return null;
  if (ID.test(value)) return names.get(value) ?? null;
  if (MOMENT.test(value)) return formatTime(value);
  return KEY.test(value) ? humanised(value) : formatDate(value);
};

const wordsOf = (row: Row, names: AccountCopy['names']): string =>
  Object.entries(row)
    .filter(([column]) => !UNREAD.has(column))
    .flatMap(([column, value]) => {
      const text = cellOf(column, value, names);
      const name = column.replace(/_id$/, '');
      return text === null ? [] : [`${COLUMN_WORDS[name] ?? humanised(name)}: ${text}`];
    })
    .join(' · ');

/** A cell in the words of its column, a list of keys one by one. */
const cellOf = (column: string, value: unknown, names: AccountCopy['names']): string | null =>
  Array.isArray(value)
    ? value.flatMap((one) => cellOf(column, one, names) ?? []).join(', ') || null
    : (valueWords(column, value) ?? readable(value, names));

const RULED = 'lightHorizontalLines';

const placeOf = (table: string): number => {
  const place = Object.keys(TITLES).indexOf(table);
  return place === -1 ? Infinity : place;
};

const sectionsOf = ({ held, names }: AccountCopy): Content[] =>
  [...held]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other) || one.localeCompare(other))
    .flatMap(([table, rows]): Content[] => [
      { text: TITLES[table] ?? humanised(table), style: 'section' },
      { table: { widths: ['*'], body: rows.map((row) => [wordsOf(row, names)]) }, layout: RULED },
    ]);

const doneOf = ({ done }: AccountCopy): Content =>
  done.length === 0
    ? { text: 'Nothing recorded', style: 'note' }
    : {
        table: {
          widths: ['*', 60, 110, 110],
          headerRows: 1,
          body: [
            ['What', 'How often', 'First', 'Last'].map((text) => ({ text, style: 'tableHead' })),
            ...done.map(({ what, count, first, last }) => [
              humanised(what),
              count.toLocaleString('en-GB'),
              formatTime(first),
              formatTime(last),
            ]),
          ],
        },
        layout: RULED,
      };

/** One document of what is held about an account's owner: who they are, each table in words, and what they did. */
export const accountCopyPdf = (copy: AccountCopy): PdfDocument => {
  const { account, providerName, madeAt } = copy;
  const title = `Copy of the information held about ${account.name}`;
  return {
    title,
    subject: 'Copy of the information held about an account holder',
    madeAt,
    header: { left: providerName, right: title },
    notices: [],
    // Without the name of the person who made it: that is another person's data, and the trail has it.
    footer: `Printed ${formatTime(madeAt.toISOString())}. Confidential personal information.`,
    watermark: null,
    content: [
      { text: title, style: 'title' },
      { text: `${ROLE_LABELS[account.role]}, ${account.email}` },
      ...sectionsOf(copy),
      { text: 'What was done with this account', style: 'section' },
      {
        text: 'activity.json lists each action: where and when, and nothing about patients. everything-held.json has the same facts as this document, with their ids.',
        style: 'note',
        margin: [0, 0, 0, 4],
      },
      doneOf(copy),
    ],
  };
};
