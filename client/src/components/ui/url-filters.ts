import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface UrlFilters<Key extends string> {
  /** The filters that are set. Empty ones are absent from the address and from here. */
  readonly values: Readonly<Partial<Record<Key, string>>>;
  readonly isAny: boolean;
  /** Null or an empty text removes the filter. Several at once count as one step in the history. */
  readonly set: (changes: Readonly<Partial<Record<Key, string | null>>>) => void;
  readonly clear: () => void;
}

/**
 * Changes parameters of the address without a step in the history, because each letter of a search would otherwise be
 * one.
 */
export function useAddressChange(): (change: (params: URLSearchParams) => void) => void {
  // Stays the same whatever the address is, unlike the router's own setter, so that components that receive it do not
  // render again.
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const own = useRef(pathname);
  useLayoutEffect(() => {
    own.current = pathname;
  }, [pathname]);
  return useCallback(
    (change) => {
      // The person is going to another page, whose address must not get what was typed into a box on this one.
      if (window.location.pathname !== own.current) return;
      // The rendered state may lag behind the address, and a second choice made quickly would undo the first.
      const params = new URLSearchParams(window.location.search);
      change(params);
      void navigate(
        { pathname: window.location.pathname, search: params.toString() },
        { replace: true, preventScrollReset: true },
      );
    },
    [navigate],
  );
}

/** A list's filters, kept in the address so that a reload, a link and 'back' show the same rows. */
export function useUrlFilters<Key extends string>(keys: readonly Key[]): UrlFilters<Key> {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const text = search.toString();
  const values = useMemo(() => {
    const params = new URLSearchParams(text);
    const found: Partial<Record<Key, string>> = {};
    for (const key of keys) {
      const value = params.get(key);
      if (value) found[key] = value;
    }
    return found;
  }, [text, keys]);
  const set = useCallback(
    (changes: Readonly<Partial<Record<Key, string | null>>>) => {
      changeAddress((params) => {
        for (const key of keys) {
          if (!(key in changes)) continue;
          const change = changes[key];
          if (!change) params.delete(key);
          else params.set(key, change);
        }
      });
    },
    [keys, changeAddress],
  );
  const clear = useCallback(() => {
    set(Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>);
  }, [keys, set]);
  return { values, isAny: Object.keys(values).length > 0, set, clear };
}
