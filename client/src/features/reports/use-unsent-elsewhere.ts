import { useEffect, useState } from 'react';
import { countUnsentElsewhere } from '../prf/drafts/unsent-elsewhere';

/**
 * How many changes wait in other open pages of this device. Asked whenever the page is looked at again, and whenever what it
 * holds itself, `drafts` and `pictures`, is another: it takes over what a closed page left.
 */
export function useUnsentElsewhere(drafts: readonly unknown[], pictures: readonly unknown[]): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      // Data that cannot be read from the device is reported where it is kept, not here.
      const found = await countUnsentElsewhere().catch(() => 0);
      if (isShown) setCount(found);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [drafts, pictures]);
  return count;
}
