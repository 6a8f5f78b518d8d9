/**
 * Pure operations on what a clinician changed in one section of a PRF.
 *
 * `Values` is a section as stored; `Changes` is the wire's patch: only the changed fields, null where cleared, entries
 * as `{ id, ...only changed fields }`. A path is `field` or `field/<entry id>/<sub-field>`; groups and lists are
 * replaced whole.
 */
export type Values = Readonly<Record<string, unknown>>;
export type Changes = Values;
/** The names of a section's entry lists: the only fields that are merged below the field itself. */
export type EntryFields = ReadonlySet<string>;

interface Entry extends Values {
  readonly id: string;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';

/** The items of an entry list, whatever it holds. */
export const entriesOf = (values: Values, field: string): readonly Entry[] => {
  const list = values[field];
  return Array.isArray(list) ? list.filter(isEntry) : [];
};

export const entryPath = (field: string, entryId: string, sub: string): string =>
  `${field}/${entryId}/${sub}`;

export const valueAt = (values: Values, path: string): unknown => {
  const [field = '', entryId, sub] = path.split('/');
  if (entryId === undefined) return values[field] ?? null;
  const entry = entriesOf(values, field).find((candidate) => candidate.id === entryId);
  return sub === undefined ? (entry ?? null) : (entry?.[sub] ?? null);
};

/** Whether a path is in an entry that is struck through, where nothing more can be written. */
export const isStruckAt = (values: Values, path: string): boolean => {
  const [field = '', entryId, sub] = path.split('/');
  return sub !== undefined && typeof valueAt(values, `${field}/${String(entryId)}/void_reason`) === 'string';
};

/** Every path that a patch changes. An entry with only its id counts as the path `field/<id>/id`. */
export const pathsOf = (changes: Changes, entryFields: EntryFields): string[] =>
  Object.keys(changes).flatMap((field) => {
    if (!entryFields.has(field)) return [field];
    return entriesOf(changes, field).flatMap((entry) => {
      const subs = Object.keys(entry).filter((key) => key !== 'id');
      return (subs.length > 0 ? subs : ['id']).map((sub) => entryPath(field, entry.id, sub));
    });
  });

/** A patch with another path added. */
export const withPath = (changes: Changes, path: string, value: unknown): Changes => {
  const [field = '', entryId, sub] = path.split('/');
  if (entryId === undefined || sub === undefined) return { ...changes, [field]: value };
  const entries = entriesOf(changes, field);
  const change: Entry = sub === 'id' ? { id: entryId } : { id: entryId, [sub]: value };
  const isKnown = entries.some((entry) => entry.id === entryId);
  return {
    ...changes,
    [field]: isKnown
      ? entries.map((entry) => (entry.id === entryId ? { ...entry, ...change } : entry))
      : [...entries, change],
  };
};

/** A patch without some paths. Entries and fields left empty are removed. */
export const withoutPaths = (
  changes: Changes,
  paths: ReadonlySet<string>,
  entryFields: EntryFields,
): Changes =>
  pathsOf(changes, entryFields)
    .filter((path) => !paths.has(path))
    .reduce<Changes>((kept, path) => withPath(kept, path, valueAt(changes, path)), {});

/** A patch with only some of its paths. */
export const onlyPaths = (changes: Changes, paths: ReadonlySet<string>, entryFields: EntryFields): Changes =>
  pathsOf(changes, entryFields)
    .filter((path) => paths.has(path))
    .reduce<Changes>((kept, path) => withPath(kept, path, valueAt(changes, path)), {});

export const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;

/** Two successive patches as one. If both change a path, the later one wins. */
export const joinChanges = (earlier: Changes, later: Changes, entryFields: EntryFields): Changes =>
  pathsOf(later, entryFields).reduce<Changes>(
    (joined, path) => withPath(joined, path, valueAt(later, path)),
    earlier,
  );

/** A section with a patch applied. Entries keep their order, and new ones come last. */
export const applyChanges = (values: Values, changes: Changes, entryFields: EntryFields): Values => {
  if (isEmpty(changes)) return values;
  const result: Record<string, unknown> = { ...values };
  for (const [field, value] of Object.entries(changes)) {
    if (!entryFields.has(field)) {
      result[field] = value;
      continue;
    }
    const changed = new Map(entriesOf(changes, field).map((entry) => [entry.id, entry]));
    const before = entriesOf(values, field);
    const known = new Set(before.map((entry) => entry.id));
    result[field] = [
      ...before.map((entry) => {
        const change = changed.get(entry.id);
        return change === undefined ? entry : { ...entry, ...change };
      }),
      ...[...changed.values()].filter((entry) => !known.has(entry.id)),
    ];
  }
  return result;
};
