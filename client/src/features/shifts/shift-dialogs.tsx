import { Modal } from 'antd';
import { useEffect } from 'react';
import { messageOf } from '../../lib/errors';
import { AddShiftsDialog } from './add-shifts-dialog';
import type { Days } from './days';
import { EditShiftDialog } from './edit-shift-dialog';
import type { Opened } from './opened';
import { ShiftReportDialog } from './report/shift-report-dialog';
import type { Row } from './rota';
import { RotaList } from './rota-list';
import { ShiftDetailsDialog } from './shift-details-dialog';
import { useShiftDetailsQuery, type RotaPersonFragment } from './shifts.generated';

interface ShiftDialogsProps {
  readonly opened: Opened | null;
  /** The shift in the address. */
  readonly linked: string | null;
  readonly people: readonly RotaPersonFragment[];
  /** The days that the calendar shows. */
  readonly days: Days;
  readonly concernsOf: (row: Row) => readonly string[];
  readonly onOpen: (row: Row) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly onCloseLinked: () => void;
  readonly onLinkedLost: (why: string) => void;
}

/** The dialogs opened from the calendar, in a separate file: forms, checks and lists to choose from. */
export default function ShiftDialogs({
  opened,
  linked,
  people,
  days,
  concernsOf,
  onOpen,
  onDone,
  onClose,
  onCloseLinked,
  onLinkedLost,
}: ShiftDialogsProps) {
  return (
    <>
      {opened?.kind === 'shift' ? (
        <ShiftDetailsDialog shift={opened.shift} people={people} onDone={onDone} onClose={onClose} />
      ) : null}
      {linked ? (
        <LinkedShift
          shiftId={linked}
          people={people}
          onDone={onDone}
          onLost={onLinkedLost}
          onClose={onCloseLinked}
        />
      ) : null}
      {opened?.kind === 'new' ? (
        <AddShiftsDialog times={opened.times} onDone={onDone} onClose={onClose} />
      ) : null}
      {opened?.kind === 'report' ? <ShiftReportDialog days={days} onClose={onClose} /> : null}
      {opened?.kind === 'refused' ? (
        <EditShiftDialog shift={opened.row.shift} wanted={opened} onDone={onDone} onClose={onClose} />
      ) : null}
      {opened?.kind === 'many' ? (
        <Modal
          open
          title={`${String(opened.rows.length)} shifts`}
          footer={null}
          width={640}
          onCancel={onClose}
        >
          <RotaList rows={opened.rows} concernsOf={concernsOf} onOpen={onOpen} />
        </Modal>
      ) : null}
    </>
  );
}

interface LinkedShiftProps {
  readonly shiftId: string;
  readonly people: readonly RotaPersonFragment[];
  readonly onDone: () => void;
  /** It cannot be loaded, and is closed. */
  readonly onLost: (why: string) => void;
  readonly onClose: () => void;
}

/** The shift in the address, whatever period the calendar shows. Notifications and e-mails link to it. */
function LinkedShift({ shiftId, people, onDone, onLost, onClose }: LinkedShiftProps) {
  const { data, error } = useShiftDetailsQuery({ variables: { shiftId }, fetchPolicy: 'no-cache' });
  useEffect(() => {
    if (!error) return;
    onClose();
    onLost(messageOf(error));
  }, [error, onLost, onClose]);
  if (!data) return null;
  return <ShiftDetailsDialog shift={data.shift.shift} people={people} onDone={onDone} onClose={onClose} />;
}
