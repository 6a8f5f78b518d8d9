/** What Windows-1252 has from 0x80 to 0x9F; some decoders that bear its name read Latin-1 instead. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const textOfWindows = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? WINDOWS.charAt(byte - 0x80) : String.fromCharCode(byte),
  ).join('');

/**
 * The text of a file as spreadsheets write it: UTF-8 and UTF-16 with their marks; without one UTF-16 where every other byte is
 * empty, UTF-8 where it is that, else Windows-1252.
 */
export const textOfFile = (bytes: Uint8Array): string => {
  const [first, second, third] = bytes;
  const read = (encoding: string, from: number): string =>
    new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes.subarray(from));
  if (first === 0xef && second === 0xbb && third === 0xbf) return read('utf-8', 3);
  if (first === 0xff && second === 0xfe) return read('utf-16le', 2);
  if (first === 0xfe && second === 0xff) return read('utf-16be', 2);
  const beginning = bytes.subarray(0, 200);
  const emptyAt = (parity: number): number =>
    beginning.filter((byte, place) => byte === 0 && place % 2 === parity).length;
  if (emptyAt(1) > beginning.length / 4) return read('utf-16le', 0);
  if (emptyAt(0) > beginning.length / 4) return read('utf-16be', 0);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return textOfWindows(bytes);
  }
};
