import { POSITION_LABELS } from '@sideline/schema/positions';

import { useState } from 'react';
import { Choice } from '../ui/choice';
import { recentChoices, rememberChoice } from '../../lib/recent-choices';
import { useSignedInUser } from '../../lib/session';
import { useStaffPickerQuery } from './pickers.generated';
import { useKeptReferenceLists } from './reference-lists';

const LIST = 'staff';

/** A member of staff, as a record names them. */
interface KnownStaff {
  readonly staffId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string | null;
}

interface StaffPickerProps {
  readonly id: string;
  /** Ids of the staff profiles. */
  readonly value: readonly string[];
  /** Those whose names the caller already knows. */
  readonly current?: readonly KnownStaff[];
  readonly onChange: (staffIds: string[]) => void;
  readonly disabled?: boolean;
}

/**
 * Several members of staff, recent colleagues first: the crew of a record. Inactive people stay until they are removed.
 */
export function StaffPicker({ id, value, current = [], onChange, disabled = false }: StaffPickerProps) {
  // The list is loaded when the user opens it, or for a name that is not known. Until then, the chosen names are enough.
  const [isAsked, setAsked] = useState(false);
  const known = current.filter(({ staffId }) => staffId !== null && value.includes(staffId));
  const isWanted = isAsked || value.some((id) => !known.some(({ staffId }) => staffId === id));
  const source = useStaffPickerQuery({ skip: !isWanted });
  const answered = source.data;
  const kept = useKeptReferenceLists(isWanted && answered === undefined);
  const data = answered ?? kept;
  const { id: userId } = useSignedInUser();
  const [recent] = useState(() => recentChoices({ userId, list: LIST }));
  const lately = (staffId: string) => (recent.includes(staffId) ? recent.indexOf(staffId) : recent.length);
  const staff = [...(data?.staffMembers ?? [])].sort((a, b) => lately(a.staffId) - lately(b.staffId));
  const isListed = (id: string | null) => staff.some(({ staffId }) => staffId === id);
  // A person in the record keeps the name shown there, even if they are no longer listed.
  const unlisted = known.filter(({ staffId }) => !isListed(staffId));
  const missing = data
    ? value.filter((id) => !isListed(id) && !known.some(({ staffId }) => staffId === id))
    : [];
  return (
    <Choice<string[]>
      id={id}
      mode="multiple"
      value={[...value]}
      disabled={disabled}
      source={source}
      lost="Staff cannot be loaded just now."
      placeholder="Choose crew"
      notFoundContent="Nobody found."
      style={{ width: '100%' }}
      options={[
        ...staff.map((person) => ({ value: person.staffId, label: labelOf(person) })),
        ...unlisted.map((person) => ({ value: person.staffId ?? '', label: labelOf(person) })),
        ...missing.map((staffId) => ({ value: staffId, label: 'Former member of staff' })),
      ]}
      onOpenChange={(isOpen) => {
        if (isOpen) setAsked(true);
      }}
      onChange={(staffIds) => {
        const added = staffIds.find((staffId) => !value.includes(staffId));
        if (added !== undefined) rememberChoice({ userId, list: LIST }, added);
        onChange(staffIds);
      }}
    />
  );
}

function labelOf({ firstName, lastName, position }: Omit<KnownStaff, 'staffId'>): string {
  const labels: Readonly<Record<string, string>> = POSITION_LABELS;
  const name = `${firstName} ${lastName}`;
  // A record kept on the device may be older than the question about the crew.
  return position == null ? name : `${name} · ${labels[position] ?? position}`;
}
