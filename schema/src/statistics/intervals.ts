import { gammaQuantile } from './gamma.js';

/** From where to where a figure may well lie. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Of 95 %: what is left out at either side. */
const TAIL = 0.025;
/** The normal quantile of 97.5 %. */
const Z = 1.959_963_984_540_054;

/**
 * The exact 95 % interval of a Poisson count (Garwood, Biometrika 1936;28:437): half a chi-square quantile with 2n and
 * 2n + 2 degrees of freedom, which is a gamma quantile of shape n and n + 1.
 */
export const poissonInterval = (count: number): Interval => {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError('A count must be a whole number, 0 or more');
  return {
    low: count === 0 ? 0 : gammaQuantile(count, TAIL),
    high: gammaQuantile(count + 1, 1 - TAIL),
  };
};

/** Wilson's 95 % interval of a proportion (Wilson, JASA 1927;22:209), without continuity correction; null of nothing. */
export const wilsonInterval = (part: number, whole: number): Interval | null => {
  if (!Number.isInteger(part) || !Number.isInteger(whole) || part < 0 || part > whole)
    throw new RangeError('A part is a whole number from 0 to the whole');
  if (whole === 0) return null;
  const share = part / whole;
  const middle = share + Z ** 2 / (2 * whole);
  const reach = Z * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  const scale = 1 + Z ** 2 / whole;
  return {
    // Nothing of nothing and all of all are certain at that end; rounding would say a hair less.
    low: part === 0 ? 0 : (middle - reach) / scale,
    high: part === whole ? 1 : (middle + reach) / scale,
  };
};
