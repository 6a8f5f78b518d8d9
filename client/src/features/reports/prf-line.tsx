import { PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DiedTag } from '../../components/records/died';
import { PrfStatusTag } from '../../components/records/prf-status-tag';
import { StatusTag } from '../../components/ui/status-tag';
import { clockOf, formatAge } from '../../lib/dates';
import { useSignedHere } from '../../lib/signed-here';
import { useNow } from '../../lib/use-now';
import type { DeskPrfFragment } from './dashboard.generated';
import styles from './dashboard.module.css';
import { missingWords } from './missing-words';

interface PrfLineProps {
  readonly prf: DeskPrfFragment;
  readonly isLate: boolean;
  readonly children?: ReactNode;
}

/** An unsigned record on the dashboard: who it is about, what it still needs, and how old it is. */
export function PrfLine({ prf, isLate, children }: PrfLineProps) {
  const now = useNow();
  const isSignedHere = useSignedHere().has(prf.id);
  const facts = [prf.customPrfId, prf.chiefComplaint, prf.eventName].filter(Boolean);
  // Not 'ready to sign', because pictures may not have been sent yet. The review says so.
  const isComplete = prf.missingCount === 0;
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Link to={`/prf/${prf.customPrfId}`} className={styles.link}>
          {prf.patientName ?? 'No patient yet'}
        </Link>{' '}
        <DiedTag patient={prf} />
        <div className={styles.facts}>{facts.join(' · ')}</div>
        {!isComplete && (
          <div className={styles.misses}>{missingWords(prf.missingCount, prf.nextMissing)}</div>
        )}
        <div className={styles.facts}>
          Started {clockOf(prf.timeZone).dateTime(prf.createdAt)} ({formatAge(prf.createdAt, now)})
        </div>
      </div>
      <div className={styles.side}>
        {children}
        {isSignedHere ? (
          <PrfStatusTag status={prf.status} prfId={prf.id} />
        ) : isComplete ? (
          // Complete is not signed. Green would suggest that nothing is left to do.
          <StatusTag tone={isLate ? 'warning' : 'info'}>Form complete</StatusTag>
        ) : isLate ? (
          <StatusTag tone="warning">{PRF_STATE_LABELS[prf.status]}</StatusTag>
        ) : (
          <PrfStatusTag status={prf.status} />
        )}
      </div>
    </div>
  );
}
