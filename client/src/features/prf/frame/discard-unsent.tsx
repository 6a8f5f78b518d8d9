import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LaterModal } from '../../../components/ui/later';
import { discardUnsent } from '../drafts/draft-registry';
import { unsentCount } from '../drafts/draft-view';
import { useDraft } from '../prf-context';

/** Discards what was typed into a record that will never accept it, after a question. Hidden if nothing is unsent. */
export function DiscardUnsent() {
  const draft = useDraft();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const count = unsentCount(draft);
  if (count === 0) return null;
  const isErased = draft.lock?.code === 'PRF_ERASED';
  const discard = async () => {
    setAsking(false);
    // Nothing of an erased record is left to show.
    if (isErased) void navigate('/dashboard', { replace: true });
    await discardUnsent(draft.prfId);
  };
  return (
    <>
      <div className="prf-actions">
        <Button
          danger
          onClick={() => {
            setAsking(true);
          }}
        >
          Discard what I typed…
        </Button>
      </div>
      <LaterModal
        rootClassName="prf-portal"
        open={isAsking}
        title="Discard what you typed?"
        onCancel={() => {
          setAsking(false);
        }}
        footer={[
          <Button key="discard" danger size="large" onClick={() => void discard()}>
            Discard it
          </Button>,
          <Button
            key="keep"
            type="primary"
            size="large"
            onClick={() => {
              setAsking(false);
            }}
          >
            Keep it on this device
          </Button>,
        ]}
      >
        <p>
          {count === 1 ? '1 change is' : `${count} changes are`} only on this device and cannot be added to
          the record. If you discard {count === 1 ? 'it, it is' : 'them, they are'} gone. First pass on
          anything that others need.
        </p>
      </LaterModal>
    </>
  );
}
