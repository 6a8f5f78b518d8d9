import type { Missing } from '@sideline/schema/prf/rules/missing';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { isSame } from '@sideline/schema/prf/record/merge';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AmendmentNote, DraftState } from './drafts/draft-state';
import type { DraftStore } from './drafts/draft-store';
import type { Undecided } from './drafts/draft-view';
import { clockText } from '../../lib/form-rules';
import type { LivePrf } from './live/use-live-prf';
import type { PrfRecord } from './prf-record';
import type { RecordView } from './record-view';
import { dayBeside, formatTime, markBeside, recordZone } from './record-clock';

/** A step of the form, and there a control; `elseId` where that control is not on the screen. */
export interface StepTarget {
  readonly section: string;
  readonly controlId?: string;
  readonly elseId?: string;
}

/**
 * What every part of the PRF screen may reach. Nothing in here changes during writing. What changes is read through `view`,
 * by `useView` and similar hooks, so only components whose view changed are drawn again.
 */
export interface PrfContextValue {
  readonly store: DraftStore;
  /** Null until the record exists on the server and was read. */
  readonly record: PrfRecord | null;
  /** When the server gave the record, where this is what the device kept of it. */
  readonly readBackAt: number | null;
  readonly view: RecordView;
  /** What the amendment that is being written says of itself; null where the record itself is open. */
  readonly amending: AmendmentNote | null;
  /** Signed, void, or not this clinician's: shown, not changed. */
  readonly isReadOnly: boolean;
  /** Filled in to learn: what is entered stays in this page, and is never sent or kept. */
  readonly isPractice: boolean;
  /** Opens a section, and where a control is named puts the focus on it. */
  readonly goTo: (target: StepTarget) => void;
  /** Who else has the record open, and what they have changed since. */
  readonly live: LivePrf;
  /** Reads the record again: after linking a patient, signing and the like. Resolves to whether it was read. */
  readonly refresh: () => Promise<boolean>;
}

export const PrfContext = createContext<PrfContextValue | null>(null);

export function usePrf(): PrfContextValue {
  const value = use(PrfContext);
  if (!value) throw new Error('usePrf outside the PRF screen');
  return value;
}

/** Gives the same object again for as long as what is read is the same. */
const steady = <T,>(read: () => T): (() => T) => {
  let last: { readonly value: T } | null = null;
  return () => {
    const value = read();
    if (last === null || !isSame(last.value, value)) last = { value };
    return last.value;
  };
};

/** What `select` makes of a view; draws again only when that is another value, whatever else has changed. */
export function useSelected<T, A>(view: RecordView, select: (view: RecordView, about: A) => T, about: A): T {
  const read = useMemo(() => steady(() => select(view, about)), [view, select, about]);
  return useSyncExternalStore(view.subscribe, read);
}

/**
 * The same of the open record. `select` stands outside the component and `about` is plain (a key, a path), so that both are
 * the same from one drawing to the next.
 */
export function useView<T>(select: (view: RecordView) => T): T;
export function useView<T, A>(select: (view: RecordView, about: A) => T, about: A): T;
export function useView<T, A>(select: (view: RecordView, about: A | undefined) => T, about?: A): T {
  return useSelected(usePrf().view, select, about);
}

/** Whether only the draft is here: the server cannot be asked, and this device does not have the record as the server has it. */
export function useDraftAlone(): boolean {
  const { record, readBackAt } = usePrf();
  return record === null && readBackAt !== null;
}

export function useDraftOf(store: DraftStore): DraftState {
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The whole draft: draws again with every keystroke. For what says how it stands with saving. */
export function useDraft(): DraftState {
  return useDraftOf(usePrf().store);
}

/** What the catalogue's rules look at; changes with every value of the record. */
export function useFacts(): PrfFacts {
  const { view } = usePrf();
  return useSyncExternalStore(view.subscribe, view.facts);
}

export function useMissing(): readonly Missing[] {
  const { view } = usePrf();
  return useSyncExternalStore(view.subscribe, view.missing);
}

export function useUndecided(): readonly Undecided[] {
  const { view } = usePrf();
  return useSyncExternalStore(view.subscribe, view.undecided);
}

/** The record's id and number. */
export const useIdentity = (): Pick<DraftState, 'prfId' | 'customPrfId'> => useView(identityOf);
const identityOf = (view: RecordView) => {
  const { prfId, customPrfId } = view.draft();
  return { prfId, customPrfId };
};

/** Has `settle` called before every deliberate save, so that what is being typed goes with it. */
export function useOnSettle(settle: () => void): void {
  const { store } = usePrf();
  useEffect(() => store.onSettle(settle), [store, settle]);
}

/** The time that gives the record its day. */
export const REFERENCE_TIME = { section: 'incidentDetails', path: 'incident_date' } as const;

const referenceTime = (view: RecordView) => view.facts().data[REFERENCE_TIME.section]?.[REFERENCE_TIME.path];

/** The day to which typed clock times belong: the incident's where it is known, else today. */
export function useReferenceDay(): Date {
  const incident = useView(referenceTime);
  return useMemo(() => (typeof incident === 'string' ? new Date(incident) : new Date()), [incident]);
}

/** Gives a clock time of the record in words: '14:32', with its day wherever that is in doubt. */
export function useTimeText(): (moment: string | number | null | undefined) => string {
  const referenceDay = useReferenceDay();
  return (moment) => `${formatTime(moment)}${dayBeside(moment, referenceDay)}`;
}

/** The same with seconds where there are any, and nothing where there is no time: as a drug is read back. */
export function useTimeGivenText(): (moment: string | null | undefined) => string {
  const referenceDay = useReferenceDay();
  return (moment) =>
    `${clockText(moment, recordZone())}${markBeside(moment)}${dayBeside(moment, referenceDay)}`;
}
