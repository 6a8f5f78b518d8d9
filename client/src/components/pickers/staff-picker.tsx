import { POSITION_LABELS } from '@sideline/schema/positions';
import { Select } from 'antd';
import { useStaffPickerQuery } from './pickers.generated';

interface StaffPickerProps {
  readonly id: string;
  /** Ids of the staff profiles. */
  readonly value: readonly string[];
  readonly onChange: (staffIds: string[]) => void;
  readonly disabled?: boolean;
}

/** Several members of staff: the crew of a record. Somebody no longer active stays listed by id until taken off. */
export function StaffPicker({ id, value, onChange, disabled = false }: StaffPickerProps) {
  const { data, loading, error } = useStaffPickerQuery();
  const staff = data?.staffMembers ?? [];
  const missing = data ? value.filter((staffId) => !staff.some((person) => person.staffId === staffId)) : [];
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      value={[...value]}
      disabled={disabled}
      loading={loading}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="Choose crew"
      notFoundContent={error ? 'Staff cannot be loaded just now.' : loading ? 'Loading…' : 'Nobody found.'}
      style={{ width: '100%' }}
      options={[
        ...staff.map((person) => ({
          value: person.staffId,
          label: `${person.firstName} ${person.lastName} · ${positionLabel(person.position)}`,
        })),
        ...missing.map((staffId) => ({ value: staffId, label: 'Former member of staff' })),
      ]}
      onChange={onChange}
    />
  );
}

function positionLabel(key: string): string {
  const labels: Readonly<Record<string, string>> = POSITION_LABELS;
  return labels[key] ?? key;
}
