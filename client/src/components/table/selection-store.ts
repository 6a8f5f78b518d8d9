import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session';

/**
 * What is selected in each list, in memory only. It stays while the list is sorted, filtered or left for one of its rows.
 * Another person starts with nothing. Rows are kept as they were when selected, because they may have been scrolled away.
 */
type Selected = ReadonlyMap<string, object>;

const NOTHING: Selected = new Map();
let owner: string | null = null;
let lists = new Map<string, Selected>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What a person selected in a list. Another person's selection is forgotten. */
const selectedOf = (userId: string | null, list: string): Selected => {
  if (owner !== userId) {
    owner = userId;
    lists = new Map();
  }
  return lists.get(list) ?? NOTHING;
};

export interface Selection<Row> {
  /** By row key, in the order of selection. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly set: (rows: readonly Row[], isSelected: boolean) => void;
  readonly clear: () => void;
}

export function useSelection<Row extends object>(list: string, rowKey: (row: Row) => string): Selection<Row> {
  const { user } = useSession();
  const userId = user?.id ?? null;
  const rows = useSyncExternalStore(subscribe, () => selectedOf(userId, list)) as ReadonlyMap<string, Row>;

  const write = useCallback(
    (next: Selected) => {
      lists.set(list, next);
      for (const listener of listeners) listener();
    },
    [list],
  );
  const set = (changed: readonly Row[], isSelected: boolean) => {
    const next = new Map<string, object>(selectedOf(userId, list));
    for (const row of changed)
      if (isSelected) next.set(rowKey(row), row);
      else next.delete(rowKey(row));
    write(next);
  };
  const clear = useCallback(() => write(NOTHING), [write]);
  return { rows, set, clear };
}
