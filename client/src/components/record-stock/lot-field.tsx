import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { useCallback } from 'react';
import { todayAsLocalDate } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { ScanField } from '../scan/scan-field';
import type { ScanChoice } from '../scan/scanned';
import { useLotsToUseLazyQuery, type UsableLotFragment } from './record-stock.generated';
import { asPrinted, inOrderOfListing, isOfGs1, keyOfLot, lotWords } from './usable-lot';

interface LotChoice extends ScanChoice {
  readonly lot: UsableLotFragment;
}

interface LotFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  /** Only lots of this formulary drug. */
  readonly drug?: string | null;
  /** Stock at hand: searched first, and the only stock known without a signal. */
  readonly atHand?: readonly UsableLotFragment[];
  readonly onChoose: (lot: UsableLotFragment) => void;
}

const choiceOf = (lot: UsableLotFragment): LotChoice => ({
  id: keyOfLot(lot),
  name: lot.lot === null ? lot.itemName : `${lot.itemName}, lot ${lot.lot}`,
  detail: lotWords(lot, todayAsLocalDate()),
  lot,
});

const NONE: readonly UsableLotFragment[] = [];

/** A lot by its barcode, our label of it, its number, or the name of its item. */
export function LotField({ label, hint, error = null, drug = null, atHand = NONE, onChoose }: LotFieldProps) {
  const [ask] = useLotsToUseLazyQuery({ fetchPolicy: 'network-only' });
  const found = useCallback(
    async (search: Record<string, string>, isHere: (lot: UsableLotFragment) => boolean) => {
      const here = atHand.filter((lot) => isHere(lot) && (drug === null || lot.drug === drug));
      const { data, error: failure } = await ask({
        variables: { search: { ...search, ...(drug === null ? {} : { drug }) } },
        // Without a signal this fails, and only stock at hand is found.
      }).catch((unreachable: unknown) => ({ data: undefined, error: unreachable }));
      if (failure !== undefined && here.length === 0) throw new Error(messageOf(failure), { cause: failure });
      const known = new Set(here.map(({ itemId, batchId }) => batchId ?? itemId));
      const elsewhere = (data?.lotsToUse ?? []).filter((lot) => !known.has(lot.batchId ?? lot.itemId));
      return inOrderOfListing(here, elsewhere, todayAsLocalDate());
    },
    [ask, atHand, drug],
  );
  const search = useCallback(
    async (text: string) => {
      const words = text.toLowerCase();
      const lots = await found({ text }, ({ lot, itemName }) =>
        `${itemName} ${lot ?? ''}`.toLowerCase().includes(words),
      );
      return lots.map(choiceOf);
    },
    [found],
  );
  const find = useCallback(
    async (code: ScannedCode): Promise<LotChoice | null> => {
      const first = (lots: readonly UsableLotFragment[]) => (lots[0] ? choiceOf(lots[0]) : null);
      switch (code.is) {
        case 'label':
          return code.kind === 'batch'
            ? first(await found({ batchId: code.id }, ({ batchId }) => batchId === code.id))
            : null;
        case 'gs1': {
          const { gtin, lot, expiresOn } = code.data;
          if (gtin === null) return null;
          const [pack] = await found({ gtin, ...(lot === null ? {} : { lot }) }, (here) =>
            isOfGs1(here, { gtin, lot }),
          );
          return pack === undefined ? null : choiceOf(asPrinted(pack, expiresOn));
        }
        case 'unknown': {
          const text = code.text.toLowerCase();
          return first(await found({ text: code.text }, ({ lot }) => lot?.toLowerCase() === text));
        }
        case 'unreadable_gs1':
          return null;
      }
    },
    [found],
  );
  return (
    <ScanField<LotChoice>
      label={label}
      {...(hint === undefined ? {} : { hint })}
      error={error}
      placeholder="Barcode, lot or name"
      search={search}
      find={find}
      onChoose={({ lot }) => onChoose(lot)}
    />
  );
}
