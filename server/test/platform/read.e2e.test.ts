import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { readRows } from '../../src/platform/database/read.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

const SETTINGS = { entities: [], poolSize: 1, name: 'sideline-test' };
const KEPT = 'SELECT count(*)::integer AS count FROM pg_prepared_statements';
const PRESENT = 'SELECT $1::integer + 1 AS next';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a read that many requests share', () => {
  it.each([
    { where: 'straight on the database', isPooled: false, kept: 1 },
    { where: 'behind a pooler', isPooled: true, kept: 0 },
  ])('$where keeps $kept statement planned on its connection', async ({ isPooled, kept }) => {
    const dataSource = createDataSource({ ...database.app, isPooled }, SETTINGS);
    await dataSource.initialize();
    try {
      for (const value of [1, 2, 3])
        expect(await readRows(dataSource.manager, PRESENT, [value])).toEqual([{ next: value + 1 }]);
      expect(await dataSource.query(KEPT)).toEqual([{ count: kept }]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('sees what its transaction has written', async () => {
    const { manager } = database.dataSource;
    const count = `SELECT count(*)::integer AS count FROM cheer_team WHERE team_name = $1`;
    await manager
      .transaction(async (inside) => {
        await inside.query(
          `INSERT INTO cheer_team (team_id, team_name) VALUES (gen_random_uuid(), 'Comets')`,
        );
        expect(await readRows(inside, count, ['Comets'])).toEqual([{ count: 1 }]);
        expect(await readRows(manager, count, ['Comets'])).toEqual([{ count: 0 }]);
        throw new RangeError('back');
      })
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(RangeError);
      });
    expect(await readRows(manager, count, ['Comets'])).toEqual([{ count: 0 }]);
  });
});
