import type { PrfSectionKey } from '../catalogue/catalogue.js';

/** Something that the review page says about one field, with where to go. */
export interface Notice {
  readonly section: PrfSectionKey | 'patient';
  /** Dotted, within the section or the entry. */
  readonly field: string;
  readonly entryId?: string;
  /** Stable key of the rule that speaks. */
  readonly code: string;
  readonly label: string;
  readonly message: string;
}
