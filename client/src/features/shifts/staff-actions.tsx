import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { FormField } from '../../components/entity-form';
import { formatDateTime } from '../../lib/dates';
import { useSignedInUser } from '../../lib/session';
import { personName, roleLabel } from './rota';
import {
  AssignBackupStaffDocument,
  AssignShiftDocument,
  type RotaPersonFragment,
  type RotaShiftFragment,
} from './shifts.generated';
import styles from './shifts.module.css';
import type { ShiftActs } from './use-shift-acts';

interface StaffActionsProps {
  readonly shift: RotaShiftFragment;
  readonly people: readonly RotaPersonFragment[];
  /** The last assignment was refused for rest or hours: a reason lets an admin go ahead. */
  readonly isRefusedForRest: boolean;
  readonly running: string | null;
  readonly act: ShiftActs['act'];
}

/** Giving a shift to somebody: admins to anyone, with a backup; staff to themselves. */
export function StaffActions({ shift, people, isRefusedForRest, running, act }: StaffActionsProps) {
  const user = useSignedInUser();
  const [staffId, setStaff] = useState<string | null>(null);
  const [backupId, setBackup] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const shiftId = shift.shiftID;
  /** Nobody named is the caller; whether there is a profile for that, the server knows. */
  const assign = (id: string | null) =>
    act('Assign Staff', AssignShiftDocument, {
      input: { shiftId, staffId: id, reason: reason.trim() === '' ? null : reason },
    });
  if (user.role !== 'admin') {
    if (shift.status !== 'open' || shift.staff) return null;
    return (
      <div className={styles['actions']}>
        <Button type="primary" loading={running === 'Assign Staff'} onClick={() => void assign(null)}>
          Self-Assign
        </Button>
      </div>
    );
  }
  const canAssign = shift.status === 'open';
  const isAhead = shift.status === 'open' || shift.status === 'assigned';
  const options = people.map((person) => ({
    value: person.staffID,
    label: `${personName(person)} · ${roleLabel(person.position) ?? ''}`,
  }));
  const picker = (
    id: string,
    label: string,
    value: string | null,
    onChange: (value: string | null) => void,
  ) => (
    <FormField id={id} label={label}>
      <Select<string>
        id={id}
        {...(value === null ? {} : { value })}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="Choose a member of staff"
        options={options}
        onChange={(chosen?: string) => onChange(chosen ?? null)}
      />
    </FormField>
  );
  return (
    <>
      {canAssign ? (
        <div className={styles['actions']}>
          {picker('shift-staff', 'Staff', staffId, setStaff)}
          {isRefusedForRest ? (
            <FormField id="shift-reason" label="Reason to go ahead">
              <Input id="shift-reason" value={reason} onChange={({ target }) => setReason(target.value)} />
            </FormField>
          ) : null}
          <Button
            type="primary"
            disabled={staffId === null}
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
              <li key={one.staffID}>
                {`${personName(one)}, ${formatDateTime(one.appliedAt)} `}
                <Button size="small" onClick={() => void assign(one.staffID)}>
                  {`Assign ${personName(one)}`}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isAhead && shift.backupStaff ? (
        <div className={styles['actions']}>
          <Button
            loading={running === 'Remove backup'}
            onClick={() => void act('Remove backup', AssignBackupStaffDocument, { shiftId, staffId: null })}
          >
            Remove backup
          </Button>
        </div>
      ) : null}
      {isAhead && !shift.backupStaff ? (
        <div className={styles['actions']}>
          {picker('shift-backup', 'Backup staff', backupId, setBackup)}
          <Button
            disabled={backupId === null}
            loading={running === 'Assign Backup Staff'}
            onClick={() =>
              void act('Assign Backup Staff', AssignBackupStaffDocument, { shiftId, staffId: backupId })
            }
          >
            Assign Backup Staff
          </Button>
        </div>
      ) : null}
    </>
  );
}
