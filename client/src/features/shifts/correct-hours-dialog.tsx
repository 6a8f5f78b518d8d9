import { Input, InputNumber, Modal } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { hoursText } from './hours';
import { useApproveShiftMutation, type RotaShiftFragment } from './shifts.generated';
import styles from './shifts.module.css';
import { isToBeReadAgain } from './use-shift-acts';

interface CorrectHoursDialogProps {
  readonly shift: RotaShiftFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const FIELDS: ReadonlySet<string> = new Set(['minutes', 'reason']);

/** Approves minutes that differ from those attended, with a reason. */
export function CorrectHoursDialog({ shift, onDone, onClose }: CorrectHoursDialogProps) {
  // The shift as it was when this was opened. The hours shown here come from it.
  const [version] = useState(shift.version);
  const attended = dayjs(shift.checkOutTime).diff(shift.checkInTime, 'minute');
  const [minutes, setMinutes] = useState<number | null>(attended);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<{ readonly field: string; readonly text: string } | null>(null);
  const [approve, { loading }] = useApproveShiftMutation({ context: inlineErrors });
  const send = async () => {
    setFailure(null);
    try {
      await approve({ variables: { shiftId: shift.id, minutes, reason, version } });
      onDone();
      onClose();
    } catch (error) {
      const [named] = problemsOf(error);
      // After a refusal the shift may have changed. It is read again behind this dialog, which keeps showing the earlier state.
      if (isToBeReadAgain(error)) onDone();
      setFailure({ field: named?.field ?? '', text: named?.message ?? messageOf(error) });
    }
  };
  const errorOf = (field: string): string | null => (failure?.field === field ? failure.text : null);
  return (
    <Modal
      open
      title="Correct hours"
      okText="Approve hours"
      okButtonProps={{ disabled: minutes === null || reason.trim() === '' }}
      confirmLoading={loading}
      mask={{ closable: false }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles['form']}>
        <FormFailure text={failure === null || FIELDS.has(failure.field) ? null : failure.text} />
        <FormField
          id="approved-minutes"
          label="Minutes worked"
          hint={`Attended: ${String(attended)} minutes, ${hoursText(attended / 60)}. The report counts the minutes that you confirm.`}
          error={errorOf('minutes')}
          isRequired
        >
          <InputNumber<number>
            id="approved-minutes"
            value={minutes}
            min={0}
            precision={0}
            style={{ width: '100%' }}
            onChange={setMinutes}
          />
        </FormField>
        <FormField id="approved-reason" label="Reason" error={errorOf('reason')} isRequired>
          <Input.TextArea
            id="approved-reason"
            value={reason}
            maxLength={1_000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormField>
      </div>
    </Modal>
  );
}
