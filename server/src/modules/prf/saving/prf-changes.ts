import { isRecord, type SectionData } from '@sideline/schema/prf/record/canonical';
import { entriesFieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';

/** Operations on paths of changes beyond the merge itself: see prf/merge in the schema for what a path is. */

type Entry = Readonly<Record<string, unknown>>;

/** The entries of one list, as stored; empty where there is none. */
export const entriesIn = (data: SectionData, field: string): readonly Entry[] => {
  const list = data[field];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** One entry of a list by its id. */
export const entryIn = (data: SectionData, field: string, id: unknown): Entry | undefined =>
  entriesIn(data, field).find((entry) => entry['id'] === id);

/** Whether an entry is struck through. */
export const isStruck = (entry: Entry | undefined): boolean => typeof entry?.['void_reason'] === 'string';

/** The section with only the values at the paths; entries keep their id, absent values are null. */
export const pickPaths = (data: SectionData, paths: readonly string[]): SectionData => {
  const result: Record<string, unknown> = {};
  const lists = new Map<string, Map<string, Record<string, unknown>>>();
  for (const path of paths) {
    const [field = '', id, sub] = path.split('/');
    if (id === undefined) {
      result[field] = data[field] ?? null;
      continue;
    }
    const list = lists.get(field) ?? new Map<string, Record<string, unknown>>();
    lists.set(field, list);
    const entry = list.get(id) ?? { id };
    list.set(id, entry);
    if (sub !== undefined) entry[sub] = entryIn(data, field, id)?.[sub] ?? null;
  }
  for (const [field, list] of lists) result[field] = [...list.values()];
  return result;
};

/** The changes without those at the paths. An entry with no changes left is omitted. */
export const withoutPaths = (changes: SectionData, paths: ReadonlySet<string>): SectionData => {
  if (paths.size === 0) return changes;
  const result: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(changes)) {
    if (paths.has(field)) continue;
    if (!Array.isArray(value) || !value.some((item) => isRecord(item) && typeof item['id'] === 'string')) {
      result[field] = value;
      continue;
    }
    const left = value.filter(isRecord).flatMap((entry) => {
      const id = String(entry['id']);
      if (paths.has(`${field}/${id}`)) return [];
      const kept = Object.entries(entry).filter(([sub]) => !paths.has(`${field}/${id}/${sub}`));
      return kept.length > 1 || kept.length === Object.keys(entry).length ? [Object.fromEntries(kept)] : [];
    });
    if (left.length > 0) result[field] = left;
  }
  return result;
};

/**
 * The paths at which striking through meets an edit that its author did not see: what is written to an entry that others
 * have since struck through, and a striking through of an entry that others have since changed.
 */
export const struckClashes = (
  key: PrfSectionKey,
  sides: {
    readonly base: SectionData;
    readonly current: SectionData;
    readonly changes: SectionData;
    /** Paths that others changed since the base. */
    readonly theirs: ReadonlySet<string>;
  },
): ReadonlySet<string> => {
  const clashes = new Set<string>();
  for (const { name } of entriesFieldsOf(key)) {
    for (const change of entriesIn(sides.changes, name)) {
      const path = `${name}/${String(change['id'])}`;
      const standing = entryIn(sides.current, name, change['id']);
      const wasStruck = isStruck(entryIn(sides.base, name, change['id']));
      if (isStruck(standing) && !wasStruck) {
        for (const sub of Object.keys(change)) {
          if (sub !== 'id' && change[sub] !== standing?.[sub]) clashes.add(`${path}/${sub}`);
        }
      } else if (
        isStruck(change) &&
        !isStruck(standing) &&
        [...sides.theirs].some((other) => other.startsWith(`${path}/`))
      ) {
        clashes.add(`${path}/void_reason`);
      }
    }
  }
  return clashes;
};

/**
 * Whether a change at one path is the reason why another clashes: the same path; that its entry was struck through; or, for
 * a striking through, anything of the entry.
 */
export const explains = (written: string, clashing: string): boolean => {
  if (written === clashing) return true;
  const [field, id, sub] = clashing.split('/');
  if (id === undefined) return false;
  const entry = `${String(field)}/${id}/`;
  return written === `${entry}void_reason` || (sub === 'void_reason' && written.startsWith(entry));
};

export type EntryIds = ReadonlyMap<string, ReadonlySet<unknown>>;

/** Which entries the changes touch, by the name of their list. */
export const touchedEntries = (key: PrfSectionKey, changes: SectionData): EntryIds =>
  new Map(
    entriesFieldsOf(key).map(({ name }) => [name, new Set(entriesIn(changes, name).map(({ id }) => id))]),
  );

/** The section with only those of its entries: what is left out was not touched and need not be looked at. */
export const onlyEntries = (data: SectionData, ids: EntryIds): SectionData => {
  if (ids.size === 0) return data;
  const result: Record<string, unknown> = { ...data };
  for (const [name, wanted] of ids) {
    if (name in result) result[name] = entriesIn(data, name).filter(({ id }) => wanted.has(id));
  }
  return result;
};

/** The section with the entries that `onlyEntries` left out put back from `whole`, in the order of their ids. */
export const withOtherEntries = (part: SectionData, whole: SectionData, ids: EntryIds): SectionData => {
  if (ids.size === 0) return part;
  const result: Record<string, unknown> = { ...part };
  for (const [name, touched] of ids) {
    const others = entriesIn(whole, name).filter(({ id }) => !touched.has(id));
    if (others.length === 0) continue;
    result[name] = [...others, ...entriesIn(part, name)].sort((a, b) =>
      String(a['id']) < String(b['id']) ? -1 : 1,
    );
  }
  return result;
};

/** Field names for the audit, which holds no ids of entries: `entries.heart_rate`. Each once. */
export const auditFieldsOf = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.map((path) => {
      const [field = '', , sub] = path.split('/');
      return sub === undefined ? field : `${field}.${sub}`;
    }),
  ),
];
