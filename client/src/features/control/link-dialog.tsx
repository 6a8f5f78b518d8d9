import { incidentName } from '@sideline/schema/control/incidents';
import { Modal } from 'antd';
import { useState } from 'react';
import { Choice } from '../../components/ui/choice';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import type { Clock } from '../../lib/dates';
import {
  useLinkIncidentRecordMutation,
  type ControlIncidentFieldsFragment,
  type ControlRecordFieldsFragment,
} from './control.generated';
import styles from './control.module.css';

interface LinkDialogProps {
  readonly incident: ControlIncidentFieldsFragment;
  /** The event's clock. */
  readonly clock: Clock;
  /** The event's open PRFs. */
  readonly records: readonly ControlRecordFieldsFragment[];
  readonly onClose: () => void;
}

const controlId = (field: string): string => `link-${field}`;

/** Links a PRF that the crew opened themselves to the incident: one of the open ones, or by its number. */
export function LinkDialog({ incident, clock, records, onClose }: LinkDialogProps) {
  const free = records.filter(({ incidentNumber }) => incidentNumber === null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  const saving = useSaving(controlId);
  const [link] = useLinkIncidentRecordMutation({ context: inlineErrors });
  const save = async () => {
    const prfNumber = number.trim() === '' ? chosen : number.trim();
    const problems =
      prfNumber === null
        ? [{ field: 'prfNumber', code: 'required', message: 'Choose a PRF or enter its number.' }]
        : [];
    const isDone = await saving.run(problems, () =>
      link({ variables: { input: { incidentId: incident.id, prfNumber } } }),
    );
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      title={`${incidentName(incident.number)}: link a PRF`}
      okText="Link the PRF"
      confirmLoading={saving.isSaving}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <FormFailure text={saving.failure} />
        {free.length === 0 ? null : (
          <FormField id={controlId('open')} label="Open PRF without an incident" error={null}>
            <Choice<string | null>
              id={controlId('open')}
              value={chosen}
              allowClear
              placeholder="Choose the PRF"
              aria-describedby={describedBy(controlId('open'), null, null)}
              options={free.map((record) => ({
                value: record.number,
                label: [
                  record.number,
                  record.isRestricted ? 'Restricted' : (record.complaint ?? 'No complaint recorded'),
                  record.author,
                  clock.time(record.startedAt),
                ].join(' · '),
              }))}
              onChange={(next) => setChosen(next ?? null)}
            />
          </FormField>
        )}
        <TextField
          id={controlId('prfNumber')}
          label={free.length === 0 ? 'PRF number' : 'Or enter a PRF number'}
          value={number}
          error={saving.problems.of('prfNumber')}
          onChange={setNumber}
        />
      </div>
    </Modal>
  );
}
