import { Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { useWitnessing } from '../../../components/witness/use-witnessing';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import type { StockShortageOutcome } from '../../../schema.generated';
import { amountWords } from '../stock-words';
import styles from '../inventory.module.css';
import { useSettleStockShortageMutation, type ShortageRowFragment } from './usage.generated';

interface SettleDialogProps {
  readonly row: ShortageRowFragment;
  readonly onClose: () => void;
  readonly onSettled: () => void;
}

/** Settles a shortage: the stock was there after all, or nobody knows. A controlled drug needs a witness. */
export function SettleDialog({ row, onClose, onSettled }: SettleDialogProps) {
  const id = useId();
  const [key] = useState(() => newId());
  const [outcome, setOutcome] = useState<StockShortageOutcome>('found');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const witnessing = useWitnessing();
  const [settle, { loading }] = useSettleStockShortageMutation({ context: inlineErrors });
  const { move, locationName } = row;

  const save = async () => {
    setFailure(null);
    try {
      const isSettled = await witnessing.run((witness) =>
        settle({ variables: { input: { key, moveId: move.id, outcome, reason: reason.trim(), witness } } }),
      );
      if (!isSettled) return;
    } catch (problem) {
      setFailure(messageOf(problem));
      return;
    }
    notify.success('Shortage settled.');
    onSettled();
  };
  return (
    <Modal
      open
      title="Settle this shortage?"
      okText="Settle shortage"
      cancelText="Leave it open"
      okButtonProps={{ disabled: reason.trim() === '' }}
      confirmLoading={loading}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles['form']}>
        <p className={styles['quiet']}>
          {amountWords(move.quantity, move.unit)} of {move.itemName}
          {move.lot === null ? '' : `, lot ${move.lot}`} used, and not in the books of {locationName}.
        </p>
        <Radio.Group
          aria-label="What was found?"
          value={outcome}
          onChange={({ target }) => setOutcome(target.value as StockShortageOutcome)}
          options={[
            { value: 'found', label: `It was in ${locationName}: take it from there now` },
            { value: 'written_off', label: 'Nobody knows: write it off' },
          ]}
          vertical
        />
        <TextField
          id={`${id}-reason`}
          label="What did you find?"
          value={reason}
          isRequired
          isLong
          maxLength={500}
          onChange={setReason}
        />
        <FormFailure text={failure} />
      </div>
      {witnessing.dialog}
    </Modal>
  );
}
