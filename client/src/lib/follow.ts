import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { Unsubscribable } from 'rxjs';
import { browsersTurn } from './browsers-turn';

interface Followed<Data> {
  readonly next: (answer: { readonly data?: Data | null | undefined; readonly error?: unknown }) => void;
  readonly error: (failure: unknown) => void;
}

/**
 * Subscribes once the screen that asks for it has been drawn: to prepare a subscription takes a slow phone up to 100 ms. Returns the
 * function that ends it.
 */
export function follow<Data, Variables extends OperationVariables = OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.SubscribeOptions<Data, Variables>,
  followed: Followed<Data>,
): () => void {
  let isOver = false;
  let following: Unsubscribable | null = null;
  void browsersTurn().then(() => {
    if (!isOver) following = client.subscribe<Data, Variables>(options).subscribe(followed);
  });
  return () => {
    isOver = true;
    following?.unsubscribe();
  };
}
