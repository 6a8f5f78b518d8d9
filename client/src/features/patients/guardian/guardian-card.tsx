import { needsGuardian } from '@sideline/schema/guardianship';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateTime, todayAsLocalDate } from '../../../lib/dates';
import type { PatientQuery } from '../patients.generated';
import styles from '../patients.module.css';
import { usePortalWords } from '../portal/portal-words';
import { GuardianDialog } from './guardian-dialog';
import { GuardianReviewDialog } from './guardian-review-dialog';
import { reviewStateOf } from './review-state';

interface GuardianCardProps {
  readonly patient: NonNullable<PatientQuery['patient']>;
  /** Whether the viewer is the patient, who cannot change anything here. */
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}

/** The guardian of a patient under 16, and the review of the patient's account at 16. Hidden for everyone else. */
export function GuardianCard({ patient, isOwn, onChanged }: GuardianCardProps) {
  const { say, dated } = usePortalWords();
  const [asking, setAsking] = useState<'guardian' | 'review' | null>(null);
  const { guardian, guardianReview } = patient;
  const today = todayAsLocalDate();
  const isChild = needsGuardian(patient.dob, today);
  const { isDue, isReviewed } = reviewStateOf(patient, today);
  if (!isChild && !guardian && !isReviewed && !isDue) return null;
  const close = () => setAsking(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <Card
      title={<h2 className="sl-card-title">{say('portal.guardian')}</h2>}
      extra={isDue ? <StatusTag tone="waiting">{say('portal.guardianDue')}</StatusTag> : null}
    >
      {guardian ? (
        <p>
          <strong>{guardian.guardianName}</strong> ({guardian.guardianRelationship})
          <br />
          {[guardian.guardianPhone, guardian.guardianEmail].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <p className={styles.quiet}>{say(isChild ? 'portal.guardianNeeded' : 'portal.guardianNone')}</p>
      )}
      {isReviewed && guardianReview?.reviewedAt && (
        <p className={styles.quiet}>
          {say('portal.guardianReviewed', { at: dated(formatDateTime(guardianReview.reviewedAt)) })}
          {guardianReview.keptReason &&
            ` ${say('portal.guardianKept', { reason: guardianReview.keptReason })}`}
        </p>
      )}
      {!isOwn && isDue && <p>Their account is paused until their identity has been checked in person.</p>}
      {!isOwn && isChild && (
        <Button onClick={() => setAsking('guardian')}>
          {guardian ? 'Change guardian' : 'Name a guardian'}
        </Button>
      )}
      {!isOwn && isDue && (
        <Button type="primary" onClick={() => setAsking('review')}>
          Record the review
        </Button>
      )}
      {asking === 'guardian' && <GuardianDialog patient={patient} onSaved={done} onClose={close} />}
      {asking === 'review' && (
        <GuardianReviewDialog
          patientId={patient.id}
          hasGuardian={Boolean(guardian)}
          onRecorded={done}
          onClose={close}
        />
      )}
    </Card>
  );
}
