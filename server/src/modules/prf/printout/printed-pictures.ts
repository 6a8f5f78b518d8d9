import { entryTitle, type FormatOptions } from '@sideline/schema/prf/record/format';
import { picturesField, type PictureEntry } from '@sideline/schema/prf/record/pictures';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from 'pdfmake/interfaces.js';
import { described } from '../../../platform/export/pdf-tags.js';
import type { LeavingPicture } from '../pictures/prf-pictures.service.js';

export interface PrintedPicture {
  readonly entry: PictureEntry;
  /** Where the file is kept until it is printed, and the fingerprint of its bytes; null if they could not be read. */
  readonly file: { readonly path: string; readonly sha256: string } | null;
}

/** Points: what is left of an A4 page for a picture, between its title and its caption. */
const FIT: [number, number] = [515, 600];

type Recorded = (entry: Readonly<Record<string, unknown>>) => string;

const printPicture = (
  { entry, file }: PrintedPicture,
  number: string,
  options: FormatOptions,
  recorded: Recorded,
): Content => ({
  unbreakable: true,
  pageBreak: 'before',
  stack: [
    { text: `${number}: ${entryTitle(picturesField(), { ...entry }, options)}`, style: 'section' },
    ...(entry.caption == null
      ? []
      : [{ text: entry.caption, margin: [0, 0, 0, 4] as [number, number, number, number] }]),
    file === null
      ? { text: 'The file of this picture could not be read when this copy was made.', style: 'warning' }
      : described(
          [entryTitle(picturesField(), { ...entry }, options), entry.caption].filter(Boolean).join(': '),
          { image: file.path, fit: FIT },
        ),
    {
      text: [recorded({ ...entry }), file === null ? '' : `SHA-256 ${file.sha256}`]
        .filter(Boolean)
        .join('\n'),
      style: 'note',
      margin: [0, 4, 0, 0],
    },
  ],
});

const layPicture = async ({ entry, read }: LeavingPicture, folder: string): Promise<PrintedPicture> => {
  const file = await read();
  if (file === null) return { entry, file };
  const path = join(folder, `${file.facts.id}.jpg`);
  await writeFile(path, file.bytes, { mode: 0o600 });
  return { entry, file: { path, sha256: file.facts.sha256 } };
};

/** Lays the pictures into a folder to be printed from there, one after the other: no two are held. */
export const layPictures = async (
  pictures: readonly LeavingPicture[],
  folder: string,
): Promise<PrintedPicture[]> => {
  const laid: PrintedPicture[] = [];
  for (const picture of pictures) laid.push(await layPicture(picture, folder));
  return laid;
};

/** A page for each picture that was not struck through: what it shows, when it was taken and who recorded it. */
export const printPictures = (
  pictures: readonly PrintedPicture[],
  options: FormatOptions,
  recorded: Recorded,
): Content[] =>
  pictures.map((picture, index) =>
    printPicture(picture, `Picture ${String(index + 1)} of ${String(pictures.length)}`, options, recorded),
  );
