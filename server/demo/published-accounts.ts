import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ConfigError, isLoopback, type Config } from '../src/config.js';
import { fetchRows } from '../src/platform/database/checked.js';

const publishedAccountsRow = z.object({ email: z.string() });

/** The e-mail addresses that the demonstration password opens, administrators first; none where it was not loaded. */
export const publishedAccounts = async (dataSource: DataSource): Promise<string[]> => {
  const rows = await fetchRows(
    dataSource.manager,
    publishedAccountsRow,
    `SELECT email::text AS email FROM app_user WHERE is_demonstration AND is_active AND password_hash IS NOT NULL
      ORDER BY array_position(ARRAY['admin', 'staff', 'client', 'patient'], role), email DESC`,
  );
  return rows.map(({ email }) => email);
};

/**
 * Throws ConfigError where the database was loaded with the demonstration, its accounts are open and this start is no
 * demonstration on this machine: their password is in the README, and invented patients would stand among real ones.
 */
export const refusePublishedAccounts = async (
  { host, mode }: Pick<Config, 'host' | 'mode'>,
  dataSource: DataSource,
): Promise<void> => {
  if (mode !== 'production' && isLoopback(host)) return;
  const accounts = await publishedAccounts(dataSource);
  if (accounts.length === 0) return;
  throw new ConfigError([
    `${mode === 'production' ? 'NODE_ENV=production' : `HOST: ${host} can be reached from outside`}: this database has the ` +
      `demonstration accounts (${accounts.join(', ')}), and their password is public. Use a different database or ` +
      'SIDELINE_DATA_DIR. To keep this one, start it as a demonstration again, create your own administrator ' +
      'and deactivate those accounts.',
  ]);
};
