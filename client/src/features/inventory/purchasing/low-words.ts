import { amountWords } from '../stock-words';
import { packsWords } from './order-words';
import type { LowStockRowFragment } from './purchasing.generated';

type Row = Pick<
  LowStockRowFragment,
  | 'unit'
  | 'onHand'
  | 'onOrder'
  | 'inTransit'
  | 'wanted'
  | 'fromSource'
  | 'replenishFromName'
  | 'packs'
  | 'fromSupplier'
  | 'supplierName'
  | 'unsourced'
>;

/** Where low stock will come from: '12 from Store, 1 pack of 10 from Quay Medical', or what has already been ordered. */
export const lowSourceWords = (row: Row): string => {
  const wanted = [
    ...(row.fromSource > 0
      ? [`${amountWords(row.fromSource, row.unit)} from ${row.replenishFromName ?? 'its store'}`]
      : []),
    ...(row.packs > 0
      ? [
          `${packsWords(row.packs, amountWords(row.fromSupplier / row.packs, row.unit))} from ${row.supplierName ?? ''}`,
        ]
      : []),
    ...(row.unsourced > 0 ? ['No preferred supplier'] : []),
  ];
  if (wanted.length > 0) return wanted.join(', ');
  return [
    ...(row.inTransit > 0 ? [`${amountWords(row.inTransit, row.unit)} on its way`] : []),
    ...(row.onOrder > 0 ? [`${amountWords(row.onOrder, row.unit)} on order`] : []),
  ].join(', ');
};

/** The state of a low item in one word. */
export const lowStateOf = (
  row: Row,
): { readonly tone: 'info' | 'danger' | 'warning'; readonly label: string } => {
  if (row.wanted === 0) return { tone: 'info', label: row.onOrder > 0 ? 'On order' : 'On its way' };
  return row.onHand === 0 ? { tone: 'danger', label: 'Out' } : { tone: 'warning', label: 'Low' };
};
