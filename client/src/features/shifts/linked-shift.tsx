import { useEffect } from 'react';
import { messageOf } from '../../lib/errors';
import { ShiftDetailsDialog } from './shift-details-dialog';
import { useShiftDetailsQuery, type RotaPersonFragment } from './shifts.generated';

interface LinkedShiftProps {
  readonly shiftId: string;
  readonly people: readonly RotaPersonFragment[];
  readonly onDone: () => void;
  /** It cannot be loaded, and is closed. */
  readonly onLost: (why: string) => void;
  readonly onClose: () => void;
}

/** The shift in the address, whatever period the calendar shows. Notifications and e-mails link to it. */
export function LinkedShift({ shiftId, people, onDone, onLost, onClose }: LinkedShiftProps) {
  const { data, error } = useShiftDetailsQuery({ variables: { shiftId }, fetchPolicy: 'no-cache' });
  useEffect(() => {
    if (!error) return;
    onClose();
    onLost(messageOf(error));
  }, [error, onLost, onClose]);
  if (!data) return null;
  return <ShiftDetailsDialog shift={data.shift.shift} people={people} onDone={onDone} onClose={onClose} />;
}
