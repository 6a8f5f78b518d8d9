import type { Context } from '../../platform/context.js';

/** A merge that is undone, and the two records that stand apart again. */
export interface EndedMerge {
  readonly mergeId: string;
  readonly loserId: string;
  readonly survivorId: string;
}

/** What else follows where a merge ends: for holders of something of the two as of one person. */
export interface MergeFollower {
  /** In the transaction that ends the merge, once the record is separate again. */
  unmerged(context: Context, merge: EndedMerge): Promise<void>;
}
