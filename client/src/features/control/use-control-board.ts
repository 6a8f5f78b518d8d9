import { LIMITS } from '@sideline/schema/limits';
import { BACKGROUND_HEADER } from '@sideline/schema/background';
import { useCallback, useEffect, useState } from 'react';
import { useApolloClient } from '../../lib/apollo-hooks';
import { follow } from '../../lib/follow';
import { useOnline } from '../../lib/online';
import { useBackgroundRefresh } from '../../lib/use-background-refresh';
import { useNow } from '../../lib/use-now';
import {
  ControlBagsDocument,
  ControlBoardDocument,
  ControlChangedDocument,
  useControlBagsQuery,
  useControlBoardQuery,
  type ControlBagFieldsFragment,
  type ControlBoardFieldsFragment,
  type ControlChangedSubscription,
} from './control.generated';

const BACKGROUND = { headers: { [BACKGROUND_HEADER]: '1' } };
/** After three missed refreshes the board says how old it is, whatever the connection reports. */
const OLD_MS = 3 * LIMITS.control.refreshMs;

const BAGS_REFRESH_MS = 60_000;

export interface LiveBoard {
  readonly board: ControlBoardFieldsFragment | undefined;
  /** The bags of stock at the event; none until they are known. */
  readonly bags: readonly ControlBagFieldsFragment[];
  readonly error: unknown;
  /** By this device's clock, updated every second. */
  readonly now: number;
  /** When the board arrived, by this device's clock; null while it is live. */
  readonly oldSince: number | null;
  readonly refresh: () => Promise<void>;
}

/** The board of an event. Changes arrive over the socket, and it is also refreshed for what no message reports. */
export function useControlBoard(eventId: string): LiveBoard {
  const client = useApolloClient();
  const now = useNow(1_000);
  const { status } = useOnline();
  const { data, error } = useControlBoardQuery({ variables: { eventId } });
  const board = data?.controlBoard;
  const { data: bags } = useControlBagsQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useCallback(async () => {
    await client
      .query({
        query: ControlBoardDocument,
        variables: { eventId },
        fetchPolicy: 'network-only',
        context: BACKGROUND,
      })
      .catch(() => undefined);
  }, [client, eventId]);
  useBackgroundRefresh(ControlBoardDocument, LIMITS.control.refreshMs, { variables: { eventId } });
  // Readiness changes with stock, and no message reports that.
  useBackgroundRefresh(ControlBagsDocument, BAGS_REFRESH_MS, { variables: { eventId } });

  const isThere = board !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    return follow<ControlChangedSubscription>(
      client,
      { query: ControlChangedDocument, variables: { eventId }, fetchPolicy: 'no-cache' },
      {
        next: () => void refresh(),
        // Without a socket, the board is refreshed every few seconds.
        error: () => undefined,
      },
    );
  }, [client, eventId, isThere, refresh]);

  // The server's clock may differ from this one, so the time of its answer counts.
  const [heard, setHeard] = useState({ asAt: '', at: 0 });
  if (board !== undefined && board.asAt !== heard.asAt) setHeard({ asAt: board.asAt, at: now });
  const isOld = board !== undefined && (status !== 'online' || now - heard.at > OLD_MS);
  return { board, bags: bags?.bags.nodes ?? [], error, now, oldSince: isOld ? heard.at : null, refresh };
}
