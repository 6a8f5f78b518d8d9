import { Port } from '../../../platform/module.js';

/**
 * SQL that gives rows of item_id, location_id, in_transit and allocated (numeric): what is on its way to a place, and what
 * drafts have promised of it. Modules that move stock between places contribute theirs to the reorder sum.
 */
export const STOCK_PROMISES = new Port<string>('stock that is on its way or promised');
