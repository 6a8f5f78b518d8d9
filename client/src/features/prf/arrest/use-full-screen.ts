import { useEffect } from 'react';

/** Takes the whole screen while the component is there, where the browser allows it: nothing else shall catch a thumb. */
export function useFullScreen(): void {
  useEffect(() => {
    const page = document.documentElement;
    // A phone's browser may have none; another refuses what no tap asked for. Either way it goes on in the window.
    if (!document.fullscreenEnabled) return undefined;
    page.requestFullscreen().catch(() => undefined);
    return () => {
      if (document.fullscreenElement === page) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
