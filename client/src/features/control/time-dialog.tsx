import {
  INCIDENT_STATE_LABELS,
  INCIDENT_STATES,
  incidentName,
  type IncidentState,
} from '@sideline/schema/control/incidents';
import { Modal } from 'antd';
import { useState } from 'react';
import { Choice } from '../../components/ui/choice';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import type { Clock } from '../../lib/dates';
import { enteredTimes } from './control-words';
import { useCorrectIncidentTimeMutation, type ControlIncidentFieldsFragment } from './control.generated';
import styles from './control.module.css';
import { TimeField } from './time-field';
import { nearestTime } from './typed-time';
import { useTypedTime } from './use-typed-time';

interface TimeDialogProps {
  readonly incident: ControlIncidentFieldsFragment;
  /** The event's time zone. */
  readonly clock: Clock;
  readonly onClose: () => void;
  readonly onFailed: () => void;
}

const controlId = (field: string): string => `correct-${field}`;

/** Corrects a time that control entered, with a reason. Both times are kept in the log. */
export function TimeDialog({ incident, clock, onClose, onFailed }: TimeDialogProps) {
  const entered = enteredTimes(incident);
  const [state, setState] = useState<IncidentState>(
    INCIDENT_STATES.filter((each) => entered[each] !== null).at(-1) ?? 'called',
  );
  const [reason, setReason] = useState('');
  const saving = useSaving(controlId);
  const [correct] = useCorrectIncidentTimeMutation({ context: inlineErrors });
  const was = entered[state] ?? incident.calledAt;
  const time = useTypedTime('at', clock.timeZone, (text) => nearestTime(text, was, clock.timeZone));
  const save = async () => {
    const { at, problems: unread } = time.said();
    const problems = [
      ...unread,
      ...(at === null && unread.length === 0
        ? [{ field: 'at', code: 'required', message: 'Enter the right time.' }]
        : []),
      ...(reason.trim() === '' ? [{ field: 'reason', code: 'required', message: 'Say why.' }] : []),
    ];
    const isDone = await saving.run(problems, async () => {
      if (at !== null)
        await correct({
          variables: { input: { incidentId: incident.id, version: incident.version, state, at, reason } },
        });
    });
    if (isDone) onClose();
    else if (problems.length === 0) onFailed();
  };
  return (
    <Modal
      open
      title={`${incidentName(incident.number)}: correct a time`}
      okText="Correct the time"
      confirmLoading={saving.isSaving}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <FormFailure text={saving.failure} />
        <FormField id={controlId('state')} label="Time of" error={saving.problems.of('state')} isRequired>
          <Choice<IncidentState>
            id={controlId('state')}
            value={state}
            aria-describedby={describedBy(controlId('state'), null, saving.problems.of('state'))}
            options={INCIDENT_STATES.flatMap((value) =>
              entered[value] === null
                ? []
                : [
                    {
                      value,
                      label: `${value === 'called' ? 'Call' : INCIDENT_STATE_LABELS[value]}, ${clock.dateTime(entered[value])}`,
                    },
                  ],
            )}
            onChange={setState}
          />
        </FormField>
        <TimeField
          id={controlId('at')}
          label="Right time"
          time={time.field}
          error={saving.problems.of('at')}
          isRequired
        />
        <TextField
          id={controlId('reason')}
          label="Why"
          hint="It is kept in the control log with both times."
          value={reason}
          error={saving.problems.of('reason')}
          isRequired
          isLong
          onChange={setReason}
        />
      </div>
    </Modal>
  );
}
