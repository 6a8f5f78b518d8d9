import { describe, expect, it, vi } from 'vitest';
import { fileFormat, FORMAT_REFUSALS, isPictureFormat, SNIFFED_BYTES } from './pictures.js';

const text = (value: string): Uint8Array => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : part)));

const box = (...brands: readonly string[]): Uint8Array =>
  bytes([0, 0, 0, 12 + 4 * brands.length], 'ftyp', brands[0] ?? '', [0, 0, 0, 0], ...brands.slice(1), 'mdat');

describe('what a file is', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 8], 'Exif')],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR')],
    ['webp', bytes('RIFF', [4, 0, 0, 0], 'WEBPVP8 ')],
    ['gif', text('GIF89a......')],
    ['tiff', bytes('II*', [0, 8, 0, 0, 0])],
    ['tiff', bytes('MM', [0], '*', [0, 0, 0, 8])],
    ['bmp', text('BM..........')],
    ['svg', text('<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', bytes([0xef, 0xbb, 0xbf], '<SVG onload="alert(1)">')],
    ['svg', text('<!---->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<!-- > -->\t<svg>')],
    ['unknown', text('<!-- <svg> never ends')],
    ['unknown', text('<!-- one --><html><svg></svg></html>')],
    ['pdf', text('%PDF-1.7\n')],
    ['pdf', text('\n\nsome rubbish before %PDF-1.4')],
    ['heic', box('heic', 'mif1', 'heic')],
    ['heic', box('mif1', 'miaf', 'heic')],
    ['avif', box('avif', 'mif1', 'miaf')],
    // An image container of which only the general brand is said may hold AV1: the one that says so is believed.
    ['avif', box('mif1', 'avif')],
    ['unknown', box('isom', 'mp42')],
    ['unknown', text('PK\u0003\u0004..........')],
    ['unknown', text('<html><body>GIF89a PNG JFIF</body></html>')],
    ['unknown', bytes([0xff, 0xd8])],
    ['unknown', bytes([0x89], 'PNG\n', [0x1a, 0x0a])],
    ['unknown', bytes('RIFF', [4, 0, 0, 0], 'WAVEfmt ')],
    ['unknown', new Uint8Array()],
  ] as const)('is %s', (format, file) => {
    expect(fileFormat(file)).toBe(format);
  });

  it('is read from where the bytes begin, not from the start of their buffer', () => {
    const whole = bytes('xx', [0, 0, 0, 20], 'ftyp', 'heic', [0, 0, 0, 0], 'mif1heic');
    expect(fileFormat(whole.subarray(2))).toBe('heic');
  });

  it.each([
    ['a page', '<p>', 'unknown'],
    ['nothing', '', 'unknown'],
    ['a drawing', '<svg>', 'svg'],
  ] as const)('is found in one step per comment, however many come before %s', (_what, root, format) => {
    const comments = Math.floor((SNIFFED_BYTES - root.length) / '<!---->'.length);
    const file = text('<!---->'.repeat(comments) + root);
    const steps = vi.spyOn(String.prototype, 'indexOf');
    const found = fileFormat(file);
    const taken = steps.mock.calls.length;
    steps.mockRestore();
    expect(found).toBe(format);
    expect(comments).toBeGreaterThanOrEqual(72);
    expect(taken).toBe(comments);
  });

  it('is either accepted or refused with advice', () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) expect(isPictureFormat(format)).toBe(true);
    for (const [format, words] of Object.entries(FORMAT_REFUSALS)) {
      expect(isPictureFormat(format as keyof typeof FORMAT_REFUSALS)).toBe(false);
      expect(words).toMatch(/Send a|choose Settings|Photograph/);
    }
  });
});
