import { usePickerSearch, withChosen } from '../../../components/pickers/use-picker-search';
import { Choice } from '../../../components/ui/choice';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { useKitChoicesQuery } from './kits.generated';

interface ChosenKit {
  readonly id: string;
  readonly name: string;
}

interface KitPickerProps {
  readonly id: string;
  readonly label?: string;
  readonly value: string | null;
  /** The name of the chosen kit, if the caller knows it. */
  readonly name?: string | null;
  readonly isRequired?: boolean;
  readonly error?: string | null;
  /** A kit that cannot be chosen, because a kit does not contain itself. */
  readonly but?: string | null;
  readonly onChange: (kit: ChosenKit | null) => void;
}

/** A kit in use, found by its name, however many there are. */
export function KitPicker(props: KitPickerProps) {
  const { id, label = 'Kit', value, name = null, isRequired = false, error = null, but = null } = props;
  const { onChange } = props;
  const typed = usePickerSearch();
  const source = useKitChoicesQuery({ variables: { text: typed.asked } });
  const found: readonly ChosenKit[] = (source.data ?? source.previousData)?.kits.nodes ?? [];
  const kits = withChosen(found, value === null || name === null ? null : { id: value, name }, typed);
  return (
    <FormField id={id} label={label} isRequired={isRequired} error={error}>
      <Choice<string | null>
        id={id}
        value={value}
        source={source}
        lost="Kits cannot be loaded just now."
        placeholder="Choose a kit"
        aria-required={isRequired}
        aria-describedby={describedBy(id, undefined, error)}
        style={{ width: '100%' }}
        search={typed.search}
        options={kits.filter((kit) => kit.id !== but).map((kit) => ({ value: kit.id, label: kit.name }))}
        onChange={(chosen) => {
          typed.clear();
          onChange(kits.find((kit) => kit.id === chosen) ?? null);
        }}
      />
    </FormField>
  );
}
