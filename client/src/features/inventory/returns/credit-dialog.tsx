import { InputNumber, Modal } from 'antd';
import { useId, useState } from 'react';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { messageOf, problemsOf } from '../../../lib/errors';

interface CreditDialogProps {
  readonly number: string;
  readonly onGive: (facts: {
    readonly creditPence: number;
    readonly creditReference: string;
  }) => Promise<void>;
  readonly onClose: () => void;
}

/** What the supplier refunds, and the credit note number. */
export function CreditDialog({ number, onGive, onClose }: CreditDialogProps) {
  const id = useId();
  const [pounds, setPounds] = useState<number | null>(null);
  const [reference, setReference] = useState('');
  const [amountError, setAmountError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isGiving, setGiving] = useState(false);
  const give = async () => {
    setFailure(null);
    setAmountError(null);
    if (pounds === null) {
      setAmountError('Enter the amount the supplier refunds.');
      document.getElementById(id)?.focus();
      return;
    }
    setGiving(true);
    try {
      await onGive({ creditPence: Math.round(pounds * 100), creditReference: reference });
      onClose();
    } catch (problem) {
      const [named] = problemsOf(problem);
      if (named?.field === 'creditPence') setAmountError(named.message);
      else setFailure(named?.message ?? messageOf(problem));
      setGiving(false);
    }
  };
  return (
    <Modal
      open
      title={`Record credit: ${number}`}
      okText="Record credit"
      confirmLoading={isGiving}
      mask={{ closable: false }}
      onOk={() => void give()}
      onCancel={onClose}
    >
      <FormFailure text={failure} />
      <FormField id={id} label="Credit in pounds" isRequired error={amountError}>
        <InputNumber
          id={id}
          value={pounds}
          min={0}
          precision={2}
          style={{ width: '100%' }}
          aria-required
          aria-describedby={describedBy(id, undefined, amountError)}
          onChange={setPounds}
        />
      </FormField>
      <TextField
        id={`${id}-reference`}
        label="Credit note number"
        value={reference}
        maxLength={60}
        onChange={setReference}
      />
    </Modal>
  );
}
