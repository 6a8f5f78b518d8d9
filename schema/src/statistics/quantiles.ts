/** The value below which a share of the values lies, between neighbours in proportion (type 7 of Hyndman and Fan, 1996); null of none. */
export const quantile = (values: readonly number[], share: number): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};
