import { isRecord, type SectionData } from './canonical.js';
import { fieldAt, fieldsOf, type PrfSectionKey } from '../catalogue/catalogue.js';
import { totalsByParts, withoutDerivedTotals } from './derive.js';
import { togetherAt } from './together.js';

/**
 * The three-way merge of one section: what the writer started from, what is stored now, what the writer changed.
 *
 * A path is a field's name (`acuity`, `allergies_other`), or `<entries field>/<entry id>/<sub-field>`: entries merge one by
 * one
 * and field by field, lists of rows (`groups`) row by row; a group or a list of keys is one answer and replaced whole. What
 * several fields hold between them (both
 * figures of a blood pressure) is one answer too: where others changed any of it, all of it is in conflict. Everything here
 * is
 * pure and takes canonical changes (`canonicalChanges`); cleared and absent are the same.
 */

/** The same value, whatever the order of keys; null, undefined and absent are one. */
export const isSame = (a: unknown, b: unknown): boolean => {
  const left = a ?? null;
  const right = b ?? null;
  if (left === right) return true;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, at) => isSame(item, right[at]))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSame(left[key], right[key]),
  );
};

/** A row of a list without ids (`groups`). */
export type Row = Readonly<Record<string, unknown>>;

/** The rows at a path; none where there are none. */
export const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Whether a path holds a list of rows. */
export const isRowsPath = (key: PrfSectionKey, path: string): boolean => {
  const [field = '', id, sub] = path.split('/');
  return fieldAt(key, id === undefined ? field : `${field}.${String(sub)}`)?.kind === 'groups';
};

/**
 * What became of a list. A row is recognised by its content and by its position between others; the row now in its position
 * is treated as the same row, changed.
 */
export interface Alignment {
  /** Each former row's present index, null where it is gone. */
  readonly present: readonly (number | null)[];
  /** The former row after which each new one stands, -1 before the first; by the new one's index. */
  readonly added: ReadonlyMap<number, number>;
}

/** The rows that two lists have in common in the same order, as many as there are: pairs of indexes. */
const commonRows = (former: readonly Row[], present: readonly Row[]): (readonly [number, number])[] => {
  // How many rows the ends of both lists have in common, from each pair of indexes on.
  const length = former.map(() => present.map(() => 0));
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
  for (let i = former.length - 1; i >= 0; i -= 1) {
    for (let j = present.length - 1; j >= 0; j -= 1) {
      const row = length[i];
      if (row)
        row[j] = isSame(former[i], present[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < former.length && j < present.length) {
    if (isSame(former[i], present[j])) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

export const alignRows = (former: readonly Row[], present: readonly Row[]): Alignment => {
  const places: (number | null)[] = former.map(() => null);
  const added = new Map<number, number>();
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonRows(former, present), [former.length, present.length] as const]) {
    while (i < nextI && j < nextJ) places[i++] = j++;
    while (j < nextJ) added.set(j++, i - 1);
    i = nextI;
    j = nextJ;
    if (i < former.length) places[i++] = j++;
  }
  return { present: places, added };
};

/** Removes one equal row, and says whether there was one. */
const takeEqual = (rows: Row[], row: Row): boolean => {
  const at = rows.findIndex((other) => isSame(other, row));
  if (at >= 0) rows.splice(at, 1);
  return at >= 0;
};

export interface RowsMerge {
  readonly rows: readonly Row[];
  /** One row was changed by both sides in different ways, or changed by one and removed by the other. */
  readonly isContested: boolean;
}

/**
 * Rows that either side added stay, the same row added by both once; a change or removal by only one side counts. For a
 * contested row, `prefer`'s version is kept. New rows of the first side given come before those of the second.
 */
export const mergeRows = (
  base: readonly Row[],
  [first, second]: readonly [readonly Row[], readonly Row[]],
  prefer: 0 | 1,
): RowsMerge => {
  const sides = [
    { rows: first, ...alignRows(base, first) },
    { rows: second, ...alignRows(base, second) },
  ] as const;
  const newIn = (side: 0 | 1, after: number): Row[] =>
    [...sides[side].added].flatMap(([index, place]) => {
      const row = sides[side].rows[index];
      return place === after && row ? [row] : [];
    });
  const twice = first.filter((_, index) => sides[0].added.has(index));
  const added = (after: number): readonly Row[] => [
    ...newIn(0, after),
    ...newIn(1, after).filter((row) => !takeEqual(twice, row)),
  ];
  const fateOf = (side: 0 | 1, index: number): Row | null => {
    const place = sides[side].present[index];
    return place === null || place === undefined ? null : (sides[side].rows[place] ?? null);
  };
  let isContested = false;
  const merged: Row[] = [...added(-1)];
  base.forEach((row, index) => {
    const [one, other] = [fateOf(0, index), fateOf(1, index)];
    let fate = one;
    if (isSame(one, row)) fate = other;
    else if (!isSame(other, row) && !isSame(one, other)) {
      isContested = true;
      fate = prefer === 0 ? one : other;
    }
    if (fate) merged.push(fate);
    merged.push(...added(index));
  });
  return { rows: merged, isContested };
};

/** As `rows` with what a cleared list is: null. */
export const storedRows = (rows: readonly Row[]): readonly Row[] | null => (rows.length === 0 ? null : rows);

const entriesOf = (
  value: unknown,
): readonly (Readonly<Record<string, unknown>> & { readonly id: string })[] =>
  Array.isArray(value)
    ? value.filter(
        (item): item is Readonly<Record<string, unknown>> & { readonly id: string } =>
          isRecord(item) && typeof item['id'] === 'string',
      )
    : [];

const entryFieldNames = (key: PrfSectionKey): ReadonlySet<string> =>
  new Set(fieldsOf(key).flatMap((field) => (field.kind === 'entries' ? [field.name] : [])));

/** A section taken apart into its paths. Each entry also has its bare path, so that an empty entry is not lost. */
const pathsIn = (key: PrfSectionKey, data: SectionData): Map<string, unknown> => {
  const names = entryFieldNames(key);
  const paths = new Map<string, unknown>();
  for (const [name, value] of Object.entries(withoutDerivedTotals(key, data))) {
    if (value === undefined) continue;
    if (!names.has(name)) {
      paths.set(name, value);
      continue;
    }
    for (const { id, ...rest } of entriesOf(value)) {
      paths.set(`${name}/${id}`, true);
      for (const [sub, subValue] of Object.entries(rest)) {
        if (subValue !== undefined) paths.set(`${name}/${id}/${sub}`, subValue);
      }
    }
  }
  return paths;
};

const isBareEntry = (path: string): boolean => path.split('/').length === 2;

/**
 * Puts paths together again: what is cleared is absent, entries are in the order of their ids, which is the order in which
 * they were made.
 */
const assemble = (key: PrfSectionKey, paths: ReadonlyMap<string, unknown>): SectionData => {
  const data: Record<string, unknown> = {};
  const entries = new Map<string, Map<string, Record<string, unknown>>>();
  for (const [path, value] of paths) {
    const [name = '', id, sub] = path.split('/');
    if (id === undefined) {
      if (value !== null) data[name] = value;
      continue;
    }
    const list = entries.get(name) ?? new Map<string, Record<string, unknown>>();
    entries.set(name, list);
    const entry = list.get(id) ?? { id };
    list.set(id, entry);
    if (sub !== undefined && value !== null) entry[sub] = value;
  }
  for (const name of entryFieldNames(key)) {
    const list = entries.get(name);
    if (list) data[name] = [...list.values()].sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
  }
  return data;
};

/** The paths that changes touch; an entry of which only the id is sent is touched as `<field>/<id>`. */
export const changedPaths = (key: PrfSectionKey, changes: SectionData): readonly string[] => {
  const paths = [...pathsIn(key, changes).keys()];
  return paths.filter((path) => !isBareEntry(path) || !paths.some((other) => other.startsWith(`${path}/`)));
};

/** A section's data with changes laid over it: absent is unchanged, null is cleared, entries are upserted by id. */
export const applyChanges = (key: PrfSectionKey, data: SectionData, changes: SectionData): SectionData =>
  assemble(key, new Map([...pathsIn(key, data), ...pathsIn(key, changes)]));

export interface Merge {
  /** What stands now with every change that conflicts with nothing laid over it. */
  readonly data: SectionData;
  /** Paths at which both sides changed what the writer started from, or one row of it, differently; `data` keeps what stands now. */
  readonly conflicts: readonly string[];
  /** Paths at which `data` differs from what stood before. Empty for a replay. */
  readonly written: readonly string[];
  /** Whether others had changed anything since the writer's start. */
  readonly isMerged: boolean;
}

/**
 * @param base the section as the writer started from; empty for a section that was not there.
 * @param current the section as it now stands.
 * @param changes only what the writer changed.
 */
export const mergeChanges = (
  key: PrfSectionKey,
  {
    base,
    current,
    changes,
  }: { readonly base: SectionData; readonly current: SectionData; readonly changes: SectionData },
): Merge => {
  const before = pathsIn(key, base);
  const now = pathsIn(key, current);
  const result = new Map(now);
  const conflicts: string[] = [];
  const written: string[] = [];
  const entered = pathsIn(key, changes);
  const isTheirs = (path: string): boolean => {
    const standing = now.get(path);
    const ours = entered.has(path) ? entered.get(path) : before.get(path);
    return !isSame(standing, before.get(path)) && !isSame(standing, ours);
  };
  for (const [path, value] of entered) {
    if (isSame(now.get(path), value)) continue;
    if (!togetherAt(key, path).some(isTheirs)) {
      result.set(path, value);
      written.push(path);
      continue;
    }
    const rows = isRowsPath(key, path)
      ? mergeRows(rowsOf(before.get(path)), [rowsOf(now.get(path)), rowsOf(value)], 0)
      : null;
    if (rows === null || rows.isContested) conflicts.push(path);
    else if (!isSame(storedRows(rows.rows), now.get(path))) {
      result.set(path, storedRows(rows.rows));
      written.push(path);
    }
  }
  const hasOthers = [...new Set([...before.keys(), ...now.keys()])].some(
    (path) => !isSame(before.get(path), now.get(path)),
  );
  const data = assemble(key, result);
  // A total that now has all its parts is calculated from them: it was not entered, and there is nothing to choose.
  const byParts = totalsByParts(key, data);
  return {
    data: withoutDerivedTotals(key, data),
    conflicts: conflicts.filter((path) => !byParts.has(path)),
    written: written.filter((path) => !byParts.has(path)),
    isMerged: hasOthers,
  };
};
