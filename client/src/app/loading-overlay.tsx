import { LIMITS } from '@sideline/schema/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LOADING_MESSAGES } from './loading-messages';
import './loading-overlay.css';

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

/** It is in index.html, so that a browser paints it before any script runs. While hidden, it is taken out of the page. */
const overlay = document.querySelector<HTMLElement>('.loading-overlay');
const message = overlay?.querySelector('.message');

/** The full page overlay of spec section 2: a pulsing circle, its title, and a new message every three seconds. */
export function LoadingOverlay({ isLoading }: { readonly isLoading: boolean }) {
  const isShown = useMinimumDisplay(isLoading);
  useLayoutEffect(() => {
    if (!isShown || !overlay || !message) {
      overlay?.remove();
      return undefined;
    }
    let index = 0;
    message.textContent = LOADING_MESSAGES[0];
    overlay.dataset['shown'] = '';
    // To move it would start its movement again.
    if (!overlay.isConnected) document.body.append(overlay);
    const timer = setInterval(() => {
      index = (index + 1) % LOADING_MESSAGES.length;
      message.textContent = LOADING_MESSAGES[index] ?? '';
    }, LIMITS.overlay.rotationMs);
    return () => {
      clearInterval(timer);
      overlay.remove();
    };
  }, [isShown]);
  return null;
}
