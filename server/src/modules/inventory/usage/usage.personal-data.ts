import { personalDataOf } from '../../../platform/personal-data.js';

/** The ledger names accounts beside quantities: each account's copy shows what they did. It names no patient. */
export const usageData = personalDataOf(
  'stock usage',
  [],
  [
    {
      what: 'stock moved',
      rows: `SELECT m.occurred_at AS at, m.id AS move FROM stock_move m
           WHERE m.performed_by = ANY ($1) ORDER BY m.occurred_at, m.id`,
    },
    {
      what: 'stock moves witnessed',
      rows: `SELECT m.occurred_at AS at, m.id AS move FROM stock_move m
           WHERE m.witnessed_by = ANY ($1) ORDER BY m.occurred_at, m.id`,
    },
    {
      what: 'shortages of stock settled',
      rows: `SELECT s.settled_at AS at, s.move_id AS move FROM stock_shortage s
           WHERE s.settled_by = ANY ($1) ORDER BY s.settled_at, s.move_id`,
    },
  ],
);
