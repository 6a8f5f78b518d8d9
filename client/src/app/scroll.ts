import { use, useEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { hashText } from '../lib/hash-text';
import { StaysScrolled } from './stays-scrolled';

const HASH_WAIT_MS = 3_000;

/** State of a navigation that only gives the current page its permanent address (a new PRF after its first save). */
export const STAY_IN_PLACE = 'staysInPlace';

const staysInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && STAY_IN_PLACE in state;

/** The target of the last navigation. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>;

/**
 * Navigation scrolls to the top, or to the hash's target if one is given (spec section 2). This also works while the
 * target's page is still loading, and when a link leads to the current address. A list's filter does not scroll, and
 * neither does a navigation that asks to stay in place. Keyboard focus moves to the new page, unless the page has already
 * taken it.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const stays = staysInPlace(location.state);
  const isKept = use(StaysScrolled);
  const last = useRef<Place | null>(null);
  const stopLooking = useRef<() => void>(() => undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search, hash, key };
    if (stays) return;
    const isElsewhere = before === null || before.pathname !== pathname || before.hash !== hash;
    const isAgain = before !== null && before.search === search && before.key !== key && !isKept;
    if (!isElsewhere && !isAgain) return;
    stopLooking.current();
    const target = hashText(hash);
    if (target !== null) {
      stopLooking.current = scrollToTarget(target);
      return;
    }
    window.scrollTo(0, 0);
    const active = document.activeElement;
    if (
      before !== null &&
      (!active || active === document.body || !document.querySelector('main')?.contains(active))
    ) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [pathname, search, hash, key, stays, isKept]);
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
