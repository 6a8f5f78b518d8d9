import {
  ApolloLink,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';

/**
 * The unprocessed answer to a query, using the client's links but not its cache. Apollo Client reads an operation several
 * times before it sends it, which takes a phone a quarter of a second for a whole record, and has no benefit if nothing
 * is cached. Throws what `client.query` throws.
 */
export const readAsWritten = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null | undefined> => {
  const answer = await firstValueFrom(ApolloLink.execute(client.link, { query, variables }, { client }));
  if (answer.errors && answer.errors.length > 0) throw new CombinedGraphQLErrors(answer);
  // The operation's own type.
  return answer.data as Data | null | undefined;
};
