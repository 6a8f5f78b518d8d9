import { POSITION_LABELS } from '@sideline/schema/positions';
import { Select } from 'antd';
import { useState } from 'react';
import { recentChoices, rememberChoice } from '../../lib/recent-choices';
import { useSignedInUser } from '../../lib/session';
import { useStaffPickerQuery } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';

const LIST = 'staff';

interface StaffPickerProps {
  readonly id: string;
  /** Ids of the staff profiles. */
  readonly value: readonly string[];
  readonly onChange: (staffIds: string[]) => void;
  readonly disabled?: boolean;
}

/** Several members of staff, those one was on shift with lately first: the crew of a record. Somebody no longer active stays listed by id until taken off. */
export function StaffPicker({ id, value, onChange, disabled = false }: StaffPickerProps) {
  const { data: answered, loading, error } = useStaffPickerQuery();
  const kept = useKeptReferenceLists(answered === undefined && error !== undefined);
  const data = answered ?? kept;
  const { id: userId } = useSignedInUser();
  const [recent] = useState(() => recentChoices({ userId, list: LIST }));
  const lately = (staffId: string) => (recent.includes(staffId) ? recent.indexOf(staffId) : recent.length);
  const staff = [...(data?.staffMembers ?? [])].sort((a, b) => lately(a.staffId) - lately(b.staffId));
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
      onChange={(staffIds) => {
        const added = staffIds.find((staffId) => !value.includes(staffId));
        if (added !== undefined) rememberChoice({ userId, list: LIST }, added);
        onChange(staffIds);
      }}
    />
  );
}

function positionLabel(key: string): string {
  const labels: Readonly<Record<string, string>> = POSITION_LABELS;
  return labels[key] ?? key;
}
