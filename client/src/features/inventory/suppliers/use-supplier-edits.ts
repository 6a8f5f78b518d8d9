import { check } from '@sideline/schema/validation/check';
import { supplierFacts } from '@sideline/schema/validation/supply';
import type { InlineEdit } from '../../../components/table/inline-edit';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useUpdateSupplierMutation, type SupplierRowFragment } from './suppliers.generated';

/**
 * The supplier details that can be edited in the list itself. The address for orders, the account and the terms cannot.
 */
const FIELDS = { contact: 'contactName', phone: 'phone', lead: 'leadDays' } as const;
type Column = keyof typeof FIELDS;
const LABELS: Readonly<Record<Column, string>> = {
  contact: 'Contact',
  phone: 'Telephone',
  lead: 'Lead time in days',
};

export type SupplierEdits = Readonly<Record<Column, InlineEdit<SupplierRowFragment>>>;

export function useSupplierEdits(onChanged: () => void): SupplierEdits {
  const [update] = useUpdateSupplierMutation({ context: inlineErrors });
  const edit = (column: Column): InlineEdit<SupplierRowFragment> => {
    const field = FIELDS[column];
    const valueOf = (typed: string) => (typed === '' ? null : field === 'leadDays' ? Number(typed) : typed);
    return {
      label: LABELS[column],
      inputMode: column === 'lead' ? 'numeric' : column === 'phone' ? 'tel' : 'text',
      value: (supplier) => String(supplier[field] ?? ''),
      check: (typed) => check(supplierFacts.shape[field], valueOf(typed)).problems?.[0]?.message ?? null,
      save: async (supplier, typed) => {
        const {
          id,
          version,
          name,
          accountNumber,
          contactName,
          email,
          phone,
          leadDays,
          terms,
          notes,
          isActive,
        } = supplier;
        const { data } = await update({
          variables: {
            input: {
              id,
              version,
              name,
              accountNumber: accountNumber ?? null,
              contactName,
              email,
              phone,
              leadDays,
              terms: terms ?? null,
              notes,
              isActive,
              [field]: valueOf(typed),
            },
          },
        });
        return { ...supplier, [field]: valueOf(typed), ...data?.updateSupplier };
      },
      onChanged,
    };
  };
  return { contact: edit('contact'), phone: edit('phone'), lead: edit('lead') };
}
