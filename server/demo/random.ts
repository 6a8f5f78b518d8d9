/** A source of chance that gives the same numbers for the same seed, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the pairs' values, as often as its weight says. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** A copy in another order. */
  shuffled<T>(list: readonly T[]): T[];
  /** `count` different items. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A UUID v7 that sorts by the moment given. */
  id(at: Date): string;
  /** A source of its own, so that what one part draws does not move what another part draws. */
  fork(label: string): Random;
}

/** FNV-1a, 32 bits: turns a label into a seed. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

/** Mulberry32: small, fast and good enough to look random to a reader. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let index = copy.length - 1; index > 0; index -= 1) {
      const other = int(0, index);
      const held = copy[index] as T;
      copy[index] = copy[other] as T;
      copy[other] = held;
    }
    return copy;
  };
  return {
    next,
    int,
    pick,
    shuffled,
    chance: (probability) => next() < probability,
    weighted: (pairs) => {
      let left = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of pairs) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(pairs)[0];
    },
    sample: (list, count) => shuffled(list).slice(0, count),
    id: (at) => {
      const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('');
      const time = at.getTime().toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
};
