import type { MigrationInterface, QueryRunner } from 'typeorm';

const BORN = 'patients_born(text, date)';
const INLINE = `near date[] := ARRAY[
          born - 1, born + 1, born - interval '1 month', born + interval '1 month', born - interval '1 year',
          born + interval '1 year', born - interval '10 years', born + interval '10 years'];
      BEGIN
        IF plain = '' THEN RETURN; END IF;
        IF extract(day FROM born) <= 12 THEN
          near := near || make_date(extract(year FROM born)::integer, extract(day FROM born)::integer,
                                    extract(month FROM born)::integer);
        END IF;`;
const CALLED = `near date[] := birth_dates_near(born);
      BEGIN
        IF plain = '' THEN RETURN; END IF;`;

const edit = async (runner: QueryRunner, from: string, to: string): Promise<void> => {
  const [row] = (await runner.query(`SELECT pg_get_functiondef($1::regprocedure) AS text`, [BORN])) as {
    text: string;
  }[];
  const parts = (row?.text ?? '').split(from);
  if (parts.length !== 2) throw new Error(`${BORN} does not hold once: ${from}`);
  await runner.query(parts.join(to));
};

/**
 * The birth dates one slip away from one, by a name of their own: an import asks which rows of a file whoever was registered
 * meanwhile could touch, by the same rule by which he is found.
 */
export class NameLikeBirthDates1795380000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION birth_dates_near(born date) RETURNS date[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT array_remove(ARRAY[
          born - 1, born + 1, born - interval '1 month', born + interval '1 month', born - interval '1 year',
          born + interval '1 year', born - interval '10 years', born + interval '10 years',
          CASE WHEN extract(day FROM born) <= 12 THEN make_date(
            extract(year FROM born)::integer, extract(day FROM born)::integer, extract(month FROM born)::integer)
          END]::date[], NULL)
      $$`);
    await edit(runner, INLINE, CALLED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await edit(runner, CALLED, INLINE);
    await runner.query(`DROP FUNCTION birth_dates_near(date)`);
  }
}
