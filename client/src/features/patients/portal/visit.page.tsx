import { DownloadOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { PATIENT_PART_TITLES, type PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import { Alert, Button, Card } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { FileButton } from '../../../components/ui/file-button';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { clockOf } from '../../../lib/dates';
import { useFormId } from '../../../lib/form-id';
import { notify } from '../../../lib/notices';
import {
  useAskRecordCorrectionMutation,
  usePatientRecordWordsQuery,
  type PatientRecordWordsQuery,
} from './portal.generated';
import styles from './portal.module.css';
import { RecordParts } from './record-parts';
import { ShareCard } from './share-card';

type Shown = PatientRecordWordsQuery['patientRecord'];

const BREADCRUMB = [{ label: 'My Records', path: '/patient-access' }];

/** One visit as the patient reads it, or the guardian of a child: `?child=` says whose. */
export default function VisitPage() {
  const { customPrfId = '' } = useParams();
  const childId = useSearchParams()[0].get('child');
  const { data, error, refetch } = usePatientRecordWordsQuery({
    variables: { customPrfId, childId },
    fetchPolicy: 'no-cache',
  });
  const record = data?.patientRecord;
  if (!record)
    return (
      <Page title="Your visit" breadcrumb={BREADCRUMB} error={error} onRetry={() => void refetch()}>
        <CardsSkeleton cards={3} rows={4} />
      </Page>
    );
  return <Visit record={record} childId={childId} reread={() => void refetch()} />;
}

interface VisitProps {
  readonly record: Shown;
  readonly childId: string | null;
  readonly reread: () => void;
}

function Visit({ record, childId, reread }: VisitProps) {
  const [asking, setAsking] = useState<PatientPartKey | null>(null);
  const navigate = useNavigate();
  const { customPrfId, isOwn, signedAt, amendedAt, patientName, providerName, timeZone } = record;
  const { dateTime } = clockOf(timeZone);
  const query = childId === null ? '' : `?child_id=${encodeURIComponent(childId)}`;
  return (
    <Page
      title={isOwn ? 'Your visit' : `${patientName ?? 'A child'}: visit`}
      width="narrow"
      breadcrumb={BREADCRUMB}
      purpose={`${providerName}, ${customPrfId}. Signed ${dateTime(signedAt)}.`}
      actions={
        <>
          <FileButton
            icon={<DownloadOutlined aria-hidden="true" />}
            path={`/api/patient-record/${customPrfId}/pdf${query}`}
            timeoutMs={LIMITS.http.pdfTimeoutMs}
          >
            Download
          </FileButton>
          {isOwn ? (
            <Button onClick={() => void navigate(`/patient-access/prf/${customPrfId}`)}>
              Read the full record
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.stack}>
        {amendedAt.length > 0 ? (
          <Alert
            type="info"
            showIcon
            title="This record was changed after it was signed. You see the changed version."
            description={`Changed ${amendedAt.map((at) => dateTime(at)).join('; ')}.`}
          />
        ) : null}
        {isOwn ? null : (
          <p className={styles.quiet}>
            You are reading this as a guardian. ‘You’ means {patientName ?? 'the child'}.
          </p>
        )}
        <RecordParts
          parts={record.parts}
          {...(isOwn ? { after: ({ key }) => <AskLink part={key} onAsk={() => setAsking(key)} /> } : {})}
        />
        {isOwn ? <Corrections corrections={record.corrections} timeZone={timeZone} /> : null}
        {isOwn ? (
          <ShareCard prfId={record.prfId} shares={record.shares} timeZone={timeZone} onChanged={reread} />
        ) : null}
        {isOwn ? (
          <p className={styles.quiet}>
            <Link to="/patient-access#who-has-looked">See who has looked at your records</Link>
          </p>
        ) : null}
      </div>
      {asking === null ? null : (
        <AskDialog
          prfId={record.prfId}
          part={asking}
          onClose={() => setAsking(null)}
          onAsked={() => {
            notify.success('We have your request. The answer will appear on this page.');
            reread();
          }}
        />
      )}
    </Page>
  );
}

/** The general words are nobody's record, and the details have a form of their own. */
function AskLink({ part, onAsk }: { readonly part: PatientPartKey; readonly onAsk: () => void }) {
  const about = <span className="sl-hidden"> in ‘{PATIENT_PART_TITLES[part]}’</span>;
  if (part === 'help') return null;
  return (
    <div className={styles.actions}>
      <Button onClick={onAsk}>Ask us to correct this{about}</Button>
      {part === 'details' ? <Link to="/patient-access?correct=details">Correct my details now</Link> : null}
    </div>
  );
}

interface AskDialogProps {
  readonly prfId: string;
  readonly part: PatientPartKey;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

function AskDialog({ prfId, part, onClose, onAsked }: AskDialogProps) {
  const [id] = useFormId();
  const [ask] = useAskRecordCorrectionMutation({ context: inlineErrors });
  return (
    <ReasonDialog
      title={`Ask us to correct ‘${PATIENT_PART_TITLES[part]}’`}
      label="What is wrong, and what should it say?"
      hint="Staff will read this and answer you here. The signed record stays, and a correction is added to it."
      okText="Send"
      maxLength={2_000}
      onGive={async (words) => {
        await ask({ variables: { input: { id, prfId, part, words } } });
        onAsked();
      }}
      onClose={onClose}
    />
  );
}

function Corrections({ corrections, timeZone }: Pick<Shown, 'corrections' | 'timeZone'>) {
  const { dateTime } = clockOf(timeZone);
  if (corrections.length === 0) return null;
  return (
    <Card title={<h2 className="sl-card-title">What you asked us to correct</h2>}>
      <ul className={styles.list}>
        {corrections.map(({ id, part, words, askedAt, answer, answeredAt }) => (
          <li key={id}>
            <strong>{PATIENT_PART_TITLES[part]}</strong>
            <span>{words}</span>
            <p className={styles.quiet}>
              Asked {dateTime(askedAt)}.{' '}
              {answeredAt ? `Answered ${dateTime(answeredAt)}: ${answer ?? ''}` : 'Waiting for an answer.'}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
