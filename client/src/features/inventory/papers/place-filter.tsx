import { useId, useState } from 'react';
import { UnfoldingChip } from '../../../components/ui/filter-bar';
import { PlacePicker, type ChosenPlace } from './place-picker';

interface PlaceFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (locationId: string | null) => void;
}

/** A list's filter by location, found by name, however many there are. Last in its bar, because it unfolds below it. */
export function PlaceFilter({ label, value, onChange }: PlaceFilterProps) {
  const id = useId();
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const name = chosen !== null && chosen.id === value ? chosen.name : null;
  return (
    <UnfoldingChip label={label} chosen={value === undefined ? null : (name ?? 'chosen')}>
      <PlacePicker
        id={id}
        label={label}
        value={value ?? null}
        name={name ?? 'The chosen location'}
        onChange={(place) => {
          setChosen(place);
          onChange(place?.id ?? null);
        }}
      />
    </UnfoldingChip>
  );
}
