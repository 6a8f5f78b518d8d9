import { useSyncExternalStore } from 'react';

/** The widths at which the layout changes (screens sections 1 and 6). */
export const WIDTHS = { phone: 768, drawer: 992 } as const;

/** True while a media query holds. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Under 768 px: tables become cards. */
export function useIsPhone(): boolean {
  return useMedia(`(max-width: ${WIDTHS.phone - 1}px)`);
}
