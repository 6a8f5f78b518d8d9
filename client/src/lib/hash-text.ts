/** The text after the '#' of an address; null if there is none, or if it is not valid text. */
export const hashText = (hash: string): string | null => {
  if (hash.length <= 1) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
};
