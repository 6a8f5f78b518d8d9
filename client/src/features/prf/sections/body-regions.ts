/** One tappable region of the body scheme, in the units of its drawing (front and back side by side, 100 by 200 each). */
export interface BodyRegion {
  /** Key of the closed list PrfBodyLocation. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const BODY_SIZE = { width: 220, height: 216 } as const;

const region = (key: string, x: number, y: number, width: number, height: number): BodyRegion => ({
  key,
  x,
  y,
  width,
  height,
});

/** Both limbs of a pair. Seen from the front the patient's right is on the viewer's left. */
const pair = (name: string, offset: number, y: number, width: number, height: number): BodyRegion[] => [
  region(`${name}_right`, 50 - offset - width, y, width, height),
  region(`${name}_left`, 50 + offset, y, width, height),
];

const BACK = 115;

/** Front on the left, back on the right; limbs are drawn once, in front. */
export const BODY_REGIONS: readonly BodyRegion[] = [
  region('forehead', 38, 2, 24, 14),
  region('jaw', 40, 17, 20, 12),
  ...pair('shoulder', 8, 32, 18, 12),
  region('upper_right', 27, 46, 22, 22),
  region('upper_left', 51, 46, 22, 22),
  region('epigastric', 39, 69, 22, 11),
  region('umbilical', 39, 81, 22, 11),
  region('lower_right', 27, 69, 11, 23),
  region('lower_left', 62, 69, 11, 23),
  ...pair('upper_arm', 25, 46, 11, 20),
  ...pair('elbow', 27, 67, 11, 11),
  ...pair('forearm', 28, 79, 11, 18),
  ...pair('wrist', 29, 98, 11, 10),
  ...pair('hand', 30, 109, 13, 14),
  ...pair('hip', 1, 94, 19, 12),
  ...pair('upper_leg', 2, 107, 16, 30),
  ...pair('knee', 2, 138, 16, 12),
  ...pair('lower_leg', 3, 151, 14, 26),
  ...pair('ankle', 3, 178, 14, 10),
  ...pair('foot', 2, 189, 18, 14),
  region('scalp', BACK + 38, 2, 24, 22),
  region('cervical', BACK + 42, 26, 16, 12),
  region('thoracic', BACK + 36, 40, 28, 26),
  region('lumbar', BACK + 36, 67, 28, 22),
  region('sacral', BACK + 36, 90, 28, 16),
];
