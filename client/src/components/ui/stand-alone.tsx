import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { createApolloClient } from '../../lib/apollo';

/** What a screen without the shell needs to query the server. The sign-in page does without it. */
export function StandAlone({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createApolloClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
