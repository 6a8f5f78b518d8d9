import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/platform/clock.js';
import type { Actor, Context } from '../../src/platform/context.js';
import { LoaderRegistry } from '../../src/platform/database/loader-registry.js';
import { defineLoader, inOrderOf } from '../../src/platform/database/loaders.js';
import { runInTransaction } from '../../src/platform/database/transaction.js';
import { createTestDatabase, type TestDatabase } from '../harness/database.js';

let database: TestDatabase;
let context: Context;

const notes = async (): Promise<string[]> =>
  (await database.asOwner<{ text: string }>('SELECT text FROM note ORDER BY text')).map(({ text }) => text);
const write = (inside: Context, text: string): Promise<unknown> =>
  inside.manager.query('INSERT INTO note VALUES ($1)', [text]);

beforeAll(async () => {
  database = await createTestDatabase();
  await database.asOwner('CREATE TABLE note (text text PRIMARY KEY)');
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.asOwner('TRUNCATE note');
  context = {
    requestId: 'test',
    actor: null,
    address: '127.0.0.1',
    userAgent: null,
    manager: database.dataSource.manager,
    transaction: null,
    loaders: new LoaderRegistry(),
    clock: systemClock,
  };
});

describe('a transaction', () => {
  it('commits what it wrote, hooks and nested calls included, in their order', async () => {
    const order: string[] = [];
    const result = await runInTransaction(context, async (outer) => {
      outer.transaction?.afterCommit(async () => {
        order.push(`after: ${(await notes()).join(' ')}`);
      });
      outer.transaction?.beforeCommit(async () => {
        order.push('before');
        await write(outer, 'from a hook');
        outer.transaction?.beforeCommit(async () => {
          order.push('before, added by a hook');
          await write(outer, 'from a hook of a hook');
        });
      });
      await write(outer, 'a');
      await runInTransaction(outer, async (inner) => {
        expect(inner.manager).toBe(outer.manager);
        await write(inner, 'b');
      });
      expect(await notes()).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(order).toEqual([
      'before',
      'before, added by a hook',
      'after: a b from a hook from a hook of a hook',
    ]);
  });

  it('keeps nothing when its work fails', async () => {
    const hooks: string[] = [];
    await expect(
      runInTransaction(context, async (inside) => {
        inside.transaction?.beforeCommit(() => {
          hooks.push('before');
          return Promise.resolve();
        });
        inside.transaction?.afterCommit(() => {
          hooks.push('after');
        });
        await write(inside, 'a');
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    expect(await notes()).toEqual([]);
    expect(hooks).toEqual([]);
  });

  it('keeps nothing when a step before its commit fails', async () => {
    await expect(
      runInTransaction(context, async (inside) => {
        inside.transaction?.beforeCommit(() => Promise.reject(new Error('The audit refused.')));
        await write(inside, 'a');
      }),
    ).rejects.toThrow('The audit refused.');
    expect(await notes()).toEqual([]);
  });

  it('stands when a step after its commit fails', async () => {
    await runInTransaction(context, async (inside) => {
      inside.transaction?.afterCommit(() => {
        throw new Error('Too late.');
      });
      await write(inside, 'a');
    });
    expect(await notes()).toEqual(['a']);
  });

  it('is begun anew where two were in each other’s way, and both stand, each once', async () => {
    await write(context, 'a');
    await write(context, 'b');
    const after: string[] = [];
    const attempts = { one: 0, two: 0 };
    let hold: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => {
      let held = 0;
      hold = () => {
        held += 1;
        if (held === 2) resolve();
      };
    });
    const touch = ({ manager }: Context, text: string) =>
      manager.query('UPDATE note SET text = text WHERE text = $1', [text]);
    const run = (who: 'one' | 'two', first: string, second: string) =>
      runInTransaction(context, async (inside) => {
        attempts[who] += 1;
        inside.transaction?.beforeCommit(async () => {
          await write(inside, `${who} before`);
        });
        inside.transaction?.afterCommit(() => {
          after.push(who);
        });
        await write(inside, who);
        await touch(inside, first);
        hold();
        await bothHold;
        await touch(inside, second);
        return who;
      });
    expect(await Promise.all([run('one', 'a', 'b'), run('two', 'b', 'a')])).toEqual(['one', 'two']);
    expect(attempts.one + attempts.two).toBe(3);
    expect(after.toSorted()).toEqual(['one', 'two']);
    expect(await notes()).toEqual(['a', 'b', 'one', 'one before', 'two', 'two before']);
  });

  it('is begun anew where it could not be serialised, and sees what was in its way', async () => {
    await write(context, 'a');
    let attempts = 0;
    const seen = await runInTransaction(context, async ({ manager }) => {
      attempts += 1;
      await manager.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      const rows = await manager.query<{ text: string }[]>('SELECT text FROM note');
      if (attempts === 1) await database.asOwner(`UPDATE note SET text = 'b'`);
      await manager.query('UPDATE note SET text = text');
      return rows;
    });
    expect(seen).toEqual([{ text: 'b' }]);
    expect(attempts).toBe(2);
  });

  it('is begun anew where somebody made the row of its id meanwhile, and finds it', async () => {
    let attempts = 0;
    const found = await runInTransaction(context, async (inside) => {
      attempts += 1;
      const known = await inside.manager.query<{ text: string }[]>(`SELECT text FROM note WHERE text = 'a'`);
      if (known.length > 0) return known;
      await database.asOwner(`INSERT INTO note VALUES ('a')`);
      await write(inside, 'a');
      return [];
    });
    expect(found).toEqual([{ text: 'a' }]);
    expect(attempts).toBe(2);
  });

  it('is a conflict where the id is taken all the same', async () => {
    await write(context, 'a');
    let attempts = 0;
    await expect(
      runInTransaction(context, (inside) => {
        attempts += 1;
        return write(inside, 'a');
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(attempts).toBe(2);
  });

  it('gives up after a few attempts, and at once where nobody was in its way', async () => {
    const attemptsUntil = async (code: string): Promise<number> => {
      let attempts = 0;
      const failing = runInTransaction(context, ({ manager }) => {
        attempts += 1;
        return manager.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);
      });
      await expect(failing).rejects.toMatchObject({ driverError: { code } });
      return attempts;
    };
    expect(await attemptsUntil('40P01')).toBe(4);
    expect(await attemptsUntil('40001')).toBe(4);
    expect(await attemptsUntil('23505')).toBe(1);
  });

  it('is refused to whoever may only read', async () => {
    const actor: Actor = {
      kind: 'token',
      userId: 'u',
      role: 'staff',
      firstName: 'Robin',
      lastName: 'Hale',
      email: 'robin@example.org',
      patientId: null,
      clientId: null,
      sessionId: null,
      tokenId: 't',
      isReadOnly: true,
    };
    await expect(
      runInTransaction({ ...context, actor }, (inside) => write(inside, 'a')),
    ).rejects.toMatchObject({ code: 'TOKEN_READ_ONLY' });
    expect(await notes()).toEqual([]);
  });
});

describe('a loader', () => {
  const noteByText = defineLoader<string, { text: string } | null>(async ({ manager }, texts) => {
    const rows = await manager.query<{ text: string }[]>('SELECT text FROM note WHERE text = ANY ($1)', [
      texts,
    ]);
    return inOrderOf(texts, rows, ({ text }) => text);
  });

  it('sees what its transaction wrote, and nothing read before it answers after it', async () => {
    expect(await noteByText(context).load('a')).toBeNull();
    await runInTransaction(context, async (inside) => {
      await write(inside, 'a');
      expect(await noteByText(inside).load('a')).toEqual({ text: 'a' });
    });
    expect(await noteByText(context).loadMany(['a', 'b'])).toEqual([{ text: 'a' }, null]);
  });
});
