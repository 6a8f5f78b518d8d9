import type { PrfSectionKey } from '../catalogue/catalogue.js';
import type { PrfFacts } from '../catalogue/kinds.js';

/**
 * Statements in a record that contradict each other, and omissions that can cause harm (clinical section 9). Each is a
 * question: it is corrected, or answered 'true as recorded' with a reason. Nothing here decides, and no rule refuses what may
 * be true.
 */
export interface Question {
  /** Stable: answers are stored with it. */
  readonly id: string;
  /** What it is about, in a word or two. */
  readonly label: string;
  /** The sections that the rule looks at, beside the patient's age, birth and allergies. */
  readonly reads: readonly PrfSectionKey[];
  /** Where the rule comes from: an edition that can be looked up, or this product's clinical section 9 where it is logic alone. */
  readonly source: string;
  /** Reasons that are common enough to be offered; the clinician may always write another. */
  readonly reasons?: readonly string[];
  readonly ask: (facts: PrfFacts) => readonly Asked[];
}

/** One place that a question is asked of. */
export interface Asked {
  readonly section: PrfSectionKey | 'patient';
  readonly field: string;
  readonly entryId?: string;
  /** The entry whose title is shown and not the question's own label, with its time on the event's clock. */
  readonly of?: { readonly list: string; readonly row: Readonly<Record<string, unknown>> };
  /** Names the values that the rule looked at: an answer counts only for the same words. */
  readonly message: string;
}

export const LOGIC = 'Clinical section 9';
export const MCA = 'Mental Capacity Act 2005 and its Code of Practice';
