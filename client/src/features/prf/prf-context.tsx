import type { PrfFacts } from '@sideline/schema/prf/kinds';
import type { Missing } from '@sideline/schema/prf/completeness';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AmendmentNote, DraftState } from '../../lib/drafts/draft-state';
import type { DraftStore } from '../../lib/drafts/draft-store';
import type { Undecided } from '../../lib/drafts/draft-view';
import type { LivePrf } from './live/use-live-prf';
import type { PrfRecord } from './prf-record';

/** A step of the form, and there a control; `elseId` where that control is not on the screen. */
export interface StepTarget {
  readonly section: string;
  readonly controlId?: string;
  readonly elseId?: string;
}

/** What every part of the PRF screen may reach: the draft, what the server says about the record, and the way around. */
export interface PrfContextValue {
  readonly store: DraftStore;
  /** Null until the record exists on the server and was read. */
  readonly record: PrfRecord | null;
  /** When the server gave the record, where this is what the device kept of it. */
  readonly readBackAt: number | null;
  readonly facts: PrfFacts;
  /** What stands between the record and a signature, open alerts apart. */
  readonly missing: readonly Missing[];
  /** Fields that wait for a choice or a correction on this device. */
  readonly undecided: readonly Undecided[];
  /** What the amendment that is being written says of itself; null where the record itself is open. */
  readonly amending: AmendmentNote | null;
  /** Signed, void, or not this clinician's: shown, not changed. */
  readonly isReadOnly: boolean;
  /** Opens a section, and where a control is named puts the focus on it. */
  readonly goTo: (target: StepTarget) => void;
  /** Who else has the record open, and what they changed meanwhile. */
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

export function useDraftOf(store: DraftStore): DraftState {
  return useSyncExternalStore(store.subscribe, store.getState);
}

export function useDraft(): DraftState {
  return useDraftOf(usePrf().store);
}

export const useFacts = (): PrfFacts => usePrf().facts;

/** Has `settle` called before every deliberate save, so that what is being typed goes with it. */
export function useOnSettle(settle: () => void): void {
  const { store } = usePrf();
  useEffect(() => store.onSettle(settle), [store, settle]);
}

/** The time that gives the record its day. */
export const REFERENCE_TIME = { section: 'incidentDetails', path: 'incident_date' } as const;

/** The day to which typed clock times belong: the incident's where it is known, else today. */
export function useReferenceDay(): Date {
  const { facts } = usePrf();
  const incident = facts.data[REFERENCE_TIME.section]?.[REFERENCE_TIME.path];
  return useMemo(() => (typeof incident === 'string' ? new Date(incident) : new Date()), [incident]);
}
