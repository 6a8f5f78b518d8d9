import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../platform/context.js';
import { LoaderRegistry } from '../../../platform/database/loader-registry.js';
import type { PrfCommandResult } from './prf-saving.types.js';
import type { SaveCommand } from './save-command.js';
import { SaveQueue, type SaveJob } from './save-queue.js';

/** What happened, in order; each transaction waits until the test lets it end. */
interface Log {
  readonly transactions: string[][];
  commit(): Promise<void>;
}

const context = (log: { begun: number }, requestId: string): Context => {
  const manager = {
    transaction: async (work: (inside: EntityManager) => Promise<unknown>) => {
      log.begun += 1;
      return work(manager as unknown as EntityManager);
    },
  };
  return {
    requestId,
    actor: null,
    address: '',
    userAgent: null,
    manager: manager as unknown as EntityManager,
    transaction: null,
    loaders: new LoaderRegistry(),
    clock: () => new Date(0),
  };
};

const command = (commandId: string, prfId: string): SaveCommand => ({
  commandId,
  prfId,
  section: 'ROLE',
  baseVersion: 0,
  deviceTime: new Date(0),
  changes: {},
  eventId: null,
  patientId: null,
});

/** `fails` is the error with which a transaction fails. */
const bench = (fails: (jobs: readonly SaveJob[]) => Error | null = () => null) => {
  const counter = { begun: 0 };
  const gates: (() => void)[] = [];
  const log: Log = {
    transactions: [],
    commit: async () => {
      gates.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
  const queue = new SaveQueue(async (jobs) => {
    log.transactions.push(jobs.map(({ context: { requestId } }) => requestId));
    await new Promise<void>((resolve) => gates.push(resolve));
    const reason = fails(jobs);
    if (reason !== null) throw reason;
    return jobs.map(({ commands }) => commands.map(({ commandId }) => ({ commandId }) as PrfCommandResult));
  });
  const add = (name: string, prfId: string) =>
    queue.add({ context: context(counter, name), commands: [command(name, prfId)] });
  return { queue, log, add, counter };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('saves that wait together', () => {
  it('start at once if nobody is before them, and share a transaction otherwise', async () => {
    const { log, add, counter } = bench();
    const first = [add('a', '1'), add('b', '2')];
    const others = [add('c', '3'), add('d', '4'), add('e', '5')];
    await settle();
    expect(log.transactions).toEqual([['a'], ['b']]);
    await log.commit();
    expect(log.transactions[2]).toEqual(['c', 'd', 'e']);
    await log.commit();
    await log.commit();
    const answers = await Promise.all([...first, ...others]);
    expect(answers.map(([result]) => result?.commandId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(counter.begun).toBe(3);
  });

  it('keep their order on one record, in separate transactions', async () => {
    const { log, add } = bench();
    const all = [add('a', '1'), add('b', '2'), add('c', '3'), add('d', '3'), add('e', '4'), add('f', '3')];
    await settle();
    for (let left = all.length; left > 0; left -= 1) await log.commit();
    await Promise.all(all);
    expect(log.transactions).toEqual([['a'], ['b'], ['c', 'e'], ['d'], ['f']]);
  });

  it('are run again alone if the shared transaction fails', async () => {
    const { log, add } = bench((jobs) =>
      jobs.some(({ context: { requestId } }) => requestId === 'bad')
        ? new Error('refused by the database')
        : null,
    );
    const first = [add('a', '1'), add('b', '2')];
    const good = add('good', '3');
    const bad = add('bad', '4').catch((error: unknown) => (error as Error).message);
    await settle();
    for (let left = 6; left > 0; left -= 1) await log.commit();
    await Promise.all(first);
    expect((await good)[0]?.commandId).toBe('good');
    expect(await bad).toBe('refused by the database');
    expect(log.transactions.slice(2)).toEqual([['good', 'bad'], ['good'], ['bad']]);
  });

  it.each([
    ['no connection comes', new Error('timeout exceeded when trying to connect')],
    ['it is refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['it ends meanwhile', Object.assign(new Error('terminating'), { driverError: { code: '57P01' } })],
  ])('all fail at once if the database is lost: %s', async (_how, lost) => {
    let isLost = true;
    const { log, add, counter } = bench(() => (isLost ? lost : null));
    const saves = Array.from({ length: 40 }, (_, index) => add(String(index), String(index)));
    const ended = Promise.all(saves.map((save) => save.catch((reason: unknown) => reason)));
    await settle();
    // The two that found nobody waiting, then the others in batches of the largest size.
    for (let transaction = 0; transaction < 4; transaction += 1) await log.commit();
    const reasons = await Promise.race([ended, settle()]);
    expect(reasons).toEqual(saves.map(() => lost));
    expect(counter.begun).toBe(4);
    isLost = false;
    const saved = add('later', '1');
    await settle();
    await log.commit();
    expect((await saved)[0]?.commandId).toBe('later');
  });

  it('that another one blocks make no other fail, and run alone the next time', async () => {
    const held = Object.assign(new Error('lock'), { driverError: { code: '55P03' } });
    let isHeld = true;
    const { log, add } = bench((jobs) =>
      isHeld && jobs.some(({ commands }) => commands[0]?.prfId === '4') ? held : null,
    );
    const ends = [add('a', '1'), add('b', '2'), add('c', '3'), add('d', '4'), add('e', '5')].map((one) =>
      one.then(
        () => 'saved',
        (reason: unknown) => reason,
      ),
    );
    await settle();
    for (let left = 6; left > 0; left -= 1) await log.commit();
    expect(await Promise.all(ends)).toEqual(['saved', 'saved', 'saved', held, 'saved']);
    isHeld = false;
    const again = [add('f', '1'), add('g', '2'), add('h', '3'), add('i', '4'), add('j', '5')];
    await settle();
    for (let left = 4; left > 0; left -= 1) await log.commit();
    await Promise.all(again);
    expect(log.transactions.slice(-4)).toEqual([['f'], ['g'], ['h', 'j'], ['i']]);
  });

  it('that hang do not keep others from starting', async () => {
    const { log, add } = bench();
    const still = [add('a', '1'), add('b', '2')];
    const others = [add('c', '3'), add('d', '4')];
    await settle();
    expect(log.transactions).toEqual([['a'], ['b']]);
    await expect.poll(() => log.transactions.length, { timeout: 10_000 }).toBe(3);
    expect(log.transactions[2]).toEqual(['c', 'd']);
    for (let left = 3; left > 0; left -= 1) await log.commit();
    await Promise.all([...still, ...others]);
  });

  it('join the transaction of a caller that has one', async () => {
    const { queue, log, counter } = bench();
    const inside: Context = {
      ...context(counter, 'inside'),
      transaction: { beforeCommit: () => undefined, afterCommit: () => undefined },
    };
    const saved = queue.add({ context: inside, commands: [command('x', '1')] });
    await settle();
    await log.commit();
    expect((await saved)[0]?.commandId).toBe('x');
    expect(counter.begun).toBe(0);
  });
});
