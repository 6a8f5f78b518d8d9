import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { isLocked } from '@sideline/schema/prf/record/states';
import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApolloClient } from '../../lib/apollo-hooks';
import { onOpenedLate } from '../../lib/device/device';
import { currentUserId } from '../../lib/current-user';
import { eraseDraft, heldDraft, openDraft, withholdDraft } from './drafts/draft-registry';
import type { StoredSection } from './drafts/draft-state';
import type { DraftStore } from './drafts/draft-store';
import { keepRecord, readKeptRecord } from './drafts/kept-records';
import { codeOf, isUnreachable } from '../../lib/errors';
import { RefusedError } from '../../lib/http';
import { onReconnection } from '../../lib/online';
import { readAsWritten } from '../../lib/read-as-written';
import { authorsSince } from './authors-since';
import { nameOf } from './person-name';
import { PRF_QUERY } from './prf-query';
import type { PrfRecord } from './prf-record';
import { Readings, type Reading } from './readings';
import { savePrf } from './save-prf';
import { storedData } from './stored-data';

interface OpenPrf {
  /** Null until it is known which record the address means. */
  readonly store: DraftStore | null;
  readonly record: PrfRecord | null;
  /** Why the record could not be loaded, if it could not. Its draft may still be here. */
  readonly error: unknown;
  /** Loads the record again. What was entered here and not sent stays on top. Resolves to whether that worked. */
  readonly refresh: () => Promise<boolean>;
  /** When the server sent the record, if it is shown from this device's copy; null if it was just loaded. */
  readonly readBackAt: number | null;
  /** The record's number if the address does not have it: for a new record, or one that was requested by its id. */
  readonly lastingNumber: string | null;
}

/** The record's sections in the draft's format. `authors` if more is known about who wrote them than the last writer. */
export const storedSections = (record: PrfRecord, authors: Awaited<ReturnType<typeof authorsSince>> = {}) =>
  Object.fromEntries(
    PRF_SECTION_KEYS.map((key) => {
      const head = record.sections.find((section) => section.key === key);
      const stored: StoredSection = {
        version: head?.version ?? 0,
        data: storedData(record.data[key]),
        author: head?.updatedBy ? nameOf(head.updatedBy) : null,
        at: head?.updatedAt ?? null,
        ...(authors[key] ? { authors: authors[key] } : {}),
      };
      return [key, stored];
    }),
  );

interface ReadRecord {
  /** What it was requested by: the server also knows a record by its id, and by its number in lower case. */
  readonly wanted: string;
  readonly found: PrfRecord;
  readonly sections: ReturnType<typeof storedSections>;
}

/** A restricted record is kept on no device except that of the author of an open one (ADR 38). */
const isWithheld = ({ isRestricted, author, status }: PrfRecord): boolean =>
  isRestricted && (author.userId !== currentUserId() || isLocked(status));

const noSubscription = () => () => undefined;

/** The record and the draft for an address: by its number or, for a new one, by the id made on this device. */
export function usePrfRecord(number: string | undefined, draftId: string | null): OpenPrf {
  const client = useApolloClient();
  const [record, setRecord] = useState<PrfRecord | null>(null);
  const [readFor, setReadFor] = useState<string | null>(null);
  const [readBackAt, setReadBackAt] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [made, setMade] = useState<DraftStore | null>(null);
  const readings = useRef(new Readings());
  const hasShown = useRef(false);
  const fresh = draftId === null ? null : openDraft(draftId, savePrf);

  // The draft of a new record outlives the address that it was started under.
  if (fresh !== null && fresh !== made) setMade(fresh);

  /** Null if the answer is too late. Nothing is opened for a page that has closed, because its user may have left. */
  const fetchRecord = useCallback(
    async (wanted: string, { isLate }: Reading): Promise<ReadRecord | null> => {
      const data = await readAsWritten(client, PRF_QUERY, { customPrfId: wanted });
      const found = data?.prf;
      if (!found) throw new RefusedError(404, 'NOT_FOUND', `PRF ${wanted} was not found.`);
      if (isLate()) return null;
      const draft = openDraft(found.id, savePrf).getState();
      return { wanted, found, sections: storedSections(found, await authorsSince(client, draft, found)) };
    },
    [client],
  );
  const show = useCallback(({ wanted, found, sections }: ReadRecord, keptAt: number | null) => {
    openDraft(found.id, savePrf).load(
      found.customPrfId,
      sections,
      keptAt === null ? undefined : new Date(keptAt).toISOString(),
    );
    const put = () => {
      setRecord(found);
      setReadFor(wanted);
      setReadBackAt(keptAt);
      setError(null);
    };
    // The whole screen, in small steps, because a phone needs a second for it.
    if (hasShown.current) put();
    else startTransition(put);
    hasShown.current = true;
  }, []);
  const accept = useCallback(
    (read: ReadRecord) => {
      const { found } = read;
      openDraft(found.id, savePrf).withhold(isWithheld(found));
      show(read, null);
      void keepRecord(found, isWithheld(found));
    },
    [show],
  );

  /** Of an erased record, only what was typed and never sent is left. True if this failure says that it was erased. */
  const acceptErased = useCallback(async (wanted: string, failure: unknown, isOver: () => boolean) => {
    if (codeOf(failure) !== 'ERASED') return false;
    const draft = await eraseDraft(wanted, savePrf);
    if (isOver()) return true;
    setRecord(null);
    setMade(draft);
    setError(failure);
    return true;
  }, []);

  /**
   * A record that needs a reason is removed from the screen and the device, except what was entered here. True if this
   * failure says that a reason is needed.
   */
  const acceptRestricted = useCallback(async (wanted: string, failure: unknown, isOver: () => boolean) => {
    if (codeOf(failure) !== 'RECORD_RESTRICTED') return false;
    const isWaiting = await withholdDraft(wanted, savePrf);
    if (isOver()) return true;
    if (!isWaiting) {
      setRecord(null);
      setMade(null);
      setReadBackAt(null);
    }
    setError(failure);
    return true;
  }, []);

  useEffect(() => {
    const current = new Readings();
    readings.current = current;
    if (number !== undefined) {
      const reading = current.ask();
      fetchRecord(number, reading).then(
        (read) => {
          if (read !== null && reading.take()) accept(read);
        },
        async (failure: unknown) => {
          const isOver = () => reading.isLate();
          if (await acceptErased(number, failure, isOver)) return;
          if (await acceptRestricted(number, failure, isOver)) return;
          const isAway = isUnreachable(failure);
          const kept = isAway ? await readKeptRecord(number) : null;
          // Started here and never loaded: its draft is all there is of it.
          const draft = isAway && kept === null ? await heldDraft(number, savePrf) : null;
          if (reading.isLate()) return;
          if (kept) {
            // Kept as the server sent it, so it has the record's shape.
            const found = kept.record as PrfRecord;
            show({ wanted: number, found, sections: storedSections(found) }, kept.readAt);
            return;
          }
          if (draft) {
            setMade(draft);
            setReadBackAt(Date.parse(draft.getState().confirmedAt ?? '') || Date.now());
          }
          setError(failure);
        },
      );
    }
    return () => {
      current.end();
    };
  }, [number, fetchRecord, accept, acceptErased, acceptRestricted, show]);

  const isRead = record !== null && record.customPrfId === number;
  const isMade =
    made !== null && number !== undefined && [made.id, made.getState().customPrfId].includes(number);
  const readStore = isRead ? openDraft(record.id, savePrf) : null;
  const store = number === undefined ? fresh : isMade ? made : readStore;
  const customPrfId = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => store?.getState().customPrfId ?? null,
  );

  const refresh = useCallback(async () => {
    // Read from the store when it is called, because a record that was just made already has its number.
    const current = number ?? store?.getState().customPrfId ?? null;
    if (current === null) return false;
    const reading = readings.current.ask();
    try {
      const read = await fetchRecord(current, reading);
      if (read !== null && reading.take()) accept(read);
      return true;
    } catch (failure) {
      const isOver = () => reading.isLate();
      if (await acceptErased(current, failure, isOver)) return false;
      if (await acceptRestricted(current, failure, isOver)) return false;
      if (!isOver()) setError(failure);
      return false;
    }
  }, [number, store, fetchRecord, accept, acceptErased, acceptRestricted]);

  // What was loaded while the device kept nothing is kept as soon as it can.
  useEffect(
    () =>
      record === null || readBackAt !== null
        ? undefined
        : onOpenedLate(() => void keepRecord(record, isWithheld(record))),
    [record, readBackAt],
  );

  // Data shown from the device is loaded again when the server can be reached.
  useEffect(
    () => (readBackAt === null ? undefined : onReconnection(() => void refresh())),
    [readBackAt, refresh],
  );

  return {
    store,
    readBackAt,
    record: isRead || (isMade && record?.id === made.id) ? record : null,
    error,
    refresh,
    lastingNumber:
      number === undefined || (isMade && customPrfId !== number)
        ? customPrfId
        : readFor === number && !isRead
          ? (record?.customPrfId ?? null)
          : null,
  };
}
