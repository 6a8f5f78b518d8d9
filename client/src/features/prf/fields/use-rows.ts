import type { GroupField } from '@sideline/schema/prf/catalogue/kinds';
import { alignRows, isSame } from '@sideline/schema/prf/record/merge';
import { useLayoutEffect, useRef, useState } from 'react';
import { valueAt, type Values } from '../drafts/changes';
import type { DraftState, KeptText } from '../drafts/draft-state';
import { sectionDraft, shownValues } from '../drafts/draft-view';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import type { ControlProps, FieldPlace } from './control';

const asRows = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === 'object' && row !== null) : [];

const hasTextIn = (view: RecordView, { section, path }: FieldPlace): boolean =>
  Object.keys(sectionDraft(view.draft(), section).texts).some((one) => one.startsWith(`${path}/`));

interface Removed {
  readonly index: number;
  /** Null for a line that has no value yet. */
  readonly row: Values | null;
  readonly texts: readonly (readonly [sub: string, kept: KeptText])[];
}

interface KnownRows {
  readonly rows: readonly Values[];
  /** One for each row, and one more for a line that has not been filled in yet. */
  readonly keys: readonly number[];
}

/**
 * The keys of a list that has changed, here or elsewhere. Each line keeps its own key wherever it moves, and
 * a line that is being filled in keeps its key until it is a row.
 */
export const keysFor = (
  known: KnownRows,
  { rows, hasBlank }: { readonly rows: readonly Values[]; readonly hasBlank: boolean },
  next: number,
): readonly number[] => {
  const { present } = alignRows(known.rows, rows);
  const keyOf = new Map(
    present.flatMap((to, from) => (to === null ? [] : [[to, known.keys[from]] as const])),
  );
  const blank = known.keys[known.rows.length];
  const filled = hasBlank ? -1 : rows.findLastIndex((_, index) => !keyOf.has(index));
  let fresh = next;
  const keys = rows.map((_, index) => (index === filled ? blank : keyOf.get(index)) ?? fresh++);
  return hasBlank ? [...keys, blank ?? fresh] : keys;
};

/**
 * The lines of a list that is one value. They have no identity in the record. Here each has a key, so that half-typed
 * text stays with its line when another is removed, or added by another person.
 */
export function useRows({ value, onChange, place }: ControlProps<GroupField>) {
  const { store } = usePrf();
  const stored = asRows(value);
  const base = `${place.path}/`;
  const textsOf = (state: DraftState, index: number) =>
    Object.entries(sectionDraft(state, place.section).texts)
      .filter(([path]) => path.startsWith(`${base}${index}/`))
      .map(([path, kept]) => [path.slice(`${base}${index}/`.length), kept] as const);

  // A line that was added but not filled in is only here, because an empty answer is not stored.
  const [isAdding, setAdding] = useState(false);
  const isBlankTyped = useView(hasTextIn, { section: place.section, path: `${base}${stored.length}` });
  const isLastTyped = useView(hasTextIn, {
    section: place.section,
    path: `${base}${Math.max(0, stored.length - 1)}`,
  });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [known, setKnown] = useState<KnownRows>(() => ({
    rows: stored,
    keys: Array.from({ length: stored.length + (isBlankTyped ? 1 : 0) }, (_, index) => index),
  }));
  const [next, setNext] = useState(known.keys.length);
  // The text in the new line is the last row's value just before the line counts as filled. If another row were last, the
  // text would have moved on.
  const isFilled = stored.length > known.rows.length && isLastTyped;
  const hasBlank = (isAdding && !isFilled) || isBlankTyped;
  const count = stored.length + (hasBlank ? 1 : 0);
  let { keys } = known;
  if (known.keys.length !== count || !isSame(known.rows, stored)) {
    keys = keysFor(known, { rows: stored, hasBlank }, next);
    setKnown({ rows: stored, keys });
    setNext(Math.max(next, ...keys.map((key) => key + 1)));
  }
  // A removed line may still send a value while it unmounts. It is ignored.
  const live = useRef(keys);
  useLayoutEffect(() => {
    live.current = keys;
  });

  /** The current rows, because several texts may become values at once. */
  const rowsNow = () => asRows(valueAt(shownValues(store.getState(), place.section), place.path));
  const replace = (rows: readonly Values[]) => {
    onChange(rows.length > 0 ? rows : null);
  };
  return {
    rows: keys.map((key, index) => ({ key, row: stored[index] ?? {} })),
    hasBlank,
    canUndo: removed !== null,
    /** False while the person types in a line that is not yet a row, because the text would end up in another line. */
    canAppend: !isBlankTyped,
    add: () => {
      setAdding(true);
      setRemoved(null);
    },
    /** Adds a line with known values. It replaces a waiting empty line. Returns its index. */
    append: (row: Values): number => {
      setAdding(false);
      setRemoved(null);
      const now = rowsNow();
      replace([...now, row]);
      return now.length;
    },
    change: (key: number, part: Values) => {
      const index = live.current.indexOf(key);
      if (index < 0) return;
      setRemoved(null);
      const now = rowsNow();
      if (index === now.length) setAdding(false);
      const rows = index === now.length ? [...now, {}] : now;
      replace(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
    },
    remove: (key: number) => {
      // A tap may not have taken the focus away from the box being typed in.
      store.settle();
      const index = live.current.indexOf(key);
      if (index < 0) return;
      const now = rowsNow();
      setRemoved({ index, row: now[index] ?? null, texts: textsOf(store.getState(), index) });
      live.current = live.current.filter((other) => other !== key);
      setKnown({ rows: now.filter((_, at) => at !== index), keys: live.current });
      store.moveRowTexts(place.section, place.path, (at) => (at === index ? null : at > index ? at - 1 : at));
      if (index === now.length) setAdding(false);
      else replace(now.filter((_, at) => at !== index));
    },
    /** Restores the line that was removed last. Returns its index. */
    undo: (): number => {
      if (!removed) return -1;
      const { index, row, texts } = removed;
      setRemoved(null);
      const now = rowsNow();
      const rows = row === null ? now : [...now.slice(0, index), row, ...now.slice(index)];
      setKnown({ rows, keys: [...keys.slice(0, index), next, ...keys.slice(index)] });
      setNext(next + 1);
      store.moveRowTexts(place.section, place.path, (at) => (at >= index ? at + 1 : at));
      for (const [sub, kept] of texts) store.keepText(place.section, `${base}${index}/${sub}`, kept);
      if (row === null) setAdding(true);
      else replace(rows);
      return index;
    },
  };
}
