import type { Resource } from '../fhir/fhir.types.js';

/** A resource of a document as the interface serves it by itself. */

const URN = /^urn:uuid:(.+)$/;

const referencesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'reference' && typeof member === 'string' ? [member] : referencesIn(member),
  );
};

/** The interface's id of something that a document names by `urn:uuid:`; null for anything that it does not serve. */
export type AddressOf = (id: string) => string | null;

const rewritten = (value: unknown, addressOf: AddressOf, held: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(item, addressOf, held));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): readonly (readonly [string, unknown])[] => {
      const id = name === 'reference' && typeof member === 'string' ? URN.exec(member)?.[1] : undefined;
      if (id === undefined) return [[name, rewritten(member, addressOf, held)]];
      const address = addressOf(id) ?? (held.has(id) ? `#${id}` : null);
      return address === null ? [] : [[name, address]];
    }),
  );
};

/**
 * The resource with relative references, and within it those of `others` that it leads to and that have no address of their
 * own: a place, a practitioner, a condition. A reference that leads nowhere keeps only its words.
 */
export const asRest = (resource: Resource, others: readonly Resource[], addressOf: AddressOf): Resource => {
  const byId = new Map(others.map((other) => [other.id, other]));
  const held = new Set<string>();
  const hold = (value: unknown): void => {
    for (const reference of referencesIn(value)) {
      const id = URN.exec(reference)?.[1] ?? '';
      const other = byId.get(id);
      if (other === undefined || held.has(id) || addressOf(id) !== null) continue;
      held.add(id);
      hold(other);
    }
  };
  hold(resource);
  const shown = (one: Resource): Resource => rewritten(one, addressOf, held) as Resource;
  const { resourceType, id, meta, ...elements } = shown(resource);
  const contained = others.filter((other) => held.has(other.id)).map(shown);
  return {
    resourceType,
    id,
    ...(meta === undefined ? {} : { meta }),
    ...(contained.length === 0 ? {} : { contained }),
    ...elements,
  };
};
