import { UnlockOutlined } from '@ant-design/icons';
import { ERRORS } from '@sideline/schema/errors';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { FieldError } from '../../../components/entity-form';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { useOpenPrfForWritingMutation } from '../prf.generated';
import { useIdentity, usePrf } from '../prf-context';

/** Somebody else's record: it opens for writing once a reason is recorded, which is audited (clinical section 7). */
export function BreakGlass() {
  const { store, refresh } = usePrf();
  const { prfId } = useIdentity();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [openForWriting, { loading }] = useOpenPrfForWritingMutation({ context: inlineErrors });

  const submit = async () => {
    setError(null);
    try {
      await openForWriting({ variables: { input: { prfId, reason: reason.trim() } } });
      await refresh();
      store.unlock();
      setOpen(false);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };

  return (
    <div className="prf-callout" data-tone="warning">
      <p className="prf-callout-title">Not your record</p>
      <p>{ERRORS.PRF_NOT_YOURS.message}</p>
      <div className="prf-actions">
        <Button
          icon={<UnlockOutlined aria-hidden="true" />}
          onClick={() => {
            setOpen(true);
          }}
        >
          Record a reason
        </Button>
      </div>
      <Modal
        rootClassName="prf-portal"
        open={isOpen}
        title="Open this record for writing"
        okText="Open for writing"
        confirmLoading={loading}
        okButtonProps={{ disabled: reason.trim() === '' }}
        onOk={() => void submit()}
        onCancel={() => {
          setOpen(false);
        }}
      >
        <label htmlFor="prf-break-glass" className="prf-label">
          Why do you need to write in it?
        </label>
        <p className="prf-hint">The reason, your name and the time are kept with the record.</p>
        <Input.TextArea
          id="prf-break-glass"
          value={reason}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        <FieldError id="prf-break-glass" error={error} />
      </Modal>
    </div>
  );
}
