import { itemWords } from '@sideline/schema/inventory/item-words';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { useCallback } from 'react';
import { messageOf } from '../../lib/errors';
import { itemCodeOf, lotInCode, withCode, type LotInCode } from './item-code';
import { ScanField } from './scan-field';
import {
  useFindStockItemsLazyQuery,
  useFoundStockItemByIdLazyQuery,
  useItemOfScannedBatchLazyQuery,
  type FoundStockItemFragment,
} from './scan.generated';
import type { ScanChoice } from './scanned';

/** An item that was chosen, with the lot that its scanned code belongs to. */
export interface ScannedItem extends ScanChoice {
  readonly lot: LotInCode | null;
}

interface ItemScanFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly onChoose: (item: ScannedItem) => void;
  /** A code that no item has. */
  readonly onUnknown?: (code: ScannedCode) => void;
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

/** Why a query failed, in the words to show. */
const failed = (error: unknown): Error => new Error(messageOf(error), { cause: error });

/** Chooses an item, by its barcode, by our label of it or of one of its lots, or by name and SKU. */
export function ItemScanField(props: ItemScanFieldProps) {
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
  return <ScanField {...props} placeholder="Name, SKU or barcode" search={search} find={find} />;
}
