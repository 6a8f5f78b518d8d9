import { EditFilled } from '@ant-design/icons';
import { nextState } from '@sideline/schema/prf/record/states';
import { Button } from 'antd';
import { useState } from 'react';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { messageOf } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import { FormFailure } from '../../../components/ui/form-failure';
import { useRequestPrfReviewMutation } from '../prf.generated';
import { isSealable } from '../drafts/draft-transitions';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { FhirButton } from './fhir-button';
import { HistoryLink } from './history-link';
import { PdfButton } from './pdf-button';
import { RetentionLink } from './retention-link';
import { SignRecord } from './sign-record';
import { RefusedSignature } from './refused-signature';
import { VoidRecord } from './void-record';
import { WaitingSignature } from './waiting-signature';

interface RecordActionsProps {
  readonly missingCount: number;
  /** Questions that have been neither corrected nor answered. */
  readonly questionCount: number;
  readonly isReadOnly: boolean;
}

const signatureOf = (view: RecordView) => view.draft().signature ?? null;

/** The actions for the record: review by another person, signature, PDF and, apart from these, 'entered in error'. */
export function RecordActions({ missingCount, questionCount, isReadOnly }: RecordActionsProps) {
  const { record, store, isPractice, refresh } = usePrf();
  const [isSigning, setSigning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [requestReview, { loading }] = useRequestPrfReviewMutation({ context: inlineErrors });
  const signature = useView(signatureOf);
  if (!record) return null;
  if (signature?.kind === 'waiting') return <WaitingSignature sealed={signature.sealed} />;
  const canRequest = !isReadOnly && nextState(record.status, 'requestReview') !== null;
  const canSign = !isReadOnly && nextState(record.status, 'sign') !== null;

  const isWithServer = async (): Promise<boolean> => {
    setError(null);
    const isThere = await store.flush();
    if (!isThere) setError('Not everything is on the server yet. Try again once it is saved.');
    return isThere;
  };
  // The signature covers what this page shows, which is already on the server or is sent before the signature.
  const beginSigning = async () => {
    setError(null);
    const isThere = await store.flush();
    const state = store.getState();
    const isOffline = state.failure?.kind === 'connection' && isSealable(state);
    if (isThere || (isOffline && !isPractice)) setSigning(true);
    else setError('Not everything is on the server yet. Try again once it is saved.');
  };

  const request = async () => {
    if (!(await isWithServer())) return;
    try {
      await requestReview({ variables: { prfId: record.id } });
      await refresh();
      notify.success('Review requested.');
    } catch (failure) {
      setError(messageOf(failure));
    }
  };

  const isComplete = missingCount === 0 && questionCount === 0;
  return (
    <>
      {signature?.kind === 'refused' ? (
        <RefusedSignature
          refused={signature}
          canSign={canSign && isComplete}
          onSign={() => void beginSigning()}
        />
      ) : null}
      <section className="prf-card" aria-labelledby="prf-sign">
        <h3 id="prf-sign" className="prf-card-title">
          Signature
        </h3>
        {record.status === 'awaiting_review' ? (
          <p>Another clinician has been asked to review this record.</p>
        ) : null}
        {missingCount > 0 ? (
          <p className="prf-hint">You can sign when nothing is missing. Everything else is already saved.</p>
        ) : questionCount > 0 ? (
          <p className="prf-hint">You can sign when you have corrected or answered every question.</p>
        ) : null}
        <FormFailure text={error} />
        <div className="prf-actions">
          {canSign ? (
            <Button
              type="primary"
              size="large"
              icon={<EditFilled aria-hidden="true" />}
              disabled={!isComplete}
              onClick={() => void beginSigning()}
            >
              Sign PRF
            </Button>
          ) : null}
          {canRequest && !isPractice ? (
            <Button size="large" loading={loading} onClick={() => void request()}>
              Request review
            </Button>
          ) : null}
          {isPractice ? null : (
            <>
              <PdfButton />
              <FhirButton />
              <HistoryLink />
              <RetentionLink />
              <span className="prf-apart">
                <VoidRecord />
              </span>
            </>
          )}
        </div>
        {isSigning ? (
          <SignRecord
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
    </>
  );
}
