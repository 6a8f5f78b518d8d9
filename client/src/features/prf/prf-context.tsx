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

/** A step of the form and a control in it. `elseId` if that control is not on the screen. */
export interface StepTarget {
  readonly section: string;
  readonly controlId?: string;
  readonly elseId?: string;
}

/**
 * What every part of the PRF screen can use. Nothing in here changes while someone writes. What changes is read through
 * `view`, by `useView` and similar hooks, so that only components whose view changed are drawn again.
 */
export interface PrfContextValue {
  readonly store: DraftStore;
  /** Null until the record exists on the server and has loaded. */
  readonly record: PrfRecord | null;
  /** When the server sent the record, if this is the device's copy. */
  readonly readBackAt: number | null;
  readonly view: RecordView;
  /** The details of the amendment in progress; null if the record itself is open. */
  readonly amending: AmendmentNote | null;
  /** Signed, void, or not this clinician's: shown, not changed. */
  readonly isReadOnly: boolean;
  /** A practice record: what is entered stays in this page, and is never sent or kept. */
  readonly isPractice: boolean;
  /** Opens a section and, if a control is named, puts the focus on it. */
  readonly goTo: (target: StepTarget) => void;
  /** Who else has the record open, and what they have changed since. */
  readonly live: LivePrf;
  /** Loads the record again: after linking a patient, signing and similar. Resolves to whether that worked. */
  readonly refresh: () => Promise<boolean>;
}

export const PrfContext = createContext<PrfContextValue | null>(null);

export function usePrf(): PrfContextValue {
  const value = use(PrfContext);
  if (!value) throw new Error('usePrf outside the PRF screen');
  return value;
}

/** Returns the same object for as long as its content is the same. */
const steady = <T,>(read: () => T): (() => T) => {
  let last: { readonly value: T } | null = null;
  return () => {
    const value = read();
    if (last === null || !isSame(last.value, value)) last = { value };
    return last.value;
  };
};

/** The result of `select` for a view. Draws again only when that result changes, whatever else has changed. */
export function useSelected<T, A>(view: RecordView, select: (view: RecordView, about: A) => T, about: A): T {
  const read = useMemo(() => steady(() => select(view, about)), [view, select, about]);
  return useSyncExternalStore(view.subscribe, read);
}

/**
 * The same for the open record. `select` is defined outside the component and `about` is a plain value (a key, a path),
 * so that both stay the same between renders.
 */
export function useView<T>(select: (view: RecordView) => T): T;
export function useView<T, A>(select: (view: RecordView, about: A) => T, about: A): T;
export function useView<T, A>(select: (view: RecordView, about: A | undefined) => T, about?: A): T {
  return useSelected(usePrf().view, select, about);
}

/**
 * Whether only the draft is here: the server cannot be reached, and this device does not have the record as the server
 * has it.
 */
export function useDraftAlone(): boolean {
  const { record, readBackAt } = usePrf();
  return record === null && readBackAt !== null;
}

export function useDraftOf(store: DraftStore): DraftState {
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The whole draft. Draws again with every keystroke, so use it only for showing the state of saving. */
export function useDraft(): DraftState {
  return useDraftOf(usePrf().store);
}

/** What the catalogue's rules use. It changes with every value of the record. */
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

/** Calls `settle` before every deliberate save, so that what is being typed is included. */
export function useOnSettle(settle: () => void): void {
  const { store } = usePrf();
  useEffect(() => store.onSettle(settle), [store, settle]);
}

/** The time that decides the record's day. */
export const REFERENCE_TIME = { section: 'incidentDetails', path: 'incident_date' } as const;

const referenceTime = (view: RecordView) => view.facts().data[REFERENCE_TIME.section]?.[REFERENCE_TIME.path];

/** The day that typed clock times belong to: the incident's if it is known, otherwise today. */
export function useReferenceDay(): Date {
  const incident = useView(referenceTime);
  return useMemo(() => (typeof incident === 'string' ? new Date(incident) : new Date()), [incident]);
}

/** Writes a clock time of the record: '14:32', with its day wherever that is in doubt. */
export function useTimeText(): (moment: string | number | null | undefined) => string {
  const referenceDay = useReferenceDay();
  return (moment) => `${formatTime(moment)}${dayBeside(moment, referenceDay)}`;
}

/** The same with seconds if there are any, and empty if there is no time: for reading back a drug. */
export function useTimeGivenText(): (moment: string | null | undefined) => string {
  const referenceDay = useReferenceDay();
  return (moment) =>
    `${clockText(moment, recordZone())}${markBeside(moment)}${dayBeside(moment, referenceDay)}`;
}
