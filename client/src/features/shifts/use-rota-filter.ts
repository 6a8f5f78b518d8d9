import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RotaFilter } from './rota';

/** Null takes a filter away. */
export type FilterChanges = Readonly<Partial<Record<keyof RotaFilter, string | null>>>;

interface Ahead {
  /** The address at the time of the choice. If the address has changed since, the address wins. */
  readonly over: RotaFilter;
  readonly changes: FilterChanges;
}

/**
 * The filter in the address, ahead of it where one was just pressed: the shifts are drawn first and by themselves. The
 * address, whose change redraws the whole application, is updated once they are painted. The filter is the same object while
 * its content is the same.
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
      // No transition, in which other frames are painted first.
      flushSync(() => {
        setAhead((was) => ({ over, changes: { ...(was?.over === over ? was.changes : {}), ...changes } }));
      });
      unsaid.current = { ...unsaid.current, ...changes };
      cancelAnimationFrame(waiting.current);
      // The next frame shows the shifts; in the one after it they are seen.
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
