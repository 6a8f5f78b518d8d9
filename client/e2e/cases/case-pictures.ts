import { fileURLToPath } from 'node:url';
import { readStatements } from './case-document';
import { nameOfEntry, type PublishedCase } from './case-mapping';

/** A picture as it lies in a folder of the device, to be chosen from there. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A case's document, beside this file. */
export const documentPath = ({ file }: PublishedCase): string =>
  fileURLToPath(new URL(file, import.meta.url));

/** The pictures that a case's document holds, by what their entries are called. */
export const picturesOf = (published: PublishedCase): ReadonlyMap<string, PictureFile> => {
  const statements = readStatements(documentPath(published));
  return new Map(
    published.entries.flatMap(({ target, element, occurrence }) => {
      if (target.kind !== 'picture' || target.fact !== 'pixels') return [];
      const found = statements.find((one) => one.element === element && one.occurrence === occurrence);
      if (!found) throw new RangeError(`The document has no ${element} (${occurrence})`);
      const file: PictureFile = {
        name: `${target.picture.key}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from(found.text, 'base64'),
      };
      return [[nameOfEntry(target.picture), file]];
    }),
  );
};
