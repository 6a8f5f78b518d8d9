import type { DataSource } from 'typeorm';

/** The e-mail addresses that the demonstration password opens, administrators first; none where it was not loaded. */
export const publishedAccounts = async (dataSource: DataSource): Promise<string[]> => {
  const rows = await dataSource.query<{ email: string }[]>(
    `SELECT email::text AS email FROM app_user WHERE is_demonstration AND is_active AND password_hash IS NOT NULL
      ORDER BY array_position(ARRAY['admin', 'staff', 'client', 'patient'], role), email DESC`,
  );
  return rows.map(({ email }) => email);
};
