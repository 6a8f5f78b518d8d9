import type { UpdateStockItemInput } from '../../schema.generated';
import type { ItemRowFragment } from './inventory.generated';

/** The fields of an item that are sent. A list loads more of it than the input takes. */
const SENT = [
  ...([
    'id',
    'version',
    'sku',
    'name',
    'itemType',
    'legalClass',
    'controlledSchedule',
    'isWitnessed',
  ] as const),
  ...(['drug', 'strength', 'unit', 'unitsPerPack', 'isBatchTracked', 'hasExpiry', 'isSerialised'] as const),
  ...(['storage', 'barcode', 'minShelfLifeDays', 'isSingleUse', 'serviceIntervalDays'] as const),
  ...(['cylinderLitres', 'notes', 'isActive'] as const),
] satisfies (keyof UpdateStockItemInput)[];

type Sent = Pick<ItemRowFragment, (typeof SENT)[number]>;

/** An item as it is, to be sent back with one thing changed. */
export const itemInput = (item: ItemRowFragment): UpdateStockItemInput => {
  const sent: Sent = item;
  return Object.fromEntries(SENT.map((field) => [field, sent[field]])) as unknown as Sent;
};
