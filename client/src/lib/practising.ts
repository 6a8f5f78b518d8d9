import { useLayoutEffect } from 'react';

/**
 * Whether a practice record is open. What is entered there never leaves the page: whatever would put it on the device or in a
 * queue asks here first.
 */
let open = 0;

export const isPractising = (): boolean => open > 0;

/** Practising, for as long as the component is there. */
export function usePractising(): void {
  useLayoutEffect(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  }, []);
}
