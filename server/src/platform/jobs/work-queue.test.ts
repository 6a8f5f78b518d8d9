import { expect, it } from 'vitest';
import { DomainError } from '../errors.js';
import { WorkQueue } from './work-queue.js';

/** Work that ends when the test says so. */
const bench = (queue: WorkQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => {
      ends.set(name, () => {
        resolve(name);
      });
    });
  };
  return {
    begun,
    take: (name: string, by?: string) => queue.take(work(name), by),
    wait: (name: string) => queue.wait(work(name)),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
};
const refused = { code: 'TOO_MANY_REQUESTS' };

it('limits how many work and how many wait, in order, and refuses the next', async () => {
  const { begun, take, end } = bench(new WorkQueue({ concurrent: 2, queue: 2, seconds: 5 }));
  const all = ['a', 'b', 'c', 'd'].map((name) => take(name));
  await expect(take('e')).rejects.toMatchObject({ ...refused, params: { seconds: 5 } });
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  all.push(take('f'));
  await expect(take('g')).rejects.toBeInstanceOf(DomainError);
  for (const name of ['a', 'c', 'd', 'f']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'f']);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
});

it('keeps places for others if one person asks for more than their share, and gives theirs back', async () => {
  const { begun, take, end } = bench(new WorkQueue({ concurrent: 1, queue: 5, perPerson: 2 }));
  const all = [take('a1', 'a'), take('a2', 'a')];
  await expect(take('a3', 'a')).rejects.toMatchObject(refused);
  all.push(take('b1', 'b'));
  await end('a1');
  all.push(take('a4', 'a'));
  await expect(take('a5', 'a')).rejects.toMatchObject(refused);
  for (const name of ['a2', 'b1', 'a4']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a4']);
});

it('gives a place back if the work fails', async () => {
  const queue = new WorkQueue({ concurrent: 1, queue: 0, perPerson: 1 });
  const fail = () => Promise.reject(new Error('no paper'));
  for (const _again of [1, 2]) await expect(queue.take(fail, 'a')).rejects.toThrow('no paper');
});

it('lets background work take its turn without refusing it or because of it', async () => {
  const { begun, take, wait, end } = bench(new WorkQueue({ concurrent: 1, queue: 1 }));
  const all = [wait('job 1'), wait('job 2'), take('a')];
  await expect(take('b')).rejects.toMatchObject(refused);
  all.push(wait('job 3'));
  for (const name of ['job 1', 'job 2', 'a', 'job 3']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['job 1', 'job 2', 'a', 'job 3']);
});
