import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current time in milliseconds, updated regularly, for ages and deadlines. */
export function useNow(everyMs: number = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
