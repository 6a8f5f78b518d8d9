import { Input } from 'antd';
import { useId, useState } from 'react';
import { useFieldWords } from '../../lib/words/use-field-words';
import { FormFailure } from './form-failure';
import { messageOf, problemsOf } from '../../lib/errors';
import { describedBy, FormField } from './entity-form';
import { LaterModal } from './later';

interface ReasonDialogProps {
  readonly title: string;
  /** The question that the reason answers. */
  readonly label: string;
  /** The consequence. */
  readonly hint: string;
  readonly okText: string;
  readonly isDanger?: boolean;
  readonly maxLength?: number;
  /** Does it. If this rejects, the dialog stays, with what was typed and why it failed. */
  readonly onGive: (reason: string) => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks for a reason, and does nothing without one. Mounted while it is shown. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, hint, okText, isDanger = false, maxLength = 500, onGive, onClose } = props;
  const id = useId();
  const say = useFieldWords();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isGiving, setGiving] = useState(false);

  const give = async () => {
    setFailure(null);
    setFault(null);
    setGiving(true);
    try {
      await onGive(reason.trim());
      onClose();
    } catch (problem) {
      const [named] = problemsOf(problem);
      // A problem with the reason itself is shown at its box.
      if (named !== undefined && /(^|\.)reason$/i.test(named.field)) setFault(named.message);
      else setFailure(named?.message ?? messageOf(problem));
      setGiving(false);
    }
  };

  return (
    <LaterModal
      open
      title={title}
      okText={okText}
      cancelText={say('field.cancel')}
      okButtonProps={{ danger: isDanger, disabled: reason.trim() === '' }}
      confirmLoading={isGiving}
      mask={{ closable: false }}
      onOk={() => void give()}
      onCancel={onClose}
    >
      <FormFailure text={failure} />
      <FormField id={id} label={label} hint={hint} error={fault}>
        <Input.TextArea
          id={id}
          value={reason}
          maxLength={maxLength}
          autoSize={{ minRows: 2, maxRows: 6 }}
          aria-describedby={describedBy(id, hint, fault)}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
      </FormField>
    </LaterModal>
  );
}
