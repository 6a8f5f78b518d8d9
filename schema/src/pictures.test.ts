import { describe, expect, it } from 'vitest';
import { fileFormat, FORMAT_REFUSALS, isPictureFormat } from './pictures.js';

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

  it('is looked at from where the bytes begin, not from the buffer that they lie in', () => {
    const whole = bytes('xx', [0, 0, 0, 20], 'ftyp', 'heic', [0, 0, 0, 0], 'mif1heic');
    expect(fileFormat(whole.subarray(2))).toBe('heic');
  });

  it('is either taken or refused with what to do', () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) expect(isPictureFormat(format)).toBe(true);
    for (const [format, words] of Object.entries(FORMAT_REFUSALS)) {
      expect(isPictureFormat(format as keyof typeof FORMAT_REFUSALS)).toBe(false);
      expect(words).toMatch(/Send a|choose Settings|Photograph/);
    }
  });
});
