import { EditFilled } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormFailure } from '../../../components/ui/form-failure';
import { usePrf } from '../prf-context';
import { SignAmendment } from './sign-amendment';
import { useAmendmentChanges } from './use-amendment-changes';
import { useSigningMeans } from '../review/use-signing-means';

const LONGEST_REASON = 500;

interface AmendmentActionsProps {
  readonly missingCount: number;
  /** Questions that have been neither corrected nor answered. */
  readonly questionCount: number;
}

/** Why the record is being amended, and the signature that makes this a version of the record. */
export function AmendmentActions({ missingCount, questionCount }: AmendmentActionsProps) {
  const { store, amending } = usePrf();
  const changes = useAmendmentChanges();
  const [isSigning, setSigning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const reason = amending?.reason ?? '';
  useSigningMeans();
  return (
    <section className="prf-card" aria-labelledby="prf-sign">
      <h3 id="prf-sign" className="prf-card-title">
        Signature
      </h3>
      <div className="prf-field">
        <label htmlFor="prf-amendment-reason" className="prf-label">
          Why are you amending this record?
        </label>
        <p className="prf-hint">
          This appears on every page of the amended record, with your name. The patient’s own copy does not
          show it.
        </p>
        <Input.TextArea
          id="prf-amendment-reason"
          value={reason}
          maxLength={LONGEST_REASON}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={(event) => {
            store.note({ reason: event.target.value });
          }}
        />
      </div>
      <FormFailure text={error} />
      <div className="prf-actions">
        <Button
          type="primary"
          size="large"
          icon={<EditFilled aria-hidden="true" />}
          disabled={missingCount > 0 || questionCount > 0 || changes.length === 0 || reason.trim() === ''}
          onClick={() => {
            store.settle();
            setError(null);
            setSigning(true);
          }}
        >
          Sign the amendment
        </Button>
      </div>
      {isSigning ? (
        <SignAmendment
          onClose={() => {
            setSigning(false);
          }}
          onChanged={(message) => {
            setSigning(false);
            setError(message);
          }}
        />
      ) : null}
    </section>
  );
}
