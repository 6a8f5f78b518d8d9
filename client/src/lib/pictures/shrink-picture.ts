import { errorText } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { pictureSize } from '@sideline/schema/picture-size';
import {
  fileFormat,
  FORMAT_REFUSALS,
  isPictureFormat,
  MAXIMUM_PICTURE_BYTES,
  MAXIMUM_PICTURE_PIXELS,
  SNIFFED_BYTES,
} from '@sideline/schema/pictures';

const { longestSidePx, megabytes, megapixels } = LIMITS.pictures;
const QUALITY = 0.88;

/** The size that fits the longest side, never larger than the original. */
export const fitted = (
  width: number,
  height: number,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const drawn = async (bitmap: ImageBitmap): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
};

/**
 * Throws, in the server's words, the reason why a file cannot be opened, as far as its bytes show that before decoding.
 */
const requireOpenable = (bytes: Uint8Array): void => {
  if (bytes.length > MAXIMUM_PICTURE_BYTES)
    throw new Error(errorText('PICTURE_TOO_LARGE', { most: megabytes }));
  const format = fileFormat(bytes.subarray(0, SNIFFED_BYTES));
  // HEIC only for browsers that can open it, because the server cannot.
  if (!isPictureFormat(format) && format !== 'heic') throw new Error(FORMAT_REFUSALS[format]);
  const size = pictureSize(bytes);
  if (size === null)
    throw new Error(format === 'heic' ? FORMAT_REFUSALS.heic : errorText('PICTURE_UNREADABLE'));
  const pixels = size.width * size.height;
  if (pixels > MAXIMUM_PICTURE_PIXELS)
    throw new Error(
      errorText('PICTURE_TOO_MANY_PIXELS', { pixels: Math.ceil(pixels / 1_000_000), most: megapixels }),
    );
};

/**
 * The file as it is queued: an upright JPEG of at most 2,000 px if this browser can open it, otherwise unchanged. Throws
 * an Error that says what to do if the file is too large, or if neither the browser nor the server can open it.
 */
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  const bytes = new Uint8Array(await file.slice(0, MAXIMUM_PICTURE_BYTES + 1).arrayBuffer());
  requireOpenable(bytes);
  try {
    const bitmap = await createImageBitmap(file);
    try {
      const smaller = await drawn(bitmap);
      if (smaller !== null) return smaller;
    } finally {
      bitmap.close();
    }
  } catch {
    // This browser cannot open it, but the server may be able to.
  }
  const format = fileFormat(bytes.subarray(0, SNIFFED_BYTES));
  if (!isPictureFormat(format)) throw new Error(FORMAT_REFUSALS[format]);
  return file;
};
