import 'reflect-metadata';
import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { entities } from '../src/entities.js';
import { AuditKeys } from '../src/modules/audit/audit-keys.js';
import { AuditService } from '../src/modules/audit/audit.service.js';
import { PostingService } from '../src/modules/inventory/stock/posting.service.js';
import { StockReadingService } from '../src/modules/inventory/stock/stock-reading.service.js';
import { checkStock } from '../src/modules/inventory/stock/stock-drift.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { openDatabase } from '../src/platform/database/database.js';
import { migrateUp } from '../src/platform/database/migrations.js';
import { contextOf, makeStockWorld, randomFrom, type StockWorld } from './stock-operations.js';

/**
 * `npm run bench:stock -- 10000 1000000`: postings and reads of stock where the books hold so many moves, the reads beside
 * statements that were written by hand for bare pg. Fails under 1,500 moves a second.
 */
const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger);
const SIZES = sizes.length > 0 ? sizes : [10_000, 1_000_000];
const USERS = 16;
const SECONDS = 8;
const LEAST_MOVES = 1_500;

const FLOOR_ITEM = `
  SELECT json_build_object(
    'item', (SELECT row_to_json(i) FROM stock_item i WHERE i.id = $1),
    'stock', (SELECT json_agg(json_build_object('place', p.name, 'lot', l.lot, 'quantity', b.quantity) ORDER BY p.name)
              FROM stock_balance b JOIN stock_location p ON p.id = b.location_id LEFT JOIN stock_batch l ON l.id = b.batch_id
              WHERE b.item_id = $1 AND b.is_real AND b.quantity > 0),
    'rules', (SELECT json_agg(row_to_json(r)) FROM stock_rule r WHERE r.item_id = $1),
    'used', (SELECT json_agg(row_to_json(u)) FROM (
       SELECT floor(extract(epoch FROM m.occurred_at - now() + interval '91 days') / 604800) AS week, sum(quantity) AS used
       FROM stock_move m WHERE item_id = $1 AND to_location_id = '${virtualLocation('consumed')}'
         AND occurred_at >= now() - interval '91 days' GROUP BY 1) u),
    'moves', (SELECT json_agg(json_build_object('sequence', m.sequence, 'quantity', m.quantity, 'from', f.name, 'to', t.name,
                'by', u.last_name, 'lot', l.lot, 'at', m.occurred_at))
              FROM (SELECT * FROM stock_move WHERE item_id = $1 ORDER BY sequence DESC LIMIT 26) m
              JOIN stock_location f ON f.id = m.from_location_id JOIN stock_location t ON t.id = m.to_location_id
              JOIN app_user u ON u.id = m.performed_by LEFT JOIN stock_batch l ON l.id = m.batch_id)
  )::text AS json`;
const FLOOR_PLACE = `
  SELECT json_agg(json_build_object('item', h.name, 'type', h.item_type, 'quantity', h.quantity))::text AS json
  FROM (SELECT i.name, i.item_type, sum(b.quantity) AS quantity FROM stock_balance b JOIN stock_item i ON i.id = b.item_id
        WHERE b.location_id = $1 AND b.is_real AND b.quantity > 0 GROUP BY i.id ORDER BY name_folded(i.name) LIMIT 26) h`;

/** Moves of the last year, through the database's function so that they are what it makes. */
const grow = async (owner: pg.Client, userId: string, { lots, places }: StockWorld, moves: number) => {
  const EACH = 250;
  for (let made = 0; made < moves; made += EACH)
    await owner.query(
      `SELECT stock_post(jsonb_build_object('key', gen_random_uuid(), 'sourceKind', 'usage',
           'occurredAt', now() - random() * interval '360 days', 'moves', (
             SELECT jsonb_agg(jsonb_build_object('itemId', l.item, 'batchId', l.lot, 'quantity', 1 + floor(random() * 5),
               'fromLocationId', CASE WHEN n % 2 = 0 THEN $4 ELSE p.place END,
               'toLocationId', CASE WHEN n % 2 = 0 THEN p.place ELSE $5 END,
               'reason', CASE WHEN n % 2 = 0 THEN 'received' ELSE 'used' END))
             FROM generate_series(1, ${String(EACH)}) AS n
             CROSS JOIN LATERAL (SELECT ($1::jsonb)[floor(random() * jsonb_array_length($1::jsonb))::integer] AS pair WHERE n > 0) x
             CROSS JOIN LATERAL (SELECT x.pair ->> 0 AS item, x.pair ->> 1 AS lot) l
             CROSS JOIN LATERAL (SELECT ($2::uuid[])[1 + floor(random() * cardinality($2::uuid[]))::integer] AS place WHERE n > 0) p),
           'allowShortage', true),
         ARRAY(SELECT gen_random_uuid() FROM generate_series(0, ${String(2 * EACH)})), $3::uuid, now(), current_date)`,
      [JSON.stringify(lots), places, userId, virtualLocation('supplier'), virtualLocation('consumed')],
    );
};

/** How many times a second 16 at once do a thing. */
const rate = async (work: (user: number) => Promise<unknown>): Promise<number> => {
  const end = performance.now() + SECONDS * 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      while (performance.now() < end) {
        await work(user);
        done += 1;
      }
    }),
  );
  return done / SECONDS;
};

const folder = join(tmpdir(), `sideline-stock-${randomUUID()}`);
const database = await openDatabase({ dataDir: folder, database: { url: null, directUrl: null } });
const owner = new pg.Client({ connectionString: database.owner.url });
const pool = new pg.Pool({ connectionString: database.app.url, max: USERS });
const dataSource = createDataSource(database.app, { entities, poolSize: USERS, name: 'sideline-bench' });
const figures: Record<string, number>[] = [];
try {
  await migrateUp(database.owner, database.app);
  await owner.connect();
  await dataSource.initialize();
  const userId = randomUUID();
  await owner.query(
    `INSERT INTO app_user (id, email, role, first_name, last_name, created_at) VALUES ($1, 'bench@example.org', 'admin', 'Robin', 'Hale', now())`,
    [userId],
  );
  const world = await makeStockWorld(dataSource, { items: 160, lots: 6, places: 40 });
  const audit = new AuditService({ dataSource, keys: new AuditKeys([Buffer.alloc(32, 7)]) });
  const posting = new PostingService({ audit });
  const reading = new StockReadingService({ audit });
  const random = randomFrom(1);
  const context = () => contextOf(dataSource, userId);
  const receive = (lines: number) => () =>
    posting.post(context(), {
      key: randomUUID(),
      source: { kind: 'receipt' },
      moves: Array.from({ length: lines }, () => {
        const [itemId, batchId] = random.of(world.lots);
        return {
          ...{ itemId, batchId, quantity: 1 + random.below(5), reason: 'received' as const },
          ...{ fromLocationId: virtualLocation('supplier'), toLocationId: random.of(world.places) },
        };
      }),
    });
  for (const size of SIZES) {
    const [held] = (await owner.query<{ count: number }>('SELECT count(*)::integer AS count FROM stock_move'))
      .rows;
    await grow(owner, userId, world, Math.max(0, size - (held?.count ?? 0)));
    await owner.query('VACUUM ANALYZE');
    const item = (): string => random.of(world.lots)[0];
    const place = (): string => random.of(world.places);
    const found = {
      moves: size,
      'moves a second, one a posting': await rate(receive(1)),
      'moves a second, ten a posting': 10 * (await rate(receive(10))),
      'item pages a second': await rate(() => reading.item(context(), item())),
      'item pages a second, floor': await rate(() =>
        pool.query({ name: 'item', text: FLOOR_ITEM, values: [item()] }),
      ),
      'places a second': await rate(() => reading.atLocation(context(), place(), {})),
      'places a second, floor': await rate(() =>
        pool.query({ name: 'place', text: FLOOR_PLACE, values: [place()] }),
      ),
    };
    figures.push(found);
    console.log(found);
  }
  const begun = performance.now();
  const { moves, drifts } = await checkStock(dataSource);
  console.log(
    `stock:verify of ${String(moves)} moves: ${((performance.now() - begun) / 1_000).toFixed(1)} s, ${String(drifts.length)} drifts`,
  );
  if (
    drifts.length > 0 ||
    figures.some((found) => (found['moves a second, ten a posting'] ?? 0) < LEAST_MOVES)
  )
    process.exitCode = 1;
  mkdirSync('server/bench/results', { recursive: true });
  writeFileSync('server/bench/results/stock.json', JSON.stringify(figures, null, 2));
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
  await pool.end();
  await owner.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
