import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { BACKGROUND_HEADER } from '@sideline/schema/background';
import { useEffect } from 'react';
import { useApolloClient } from './apollo-hooks';
import { useSession } from './session';

const BACKGROUND = { headers: { [BACKGROUND_HEADER]: '1' } };

/**
 * Asks a query without variables again every `everyMs` while the page is seen and somebody is signed in; what watches it
 * shows the answer. The server is told that no person asked. A failure leaves what is shown.
 */
export function useBackgroundRefresh(
  query: TypedDocumentNode<unknown, OperationVariables>,
  everyMs: number,
): void {
  const client = useApolloClient();
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'signedIn') return undefined;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      client.query({ query, fetchPolicy: 'network-only', context: BACKGROUND }).catch(() => undefined);
    };
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [client, query, everyMs, status]);
}
