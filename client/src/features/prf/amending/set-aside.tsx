import { Input, Modal } from 'antd';
import { useState } from 'react';
import { FieldError } from '../../../components/entity-form';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { useSetAsidePrfLateEditsMutation } from '../prf.generated';

interface SetAsideProps {
  readonly prfId: string;
  readonly commandIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why what came after the signature does not belong into the record. It stays with it, with the reason. */
export function SetAside({ prfId, commandIds, onDone, onClose }: SetAsideProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [setAside, { loading }] = useSetAsidePrfLateEditsMutation({ context: inlineErrors });

  const submit = async () => {
    setError(null);
    try {
      await setAside({ variables: { input: { prfId, commandIds: [...commandIds], reason: reason.trim() } } });
      onDone();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };

  return (
    <Modal
      rootClassName="prf-portal"
      open
      title="Set these edits aside"
      okText="Set aside"
      okButtonProps={{ disabled: reason.trim() === '', size: 'large' }}
      cancelButtonProps={{ size: 'large' }}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <label htmlFor="prf-set-aside" className="prf-label">
        Why do they not belong into the record?
      </label>
      <p className="prf-hint">They are kept with it all the same, with this reason and your name.</p>
      <Input.TextArea
        id="prf-set-aside"
        value={reason}
        maxLength={500}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={(event) => {
          setReason(event.target.value);
        }}
      />
      <FieldError id="prf-set-aside" error={error} />
    </Modal>
  );
}
