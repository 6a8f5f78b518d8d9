import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { formatTime } from '../../../lib/dates';

/** Who changed a field last while the record was open here. */
export interface LiveNote {
  readonly author: string;
  readonly at: string | null;
}

/** By section and field. */
export type LiveNotes = Readonly<Partial<Record<PrfSectionKey, Readonly<Record<string, LiveNote>>>>>;

export const withNotes = (
  notes: LiveNotes,
  section: PrfSectionKey,
  fields: readonly string[],
  note: LiveNote,
): LiveNotes => ({
  ...notes,
  [section]: { ...notes[section], ...Object.fromEntries(fields.map((field) => [field, note])) },
});

/** Without what was read: the notes of a section go when it is left. */
export const withoutNotesOf = (notes: LiveNotes, section: string): LiveNotes =>
  section in notes ? Object.fromEntries(Object.entries(notes).filter(([key]) => key !== section)) : notes;

/** The newest note of a section; null where nobody changed it. */
export const newestNote = (notes: LiveNotes, section: string): LiveNote | null =>
  Object.values(notes[section as PrfSectionKey] ?? {}).reduce<LiveNote | null>(
    (newest, note) => (newest === null || (note.at ?? '') > (newest.at ?? '') ? note : newest),
    null,
  );

export const noteText = ({ author, at }: LiveNote): string =>
  `Changed by ${author}${at === null ? '' : `, ${formatTime(at)}`}`;
