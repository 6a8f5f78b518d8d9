import { useEffect, useState } from 'react';
import { useApolloClient } from '../../lib/apollo-hooks';
import { follow } from '../../lib/follow';
import { clockMinutesNow } from '../../lib/online';
import { useBackgroundRefresh } from '../../lib/use-background-refresh';
import { useNow } from '../../lib/use-now';
import {
  BoardOfEventDocument,
  FollowEventFiguresDocument,
  useBoardOfEventQuery,
  type BoardFiguresFragment,
  type BoardOfEventQuery,
  type FollowEventFiguresSubscription,
} from './client-board.generated';
import { figuresDue } from './figures-due';

const LOOK_MS = 10_000;
const ASK_MS = 30_000;

export interface EventBoard {
  readonly event: NonNullable<BoardOfEventQuery['event']> | undefined;
  readonly figures: BoardFiguresFragment | undefined;
  /** Newer figures should have arrived, but have not. */
  readonly isLate: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** An event with its figures, updated while it is shown. Without a socket, they are requested when they are due. */
export function useEventBoard(eventId: string, isLive: boolean): EventBoard {
  const client = useApolloClient();
  const now = useNow(LOOK_MS);
  const { data, error, refetch } = useBoardOfEventQuery({ variables: { eventId } });
  const [followed, setFollowed] = useState<BoardFiguresFragment | null>(null);
  useEffect(() => {
    if (!isLive) return undefined;
    return follow<FollowEventFiguresSubscription>(
      client,
      { query: FollowEventFiguresDocument, variables: { eventId }, fetchPolicy: 'no-cache' },
      {
        next: ({ data: told }) => {
          if (told) setFollowed(told.eventFiguresChanged);
        },
        error: () => undefined,
      },
    );
  }, [client, eventId, isLive]);
  const figures = newest(followed?.eventId === eventId ? followed : undefined, data?.eventFigures);

  const [came, setCame] = useState({ asAt: '', cameAt: 0 });
  if (figures !== undefined && figures.asAt !== came.asAt) setCame({ asAt: figures.asAt, cameAt: now });
  const { isDue, isLate } = figuresDue(
    { nextAt: figures?.nextAt ?? null, cameAt: came.cameAt },
    now,
    clockMinutesNow() * 60_000,
  );
  const isMissing = isLive && figures !== undefined;
  useBackgroundRefresh(BoardOfEventDocument, ASK_MS, { variables: { eventId }, isOn: isMissing && isDue });
  return {
    event: data?.event ?? undefined,
    figures,
    isLate: isMissing && isLate,
    error,
    refetch: () => void refetch(),
  };
}

/**
 * The later of two sets of figures, by when the server counted them. One may come from the socket and the other from a
 * query.
 */
const newest = (
  one: BoardFiguresFragment | undefined,
  other: BoardFiguresFragment | undefined,
): BoardFiguresFragment | undefined =>
  one === undefined || (other !== undefined && Date.parse(other.asAt) > Date.parse(one.asAt)) ? other : one;
