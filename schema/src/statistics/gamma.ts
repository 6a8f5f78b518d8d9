/**
 * The regularised incomplete gamma function and its inverse, to about 14 digits: what an exact Poisson interval is made of.
 * After Numerical Recipes (Press et al., 3rd edition, section 6.2): a series below the mean, a continued fraction above it.
 */

/** Lanczos' coefficients for g = 7, n = 9 (Godfrey, 2001). */
const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
] as const;
const TINY = 1e-300;
const PRECISION = 1e-16;
const MOST_STEPS = 10_000;

/** Natural logarithm of the gamma function, for x of at least 0.5. */
export const logGamma = (x: number): number => {
  const shifted = x - 1;
  const base = shifted + 7.5;
  const sum = LANCZOS.reduce(
    (total, part, index) => total + (index === 0 ? part : part / (shifted + index)),
    0,
  );
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
};

const bySeries = (shape: number, x: number): number => {
  let term = 1 / shape;
  let sum = term;
  for (let n = 1; n < MOST_STEPS && Math.abs(term) > Math.abs(sum) * PRECISION; n += 1) {
    term *= x / (shape + n);
    sum += term;
  }
  return sum * Math.exp(-x + shape * Math.log(x) - logGamma(shape));
};

const byFraction = (shape: number, x: number): number => {
  let b = x + 1 - shape;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_STEPS; n += 1) {
    const a = -n * (n - shape);
    b += 2;
    d = 1 / (Math.abs(a * d + b) < TINY ? TINY : a * d + b);
    c = Math.abs(b + a / c) < TINY ? TINY : b + a / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction * Math.exp(-x + shape * Math.log(x) - logGamma(shape));
};

/** The chance that a gamma variable of this shape and scale 1 is at most `x`. */
export const gammaDistribution = (shape: number, x: number): number => {
  if (x <= 0) return 0;
  return x < shape + 1 ? bySeries(shape, x) : 1 - byFraction(shape, x);
};

/** The value that a gamma variable of this shape and scale 1 stays below with the given chance; RangeError outside (0, 1). */
export const gammaQuantile = (shape: number, chance: number): number => {
  if (!(chance > 0 && chance < 1)) throw new RangeError('A probability must be between 0 and 1');
  let low = 0;
  let high = Math.max(1, shape);
  while (gammaDistribution(shape, high) < chance) high *= 2;
  // Halving is slower than Newton's method and never leaves the range: 100 halvings are beyond a double's digits.
  for (let n = 0; n < 100; n += 1) {
    const middle = (low + high) / 2;
    if (gammaDistribution(shape, middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
