import { useEffect, useState } from 'react';
import { countUnsentElsewhere } from '../prf/drafts/unsent-elsewhere';

/**
 * How many changes are waiting in other open pages of this device. Checked whenever the page becomes visible, and
 * whenever its own `drafts` or `pictures` change, because it takes over what a closed page left.
 */
export function useUnsentElsewhere(drafts: readonly unknown[], pictures: readonly unknown[]): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      // Problems with reading the device are reported where the data is kept, not here.
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
