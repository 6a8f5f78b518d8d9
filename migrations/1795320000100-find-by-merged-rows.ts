import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A part of a function's text, as it was and as it is from now on. */
interface Edit {
  readonly was: string;
  readonly is: string;
}

/** The ten nearest names, each by whose record it is or was merged into. */
const NAMED: readonly Edit[] = [
  {
    was: `SELECT s.patient_id, 0.8 * s.total + 0.2 * similarity(p.search_name, plain) AS score
    FROM summed s JOIN patient p USING (patient_id)
    WHERE p.merged_into IS NULL
    ORDER BY name_is_said(p.search_name, plain) DESC, 2 DESC, 1 DESC LIMIT 10;`,
    is: `SELECT coalesce(p.merged_into, p.patient_id), max(0.8 * s.total + 0.2 * similarity(p.search_name, plain))
    FROM summed s JOIN patient p USING (patient_id)
    GROUP BY 1
    ORDER BY bool_or(name_is_said(p.search_name, plain)) DESC, 2 DESC, 1 DESC LIMIT 10;`,
  },
];

const SHARES_A_WORD = `string_to_array(p.search_name, ' ') && (SELECT array_agg(c.token) FROM candidate c)`;
/** Those born then are few, so that each row's own descent is cheaper than any plan for the whole of the merged. */
const BORN: readonly Edit[] = [
  { was: '), person AS MATERIALIZED (', is: '), own AS MATERIALIZED (' },
  {
    was: `), met AS MATERIALIZED (
          SELECT b.patient_id`,
    is: `), joined AS MATERIALIZED (
          SELECT p.merged_into AS patient_id, p.patient_id AS row_id, p.search_name, p.dob = born AS is_same
          FROM patient p
          WHERE p.dob = ANY (near || born) AND p.merged_into IS NOT NULL
            AND (p.dob = born OR ${SHARES_A_WORD})
        ), person AS MATERIALIZED (
          SELECT o.patient_id, o.search_name, o.is_same FROM own o
          UNION ALL
          SELECT j.patient_id, j.search_name, j.is_same FROM joined j
          UNION ALL
          -- The birth date of one row and the name of another of the same person.
          SELECT o.patient_id, l.search_name, true FROM own o CROSS JOIN LATERAL (
            SELECT p.search_name FROM patient p WHERE p.merged_into = o.patient_id LIMIT 10) l
          WHERE o.is_same
          UNION ALL
          SELECT j.patient_id, l.search_name, true FROM joined j CROSS JOIN LATERAL (
            (SELECT p.search_name FROM patient p WHERE p.patient_id = j.patient_id LIMIT 1)
            UNION ALL
            (SELECT p.search_name FROM patient p
             WHERE p.merged_into = j.patient_id AND p.patient_id <> j.row_id LIMIT 10)) l
          WHERE j.is_same
        ), met AS MATERIALIZED (
          SELECT b.patient_id`,
  },
  {
    was: 'SELECT m.* FROM (',
    is: 'SELECT m.patient_id, max(m.score), bool_or(m.is_same) FROM (',
  },
  {
    was: `ORDER BY p.patient_id DESC LIMIT 5)) m
        ORDER BY m.score DESC, m.patient_id DESC LIMIT 10;`,
    is: `ORDER BY p.patient_id DESC LIMIT 5)
          UNION ALL
          (SELECT p.merged_into, 0.75, false FROM patient p
           WHERE p.dob IS NULL AND p.merged_into IS NOT NULL AND p.search_name = plain LIMIT 5)) m
        GROUP BY m.patient_id
        ORDER BY 2 DESC, 1 DESC LIMIT 10;`,
  },
];

/** Whoever is like one of a person's rows is like him. */
const ALIKE: readonly Edit[] = [
  {
    was: `(SELECT p.patient_id, 0, false FROM patient p
       WHERE p.phone_key = digits AND p.merged_into IS NULL LIMIT 20)`,
    is: `(SELECT coalesce(p.merged_into, p.patient_id), 0, false FROM patient p
       WHERE p.phone_key = digits LIMIT 20)`,
  },
  {
    was: `SELECT p.patient_id, replace(p.search_name, ' ', '') = replace(plain, ' ', '') AS is_named,
             greatest(max(m.score), similarity(p.search_name, plain)) AS score,
             coalesce(p.dob = born, false) AS is_born,
             p.dob IS NULL OR born IS NULL AS is_birth_unknown,
             bool_or(m.is_near) AND p.dob IS NOT NULL AS is_near,
             coalesce(postcode_key(p.postcode) = post, false) AS is_neighbour,
             coalesce(p.phone_key = digits, false) AS is_on_phone,
             (coalesce(p.nhs_number = sought_nhs, false) OR EXISTS (
               SELECT FROM patient l WHERE l.merged_into = p.patient_id AND l.nhs_number = sought_nhs)) AS is_numbered
      FROM met m JOIN patient p USING (patient_id) GROUP BY p.patient_id`,
    is: `SELECT m.patient_id, bool_or(replace(p.search_name, ' ', '') = replace(plain, ' ', '')) AS is_named,
             greatest(max(m.score), max(similarity(p.search_name, plain))) AS score,
             bool_or(coalesce(p.dob = born, false)) AS is_born,
             bool_and(p.dob IS NULL) OR born IS NULL AS is_birth_unknown,
             bool_or(m.is_near) AND bool_or(p.dob IS NOT NULL) AS is_near,
             bool_or(coalesce(postcode_key(p.postcode) = post, false)) AS is_neighbour,
             bool_or(coalesce(p.phone_key = digits, false)) AS is_on_phone,
             bool_or(coalesce(p.nhs_number = sought_nhs, false)) AS is_numbered
      FROM (SELECT t.patient_id, max(t.score) AS score, bool_or(t.is_near) AS is_near FROM met t GROUP BY t.patient_id) m
      CROSS JOIN LATERAL (
        (SELECT o.* FROM patient o WHERE o.patient_id = m.patient_id LIMIT 1)
        UNION ALL
        (SELECT o.* FROM patient o WHERE o.merged_into = m.patient_id LIMIT 10)) p
      GROUP BY m.patient_id`,
  },
];

const FUNCTIONS: readonly (readonly [string, readonly Edit[]])[] = [
  ['patients_named(text)', NAMED],
  ['patients_born(text, date)', BORN],
  ['patients_alike(text, date, text, text, text)', ALIKE],
];

/** Rewrites parts of a function as it stands, so that what stays is not said again. */
const edit = async (
  runner: QueryRunner,
  name: string,
  edits: readonly (readonly [string, string])[],
): Promise<void> => {
  const [row] = (await runner.query(`SELECT pg_get_functiondef($1::regprocedure) AS text`, [name])) as {
    text: string;
  }[];
  let text = row?.text ?? '';
  for (const [from, to] of edits) {
    if (text.split(from).length !== 2) throw new Error(`${name} does not hold once: ${from}`);
    text = text.replace(from, () => to);
  }
  await runner.query(text);
};

/**
 * Whoever has two records is found by what either of them says: the searches follow a row that was merged to the row that
 * it was merged into. The indexes hold the merged rows alone, which are few.
 */
export class FindByMergedRows1795320000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX patient_merged_born ON patient (dob, search_name) INCLUDE (patient_id, merged_into)
      WHERE merged_into IS NOT NULL`);
    await runner.query(`
      CREATE INDEX patient_merged_name_parts ON patient USING gin (search_name gin_trgm_ops)
      WHERE merged_into IS NOT NULL`);
    await runner.query(`CREATE INDEX patient_source_value ON patient_source (value)`);
    for (const [name, edits] of FUNCTIONS)
      await edit(
        runner,
        name,
        edits.map(({ was, is }) => [was, is] as const),
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, edits] of FUNCTIONS)
      await edit(
        runner,
        name,
        edits.map(({ was, is }) => [is, was] as const),
      );
    await runner.query(`DROP INDEX patient_source_value`);
    await runner.query(`DROP INDEX patient_merged_name_parts`);
    await runner.query(`DROP INDEX patient_merged_born`);
  }
}
