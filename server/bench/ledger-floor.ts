import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The least that pages of stock and a posting can cost, beside the product's: see floor.ts. */

interface Session {
  readonly id: string;
  readonly user_id: string;
}

interface Tools {
  readonly pool: pg.Pool;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
  readonly jsonOf: (sql: string, values: readonly unknown[]) => Promise<string>;
  /** What an entry of the trail costs: the parameter of `audit_append`. */
  readonly entry: (session: Session, action: string, type: string, id: string) => string;
}

const CONSUMED = `'${virtualLocation('consumed')}'`;

/** $1 is the item, $2 the entry of the trail. */
const FLOOR_ITEM = `
  SELECT json_build_object(
    'item', json_build_object(
      'id', i.id, 'sku', i.sku, 'name', i.name, 'itemType', i.item_type, 'legalClass', i.legal_class,
      'controlledSchedule', i.controlled_schedule, 'isWitnessed', i.is_witnessed, 'drug', i.drug, 'strength', i.strength,
      'unit', i.unit, 'unitsPerPack', i.units_per_pack, 'isBatchTracked', i.is_batch_tracked, 'hasExpiry', i.has_expiry,
      'isSerialised', i.is_serialised, 'storage', i.storage, 'barcode', i.barcode, 'minShelfLifeDays', i.min_shelf_life_days,
      'isSingleUse', i.is_single_use, 'serviceIntervalDays', i.service_interval_days, 'cylinderLitres', i.cylinder_litres,
      'notes', i.notes, 'isActive', i.is_active, 'version', i.version,
      'onHand', (SELECT sum(b.quantity) FROM stock_balance b WHERE b.item_id = i.id AND b.is_real)),
    'stock', (SELECT json_agg(json_build_object('locationId', p.id, 'locationName', p.name, 'locationKind', p.kind, 'batchId', l.id,
                'lot', l.lot, 'expiresOn', l.expires_on, 'status', l.status, 'quantity', b.quantity) ORDER BY p.name, p.id)
              FROM stock_balance b JOIN stock_location p ON p.id = b.location_id LEFT JOIN stock_batch l ON l.id = b.batch_id
              WHERE b.item_id = i.id AND b.is_real AND b.quantity > 0),
    'rules', (SELECT json_agg(json_build_object('locationId', r.location_id, 'locationName', p.name, 'minimum', r.minimum, 'par', r.par,
                'orderMultiple', r.order_multiple, 'replenishFromId', r.replenish_from_id, 'onHand', (
                  SELECT sum(b.quantity) FROM stock_balance b
                  WHERE b.item_id = r.item_id AND b.location_id = r.location_id AND b.is_real)))
              FROM stock_rule r JOIN stock_location p ON p.id = r.location_id WHERE r.item_id = i.id),
    'weeks', (SELECT json_agg(json_build_array(u.week, u.used)) FROM (
       SELECT floor(extract(epoch FROM m.occurred_at - now() + interval '91 days') / 604800) AS week, sum(m.quantity) AS used
       FROM stock_move m WHERE m.item_id = i.id AND m.to_location_id = ${CONSUMED} AND m.occurred_at >= now() - interval '91 days'
         AND NOT EXISTS (SELECT FROM stock_move v WHERE v.reverses = m.id) GROUP BY 1) u),
    'moves', (SELECT json_agg(json_build_object('id', m.id, 'occurredAt', m.occurred_at, 'itemName', i.name, 'unit', i.unit, 'lot', l.lot,
                'fromName', f.name, 'fromKind', f.kind, 'toName', t.name, 'toKind', t.kind, 'quantity', m.quantity,
                'reason', m.reason, 'note', m.note) ORDER BY m.sequence DESC)
              FROM (SELECT * FROM stock_move m WHERE m.item_id = i.id ORDER BY m.sequence DESC LIMIT 26) m
              JOIN stock_location f ON f.id = m.from_location_id JOIN stock_location t ON t.id = m.to_location_id
              LEFT JOIN stock_batch l ON l.id = m.batch_id)
  )::text AS json, audit_append($2::jsonb)
  FROM stock_item i WHERE i.id = $1`;

const FLOOR_PLACE = `
  SELECT json_agg(json_build_object('itemId', h.id, 'itemName', h.name, 'itemType', h.item_type, 'unit', h.unit,
                                    'quantity', h.quantity, 'earliestExpiry', h.earliest))::text AS json
  FROM (SELECT i.id, i.name, i.item_type, i.unit, sum(b.quantity) AS quantity, min(l.expires_on) AS earliest
        FROM stock_balance b JOIN stock_item i ON i.id = b.item_id LEFT JOIN stock_batch l ON l.id = b.batch_id
        WHERE b.location_id = $1 AND b.is_real AND b.quantity > 0
        GROUP BY i.id ORDER BY name_folded(i.name), i.id LIMIT 101) h`;

/** $1 is the drug, $2 the place, $3 the entry of the trail. */
const FLOOR_REGISTER = `
  SELECT json_agg(json_build_object(
    'id', m.id, 'sequence', m.sequence, 'occurredAt', m.occurred_at, 'reason', m.reason, 'party', o.name, 'lot', b.lot,
    'eventName', e.name, 'customPrfId', r.custom_prf_id,
    'amountIn', CASE WHEN m.change > 0 THEN m.quantity ELSE 0 END, 'amountOut', CASE WHEN m.change < 0 THEN m.quantity ELSE 0 END,
    'wasted', 0, 'balance', m.balance, 'performedByName', u.first_name || ' ' || u.last_name,
    'witnessedByName', w.first_name || ' ' || w.last_name, 'reverses', m.reverses, 'note', m.note) ORDER BY m.sequence DESC)::text AS json,
    audit_append($3::jsonb)
  FROM (SELECT p.*, (SELECT sum(q.quantity) FROM stock_balance q WHERE q.item_id = $1 AND q.location_id = $2)
               - sum(p.change) OVER (ORDER BY p.sequence DESC) + p.change AS balance
        FROM (SELECT m.*, CASE WHEN m.to_location_id = $2 THEN m.quantity ELSE -m.quantity END AS change
              FROM stock_move m WHERE m.item_id = $1 AND $2 IN (m.from_location_id, m.to_location_id)
              ORDER BY m.sequence DESC LIMIT 26) p) m
  JOIN stock_location o ON o.id = CASE WHEN m.change > 0 THEN m.from_location_id ELSE m.to_location_id END
  JOIN app_user u ON u.id = m.performed_by LEFT JOIN app_user w ON w.id = m.witnessed_by
  LEFT JOIN stock_batch b ON b.id = m.batch_id LEFT JOIN event e ON e.event_id = m.event_id LEFT JOIN prf r ON r.id = m.prf_id`;

interface Line {
  readonly itemId: string;
  readonly batchId: string;
  readonly locationId: string;
  readonly quantity: number;
}

/** Adds the routes to the floor. */
export const serveLedger = (app: FastifyInstance, { pool, sessionOf, jsonOf, entry }: Tools): void => {
  app.get<{ Params: { id: string } }>('/stock/item/:id', async (request) => {
    const session = await sessionOf(request);
    return jsonOf(FLOOR_ITEM, [request.params.id, entry(session, 'STOCK_MOVES_LISTED', 'StockMove', 'list')]);
  });

  app.get<{ Params: { id: string } }>('/stock/location/:id', async (request) => {
    await sessionOf(request);
    return jsonOf(FLOOR_PLACE, [request.params.id]);
  });

  app.get<{ Params: { item: string; place: string } }>('/stock/register/:item/:place', async (request) => {
    const session = await sessionOf(request);
    const { item, place } = request.params;
    return jsonOf(FLOOR_REGISTER, [item, place, entry(session, 'STOCK_MOVES_LISTED', 'StockMove', 'list')]);
  });

  app.post<{ Body: { key: string; lines: readonly Line[] } }>('/stock/use', async (request) => {
    const session = await sessionOf(request);
    const { key, lines } = request.body;
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const ids = Array.from({ length: 1 + 2 * lines.length }, () => randomUUID());
      const moves = lines.map(({ locationId, ...line }) => ({
        ...line,
        ...{ fromLocationId: locationId, toLocationId: virtualLocation('consumed'), reason: 'used' },
      }));
      await client.query('SELECT stock_post($1::jsonb, $2::uuid[], $3, now(), current_date)', [
        JSON.stringify({ key, sourceKind: 'usage', moves }),
        ids,
        session.user_id,
      ]);
      await client.query('SELECT audit_append($1::jsonb)', [
        entry(session, 'STOCK_POSTED', 'StockPosting', ids[0] ?? ''),
      ]);
      await client.query('COMMIT');
      return { postingId: ids[0] };
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  });
};
