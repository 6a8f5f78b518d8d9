import { useEffect, useState } from 'react';

/**
 * The token of a link from an e-mail. It is read from the fragment, which no server sees, and then removed from the
 * address, so that the browser's history does not keep it. Another link opened in the same tab gives another token. Null
 * if the link is incomplete.
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState(() => location.hash.slice(1) || null);
  useEffect(() => {
    const take = () => {
      if (location.hash === '') return;
      setToken(location.hash.slice(1) || null);
      history.replaceState(history.state, '', location.pathname);
    };
    take();
    addEventListener('hashchange', take);
    return () => {
      removeEventListener('hashchange', take);
    };
  }, []);
  return token;
}
