/** The text after the '#' of an address; null where there is nothing, or something that is no text. */
export const hashText = (hash: string): string | null => {
  if (hash.length <= 1) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
};
