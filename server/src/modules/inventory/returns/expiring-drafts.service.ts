import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { expiringDraftFacts, type ExpiringDraftFacts } from '@sideline/schema/validation/moving';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { execute, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { newId } from '../../../platform/ids.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { TransferService } from '../transfers/transfer.service.js';
import type { DraftedExpiring, DraftExpiringStockInput } from './expiring-drafts.types.js';
import type { ReturnService } from './return.service.js';

/** A lot at a place, as it is when it is drafted. */
interface HeldLot {
  readonly batchId: string;
  readonly itemId: string;
  readonly locationId: string;
  /** 'Gauze swab, lot K2231, at Main store'. */
  readonly name: string;
  readonly quantity: number;
  readonly supplierId: string | null;
  readonly isExpired: boolean;
  readonly isBlocked: boolean;
  /** The number of a return that names it and has not been sent. */
  readonly returnNumber: string | null;
  /** Of a draft that takes this item from the place. */
  readonly transferNumber: string | null;
  /** The first of the usable lots of the item there that expire sooner and were not chosen. */
  readonly soonerLot: string | null;
  /** Where most of the item was recently used. */
  readonly usedAt: string | null;
}

/** $1 and $2 name lots and places, $3 is today, $4 the first moment of the days that use is looked at. */
const HELD_LOTS = `
  SELECT json_build_object('batchId', l.id, 'itemId', l.item_id, 'locationId', b.location_id,
    'name', i.name || ', lot ' || l.lot || ', at ' || p.name, 'quantity', b.quantity, 'supplierId', l.supplier_id,
    'isExpired', coalesce(l.expires_on < $3::date, false), 'isBlocked', l.status <> 'available',
    'returnNumber', (SELECT o.number FROM stock_return_line n JOIN stock_return o ON o.id = n.return_id
      WHERE n.batch_id = l.id AND o.from_location_id = b.location_id AND o.state IN ('draft', 'authorised')
      ORDER BY o.place LIMIT 1),
    'transferNumber', (SELECT o.number FROM stock_transfer_line n JOIN stock_transfer o ON o.id = n.transfer_id
      WHERE n.item_id = l.item_id AND o.from_location_id = b.location_id AND o.state = 'draft' ORDER BY o.place LIMIT 1),
    'soonerLot', (SELECT s.lot FROM stock_balance e JOIN stock_batch s ON s.id = e.batch_id
      WHERE e.item_id = l.item_id AND e.location_id = b.location_id AND e.is_held AND s.status = 'available'
        AND s.expires_on >= $3::date AND s.expires_on < l.expires_on
        AND NOT EXISTS (SELECT FROM unnest($1::uuid[], $2::uuid[]) AS n (batch_id, location_id)
          WHERE n.batch_id = s.id AND n.location_id = e.location_id)
      ORDER BY s.expires_on, s.created_at, s.id LIMIT 1),
    'usedAt', (SELECT m.from_location_id FROM stock_move m
      JOIN stock_location q ON q.id = m.from_location_id AND q.is_real AND q.is_active
      WHERE m.item_id = l.item_id AND m.to_location_id = '${virtualLocation('consumed')}' AND m.occurred_at >= $4
      GROUP BY 1 ORDER BY sum(m.quantity) DESC, 1 LIMIT 1)) AS lot
  FROM (SELECT DISTINCT * FROM unnest($1::uuid[], $2::uuid[]) AS c (batch_id, location_id)) c
  JOIN stock_balance b ON b.batch_key = c.batch_id AND b.location_id = c.location_id AND b.is_held
  JOIN stock_batch l ON l.id = b.batch_id JOIN stock_item i ON i.id = l.item_id JOIN stock_location p ON p.id = b.location_id
  ORDER BY name_folded(i.name), l.id, b.location_id`;

const DAY_MS = 86_400_000;

const draftRow = z.object({ lot: storedJson<HeldLot>() });

/** Drafts for expiring lots, made in one step: to move them where they are used, return them to suppliers, or destroy them. */
export class ExpiringDraftsService {
  readonly #returns: ReturnService;
  readonly #transfers: TransferService;

  constructor(deps: { readonly returns: ReturnService; readonly transfers: TransferService }) {
    this.#returns = deps.returns;
    this.#transfers = deps.transfers;
  }

  /** Safe to repeat with the same key. Lots that are already in a draft are left out, and the answer names the draft. */
  async draft(context: Context, given: DraftExpiringStockInput): Promise<DraftedExpiring> {
    const facts = requireValid(expiringDraftFacts, given);
    // One at a time: two simultaneous calls would each see no draft.
    await execute(context.manager, `SELECT pg_advisory_xact_lock(hashtext('draft-expiring-stock'))`);
    const before = await this.#draftedWith(context, facts.key);
    if (before.transfers.length + before.returns.length > 0) return { ...before, leftOut: [] };
    const now = context.clock();
    const read = await fetchRows(context.manager, draftRow, HELD_LOTS, [
      facts.lots.map(({ batchId }) => batchId),
      facts.lots.map(({ locationId }) => locationId),
      localDay(now),
      new Date(now.getTime() - LIMITS.stock.burnDays * DAY_MS),
    ]);
    const leftOut: string[] = [];
    const lots: HeldLot[] = [];
    for (const { lot } of read) {
      const why = whyNot(lot, facts);
      if (why === null) lots.push(lot);
      else leftOut.push(`${lot.name}: ${why}`);
    }
    if (facts.act === 'use_first' || facts.act === 'move') await this.#move(context, facts, lots);
    else await this.#giveUp(context, facts, lots);
    return { ...(await this.#draftedWith(context, facts.key)), leftOut };
  }

  /** A transfer for each pair of places. It takes the first to expire first, so it takes these lots. */
  async #move(
    context: Context,
    { key, toLocationId }: ExpiringDraftFacts,
    lots: readonly HeldLot[],
  ): Promise<void> {
    const routes = new Map<string, { from: string; to: string; lines: Map<string, number> }>();
    for (const { locationId: from, itemId, quantity, usedAt } of lots) {
      const to = toLocationId ?? usedAt;
      if (to === null) continue;
      const route = routes.get(`${from} ${to}`) ?? { from, to, lines: new Map<string, number>() };
      route.lines.set(itemId, (route.lines.get(itemId) ?? 0) + quantity);
      routes.set(`${from} ${to}`, route);
    }
    await this.#transfers.draftRoutes(
      context,
      key,
      [...routes.values()].map(({ from, to, lines }) => ({
        ...{ fromLocationId: from, toLocationId: to },
        lines: [...lines].map(([itemId, quantity]) => ({ itemId, quantity })),
      })),
    );
  }

  /** A return for each place and supplier, or a destruction for each place. */
  async #giveUp(context: Context, { key, act }: ExpiringDraftFacts, lots: readonly HeldLot[]): Promise<void> {
    const papers = new Map<string, HeldLot[]>();
    for (const lot of lots) {
      const paper = `${lot.locationId} ${act === 'give_back' ? (lot.supplierId ?? '') : ''}`;
      papers.set(paper, [...(papers.get(paper) ?? []), lot]);
    }
    for (const of of papers.values()) {
      const [first] = of;
      if (first === undefined) continue;
      await this.#returns.create(
        context,
        {
          id: newId(),
          kind: act === 'give_back' ? 'to_supplier' : 'to_destruction',
          fromLocationId: first.locationId,
          supplierId: act === 'give_back' ? first.supplierId : null,
          lines: of.map(({ itemId, batchId, quantity }) => ({ id: newId(), itemId, batchId, quantity })),
        },
        key,
      );
    }
  }

  async #draftedWith(context: Context, key: string): Promise<Pick<DraftedExpiring, 'returns' | 'transfers'>> {
    return {
      transfers: await this.#transfers.draftedWith(context, key),
      returns: await this.#returns.draftedWith(context, key),
    };
  }
}

/** Why nothing is drafted for a lot; null if something is. */
const whyNot = (lot: HeldLot, { act, toLocationId }: ExpiringDraftFacts): string | null => {
  if (lot.returnNumber !== null) return `it is already in ${lot.returnNumber}.`;
  if (act === 'destroy') return null;
  if (act === 'give_back')
    return lot.supplierId === null
      ? 'no supplier is recorded for this lot. Draft its return yourself.'
      : null;
  if (lot.isBlocked) return 'it is blocked. Return or destroy it.';
  if (lot.isExpired) return 'it has expired. Return or destroy it.';
  if (lot.transferNumber !== null) return `${lot.transferNumber} already takes this item from there.`;
  const to = toLocationId ?? lot.usedAt;
  if (to === null) return 'none has been used for 90 days. Move it, or return it.';
  if (to === lot.locationId)
    return act === 'use_first'
      ? 'that location uses the most, and stock that expires first is used first.'
      : 'it is already there.';
  // A transfer takes the first to expire, which would be another lot.
  if (lot.soonerLot !== null)
    return `lot ${lot.soonerLot} there expires sooner and would go instead. Choose that lot too.`;
  return null;
};
