import { offeredNames, type ProviderListKind } from '@sideline/schema/provider/lists';
import { useState } from 'react';
import { useApolloClient } from '../../lib/apollo-hooks';
import { OfferedListsDocument, type OfferedListsQuery } from './pickers.generated';
import { readKeptReferenceLists } from './reference-lists';

type Lists = OfferedListsQuery['providerLists'];

const namesOf = (lists: Lists | undefined, kind: ProviderListKind): readonly string[] =>
  offeredNames(lists?.find((list) => list.kind === kind)?.items ?? []);

/**
 * The names in one of the provider's lists, loaded when the field gets the focus: from the server or, without a
 * connection, from this device's copy. A field that is never used does not request anything.
 */
export function useOfferedNames(kind: ProviderListKind | undefined): {
  readonly names: readonly string[];
  readonly ask: () => void;
} {
  const client = useApolloClient();
  const [names, setNames] = useState<readonly string[]>([]);
  const ask = () => {
    if (kind === undefined) return;
    client
      .query<OfferedListsQuery>({ query: OfferedListsDocument })
      .then(({ data }) => data?.providerLists)
      .catch(() => undefined)
      .then(async (lists) => {
        setNames(namesOf(lists ?? (await readKeptReferenceLists())?.providerLists, kind));
      })
      // Without a list the field accepts any text.
      .catch(() => undefined);
  };
  return { names, ask };
}
