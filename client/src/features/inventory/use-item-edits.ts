import type { InlineEdit } from '../../components/table/inline-edit';
import { inlineErrors } from '../../lib/apollo-hooks';
import { useUpdateStockItemMutation, type ItemRowFragment } from './inventory.generated';
import { itemInput } from './item-input';

/**
 * The item details that can be edited in the list itself: our own code. The class, the type and the unit decide what may be
 * done with an item, and notes may have several lines.
 */
export function useItemEdits(onChanged: () => void): Readonly<Record<'sku', InlineEdit<ItemRowFragment>>> {
  const [update] = useUpdateStockItemMutation({ context: inlineErrors });
  return {
    sku: {
      label: 'SKU',
      maxLength: 40,
      value: ({ sku }) => sku,
      // Only the server knows whether another item has it.
      save: async (item, sku) => {
        const { data } = await update({ variables: { input: { ...itemInput(item), sku } } });
        return { ...item, sku, ...data?.updateStockItem.stockItem };
      },
      onChanged,
    },
  };
}
