import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormField } from '../../components/ui/entity-form';
import { PartFailure } from '../../components/ui/failure';
import { formatDateTime } from '../../lib/dates';
import { CandidatePicker } from './candidate-picker';
import { ConcernLines } from './concern-lines';
import { personName } from './rota';
import {
  AssignBackupStaffDocument,
  AssignShiftDocument,
  useShiftCandidatesQuery,
  type RotaShiftFragment,
} from './shifts.generated';
import styles from './shifts.module.css';
import type { ShiftActs } from './use-shift-acts';

interface AdminStaffingProps {
  /** Status: open or assigned. */
  readonly shift: RotaShiftFragment;
  /** The last assignment was refused for rest or hours: a reason lets an admin go ahead. */
  readonly isRefusedForRest: boolean;
  readonly running: string | null;
  readonly act: ShiftActs['act'];
}

/** Assigns a shift to anyone, and names a backup. */
export function AdminStaffing({ shift, isRefusedForRest, running, act }: AdminStaffingProps) {
  const { id: shiftId, version } = shift;
  const canAssign = shift.status === 'open';
  const [staffId, setStaff] = useState<string | null>(null);
  const [backupId, setBackup] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const source = useShiftCandidatesQuery({
    variables: { shiftId },
    // With both a person and a backup, there is nobody to choose.
    fetchPolicy: canAssign || !shift.backupStaff ? 'no-cache' : 'standby',
  });
  const { data, error, refetch } = source;
  const candidates = data?.shiftCandidates;
  const known = (id: string | null) => candidates?.find(({ staffId }) => staffId === id);
  const chosen = known(staffId);
  const isReasonAsked = isRefusedForRest || chosen?.fit === 'rest';
  // Text typed about one person does not apply to another.
  const choose = (id: string | null) => {
    if (id !== staffId) setReason('');
    setStaff(id);
  };
  const assign = (id: string) =>
    act('Assign Staff', AssignShiftDocument, {
      input: {
        shiftId,
        staffId: id,
        version: shift.version,
        reason: isReasonAsked && id === staffId && reason.trim() !== '' ? reason : null,
      },
    });
  return (
    <>
      {error ? (
        <PartFailure
          error={error}
          title="The list of people who can work this shift cannot be loaded just now."
          onRetry={() => void refetch()}
        />
      ) : null}
      {canAssign ? (
        <div className={styles['staffing']}>
          <CandidatePicker
            id="shift-staff"
            label="Staff"
            candidates={candidates}
            source={source}
            value={staffId}
            onChange={choose}
          />
          {isReasonAsked ? (
            <FormField id="shift-reason" label="Reason to go ahead">
              <Input id="shift-reason" value={reason} onChange={({ target }) => setReason(target.value)} />
            </FormField>
          ) : null}
          <Button
            type="primary"
            disabled={
              staffId === null ||
              chosen?.fit === 'unfit' ||
              chosen?.fit === 'busy' ||
              (chosen?.fit === 'rest' && reason.trim() === '')
            }
            loading={running === 'Assign Staff'}
            onClick={() => {
              if (staffId !== null) void assign(staffId);
            }}
          >
            Assign Staff
          </Button>
        </div>
      ) : null}
      {canAssign && shift.applicants.length > 0 ? (
        <section aria-label="Applicants">
          <strong>Applicants</strong>
          <ul className={styles['thread']}>
            {shift.applicants.map((one) => (
              <li key={one.staffId} className={styles['candidate']}>
                <span>
                  {`${personName(one)}, ${formatDateTime(one.appliedAt)} `}
                  <Button
                    size="small"
                    onClick={() => {
                      // Also chooses the person, so that a required reason is next to the person it is about.
                      choose(one.staffId);
                      void assign(one.staffId);
                    }}
                  >
                    {`Assign ${personName(one)}`}
                  </Button>
                </span>
                <ConcernLines concerns={known(one.staffId)?.concerns ?? []} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {shift.backupStaff ? (
        <div className={styles['actions']}>
          <Button
            loading={running === 'Remove backup'}
            onClick={() =>
              void act('Remove backup', AssignBackupStaffDocument, { shiftId, staffId: null, version })
            }
          >
            Remove backup
          </Button>
        </div>
      ) : (
        <div className={styles['staffing']}>
          <CandidatePicker
            id="shift-backup"
            label="Backup staff"
            candidates={candidates?.filter(({ staffId }) => staffId !== shift.staff?.staffId)}
            source={source}
            value={backupId}
            onChange={setBackup}
          />
          <Button
            disabled={backupId === null || known(backupId)?.fit === 'unfit'}
            loading={running === 'Assign Backup Staff'}
            onClick={() =>
              void act('Assign Backup Staff', AssignBackupStaffDocument, {
                shiftId,
                staffId: backupId,
                version,
              })
            }
          >
            Assign Backup Staff
          </Button>
        </div>
      )}
    </>
  );
}
