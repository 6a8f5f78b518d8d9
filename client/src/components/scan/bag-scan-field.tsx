import { BAG_STATE_TABLE } from '@sideline/schema/inventory/bags';
import type { BagStateName } from '@sideline/schema/inventory/bag-transitions';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { useCallback } from 'react';
import { codeOf, isUnreachable, messageOf } from '../../lib/errors';
import { ScanField } from './scan-field';
import { useFindBagsLazyQuery, useFoundBagLazyQuery } from './scan.generated';
import type { ScanChoice } from './scanned';

interface FoundBag {
  readonly id: string;
  readonly name: string;
  readonly state: BagStateName;
  readonly homeName: string;
  readonly isReady: boolean;
}

export interface BagChoice extends ScanChoice {
  readonly state: BagStateName;
  readonly isReady: boolean;
}

export const bagChoice = ({ id, name, state, homeName, isReady }: FoundBag): BagChoice => ({
  ...{ id, name, state, isReady },
  detail: `${BAG_STATE_TABLE[state].label}, ${homeName}`,
});

const failed = (error: unknown): Error => new Error(messageOf(error), { cause: error });

interface BagScanFieldProps {
  readonly label: string;
  readonly onChoose: (bag: BagChoice) => void;
  /** The bag with this id as the device keeps it, for a label that is scanned without a connection. */
  readonly readKept?: (bagId: string) => Promise<BagChoice | null>;
}

/** Chooses a bag, by our label or by name and seal. */
export function BagScanField({ label, onChoose, readKept }: BagScanFieldProps) {
  const [searchBags] = useFindBagsLazyQuery();
  const [readBag] = useFoundBagLazyQuery();
  const search = useCallback(
    async (text: string) => {
      const { data, error } = await searchBags({ variables: { text } });
      if (error) throw failed(error);
      return data?.bags.nodes.map(bagChoice) ?? [];
    },
    [searchBags],
  );
  const find = useCallback(
    async (code: ScannedCode): Promise<BagChoice | null> => {
      if (code.is === 'unknown') return (await search(code.text))[0] ?? null;
      if (code.is !== 'label' || code.kind !== 'bag') return null;
      const { data, error } = await readBag({ variables: { id: code.id } }).catch((lost: unknown) => ({
        data: undefined,
        error: lost,
      }));
      const kept = isUnreachable(error) ? await readKept?.(code.id) : null;
      if (kept != null) return kept;
      if (error && codeOf(error) !== 'NOT_FOUND') throw failed(error);
      return data ? bagChoice(data.bag.bag) : null;
    },
    [readBag, readKept, search],
  );
  return (
    <ScanField<BagChoice>
      label={label}
      placeholder="Name or seal"
      search={search}
      find={find}
      onChoose={onChoose}
    />
  );
}
