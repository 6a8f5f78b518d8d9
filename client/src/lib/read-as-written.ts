import {
  ApolloLink,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';

/**
 * The answer to a query as it is written, by the client's links and past its cache. Apollo Client reads an operation several times over
 * before it sends it, which takes a phone a quarter of a second for a whole record, and adds nothing to what no cache keeps. Throws what
 * `client.query` throws.
 */
export const readAsWritten = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null | undefined> => {
  const answer = await firstValueFrom(ApolloLink.execute(client.link, { query, variables }, { client }));
  if (answer.errors && answer.errors.length > 0) throw new CombinedGraphQLErrors(answer);
  // The type is the operation's own.
  return answer.data as Data | null | undefined;
};
