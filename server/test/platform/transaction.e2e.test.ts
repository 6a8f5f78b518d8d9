import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/platform/clock.js';
import type { Actor, Context } from '../../src/platform/context.js';
import { LoaderRegistry } from '../../src/platform/loader-registry.js';
import { defineLoader, inOrderOf } from '../../src/platform/loaders.js';
import { runInTransaction } from '../../src/platform/transaction.js';
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
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
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
