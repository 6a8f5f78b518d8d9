import type { EntityManager } from 'typeorm';
import { readRows } from './read.js';

/** A read of one JSON value that records itself: no read without its entry, and no round trip for it. */
export interface RecordedRead {
  /** A constant of ours that selects one column, `value`, of one row or none. */
  readonly sql: string;
  readonly values: readonly unknown[];
  /** What `audit_append` takes (the audit service's `parameter`). Where there is no row it is not appended. */
  readonly entry: string;
}

interface Waiting extends RecordedRead {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Recorded reads that begin together and are sent as one statement: one transaction, and one append to the trail, which
 * costs as much as a read. If one is refused, none is answered.
 */
export class ReadsTogether {
  #waiting: Waiting[] | null = [];

  /** Null once they have been sent: the read is then one of its own. */
  add(read: RecordedRead): Promise<unknown> | null {
    const waiting = this.#waiting;
    if (waiting === null) return null;
    return new Promise((resolve, reject) => {
      waiting.push({ ...read, resolve, reject });
    });
  }

  /** Sends those that have been added. */
  send(manager: EntityManager): void {
    const reads = this.#waiting ?? [];
    this.#waiting = null;
    if (reads.length === 0) return;
    readEach(manager, reads).then(
      (values) => {
        reads.forEach(({ resolve }, place) => {
          resolve(values[place]);
        });
      },
      (error: unknown) => {
        for (const { reject } of reads) reject(error);
      },
    );
  }
}

/** What a request's context says of where it reads. */
interface Reader {
  readonly manager: EntityManager;
  readonly transaction: object | null;
  readonly together?: ReadsTogether | undefined;
}

/** The value of a read; null where there is no row. */
export const readRecorded = async <T extends object>(
  { manager, transaction, together }: Reader,
  read: RecordedRead,
): Promise<T | null> => {
  const added = transaction === null ? together?.add(read) : null;
  // What `sql` selects is built by it.
  return ((await (added ?? readEach(manager, [read]).then(([value]) => value))) ?? null) as T | null;
};

/** By the texts of the reads. There are as many as there are queries with several such roots. */
const statements = new Map<string, string>();

const readEach = async (
  manager: EntityManager,
  reads: readonly RecordedRead[],
): Promise<readonly unknown[]> => {
  const key = reads.map(({ sql }) => sql).join(';');
  const statement = statements.get(key) ?? together(reads);
  statements.set(key, statement);
  const values = reads.flatMap((read) => [...read.values, read.entry]);
  const [row] = await readRows<Readonly<Record<string, unknown>>>(manager, statement, values);
  return reads.map((_, place) => row?.[`value_${String(place)}`]);
};

const together = (reads: readonly RecordedRead[]): string => {
  let before = 0;
  const parts = reads.map(({ sql, values }, place) => {
    const moved = before;
    before += values.length + 1;
    const name = `read_${String(place)}`;
    return {
      read: `${name} AS MATERIALIZED (${sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${String(moved + Number(number))}`)})`,
      value: `(SELECT value FROM ${name}) AS value_${String(place)}`,
      entry: `CASE WHEN EXISTS (SELECT FROM ${name}) THEN $${String(before)}::jsonb ELSE '[]' END`,
    };
  });
  return `WITH ${parts.map(({ read }) => read).join(', ')}
    SELECT ${parts.map(({ value }) => value).join(', ')}, audit_append(${parts.map(({ entry }) => entry).join(' || ')})`;
};
