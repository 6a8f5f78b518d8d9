import { Choice } from '../../../components/ui/choice';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { useColleagueChoicesQuery } from './papers.generated';

interface ColleaguePickerProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** Ids of accounts. */
  readonly value: readonly string[];
  /** Those whose names the caller already knows. */
  readonly known?: readonly { readonly userId: string; readonly name: string }[];
  readonly error?: string | null;
  readonly onChange: (userIds: readonly string[]) => void;
}

/** Several members of staff, by their accounts. */
export function ColleaguePicker(props: ColleaguePickerProps) {
  const { id, label, hint, value, known = [], error = null, onChange } = props;
  const source = useColleagueChoicesQuery();
  const listed = source.data?.staffMembers.map(({ userId, firstName, lastName }) => ({
    value: userId,
    label: `${firstName} ${lastName}`,
  }));
  const rest = known
    .filter(({ userId }) => listed?.some((one) => one.value === userId) !== true)
    .map(({ userId, name }) => ({ value: userId, label: name }));
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      <Choice<string[]>
        id={id}
        mode="multiple"
        value={[...value]}
        source={source}
        placeholder="Choose people"
        aria-describedby={describedBy(id, hint, error)}
        style={{ width: '100%' }}
        options={[...rest, ...(listed ?? [])]}
        onChange={onChange}
      />
    </FormField>
  );
}
