import { incidentName, type IncidentStep } from '@sideline/schema/control/incidents';
import { Modal } from 'antd';
import { useState } from 'react';
import { Choice } from '../../components/ui/choice';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import {
  useAdvanceIncidentMutation,
  type ControlCrewFieldsFragment,
  type ControlIncidentFieldsFragment,
} from './control.generated';
import styles from './control.module.css';
import { TimeField } from './time-field';
import { useTypedTime } from './use-typed-time';

interface StepDialogProps {
  readonly incident: ControlIncidentFieldsFragment;
  readonly step: IncidentStep;
  /** The event's time zone, for typed times. */
  readonly timeZone: string;
  readonly crews: readonly ControlCrewFieldsFragment[];
  readonly onClose: () => void;
  readonly onFailed: () => void;
}

const controlId = (field: string): string => `step-${field}`;

/** A step that needs a crew, a reason or a time other than now. If another person was first, it says who. */
export function StepDialog({ incident, step, timeZone, crews, onClose, onFailed }: StepDialogProps) {
  const free = crews.filter(({ state }) => state === 'available');
  const [crewId, setCrewId] = useState<string | null>(free.length === 1 ? (free[0]?.id ?? null) : null);
  const [reason, setReason] = useState('');
  const time = useTypedTime('at', timeZone);
  const saving = useSaving(controlId);
  const [advance] = useAdvanceIncidentMutation({ context: inlineErrors });
  const save = async () => {
    const { at, problems: unread } = time.said();
    const problems = [
      ...(step.needsCrew && crewId === null
        ? [{ field: 'crewId', code: 'required', message: 'Choose the crew.' }]
        : []),
      ...(step.needsReason && reason.trim() === ''
        ? [{ field: 'reason', code: 'required', message: 'Say why.' }]
        : []),
      ...unread,
    ];
    const isDone = await saving.run(problems, () =>
      advance({
        variables: {
          input: {
            incidentId: incident.id,
            version: incident.version,
            to: step.to,
            crewId,
            reason: reason.trim() === '' ? null : reason,
            at,
          },
        },
      }),
    );
    if (isDone) onClose();
    else if (problems.length === 0) onFailed();
  };
  const isEnd = step.to === 'clear';
  return (
    <Modal
      open
      title={`${incidentName(incident.number)}: ${step.action.toLowerCase()}`}
      okText={step.action}
      confirmLoading={saving.isSaving}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        {step.needsCrew ? (
          <FormField
            id={controlId('crewId')}
            label="Crew"
            hint={free.length === 0 ? 'No crew is available. Make one available first.' : undefined}
            error={saving.problems.of('crewId')}
            isRequired
          >
            <Choice<string>
              id={controlId('crewId')}
              {...(crewId === null ? {} : { value: crewId })}
              placeholder="Choose the crew"
              aria-describedby={describedBy(
                controlId('crewId'),
                free.length === 0,
                saving.problems.of('crewId'),
              )}
              options={free.map(({ id, callSign, members }) => ({
                value: id,
                label: [callSign, ...members.map(({ name }) => name)].join(' · '),
              }))}
              onChange={setCrewId}
            />
          </FormField>
        ) : null}
        {step.needsReason || isEnd ? (
          <TextField
            id={controlId('reason')}
            label={isEnd ? 'How it ended' : 'Why'}
            value={reason}
            error={saving.problems.of('reason')}
            isRequired={step.needsReason}
            isLong
            onChange={setReason}
          />
        ) : null}
        <TimeField
          id={controlId('at')}
          label="Time"
          hint="Leave empty to use the current time."
          time={time.field}
          error={saving.problems.of('at')}
        />
      </div>
    </Modal>
  );
}
