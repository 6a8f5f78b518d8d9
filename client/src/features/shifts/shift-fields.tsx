import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import {
  SHIFT_QUALIFICATION_LABELS,
  SHIFT_QUALIFICATIONS,
  type ShiftQualification,
} from '@sideline/schema/staff/qualifications';
import { Input, Select } from 'antd';
import { describedBy, FormField } from '../../components/entity-form';
import type { PlaceDraft } from './shift-draft';
import styles from './shifts.module.css';

interface PlaceFieldsProps {
  readonly idOf: (field: 'startTime' | 'endTime' | 'role' | 'requiredQualifications') => string;
  readonly errorOf: (field: 'startTime' | 'endTime' | 'role') => string | null;
  readonly value: PlaceDraft;
  readonly onChange: (changes: Partial<PlaceDraft>) => void;
}

/** Start, end, role and required qualifications of a shift. */
export function PlaceFields({ idOf, errorOf, value, onChange }: PlaceFieldsProps) {
  const time = (field: 'startTime' | 'endTime', label: string, key: 'start' | 'end') => (
    <FormField id={idOf(field)} label={label} isRequired error={errorOf(field)}>
      <Input
        id={idOf(field)}
        type="datetime-local"
        step={1800}
        value={value[key]}
        aria-invalid={errorOf(field) !== null}
        aria-describedby={describedBy(idOf(field), null, errorOf(field))}
        onChange={({ target }) => onChange({ [key]: target.value })}
      />
    </FormField>
  );
  return (
    <>
      <div className={styles['pair']}>
        {time('startTime', 'Start Time', 'start')}
        {time('endTime', 'End Time', 'end')}
      </div>
      <div className={styles['pair']}>
        <FormField id={idOf('role')} label="Role" error={errorOf('role')}>
          <Select<string>
            id={idOf('role')}
            {...(value.role === null ? {} : { value: value.role })}
            allowClear
            placeholder="Choose the role"
            options={POSITIONS.map((key) => ({ value: key, label: POSITION_LABELS[key] }))}
            onChange={(role?: string) => onChange({ role: role ?? null })}
          />
        </FormField>
        <FormField id={idOf('requiredQualifications')} label="Required Qualifications">
          <Select<ShiftQualification[]>
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
