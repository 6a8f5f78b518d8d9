import { fileFormat, SNIFFED_BYTES } from '@sideline/schema/pictures';
import { LOGO_LIMITS } from '@sideline/schema/provider/settings';
import sharp from 'sharp';
import { badInput } from '../../platform/errors.js';
import { WorkQueue } from '../../platform/jobs/work-queue.js';

export interface EncodedLogo {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const TAKEN: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);
/** The header is read before the picture: a small file may decode to gigabytes. */
const MOST_PIXELS = 16_000_000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const refused = (message: string) => badInput([{ field: 'logo', code: 'invalid', message }]);

/** Makes the stored logo from an uploaded file: a small PNG, without any other content of the file. BAD_INPUT at `logo`. */
export class LogoEncoder {
  readonly #queue = new WorkQueue({ concurrent: 1, queue: 4, seconds: 5 });

  async encode(base64: string): Promise<EncodedLogo> {
    const bytes = BASE64.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0);
    if (bytes.length > LOGO_LIMITS.kilobytes * 1_024)
      throw refused(`Choose a picture of at most ${String(LOGO_LIMITS.kilobytes)} kB.`);
    if (!TAKEN.has(fileFormat(bytes.subarray(0, SNIFFED_BYTES))))
      throw refused('Choose a PNG, JPEG or WebP picture.');
    return this.#queue.take(async () => {
      try {
        const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
          .autoOrient()
          .resize({
            width: LOGO_LIMITS.width,
            height: LOGO_LIMITS.height,
            fit: 'inside',
            withoutEnlargement: true,
          })
          .toColourspace('srgb')
          .png({ palette: true, compressionLevel: 9 })
          .toBuffer({ resolveWithObject: true });
        return { png: data, width: info.width, height: info.height };
      } catch {
        throw refused('This picture cannot be read. Save it again as PNG and choose that.');
      }
    });
  }
}
