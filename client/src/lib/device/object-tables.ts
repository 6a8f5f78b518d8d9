import { openDB, type IDBPDatabase, type IDBPIndex, type IDBPObjectStore, type IDBPTransaction } from 'idb';

/**
 * The browser's own store (IndexedDB), as far as the device uses it: tables of rows, found by key, by an index, or by
 * reading all of them, which are few. A promise resolves when its transaction is complete, so the row is then on the
 * disk.
 */

type Mode = 'readonly' | 'readwrite';
type Store<Of extends Mode> = IDBPObjectStore<unknown, [string], string, Of>;
/** One transaction on one table. Returns the result of `work`, once all of it is done. */
type Run = <T, Of extends Mode>(mode: Of, work: (table: Store<Of>) => Promise<T>) => Promise<T>;

const everyRow = (): boolean => true;

/** Some rows of a table, in key order. */
class Rows<Row> {
  constructor(
    private readonly run: Run,
    private readonly found: {
      readonly index?: string;
      readonly value?: IDBValidKey;
      readonly isWanted?: (row: Row) => boolean;
    } = {},
  ) {}

  filter(isWanted: (row: Row) => boolean): Rows<Row> {
    const { isWanted: before = everyRow, ...found } = this.found;
    return new Rows(this.run, { ...found, isWanted: (row) => before(row) && isWanted(row) });
  }

  async toArray(): Promise<Row[]> {
    const rows = await this.run('readonly', (table) => this.in(table).getAll(this.found.value));
    return (rows as Row[]).filter(this.found.isWanted ?? everyRow);
  }

  async first(): Promise<Row | undefined> {
    return (await this.toArray())[0];
  }

  async count(): Promise<number> {
    return (await this.toArray()).length;
  }

  /** Each row is checked in the same transaction, so that a row that has changed since is judged as it is now. */
  async delete(): Promise<void> {
    const { value, isWanted = everyRow } = this.found;
    await this.run('readwrite', async (table) => {
      let cursor = await this.in(table).openCursor(value);
      while (cursor !== null) {
        if (isWanted(cursor.value as Row)) await cursor.delete();
        cursor = await cursor.continue();
      }
    });
  }

  private in<Of extends Mode>(
    table: Store<Of>,
  ): Store<Of> | IDBPIndex<unknown, [string], string, string, Of> {
    return this.found.index === undefined ? table : table.index(this.found.index);
  }
}

/** All rows of a table, or one by its key. */
export class Table<Row extends object> {
  constructor(private readonly run: Run) {}

  get(key: IDBValidKey): Promise<Row | undefined> {
    return this.run('readonly', (table) => table.get(key) as Promise<Row | undefined>);
  }

  async put(row: Row): Promise<void> {
    await this.run('readwrite', (table) => table.put(row));
  }

  /** Changes parts of a row, if it exists. */
  async update(key: IDBValidKey, changes: Partial<Row>): Promise<void> {
    await this.run('readwrite', async (table) => {
      const row = (await table.get(key)) as Row | undefined;
      if (row !== undefined) await table.put({ ...row, ...changes });
    });
  }

  async delete(key: IDBValidKey): Promise<void> {
    await this.run('readwrite', (table) => table.delete(key));
  }

  /** All of them or, if one fails, none. */
  async bulkDelete(keys: readonly IDBValidKey[]): Promise<void> {
    if (keys.length > 0)
      await this.run('readwrite', (table) => Promise.all(keys.map((key) => table.delete(key))));
  }

  async clear(): Promise<void> {
    await this.run('readwrite', (table) => table.clear());
  }

  where(index: string): { readonly equals: (value: IDBValidKey) => Rows<Row> } {
    return { equals: (value) => new Rows<Row>(this.run, { index, value }) };
  }

  filter(isWanted: (row: Row) => boolean): Rows<Row> {
    return new Rows<Row>(this.run, { isWanted });
  }

  toArray(): Promise<Row[]> {
    return new Rows<Row>(this.run).toArray();
  }

  count(): Promise<number> {
    return this.run('readonly', (table) => table.count());
  }

  async each(note: (row: Row) => void): Promise<void> {
    for (const row of await this.toArray()) note(row);
  }
}

/** The name of each table's key, then of its indexes. */
export type Shape = Readonly<Record<string, readonly [key: string, ...indexes: string[]]>>;

interface Version {
  readonly shape: Shape;
  readonly number: number;
  /** For a store made by an earlier version: converts what it kept. */
  readonly upgrade: (tables: Upgrading, from: number) => Promise<void>;
}
type Upgrading = IDBPTransaction<unknown, string[], 'versionchange'>;

/** A database of the browser, opened on first use, and again if the browser has closed it. */
export class Database {
  private opening: Promise<IDBPDatabase> | null = null;

  constructor(
    private readonly name: string,
    private readonly version: Version,
  ) {}

  protected table<Row extends object>(name: string): Table<Row> {
    return new Table<Row>((mode, work) => this.run(name, mode, work));
  }

  close(): void {
    void this.opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    this.opening = null;
  }

  private async run<T, Of extends Mode>(
    name: string,
    mode: Of,
    work: (table: Store<Of>) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.begin(name, mode);
    const [result] = await Promise.all([work(transaction.store), transaction.done]);
    return result;
  }

  private async begin<Of extends Mode>(
    name: string,
    mode: Of,
  ): Promise<IDBPTransaction<unknown, [string], Of>> {
    try {
      return (await this.open()).transaction(name, mode);
    } catch (failure) {
      // The browser closed it, but had not said so yet.
      if (!(failure instanceof DOMException) || failure.name !== 'InvalidStateError') throw failure;
      this.opening = null;
      return (await this.open()).transaction(name, mode);
    }
  }

  private open(): Promise<IDBPDatabase> {
    if (this.opening !== null) return this.opening;
    const { number, shape, upgrade } = this.version;
    const forget = (): void => {
      if (this.opening === opening) this.opening = null;
    };
    const opening = openDB(this.name, number, {
      upgrade: async (database, from, _to, tables) => {
        for (const [name, [keyPath, ...indexes]] of Object.entries(shape)) {
          if (database.objectStoreNames.contains(name)) continue;
          const table = database.createObjectStore(name, { keyPath });
          for (const index of indexes) table.createIndex(index, index);
        }
        if (from > 0) await upgrade(tables, from);
      },
      // A newer page is waiting for it.
      blocking: (_from, _to, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    this.opening = opening;
    opening.catch(forget);
    return opening;
  }
}
