import { itemWords } from '@sideline/schema/inventory/item-words';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { LOCATION_KIND_TABLE, type LocationKind } from '@sideline/schema/inventory/vocabulary';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { itemCodeOf, withCode } from '../../../components/scan/item-code';
import { ScanField } from '../../../components/scan/scan-field';
import type { ScanChoice } from '../../../components/scan/scanned';
import {
  useFindStockItemsLazyQuery,
  useFoundStockItemByIdLazyQuery,
  type FoundStockItemFragment,
} from '../../../components/scan/scan.generated';
import { codeOf, isUnreachable, messageOf } from '../../../lib/errors';
import { useSignedInUser } from '../../../lib/session';
import { readKeptBag } from '../bags/kept-checks';
import { useLotOfCodeLazyQuery, useLotOfLabelLazyQuery } from '../units/units.generated';
import { unitName } from '../units/unit-words';
import { newItemPath, pageOfLabel } from '../label-page';
import { usePlaceChoicesLazyQuery, usePlaceOfLabelLazyQuery } from '../papers/papers.generated';

export interface OpenScannedProps {
  /** What a hand scanner has already read. */
  readonly scanned: string | null;
  readonly onOpen: (path: string) => void;
}

interface Opened extends ScanChoice {
  readonly path: string;
}

const itemChoice = ({ id, name, strength, sku, isActive }: FoundStockItemFragment): Opened => ({
  ...{ id, name: itemWords(name, strength), path: pageOfLabel('item', id) },
  detail: isActive ? sku : `${sku}, deactivated`,
});
const KIND_OF_LABEL = { place: 'location', bag: 'bag', pouch: 'pouch', virtual: 'location' } as const;
const placeChoice = ({ id, name, kind }: { id: string; name: string; kind: LocationKind }): Opened => ({
  ...{ id, name, path: pageOfLabel(KIND_OF_LABEL[kind], id), detail: LOCATION_KIND_TABLE[kind].label },
});
const lotPath = (itemId: string, lotId: string): string => `${pageOfLabel('item', itemId)}?lot=${lotId}`;

/** A missing item is not a failure: nothing has this code. */
const answer = <Data,>({ data, error }: { data?: Data | undefined; error?: unknown }): Data | null => {
  if (error !== undefined && codeOf(error) !== 'NOT_FOUND')
    throw new Error(messageOf(error), { cause: error });
  return data ?? null;
};

/** Searches items, lots, bags, pouches and places for what was scanned or typed. */
export default function OpenScanned({ scanned, onOpen }: OpenScannedProps) {
  const [searchItems] = useFindStockItemsLazyQuery();
  const [readItem] = useFoundStockItemByIdLazyQuery();
  const [searchPlaces] = usePlaceChoicesLazyQuery();
  const [readPlace] = usePlaceOfLabelLazyQuery();
  const [readLot] = useLotOfLabelLazyQuery();
  const [searchLots] = useLotOfCodeLazyQuery();

  const itemsOf = useCallback(
    async (text: string) => answer(await searchItems({ variables: { text } }))?.stockItems.nodes ?? [],
    [searchItems],
  );
  const placesOf = useCallback(
    async (text: string) => answer(await searchPlaces({ variables: { text } }))?.stockLocations.nodes ?? [],
    [searchPlaces],
  );
  const search = useCallback(
    async (text: string): Promise<readonly Opened[]> => {
      const [items, places] = await Promise.all([itemsOf(text), placesOf(text)]);
      return [...items.map(itemChoice), ...places.slice(0, 8).map(placeChoice)];
    },
    [itemsOf, placesOf],
  );
  /** The lot of an item, or any lot if its number is unique. */
  const lotNamed = useCallback(
    async (text: string, itemId: string | null): Promise<Opened | null> => {
      const lots = answer(await searchLots({ variables: { text, itemId } }))?.stockBatches.nodes ?? [];
      const same = lots.filter(({ lot, serial }) =>
        [lot, serial].some((one) => one?.toLowerCase() === text.toLowerCase()),
      );
      const [only] = same;
      if (only === undefined || same.length > 1) return null;
      return {
        ...{ id: only.id, name: `${only.itemName}, ${unitName(only)}`, path: lotPath(only.itemId, only.id) },
      };
    },
    [searchLots],
  );
  const find = useCallback(
    async (code: ScannedCode): Promise<Opened | null> => {
      if (code.is === 'unreadable_gs1') return null;
      if (code.is === 'label') {
        const { id, kind } = code;
        if (kind === 'item') {
          const found = answer(await readItem({ variables: { id } }));
          return found === null ? null : itemChoice(found.stockItem.item);
        }
        if (kind === 'batch') {
          const lot = answer(await readLot({ variables: { id } }))?.stockBatch.batch;
          if (lot === undefined) return null;
          return { id, name: `${lot.itemName}, ${unitName(lot)}`, path: lotPath(lot.itemId, id) };
        }
        const read = await readPlace({ variables: { id } }).catch((lost: unknown) => ({
          data: undefined,
          error: lost,
        }));
        // Without a connection, the page of a bag that this device keeps opens all the same.
        const kept = kind === 'bag' && isUnreachable(read.error) ? await readKeptBag(id) : null;
        if (kept !== null) return { id, name: kept.bag.name, path: pageOfLabel(kind, id) };
        const place = answer(read);
        return place === null ? null : placeChoice(place.stockLocation);
      }
      const wanted = itemCodeOf(code);
      if (wanted === null || !('text' in wanted)) return null;
      const item = withCode(await itemsOf(wanted.text), wanted);
      if (code.is === 'gs1') {
        const number = code.data.serial ?? code.data.lot;
        if (item === null) return null;
        return (number === null ? null : await lotNamed(number, item.id)) ?? itemChoice(item);
      }
      if (item !== null) return itemChoice(item);
      const named = (await placesOf(code.text)).find(
        ({ name }) => name.toLowerCase() === code.text.toLowerCase(),
      );
      return named === undefined ? lotNamed(code.text, null) : placeChoice(named);
    },
    [itemsOf, placesOf, lotNamed, readItem, readLot, readPlace],
  );
  // A code without a match: people who may create items can create one from it.
  const isAdmin = useSignedInUser().role === 'admin';
  const [unknown, setUnknown] = useState<string | null>(null);
  const offer = useCallback(
    (code: ScannedCode) => setUnknown(isAdmin && code.is === 'gs1' ? code.data.gtin : null),
    [isAdmin],
  );
  return (
    <>
      <ScanField<Opened>
        label="Item, lot, bag or location"
        placeholder="Barcode, name, SKU or lot"
        scanned={scanned}
        search={search}
        find={find}
        onChoose={({ path }) => onOpen(path)}
        onUnknown={offer}
      />
      {unknown === null ? null : (
        <Button onClick={() => onOpen(newItemPath(unknown))}>{`Create an item with code ${unknown}`}</Button>
      )}
    </>
  );
}
