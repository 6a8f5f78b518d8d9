/** A point on Earth, in degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points over a round Earth (haversine): right to half a per cent. */
export const metresBetween = (one: Point, other: Point): number => {
  const [south, north] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** A distance as people say it: '180 m', '2.4 km', '131 km'. */
export const distanceText = (metres: number): string => {
  if (metres < 1_000) return `${String(Math.round(metres / 10) * 10)} m`;
  const km = metres / 1_000;
  return `${km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString('en-GB')} km`;
};
