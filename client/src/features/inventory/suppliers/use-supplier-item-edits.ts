import { check } from '@sideline/schema/validation/check';
import { supplierItemFacts } from '@sideline/schema/validation/supply';
import type { InlineEdit } from '../../../components/table/inline-edit';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useUpdateSupplierItemMutation, type SupplierItemRowFragment } from './suppliers.generated';

/**
 * What can be edited in the list of supplier items itself: the supplier's own code. A pack of another size changes what an
 * order brings, and prices have a day from which they apply.
 */
export function useSupplierItemEdits(
  onChanged: () => void,
): Readonly<Record<'sku', InlineEdit<SupplierItemRowFragment>>> {
  const [update] = useUpdateSupplierItemMutation({ context: inlineErrors });
  return {
    sku: {
      label: 'Their code',
      maxLength: 60,
      value: ({ supplierSku }) => supplierSku,
      check: (typed) => check(supplierItemFacts.shape.supplierSku, typed).problems?.[0]?.message ?? null,
      save: async (offer, supplierSku) => {
        const { id, version, packQuantity, leadDays, isPreferred, isActive } = offer;
        const { data } = await update({
          variables: { input: { id, version, supplierSku, packQuantity, leadDays, isPreferred, isActive } },
        });
        return { ...offer, supplierSku, ...data?.updateSupplierItem.supplierItem };
      },
      onChanged,
    },
  };
}
