import { isRecord } from '@sideline/schema/prf/record/canonical';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isRowsPath, rowsOf } from '@sideline/schema/prf/record/merge';

/** Where the devices write, and what. */

export const SECTIONS = ['PresentingComplaint', 'observations'] as const satisfies readonly PrfSectionKey[];
type Section = (typeof SECTIONS)[number];

/** The first stands in the record from the beginning, the others are made by whoever is first to write in them. */
export const ENTRIES = ['first', 'second', 'third'] as const;
type EntryName = (typeof ENTRIES)[number];
export type EntryIds = Readonly<Record<EntryName, string>>;
export const OBSERVED_AT = '2024-10-08T01:00:00.000Z';

export interface Place {
  readonly section: Section;
  readonly entry?: EntryName;
  readonly field: string;
}

/** Text, a list, rows of which each holds several answers, and fields of entries. */
export const PLACES: readonly Place[] = [
  ...['history_of_presenting_complaint', 'incident_narrative', 'activity_details', 'current_medicines'].map(
    (field) => ({
      section: 'PresentingComplaint' as const,
      field,
    }),
  ),
  ...ENTRIES.flatMap((entry) =>
    ['heart_rate', 'taken_by'].map((field) => ({ section: 'observations' as const, entry, field })),
  ),
];

const rows = (number: number) =>
  Array.from({ length: 1 + (number % 3) }, (_, row) => ({
    medicine: `Medicine ${number}`,
    frequency: 'once_daily',
    ...(row > 0 ? { dose: row, dose_unit: 'mg' } : {}),
  }));

export const valueFor = (field: string, number: number): unknown => {
  switch (field) {
    case 'heart_rate':
      return number;
    case 'activity_details':
      return [String(number)];
    case 'current_medicines':
      return rows(number);
    default:
      return String(number);
  }
};

/** A path of the draft. */
export const pathOf = ({ entry, field }: Pick<Place, 'entry' | 'field'>, ids: EntryIds): string =>
  entry === undefined ? field : `entries/${ids[entry]}/${field}`;

/** One path of one section, as one text. */
export const placeOf = (section: PrfSectionKey, path: string): string => `${section} ${path}`;

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== null)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value;

/** What is written compares by its text: a list, a row or a number is the same on both sides. */
export const textOf = (value: unknown): string => JSON.stringify(value, inOrder);

/** What was entered at a place, piece by piece: a list of rows merges row by row, so that each of them is looked for. */
export const piecesOf = (section: PrfSectionKey, path: string, value: unknown): readonly string[] => {
  const pieces = isRowsPath(section, path) ? rowsOf(value) : [value];
  return pieces.map((piece) => `${placeOf(section, path)} ${textOf(piece)}`);
};
