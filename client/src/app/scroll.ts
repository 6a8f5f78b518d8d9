import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hashText } from '../lib/hash-text';

const HASH_WAIT_MS = 3_000;

/** State of a navigation that only gives the page in view its lasting address (a new PRF after its first save). */
export const STAY_IN_PLACE = 'staysInPlace';

const staysInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && STAY_IN_PLACE in state;

/**
 * Navigation scrolls to the top, or to the hash's target if one is given (spec section 2), also when the target's page
 * is still loading. The keyboard's place moves to the new page, unless the page has taken it already.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const stays = staysInPlace(location.state);
  const isFirst = useRef<boolean>(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (stays) return undefined;
    const target = hashText(hash);
    if (target !== null) return scrollToTarget(target);
    window.scrollTo(0, 0);
    const active = document.activeElement;
    if (
      !wasFirst &&
      (!active || active === document.body || !document.querySelector('main')?.contains(active))
    ) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
    return undefined;
  }, [pathname, hash, stays]);
}

function scrollToTarget(id: string): () => void {
  const givesUpAt = performance.now() + HASH_WAIT_MS;
  let frame = 0;
  const look = () => {
    const target = document.getElementById(id);
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else if (performance.now() < givesUpAt) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
