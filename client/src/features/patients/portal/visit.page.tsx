import { DownloadOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import type { PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
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
import { inPortalWords, PART_KEYS, usePortalWords } from './portal-words';
import { RecordParts } from './record-parts';
import { ShareCard } from './share-card';

type Shown = PatientRecordWordsQuery['patientRecord'];

/** A guardian goes back to the child whose visit it is. */
const recordsPath = (childId: string | null): string =>
  childId === null ? '/patient-access' : `/patient-access?child=${encodeURIComponent(childId)}`;

/** One visit as the patient reads it, or the guardian of a child: `?child=` names the child. */
export default inPortalWords(VisitPage);

function VisitPage() {
  const { say } = usePortalWords();
  const { customPrfId = '' } = useParams();
  const childId = useSearchParams()[0].get('child');
  const { data, error, refetch } = usePatientRecordWordsQuery({
    variables: { customPrfId, childId },
    fetchPolicy: 'no-cache',
  });
  const record = data?.patientRecord;
  if (!record)
    return (
      <Page
        title={say('portal.yourVisit')}
        breadcrumb={[{ label: say('portal.myRecords'), path: recordsPath(childId) }]}
        error={error}
        onRetry={() => void refetch()}
      >
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
  const { say, dated, recordNote } = usePortalWords();
  const clock = clockOf(timeZone);
  const at = (moment: string): string => dated(clock.dateTime(moment));
  const query = childId === null ? '' : `?child_id=${encodeURIComponent(childId)}`;
  return (
    <Page
      title={
        isOwn ? say('portal.yourVisit') : say('portal.visitOf', { name: patientName ?? say('portal.aChild') })
      }
      width="narrow"
      breadcrumb={[{ label: say('portal.myRecords'), path: recordsPath(childId) }]}
      purpose={say('portal.signedLine', { provider: providerName, number: customPrfId, at: at(signedAt) })}
      actions={
        <>
          <FileButton
            icon={<DownloadOutlined aria-hidden="true" />}
            path={`/api/patient-record/${customPrfId}/pdf${query}`}
            timeoutMs={LIMITS.http.pdfTimeoutMs}
          >
            {say('portal.download')}
          </FileButton>
          {isOwn ? (
            <Button onClick={() => void navigate(`/patient-access/prf/${customPrfId}`)}>
              {say('portal.fullRecord')}
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
            title={say('portal.changedAfter')}
            description={say('portal.changedAt', { dates: amendedAt.map(at).join('; ') })}
          />
        ) : null}
        {isOwn ? null : (
          <p className={styles.quiet}>
            {say('portal.asGuardian', { name: patientName ?? say('portal.theChild') })}
          </p>
        )}
        {recordNote === null ? null : <p className={styles.quiet}>{recordNote}</p>}
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
            <Link to="/patient-access#who-has-looked">{say('portal.seeWhoLooked')}</Link>
          </p>
        ) : null}
      </div>
      {asking === null ? null : (
        <AskDialog
          prfId={record.prfId}
          part={asking}
          onClose={() => setAsking(null)}
          onAsked={() => {
            notify.success(say('portal.askReceived'));
            reread();
          }}
        />
      )}
    </Page>
  );
}

/** The general text does not belong to a record, and the details have their own form. */
function AskLink({ part, onAsk }: { readonly part: PatientPartKey; readonly onAsk: () => void }) {
  const { say } = usePortalWords();
  const about = <span className="sl-hidden"> {say('portal.askIn', { part: say(PART_KEYS[part]) })}</span>;
  if (part === 'help') return null;
  return (
    <div className={styles.actions}>
      <Button onClick={onAsk}>
        {say('portal.ask')}
        {about}
      </Button>
      {part === 'details' ? (
        <Link to="/patient-access?correct=details">{say('portal.correctNow')}</Link>
      ) : null}
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
  const { say } = usePortalWords();
  const [id] = useFormId();
  const [ask] = useAskRecordCorrectionMutation({ context: inlineErrors });
  return (
    <ReasonDialog
      title={say('portal.askTitle', { part: say(PART_KEYS[part]) })}
      label={say('portal.askLabel')}
      hint={say('portal.askHint')}
      okText={say('portal.send')}
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
  const { say, dated } = usePortalWords();
  const clock = clockOf(timeZone);
  const at = (moment: string): string => dated(clock.dateTime(moment));
  if (corrections.length === 0) return null;
  return (
    <Card title={<h2 className="sl-card-title">{say('portal.askedTitle')}</h2>}>
      <ul className={styles.list}>
        {corrections.map(({ id, part, words, askedAt, answer, answeredAt }) => (
          <li key={id}>
            <strong>{say(PART_KEYS[part])}</strong>
            <span>{words}</span>
            <p className={styles.quiet}>
              {say('portal.askedAt', { at: at(askedAt) })}{' '}
              {answeredAt
                ? say('portal.answeredAt', { at: at(answeredAt), answer: answer ?? '' })
                : say('portal.unanswered')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
