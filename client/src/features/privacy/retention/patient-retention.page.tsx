import { ERASURE_STATE_LABELS, type RetentionMarkKind } from '@sideline/schema/retention';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../../../components/page';
import { CardsSkeleton } from '../../../components/skeletons';
import { StatusTag } from '../../../components/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate } from '../../../lib/dates';
import { MarksCard } from './marks-card';
import {
  useEndRetentionMarkMutation,
  useMarkRetentionMutation,
  usePatientRetentionQuery,
} from './retention.generated';
import styles from './retention.module.css';
import { RulingDrawer } from './ruling-drawer';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];
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
  const [mark] = useMarkRetentionMutation({ context: inlineErrors });
  const [end] = useEndRetentionMarkMutation({ context: inlineErrors });
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
        <MarksCard
          marks={retention.marks}
          hints={HINTS}
          liftHint="The next list looks at these records anew."
          none="Neither under a legal hold nor marked as a serious incident."
          onSet={(input) => mark({ variables: { input: { ...input, patientId: retention.patientId } } })}
          onLift={(input) => end({ variables: { input } })}
          onChanged={refresh}
        />
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
