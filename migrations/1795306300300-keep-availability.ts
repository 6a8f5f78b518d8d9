import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff can work, as they say themselves: the blocks of a week, and the times at which it does not hold. */
export class KeepAvailability1795306300300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_availability (
        id uuid CONSTRAINT staff_availability_pkey PRIMARY KEY,
        staff_id uuid NOT NULL CONSTRAINT staff_availability_staff_id_fkey
          REFERENCES staff_profile (staff_id) ON DELETE CASCADE,
        is_available boolean NOT NULL,
        -- A block of the week: 1 is Monday; one that ends at or before its start ends on the next day.
        weekday smallint CONSTRAINT staff_availability_weekday_check CHECK (weekday BETWEEN 1 AND 7),
        starts time,
        ends time,
        -- Or a time of its own.
        from_at timestamptz,
        until_at timestamptz,
        note text CONSTRAINT staff_availability_note_check CHECK (length(note) BETWEEN 1 AND 200),
        created_at timestamptz NOT NULL,
        CONSTRAINT staff_availability_kind CHECK (
          num_nulls(weekday, starts, ends) = 0 AND num_nonnulls(from_at, until_at, note) = 0 AND is_available
          OR num_nonnulls(weekday, starts, ends) = 0 AND num_nulls(from_at, until_at) = 0 AND until_at > from_at)
      );
      CREATE INDEX staff_availability_staff_id ON staff_availability (staff_id, until_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE staff_availability`);
  }
}
