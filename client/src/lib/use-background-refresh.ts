import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { BACKGROUND_HEADER } from '@sideline/schema/background';
import { useEffect } from 'react';
import { useApolloClient } from './apollo-hooks';
import { useSession } from './session';

const BACKGROUND = { headers: { [BACKGROUND_HEADER]: '1' } };

interface Refresh<Variables> {
  readonly variables?: Variables;
  /** False turns it off. */
  readonly isOn?: boolean;
}

/**
 * Repeats a query every `everyMs` while the page is visible and a person is signed in. Its watchers show the answer. The
 * request tells the server that no person asked. After a failure, the current data stays.
 */
export function useBackgroundRefresh<Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  everyMs: number,
  { variables, isOn = true }: Refresh<Variables> = {},
): void {
  const client = useApolloClient();
  const { status } = useSession();
  const wanted = JSON.stringify(variables ?? {});
  useEffect(() => {
    if (status !== 'signedIn' || !isOn) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      client
        .query({
          query,
          variables: JSON.parse(wanted) as Variables,
          fetchPolicy: 'network-only',
          context: BACKGROUND,
        })
        .catch(() => undefined);
    };
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [client, query, wanted, everyMs, status, isOn]);
}
