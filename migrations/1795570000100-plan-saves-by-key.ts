import type { MigrationInterface, QueryRunner } from 'typeorm';

const LOAD = 'prf_load_for_save(uuid, jsonb)';
const MERGED = 'patient_merged_allergies(uuid)';

type Edit = readonly [before: string, after: string];

/** Each base by its own key, not among all versions of the record: OFFSET 0 keeps the planner from joining them another way. */
const BY_KEY: readonly Edit[] = [
  [
    `JOIN prf_section_version v
          ON v.prf_id = p.id AND v.section = oldest.section AND v.version > oldest.version
`,
    `CROSS JOIN LATERAL (
          SELECT * FROM prf_section_version n
          WHERE n.prf_id = p.id AND n.section = oldest.section AND n.version > oldest.version OFFSET 0
        ) v
`,
  ],
  [
    `JOIN prf_section_version v
          ON v.prf_id = p.id AND v.section = b->>0 AND v.version = (b->>1)::integer
        JOIN prf_section s ON s.prf_id = p.id AND s.section = v.section AND s.version > v.version
`,
    `CROSS JOIN LATERAL (
          SELECT * FROM prf_section_version n
          WHERE n.prf_id = p.id AND n.section = b->>0 AND n.version = (b->>1)::integer
            AND EXISTS (SELECT FROM prf_section s
                        WHERE s.prf_id = p.id AND s.section = b->>0 AND s.version > (b->>1)::integer)
          OFFSET 0
        ) v
`,
  ],
  [
    `FROM jsonb_array_elements(wanted) w
    LEFT JOIN prf p ON p.id = (w->>'id')::uuid;`,
    `FROM jsonb_array_elements(wanted) w
    LEFT JOIN LATERAL (SELECT * FROM prf r WHERE r.id = (w->>'id')::uuid OFFSET 0) p ON true;`,
  ],
];

/** Most people have one record: asked by key, that nobody was merged costs next to nothing. */
const UNMERGED: readonly Edit[] = [
  [
    'BEGIN\n',
    `BEGIN
        IF person = asked AND NOT EXISTS (SELECT FROM patient WHERE merged_into = asked) THEN
          RETURN NULL;
        END IF;
`,
  ],
];

const edit = async (runner: QueryRunner, name: string, edits: readonly Edit[]): Promise<void> => {
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

const backwards = (edits: readonly Edit[]): Edit[] => edits.map(([from, to]) => [to, from]);

/**
 * What a save reads costs the same however many records and versions there are. The planner takes a list in JSON for a hundred
 * rows, and joined it by reading every record, and every version of every section of each.
 */
export class PlanSavesByKey1795570000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await edit(runner, LOAD, BY_KEY);
    await edit(runner, MERGED, UNMERGED);
    // One plan for a connection, from its first save on: what is asked for does not change how it is best found.
    for (const name of [LOAD, MERGED])
      await runner.query(`ALTER FUNCTION ${name} SET plan_cache_mode = force_generic_plan`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [MERGED, LOAD]) await runner.query(`ALTER FUNCTION ${name} RESET plan_cache_mode`);
    await edit(runner, MERGED, backwards(UNMERGED));
    await edit(runner, LOAD, backwards(BY_KEY));
  }
}
