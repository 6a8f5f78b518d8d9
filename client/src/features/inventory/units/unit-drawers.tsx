import { check } from '@sideline/schema/validation/check';
import { gaugeReading, serviceFacts } from '@sideline/schema/validation/stock';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { unitName } from './unit-words';
import {
  useReadCylinderGaugeMutation,
  useRecordStockServiceMutation,
  type UnitRowFragment,
} from './units.generated';

export type DrawnUnit = UnitRowFragment & { readonly itemName: string };

interface DrawerProps {
  readonly unit: DrawnUnit;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const controlId = (field: string): string => `unit-${field}`;

/** Records a service. */
export function ServiceDrawer({
  unit,
  intervalDays,
  onClose,
  onDone,
}: DrawerProps & { readonly intervalDays: number | null }) {
  const isAdmin = useSignedInUser().role === 'admin';
  const [id] = useState(() => newId());
  const [servicedOn, setServicedOn] = useState(todayAsLocalDate);
  const [nextDueOn, setNextDueOn] = useState('');
  const [servicedBy, setServicedBy] = useState('');
  const [notes, setNotes] = useState('');
  const saving = useSaving(controlId);
  const [record] = useRecordStockServiceMutation({ context: inlineErrors });
  const save = async () => {
    const { data, problems } = check(serviceFacts, {
      ...{ servicedOn, servicedBy, notes },
      nextDueOn: nextDueOn === '' ? null : nextDueOn,
    });
    const isSaved = await saving.run(problems, async () => {
      if (data !== null) await record({ variables: { input: { id, batchId: unit.id, ...data }, isAdmin } });
    });
    if (isSaved) onDone();
  };
  return (
    <DrawerForm
      title={`Service of ${unitName(unit)}`}
      action="Record service"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          id={controlId('servicedOn')}
          label="Serviced on"
          type="date"
          isRequired
          value={servicedOn}
          error={saving.problems.of('servicedOn')}
          onChange={setServicedOn}
        />
        <TextField
          id={controlId('nextDueOn')}
          label="Next due on"
          type="date"
          hint={
            intervalDays === null
              ? 'Leave it empty if no date is set.'
              : `Leave it empty to use ${String(intervalDays)} days after this service.`
          }
          value={nextDueOn}
          error={saving.problems.of('nextDueOn')}
          onChange={setNextDueOn}
        />
      </FieldRow>
      <TextField
        id={controlId('servicedBy')}
        label="Serviced by"
        value={servicedBy}
        error={saving.problems.of('servicedBy')}
        onChange={setServicedBy}
      />
      <TextField
        id={controlId('notes')}
        label="Notes"
        isLong
        value={notes}
        error={saving.problems.of('notes')}
        onChange={setNotes}
      />
    </DrawerForm>
  );
}

/** Records the gauge reading of a cylinder. */
export function GaugeDrawer({ unit, onClose, onDone }: DrawerProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const [percent, setPercent] = useState<number | null>(unit.percentLeft);
  const saving = useSaving(controlId);
  const [read] = useReadCylinderGaugeMutation({ context: inlineErrors });
  const save = async () => {
    const { data, problems } = check(gaugeReading, { percent });
    const isSaved = await saving.run(problems, async () => {
      if (data !== null) await read({ variables: { input: { batchId: unit.id, ...data }, isAdmin } });
    });
    if (isSaved) onDone();
  };
  const id = controlId('percent');
  const hint = 'As shown on its gauge. 100 is full.';
  const error = saving.problems.of('percent');
  return (
    <DrawerForm
      title={`Gauge of ${unitName(unit)}`}
      action="Record reading"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField id={id} label="Percentage left" hint={hint} error={error} isRequired>
        <InputNumber
          id={id}
          value={percent}
          min={0}
          max={100}
          precision={0}
          style={{ width: '100%' }}
          aria-describedby={describedBy(id, hint, error)}
          onChange={setPercent}
        />
      </FormField>
    </DrawerForm>
  );
}
