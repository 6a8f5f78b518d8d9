import type { invoiceFacts } from '@sideline/schema/validation/supply';
import type { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute } from '../../../platform/database/checked.js';
import { badInput, DomainError, isConstraintViolation } from '../../../platform/errors.js';

/** False if an invoice with this id is already recorded. */
export const keepInvoice = async (
  context: Context,
  orderId: string,
  { id, number, invoicedOn, lines }: z.output<typeof invoiceFacts>,
): Promise<boolean> => {
  const known = await execute(
    context.manager,
    'SELECT FROM purchase_order_line WHERE order_id = $1 AND id = ANY ($2)',
    [orderId, lines.map(({ lineId }) => lineId)],
  );
  if (known !== lines.length)
    throw badInput([{ field: 'lines', code: 'unknown', message: 'Choose lines of this order.' }]);
  try {
    const made = await execute(
      context.manager,
      `INSERT INTO purchase_invoice (id, order_id, number, invoiced_on, recorded_at, recorded_by)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, orderId, number, invoicedOn, context.clock(), actorOf(context).userId],
    );
    if (made === 0) return false;
  } catch (error) {
    if (!isConstraintViolation(error, 'purchase_invoice_number')) throw error;
    throw new DomainError(
      'CONFLICT',
      {},
      {
        problems: [
          { field: 'number', code: 'taken', message: 'This invoice is already recorded for this order.' },
        ],
        cause: error,
      },
    );
  }
  await execute(
    context.manager,
    `INSERT INTO purchase_invoice_line (invoice_id, order_line_id, packs, pack_price_pence)
     SELECT $1, l.id, l.packs, l.price FROM unnest($2::uuid[], $3::integer[], $4::integer[]) AS l (id, packs, price)`,
    [
      id,
      lines.map(({ lineId }) => lineId),
      lines.map(({ packs }) => packs),
      lines.map(({ packPricePence }) => packPricePence),
    ],
  );
  return true;
};
