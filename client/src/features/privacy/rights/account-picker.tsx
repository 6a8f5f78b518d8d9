import { ROLE_LABELS } from '@sideline/schema/roles';

import { useState } from 'react';
import { Choice } from '../../../components/ui/choice';
import { describedBy } from '../../../components/ui/entity-form';
import { usePickerSearch } from '../../../components/pickers/use-picker-search';
import { useAccountChoicesQuery } from './access-requests.generated';

interface AccountPickerProps {
  readonly id: string;
  /** The account's id. */
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (userId: string | null) => void;
}

/** One person's account, disabled or not, searched by name or e-mail address. */
export function AccountPicker({ id, value, error: problem, onChange }: AccountPickerProps) {
  const typed = usePickerSearch();
  const source = useAccountChoicesQuery({ variables: { text: typed.asked } });
  // The chosen account keeps its name even if the search does not find it.
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string } | null>(null);
  const found = ((source.data ?? source.previousData)?.users.nodes ?? []).map((account) => ({
    value: account.id,
    label: `${account.firstName} ${account.lastName} · ${ROLE_LABELS[account.role]} · ${account.email}`,
  }));
  const isKept =
    typed.isEmpty && chosen !== null && chosen.value === value && !found.some((one) => one.value === value);
  return (
    <Choice<string>
      id={id}
      {...(value === null ? {} : { value })}
      aria-describedby={describedBy(id, true, problem)}
      aria-required
      {...(problem === null ? {} : { status: 'error', 'aria-invalid': true })}
      source={source}
      lost="Accounts cannot be loaded just now."
      allowClear
      search={typed.search}
      placeholder="Choose an account"
      notFoundContent="No account found."
      style={{ width: '100%' }}
      options={isKept ? [chosen, ...found] : found}
      onChange={(userId?: string) => {
        typed.clear();
        setChosen(found.find((one) => one.value === userId) ?? null);
        onChange(userId ?? null);
      }}
    />
  );
}
