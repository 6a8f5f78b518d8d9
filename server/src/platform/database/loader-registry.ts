/**
 * The loaders of one request, or of one transaction in it: what was read before a write must not answer after it.
 */
export class LoaderRegistry {
  readonly #loaders = new Map<object, unknown>();

  /** Calls `make` at most once for each definition until the registry is cleared. */
  get<L>(definition: object, make: () => L): L {
    const known = this.#loaders.get(definition);
    // The map is private and a definition's value is only ever made by that definition's own `make`.
    if (known !== undefined) return known as L;
    const made = make();
    this.#loaders.set(definition, made);
    return made;
  }

  clear(): void {
    this.#loaders.clear();
  }
}
