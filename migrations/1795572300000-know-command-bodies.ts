import type { MigrationInterface, QueryRunner } from 'typeorm';

const exchange = async (
  runner: QueryRunner,
  routine: string,
  pairs: readonly (readonly [from: string, to: string])[],
): Promise<void> => {
  const [row] = (await runner.query(
    `SELECT pg_get_functiondef('${routine}'::regprocedure) AS definition`,
  )) as readonly { readonly definition: string }[];
  let definition = row?.definition ?? '';
  for (const [from, to] of pairs) {
    if (!definition.includes(from)) throw new Error(`${routine} is not as it was left.`);
    definition = definition.replace(from, () => to);
  }
  await runner.query(definition);
};

const LOAD = 'prf_load_for_save(uuid, jsonb)';
const APPLY = 'prf_apply_save(uuid, timestamptz, jsonb)';
const KNOWN = `'conflictPaths', k.conflict_paths`;
const KNOWN_WITH_BODY = `'conflictPaths', k.conflict_paths, 'bodyHash', encode(k.body_hash, 'hex')`;
const INTO =
  'INSERT INTO prf_command (prf_id, command_id, section, actor_id, outcome, version, conflict_paths, recorded_at)';
const INTO_WITH_BODY = INTO.replace('recorded_at)', 'recorded_at, body_hash)');
const VALUES = 'x.outcome, x.version, x.paths, at\n';
const VALUES_WITH_BODY = `x.outcome, x.version, x.paths, at, decode(x.body, 'hex')\n`;
const ROW = 'AS x (id uuid, section text, outcome text, version integer, paths text[]);';
const ROW_WITH_BODY = ROW.replace('paths text[]', 'paths text[], body text');

/** A command that is sent again is the same one only if its content is: earlier ones have no hash, and are taken for the same. */
export class KnowCommandBodies1795572300000 implements MigrationInterface {
  name = 'KnowCommandBodies1795572300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prf_command ADD body_hash bytea');
    await exchange(runner, LOAD, [[KNOWN, KNOWN_WITH_BODY]]);
    await exchange(runner, APPLY, [
      [INTO, INTO_WITH_BODY],
      [VALUES, VALUES_WITH_BODY],
      [ROW, ROW_WITH_BODY],
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await exchange(runner, APPLY, [
      [INTO_WITH_BODY, INTO],
      [VALUES_WITH_BODY, VALUES],
      [ROW_WITH_BODY, ROW],
    ]);
    await exchange(runner, LOAD, [[KNOWN_WITH_BODY, KNOWN]]);
    await runner.query('ALTER TABLE prf_command DROP body_hash');
  }
}
