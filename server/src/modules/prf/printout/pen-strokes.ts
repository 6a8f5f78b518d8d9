/** Pen strokes as SVG path data, drawn to measure. */

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How many numbers each command of a path takes; A has five of its own before its end point. */
const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** The box around a path's points, control points included; null for a path without any. */
export const boundsOf = (path: string): Bounds | null => {
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (px: number, py: number): void => {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  };
  for (const [, letter = '', text = ''] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const arity = ARITY[command] ?? 0;
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; arity > 0 && at + arity <= numbers.length; at += arity) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      const step = numbers.slice(at, at + arity);
      if (command === 'H') x = fromX + (step[0] ?? 0);
      else if (command === 'V') y = fromY + (step[0] ?? 0);
      else {
        const points = command === 'A' ? step.slice(5) : step;
        for (let pair = 0; pair + 1 < points.length; pair += 2) {
          [x, y] = [fromX + (points[pair] ?? 0), fromY + (points[pair + 1] ?? 0)];
          see(x, y);
        }
      }
      see(x, y);
    }
  }
  return Number.isFinite(left) ? { left, top, width: right - left, height: bottom - top } : null;
};

/** An SVG picture of the strokes with a margin around them; null where there are none. */
export const strokesSvg = (path: string, colour: string): string | null => {
  const bounds = boundsOf(path);
  if (bounds === null) return null;
  const pen = Math.max(1, Math.max(bounds.width, bounds.height) / 120);
  const margin = pen * 2;
  const box = [
    bounds.left - margin,
    bounds.top - margin,
    Math.max(bounds.width, 1) + margin * 2,
    Math.max(bounds.height, 1) + margin * 2,
  ].map((value) => Number(value.toFixed(2)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><path d="${path}" fill="none" stroke="${colour}" stroke-width="${pen.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
};
