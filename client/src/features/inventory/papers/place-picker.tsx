import { useState } from 'react';
import { Choice } from '../../../components/ui/choice';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { usePickerSearch, withChosen } from '../../../components/pickers/use-picker-search';
import { placeWords } from '../stock-words';
import { usePlaceChoicesQuery, type PlaceChoicesQuery } from './papers.generated';
import styles from './papers.module.css';
import { notAStore, ScanPlace } from './scan-place';

export interface ChosenPlace {
  readonly id: string;
  readonly name: string;
}

interface PlaceControlProps {
  readonly id: string;
  /** What the place is for, named to the scanner. */
  readonly label: string;
  readonly value: string | null;
  /** The name of the chosen place, if the caller knows it. */
  readonly name?: string | null;
  readonly hint?: string | undefined;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly disabled?: boolean;
  /** A place that cannot be chosen: the other end of a transfer, or the place itself. */
  readonly but?: string | null;
  /** Why it cannot be, if it is scanned. */
  readonly butWhy?: string;
  /** Whether only stores, vehicles and similar are offered, without bags and pouches. */
  readonly onlyStores?: boolean;
  readonly onChange: (place: ChosenPlace | null) => void;
}

/** The server's results, as the lists name them. */
export const placesOf = (data: PlaceChoicesQuery | undefined): readonly ChosenPlace[] =>
  data?.stockLocations.nodes.map((place) => ({ id: place.id, name: placeWords(place) })) ?? [];

const OTHER_END =
  'You have already chosen this location for the other end of the move. Scan a different one.';

/** A place, a bag or a pouch, found by name or label, with its own field. */
export function PlacePicker(props: PlaceControlProps) {
  const { id, label, hint, error = null, isRequired = false } = props;
  return (
    <FormField
      id={id}
      label={label}
      isRequired={isRequired}
      error={error}
      {...(hint === undefined ? {} : { hint })}
    >
      <PlaceControl {...props} />
    </FormField>
  );
}

/** The same for a field that is already there. */
export function PlaceControl(props: PlaceControlProps) {
  const { id, label, value, name = null, hint, error = null, isRequired = false, disabled = false } = props;
  const { but = null, butWhy = OTHER_END, onlyStores = false, onChange } = props;
  const typed = usePickerSearch();
  const [scanned, setScanned] = useState<ChosenPlace | null>(null);
  const source = usePlaceChoicesQuery({
    variables: { text: typed.asked, kind: onlyStores ? 'place' : null },
  });
  const found = placesOf(source.data ?? source.previousData);
  const chosenName = scanned !== null && scanned.id === value ? scanned.name : name;
  const places = withChosen(
    found,
    value === null || chosenName === null ? null : { id: value, name: chosenName },
    typed,
  );
  return (
    <div className={styles['scannable']}>
      <Choice<string | null>
        id={id}
        value={value}
        disabled={disabled}
        source={source}
        lost="Locations cannot be loaded just now."
        allowClear={!isRequired}
        placeholder="Choose a location"
        aria-required={isRequired}
        aria-describedby={describedBy(id, hint, error)}
        style={{ width: '100%' }}
        search={typed.search}
        options={places
          .filter((place) => place.id !== but)
          .map((place) => ({ value: place.id, label: place.name }))}
        onChange={(chosen) => {
          typed.clear();
          onChange(places.find((place) => place.id === chosen) ?? null);
        }}
      />
      <ScanPlace
        label={label}
        disabled={disabled}
        refusalOf={(place) => (place.id === but ? butWhy : onlyStores ? notAStore(place) : null)}
        onFound={(place) => {
          setScanned(place);
          typed.clear();
          onChange(place);
        }}
      />
    </div>
  );
}
