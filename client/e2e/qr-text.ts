/** The text of a QR code as a camera would read it from the modules that are drawn (ISO/IEC 18004), without mending errors. */

/** By level and version: in how many blocks the data stand, and of how many codewords. Up to 106 letters at level M. */
const BLOCKS: Readonly<Record<string, readonly (readonly [blocks: number, codewords: number])[]>> = {
  L: [
    [1, 19],
    [1, 34],
    [1, 55],
    [1, 80],
    [1, 108],
    [2, 136],
  ],
  M: [
    [1, 16],
    [1, 28],
    [1, 44],
    [2, 64],
    [2, 86],
    [4, 108],
  ],
  Q: [
    [1, 13],
    [1, 22],
    [2, 34],
    [2, 48],
    [4, 62],
    [4, 76],
  ],
  H: [
    [1, 9],
    [1, 16],
    [2, 26],
    [4, 36],
    [4, 46],
    [4, 60],
  ],
};
/** As the format's two bits name them. */
const LEVELS = ['M', 'L', 'H', 'Q'];
const FORMAT_MASK = 0b10101;

/** Which modules are turned over, by the format's three bits. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Finders with their formats, timing lines and the one alignment pattern of versions 2 to 6: no data stand there. */
const isPattern = (size: number, row: number, column: number): boolean =>
  row === 6 ||
  column === 6 ||
  (row <= 8 && (column <= 8 || column >= size - 8)) ||
  (row >= size - 8 && column <= 8) ||
  (size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2);

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0);

/** The data's bits, in the order in which they wind upward and downward through pairs of columns from the right. */
const bitsOf = (dark: (row: number, column: number) => boolean, size: number): boolean[] => {
  const mask = MASKS[numberOf([2, 3, 4].map((column) => dark(8, column))) ^ (FORMAT_MASK & 0b111)];
  const bits: boolean[] = [];
  for (let right = size - 1, turn = 0; right > 0; right -= right === 8 ? 3 : 2, turn += 1)
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = turn % 2 === 0 ? size - 1 - step : step;
        if (!isPattern(size, row, column)) bits.push(dark(row, column) !== mask?.(row, column));
      }
  return bits;
};

/** The codewords' places in the text: each block gives one in turn, the longer blocks, which come last, one more. */
const placesOf = (blocks: number, codewords: number): number[] => {
  const short = Math.floor(codewords / blocks);
  const isLong = (block: number) => block >= blocks - (codewords % blocks);
  const starts = Array.from(
    { length: blocks },
    (_, block) => block * short + Math.max(0, block - (blocks - (codewords % blocks))),
  );
  return Array.from({ length: short + 1 }, (_, turn) =>
    starts.flatMap((start, block) => (turn < short || isLong(block) ? [start + turn] : [])),
  ).flat();
};

/** `path` is the drawn one: a run of dark modules each, as 'M3 0h7v1H3z'. Throws for what is no code in bytes up to version 6. */
export const qrText = (path: string): string => {
  const runs = [...path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1/g)].map(([, x, y, length]) =>
    [x, y, length].map(Number),
  );
  const drawn = new Set(
    runs.flatMap(([x = 0, y = 0, length = 0]) =>
      Array.from({ length }, (_, further) => `${String(y)},${String(x + further)}`),
    ),
  );
  const size = Math.max(...runs.map(([, y = 0]) => y)) + 1;
  const dark = (row: number, column: number) => drawn.has(`${String(row)},${String(column)}`);
  const level = LEVELS[numberOf([0, 1].map((column) => dark(8, column))) ^ (FORMAT_MASK >> 3)];
  const form = BLOCKS[level ?? '']?.[(size - 21) / 4];
  if (form === undefined) throw new Error(`No code of ${String(size)} modules at level ${level ?? 'none'}`);
  const bits = bitsOf(dark, size);
  const data: number[] = [];
  placesOf(...form).forEach((place, order) => {
    data[place] = numberOf(bits.slice(order * 8, order * 8 + 8));
  });
  const stream = data.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((word >> bit) & 1) === 1));
  if (numberOf(stream.slice(0, 4)) !== 0b0100) throw new Error('Not in bytes');
  const length = numberOf(stream.slice(4, 12));
  const bytes = Array.from({ length }, (_, at) => numberOf(stream.slice(12 + at * 8, 20 + at * 8)));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
};
