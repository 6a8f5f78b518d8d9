import { Button, Card } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import patientStyles from '../patients.module.css';
import { IdentityCheck } from '../identity-check';
import styles from './merge.module.css';
import { useUndoPatientMergeMutation, type PatientMergeFragment } from './patient-merges.generated';

interface MergesCardProps {
  readonly patientId: string;
  readonly merges: readonly PatientMergeFragment[];
  readonly canUndo: boolean;
  readonly onChanged: () => void;
}

/** The records that this one was merged with, the merges that were undone, and what can be done about them. */
export function MergesCard({ patientId, merges, canUndo, onChanged }: MergesCardProps) {
  const [undoing, setUndoing] = useState<PatientMergeFragment | null>(null);
  const [undo] = useUndoPatientMergeMutation({ context: inlineErrors });
  if (merges.length === 0) return null;
  return (
    <Card title={<h2 className="sl-card-title">Merged records</h2>}>
      <ul className={patientStyles.list}>
        {merges.map((merge) => {
          const isLoser = merge.loser.id === patientId;
          const other = isLoser ? merge.survivor : merge.loser;
          const isStanding = !merge.undoneAt;
          return (
            <li key={merge.id}>
              <div className={patientStyles.line}>
                <span>
                  {isLoser ? 'Merged into ' : 'Merged with it: '}
                  <Link to={`/patients/${other.id}`}>{other.name}</Link>
                </span>
                <StatusTag tone={isStanding ? 'info' : 'neutral'}>
                  {isStanding ? 'Merged' : 'Undone'}
                </StatusTag>
              </div>
              <div className={patientStyles.quiet}>
                {formatDateTime(merge.mergedAt)}, {merge.mergedBy ?? 'a deleted account'}: {merge.reason}
              </div>
              {merge.undoneAt ? (
                <div className={patientStyles.quiet}>
                  Undone {formatDateTime(merge.undoneAt)}, {merge.undoneBy ?? 'a deleted account'}:{' '}
                  {merge.undoneReason}
                </div>
              ) : null}
              {isStanding && merge.hasWaitingAccount ? (
                <div className={patientStyles.quiet}>
                  An account still shows only one of the two records, until its owner’s identity has been
                  checked.
                </div>
              ) : null}
              {isStanding ? (
                <div className={styles['actions']}>
                  {merge.hasWaitingAccount ? (
                    <IdentityCheck
                      patient={merge.survivor}
                      of={{ mergeId: merge.id }}
                      label="Record identity check"
                      onRecorded={onChanged}
                    />
                  ) : null}
                  {canUndo ? (
                    <Button danger onClick={() => setUndoing(merge)}>
                      Undo merge
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {undoing === null ? null : (
        <ReasonDialog
          title="Undo merge"
          label="Reason"
          hint="The records are separate again. Nothing was lost."
          maxLength={1000}
          okText="Undo merge"
          isDanger
          onGive={async (reason) => {
            await undo({ variables: { input: { mergeId: undoing.id, reason } } });
            notify.success('The merge was undone.');
            onChanged();
          }}
          onClose={() => setUndoing(null)}
        />
      )}
    </Card>
  );
}
