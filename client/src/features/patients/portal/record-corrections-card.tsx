import { PATIENT_PART_TITLES } from '@sideline/schema/prf/handover/patient-words-source';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../../components/ui/failure';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { useAnswerRecordCorrectionMutation, useRecordCorrectionsQuery } from './guardian-access.generated';
import styles from './portal.module.css';

interface RecordCorrectionsCardProps {
  readonly patientId: string;
  readonly asked: number;
  /** How many of them have not been answered. */
  readonly open: number;
}

/** What the patient asked to have corrected in signed records. If all are answered, they are loaded on request. */
export function RecordCorrectionsCard({ patientId, asked, open }: RecordCorrectionsCardProps) {
  const [isShown, setShown] = useState(open > 0);
  return (
    <Card title={<h2 className="sl-card-title">Requests to correct records</h2>}>
      {isShown ? (
        <Requests patientId={patientId} />
      ) : (
        <Button onClick={() => setShown(true)}>
          Show {asked} answered {asked === 1 ? 'request' : 'requests'}
        </Button>
      )}
    </Card>
  );
}

function Requests({ patientId }: { readonly patientId: string }) {
  const { data, error, refetch } = useRecordCorrectionsQuery({
    variables: { patientId },
    fetchPolicy: 'network-only',
  });
  const [answering, setAnswering] = useState<string | null>(null);
  const [answer] = useAnswerRecordCorrectionMutation({ context: inlineErrors });
  const corrections = data?.recordCorrections;
  if (corrections === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton rows={2} />;
  return (
    <>
      <ul className={styles.list}>
        {corrections.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={`/prf/${one.customPrfId}`}>{one.customPrfId}</Link>, ‘{PATIENT_PART_TITLES[one.part]}
              ’, {formatDateTime(one.askedAt)}
            </span>
            <span>{one.words}</span>
            {one.answeredAt ? (
              <span className={styles.quiet}>
                Answered {formatDateTime(one.answeredAt)}: {one.answer}
              </span>
            ) : (
              <Button onClick={() => setAnswering(one.id)}>
                Answer<span className="sl-hidden"> the request about {one.customPrfId}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answering === null ? null : (
        <ReasonDialog
          title="Answer the request"
          label="What was the outcome?"
          hint="The patient will read your answer. If the record needs correcting, amend it first."
          okText="Send the answer"
          maxLength={2_000}
          onGive={async (words) => {
            await answer({ variables: { input: { id: answering, answer: words } } });
            await refetch();
          }}
          onClose={() => setAnswering(null)}
        />
      )}
    </>
  );
}
