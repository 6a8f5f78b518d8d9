import { LIMITS } from '@sideline/schema/limits';
import { useEffect, useRef, useState } from 'react';
import { LOADING_MESSAGES } from './loading-messages';
import styles from './loading-overlay.module.css';

/** True from the moment that loading starts, and for at least a second, so that it never flickers (spec section 4). */
function useMinimumDisplay(isLoading: boolean): boolean {
  const [isHeld, setIsHeld] = useState(isLoading);
  const startedAt = useRef(0);
  if (isLoading && !isHeld) setIsHeld(true);

  useEffect(() => {
    if (isLoading) {
      startedAt.current = performance.now();
      return undefined;
    }
    const rest = LIMITS.overlay.minimumMs - (performance.now() - startedAt.current);
    const timer = setTimeout(() => setIsHeld(false), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [isLoading]);

  return isLoading || isHeld;
}

/** The full page overlay of spec section 2: a pulsing circle, its title, and a new message every three seconds. */
export function LoadingOverlay({ isLoading }: { readonly isLoading: boolean }) {
  return useMinimumDisplay(isLoading) ? <Overlay /> : null;
}

function Overlay() {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * LOADING_MESSAGES.length));
  useEffect(() => {
    const timer = setInterval(
      () => setIndex((current) => (current + 1) % LOADING_MESSAGES.length),
      LIMITS.overlay.rotationMs,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.overlay} data-testid="loading-overlay">
      <div className={styles.circle} aria-hidden="true">
        <svg viewBox="0 0 32 32" width="48" height="48" fill="none">
          <path
            d="M3 17h7l3-8 5 14 3-6h8"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
      <div role="status">
        <p className={styles.title}>Episode 47: Server in Shock</p>
        <p className={styles.message}>{LOADING_MESSAGES[index]}</p>
        <p className={styles.wait}>Please wait while we stabilise the platform...</p>
      </div>
    </div>
  );
}
