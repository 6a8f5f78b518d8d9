import { may, refusalOf } from '@sideline/schema/shifts/transitions';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attendanceInput } from '../../components/attendance/attendance-input';
import {
  CheckInShiftDocument,
  CheckOutShiftDocument,
} from '../../components/attendance/attendance.generated';
import { FormFailure } from '../../components/ui/form-failure';
import { StatusTag } from '../../components/ui/status-tag';
import { askToConfirm } from '../../lib/confirming';
import { inlineErrors, useApolloClient } from '../../lib/apollo-hooks';
import { formatRecent } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { useNow } from '../../lib/use-now';
import type { DeskShiftFragment } from './dashboard.generated';
import styles from './dashboard.module.css';
import { ShiftLine } from './shift-line';

interface MyShiftCardProps {
  readonly shifts: readonly DeskShiftFragment[];
  readonly next: DeskShiftFragment | null;
  /** One of them was changed here, or is no longer as shown. */
  readonly onDone: () => void;
}

/** The user's shifts today, with check-in and check-out. */
export function MyShiftCard({ shifts, next, onDone }: MyShiftCardProps) {
  return (
    <Card
      title={<h2 className="sl-card-title">{shifts.length > 1 ? 'My shifts today' : 'My shift today'}</h2>}
      extra={<Link to="/shifts">All shifts</Link>}
    >
      {shifts.length > 0 ? (
        <ul className={styles.rows}>
          {shifts.map((shift) => (
            <li key={shift.id}>
              <OwnShift shift={shift} onDone={onDone} />
            </li>
          ))}
        </ul>
      ) : next === null ? (
        <p className={styles.none}>
          None. A shift that you are assigned to appears here on its day, so that you can check in and out.{' '}
          <Link to="/shifts?view=list&gaps=1">See open shifts</Link>
        </p>
      ) : (
        <>
          <p className={styles.none}>None today. Your next one:</p>
          <ul className={`${styles.rows ?? ''} ${styles.under ?? ''}`}>
            <li>
              <ShiftLine shift={next} />
            </li>
          </ul>
        </>
      )}
    </Card>
  );
}

const SELF = { role: 'staff', isPerson: true };

function OwnShift({
  shift,
  onDone,
}: Pick<MyShiftCardProps, 'onDone'> & { readonly shift: DeskShiftFragment }) {
  const client = useApolloClient();
  const now = new Date(useNow());
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const state = { status: shift.status, startsAt: new Date(shift.shiftStart) };
  const tooEarly = refusalOf('check_in', state, SELF, now);

  const attend = async (mutation: typeof CheckInShiftDocument): Promise<void> => {
    setRunning(true);
    setRefusal(null);
    try {
      await client.mutate({ mutation, variables: await attendanceInput(shift, true), context: inlineErrors });
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setRunning(false);
      // If it was refused or not answered, it may have changed.
      onDone();
    }
  };
  const leave = () => {
    if (now >= new Date(shift.shiftEnd)) {
      void attend(CheckOutShiftDocument);
      return;
    }
    askToConfirm({
      title: 'Check out before the end?',
      content: `The shift ends at ${formatRecent(shift.shiftEnd)}. Only an administrator can correct the hours afterwards.`,
      okText: 'Check Out',
      cancelText: 'Stay on shift',
      // The card shows the outcome.
      onOk: () => void attend(CheckOutShiftDocument),
    });
  };

  return (
    <>
      <ShiftLine shift={shift}>
        {may('check_in', state, SELF, now) ? (
          <Button type="primary" loading={isRunning} onClick={() => void attend(CheckInShiftDocument)}>
            Check In
          </Button>
        ) : may('check_out', state, SELF, now) ? (
          <>
            <StatusTag tone="success">Checked in at {formatRecent(shift.checkInTime ?? '')}</StatusTag>
            <Button loading={isRunning} onClick={leave}>
              Check Out
            </Button>
          </>
        ) : shift.checkOutTime ? (
          <StatusTag tone="neutral">Checked out at {formatRecent(shift.checkOutTime)}</StatusTag>
        ) : tooEarly?.why === 'too_early' ? (
          <StatusTag tone="waiting">Check in from {formatRecent(tooEarly.from.getTime())}</StatusTag>
        ) : null}
      </ShiftLine>
      <FormFailure text={refusal} />
    </>
  );
}
