import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture';

/** A browser that cannot open anything, and is asked to. */
const opened = vi.fn(() => Promise.reject(new Error('The source image could not be decoded.')));
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', opened);
});
afterEach(() => {
  vi.unstubAllGlobals();
  opened.mockClear();
});

const file = (...parts: readonly (string | readonly number[])[]): Blob =>
  new Blob(
    parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))),
    { type: 'image/jpeg' },
  );
const png = (...size: readonly number[]): Blob =>
  file([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', size, [8, 2, 0, 0, 0]);
const heic = (...size: readonly number[]): Blob =>
  file([0, 0, 0, 16], 'ftypheic', [0, 0, 0, 0, 0, 0, 0, 20], 'ispe', [0, 0, 0, 0], size);

describe('a file that is to become a picture', () => {
  it.each([
    ['a bomb', png(0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0), /10000 megapixels. The most allowed is 50/],
    ['a HEIC of too many pixels', heic(0, 1, 0, 0, 0, 1, 0, 0), /megapixels. The most allowed is 50/],
    ['more than 15 MB', file([0xff, 0xd8, 0xff], ' '.repeat(15_000_000)), /larger than 15 MB/],
    ['a PDF', file('%PDF-1.7'), /This is a PDF/],
    ['a GIF', file('GIF89a......'), /This is a GIF/],
    ['a JPEG without a size', file([0xff, 0xd8, 0xff, 0xd9]), /damaged/],
  ])('is refused without opening it if it is %s', async (_what, sent, words) => {
    await expect(shrinkPicture(sent)).rejects.toThrow(words);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is opened if it is small enough, and left unchanged for the server if that fails', async () => {
    const small = png(0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8);
    expect(await shrinkPicture(small)).toBe(small);
    expect(opened).toHaveBeenCalledExactlyOnceWith(small);
  });

  it('is refused with advice if it is a HEIC file that this browser cannot open', async () => {
    await expect(shrinkPicture(heic(0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8))).rejects.toThrow(/Most Compatible/);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
