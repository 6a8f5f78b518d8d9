import { LIMITS } from './limits.js';

/**
 * Which files may become a picture in a record: decided by their first bytes, never by their name or what the sender says.
 */

export type PictureFormat = 'jpeg' | 'png' | 'webp';
export type FileFormat = PictureFormat | 'heic' | 'avif' | 'gif' | 'tiff' | 'bmp' | 'svg' | 'pdf' | 'unknown';

/** Bytes that `fileFormat` looks at. */
export const SNIFFED_BYTES = 512;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  bytes.length >= signature.length && signature.every((byte, index) => bytes[index] === byte);

/** Brands of the ISO base media container (ISO/IEC 23008-12) that say HEVC inside, as telephones write it. */
const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'hevc',
  'hevx',
  'heim',
  'heis',
  'mif1',
  'msf1',
]);
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);

const containerFormat = (bytes: Uint8Array): FileFormat => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return 'unknown';
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands: string[] = [];
  // The major brand, four bytes of version, then the compatible brands.
  for (let at = 8; at + 4 <= Math.min(length, bytes.length); at += 4)
    if (at !== 12) brands.push(ascii(bytes, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'unknown';
};

/** How the parts that may come before the root of an XML document begin and end; the longer beginnings first. */
const BEFORE_ROOT = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/**
 * Whether a text begins an SVG drawing. Each letter is passed once, by `indexOf`: a pattern that backtracks over every way
 * to split comments takes forever over a few hundred bytes.
 */
const beginsSvg = (text: string): boolean => {
  let rest = text.trimStart();
  for (;;) {
    const [opening = '', closing = ''] = BEFORE_ROOT.find(([begin]) => rest.startsWith(begin)) ?? [];
    if (opening === '') return /^<svg[\s>]/i.test(rest);
    const end = rest.indexOf(closing, opening.length);
    if (end === -1) return false;
    rest = rest.slice(end + closing.length).trimStart();
  }
};

/** What a file is, from its first bytes (512 are enough). */
export const fileFormat = (bytes: Uint8Array): FileFormat => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (/^(?:II\*\0|MM\0\*)/.test(ascii(bytes, 0, 4))) return 'tiff';
  if (ascii(bytes, 0, 2) === 'BM') return 'bmp';
  // A reader of PDF looks for its mark in the first kilobyte.
  const head = ascii(bytes, 0, SNIFFED_BYTES);
  if (head.includes('%PDF-')) return 'pdf';
  if (beginsSvg(head.replace(/^\u00ef\u00bb\u00bf/, ''))) return 'svg';
  return bytes.length >= 12 ? containerFormat(bytes) : 'unknown';
};

export const isPictureFormat = (format: FileFormat): format is PictureFormat =>
  format === 'jpeg' || format === 'png' || format === 'webp';

const ELSE = 'Send a JPEG, PNG or WebP picture.';

/** Why a file of that format is not accepted, and what to do. */
export const FORMAT_REFUSALS: Readonly<Record<Exclude<FileFormat, PictureFormat>, string>> = {
  heic: "This is a HEIC picture, which cannot be opened here. On an iPhone choose Settings, Camera, Formats, 'Most Compatible' and take it again.",
  avif: `This is an AVIF picture, which is not accepted. ${ELSE}`,
  gif: `This is a GIF, which is not accepted. ${ELSE}`,
  tiff: `This is a TIFF, which is not accepted. ${ELSE}`,
  bmp: `This is a bitmap (BMP), which is not accepted. ${ELSE}`,
  svg: `This is an SVG drawing, which is not accepted. ${ELSE}`,
  pdf: 'This is a PDF and not a picture. Photograph its page, or save the page as a JPEG or PNG picture.',
  unknown: `This file is not a picture that can be opened. ${ELSE}`,
};

const { megabytes, megapixels } = LIMITS.pictures;
/** Bytes that a file may have: 15 MB as people count them. */
export const MAXIMUM_PICTURE_BYTES = megabytes * 1_000_000;
export const MAXIMUM_PICTURE_PIXELS = megapixels * 1_000_000;
