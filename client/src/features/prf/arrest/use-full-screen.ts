import { useEffect, useSyncExternalStore } from 'react';

interface FullScreen {
  /**
   * Still in a window that could fill the whole screen: after a reload, which is not a tap, or after leaving full screen.
   */
  readonly isOffered: boolean;
  /** Enters full screen. Only as the response to a tap or key. */
  readonly take: () => void;
}

const watch = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
};

// A browser may refuse this without a tap. Arrest mode then stays in the window and offers full screen.
const take = (): void => {
  document.documentElement.requestFullscreen().catch(() => undefined);
};

/** Uses full screen while the component is shown, if the browser allows it, so that a thumb hits nothing else. */
export function useFullScreen(): FullScreen {
  // A phone's browser may not have it.
  const isOffered = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled && document.fullscreenElement === null,
  );
  useEffect(() => {
    const page = document.documentElement;
    if (!document.fullscreenEnabled) return undefined;
    take();
    return () => {
      if (document.fullscreenElement === page) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return { isOffered, take };
}
