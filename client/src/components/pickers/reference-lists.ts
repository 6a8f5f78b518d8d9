import { BACKGROUND_HEADER } from '@sideline/schema/background';
import { print } from 'graphql';
import { useEffect, useState } from 'react';
import { onOpenedLate } from '../../lib/device/device';
import { keepList, readKeptList } from '../../lib/device/kept-lists';
import { callGraphql } from '../../lib/http';
import { onReconnection } from '../../lib/online';
import { ReferenceListsDocument, type ReferenceListsQuery } from './pickers.generated';

/** The lists that the form chooses from, as one copy on the device: events, staff, cheer teams and squads. */

const LIST = 'reference';
/** The page's own requests go first. */
const FIRST_MS = 2_000;
const EVERY_MS = 30 * 60_000;
const BACKGROUND = { [BACKGROUND_HEADER]: '1' };
const QUERY = print(ReferenceListsDocument);

/** Keeps the copy up to date while a user who fills in records is signed in and the server answers. */
export function useFreshReferenceLists(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      // By plain fetch, because encrypted data must not be in the page's cache.
      callGraphql(QUERY, {}, BACKGROUND)
        .then((data) => keepList(LIST, data))
        // The existing copy stays.
        .catch(() => undefined);
    };
    const first = setTimeout(refresh, FIRST_MS);
    const timer = setInterval(refresh, EVERY_MS);
    const stops = [onReconnection(refresh), onOpenedLate(refresh)];
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [isWanted]);
}

/** The copy as this device last kept it; null if there is none. */
export const readKeptReferenceLists = async (): Promise<ReferenceListsQuery | null> =>
  // Encrypted with this person's key by the function above, so it is what the query answered.
  ((await readKeptList(LIST))?.value as ReferenceListsQuery | undefined) ?? null;

/** The copy, while the server has not answered; null until it is read, or if there is none. */
export function useKeptReferenceLists(isUnanswered: boolean): ReferenceListsQuery | null {
  const [kept, setKept] = useState<ReferenceListsQuery | null>(null);
  useEffect(() => {
    if (!isUnanswered) return undefined;
    let isOver = false;
    void readKeptReferenceLists().then((lists) => {
      if (!isOver) setKept(lists);
    });
    return () => {
      isOver = true;
    };
  }, [isUnanswered]);
  return isUnanswered ? kept : null;
}
