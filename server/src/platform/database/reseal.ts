import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { execute, fetchRows } from './checked.js';
import type { Logger } from '../logger.js';
import type { Sealing } from '../secrets/sealing.js';

/** Where the database keeps what `Sealing` encrypted: the column, and the owner it is bound to. */
const SEALED = [
  { table: 'second_factor', owner: 'user_id', column: 'secret' },
  { table: 'webhook_endpoint', owner: 'id', column: 'secret' },
  { table: 'webhook_endpoint', owner: 'id', column: 'previous_secret' },
  { table: 'push_subscription', owner: 'id', column: 'keys' },
  { table: 'push_key', owner: 'name', column: 'private_key' },
  { table: 'signing_key', owner: 'id', column: 'private_key' },
] as const;

const resealAllRow = z.object({ owner: z.string(), sealed: z.instanceof(Buffer) });

/**
 * Encrypts with the first SECRET_KEY what an older key encrypted, or what was kept before there was any. Then older keys may
 * leave the configuration. Rows that change at the same time wait for the next start. Returns how many it encrypted.
 */
export const resealAll = async (
  dataSource: DataSource,
  sealing: Sealing,
  logger: Pick<Logger, 'info' | 'error'>,
): Promise<number> => {
  let count = 0;
  let unopened = 0;
  for (const { table, owner, column } of SEALED) {
    const rows = await fetchRows(
      dataSource.manager,
      resealAllRow,
      `SELECT ${owner} AS owner, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    for (const row of rows) {
      const again = sealing.sealedAgain(row.sealed, row.owner);
      if (again !== null) {
        await execute(
          dataSource.manager,
          `UPDATE ${table} SET ${column} = $2 WHERE ${owner} = $1 AND ${column} = $3`,
          [row.owner, again, row.sealed],
        );
        count += 1;
      } else if (!sealing.opens(row.sealed, row.owner)) unopened += 1;
    }
  }
  if (count > 0) logger.info({ count }, 'Secrets were encrypted again with the newest SECRET_KEY');
  if (unopened > 0) logger.error({ unopened }, 'SECRET_KEY: no key here can decrypt some secrets');
  return count;
};
