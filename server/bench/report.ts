import { both, type Measured } from './load.js';

/** One line of the report: the product beside the same work by bare fastify and pg. */
export interface Comparison {
  readonly name: string;
  readonly product: Measured;
  readonly floor: Measured | null;
  /** At most so many times the floor's processor time, of server and database together; null where the issue of speed sets none. */
  readonly atMost: number | null;
  /** Units of work that one request holds; the floor's requests hold one. */
  readonly each: number;
}

const number = (value: number, digits: number): string => value.toFixed(digits);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The comparison as a table in Markdown. */
export const table = (comparisons: readonly Comparison[]): string =>
  [
    row([
      'what',
      'side',
      'server ms',
      'database ms',
      'units/s',
      'p50 ms',
      'p99 ms',
      'times the floor',
      'limit',
    ]),
    row(Array.from({ length: 9 }, () => '---')),
    ...comparisons.flatMap(({ name, product, floor, atMost, each }) => {
      const cells = (side: string, measured: Measured, units: number, ratio: string, limit: string): string =>
        row([
          name,
          side,
          number(measured.serverMs, 3),
          number(measured.databaseMs, 3),
          number(measured.perSecond * units, 0),
          number(measured.p50Ms, 2),
          number(measured.p99Ms, 2),
          ratio,
          limit,
        ]);
      const ratio = floor === null ? '' : number(both(product) / both(floor), 2);
      const lines = [cells('Sideline', product, each, ratio, atMost === null ? '' : number(atMost, 1))];
      if (floor !== null) lines.push(cells('floor', floor, 1, '', ''));
      return lines;
    }),
  ].join('\n');

/** A figure that has a limit. */
export interface Claim {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is the most or the least that is asked for. */
  readonly is: 'at most' | 'at least';
}

export const isKept = ({ value, limit, is }: Claim): boolean =>
  is === 'at most' ? value <= limit : value >= limit;

/** How much a measurement grew from one size to another, by the time of an answer and by the processor. */
export const growth = (small: Comparison, large: Comparison, limit: number): readonly Claim[] => {
  const what = `${large.name}, beside ${small.name}`;
  const claim = (by: string, of: (measured: Measured) => number): Claim => ({
    what: `${what}, ${by}`,
    value: of(large.product) / of(small.product),
    unit: 'times',
    limit,
    is: 'at most',
  });
  return [claim('median answer', ({ p50Ms }) => p50Ms), claim('CPU of server and database', both)];
};

/** The claims as a list, those that are not kept marked. */
export const verdicts = (claims: readonly Claim[]): string =>
  claims
    .map((claim) => {
      const { what, value, unit, limit, is } = claim;
      const mark = isKept(claim) ? 'kept' : 'NOT KEPT';
      return `- ${what}: ${number(value, 2)} ${unit}, ${is} ${String(limit)}: ${mark}`;
    })
    .join('\n');
