import { useState } from 'react';
import { useApolloClient } from '../../../lib/apollo-hooks';
import { PrfPhrasesDocument, type PrfPhrasesQuery } from '../phrases.generated';

type Phrases = PrfPhrasesQuery['phrases'];

/**
 * The provider's phrases, fetched when the first text field gets the focus; from then on they are available offline. A field
 * that nobody writes in makes no query: a section has thirty of them.
 */
export function usePhrases(): { readonly phrases: Phrases; readonly ask: () => void } {
  const client = useApolloClient();
  const [phrases, setPhrases] = useState<Phrases>([]);
  const ask = () => {
    client.query<PrfPhrasesQuery>({ query: PrfPhrasesDocument }).then(
      ({ data }) => {
        if (data) setPhrases(data.phrases);
      },
      // Without an answer the stroke stays a stroke.
      () => undefined,
    );
  };
  return { phrases, ask };
}
