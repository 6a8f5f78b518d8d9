import { SECTIONS, type SectionKey } from '@sideline/schema/prf/catalogue';
import type { EntryFields } from './changes';

const BY_SECTION = new Map<SectionKey, EntryFields>(
  SECTIONS.map((section) => [
    section.key,
    new Set(section.fields.filter((field) => field.kind === 'entries').map((field) => field.name)),
  ]),
);

/** Which fields of a section are lists of entries, from the catalogue. */
export const entryFieldsOf = (key: SectionKey): EntryFields => BY_SECTION.get(key) ?? new Set();
