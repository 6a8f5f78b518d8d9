/** Every entity of the data source, by tier; a module adds its own here. */
export const entities: readonly (abstract new (...parameters: never[]) => object)[] = [
  // — audit
  // — clients, cheer, settings
  // — patients
  // — users, tokens
  // — staff, events
  // — prf
];
