import { MobileOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { SealedSignature } from '../drafts/draft-state';
import { SIGNED_HERE } from '../../../lib/signed-here';
import { useSignedInUser } from '../../../lib/session';
import { SignatureImage } from '../fields/signature-image';
import { usePrf } from '../prf-context';
import { formatDateTime } from '../record-clock';

/** The signature that was made on this device and is waiting for the server. It can be withdrawn until it is sent. */
export function WaitingSignature({ sealed }: { readonly sealed: SealedSignature }) {
  const { store } = usePrf();
  const user = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const name = `${user.firstName} ${user.lastName}`;
  const close = () => setAsking(false);
  return (
    <section className="prf-card" aria-labelledby="prf-sign">
      <h3 id="prf-sign" className="prf-card-title">
        Signature
      </h3>
      <p>
        <MobileOutlined aria-hidden="true" /> <strong>{SIGNED_HERE}</strong>
      </p>
      <p>
        Signed by <strong>{name}</strong>, {sealed.grade}, {formatDateTime(sealed.signedAt)} by the clock of
        this device
      </p>
      <SignatureImage strokes={sealed.strokes} label={`Signature of ${name}`} />
      <p className="prf-hint">
        Your signature is sent after your entries. The record is signed once the server has checked your
        password and that nothing has changed.
      </p>
      <div className="prf-actions">
        <Button size="large" onClick={() => setAsking(true)}>
          Withdraw signature…
        </Button>
      </div>
      <Modal
        rootClassName="prf-portal"
        open={isAsking}
        title="Withdraw your signature?"
        onCancel={close}
        footer={[
          <Button
            key="withdraw"
            danger
            size="large"
            onClick={() => {
              close();
              store.withdrawSignature();
            }}
          >
            Withdraw it
          </Button>,
          <Button key="keep" type="primary" size="large" onClick={close}>
            Keep it
          </Button>,
        ]}
      >
        <p>
          You can write in the record again, and it will not be signed. Your entries stay. If the signature
          has just reached the server, the record is already signed.
        </p>
      </Modal>
    </section>
  );
}
