import {
  entriesFieldsOf,
  PRF_SECTION_KEYS,
  type PrfSectionKey,
} from '@sideline/schema/prf/catalogue/catalogue';
import type { EntryFields } from './changes';

const BY_SECTION = new Map<PrfSectionKey, EntryFields>(
  PRF_SECTION_KEYS.map((key) => [key, new Set(entriesFieldsOf(key).map((field) => field.name))]),
);

/** Which fields of a section are lists of entries, from the catalogue. */
export const entryFieldsOf = (key: PrfSectionKey): EntryFields => BY_SECTION.get(key) ?? new Set();
