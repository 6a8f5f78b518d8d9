import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { messageOf, problemsOf } from '../../lib/errors';
import { FormField } from './entity-form';

interface ReasonDialogProps {
  readonly title: string;
  /** The question that the reason answers. */
  readonly label: string;
  /** What becomes of it. */
  readonly hint: string;
  readonly okText: string;
  readonly isDanger?: boolean;
  readonly maxLength?: number;
  /** Does it. The dialog stays, with what was typed and why it failed, where this rejects. */
  readonly onGive: (reason: string) => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks why, and lets nothing happen without an answer. Shown while it is mounted. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, hint, okText, isDanger = false, maxLength = 500, onGive, onClose } = props;
  const id = useId();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isGiving, setGiving] = useState(false);

  const give = async () => {
    setFailure(null);
    setGiving(true);
    try {
      await onGive(reason.trim());
      onClose();
    } catch (problem) {
      const [named] = problemsOf(problem);
      setFailure(named?.message ?? messageOf(problem));
      setGiving(false);
    }
  };

  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: isDanger, disabled: reason.trim() === '' }}
      confirmLoading={isGiving}
      mask={{ closable: false }}
      onOk={() => void give()}
      onCancel={onClose}
    >
      <FormField id={id} label={label} hint={hint} error={failure}>
        <Input.TextArea
          id={id}
          value={reason}
          maxLength={maxLength}
          autoSize={{ minRows: 2, maxRows: 6 }}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
      </FormField>
    </Modal>
  );
}
