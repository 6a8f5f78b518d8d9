import { useEffect, useLayoutEffect, useRef } from 'react';

/** Listens for a key or a touch wherever the focus is: the whole screen is one control. */
export function useListener<K extends 'keydown' | 'click'>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
): void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear = (event: DocumentEventMap[K]) => {
      latest.current(event);
    };
    document.addEventListener(type, hear);
    return () => {
      document.removeEventListener(type, hear);
    };
  }, [type]);
}
