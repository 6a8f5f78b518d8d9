import { CheckOutlined, StarOutlined, StopOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import type { BulkAct } from '../../../components/table/bulk-act';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import {
  useSupplierItemsLazyQuery,
  useUpdateSupplierItemMutation,
  type SupplierItemRowFragment,
} from './suppliers.generated';

type Row = SupplierItemRowFragment;

/** Switches of several supplier items at once. Administrators only. */
export function useBulkSupplierItemActs(): readonly BulkAct<Row>[] {
  const [update] = useUpdateSupplierItemMutation({ context: inlineErrors });
  const [read] = useSupplierItemsLazyQuery({ fetchPolicy: 'network-only' });
  /** By the id of the one preferred now: the one that was preferred for its item before, if any. */
  const before = useRef(new Map<string, Row | undefined>());

  const change = async (row: Row, facts: Partial<Pick<Row, 'isPreferred' | 'isActive'>>): Promise<Row> => {
    const { id, version, supplierSku, packQuantity, leadDays, isPreferred, isActive } = { ...row, ...facts };
    const { data } = await update({
      variables: { input: { id, version, supplierSku, packQuantity, leadDays, isPreferred, isActive } },
    });
    return { ...row, ...facts, ...data?.updateSupplierItem.supplierItem };
  };
  const prefer = async (row: Row): Promise<Row> => {
    const filter = { itemId: row.itemId, isPreferred: true, isActive: true };
    const { data, error } = await read({ variables: { first: 1, filter, isAdmin: true } });
    if (error) throw new Error(messageOf(error), { cause: error });
    const after = await change(row, { isPreferred: true });
    before.current.set(row.id, data?.supplierItems.nodes[0]);
    return after;
  };
  const preferFormer = async (row: Row): Promise<Row> => {
    const former = before.current.get(row.id);
    if (former === undefined) return change(row, { isPreferred: false });
    // The server raised its version when it stopped being preferred, and raises that of this row now.
    await change({ ...former, version: former.version + 1 }, { isPreferred: true });
    return { ...row, isPreferred: false, version: row.version + 1 };
  };
  const stop = (row: Row) => change(row, { isActive: false });
  const sell = (row: Row) => change(row, { isActive: true });
  const noun = ['supplier item', 'supplier items'] as const;
  return [
    {
      key: 'prefer',
      label: 'Order',
      labelEnd: 'from the selected supplier',
      barLabel: 'Make preferred',
      icon: <StarOutlined aria-hidden="true" />,
      noun: ['item', 'items'],
      consequence:
        'When an item is low, it is ordered from the supplier that you selected. An item has one preferred supplier: if you selected several, the last one is used.',
      applies: ({ isActive, isPreferred }) => isActive && !isPreferred,
      otherwise: 'Supplier items that are already preferred or no longer sold stay as they are.',
      // One supplier of an item is preferred: several would replace each other.
      about: { key: ({ itemId }) => itemId, name: ({ itemName }) => itemName },
      run: prefer,
      done: 'ordered from the selected supplier from now on',
      undo: { label: 'Change back', done: 'ordered as before', run: preferFormer },
    },
    {
      key: 'stop',
      label: 'Mark',
      labelEnd: 'as no longer sold',
      barLabel: 'No longer sold',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      noun,
      consequence: 'You can no longer order them from these suppliers. Existing orders stay as they are.',
      applies: ({ isActive }) => isActive,
      otherwise: 'They are already marked as no longer sold.',
      run: stop,
      done: 'no longer sold',
      undo: { label: 'Mark as sold again', done: 'sold again', run: sell },
    },
    {
      key: 'sell',
      label: 'Mark',
      labelEnd: 'as sold again',
      barLabel: 'Sold again',
      icon: <CheckOutlined aria-hidden="true" />,
      noun,
      consequence:
        'You can order them from these suppliers again. Those that were preferred are preferred again.',
      applies: ({ isActive }) => !isActive,
      otherwise: 'Their suppliers still sell them.',
      run: sell,
      done: 'sold again',
      undo: { label: 'Mark as no longer sold', done: 'no longer sold', run: stop },
    },
  ];
}
