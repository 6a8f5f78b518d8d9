import { isRecord, type SectionData } from './canonical.js';
import { fieldsOf, type PrfSectionKey } from './catalogue.js';
import { totalsByParts, withoutDerivedTotals } from './derive.js';
import { togetherAt } from './together.js';

/**
 * The three-way merge of one section: what the writer started from, what stands there now, what the writer changed.
 *
 * A path is a field's name (`acuity`, `allergies_other`), or `<entries field>/<entry id>/<sub-field>`: entries merge one by one
 * and field by field, groups and lists are one answer and are replaced whole. What several fields hold between them (both
 * figures of a blood pressure) is one answer too: where others changed any of it, all of it is in conflict. Everything here is
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

/** Puts paths together again: what is cleared is absent, entries stand in the order of their ids, which is that of their making. */
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
  /** Paths at which both sides changed what the writer started from, to different values; `data` keeps what stands now there. */
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
    } else {
      conflicts.push(path);
    }
  }
  const hasOthers = [...new Set([...before.keys(), ...now.keys()])].some(
    (path) => !isSame(before.get(path), now.get(path)),
  );
  const data = assemble(key, result);
  // A total that comes to stand beside all its parts follows from them: it was not written, and there is nothing to choose.
  const byParts = totalsByParts(key, data);
  return {
    data: withoutDerivedTotals(key, data),
    conflicts: conflicts.filter((path) => !byParts.has(path)),
    written: written.filter((path) => !byParts.has(path)),
    isMerged: hasOthers,
  };
};
