import { addQuantities, compareQuantities } from '@sideline/schema/inventory/quantity';
import { HOME_ZONE, localDay } from '@sideline/schema/local-day';
import { virtualLocation, type MoveReason } from '@sideline/schema/inventory/vocabulary';
import { adjustmentFacts, ruleFacts, settlementFacts } from '@sideline/schema/validation/stock';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchOne } from '../../../platform/database/checked.js';
import { runInTransaction } from '../../../platform/database/transaction.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PostingService } from './posting.service.js';
import type { NewPosting, Posted } from './posting.types.js';
import { noteLow } from './stock-low.service.js';
import { ruleJson } from './stock-reading.service.js';
import type { NewStockRule, SettledShortage, StockAdjustment, StockRule } from './stock.types.js';

const leftRow = z.object({ left: z.number() });

/** Administrators' manual changes to stock: rules, corrections, shortages. */
export class StockControlService {
  readonly #audit: AuditService;
  readonly #posting: PostingService;

  constructor(deps: { readonly audit: AuditService; readonly posting: PostingService }) {
    this.#audit = deps.audit;
    this.#posting = deps.posting;
  }

  /** Creates or replaces the rule for an item at a location. NOT_FOUND where either is unknown. */
  async setRule(context: Context, { itemId, locationId, ...given }: NewStockRule): Promise<StockRule> {
    requireId(itemId, 'itemId');
    requireId(locationId, 'locationId');
    const facts = requireValid(ruleFacts, given);
    try {
      await context.manager.query(
        `INSERT INTO stock_rule (item_id, location_id, minimum, par, order_multiple, replenish_from_id, updated_at)
         SELECT i.id, p.id, $3, $4, $5, $6, $7 FROM stock_item i, stock_location p
         WHERE i.id = $1 AND p.id = $2 AND p.is_real
         ON CONFLICT (item_id, location_id) DO UPDATE
         SET minimum = $3, par = $4, order_multiple = $5, replenish_from_id = $6, updated_at = $7`,
        [
          itemId,
          locationId,
          facts.minimum,
          facts.par,
          facts.orderMultiple,
          facts.replenishFromId,
          context.clock(),
        ],
      );
    } catch (error) {
      if (isConstraintViolation(error, 'stock_rule_replenish_from_id_fkey')) throw notFound('Location');
      throw error;
    }
    const rule = await readRule(context, itemId, locationId);
    if (rule === null) throw notFound('Item or location');
    await noteLow(context, [{ itemId, locationId }]);
    await this.#audit.record(context, {
      action: 'STOCK_RULE_SET',
      entity: { type: 'StockItem', id: itemId },
      fieldsChanged: ['minimum', 'par', 'orderMultiple', 'replenishFromId'],
    });
    return rule;
  }

  /** NOT_FOUND where there is no such rule. */
  async removeRule(context: Context, itemId: string, locationId: string): Promise<boolean> {
    const [, count] =
      isId(itemId) && isId(locationId)
        ? await context.manager.query<[unknown[], number]>(
            'DELETE FROM stock_rule WHERE item_id = $1 AND location_id = $2',
            [itemId, locationId],
          )
        : [[], 0];
    if (count === 0) throw notFound('Rule');
    await this.#audit.record(context, {
      action: 'STOCK_RULE_DELETED',
      entity: { type: 'StockItem', id: itemId },
    });
    return true;
  }

  /**
   * Corrects the recorded stock of a location. STOCK_INSUFFICIENT where more is removed than is there; CHANGED_MEANWHILE if
   * it does not hold the `expected` quantity. A controlled drug is destroyed through its register, which names the witness.
   */
  async adjust(context: Context, { witness, ...adjustment }: StockAdjustment): Promise<Posted> {
    const { key, itemId, batchId, locationId, change, reason, note, expected } = requireValid(
      adjustmentFacts,
      adjustment,
    );
    const other = virtualLocation(OTHER_SIDE[reason]);
    const [from, to] = change > 0 ? [other, locationId] : [locationId, other];
    if (SOURCES[reason] === 'destruction') await this.#refuseControlled(context, itemId);
    const correction: NewPosting = {
      key,
      source: { kind: SOURCES[reason] },
      witness,
      moves: [
        {
          itemId,
          batchId,
          fromLocationId: from,
          toLocationId: to,
          quantity: Math.abs(change),
          reason,
          note,
        },
      ],
    };
    if (expected === null) return this.#posting.post(context, correction);
    return runInTransaction(context, async (inside) => {
      const posted = await this.#posting.post(inside, correction);
      // The posting has locked the balance: what it left shows what it found.
      const { left } = await fetchOne(
        inside.manager,
        leftRow,
        `SELECT CASE WHEN to_location_id = $2 THEN to_balance ELSE from_balance END::float8 AS left
         FROM stock_move WHERE posting_id = $1`,
        [posted.postingId, locationId],
      );
      if (compareQuantities(left, addQuantities(expected, change)) !== 0)
        throw new DomainError('CHANGED_MEANWHILE', { what: 'stock' });
      return posted;
    });
  }

  async #refuseControlled(context: Context, itemId: string): Promise<void> {
    const controlled = await execute(
      context.manager,
      'SELECT FROM stock_item WHERE id = $1 AND controlled_schedule IS NOT NULL',
      [itemId],
    );
    if (controlled > 0)
      throw badInput([
        {
          field: 'reason',
          code: 'controlled_drug',
          message: 'Enter the destruction of a controlled drug in its register.',
        },
      ]);
  }

  /**
   * Settles a shortage: takes it from the location where it was found after all, or writes it off. STATE_CHANGED;
   * WITNESS_REQUIRED for a controlled drug.
   */
  async settle(context: Context, { witness, ...settlement }: SettledShortage): Promise<Posted> {
    const { key, moveId, outcome, reason } = requireValid(settlementFacts, settlement);
    const { userId } = actorOf(context);
    const [row] = await context.manager.query<
      {
        itemId: string;
        batchId: string | null;
        locationId: string;
        quantity: number;
        eventId: string | null;
        prfId: string | null;
        settledAt: Date | null;
        settledBy: string | null;
        settledKey: string | null;
      }[]
    >(
      `SELECT m.item_id AS "itemId", m.batch_id AS "batchId",
              s.location_id AS "locationId", m.quantity::float8 AS quantity, m.event_id AS "eventId", m.prf_id AS "prfId",
              s.settled_at AS "settledAt", concat_ws(' ', u.first_name, u.last_name) AS "settledBy", g.key AS "settledKey"
       FROM stock_shortage s JOIN stock_move m ON m.id = s.move_id
       LEFT JOIN app_user u ON u.id = s.settled_by LEFT JOIN stock_posting g ON g.id = s.settled_posting_id
       WHERE s.move_id = $1 FOR UPDATE OF s`,
      [moveId],
    );
    if (row === undefined) throw notFound('Shortage');
    // The same key is the same settlement, sent again.
    if (row.settledAt !== null && row.settledKey !== key)
      throw new DomainError('STATE_CHANGED', {
        who: row.settledBy ?? '',
        did: 'settled this shortage',
        time: timeText(row.settledAt),
      });
    const posted = await this.#posting.post(context, {
      key,
      source: { kind: 'shortage', id: moveId },
      // It is for the same event and record as what was used.
      ...{ eventId: row.eventId, prfId: row.prfId },
      witness,
      moves: [
        {
          itemId: row.itemId,
          batchId: row.batchId,
          fromLocationId: outcome === 'found' ? row.locationId : virtualLocation('adjustment'),
          toLocationId: virtualLocation('shortage'),
          quantity: row.quantity,
          reason: 'settled',
          note: reason,
        },
      ],
    });
    if (posted.replayed) return posted;
    await context.manager.query(
      `UPDATE stock_shortage SET settled_at = $2, settled_by = $3, settled_reason = $4, settled_posting_id = $5
       WHERE move_id = $1`,
      [moveId, context.clock(), userId, reason, posted.postingId],
    );
    await this.#audit.record(context, {
      action: 'STOCK_SHORTAGE_SETTLED',
      entity: { type: 'StockMove', id: moveId },
    });
    return posted;
  }
}

const readRule = async (context: Context, itemId: string, locationId: string): Promise<StockRule | null> => {
  const [row] = await context.manager.query<{ rule: StockRule }[]>(
    `SELECT ${ruleJson(localDay(context.clock()))} AS rule FROM stock_rule r JOIN stock_location p ON p.id = r.location_id
     LEFT JOIN stock_location f ON f.id = r.replenish_from_id WHERE r.item_id = $1 AND r.location_id = $2`,
    [itemId, locationId],
  );
  return row?.rule ?? null;
};

/** Where a correction comes from or goes to. */
const OTHER_SIDE = {
  opening: 'opening',
  found: 'adjustment',
  lost: 'adjustment',
  counted: 'adjustment',
  wasted: 'waste',
  expired: 'waste',
  damaged: 'waste',
  destroyed: 'waste',
} as const satisfies Partial<Record<MoveReason, Parameters<typeof virtualLocation>[0]>>;

const SOURCES = {
  opening: 'opening',
  found: 'adjustment',
  lost: 'adjustment',
  counted: 'adjustment',
  wasted: 'adjustment',
  expired: 'destruction',
  damaged: 'adjustment',
  destroyed: 'destruction',
} as const;

const timeText = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: HOME_ZONE,
  }).format(at);
