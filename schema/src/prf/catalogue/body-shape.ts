/**
 * The outline of a person as curves, from which the regions of the body map are cut.
 *
 * One half is drawn, the other is its mirror; the child is the adult stretched between landmarks. Units are those of the
 * drawing: 160 wide with the midline at 0, 446 high.
 */

export type Point = readonly [x: number, y: number];
export type Build = 'adult' | 'child';

/** Points that a smooth line runs through, from the head downwards; the body's half at positive x. */
const CURVES = {
  head: [
    [0, 6],
    [11, 8.5],
    [19, 17],
    [22, 30],
    [24.3, 36],
    [23, 44],
    [21, 50],
    [13, 63],
    [6, 67.5],
    [0, 68.5],
  ],
  /** Neck, shoulder and the outer side of the arm to the fingertips. */
  outerArm: [
    [13, 63],
    [12.5, 72],
    [23, 80],
    [38, 85],
    [48, 94],
    [52, 110],
    [54, 128],
    [55.5, 146],
    [57.5, 158],
    [60.5, 170],
    [62.5, 184],
    [63.5, 198],
    [65, 214],
    [69, 226],
    [72, 240],
    [71, 251],
    [66.5, 259],
    [62, 260],
  ],
  /** Armpit to the fingertips, round the thumb. */
  innerArm: [
    [35.5, 112],
    [37, 128],
    [39, 146],
    [40.5, 158],
    [42, 170],
    [45, 184],
    [49, 198],
    [51, 214],
    [47, 225],
    [46.5, 236],
    [53, 240],
    [56, 251],
    [62, 260],
  ],
  /** Armpit, flank, hip and the outer side of the leg to the toes. */
  side: [
    [35.5, 112],
    [34.5, 124],
    [33, 138],
    [30.5, 151],
    [30, 162],
    [32.5, 176],
    [35.5, 190],
    [38, 206],
    [38.5, 220],
    [37.5, 244],
    [35, 268],
    [31.5, 292],
    [30, 306],
    [29.5, 320],
    [31.5, 340],
    [30, 362],
    [26, 384],
    [24, 398],
    [24.5, 416],
    [27.5, 427],
    [31, 435],
    [27, 440],
    [16, 440],
  ],
  /** Crotch and the inner side of the leg to the toes. */
  inseam: [
    [1.5, 226],
    [3.5, 244],
    [6, 268],
    [9.5, 292],
    [10.5, 306],
    [9.5, 320],
    [7.5, 340],
    [9.5, 362],
    [12.5, 384],
    [13, 398],
    [12, 416],
    [10.5, 428],
    [11.5, 437],
    [16, 440],
  ],
} as const satisfies Readonly<Record<string, readonly Point[]>>;

/** A corner, or a stretch of a curve between two of its points, in either direction. */
export type Piece =
  | Point
  | { readonly curve: keyof typeof CURVES; readonly from: number; readonly to: number };
/** A region's outline, piece by piece, on the half at positive x. */
export type Outline = readonly Piece[];

/** Adult height, the same place on a child, and how much wider than the adult a child is there. */
const CHILD: readonly (readonly [adultY: number, childY: number, width: number])[] = [
  [6, 6, 1.2],
  [50, 63, 1.2],
  [63, 79, 1.1],
  [72, 89, 0.95],
  [85, 100, 0.88],
  [138, 160, 0.98],
  [162, 185, 1.05],
  [190, 213, 0.98],
  [226, 248, 0.92],
  [306, 321, 0.95],
  [398, 399, 1],
  [416, 417, 0.95],
  [440, 440, 0.9],
];

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const asChild = ([x, y]: Point): Point => {
  const above = CHILD.findLastIndex(([adultY]) => adultY <= y);
  const upper = CHILD[Math.max(above, 0)] ?? [y, y, 1];
  const lower = CHILD[Math.max(above, 0) + 1] ?? upper;
  const share = lower[0] === upper[0] ? 0 : (y - upper[0]) / (lower[0] - upper[0]);
  return [x * between(upper[2], lower[2], share), between(upper[1], lower[1], share)];
};

const PLACE: Readonly<Record<Build, (point: Point) => Point>> = { adult: (point) => point, child: asChild };

const isPoint = (piece: Piece): piece is Point => Array.isArray(piece);
const text = (...numbers: readonly number[]): string =>
  numbers.map((n) => String(Math.round(n * 10) / 10)).join(' ');

/** Outline to path and corner points; `flip` is -1 for the half at negative x. */
interface Drawn {
  readonly path: string;
  readonly points: readonly Point[];
}

const draw = (outline: Outline, build: Build, flip: 1 | -1): Drawn => {
  const place = ([x, y]: Point): Point => PLACE[build]([x * flip, y]);
  const points: Point[] = [];
  const commands: string[] = [];
  const lineTo = (point: Point): void => {
    commands.push(`${commands.length === 0 ? 'M' : 'L'}${text(...point)}`);
    points.push(point);
  };
  for (const piece of outline) {
    if (isPoint(piece)) {
      lineTo(place(piece));
      continue;
    }
    const curve = CURVES[piece.curve].map(place);
    const at = (index: number): Point => curve[Math.min(Math.max(index, 0), curve.length - 1)] ?? [0, 0];
    const step = piece.to > piece.from ? 1 : -1;
    lineTo(at(piece.from));
    for (let index = piece.from; index !== piece.to; index += step) {
      // Catmull and Rom's spline: each point's slope is that between its neighbours, so that cut regions meet smoothly.
      const [before, from, to, after] = [at(index - step), at(index), at(index + step), at(index + 2 * step)];
      const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      commands.push(`C${text(...out)} ${text(...into)} ${text(...to)}`);
      points.push(to);
    }
  }
  return { path: `${commands.join('')}Z`, points };
};

/** The middle of a closed line of points. */
const middleOf = (points: readonly Point[]): Point => {
  let [area, x, y] = [0, 0, 0];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const cross = point[0] * next[1] - next[0] * point[1];
    area += cross;
    x += (point[0] + next[0]) * cross;
    y += (point[1] + next[1]) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
};

export interface Shape {
  /** SVG path data. */
  readonly path: string;
  readonly middle: Point;
}

/** A region of one half of the body: `flip` -1 draws its mirror. */
export const halfShape = (outline: Outline, build: Build, flip: 1 | -1): Shape => {
  const { path, points } = draw(outline, build, flip);
  return { path, middle: middleOf(points) };
};

const reversed = (outline: Outline): Outline =>
  outline.map((piece) => (isPoint(piece) ? piece : { ...piece, from: piece.to, to: piece.from })).reverse();

/** A region across the midline; the outline runs from the midline's top to its bottom. */
export const wholeShape = (outline: Outline, build: Build): Shape => {
  const right = draw(outline, build, 1);
  const left = draw(reversed(outline), build, -1);
  return {
    path: `${right.path.slice(0, -1)}${left.path.replace('M', 'L')}`,
    middle: middleOf([...right.points, ...left.points]),
  };
};
