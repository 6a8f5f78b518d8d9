import { useState } from 'react';
import { useApolloClient } from '../../../lib/apollo-hooks';
import { PrfPhrasesDocument, type PrfPhrasesQuery } from '../phrases.generated';

type Phrases = PrfPhrasesQuery['phrases'];

/**
 * The provider's phrases, loaded when the first text field gets the focus, and available offline from then on. A field
 * that nobody writes in does not query them, because a section has thirty.
 */
export function usePhrases(): { readonly phrases: Phrases; readonly ask: () => void } {
  const client = useApolloClient();
  const [phrases, setPhrases] = useState<Phrases>([]);
  const ask = () => {
    client.query<PrfPhrasesQuery>({ query: PrfPhrasesDocument }).then(
      ({ data }) => {
        if (data) setPhrases(data.phrases);
      },
      // Without an answer, the slash stays as it is.
      () => undefined,
    );
  };
  return { phrases, ask };
}
