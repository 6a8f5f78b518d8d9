import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/** The value once it has not changed for 250 ms: one request for a word instead of one for each letter. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
