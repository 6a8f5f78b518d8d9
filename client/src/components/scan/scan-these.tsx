import { BarcodeOutlined } from '@ant-design/icons';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { Button, Modal } from 'antd';
import { useCallback, useState } from 'react';
import { lotOfCode, type OfferedLot } from './lot-of-code';
import { ScanField } from './scan-field';
import type { ScanChoice } from './scanned';

interface ScannedLot<Lot> extends ScanChoice {
  readonly offered: Lot;
}

interface ScanTheseProps<Lot extends OfferedLot> {
  /** The label of the field that the lots are chosen in. */
  readonly label: string;
  readonly lots: readonly Lot[];
  readonly nameOf: (lot: Lot) => string;
  readonly disabled?: boolean;
  /** Looked for where none of `lots` has the code. */
  readonly findElse?: (code: ScannedCode) => Promise<Lot | null>;
  readonly onChoose: (lot: Lot) => void;
}

/** Beside a list of lots: the same choice by camera, by hand scanner or by typing its number. */
export function ScanThese<Lot extends OfferedLot>(props: ScanTheseProps<Lot>) {
  const { label, lots, nameOf, disabled = false, findElse, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
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
      const offered = lotOfCode(lots, code) ?? (await findElse?.(code)) ?? null;
      return offered === null ? null : choiceOf(offered);
    },
    [lots, findElse, choiceOf],
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
