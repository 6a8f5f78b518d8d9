import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from './access-world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 60_000);
afterAll(() => world.close());

const SAVE =
  'mutation ($input: SaveListLayoutInput!) { saveListLayout(input: $input) { listLayout { list columns { key isShown width } } } }';
const column = (key: string, isShown = true, width: number | null = null) => ({ key, isShown, width });
type Columns = readonly ReturnType<typeof column>[];

const save = (who: 'author' | 'colleague' | 'admin', list: string, columns: Columns) =>
  world.caller(who).graphql(SAVE, { input: { list, columns } });
const kept = async (who: 'author' | 'colleague' | 'admin') => {
  const { data, errors } = await world
    .caller(who)
    .graphql('{ listLayouts { list columns { key isShown width } } }');
  expect(errors).toBeUndefined();
  return data?.['listLayouts'];
};

describe('the columns of a list', () => {
  it('are kept as they were last laid out, for their owner only, until the usual ones are back', async () => {
    await save('author', 'users', [column('name'), column('seen', false)]);
    const laid = [column('name', true, 200), column('seen'), column('role', false)];
    const { data } = await save('author', 'users', laid);
    expect(data?.['saveListLayout']).toEqual({ listLayout: { list: 'users', columns: laid } });
    await save('author', 'bags', [column('name')]);
    await save('colleague', 'users', [column('role')]);
    expect(await kept('author')).toEqual([
      { list: 'bags', columns: [column('name')] },
      { list: 'users', columns: laid },
    ]);
    expect(await kept('colleague')).toEqual([{ list: 'users', columns: [column('role')] }]);
    // An administrator sees their own, as everybody does.
    expect(await kept('admin')).toEqual([]);

    const { data: back } = await save('author', 'users', []);
    expect(back?.['saveListLayout']).toEqual({ listLayout: { list: 'users', columns: [] } });
    expect(await kept('author')).toEqual([{ list: 'bags', columns: [column('name')] }]);
    expect(await kept('colleague')).toEqual([{ list: 'users', columns: [column('role')] }]);
  });

  it('are refused, with the field named, where they are none', async () => {
    const fields = async (list: string, columns: Columns) =>
      (await save('author', list, columns)).errors?.[0]?.extensions.problems?.map(({ field }) => field);
    expect(await fields('Not a key', [column('name')])).toEqual(['list']);
    expect(await fields('users', [column('name', true, 3)])).toEqual(['columns.0.width']);
    expect(await fields('users', [column('name'), column('name')])).toEqual(['columns']);
    expect(await fields('users', [column('<script>')])).toEqual(['columns.0.key']);
  });

  it('are kept of so many lists and no more', async () => {
    const user = await world.server.signedIn('staff');
    await world.server.database.asOwner(
      `INSERT INTO list_layout (user_id, list, columns, updated_at)
       SELECT $1, 'list-' || n, '[]', now() FROM generate_series(1, $2) n`,
      [user.user?.id, LIMITS.listLayout.lists],
    );
    const more = (list: string) => user.graphql(SAVE, { input: { list, columns: [column('name')] } });
    expect((await more('one-more')).errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
      'list',
    ]);
    expect((await more('list-1')).errors).toBeUndefined();
  });

  it('go with the account that they belong to', async () => {
    const user = await world.server.signedIn('staff');
    await user.graphql(SAVE, { input: { list: 'users', columns: [column('name')] } });
    const owned = () =>
      world.server.database.asOwner('SELECT list FROM list_layout WHERE user_id = $1', [user.user?.id]);
    expect(await owned()).toHaveLength(1);
    await world.server.database.asOwner('DELETE FROM session WHERE user_id = $1', [user.user?.id]);
    await world.server.database.asOwner('DELETE FROM app_user WHERE id = $1', [user.user?.id]);
    expect(await owned()).toEqual([]);
  });
});
