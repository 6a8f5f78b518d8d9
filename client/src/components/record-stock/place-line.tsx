import { LOCATION_KIND_TABLE, type LocationKind } from '@sideline/schema/inventory/vocabulary';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { messageOf } from '../../lib/errors';
import { placeWords } from '../../lib/stock-words';
import { ScanField } from '../scan/scan-field';
import type { ScanChoice } from '../scan/scanned';
import type { Bag } from './bag';
import { useUsagePlaceLazyQuery, useUsagePlacesLazyQuery } from './record-stock.generated';
import styles from './record-stock.module.css';

/** Where stock is taken from, and how to choose another place. */
export function PlaceLine({ bag }: { readonly bag: Bag }) {
  const [isChanging, setChanging] = useState(false);
  const { place, isKept, isLoading, choose } = bag;
  if (place !== null && !isChanging)
    return (
      <p className={styles['place']}>
        <span>
          From <strong>{place.name}</strong>
          {isKept ? ', as this device last saw it' : ''}
        </span>
        <Button onClick={() => setChanging(true)}>
          Change<span className="sl-hidden"> where it is taken from</span>
        </Button>
      </p>
    );
  // A field shown now would disappear while someone types in it, once their own bag is known.
  if (place === null && isLoading) return <p className={styles['place']}>Finding your bag…</p>;
  return (
    <PlaceField
      hint={place === null ? 'The bag that you work from. This device remembers it.' : undefined}
      onChoose={({ id, name }) => {
        choose({ id, name });
        setChanging(false);
      }}
    />
  );
}

interface PlaceFieldProps {
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly error?: string | null;
  readonly onChoose: (place: PlaceChoice) => void;
}

interface FoundPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: LocationKind;
  readonly parentName: string | null;
  readonly isActive: boolean;
}

export interface PlaceChoice extends ScanChoice {
  readonly kind: LocationKind;
  readonly isActive: boolean;
}

const placeChoice = (place: FoundPlace): PlaceChoice => ({
  id: place.id,
  name: placeWords(place),
  detail: LOCATION_KIND_TABLE[place.kind].label,
  kind: place.kind,
  isActive: place.isActive,
});

/** A bag, a pouch or a place, by its label or its name. */
export function PlaceField({ label = 'Taken from', hint, error = null, onChoose }: PlaceFieldProps) {
  const [searchPlaces] = useUsagePlacesLazyQuery();
  const [readPlace] = useUsagePlaceLazyQuery();
  const search = useCallback(
    async (text: string) => {
      const { data, error: failure } = await searchPlaces({ variables: { text } });
      if (failure) throw new Error(messageOf(failure), { cause: failure });
      return (data?.stockLocations.nodes ?? []).map(placeChoice);
    },
    [searchPlaces],
  );
  const find = useCallback(
    async (code: ScannedCode): Promise<PlaceChoice | null> => {
      if (code.is === 'unknown') return (await search(code.text))[0] ?? null;
      if (code.is !== 'label' || code.kind === 'item' || code.kind === 'batch') return null;
      const { data, error: failure } = await readPlace({ variables: { id: code.id } });
      if (failure) throw new Error(messageOf(failure), { cause: failure });
      return data ? placeChoice(data.stockLocation) : null;
    },
    [search, readPlace],
  );
  return (
    <ScanField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      error={error}
      placeholder="Name of a bag or place"
      search={search}
      find={find}
      onChoose={onChoose}
    />
  );
}
