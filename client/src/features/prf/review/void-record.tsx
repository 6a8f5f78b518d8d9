import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { FieldError } from '../../../components/entity-form';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { useVoidPrfMutation } from '../prf.generated';
import { usePrf } from '../prf-context';

/** Declares the whole record entered in error, with the reason. It stays readable and is never deleted. */
export function VoidRecord() {
  const { record, refresh } = usePrf();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [declareVoid, { loading }] = useVoidPrfMutation({ context: inlineErrors });
  if (!record?.canVoid) return null;

  const submit = async () => {
    setError(null);
    try {
      await declareVoid({ variables: { input: { prfId: record.id, reason: reason.trim() } } });
      await refresh();
      setOpen(false);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };

  return (
    <>
      <Button
        danger
        size="large"
        onClick={() => {
          setOpen(true);
        }}
      >
        Entered in error…
      </Button>
      <Modal
        rootClassName="prf-portal"
        open={isOpen}
        title="Declare this record entered in error"
        okText="Declare entered in error"
        okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
        confirmLoading={loading}
        onOk={() => void submit()}
        onCancel={() => {
          setOpen(false);
        }}
      >
        <label htmlFor="prf-void-reason" className="prf-label">
          Why?
        </label>
        <p className="prf-hint">
          The record closes for good and stays readable, with this reason and your name.
        </p>
        <Input.TextArea
          id="prf-void-reason"
          value={reason}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        <FieldError id="prf-void-reason" error={error} />
      </Modal>
    </>
  );
}
