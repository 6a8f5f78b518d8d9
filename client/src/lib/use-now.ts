import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time in milliseconds, moving on by itself, for ages and whether something has passed. */
export function useNow(everyMs: number = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
