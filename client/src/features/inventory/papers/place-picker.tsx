import { useState } from 'react';
import { Choice } from '../../../components/choice';
import { describedBy, FormField } from '../../../components/entity-form';
import { useDebounced } from '../../../components/pickers/use-debounced';
import { usePlaceChoicesQuery } from './papers.generated';

export interface ChosenPlace {
  readonly id: string;
  readonly name: string;
}

interface PlacePickerProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  /** The name of the chosen one, where the caller knows it. */
  readonly name?: string | null;
  readonly hint?: string;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly disabled?: boolean;
  /** One that cannot be chosen: the other side of a transfer. */
  readonly but?: string | null;
  readonly onChange: (place: ChosenPlace | null) => void;
}

/** A place, a bag or a pouch, found by its name. */
export function PlacePicker(props: PlacePickerProps) {
  const { id, label, value, name = null, hint, error = null, isRequired = false, disabled = false } = props;
  const { but = null, onChange } = props;
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim());
  const { data, previousData, loading } = usePlaceChoicesQuery({
    variables: { text: settled === '' ? null : settled },
  });
  const found = (data ?? previousData)?.stockLocations.nodes ?? [];
  const isListed = found.some((place) => place.id === value);
  const places = value !== null && !isListed && name !== null ? [{ id: value, name }, ...found] : found;
  return (
    <FormField
      id={id}
      label={label}
      isRequired={isRequired}
      error={error}
      {...(hint === undefined ? {} : { hint })}
    >
      <Choice<string | null>
        id={id}
        value={value}
        disabled={disabled}
        loading={loading}
        allowClear={!isRequired}
        placeholder="Choose a location"
        aria-required={isRequired}
        aria-describedby={describedBy(id, hint, error)}
        style={{ width: '100%' }}
        showSearch={{ filterOption: false, onSearch: setText }}
        options={places
          .filter((place) => place.id !== but)
          .map((place) => ({ value: place.id, label: place.name }))}
        onChange={(chosen) => {
          setText('');
          onChange(places.find((place) => place.id === chosen) ?? null);
        }}
      />
    </FormField>
  );
}
