import { LIMITS } from '@sideline/schema/limits';
import {
  fileFormat,
  FORMAT_REFUSALS,
  isPictureFormat,
  MAXIMUM_PICTURE_BYTES,
  SNIFFED_BYTES,
} from '@sideline/schema/pictures';

const { longestSidePx, megabytes } = LIMITS.pictures;
const QUALITY = 0.88;

/** The size that fits into the longest side, never larger than it was. */
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
 * A file as it is queued: upright JPEG of at most 2,000 px where this browser can open it, else as it is. Throws Error saying
 * what to do for a file that neither the browser nor the server can open.
 */
export const shrinkPicture = async (file: Blob): Promise<Blob> => {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      const smaller = await drawn(bitmap);
      if (smaller !== null) return smaller;
    } finally {
      bitmap.close();
    }
  } catch {
    // Not for this browser; perhaps for the server.
  }
  const format = fileFormat(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  if (!isPictureFormat(format)) throw new Error(FORMAT_REFUSALS[format]);
  if (file.size > MAXIMUM_PICTURE_BYTES)
    throw new Error(
      `This file is larger than ${megabytes} MB. Choose a smaller picture, or photograph it again.`,
    );
  return file;
};
