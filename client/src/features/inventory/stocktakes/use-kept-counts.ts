import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@sideline/schema/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { isUnreachable, messageOf } from '../../../lib/errors';
import { onReconnection } from '../../../lib/online';
import {
  keepCounts,
  keepsCounts,
  keepStocktake,
  readCounts,
  sendCounts,
  withCount,
  withoutCount,
  type CountDraft,
  type KeptCount,
} from './kept-counts';
import {
  StocktakeLinesDocument,
  useCountStockMutation,
  type CountLineFragment,
  type StocktakeDetailsFragment,
  type StocktakeLinesQuery,
} from './stocktakes.generated';

export interface KeptCounts {
  readonly counts: readonly KeptCount[];
  /** Whether this device keeps them, or only this page has them. */
  readonly isKept: boolean;
  readonly add: (count: KeptCount) => void;
  readonly remove: (id: string) => void;
}

/** Counts of a stocktake that have not reached the server. Each is saved, and all are sent when there is a connection. */
export function useKeptCounts(stocktakeId: string, number: string, onSent: () => void): KeptCounts {
  const [draft, setDraft] = useState<CountDraft>({ number, counts: [] });
  const [isKept, setKept] = useState(false);
  const [count] = useCountStockMutation({ context: inlineErrors });
  const current = useRef(draft);
  const isSending = useRef(false);
  const change = useCallback(
    (next: CountDraft): Promise<void> => {
      current.current = next;
      setDraft(next);
      return keepCounts(stocktakeId, next.counts.length === 0 ? null : next);
    },
    [stocktakeId],
  );
  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    const before = current.current.counts.length;
    await sendCounts(
      current.current,
      async ({ id, lineId, quantity, counts, countedAt }) => {
        try {
          await count({ variables: { input: { id, stocktakeId, lineId, quantity, counts, countedAt } } });
          return 'sent';
        } catch (error) {
          return isUnreachable(error) ? 'unreachable' : { refusal: messageOf(error) };
        }
      },
      (next) => change(next(current.current)),
    );
    isSending.current = false;
    if (before > 0) onSent();
  }, [stocktakeId, count, change, onSent]);
  const again = useRef(send);
  useEffect(() => {
    again.current = send;
  });
  useEffect(() => {
    void keepsCounts().then(setKept);
    void readCounts(stocktakeId).then((kept) => {
      if (kept === null) return;
      current.current = kept;
      setDraft(kept);
      void again.current();
    });
    return onReconnection(() => void again.current());
  }, [stocktakeId]);
  return {
    counts: draft.counts,
    isKept,
    add: (one) => void change(withCount({ ...current.current, number }, one)),
    remove: (id) => void change(withoutCount(current.current, id)),
  };
}

/** Saves a stocktake with its lines on the device, so that counting can continue without the server. */
export function useKeepStocktake(details: StocktakeDetailsFragment | undefined): void {
  const client = useApolloClient();
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (details?.canCount !== true) return;
    const { id, round, lineCount } = details.stocktake;
    const what = `${id} ${String(round)} ${String(lineCount)}`;
    if (kept.current === what) return;
    kept.current = what;
    void (async () => {
      if (!(await keepsCounts())) return;
      const lines: CountLineFragment[] = [];
      try {
        for (let after: string | null = null; lines.length < LIMITS.moving.countLines;) {
          const answer: { data?: StocktakeLinesQuery | undefined } = await client.query<StocktakeLinesQuery>({
            query: StocktakeLinesDocument,
            variables: { stocktakeId: id, first: LIMITS.page.maximum, after, filter: {} },
            fetchPolicy: 'no-cache',
            context: inlineErrors,
          });
          const page = answer.data?.stocktakeLines;
          if (page === undefined) return;
          lines.push(...page.nodes);
          if (!page.pageInfo.hasNextPage) break;
          after = page.pageInfo.endCursor;
        }
        await keepStocktake({ details, lines });
      } catch {
        // It is saved the next time that the page is opened with a connection.
        kept.current = null;
      }
    })();
  }, [client, details]);
}
