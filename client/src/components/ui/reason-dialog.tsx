import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { messageOf, problemsOf } from '../../lib/errors';
import { FormField } from './entity-form';

interface ReasonDialogProps {
  readonly title: string;
  /** The question that the reason answers. */
  readonly label: string;
  /** The consequence. */
  readonly hint: string;
  readonly okText: string;
  readonly isDanger?: boolean;
  readonly maxLength?: number;
  /** Does it. Where this rejects, the dialog stays, with what was typed and why it failed. */
  readonly onGive: (reason: string) => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks for a reason, and does nothing without one. Shown while it is mounted. */
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
