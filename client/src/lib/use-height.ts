import { useEffect, useState } from 'react';

export interface MeasuredHeight {
  readonly ref: (element: HTMLElement | null) => void;
  /** In pixels; infinite until it is known. */
  readonly height: number;
}

/** The height that the page's layout gives an element, as it changes. */
export function useHeight(): MeasuredHeight {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, height };
}
