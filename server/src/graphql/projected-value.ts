/** The value does not have the schema's shape, or the schema cannot be projected: the ordinary execution has to say why. */
export class NotProjectable extends Error {
  override readonly name = 'NotProjectable';
}

/** JSON text as it is built. A value that is not ready yet (such as a count made only on request) keeps its place. */
export class Writer {
  text = '';
  readonly #parts: string[] = [];
  readonly #late: Promise<void>[] = [];

  later(write: Promise<Writer>): void {
    const place = this.#parts.push(this.text, '') - 1;
    this.text = '';
    const written = write.then(async (late) => {
      this.#parts[place] = await late.whole();
    });
    // If something else fails first, nothing waits for this one any longer.
    written.catch(() => undefined);
    this.#late.push(written);
  }

  async whole(): Promise<string> {
    if (this.#late.length === 0) return this.text;
    await Promise.all(this.#late);
    return this.#parts.join('') + this.text;
  }
}

/** Writes a value that is neither null nor undefined. */
export type Write = (value: unknown, out: Writer) => void;

/** How a selected field's value becomes text. */
export interface Output {
  readonly isRequired: boolean;
  readonly write: Write;
}

export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** A field as it was selected in an object. */
export interface SelectedField {
  readonly name: string;
  /** The key with its colon, and the comma before where it is not the first. */
  readonly before: string;
  /** The whole text where there is no value. */
  readonly absent: string;
  readonly isRequired: boolean;
  /** Null where the text does not depend on the value. */
  readonly write: Write | null;
}

type Source = Readonly<Record<string, unknown>>;

/** With fewer fields than this, asking each is as fast as looking up what is there. */
const MANY_FIELDS = 12;

/** Writes an object with the fields that were selected of it, in their order. */
export const writeObject = (typeName: string, fields: readonly SelectedField[]): Write => {
  const writeField = (field: SelectedField, source: Source, out: Writer): void => {
    const { name, before, absent, isRequired, write } = field;
    const stored = write === null ? null : source[name];
    const found: unknown = typeof stored === 'function' ? (stored as () => unknown).call(source) : stored;
    if (isAbsent(found) || write === null) {
      if (isRequired) throw new NotProjectable(`${typeName}.${name}`);
      out.text += absent;
    } else if (found instanceof Promise) {
      out.text += before;
      out.later(
        found.then((late: unknown) => {
          const own = new Writer();
          if (!isAbsent(late)) write(late, own);
          else if (isRequired) throw new NotProjectable(`${typeName}.${name}`);
          else own.text = 'null';
          return own;
        }),
      );
    } else {
      out.text += before;
      write(found, out);
    }
  };
  const writeEach = (source: Source, out: Writer): void => {
    for (const field of fields) writeField(field, source, out);
  };
  const places = new Map(fields.map(({ name }, place) => [name, place]));
  const isSparse = fields.length >= MANY_FIELDS && places.size === fields.length;
  const writeKnown = isSparse ? sparsely(fields, places, writeField) : writeEach;
  return (value, out) => {
    if (typeof value !== 'object' || value === null) throw new NotProjectable(typeName);
    const source = value as Source;
    out.text += '{';
    // Only of a plain object are the own keys all that it has.
    if (Object.getPrototypeOf(source) === Object.prototype) writeKnown(source, out);
    else writeEach(source, out);
    out.text += '}';
  };
};

/** Most fields of a record are empty: the values present go between pieces of one text that has every field absent. */
const sparsely = (
  fields: readonly SelectedField[],
  places: ReadonlyMap<string, number>,
  writeField: (field: SelectedField, source: Source, out: Writer) => void,
) => {
  const nothing = fields.map(({ absent }) => absent).join('');
  const starts: number[] = [];
  let start = 0;
  for (const { absent } of fields) {
    starts.push(start);
    start += absent.length;
  }
  const required = [...fields.keys()].filter((place) => fields[place]?.isRequired === true);
  return (source: Source, out: Writer): void => {
    const there: number[] = [];
    for (const name of Object.keys(source)) {
      const place = places.get(name);
      if (place !== undefined) there.push(place);
    }
    // A required field is read even if it is absent, so that it is found missing.
    for (const place of required) if (!there.includes(place)) there.push(place);
    there.sort((a, b) => a - b);
    let written = 0;
    for (const place of there) {
      const field = fields[place];
      const from = starts[place];
      if (field === undefined || from === undefined) continue;
      if (from > written) out.text += nothing.slice(written, from);
      writeField(field, source, out);
      written = from + field.absent.length;
    }
    if (written < nothing.length) out.text += nothing.slice(written);
  };
};
