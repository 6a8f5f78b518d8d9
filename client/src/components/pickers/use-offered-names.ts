import { offeredNames, type ProviderListKind } from '@sideline/schema/provider/lists';
import { useState } from 'react';
import { useApolloClient } from '../../lib/apollo-hooks';
import { OfferedListsDocument, type OfferedListsQuery } from './pickers.generated';
import { readKeptReferenceLists } from './reference-lists';

type Lists = OfferedListsQuery['providerLists'];

const namesOf = (lists: Lists | undefined, kind: ProviderListKind): readonly string[] =>
  offeredNames(lists?.find((list) => list.kind === kind)?.items ?? []);

/**
 * What a list of the provider offers, asked for when the field is entered: from the server, or without a connection as this
 * device last kept it. A field that is never entered asks for nothing.
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
