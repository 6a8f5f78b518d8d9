import { usePickerSearch } from '../../../components/pickers/use-picker-search';
import { Choice } from '../../../components/ui/choice';
import { FormField } from '../../../components/ui/entity-form';
import { usePlaceChoicesQuery } from './papers.generated';
import styles from './papers.module.css';
import { placesOf, type ChosenPlace } from './place-picker';
import { notAStore, ScanPlace } from './scan-place';

interface StoresPickerProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: readonly ChosenPlace[];
  readonly onChange: (places: readonly ChosenPlace[]) => void;
}

/** Several stores, vehicles and similar, found by name or label. */
export function StoresPicker({ id, label, hint, value, onChange }: StoresPickerProps) {
  const typed = usePickerSearch();
  const source = usePlaceChoicesQuery({ variables: { text: typed.asked, kind: 'place' } });
  const found = placesOf(source.data ?? source.previousData);
  const isChosen = (placeId: string) => value.some((one) => one.id === placeId);
  const places = [...value, ...found.filter((place) => !isChosen(place.id))];
  return (
    <FormField id={id} label={label} hint={hint}>
      <div className={styles['scannable']}>
        <Choice<string[]>
          id={id}
          mode="multiple"
          value={value.map((place) => place.id)}
          source={source}
          lost="Locations cannot be loaded just now."
          placeholder="Choose locations"
          aria-describedby={`${id}-hint`}
          style={{ width: '100%' }}
          search={typed.search}
          options={places.map((place) => ({ value: place.id, label: place.name }))}
          onChange={(ids) => {
            typed.clear();
            onChange(places.filter((place) => ids.includes(place.id)));
          }}
        />
        <ScanPlace
          label={label}
          refusalOf={notAStore}
          onFound={(place) => {
            if (!isChosen(place.id)) onChange([...value, place]);
          }}
        />
      </div>
    </FormField>
  );
}
