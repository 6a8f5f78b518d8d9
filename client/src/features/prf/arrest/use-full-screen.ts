import { useEffect, useSyncExternalStore } from 'react';

interface FullScreen {
  /** In a window that may fill the whole screen: after a reload, which is not a tap, or after leaving full screen. */
  readonly isOffered: boolean;
  /** Takes it; only as the answer to a tap or key. */
  readonly take: () => void;
}

const watch = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
};

// A browser may refuse this without a tap. Then arrest mode stays in the window and offers full screen.
const take = (): void => {
  document.documentElement.requestFullscreen().catch(() => undefined);
};

/** Takes the whole screen while the component is shown, where the browser allows it, so that a thumb hits nothing else. */
export function useFullScreen(): FullScreen {
  // A phone's browser may have none.
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
