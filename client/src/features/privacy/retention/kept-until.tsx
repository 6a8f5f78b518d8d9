import { ERASURE_STATE_LABELS, type RetentionMarkKind } from '@sideline/schema/retention';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate } from '../../../lib/dates';
import { MarksCard } from './marks-card';
import {
  useEndRetentionMarkMutation,
  useMarkRetentionMutation,
  type RetentionFactsFragment,
} from './retention.generated';
import styles from './retention.module.css';
import { RulingDrawer } from './ruling-drawer';

const HINTS: Readonly<Record<'patient' | 'record', Readonly<Record<RetentionMarkKind, string>>>> = {
  patient: {
    legal_hold: 'While it is in force, nothing about this person is erased.',
    serious_incident: 'These records are kept indefinitely. Only a ruling can end that.',
  },
  record: {
    legal_hold: 'While it is in force, this record is not erased.',
    serious_incident: 'This record is kept indefinitely. Only a ruling can end that.',
  },
};

interface KeptUntilProps {
  readonly retention: RetentionFactsFragment;
  readonly onChanged: () => void;
}

/**
 * How long the data of a person or an unlinked record is kept, the marks that keep it longer, and a ruling that ends it.
 */
export function KeptUntil({ retention, onChanged }: KeptUntilProps) {
  const [mark] = useMarkRetentionMutation({ context: inlineErrors });
  const [end] = useEndRetentionMarkMutation({ context: inlineErrors });
  const [isRuling, setRuling] = useState(false);
  const { patientId, prfId, lastContact, retainUntil, isPast, erasure } = retention;
  const approving = useOwnRight('approve', erasure?.state !== 'approved');
  const subject = prfId === null ? { patientId: patientId ?? '' } : { prfId };
  // Loaded again even if nothing was saved, because the ruling may be recorded and only its answer lost.
  const leaveRuling = () => {
    setRuling(false);
    onChanged();
  };
  const isOpen = erasure?.state === 'listed' || erasure?.state === 'approved';
  return (
    <>
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
          hints={HINTS[prfId === null ? 'patient' : 'record']}
          liftHint="The next list will include these records again."
          none="Not under a legal hold and not marked as a serious incident."
          onSet={(input) => mark({ variables: { input: { ...input, ...subject } } })}
          onLift={(input) => end({ variables: { input } })}
          onChanged={onChanged}
        />
        <Card title="Erasing before that">
          {erasure?.state === 'approved' ? (
            <p>
              Approved. To erase it, go to the{' '}
              <Link to="/retention?state=approved">list of approved erasures</Link>.
            </p>
          ) : (
            <>
              <p>Only after a ruling. Record who made it, why, and where to find it.</p>
              <Button danger {...approving.button} onClick={() => setRuling(true)}>
                Record a ruling
              </Button>{' '}
              {approving.reason}
            </>
          )}
        </Card>
      </div>
      {isRuling && <RulingDrawer subject={subject} onClose={leaveRuling} onSaved={leaveRuling} />}
    </>
  );
}
