import type { Measured } from './load.js';

/** One line of the report: the product beside the same work by bare fastify and pg. */
export interface Comparison {
  readonly name: string;
  readonly product: Measured;
  readonly floor: Measured | null;
  /** At most so many times the floor's processor time; null where the issue of speed sets none. */
  readonly atMost: number | null;
  /** Units of work that one request holds; the floor's requests hold one. */
  readonly each: number;
}

const number = (value: number, digits: number): string => value.toFixed(digits);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The comparison as a table in Markdown. */
export const table = (comparisons: readonly Comparison[]): string =>
  [
    row(['what', 'side', 'CPU ms a request', 'units/s', 'p50 ms', 'p99 ms', 'times the floor', 'limit']),
    row(Array.from({ length: 8 }, () => '---')),
    ...comparisons.flatMap(({ name, product, floor, atMost, each }) => {
      const cells = (side: string, measured: Measured, units: number, ratio: string, limit: string): string =>
        row([
          name,
          side,
          number(measured.cpuMs, 3),
          number(measured.perSecond * units, 0),
          number(measured.p50Ms, 2),
          number(measured.p99Ms, 2),
          ratio,
          limit,
        ]);
      const ratio = floor === null ? '' : number(product.cpuMs / floor.cpuMs, 2);
      const lines = [cells('Sideline', product, each, ratio, atMost === null ? '' : number(atMost, 1))];
      if (floor !== null) lines.push(cells('floor', floor, 1, '', ''));
      return lines;
    }),
  ].join('\n');
