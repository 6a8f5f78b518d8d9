import { BarcodeOutlined } from '@ant-design/icons';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { Button, Modal } from 'antd';
import { useCallback, useState } from 'react';
import { messageOf } from '../../lib/errors';
import { useLotsToUseLazyQuery, type UsableLotFragment } from '../record-stock/record-stock.generated';
import { lotOfCode, type OfferedLot } from './lot-of-code';
import { ScanField } from './scan-field';
import type { ScanChoice } from './scanned';

interface ScannedLot<Lot> extends ScanChoice {
  readonly offered: Lot;
}

interface ScanTheseProps<Lot extends OfferedLot> {
  /** The label of the field for choosing the lots. */
  readonly label: string;
  readonly lots: readonly Lot[];
  readonly nameOf: (lot: Lot) => string;
  readonly disabled?: boolean;
  /** Called if the scanned lot is not one of `lots`, because it may not be loaded yet. */
  readonly findElse?: (lot: UsableLotFragment) => Promise<Lot | null>;
  readonly onChoose: (lot: Lot) => void;
}

const searchOf = (code: ScannedCode): { batchId: string } | { gtin: string; lot?: string } | null => {
  if (code.is === 'label') return code.kind === 'batch' ? { batchId: code.id } : null;
  if (code.is !== 'gs1' || code.data.gtin === null) return null;
  const { gtin, lot, serial } = code.data;
  const number = lot ?? serial;
  return number === null ? { gtin } : { gtin, lot: number };
};

/** Goes with a list of lots: the same choice by camera, by hand scanner or by typing a number. */
export function ScanThese<Lot extends OfferedLot>(props: ScanTheseProps<Lot>) {
  const { label, lots, nameOf, disabled = false, findElse, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const [ask] = useLotsToUseLazyQuery({ fetchPolicy: 'network-only' });
  const choiceOf = useCallback(
    (offered: Lot): ScannedLot<Lot> => ({
      id: `${offered.itemId} ${offered.batchId ?? ''}`,
      name: nameOf(offered),
      offered,
    }),
    [nameOf],
  );
  const search = useCallback(
    (text: string) =>
      Promise.resolve(
        lots.filter((lot) => nameOf(lot).toLowerCase().includes(text.toLowerCase())).map(choiceOf),
      ),
    [lots, nameOf, choiceOf],
  );
  const find = useCallback(
    async (code: ScannedCode) => {
      const known = lotOfCode(lots, code);
      if (known !== null) return choiceOf(known);
      // Only the server knows which item a barcode belongs to. A lot number alone does not tell two items apart.
      const wanted = searchOf(code);
      if (wanted === null) return null;
      const { data, error } = await ask({ variables: { search: wanted } });
      if (error) throw new Error(messageOf(error), { cause: error });
      const read = data?.lotsToUse ?? [];
      const here = lots.filter((lot) =>
        read.some(({ itemId, batchId }) => itemId === lot.itemId && batchId === lot.batchId),
      );
      const [only, more] = here;
      if (only !== undefined) return more === undefined ? choiceOf(only) : null;
      const [single, another] = read;
      const found =
        single === undefined || another !== undefined || findElse === undefined
          ? null
          : await findElse(single);
      return found === null ? null : choiceOf(found);
    },
    [lots, ask, findElse, choiceOf],
  );
  const title = `Scan a label, ${label.toLowerCase()}`;
  return (
    <>
      <Button
        icon={<BarcodeOutlined aria-hidden="true" />}
        disabled={disabled}
        aria-label={title}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Modal open title={title} footer={null} onCancel={() => setOpen(false)}>
          <ScanField<ScannedLot<Lot>>
            label={label}
            placeholder="Barcode or lot"
            search={search}
            find={find}
            onChoose={({ offered }) => {
              setOpen(false);
              onChoose(offered);
            }}
          />
        </Modal>
      ) : null}
    </>
  );
}
