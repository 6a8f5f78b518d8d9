import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for each order that a list can be sorted by. Unknown birth dates come last whichever way one sorts, so each way
 * has an index of its own. There is none for a record's last change: it would make every save of a section rewrite all
 * indexes of the record's row.
 */
export class IndexListOrders1795305600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX patient_dob_oldest ON patient ((coalesce(dob, 'infinity'::date)), patient_id)`,
    );
    await runner.query(
      `CREATE INDEX patient_dob_youngest ON patient ((coalesce(dob, '-infinity'::date)), patient_id)`,
    );
    await runner.query(`CREATE INDEX patient_updated ON patient (updated_at, patient_id)`);
    await runner.query(`CREATE INDEX event_name_order ON event ((name_folded(name)), event_id)`);
    await runner.query(`
      CREATE INDEX prf_status_order ON prf ((array_position(
        ARRAY['draft', 'in_progress', 'awaiting_review', 'completed', 'amended', 'void']::text[], status)),
        created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of [
      'prf_status_order',
      'event_name_order',
      'patient_updated',
      'patient_dob_youngest',
      'patient_dob_oldest',
    ])
      await runner.query(`DROP INDEX ${index}`);
  }
}
