import { Button } from 'antd';
import { useSignedInUser } from '../../lib/session';
import { AdminStaffing } from './admin-staffing';
import { AssignShiftDocument, type RotaShiftFragment } from './shifts.generated';
import styles from './shifts.module.css';
import type { ShiftActs } from './use-shift-acts';

interface StaffActionsProps {
  readonly shift: RotaShiftFragment;
  /** The last assignment was refused for rest or hours: a reason lets an admin go ahead. */
  readonly isRefusedForRest: boolean;
  readonly running: string | null;
  readonly act: ShiftActs['act'];
}

/** Assigns a shift: admins can choose anyone, and a backup. Staff can choose themselves. */
export function StaffActions({ shift, ...acting }: StaffActionsProps) {
  const user = useSignedInUser();
  const { running, act } = acting;
  if (user.role === 'admin')
    return shift.status === 'open' || shift.status === 'assigned' ? (
      // Its candidates are loaded again after every change.
      <AdminStaffing key={shift.version} shift={shift} {...acting} />
    ) : null;
  // While bidding is open, an admin decides. Only an admin can assign a shift that has started.
  if (
    shift.status !== 'open' ||
    shift.staff ||
    shift.isBiddingOpen ||
    new Date() > new Date(shift.shiftStart)
  )
    return null;
  return (
    <div className={styles['actions']}>
      <Button
        type="primary"
        loading={running === 'Assign Staff'}
        // Without a name it is the user. The server knows whether they have a profile.
        onClick={() =>
          void act('Assign Staff', AssignShiftDocument, {
            input: { shiftId: shift.id, staffId: null, version: shift.version, reason: null },
          })
        }
      >
        Self-Assign
      </Button>
    </div>
  );
}
