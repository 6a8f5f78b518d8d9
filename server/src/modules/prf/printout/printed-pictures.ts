import { entryTitle, type FormatOptions } from '@sideline/schema/prf/format';
import { picturesField } from '@sideline/schema/prf/pictures';
import type { Content } from 'pdfmake/interfaces.js';
import type { PrintedPicture } from '../prf-pictures.service.js';

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
      : { image: `data:${file.facts.contentType};base64,${file.bytes.toString('base64')}`, fit: FIT },
    {
      text: [recorded({ ...entry }), file === null ? '' : `SHA-256 ${file.facts.sha256}`]
        .filter(Boolean)
        .join('\n'),
      style: 'note',
      margin: [0, 4, 0, 0],
    },
  ],
});

/** A page for each picture that stands: what it shows, when it was taken and who recorded it. */
export const printPictures = (
  pictures: readonly PrintedPicture[],
  options: FormatOptions,
  recorded: Recorded,
): Content[] =>
  pictures.map((picture, index) =>
    printPicture(picture, `Picture ${String(index + 1)} of ${String(pictures.length)}`, options, recorded),
  );
