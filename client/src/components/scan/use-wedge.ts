import { useEffect, useRef } from 'react';
import { focusedText } from './focused-text';
import { Wedge } from './wedge';

type OnScan = (text: string) => void;

/** Listeners. The last one gets the scan: a dialog's field before the page's. */
const listeners: { readonly current: OnScan }[] = [];

const wedge = new Wedge({
  onScan: (text) => {
    listeners.at(-1)?.current(text);
  },
  remember: focusedText,
});

const onKey = (event: KeyboardEvent): void => {
  if (event.isComposing) return;
  const isTaken = wedge.press({
    key: event.key,
    at: event.timeStamp,
    isRepeat: event.repeat,
    isCommand: event.ctrlKey || event.altKey || event.metaKey,
  });
  if (!isTaken) return;
  // Neither the field nor a form's own Enter key sees it.
  event.preventDefault();
  event.stopImmediatePropagation();
};

const begin = (listener: { readonly current: OnScan }, isPage: boolean): (() => void) => {
  if (listeners.length === 0) window.addEventListener('keydown', onKey, { capture: true });
  if (isPage) listeners.unshift(listener);
  else listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    wedge.stop();
    window.removeEventListener('keydown', onKey, { capture: true });
  };
};

/**
 * Listens for a scanner that acts as a keyboard, wherever the focus is, while the component is shown. The most recently
 * shown one gets the scan. A page's own handler (`isPage`) gets it only if no field on the page wants one.
 */
export function useWedge(onScan: OnScan, { isPage = false } = {}): void {
  const listener = useRef(onScan);
  useEffect(() => {
    listener.current = onScan;
  }, [onScan]);
  useEffect(() => begin(listener, isPage), [isPage]);
}
