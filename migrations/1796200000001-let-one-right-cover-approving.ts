import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The right to approve was for orders only; now it is for everything that an administrator approves. */
export class LetOneRightCoverApproving1796200000001 implements MigrationInterface {
  name = 'LetOneRightCoverApproving1796200000001';

  async up(runner: QueryRunner): Promise<void> {
    await renameRight(runner, 'approveOrders', 'approve');
  }

  async down(runner: QueryRunner): Promise<void> {
    await renameRight(runner, 'approve', 'approveOrders');
  }
}

/** The history changes too: otherwise an earlier change could not be put back. */
const renameRight = async (runner: QueryRunner, from: string, to: string): Promise<void> => {
  for (const [table, column] of [
    ['setting_value', 'value'],
    ['setting_change', 'before'],
    ['setting_change', 'after'],
  ] as const)
    await runner.query(`
      UPDATE ${table} SET ${column} = ${column} - '${from}' || jsonb_build_object('${to}', ${column} -> '${from}')
      WHERE kind = 'rights' AND ${column} ? '${from}'`);
};
