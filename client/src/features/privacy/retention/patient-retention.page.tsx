import {
  ERASURE_STATE_LABELS,
  RETENTION_MARK_LABELS,
  type RetentionMarkKind,
} from '@sideline/schema/retention';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { Page } from '../../../components/page';
import { ReasonDialog } from '../../../components/reason-dialog';
import { CardsSkeleton } from '../../../components/skeletons';
import { StatusTag } from '../../../components/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import {
  useEndRetentionMarkMutation,
  useMarkRetentionMutation,
  usePatientRetentionQuery,
  type RetentionFactsFragment,
} from './retention.generated';
import styles from './retention.module.css';
import { RulingDrawer } from './ruling-drawer';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];
const SET: Readonly<Record<RetentionMarkKind, string>> = {
  legal_hold: 'Set a legal hold',
  serious_incident: 'Mark as a serious incident',
};
const LIFT: Readonly<Record<RetentionMarkKind, string>> = {
  legal_hold: 'Lift the legal hold',
  serious_incident: 'Take the mark away',
};
const HINTS: Readonly<Record<RetentionMarkKind, string>> = {
  legal_hold: 'Nothing of this person is erased while it stands.',
  serious_incident: 'These records are kept for ever; only a ruling can end that.',
};

/** How long one person's records are kept, and why: the marks that keep them longer, and a ruling that ends it. */
export default function PatientRetentionPage() {
  const { patientId = '' } = useParams();
  const { data, error, refetch } = usePatientRetentionQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [isRuling, setRuling] = useState(false);
  const retention = data?.patientRetention;
  const refresh = () => void refetch();
  if (!retention)
    return (
      <Page title="Retention" breadcrumb={BREADCRUMB} error={error} onRetry={refresh}>
        <CardsSkeleton cards={2} rows={4} />
      </Page>
    );
  const { patientName, lastContact, retainUntil, isPast, erasure } = retention;
  const isOpen = erasure?.state === 'listed' || erasure?.state === 'approved';
  return (
    <Page
      title={`Retention of ${patientName}`}
      breadcrumb={BREADCRUMB}
      purpose="How long these records are kept: 8 years after the last contact, until the 25th birthday or 8 years after death, whichever is latest."
      actions={<Link to={`/patients/${retention.patientId}`}>Open the record</Link>}
    >
      <div className={styles['stack']}>
        <Card title="Kept until">
          <dl className={styles['facts']}>
            <dt>Kept until</dt>
            <dd>{retainUntil === null ? 'For ever' : formatDate(retainUntil)}</dd>
            <dt>Last contact</dt>
            <dd>{formatDate(lastContact)}</dd>
            <dt>State</dt>
            <dd>
              {isOpen ? (
                <StatusTag tone="warning">{ERASURE_STATE_LABELS[erasure.state]}</StatusTag>
              ) : isPast ? (
                <StatusTag tone="info">Kept long enough</StatusTag>
              ) : (
                <StatusTag tone="success">Being kept</StatusTag>
              )}
            </dd>
          </dl>
        </Card>
        <MarksCard retention={retention} onChanged={refresh} />
        <Card title="Erasing before that">
          {erasure?.state === 'approved' ? (
            <p>
              Approved. It is erased from the{' '}
              <Link to="/retention?state=approved">list of what is approved</Link>.
            </p>
          ) : (
            <>
              <p>Only by a ruling: who ruled, why, and where the ruling is found.</p>
              <Button danger onClick={() => setRuling(true)}>
                Record a ruling
              </Button>
            </>
          )}
        </Card>
      </div>
      {isRuling && (
        <RulingDrawer
          patientId={retention.patientId}
          onClose={() => setRuling(false)}
          onSaved={() => {
            setRuling(false);
            refresh();
          }}
        />
      )}
    </Page>
  );
}

type Asked = { readonly kind: RetentionMarkKind; readonly endOf: string | null };

function MarksCard({
  retention,
  onChanged,
}: {
  readonly retention: RetentionFactsFragment;
  readonly onChanged: () => void;
}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [mark] = useMarkRetentionMutation({ context: inlineErrors });
  const [end] = useEndRetentionMarkMutation({ context: inlineErrors });
  const { marks, patientId } = retention;
  const free = (Object.keys(SET) as RetentionMarkKind[]).filter(
    (kind) => !marks.some((one) => one.kind === kind && one.endedAt === null),
  );
  const give = async (reason: string) => {
    if (asked === null) return;
    if (asked.endOf === null)
      await mark({ variables: { input: { id: newId(), patientId, kind: asked.kind, reason } } });
    else await end({ variables: { input: { id: asked.endOf, reason } } });
    notify.success('Saved.');
    onChanged();
  };
  return (
    <Card title="Kept longer">
      <ul className={styles['marks']}>
        {marks.map(({ id, kind, reason, madeByName, madeAt, endedAt, endedByName, endedReason }) => (
          <li key={id}>
            <StatusTag tone={endedAt === null ? 'warning' : 'neutral'}>
              {`${RETENTION_MARK_LABELS[kind]}${endedAt === null ? '' : ', ended'}`}
            </StatusTag>
            <p>
              {madeByName}, {formatDateTime(madeAt)}: {reason}
              {endedAt !== null && (
                <>
                  <br />
                  Ended by {endedByName}, {formatDateTime(endedAt)}: {endedReason}
                </>
              )}
            </p>
            {endedAt === null && <Button onClick={() => setAsked({ kind, endOf: id })}>{LIFT[kind]}</Button>}
          </li>
        ))}
      </ul>
      {marks.length === 0 && <p>Neither under a legal hold nor marked as a serious incident.</p>}
      <div className={styles['acts']}>
        {free.map((kind) => (
          <Button key={kind} onClick={() => setAsked({ kind, endOf: null })}>
            {SET[kind]}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <ReasonDialog
          title={asked.endOf === null ? SET[asked.kind] : LIFT[asked.kind]}
          label="Reason"
          hint={asked.endOf === null ? HINTS[asked.kind] : 'The next list looks at these records anew.'}
          okText={asked.endOf === null ? SET[asked.kind] : LIFT[asked.kind]}
          maxLength={1000}
          onGive={give}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
