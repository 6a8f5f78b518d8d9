import { LIMITS } from '@sideline/schema/limits';
import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import {
  SHIFT_PRIORITIES,
  SHIFT_PRIORITY_LABELS,
  type ShiftPriority,
} from '@sideline/schema/shifts/vocabulary';
import {
  SHIFT_QUALIFICATION_LABELS,
  SHIFT_QUALIFICATIONS,
  type ShiftQualification,
} from '@sideline/schema/staff/qualifications';
import { Input } from 'antd';
import { DayInput } from '../../components/ui/day-input';
import { Choice } from '../../components/ui/choice';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { typedHere, type PlaceDraft } from './shift-draft';
import styles from './shifts.module.css';

interface PlaceFieldsProps {
  readonly idOf: (field: 'startTime' | 'endTime' | 'role' | 'requiredQualifications') => string;
  readonly errorOf: (field: 'startTime' | 'endTime' | 'role') => string | null;
  readonly value: PlaceDraft;
  /** IANA name of the zone whose clock the times use: the event's, or the device's until an event is chosen. */
  readonly timeZone: string;
  readonly onChange: (changes: Partial<PlaceDraft>) => void;
}

/** Start, end, role and required qualifications of a shift. */
export function PlaceFields({ idOf, errorOf, value, timeZone, onChange }: PlaceFieldsProps) {
  const time = (field: 'startTime' | 'endTime', label: string, key: 'start' | 'end') => (
    <FormField id={idOf(field)} label={label} isRequired error={errorOf(field)}>
      <DayInput
        id={idOf(field)}
        kind="datetime-local"
        value={value[key]}
        aria-invalid={errorOf(field) !== null}
        aria-describedby={describedBy(idOf(field), null, errorOf(field))}
        onChange={(next) => onChange({ [key]: next })}
      />
    </FormField>
  );
  const here = typedHere(value, timeZone);
  return (
    <>
      <div className={styles['pair']}>
        {time('startTime', 'Start Time', 'start')}
        {time('endTime', 'End Time', 'end')}
      </div>
      {here === null ? null : (
        <p role="status">{`These times are on the event’s clock (${timeZone.replaceAll('_', ' ')}). On your device’s clock: ${here}`}</p>
      )}
      <div className={styles['pair']}>
        <FormField id={idOf('role')} label="Role" error={errorOf('role')}>
          <Choice<string>
            id={idOf('role')}
            {...(value.role === null ? {} : { value: value.role })}
            allowClear
            placeholder="Choose the role"
            options={POSITIONS.map((key) => ({ value: key, label: POSITION_LABELS[key] }))}
            onChange={(role?: string) => onChange({ role: role ?? null })}
          />
        </FormField>
        <FormField id={idOf('requiredQualifications')} label="Required Qualifications">
          <Choice<ShiftQualification[]>
            id={idOf('requiredQualifications')}
            mode="multiple"
            value={[...value.requiredQualifications]}
            placeholder="None"
            options={SHIFT_QUALIFICATIONS.map((key) => ({
              value: key,
              label: SHIFT_QUALIFICATION_LABELS[key],
            }))}
            onChange={(requiredQualifications) => onChange({ requiredQualifications })}
          />
        </FormField>
      </div>
    </>
  );
}

interface OneFieldProps<Value> {
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function PriorityField({ id, value, onChange }: OneFieldProps<ShiftPriority>) {
  return (
    <FormField id={id} label="Priority">
      <Choice<ShiftPriority>
        id={id}
        value={value}
        options={SHIFT_PRIORITIES.map((key) => ({ value: key, label: SHIFT_PRIORITY_LABELS[key] }))}
        onChange={onChange}
      />
    </FormField>
  );
}

interface BriefingFieldProps extends OneFieldProps<string> {
  readonly error: string | null;
}

export function BriefingField({ id, value, onChange, error }: BriefingFieldProps) {
  return (
    <FormField id={id} label="Shift Briefing" error={error}>
      <Input.TextArea
        id={id}
        value={value}
        maxLength={LIMITS.text.long}
        autoSize={{ minRows: 2, maxRows: 8 }}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, null, error)}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  );
}
