import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.js';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

const SOI = [0xff, 0xd8] as const;
/** A segment of a JPEG with so many bytes inside, that look like a frame of another size. */
const segment = (marker: number, inside: number): readonly number[] => [
  ...[0xff, marker, (inside + 2) >> 8, (inside + 2) & 0xff],
  ...Array.from({ length: inside }, (_, at) => [0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1][at % 9] ?? 0),
];
/** A frame of 1 x 2 and more: height, then width. */
const frame = (marker: number, height: readonly number[], width: readonly number[]): readonly number[] => [
  ...[0xff, marker, 0, 17, 8, ...height, ...width],
  ...zeros(10),
];
const png = (...size: readonly number[]): Uint8Array =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], [0, 0, 0, 13], 'IHDR', size, zeros(5));
const webp = (chunk: string, inside: readonly number[]): Uint8Array =>
  bytes('RIFF', [40, 0, 0, 0], 'WEBP', chunk, [20, 0, 0, 0], inside, zeros(20));
const extent = (...size: readonly number[]): Uint8Array => bytes([0, 0, 0, 20], 'ispe', zeros(4), size);
const heic = (...extents: readonly Uint8Array[]): Uint8Array =>
  bytes([0, 0, 0, 16], 'ftypheic', zeros(4), ...extents.map((one) => [...one]));

describe('the size given in a picture', () => {
  it.each<[string, Uint8Array, [number, number] | null]>([
    ['a JPEG', bytes(SOI, segment(0xe0, 14), frame(0xc0, [0x0b, 0xb8], [0x0f, 0xa0])), [4_000, 3_000]],
    ['a progressive JPEG', bytes(SOI, segment(0xdb, 65), frame(0xc2, [0, 32], [0, 64])), [64, 32]],
    [
      'a JPEG with much before its frame',
      bytes(
        SOI,
        segment(0xe1, 60_000),
        segment(0xe2, 60_000),
        segment(0xc4, 30),
        frame(0xc1, [0, 32], [0, 64]),
      ),
      [64, 32],
    ],
    ['a JPEG with filled space', bytes(SOI, [0xff, 0xff, 0xff], frame(0xc0, [0, 32], [0, 64])), [64, 32]],
    ['a JPEG without a frame', bytes(SOI, segment(0xe0, 14), [0xff, 0xda], zeros(20)), null],
    ['a JPEG that ends early', bytes(SOI, segment(0xe0, 14).slice(0, 9)), null],
    ['a JPEG of lengths that lead nowhere', bytes(SOI, [0xff, 0xe0, 0, 0], zeros(20)), null],
    ['a JPEG of no height', bytes(SOI, frame(0xc0, [0, 0], [0, 64])), null],
    ['a PNG', png(0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8), [4_000, 3_000]],
    ['a PNG that says too much', png(0, 1, 0x86, 0xa0, 0xff, 0xff, 0xff, 0xff), [100_000, 4_294_967_295]],
    ['a PNG that ends early', png(0, 0, 0, 1).slice(0, 20), null],
    ['a lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xa0, 0x4f, 0xb8, 0x4b]), [4_000, 3_000]],
    ['a lossy WebP without its mark', webp('VP8 ', [0, 0, 0, 1, 2, 3, 0xa0, 0x0f, 0xb8, 0x0b]), null],
    ['a lossless WebP', webp('VP8L', [0x2f, 0x9f, 0xcf, 0xed, 0x02]), [4_000, 2_999 + 1]],
    ['an extended WebP', webp('VP8X', [0, 0, 0, 0, 0x9f, 0x0f, 0, 0xff, 0xff, 0xff]), [4_000, 16_777_216]],
    ['a WebP of another kind', webp('ALPH', zeros(10)), null],
    [
      'a HEIC with tiles',
      heic(
        extent(0, 0, 2, 0, 0, 0, 2, 0),
        extent(0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8),
        extent(0, 0, 0, 64, 0, 0, 0, 64),
      ),
      [4_000, 3_000],
    ],
    ['a HEIC without an extent', heic(), null],
    ['a GIF', bytes('GIF89a', zeros(30)), null],
    ['nothing', new Uint8Array(), null],
  ])('is read from %s', (_what, file, size) => {
    const expected = size && { width: size[0], height: size[1] };
    expect(pictureSize(file)).toEqual(expected);
    // From where the bytes begin, not from the buffer that they lie in.
    expect(pictureSize(bytes('xx', [...file]).subarray(2))).toEqual(expected);
  });
});
