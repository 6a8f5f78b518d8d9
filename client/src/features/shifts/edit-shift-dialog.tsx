import { type ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import { Button, Checkbox, Input, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { changedIn, momentTyped, typedMoment, type PlaceDraft } from './shift-draft';
import { BriefingField, PlaceFields, PriorityField } from './shift-fields';
import { useUpdateShiftMutation, type RotaShiftFragment } from './shifts.generated';
import { isToBeReadAgain } from './use-shift-acts';
import styles from './shifts.module.css';

interface EditShiftDialogProps {
  readonly shift: RotaShiftFragment;
  /** Where the shift was dragged to, and why that was refused. */
  readonly wanted?: { readonly start: Date; readonly end: Date; readonly refusal: string } | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const FIELDS: Readonly<Record<string, string>> = { shiftStart: 'startTime', shiftEnd: 'endTime' };
const controlId = (field: string): string => `edit-shift-${FIELDS[field] ?? field}`;

/** Moves and changes a shift by keyboard, and asks for the reason that a warning needs. */
export function EditShiftDialog({ shift: current, wanted, onDone, onClose }: EditShiftDialogProps) {
  // The shift as it was when this was opened. The values shown here come from it.
  const [shift] = useState(current);
  const [place, setPlace] = useState<PlaceDraft>({
    start: typedMoment(wanted?.start ?? shift.shiftStart, shift.timeZone),
    end: typedMoment(wanted?.end ?? shift.shiftEnd, shift.timeZone),
    role: shift.role ?? null,
    requiredQualifications: shift.requiredQualifications,
  });
  const [priority, setPriority] = useState<ShiftPriority>(shift.priority);
  const [briefing, setBriefing] = useState(shift.briefing ?? '');
  const [reason, setReason] = useState('');
  const [andFollowing, setFollowing] = useState(false);
  const [failure, setFailure] = useState<string | null>(wanted?.refusal ?? null);
  const problems = useFormProblems(controlId);
  const [update, { loading }] = useUpdateShiftMutation({ context: inlineErrors });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const missing = [
      ...(momentTyped(place.start, shift.timeZone) === null ? ['shiftStart'] : []),
      ...(momentTyped(place.end, shift.timeZone) === null ? ['shiftEnd'] : []),
    ].map((field) => ({ field, code: 'required', message: 'Enter the day and time.' }));
    problems.show(missing);
    if (missing.length > 0) return;
    try {
      await update({
        variables: {
          input: {
            shiftId: shift.id,
            version: shift.version,
            ...changedIn(shift, { ...place, priority, briefing }),
            andFollowing,
            reason,
          },
        },
      });
      onDone();
      onClose();
    } catch (error) {
      // After a refusal the shift may have changed. It is read again behind this dialog, which keeps showing the earlier state.
      if (isToBeReadAgain(error)) onDone();
      const found = problemsOf(error);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(error));
    }
  };

  return (
    <Modal
      open
      title="Move or change this shift"
      footer={null}
      width={680}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <PlaceFields
          idOf={controlId}
          errorOf={(field) =>
            problems.of(field === 'startTime' ? 'shiftStart' : field === 'endTime' ? 'shiftEnd' : field)
          }
          value={place}
          timeZone={shift.timeZone}
          onChange={(changes) => setPlace({ ...place, ...changes })}
        />
        <PriorityField id={controlId('priority')} value={priority} onChange={setPriority} />
        <BriefingField
          id={controlId('briefing')}
          value={briefing}
          onChange={setBriefing}
          error={problems.of('briefing')}
        />
        {shift.staff ? (
          <FormField
            id={controlId('reason')}
            label="Reason"
            hint="Required if rest or weekly hours would be below the limits."
            error={problems.of('reason')}
          >
            <Input
              id={controlId('reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </FormField>
        ) : null}
        {shift.seriesId ? (
          <Checkbox checked={andFollowing} onChange={({ target }) => setFollowing(target.checked)}>
            This and later shifts of its series
          </Checkbox>
        ) : null}
        <FormFailure text={failure} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={loading}>
            Save changes
          </Button>
        </div>
      </form>
    </Modal>
  );
}
