import type { DataSource } from 'typeorm';
import { expect, it } from 'vitest';
import { canWrite, noteFailedWrite } from './write-probe.js';

const FULL = Object.assign(new Error('could not extend file'), { code: '53100' });

/** A database that has so many bytes left, and remembers what it was asked to take. */
const withRoom = (room: { bytes: number }) => {
  const asked: number[] = [];
  const query = (_sql: string, [filler]: readonly Buffer[]): Promise<unknown> => {
    const bytes = filler?.byteLength ?? 0;
    asked.push(bytes);
    return bytes > room.bytes ? Promise.reject(FULL) : Promise.resolve({ records: [], affected: 1 });
  };
  const createQueryRunner = () => ({ query, release: () => Promise.resolve() });
  return { asked, dataSource: { manager: { dataSource: { createQueryRunner } } } as unknown as DataSource };
};

it('writes little while all is well, once for all callers', async () => {
  const { asked, dataSource } = withRoom({ bytes: 100_000 });
  expect(await Promise.all([canWrite(dataSource), canWrite(dataSource), canWrite(dataSource)])).toEqual([
    true,
    true,
    true,
  ]);
  expect(asked).toEqual([4_096]);
});

it('requires more once a write was refused, so that a little free room does not count as well', async () => {
  const room = { bytes: 100_000 };
  const { asked, dataSource } = withRoom(room);
  expect(await canWrite(dataSource)).toBe(true);
  noteFailedWrite(dataSource, { driverError: FULL });
  expect(await canWrite(dataSource)).toBe(false);
  room.bytes = 10_000_000;
  noteFailedWrite(dataSource, { driverError: FULL });
  expect(await canWrite(dataSource)).toBe(true);
  expect(asked).toEqual([4_096, 1_048_576, 1_048_576]);
  expect(await canWrite(dataSource)).toBe(true);
  expect(asked).toHaveLength(3);
});

it('ignores a write that failed for another reason', async () => {
  const { asked, dataSource } = withRoom({ bytes: 100_000 });
  await canWrite(dataSource);
  noteFailedWrite(dataSource, Object.assign(new Error('duplicate key'), { code: '23505' }));
  expect(await canWrite(dataSource)).toBe(true);
  expect(asked).toEqual([4_096]);
});
