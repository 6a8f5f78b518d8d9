import { itemWords } from '@sideline/schema/inventory/item-words';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { useCallback } from 'react';
import { messageOf } from '../../lib/errors';
import { itemCodeOf, lotInCode, withCode, type LotInCode } from './item-code';
import {
  useFindStockItemsLazyQuery,
  useFoundStockItemByIdLazyQuery,
  useItemOfScannedBatchLazyQuery,
  type FoundStockItemFragment,
} from './scan.generated';
import type { ScanChoice } from './scanned';

/** An item that was chosen, with the lot that its scanned code is of. */
export interface ScannedItem extends ScanChoice {
  readonly lot: LotInCode | null;
}

const choiceOf = (
  { id, name, strength, sku, isActive }: FoundStockItemFragment,
  lot: ScannedItem['lot'] = null,
): ScannedItem => ({
  id,
  name: itemWords(name, strength),
  detail: isActive ? sku : `${sku}, deactivated`,
  lot,
});

/** What a query failed with, in the words to show. */
const failed = (error: unknown): Error => new Error(messageOf(error), { cause: error });

interface ItemFinder {
  /** By name and SKU. */
  readonly search: (text: string) => Promise<readonly ScannedItem[]>;
  /** By barcode, or by our label of it or of one of its lots; null where no item has the code. */
  readonly find: (code: ScannedCode) => Promise<ScannedItem | null>;
}

/** Asks the server for an item. Rejects where it cannot be reached. */
export function useItemOfCode(): ItemFinder {
  const [searchItems] = useFindStockItemsLazyQuery();
  const [readItem] = useFoundStockItemByIdLazyQuery();
  const [readBatch] = useItemOfScannedBatchLazyQuery();

  const matches = useCallback(
    async (text: string): Promise<readonly FoundStockItemFragment[]> => {
      const { data, error } = await searchItems({ variables: { text } });
      if (error) throw failed(error);
      return data?.stockItems.nodes ?? [];
    },
    [searchItems],
  );
  const search = useCallback(
    async (text: string) => (await matches(text)).map((item) => choiceOf(item)),
    [matches],
  );
  const find = useCallback(
    async (code: ScannedCode): Promise<ScannedItem | null> => {
      const wanted = itemCodeOf(code);
      if (wanted === null) return null;
      if ('text' in wanted) {
        const item = withCode(await matches(wanted.text), wanted);
        return item === null ? null : choiceOf(item, lotInCode(code));
      }
      let { id } = wanted;
      if (wanted.by === 'batch') {
        const { data, error } = await readBatch({ variables: { id } });
        if (error) throw failed(error);
        id = data?.stockBatch.batch.itemId ?? id;
      }
      const { data, error } = await readItem({ variables: { id } });
      if (error) throw failed(error);
      return data ? choiceOf(data.stockItem.item, lotInCode(code)) : null;
    },
    [matches, readBatch, readItem],
  );
  return { search, find };
}
