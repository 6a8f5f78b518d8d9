import { orderValueOf } from '@sideline/schema/inventory/purchasing';
import { localDay } from '@sideline/schema/local-day';
import type { OrderFacts } from '@sideline/schema/validation/supply';
import { z } from 'zod';
import type { Context } from '../../../platform/context.js';
import { execute, fetchRows, idRow } from '../../../platform/database/checked.js';
import { badInput } from '../../../platform/errors.js';
import { priceOn } from '../suppliers/supplier.hot.js';

/** The lines of an order: their places, packs, prices and quantities. */

const linesRow = z.object({
  ordered: z.number(),
  received: z.number(),
  packs: z.number(),
  packPricePence: z.number().nullable(),
});

const writeLinesRow = z.object({ line: z.number() });

const goneRow = z.object({ line: z.number(), name: z.string() });

const priceOnly = (offer: string, day: string): string =>
  `(SELECT q.pack_price_pence FROM ${priceOn(offer, day)} q)`;

/** What is ordered and received on each line, and the value of all; null without a price. */
export const quantitiesOf = async (
  context: Context,
  orderId: string,
): Promise<{
  readonly lines: readonly { readonly ordered: number; readonly received: number }[];
  readonly value: number | null;
}> => {
  const lines = await fetchRows(
    context.manager,
    linesRow,
    `SELECT (packs * pack_quantity)::float8 AS ordered, received::float8 AS received, packs,
            pack_price_pence AS "packPricePence" FROM purchase_order_line WHERE order_id = $1`,
    [orderId],
  );
  return { lines, value: orderValueOf(lines) };
};

/** A price is for the pack that it was set for: both are taken together. BAD_INPUT for what the supplier no longer sells. */
export const freshenLines = async (context: Context, orderId: string): Promise<void> => {
  const gone = await fetchRows(
    context.manager,
    goneRow,
    `SELECT l.line, i.name FROM purchase_order_line l JOIN supplier_item f ON f.id = l.supplier_item_id
     JOIN stock_item i ON i.id = l.item_id WHERE l.order_id = $1 AND NOT (f.is_active AND i.is_active) ORDER BY l.line`,
    [orderId],
  );
  if (gone.length > 0)
    throw badInput(
      gone.map(({ line, name }) => ({
        field: `lines.${String(line - 1)}.supplierItemId`,
        code: 'unknown',
        message: `${name} is no longer sold by this supplier, or no longer used. Remove it from the draft.`,
      })),
    );
  await execute(
    context.manager,
    `UPDATE purchase_order_line l SET pack_quantity = f.pack_quantity, pack_price_pence = ${priceOnly('f.id', '$2')}
     FROM supplier_item f WHERE f.id = l.supplier_item_id AND l.order_id = $1`,
    [orderId, localDay(context.clock())],
  );
};

export const requireOrderPlaces = async (
  context: Context,
  { deliveryLocationId, lines }: OrderFacts,
): Promise<void> => {
  const wanted = [deliveryLocationId, ...lines.map(({ locationId }) => locationId ?? deliveryLocationId)];
  const rows = await fetchRows(
    context.manager,
    idRow,
    'SELECT id FROM stock_location WHERE id = ANY ($1::uuid[]) AND is_real AND is_active',
    [wanted],
  );
  const known = new Set(rows.map(({ id }) => id));
  const problems = wanted.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            field: index === 0 ? 'deliveryLocationId' : `lines.${String(index - 1)}.locationId`,
            code: 'unknown',
            message: 'This location is not in use. Choose another.',
          },
        ],
  );
  if (problems.length > 0) throw badInput(problems);
};

/** Writes the lines with the packs and prices of today. */
export const writeLines = async (
  context: Context,
  orderId: string,
  supplierId: string,
  { deliveryLocationId, lines }: OrderFacts,
): Promise<void> => {
  if (lines.length === 0) return;
  const today = localDay(context.clock());
  const made = await fetchRows(
    context.manager,
    writeLinesRow,
    `INSERT INTO purchase_order_line (id, order_id, line, supplier_item_id, item_id, location_id, packs, pack_quantity,
       pack_price_pence)
     SELECT l.id, $1, l.n, f.id, f.item_id, l.location_id, l.packs, f.pack_quantity, ${priceOnly('f.id', '$3')}
     FROM unnest($4::uuid[], $5::uuid[], $6::uuid[], $7::integer[]) WITH ORDINALITY AS l (id, offer, location_id, packs, n)
     JOIN supplier_item f ON f.id = l.offer AND f.supplier_id = $2 AND f.is_active
     JOIN stock_item i ON i.id = f.item_id AND i.is_active
     RETURNING line`,
    [
      orderId,
      supplierId,
      today,
      lines.map(({ id }) => id),
      lines.map(({ supplierItemId }) => supplierItemId),
      lines.map(({ locationId }) => locationId ?? deliveryLocationId),
      lines.map(({ packs }) => packs),
    ],
  );
  if (made.length === lines.length) return;
  const written = new Set(made.map(({ line }) => line));
  throw badInput(
    lines.flatMap((_, index) =>
      written.has(index + 1)
        ? []
        : [
            {
              field: `lines.${String(index)}.supplierItemId`,
              code: 'unknown',
              message: 'This supplier no longer sells this. Choose something else.',
            },
          ],
    ),
  );
};
