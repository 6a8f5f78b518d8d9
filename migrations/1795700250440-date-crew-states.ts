import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a crew is in the state that it reports: another vehicle or another person in it is no new state. */
export class DateCrewStates1795700250440 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE control_crew ADD state_at timestamptz;
      UPDATE control_crew SET state_at = changed_at;
      ALTER TABLE control_crew ALTER state_at SET NOT NULL, ALTER state_at SET DEFAULT now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE control_crew DROP COLUMN state_at');
  }
}
