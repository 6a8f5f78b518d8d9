import { useLayoutEffect } from 'react';

/**
 * Whether a practice record is open. What is entered there never leaves the page, so any code that would keep or queue it
 * asks here first.
 */
let open = 0;

export const isPractising = (): boolean => open > 0;

/** Turns practice on while the component is mounted. */
export function usePractising(): void {
  useLayoutEffect(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  }, []);
}
