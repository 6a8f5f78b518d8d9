/** The box that every signature is scaled to, so that it looks the same wherever it is drawn again. */
export const STROKE_BOX = { width: 600, height: 200 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

const MIN_STEP = 0.6;
const figure = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * Pen strokes as SVG path data in the signature box. A dot becomes a line of no length, which a round cap makes visible.
 */
export const strokesToPath = (
  strokes: readonly (readonly Point[])[],
  size: { width: number; height: number },
): string =>
  strokes
    .map((stroke) => {
      const scaled = stroke.map(({ x, y }) => ({
        x: (x / size.width) * STROKE_BOX.width,
        y: (y / size.height) * STROKE_BOX.height,
      }));
      const kept = scaled.filter((point, index) => {
        const before = scaled[index - 1];
        return !before || Math.hypot(point.x - before.x, point.y - before.y) >= MIN_STEP;
      });
      const [first, ...rest] = kept;
      if (!first) return '';
      const line = rest.length > 0 ? rest : [first];
      return `M${figure(first.x)} ${figure(first.y)}${line
        .map(({ x, y }) => `L${figure(x)} ${figure(y)}`)
        .join('')}`;
    })
    .join('');
