import { BarcodeOutlined } from '@ant-design/icons';
import {
  LABEL_SHEET_NAMES,
  LABEL_SHEETS,
  LABEL_SYMBOL_NAMES,
  LABEL_SYMBOLS,
  labelsPath,
  MOST_LABELS,
  type LabelSheetName,
  type LabelSymbol,
} from '@sideline/schema/inventory/label-sheets';
import type { LabelKind } from '@sideline/schema/inventory/scan-codes';
import { LIMITS } from '@sideline/schema/limits';
import { Button, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { Choice } from '../../components/ui/choice';
import { FormField } from '../../components/ui/entity-form';
import { FileButton } from '../../components/ui/file-button';
import styles from './inventory.module.css';

interface LabelsButtonProps {
  readonly kind: LabelKind;
  readonly ids: readonly string[];
  /** Whether the button is in a toolbar or a row. */
  readonly isSmall?: boolean;
  /** What the labels are for, if there are several such buttons. */
  readonly about?: string;
}

/** Prints labels for the items shown: which sheet, which code, and where on the sheet to start. */
export function LabelsButton({ kind, ids, isSmall = false, about }: LabelsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [sheet, setSheet] = useState<LabelSheetName>('a4_21');
  const [symbol, setSymbol] = useState<LabelSymbol>('qr');
  const [skip, setSkip] = useState(0);
  const { columns, rows } = LABEL_SHEETS[sheet];
  const printed = ids.slice(0, MOST_LABELS);
  return (
    <>
      <Button
        size={isSmall ? 'small' : 'middle'}
        icon={<BarcodeOutlined aria-hidden="true" />}
        disabled={ids.length === 0}
        onClick={() => setOpen(true)}
      >
        Print labels
        {about === undefined ? null : <span className="sl-hidden">{` ${about}`}</span>}
      </Button>
      <Modal open={isOpen} title="Print labels" footer={null} onCancel={() => setOpen(false)}>
        <div className={styles['form']}>
          <FormField id="label-sheet" label="Sheet">
            <Choice<LabelSheetName>
              id="label-sheet"
              value={sheet}
              options={LABEL_SHEET_NAMES.map((value) => ({ value, label: LABEL_SHEETS[value].label }))}
              onChange={(chosen) => {
                setSheet(chosen);
                setSkip(0);
              }}
            />
          </FormField>
          <FormField id="label-symbol" label="Code">
            <Choice<LabelSymbol>
              id="label-symbol"
              value={symbol}
              options={LABEL_SYMBOL_NAMES.map((value) => ({ value, label: LABEL_SYMBOLS[value] }))}
              onChange={setSymbol}
            />
          </FormField>
          {columns * rows > 1 ? (
            <FormField id="label-skip" label="Labels already used on the first sheet">
              <InputNumber
                id="label-skip"
                min={0}
                max={columns * rows - 1}
                precision={0}
                value={skip}
                onChange={(value) => setSkip(value ?? 0)}
              />
            </FormField>
          ) : null}
          <div className={styles['foot']}>
            <Button onClick={() => setOpen(false)}>Close</Button>
            <FileButton
              path={labelsPath(kind, printed, { sheet, symbol, skip })}
              timeoutMs={LIMITS.http.pdfTimeoutMs}
            >
              {`Download ${String(printed.length)} ${printed.length === 1 ? 'label' : 'labels'}`}
            </FileButton>
          </div>
        </div>
      </Modal>
    </>
  );
}
