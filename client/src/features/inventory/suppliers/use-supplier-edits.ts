import { check } from '@sideline/schema/validation/check';
import { supplierFacts } from '@sideline/schema/validation/supply';
import { activityActs } from '../../../components/table/activity-acts';
import type { BulkAct } from '../../../components/table/bulk-act';
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

/** A supplier as a change names it, with what it changes. */
const written = (supplier: SupplierRowFragment, change: object) => {
  const { id, version, name, accountNumber, contactName, email, phone, leadDays, terms, notes, isActive } =
    supplier;
  return {
    ...{ id, version, name, accountNumber: accountNumber ?? null, contactName, email, phone, leadDays },
    ...{ terms: terms ?? null, notes, isActive },
    ...change,
  };
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
        const change = { [field]: valueOf(typed) };
        const { data } = await update({ variables: { input: written(supplier, change) } });
        return { ...supplier, ...change, ...data?.updateSupplier.supplier };
      },
      onChanged,
    };
  };
  return { contact: edit('contact'), phone: edit('phone'), lead: edit('lead') };
}

/** Ends or starts ordering from several suppliers. */
export function useSupplierActs(): readonly BulkAct<SupplierRowFragment>[] {
  const [update] = useUpdateSupplierMutation({ context: inlineErrors });
  return activityActs<SupplierRowFragment>({
    noun: ['supplier', 'suppliers'],
    isActive: ({ isActive }) => isActive,
    consequence:
      'You cannot choose these suppliers for new orders until they are active again. Orders that were sent, and their prices, stay.',
    setActive: async (supplier, isActive) => {
      const { data } = await update({ variables: { input: written(supplier, { isActive }) } });
      return { ...supplier, isActive, ...data?.updateSupplier.supplier };
    },
  });
}
