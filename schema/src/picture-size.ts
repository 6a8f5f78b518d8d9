import { fileFormat, SNIFFED_BYTES, type FileFormat } from './pictures.js';

/** The size of a picture in pixels, from its header: read before anything decodes it. */

export interface PictureSize {
  /** Pixels, as stored: not yet turned upright. */
  readonly width: number;
  readonly height: number;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const tagAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** SOF0 to SOF15 (ITU-T T.81, table B.1) without DHT, JPG and DAC, which lie among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** TEM and RST0 to RST7 have no length behind them. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** SOS and EOI: the pictures' own bytes begin, or nothing more comes. */
const isPastHeader = (marker: number): boolean => marker === 0xda || marker === 0xd9;

const jpegSize = (bytes: Uint8Array): PictureSize | null => {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || isPastHeader(marker)) return null;
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Any number of 0xff may fill the space before a marker.
    if (marker === 0xff) at += 1;
    else at += 2 + (isAlone(marker) ? 0 : Math.max(2, view.getUint16(at + 2)));
  }
  return null;
};

const pngSize = (bytes: Uint8Array): PictureSize | null => {
  if (bytes.length < 24 || tagAt(bytes, 12) !== 'IHDR') return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

/** By its first chunk: lossy (RFC 6386), lossless, or extended. */
const webpSize = (bytes: Uint8Array): PictureSize | null => {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  const threeBytes = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  switch (tagAt(bytes, 12)) {
    case 'VP8X':
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null;
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      if (threeBytes(23) !== 0x2a_01_9d) return null;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
};

/** Bytes in which the properties of a HEIC picture are looked for: they come before its content. */
const HEIC_HEADER = 65_536;

/** The largest of the extents (`ispe`, ISO/IEC 23008-12) that it says: of the whole, its tiles and its thumbnail. */
const heicSize = (bytes: Uint8Array): PictureSize | null => {
  const view = viewOf(bytes);
  let largest: PictureSize | null = null;
  for (let at = 4; at + 16 <= Math.min(bytes.length, HEIC_HEADER); at += 1) {
    if (tagAt(bytes, at) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
};

const READERS: Readonly<Partial<Record<FileFormat, (bytes: Uint8Array) => PictureSize | null>>> = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
  heic: heicSize,
};

/** The size of a JPEG, PNG, WebP or HEIC, whole or its beginning; null where its header does not say one. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
  const size = READERS[fileFormat(bytes.subarray(0, SNIFFED_BYTES))]?.(bytes) ?? null;
  return size === null || size.width === 0 || size.height === 0 ? null : size;
};
