import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Authorship, StoredSection } from '../drafts/draft-state';
import { formatTime } from '../record-clock';

/** Who last changed a field while the record was open here. */
export interface LiveNote {
  readonly author: string;
  readonly at: string | null;
}

/** By section and field. */
export type LiveNotes = Readonly<Partial<Record<PrfSectionKey, Readonly<Record<string, LiveNote>>>>>;

/** Who changed each of a section's fields: its last writer if that is known by path, otherwise the newest author. */
export const notesOf = (
  { author, at, authors = {} }: StoredSection,
  fields: readonly string[],
): Readonly<Record<string, LiveNote>> =>
  Object.fromEntries(
    fields.map((field) => {
      const last = Object.entries(authors)
        .filter(([path]) => path === field || path.startsWith(`${field}/`))
        .map(([, one]) => one)
        .reduce<Authorship | null>(
          (newest, one) => (newest === null || (one.at ?? '') > (newest.at ?? '') ? one : newest),
          null,
        );
      const by = last ?? { author: author ?? null, at: at ?? null };
      return [field, { author: by.author ?? 'someone else', at: by.at }];
    }),
  );

export const withNotes = (
  notes: LiveNotes,
  section: PrfSectionKey,
  added: Readonly<Record<string, LiveNote>>,
): LiveNotes => ({ ...notes, [section]: { ...notes[section], ...added } });

/** Without the notes already read: those of a section are removed when it is left. */
export const withoutNotesOf = (notes: LiveNotes, section: string): LiveNotes =>
  section in notes ? Object.fromEntries(Object.entries(notes).filter(([key]) => key !== section)) : notes;

/** The newest note of a section; null if nobody changed it. */
export const newestNote = (notes: LiveNotes, section: string): LiveNote | null =>
  Object.values(notes[section as PrfSectionKey] ?? {}).reduce<LiveNote | null>(
    (newest, note) => (newest === null || (note.at ?? '') > (newest.at ?? '') ? note : newest),
    null,
  );

export const noteText = ({ author, at }: LiveNote): string =>
  `Changed by ${author}${at === null ? '' : `, ${formatTime(at)}`}`;
