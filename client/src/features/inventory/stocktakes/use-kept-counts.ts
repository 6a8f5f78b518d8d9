import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@sideline/schema/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeWords } from '../../../components/scan/scanned';
import { useItemOfCode } from '../../../components/scan/use-item-of-code';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { isUnreachable, messageOf } from '../../../lib/errors';
import { onReconnection } from '../../../lib/online';
import {
  keepCounts,
  keepsCounts,
  keepStocktake,
  lotNumberOf,
  lotOfFound,
  readCounts,
  sendCounts,
  withCount,
  withLine,
  withoutCount,
  type CountDraft,
  type FoundStock,
  type KeptCount,
  type KeptStocktake,
} from './kept-counts';
import {
  StocktakeLinesDocument,
  useCountStockMutation,
  useLotsToCountLazyQuery,
  type CountLineFragment,
  type StocktakeDetailsFragment,
  type StocktakeLinesQuery,
} from './stocktakes.generated';

export interface KeptCounts {
  readonly counts: readonly KeptCount[];
  /** Whether this device keeps them, or only this page has them. */
  readonly isKept: boolean;
  /** What is entered and not counted yet, by line: it stays where the page turns to what the device keeps, and back. */
  readonly typed: Map<string, number | null>;
  readonly add: (count: KeptCount) => void;
  readonly remove: (id: string) => void;
}

type Named = { readonly itemId: string; readonly batchId: string | null } | { readonly refusal: string };

/** Says which item and lot found stock is. Rejects where the server cannot be reached. */
function useNamedStock(): (found: FoundStock) => Promise<Named> {
  const { find } = useItemOfCode();
  const [readLots] = useLotsToCountLazyQuery({ fetchPolicy: 'network-only' });
  return useCallback(
    async (found) => {
      const item = await find(found.code);
      if (item === null)
        return { refusal: `No item has ${codeWords(found.code)}. Add the item, then count it again.` };
      const { data, error } = await readLots({ variables: { itemId: item.id, text: lotNumberOf(found) } });
      if (error) throw new Error(messageOf(error), { cause: error });
      const known = data?.stockItem.item;
      if (known === undefined) return { refusal: `${item.name} was not found. Count it again.` };
      const lot = lotOfFound(found, known, data?.stockBatches.nodes ?? []);
      return 'refusal' in lot ? lot : { itemId: item.id, batchId: lot.batchId };
    },
    [find, readLots],
  );
}

/** A search gives its failure words of its own, and keeps it as the cause. */
const isLost = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof Error && isUnreachable(error.cause));

/** What was counted of a stocktake and has not reached the server: kept with every count, and sent when there is a connection. */
export function useKeptCounts(
  stocktakeId: string,
  number: string,
  onSent: (lines: readonly CountLineFragment[]) => void,
): KeptCounts {
  const [draft, setDraft] = useState<CountDraft>({ number, counts: [] });
  const [isKept, setKept] = useState(false);
  const [typed] = useState(() => new Map<string, number | null>());
  const [count] = useCountStockMutation({ context: inlineErrors });
  const named = useNamedStock();
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
    const lines: CountLineFragment[] = [];
    await sendCounts(
      current.current,
      async ({ id, lineId, found, quantity, counts, countedAt }) => {
        try {
          const what = found === undefined ? { lineId } : await named(found);
          if ('refusal' in what) return what;
          const place = found === undefined ? {} : { locationId: found.locationId };
          const input = { id, stocktakeId, ...what, ...place, quantity, counts, countedAt };
          const { data } = await count({ variables: { input } });
          if (data) lines.push(data.countStock.stocktakeLine);
          return 'sent';
        } catch (error) {
          return isLost(error) ? 'unreachable' : { refusal: messageOf(error) };
        }
      },
      (next) => change(next(current.current)),
    );
    isSending.current = false;
    if (before > 0) onSent(lines);
  }, [stocktakeId, count, named, change, onSent]);
  const again = useRef(send);
  useEffect(() => {
    again.current = send;
  });
  useEffect(() => {
    void keepsCounts().then(setKept);
    void readCounts(stocktakeId).then((kept) => {
      if (kept === null) return;
      // Counted while they were read.
      const whole = current.current.counts.reduce(withCount, kept);
      current.current = whole;
      setDraft(whole);
      void again.current();
    });
    return onReconnection(() => void again.current());
  }, [stocktakeId]);
  return {
    ...{ counts: draft.counts, isKept, typed },
    add: (one) => void change(withCount({ ...current.current, number }, one)),
    remove: (id) => void change(withoutCount(current.current, id)),
  };
}

interface StocktakeCopy {
  /** Null until all of its lines have been read. */
  readonly copy: KeptStocktake | null;
  /** Tells the copy of lines that have been counted since. */
  readonly keepLines: (lines: readonly CountLineFragment[]) => void;
}

/**
 * Reads a stocktake with all of its lines, so that it can be counted while the server cannot be asked: kept on the device, or at
 * least in the page.
 */
export function useStocktakeCopy(details: StocktakeDetailsFragment | undefined): StocktakeCopy {
  const client = useApolloClient();
  const what = useRef<string | null>(null);
  const [copy, setCopy] = useState<KeptStocktake | null>(null);
  useEffect(() => {
    if (details?.canCount !== true) return;
    const { id, round, lineCount } = details.stocktake;
    const now = `${id} ${String(round)} ${String(lineCount)}`;
    if (what.current === now) return;
    what.current = now;
    void (async () => {
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
        setCopy({ details, lines });
      } catch {
        // It is read the next time that the page is opened with a connection.
        what.current = null;
      }
    })();
  }, [client, details]);
  useEffect(() => {
    if (copy !== null) void keepStocktake(copy);
  }, [copy]);
  const keepLines = useCallback((lines: readonly CountLineFragment[]) => {
    setCopy((before) => (before === null ? null : lines.reduce(withLine, before)));
  }, []);
  return { copy, keepLines };
}
