import { once } from '../../remembered.js';
import { type Build, halfShape, type Outline, type Shape, wholeShape } from './body-shape.js';
import { type Choice, choices } from './kinds.js';

/**
 * The regions of the body map: seventy, front and back, the same for adult and child. One table for the screen, the paper
 * and the closed list that is stored.
 */

export type BodyView = 'front' | 'back';
export const BODY_VIEWS = ['front', 'back'] as const;
export const BODY_VIEW_LABELS: Readonly<Record<BodyView, string>> = { front: 'Front', back: 'Back' };
export const BUILD_LABELS: Readonly<Record<Build, string>> = { adult: 'Adult', child: 'Child' };

/** Below this age, in whole years, the child is drawn. */
const CHILD_UNDER = 10;
export const buildOf = (ageYears: number | null): Build =>
  ageYears !== null && ageYears < CHILD_UNDER ? 'child' : 'adult';

/** The window of a drawing that shows one view: SVG's viewBox. */
export const BODY_BOX = { left: -80, top: 0, width: 160, height: 446 } as const;

interface Part {
  /** With 'Left' or 'Right' before it where there are two. */
  readonly label: string;
  readonly outline: Outline;
}

const part = (label: string, ...outline: Outline): Part => ({ label, outline });
const limb = (curve: 'outerArm' | 'innerArm' | 'side' | 'inseam', from: number, to: number) => ({
  curve,
  from,
  to,
});
const arm = (label: string, outer: readonly [number, number], inner: readonly [number, number]): Part =>
  part(label, limb('outerArm', ...outer), limb('innerArm', inner[1], inner[0]));
const leg = (label: string, outer: readonly [number, number], inner: readonly [number, number]): Part =>
  part(label, limb('side', ...outer), limb('inseam', inner[1], inner[0]));

/** Regions that look the same from both sides, with their name on each side. */
const limbs = (view: BodyView) =>
  ({
    upper_arm: arm(`upper arm, ${view}`, [5, 7], [0, 2]),
    elbow: arm(`elbow, ${view}`, [7, 9], [2, 4]),
    forearm: arm(`forearm, ${view}`, [9, 11], [4, 6]),
    wrist: arm(`wrist, ${view}`, [11, 12], [6, 7]),
    hand: arm(view === 'front' ? 'palm' : 'back of hand', [12, 17], [7, 12]),
    thigh: leg(`thigh, ${view}`, [8, 11], [0, 3]),
    knee: leg(`knee, ${view}`, [11, 13], [3, 5]),
    lower_leg: leg(view === 'front' ? 'shin' : 'calf', [13, 17], [5, 9]),
    ankle: leg(`ankle, ${view}`, [17, 18], [9, 10]),
    foot: leg(view === 'front' ? 'foot, top' : 'heel and sole', [18, 22], [10, 13]),
  }) as const;

const shoulder = (view: BodyView): Part =>
  part(`shoulder, ${view}`, limb('outerArm', 2, 5), [35.5, 112], [30, 98]);

const FRONT_PAIRS = {
  face: part('side of face', [0, 30], { curve: 'head', from: 3, to: 6 }, [0, 50]),
  shoulder: shoulder('front'),
  chest: part('chest', [0, 88], [8, 86], [23, 80], [30, 98], limb('side', 0, 2), [0, 138]),
  upper_abdomen: part('upper abdomen', [0, 138], limb('side', 2, 4), [0, 162]),
  lower_abdomen: part('lower abdomen', [0, 162], limb('side', 4, 6), [0, 190]),
  hip: part('hip and groin', [14, 190], limb('side', 6, 8), [6, 225]),
  ...limbs('front'),
} as const;
const FRONT_MIDDLE = {
  forehead: part('Forehead and scalp', { curve: 'head', from: 0, to: 3 }, [0, 30]),
  jaw: part('Mouth and jaw', [0, 50], { curve: 'head', from: 6, to: 9 }),
  neck: part('Neck, front', { curve: 'head', from: 9, to: 7 }, limb('outerArm', 0, 2), [8, 86], [0, 88]),
  genitals: part('Genitals', [0, 190], [14, 190], [6, 225], [1.5, 226], [0, 226]),
} as const;

const BACK_PAIRS = {
  shoulder: shoulder('back'),
  upper_back: part('upper back', [8, 88], [23, 80], [30, 98], limb('side', 0, 2), [8, 138]),
  lower_back: part('lower back', [8, 138], limb('side', 2, 5), [8, 176]),
  buttock: part('buttock', [12, 176], limb('side', 5, 8), [1.5, 226], [0, 226], [0, 206], [5, 204]),
  ...limbs('back'),
} as const;
const BACK_MIDDLE = {
  crown: part('Crown of the head', { curve: 'head', from: 0, to: 3 }, [0, 30]),
  head: part('Back of the head', [0, 30], { curve: 'head', from: 3, to: 7 }, [0, 63]),
  neck: part('Neck, back', [0, 63], limb('outerArm', 0, 2), [8, 88], [0, 90]),
  thoracic_spine: part('Thoracic spine', [0, 90], [8, 88], [8, 138], [0, 138]),
  lumbar_spine: part('Lumbar spine', [0, 138], [8, 138], [8, 176], [0, 176]),
  sacrum: part('Sacrum', [0, 176], [12, 176], [5, 204], [0, 206]),
} as const;

type Sided<T, V extends BodyView> = `${keyof T & string}_${'left' | 'right'}_${V}`;
type Single<T, V extends BodyView> = `${keyof T & string}_${V}`;
export type BodyRegionKey =
  | Sided<typeof FRONT_PAIRS, 'front'>
  | Single<typeof FRONT_MIDDLE, 'front'>
  | Sided<typeof BACK_PAIRS, 'back'>
  | Single<typeof BACK_MIDDLE, 'back'>;

export interface BodyRegion {
  readonly key: BodyRegionKey;
  /** 'Left forearm, front'. The patient's own left. */
  readonly label: string;
  readonly view: BodyView;
  readonly shapes: Readonly<Record<Build, Shape>>;
}

/** A record opens without the drawings of a child, and they take as long as the adult's. */
const inBoth = (shape: (build: Build) => Shape): BodyRegion['shapes'] => {
  const child = once(() => shape('child'));
  return {
    adult: shape('adult'),
    get child() {
      return child();
    },
  };
};

const regionsOf = (
  view: BodyView,
  pairs: Readonly<Record<string, Part>>,
  middle: Readonly<Record<string, Part>>,
): BodyRegion[] => [
  ...Object.entries(middle).map(([name, { label, outline }]): BodyRegion => ({
    // The tables are the key's own type, taken apart and put together again.
    key: `${name}_${view}` as BodyRegionKey,
    label,
    view,
    shapes: inBoth((build) => wholeShape(outline, build)),
  })),
  ...Object.entries(pairs).flatMap(([name, { label, outline }]) =>
    (['left', 'right'] as const).map((side): BodyRegion => {
      // Seen from the front the patient's left is on the viewer's right.
      const flip = (side === 'left') === (view === 'front') ? 1 : -1;
      return {
        key: `${name}_${side}_${view}` as BodyRegionKey,
        label: `${side === 'left' ? 'Left' : 'Right'} ${label}`,
        view,
        shapes: inBoth((build) => halfShape(outline, build, flip)),
      };
    }),
  ),
];

/** From head to foot, and within one height from the viewer's left to the right: the order in which the keyboard goes. */
const inReadingOrder = (regions: readonly BodyRegion[]): readonly BodyRegion[] =>
  [...regions].sort((a, b) => {
    const [ax, ay] = a.shapes.adult.middle;
    const [bx, by] = b.shapes.adult.middle;
    return Math.round(ay - by) || ax - bx;
  });

export const BODY_REGIONS: readonly BodyRegion[] = [
  ...inReadingOrder(regionsOf('front', FRONT_PAIRS, FRONT_MIDDLE)),
  ...inReadingOrder(regionsOf('back', BACK_PAIRS, BACK_MIDDLE)),
];

export const BODY_REGION = choices(
  'PrfBodyRegion',
  Object.fromEntries(
    BODY_REGIONS.map(({ key, label, view }): [BodyRegionKey, Choice] => [
      key,
      { label, group: BODY_VIEW_LABELS[view] },
    ]),
  ) as Record<BodyRegionKey, Choice>,
);
