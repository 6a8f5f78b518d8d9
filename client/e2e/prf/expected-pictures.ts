import { createHash } from 'node:crypto';
import { pictureSize } from '@sideline/schema/picture-size';
import { pictureName } from '@sideline/schema/prf/record/pictures';
import { expect, type Page } from '@playwright/test';
import { nameOfEntry, type PictureFact } from '../cases/case-mapping';
import type { PictureFile } from '../cases/case-pictures';
import { namesOfEntries, type ExpectedCase } from './expected-case';
import { pdfPictures, squash } from './pdf-text';
import type { StoredRecord } from './stored-record';

/** The files of a case's pictures: what the record says of them, what it serves, and what the PDF draws. */

interface Facts extends Readonly<Record<PictureFact, string>> {
  /** What the case calls the picture's entry. */
  readonly name: string;
}

const pixelsOf = (size: { readonly width: number; readonly height: number } | null): string =>
  size === null ? 'none' : `${size.width} × ${size.height}`;

/** What the case says of its pictures' files. */
export const expectedFacts = ({ values }: ExpectedCase): readonly Facts[] => {
  const facts = new Map<string, Facts>();
  for (const { target, value } of values) {
    if (target.kind !== 'picture') continue;
    const name = nameOfEntry(target.picture);
    const { contentType = '', pixels = '' } = facts.get(name) ?? {};
    facts.set(name, { name, contentType, pixels, [target.fact]: String(value) });
  }
  return [...facts.values()];
};

/** Levels of 255 by which two pictures of one size differ at a point, on average. */
const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ([first = '', second = '']) => {
      const pointsOf = async (base64: string): Promise<Uint8ClampedArray> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('Nothing to draw on');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, width, height).data;
      };
      const [these, those] = [await pointsOf(first), await pointsOf(second)];
      if (these.length !== those.length) throw new Error('Pictures of different sizes');
      return (
        these.reduce((sum, level, index) => sum + Math.abs(level - (those[index] ?? 0)), 0) / these.length
      );
    },
    [one.toString('base64'), other.toString('base64')],
  );

/** Encoding a picture anew, twice, changes it by less; another picture differs by more. */
const ENCODED_ANEW = 1;

/** The record's files are the case's pictures, by GraphQL and as they are served. Answers what is served, by the entries' names. */
export const expectPictures = async (
  page: Page,
  record: StoredRecord,
  expected: ExpectedCase,
  sent: ReadonlyMap<string, PictureFile>,
): Promise<ReadonlyMap<string, Buffer>> => {
  const names = namesOfEntries(expected, record.data);
  const facts = record.pictureFiles.map(({ id, contentType, ...size }) => ({
    name: names.get(id) ?? id,
    contentType,
    pixels: pixelsOf(size),
  }));
  expect(facts).toEqual(expectedFacts(expected));
  const served = new Map<string, Buffer>();
  for (const { id, contentType, sha256, ...size } of record.pictureFiles) {
    const name = names.get(id) ?? id;
    const answer = await page.request.get(`/api/prf/${record.customPrfId}/pictures/${id}`);
    const bytes = await answer.body();
    expect(answer.headers()['content-type']).toBe(contentType);
    expect(pixelsOf(pictureSize(bytes))).toBe(pixelsOf(size));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    const original = sent.get(name)?.buffer ?? Buffer.of();
    expect(await differenceOf(page, original, bytes), name).toBeLessThan(ENCODED_ANEW);
    served.set(name, bytes);
  }
  return served;
};

/** The PDF draws each of them as it is served, under its title, and nothing else. */
export const expectDrawn = async (
  pdf: Uint8Array,
  expected: ExpectedCase,
  served: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  const facts = expectedFacts(expected);
  const drawn = await pdfPictures(pdf);
  expect(drawn.map(({ pixels }) => pixels)).toEqual(facts.map(({ pixels }) => pixels));
  for (const [index, { name }] of facts.entries()) {
    const title = squash(
      `Picture ${index + 1} of ${facts.length}: ${pictureName(expected.sections, name) ?? name}`,
    );
    expect(drawn[index]?.pageText).toContain(title);
    expect(Buffer.from(pdf).includes(served.get(name) ?? name), name).toBe(true);
  }
};
