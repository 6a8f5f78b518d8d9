import { LIMITS } from '@sideline/schema/limits';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { FormField } from '../../components/ui/entity-form';
import type { EventShiftsChoice } from '../../schema.generated';
import styles from './events.module.css';

interface MoveShiftsDialogProps {
  /** The server's message: how many shifts, whose they are, and who could not work the new times. */
  readonly said: string;
  /** False if only its end changed, because no shift moves with that. */
  readonly canMove: boolean;
  readonly isSaving: boolean;
  readonly onChosen: (choice: EventShiftsChoice, reason: string) => void;
  readonly onClose: () => void;
}

/** Asks what happens to the shifts of an event whose start changes, or whose end comes before theirs. Nothing has been saved while it is open. */
export function MoveShiftsDialog({ said, canMove, isSaving, onChosen, onClose }: MoveShiftsDialogProps) {
  const [reason, setReason] = useState('');
  const button = (choice: EventShiftsChoice, label: string, isMain = false) => (
    <Button
      type={isMain ? 'primary' : 'default'}
      disabled={isSaving}
      onClick={() => onChosen(choice, reason.trim())}
    >
      {label}
    </Button>
  );
  return (
    <Modal
      open
      title={canMove ? 'Move the shifts with this event?' : 'Leave the shifts as they are?'}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={null}
    >
      <Alert type="warning" showIcon role="alert" title={said} />
      {canMove ? (
        <FormField
          id="event-shifts-reason"
          label="Reason"
          hint="Needed when a move leaves someone with little rest or too many hours in a week."
        >
          <Input
            id="event-shifts-reason"
            value={reason}
            maxLength={LIMITS.text.short}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormField>
      ) : null}
      <div className={styles['choices']}>
        {canMove ? button('move', 'Move shifts', true) : null}
        {canMove ? button('move_and_unassign', 'Move shifts and unassign people who cannot work them') : null}
        {button('leave', 'Leave shift times unchanged')}
        {canMove ? null : <Button onClick={onClose}>Back to the event</Button>}
      </div>
      {canMove ? (
        <p>
          We notify each person once. If someone has checked in to a shift or worked it, its times do not
          change.
        </p>
      ) : null}
    </Modal>
  );
}
