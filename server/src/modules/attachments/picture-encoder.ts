import { LIMITS } from '@sideline/schema/limits';
import {
  fileFormat,
  FORMAT_REFUSALS,
  isPictureFormat,
  MAXIMUM_PICTURE_BYTES,
  MAXIMUM_PICTURE_PIXELS,
  SNIFFED_BYTES,
} from '@sideline/schema/pictures';
import sharp from 'sharp';
import { DomainError } from '../../platform/errors.js';
import { WorkQueue } from '../../platform/jobs/work-queue.js';

/** A picture as it is kept: JPEG, upright, without metadata about where or with what it was taken. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

// One thread a picture, and no pictures kept in memory between them: the queue below bounds both.
sharp.concurrency(1);
sharp.cache(false);

const { megabytes, megapixels, longestSidePx, decoding, decodingQueue } = LIMITS.pictures;
/** Fine enough for the small squares of an ECG. */
const QUALITY = 86;

/** Throws the reason why a file cannot be a picture, as far as its bytes show before anything is decoded. */
export const requirePicture = (bytes: Buffer): void => {
  if (bytes.length > MAXIMUM_PICTURE_BYTES) throw new DomainError('PICTURE_TOO_LARGE', { most: megabytes });
  const format = fileFormat(bytes.subarray(0, SNIFFED_BYTES));
  if (!isPictureFormat(format)) throw new DomainError('PICTURE_FORMAT', { refusal: FORMAT_REFUSALS[format] });
};

/** The header is read, not the picture: a small file may decode to gigabytes. */
const requireSize = async (bytes: Buffer): Promise<void> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAXIMUM_PICTURE_PIXELS)
    throw new DomainError('PICTURE_TOO_MANY_PIXELS', {
      pixels: Math.ceil((width * height) / 1_000_000),
      most: megapixels,
    });
};

const encode = async (bytes: Buffer): Promise<EncodedPicture> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAXIMUM_PICTURE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
    // What shines through a PNG is paper, not black.
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/jpeg', width: info.width, height: info.height };
};

/** Encodes uploaded pictures for storage, a few at a time. */
export class PictureEncoder {
  readonly #queue = new WorkQueue({ concurrent: decoding, queue: decodingQueue, seconds: 5 });

  /**
   * Throws PICTURE_TOO_LARGE, PICTURE_FORMAT and PICTURE_TOO_MANY_PIXELS before anything is decoded, PICTURE_UNREADABLE for what is
   * damaged, TOO_MANY_REQUESTS where too many wait.
   */
  async encode(bytes: Buffer): Promise<EncodedPicture> {
    requirePicture(bytes);
    return this.#queue.take(async () => {
      try {
        await requireSize(bytes);
        return await encode(bytes);
      } catch (error) {
        if (error instanceof DomainError) throw error;
        throw new DomainError('PICTURE_UNREADABLE', {}, { cause: error });
      }
    });
  }
}
