import { useEffect, useSyncExternalStore } from 'react';
import { useCrewBagQuery, useStockToUseQuery, type UsableLotFragment } from './record-stock.generated';
import type { StockPlace } from './usable-lot';

/**
 * What this device knows about its bag: lots and quantities, never a patient. Without a signal, there is nothing else.
 */
interface KeptBag {
  readonly place: StockPlace;
  readonly lots: readonly UsableLotFragment[];
  readonly usualItemIds: readonly string[];
}

const KEY = 'sideline-bag';

const read = (): KeptBag | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptBag | null;
    return typeof kept?.place.id === 'string' && Array.isArray(kept.lots) ? kept : null;
  } catch {
    return null;
  }
};

let kept: KeptBag | null | undefined;
/** A bag chosen since the page was loaded. It takes precedence over the assigned one. */
let isChosen = false;
const listeners = new Set<() => void>();

const current = (): KeptBag | null => (kept === undefined ? (kept = read()) : kept);
const keep = (next: KeptBag | null): void => {
  kept = next;
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the bag is remembered until the page is closed.
  }
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export interface Bag {
  /** Null until a place to take stock from is chosen. */
  readonly place: StockPlace | null;
  readonly lots: readonly UsableLotFragment[];
  readonly usualItemIds: readonly string[];
  readonly isLoading: boolean;
  /** Whether this is the device's copy, because the server could not be reached. */
  readonly isKept: boolean;
  readonly choose: (place: StockPlace) => void;
}

/**
 * Where this crew takes stock from: the bag named here, otherwise the one assigned to them, otherwise the last one on
 * this device.
 */
export function useBag(eventId: string | null): Bag {
  const remembered = useSyncExternalStore(subscribe, current);
  const { data: assigned, loading: isAsking } = useCrewBagQuery({ variables: { eventId } });
  const own = isChosen ? null : (assigned?.crewBag ?? null);
  const place = own ?? remembered?.place ?? null;
  const { data, loading, error } = useStockToUseQuery({
    variables: { locationId: place?.id ?? '' },
    skip: place === null,
    fetchPolicy: 'cache-and-network',
  });
  const stock = data?.stockToUse;
  useEffect(() => {
    if (stock) keep({ place: stock.place, lots: stock.lots, usualItemIds: stock.usualItemIds });
  }, [stock]);
  const offline = remembered?.place.id === place?.id ? remembered : null;
  return {
    place,
    lots: stock?.lots ?? offline?.lots ?? [],
    usualItemIds: stock?.usualItemIds ?? offline?.usualItemIds ?? [],
    isLoading: (loading || (isAsking && place === null)) && !stock && !offline,
    isKept: error !== undefined && !stock && offline !== null,
    choose: (chosen) => {
      isChosen = true;
      keep({ place: chosen, lots: [], usualItemIds: [] });
    },
  };
}
