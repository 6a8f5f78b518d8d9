import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { type Measurement, MEASUREMENTS } from '@sideline/schema/prf/catalogue/measurements';
import { useRef } from 'react';
import { entriesOf, entryPath, valueAt, type Values } from '../drafts/changes';
import { refusedFields, sectionDraft, shownValues } from '../drafts/draft-view';
import type { FieldPlace } from '../fields/control';
import { thisMinute } from '../fields/entry-editor';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { withoutRefused } from './score';
import type { NotRecordable } from './set-fields';

/** Everything that the pad needs to show and change one observation set. */
export interface OpenSet {
  readonly entry: ObservationEntry;
  /** As it is scored: without text from a refused box. */
  readonly scored: ObservationEntry;
  readonly isNew: boolean;
  readonly set: (name: string, value: unknown) => void;
  readonly placeOf: (name: string) => FieldPlace;
  /** Earlier text that is not a value, for a box that opens. While someone types, the box itself has it. */
  readonly textOf: (name: string) => string | null;
  readonly keepText: (name: string, text: string | null, problem: string | null) => void;
  readonly problemOf: (name: string) => string | null;
  readonly notRecordableOf: (name: string) => NotRecordable | null;
  /** Null removes the reason. */
  readonly setNotRecordable: (name: string, line: NotRecordable | null) => void;
}

/** Measurements with a value in fields other than the one marked as not recordable. */
const HELD_BY: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (MEASUREMENTS as readonly Measurement[]).flatMap(({ name, notRecordable, parts, beside }) => {
    const held = parts ?? (beside === undefined ? [] : [name, beside]);
    return notRecordable === undefined || held.length === 0 ? [] : [[name, held] as const];
  }),
);
const measurementOf = (name: string): string =>
  Object.keys(HELD_BY).find((measurement) => HELD_BY[measurement]?.includes(name)) ?? name;

const storedSet = (view: RecordView, entryId: string) =>
  entriesOf(shownValues(view.draft(), 'observations'), 'entries').find((entry) => entry.id === entryId);
const refusedOf = (view: RecordView, entryId: string) =>
  (sectionDraft(view.draft(), 'observations').refused?.problems ?? []).filter(
    ({ field }) => field === `entries/${entryId}` || field.startsWith(`entries/${entryId}/`),
  );

const refusedIn = (view: RecordView, entryId: string) =>
  refusedFields(view.draft(), 'observations', 'entries', entryId);

/**
 * One observation set in progress. It is created with its first value, with that minute as its time unless another is
 * given. From then on every value is sent to the server, whether or not 'Save set' is pressed.
 */
export function useSet(entryId: string): OpenSet {
  const { store } = usePrf();
  const stored = useView(storedSet, entryId);
  const refused = useView(refusedOf, entryId);
  const unread = useView(refusedIn, entryId);
  const entry = (stored ?? { id: entryId }) as Values as unknown as ObservationEntry;
  // The time that the pad gave a new set automatically.
  const datedTo = useRef<string | null>(null);
  const pathOf = (name: string) => entryPath('entries', entryId, name);

  const set = (name: string, value: unknown) => {
    const isEmpty = value === null || value === undefined;
    if (stored === undefined && isEmpty) return;
    const now = store.getState();
    const before = valueAt(shownValues(now, 'observations'), `entries/${entryId}`);
    if (before === null && name !== 'date_time' && name !== 'is_before_arrival') {
      datedTo.current = thisMinute();
      store.edit('observations', pathOf('date_time'), datedTo.current);
    }
    // Measurements that others took before we arrived were not taken when they were written down here.
    const isOthers = name === 'is_before_arrival' && value === true;
    if (isOthers && datedTo.current !== null && entry.date_time === datedTo.current) {
      store.edit('observations', pathOf('date_time'), null);
    }
    store.edit('observations', pathOf(name), value);
    // A value that was found after all is no longer 'not recordable'.
    const measured = measurementOf(name);
    if (!isEmpty && entry.not_recordable?.some((line) => line.field === measured)) {
      setNotRecordable(measured, null);
    }
  };

  const keepText = (name: string, text: string | null, problem: string | null) => {
    store.keepText('observations', pathOf(name), text === null ? null : { text, problem });
  };

  const setNotRecordable = (name: string, line: NotRecordable | null) => {
    const others = (entry.not_recordable ?? []).filter((other) => other.field !== name);
    const next = line ? [...others, line] : others;
    set('not_recordable', next.length > 0 ? next : null);
    // A set cannot hold both a value and the reason why there is none.
    if (!line) return;
    for (const held of HELD_BY[name] ?? [name]) {
      set(held, null);
      keepText(held, null, null);
    }
  };

  return {
    entry,
    scored: withoutRefused(entry, unread),
    isNew: stored === undefined,
    set,
    placeOf: (name) => ({ section: 'observations', path: pathOf(name) }),
    textOf: (name) => sectionDraft(store.getState(), 'observations').texts[pathOf(name)]?.text ?? null,
    keepText,
    problemOf: (name) =>
      refused.find(({ field }) => field === pathOf(name) || field === `entries/${entryId}`)?.message ?? null,
    notRecordableOf: (name) => entry.not_recordable?.find((line) => line.field === name) ?? null,
    setNotRecordable,
  };
}
