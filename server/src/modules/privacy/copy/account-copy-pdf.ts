import { ROLE_LABELS, type Role } from '@sideline/schema/roles';
import { formatDate, formatTime } from '@sideline/schema/prf/format';
import type { Content } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/pdf.js';

export type Row = Readonly<Record<string, unknown>>;

/** What is held about whoever has an account, as its modules give it, and what he did. */
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
  /** What people call that to which an id leads. */
  readonly names: ReadonlyMap<string, string>;
  readonly providerName: string;
  readonly madeAt: Date;
}

/** In the order in which they are read; a table that is not here comes after them under its own name. */
const TITLES: Readonly<Record<string, string>> = {
  app_user: 'Account',
  staff_profile: 'Staff profile',
  staff_qualification: 'Qualifications',
  staff_availability: 'Availability',
  shift: 'Shifts',
  shift_change: 'Changes to shifts',
  shift_application: 'Shifts asked for',
  shift_swap: 'Swaps',
  shift_note: 'Notes on shifts',
  shift_reminder: 'Reminders',
  notification: 'Notifications',
  session: 'Signed-in devices',
};

/** What is for the program alone. */
const UNREAD: ReadonlySet<string> = new Set(['kind', 'version', 'is_demonstration', 'is_touched']);

const humanised = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;
const KEY = /^[a-z]+(_[a-z]+)+$/;

/** A value as it is read; null for what says nothing on paper: nothing at all, and ids, which the JSON file has. */
const readable = (value: unknown, names: AccountCopy['names']): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.flatMap((one) => readable(one, names) ?? []).join(', ') || null;
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
      const text = readable(value, names);
      return text === null ? [] : [`${humanised(column.replace(/_id$/, ''))}: ${text}`];
    })
    .join(' · ');

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

/** One document of what is held about the holder of an account: whose it is, each table in words, and a summary of what he did. */
export const accountCopyPdf = (copy: AccountCopy): PdfDocument => {
  const { account, providerName, madeAt } = copy;
  const title = `Copy of what is held about ${account.name}`;
  return {
    title,
    subject: 'Copy of what is held about the holder of an account',
    madeAt,
    header: { left: providerName, right: title },
    notices: [],
    // By nobody: who made it is another's data, and the trail has it.
    footer: `Printed ${formatTime(madeAt.toISOString())}. Confidential personal information.`,
    watermark: null,
    content: [
      { text: title, style: 'title' },
      { text: `${ROLE_LABELS[account.role]}, ${account.email}` },
      ...sectionsOf(copy),
      { text: 'What was done with this account', style: 'section' },
      {
        text: 'Each thing that was done stands in activity.json: where and when, and nothing about patients. The same facts as here stand in everything-held.json, with their ids.',
        style: 'note',
        margin: [0, 0, 0, 4],
      },
      doneOf(copy),
    ],
  };
};
