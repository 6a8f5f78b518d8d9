import { keeperFacts } from '@sideline/schema/validation/moving';
import type { Context } from '../../../platform/context.js';
import { execute, fetchRows } from '../../../platform/database/checked.js';
import { badInput, notFound } from '../../../platform/errors.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import { stockKeeperRow, type SetStockKeepersInput, type StockKeeper } from './overview.types.js';

/** The people responsible for a place, who are notified every day. */
export class KeeperService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  of(context: Context, locationId: string): Promise<StockKeeper[]> {
    requireId(locationId, 'locationId');
    return fetchRows(
      context.manager,
      stockKeeperRow,
      `SELECT u.id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS name
       FROM stock_keeper k JOIN app_user u ON u.id = k.user_id WHERE k.location_id = $1
       ORDER BY u.last_name, u.first_name, u.id`,
      [locationId],
    );
  }

  /** Replaces the people responsible for a place. NOT_FOUND. */
  async set(context: Context, input: SetStockKeepersInput): Promise<StockKeeper[]> {
    const { locationId, userIds } = requireValid(keeperFacts, input);
    const place = await execute(
      context.manager,
      'SELECT FROM stock_location WHERE id = $1 AND is_real FOR SHARE',
      [locationId],
    );
    if (place === 0) throw notFound('Location');
    await execute(context.manager, 'DELETE FROM stock_keeper WHERE location_id = $1', [locationId]);
    const made = await execute(
      context.manager,
      `INSERT INTO stock_keeper (location_id, user_id)
       SELECT $1, u.id FROM app_user u WHERE u.id = ANY ($2::uuid[]) AND u.role IN ('admin', 'staff') AND u.is_active
       RETURNING user_id`,
      [locationId, userIds],
    );
    if (made !== new Set(userIds).size)
      throw badInput([{ field: 'userIds', code: 'unknown', message: 'Choose people who work here.' }]);
    await this.#audit.record(context, {
      action: 'STOCK_KEEPERS_SET',
      entity: { type: 'StockLocation', id: locationId },
      fieldsChanged: ['keepers'],
    });
    return this.of(context, locationId);
  }
}
