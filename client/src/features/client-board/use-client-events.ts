import { useClientEventsQuery, type ClientEventsQuery } from './client-board.generated';

interface ClientEventLists {
  readonly lists: ClientEventsQuery['clientEvents'] | undefined;
  readonly error: unknown;
  readonly onMore: (after: string) => void;
  readonly refetch: () => void;
}

/** A client's events. Further pages of past ones are added after those shown. */
export function useClientEvents(clientId: string): ClientEventLists {
  const { data, error, refetch, fetchMore } = useClientEventsQuery({ variables: { clientId } });
  return {
    lists: data?.clientEvents,
    error,
    refetch: () => void refetch(),
    onMore: (after) =>
      void fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult: { clientEvents: more } }) => ({
          ...before,
          clientEvents: { ...more, past: [...before.clientEvents.past, ...more.past] },
        }),
      }),
  };
}
