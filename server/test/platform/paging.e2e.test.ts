import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppUser } from '../../src/modules/users/app-user.entity.js';
import { keysetPage, type KeysetColumn, type PageRequest } from '../../src/platform/lists/paging.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

const COUNT = 23;
const BY_NAME: readonly KeysetColumn[] = [
  { expression: 'user.lastName', type: 'text' },
  { expression: 'user.id', type: 'uuid' },
];
const BY_AGE: readonly KeysetColumn[] = [
  { expression: 'user.createdAt', type: 'timestamptz' },
  { expression: 'user.id', type: 'uuid' },
];

let database: TestDatabase;

const page = (columns: readonly KeysetColumn[], direction: 'ASC' | 'DESC', request: PageRequest) =>
  keysetPage(
    database.dataSource.manager
      .createQueryBuilder(AppUser, 'user')
      .where('user.role = :role', { role: 'staff' }),
    { columns, direction },
    request,
  );

const walk = async (columns: readonly KeysetColumn[], direction: 'ASC' | 'DESC'): Promise<string[]> => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await page(columns, direction, { first: 5, after });
    ids.push(...nodes.map(({ id }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
};

beforeAll(async () => {
  database = await createTestDatabase();
  for (let index = 0; index < COUNT; index += 1) {
    const id = randomUUID();
    // Few names, so that the second column has to part them; times that differ by microseconds alone.
    await database.asOwner(
      `INSERT INTO app_user (id, email, role, first_name, last_name, created_at)
       VALUES ($1, $2, $3, 'Robin', $4, timestamptz '2026-11-20 14:32:00' + $5 * interval '1 microsecond')`,
      [
        id,
        `${id}@example.org`,
        index % 4 === 0 ? 'admin' : 'staff',
        `Hale’"%_\\ ${String(index % 3)}`,
        index,
      ],
    );
  }
});
afterAll(() => database.drop());

describe('a list by keyset', () => {
  it.each([
    ['name', BY_NAME, 'ASC', 'last_name, id'],
    ['name, backwards', BY_NAME, 'DESC', 'last_name DESC, id DESC'],
    ['age to the microsecond', BY_AGE, 'DESC', 'created_at DESC, id DESC'],
  ] as const)('by %s gives each row once and in order', async (_what, columns, direction, order) => {
    const rows = await database.asOwner<{ id: string }>(
      `SELECT id FROM app_user WHERE role = 'staff' ORDER BY ${order}`,
    );
    expect(await walk(columns, direction)).toEqual(rows.map(({ id }) => id));
  });

  it('counts the whole list only where somebody asks', async () => {
    const { totalCount, nodes } = await page(BY_NAME, 'ASC', { first: 2 });
    expect(nodes).toHaveLength(2);
    if (typeof totalCount !== 'function') throw new Error('Counted already.');
    expect(await totalCount()).toBe(17);
  });

  it('shifts nothing when a row comes in before the page', async () => {
    const first = await page(BY_NAME, 'ASC', { first: 5 });
    const rest = await page(BY_NAME, 'ASC', { first: 100, after: first.pageInfo.endCursor });
    const id = randomUUID();
    await database.asOwner(
      `INSERT INTO app_user (id, email, role, first_name, last_name, created_at)
       VALUES ($1, $2, 'staff', 'Robin', 'Aaron', now())`,
      [id, `${id}@example.org`],
    );
    const again = await page(BY_NAME, 'ASC', { first: 100, after: first.pageInfo.endCursor });
    expect(again.nodes.map((user) => user.id)).toEqual(rest.nodes.map((user) => user.id));
  });
});
