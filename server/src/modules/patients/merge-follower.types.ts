import type { Context } from '../../platform/context.js';

/** A merge that is undone, and the two records that are separate again. */
export interface EndedMerge {
  readonly mergeId: string;
  readonly loserId: string;
  readonly survivorId: string;
}

/** What else to do when a merge ends: for modules that hold data about the two records as one person. */
export interface MergeFollower {
  /** In the transaction that ends the merge, once the record is separate again. */
  unmerged(context: Context, merge: EndedMerge): Promise<void>;
}
