import { useEffect, useState } from 'react';
import { useApolloClient } from '../../lib/apollo-hooks';
import {
  FollowEventFiguresDocument,
  useBoardOfEventQuery,
  type BoardFiguresFragment,
  type BoardOfEventQuery,
  type FollowEventFiguresSubscription,
} from './client-board.generated';

export interface EventBoard {
  readonly event: NonNullable<BoardOfEventQuery['event']> | undefined;
  readonly figures: BoardFiguresFragment | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** An event with its figures, as they change while it is shown. Without a socket they stay as they were read. */
export function useEventBoard(eventId: string, isLive: boolean): EventBoard {
  const client = useApolloClient();
  const { data, error, refetch } = useBoardOfEventQuery({ variables: { eventId } });
  const [followed, setFollowed] = useState<BoardFiguresFragment | null>(null);
  useEffect(() => {
    if (!isLive) return undefined;
    const following = client
      .subscribe<FollowEventFiguresSubscription>({
        query: FollowEventFiguresDocument,
        variables: { eventId },
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next: ({ data: told }) => {
          if (told) setFollowed(told.eventFiguresChanged);
        },
        error: () => undefined,
      });
    return () => {
      following.unsubscribe();
    };
  }, [client, eventId, isLive]);
  const figures = followed?.eventId === eventId ? followed : data?.eventFigures;
  return { event: data?.event ?? undefined, figures, error, refetch: () => void refetch() };
}
