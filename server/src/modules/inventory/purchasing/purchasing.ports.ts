import type { Context } from '../../../platform/context.js';
import { Port } from '../../../platform/module.js';
import type { DraftedTransfer } from './purchasing.types.js';

/**
 * SQL that gives rows of item_id, location_id, in_transit and allocated (numeric): what is on its way to a place, and what
 * drafts have promised of it. Modules that move stock between places contribute theirs to the reorder sum.
 */
export const STOCK_PROMISES = new Port<string>('stock that is on its way or promised');

/** The stock that one place can supply to another. */
export interface TransferRoute {
  readonly fromLocationId: string;
  readonly toLocationId: string;
  readonly lines: readonly { readonly itemId: string; readonly quantity: number }[];
}

/** Drafts transfers of low stock beside the orders, each press with its key. */
export interface TransferDrafts {
  readonly draft: (context: Context, key: string, routes: readonly TransferRoute[]) => Promise<void>;
  readonly draftedWith: (context: Context, key: string) => Promise<DraftedTransfer[]>;
}

export const TRANSFER_DRAFTS = new Port<TransferDrafts>('drafts of transfers');
