import type { Locator } from '@playwright/test';
import readCode from 'jsqr';

/** The text of a QR code as a camera reads it off the screen. */
export const qrText = async (code: Locator): Promise<string> => {
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('The browser draws nothing.');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return { pixels: [...data], width: bitmap.width, height: bitmap.height };
  }, picture);
  const read = readCode(Uint8ClampedArray.from(pixels), width, height);
  if (!read) throw new Error('No code can be read.');
  return read.data;
};
