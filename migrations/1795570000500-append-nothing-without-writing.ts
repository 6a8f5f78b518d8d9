import type { MigrationInterface, QueryRunner } from 'typeorm';

const ALWAYS = 'INSERT INTO audit_entry SELECT * FROM unnest(appended);';
const IF_ANY = `IF held IS NOT NULL THEN
        INSERT INTO audit_entry SELECT * FROM unnest(appended);
      END IF;`;

/** Changes one statement of `audit_append`. */
const exchange = async (queryRunner: QueryRunner, from: string, to: string): Promise<void> => {
  const [row] = (await queryRunner.query(
    `SELECT pg_get_functiondef('audit_append(jsonb)'::regprocedure) AS definition`,
  )) as readonly { readonly definition: string }[];
  if (row?.definition.includes(from) !== true) throw new Error('audit_append is not as it was left.');
  await queryRunner.query(row.definition.replace(from, () => to));
};

/**
 * An export reads its rows in a transaction that may only read, and its one entry is written beside it: where nothing is to
 * be appended, not even an INSERT of no rows may be tried.
 */
export class AppendNothingWithoutWriting1795570000500 implements MigrationInterface {
  name = 'AppendNothingWithoutWriting1795570000500';

  async up(queryRunner: QueryRunner): Promise<void> {
    await exchange(queryRunner, ALWAYS, IF_ANY);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await exchange(queryRunner, IF_ANY, ALWAYS);
  }
}
