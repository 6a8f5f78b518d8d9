/** Four times the input costs about 4 times as much when linear, 16 times when quadratic: this limit is in between. */
export const QUADRATIC = 10;

const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/**
 * How many times as much processor time `work` takes for four times the size, the cheapest of five runs each. Processor
 * time, not elapsed time: a busy machine changes neither side of the proportion.
 */
export const costGrowth = (work: (size: number) => unknown, size: number): number => {
  const cheapest = (of: number) =>
    Math.min(...Array.from({ length: 5 }, () => processorTime(() => work(of))));
  work(size);
  // Below a millisecond, the processor's clock is too coarse.
  return cheapest(size * 4) / Math.max(cheapest(size), 1_000);
};
