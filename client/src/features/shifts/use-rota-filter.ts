import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RotaFilter } from './rota';

/** Null removes a filter. */
export type FilterChanges = Readonly<Partial<Record<keyof RotaFilter, string | null>>>;

interface Ahead {
  /** The address at the time of the choice. If the address has changed since, the address wins. */
  readonly over: RotaFilter;
  readonly changes: FilterChanges;
}

/**
 * The filter in the address, or the one just pressed. The shifts are drawn first, on their own. The address, whose change
 * redraws the whole application, is updated once they are visible. The filter stays the same object while its content is
 * the same.
 */
export function useRotaFilter(
  said: RotaFilter,
  say: (changes: FilterChanges) => void,
): { readonly filter: RotaFilter; readonly change: (changes: FilterChanges) => void } {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const address = useRef(said);
  useLayoutEffect(() => {
    address.current = said;
  }, [said]);
  const unsaid = useRef<FilterChanges>({});
  const waiting = useRef(0);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  const change = useCallback(
    (changes: FilterChanges) => {
      const over = address.current;
      // Not a transition, because other frames would be painted first.
      flushSync(() => {
        setAhead((was) => ({ over, changes: { ...(was?.over === over ? was.changes : {}), ...changes } }));
      });
      unsaid.current = { ...unsaid.current, ...changes };
      cancelAnimationFrame(waiting.current);
      // The next frame shows the shifts, and in the one after it they are visible.
      waiting.current = requestAnimationFrame(() => {
        waiting.current = requestAnimationFrame(() => {
          say(unsaid.current);
          unsaid.current = {};
        });
      });
    },
    [say],
  );
  const shown: FilterChanges | RotaFilter = ahead?.over === said ? { ...said, ...ahead.changes } : said;
  const [event, person, role, state, gaps] = [
    shown.event ?? undefined,
    shown.person ?? undefined,
    shown.role ?? undefined,
    shown.state ?? undefined,
    shown.gaps ?? undefined,
  ];
  const filter = useMemo(() => ({ event, person, role, state, gaps }), [event, person, role, state, gaps]);
  return { filter, change };
}
