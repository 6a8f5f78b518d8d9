/** Addresses of the server, for a journey without it; the application's files, whatever their names, still come. */
export const below = (...names: readonly string[]): RegExp =>
  new RegExp(String.raw`^https?://[^/]+/(?:${names.join('|')})(?:[/?]|$)`);
