import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Pictures as cameras make them, to be sent. */

/** A JPEG that a camera held sideways: the left half red as it is stored, so that it is the top half when seen upright; with a place. */
export const photograph = (width = 64, height = 32): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Cameramaker', Model: 'Field 7', Software: 'secret-marker' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '53/1 28/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '2/1 14/1 0/1',
      },
    })
    // Turn by 90 degrees clockwise to see it upright.
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A whole PNG whose header says another size: nothing behind it unfolds to that. */
export const pngOfSize = async (width: number, height: number): Promise<Buffer> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const header = Buffer.from(png);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  return header;
};
