import { EditFilled } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropAmendment } from '../drafts/draft-registry';
import { unsentCount } from '../drafts/draft-view';
import { useDraft, usePrf } from '../prf-context';

/** Shows on every section that the amendment is open, with links to review it and to leave it. */
export function AmendingHead() {
  const draft = useDraft();
  const { record, goTo } = usePrf();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const number = record?.customPrfId ?? '';
  const count = unsentCount(draft);

  const leave = () => void navigate(`/prf/${number}?section=review`);
  const discard = async () => {
    await dropAmendment(draft.prfId);
    leave();
  };

  return (
    <div className="prf-callout" data-tone="warning">
      <p className="prf-callout-title">
        <EditFilled aria-hidden="true" /> Amending a signed record
      </p>
      <p>
        Your changes are kept on this device and become version {(record?.signature?.revision ?? 0) + 1} when
        you sign the amendment. Until then, the signed record does not change.
      </p>
      <div className="prf-actions">
        <Button
          onClick={() => {
            goTo({ section: 'review' });
          }}
        >
          Review the changes
        </Button>
        <Button
          onClick={() => {
            if (count > 0) setAsking(true);
            else void discard();
          }}
        >
          Leave amendment…
        </Button>
      </div>
      <Modal
        rootClassName="prf-portal"
        open={isAsking}
        title="Leave this amendment?"
        onCancel={() => {
          setAsking(false);
        }}
        footer={[
          <Button key="discard" danger size="large" onClick={() => void discard()}>
            Discard the changes
          </Button>,
          <Button key="keep" type="primary" size="large" onClick={leave}>
            Keep them on this device
          </Button>,
        ]}
      >
        <p>
          It has {count === 1 ? '1 change' : `${count} changes`} that nobody has signed. If you keep it on
          this device, you can continue it from the signed record. If you discard it, it cannot be recovered.
        </p>
      </Modal>
    </div>
  );
}
