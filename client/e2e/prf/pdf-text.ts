import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The page without its header and footer, which would stand in the middle of what a page break divides. */
const BODY = { bottom: 48, top: 842 - 54 } as const;

/** For comparing: line breaks fall where the page is narrow, so no white space counts. */
export const squash = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

const readPages = async <T>(
  bytes: Uint8Array,
  read: (page: PDFPageProxy) => Promise<T>,
): Promise<readonly T[]> => {
  // The reader takes the bytes for itself.
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: T[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await read(await document.getPage(number)));
  }
  await document.destroy();
  return pages;
};

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  return items
    .flatMap((item) => {
      if (!('str' in item)) return [];
      const height = Number(item.transform[5]);
      return height >= BODY.bottom && height <= BODY.top ? [item.str] : [];
    })
    .join('');
};

/** The text of a PDF's pages in reading order, without white space. */
export const pdfText = async (bytes: Uint8Array): Promise<string> =>
  squash((await readPages(bytes, textOf)).join(''));

/** What a page draws. */
export interface DrawnPicture {
  /** '297 × 223', of the picture itself. */
  readonly pixels: string;
  /** The text of its page, without white space. */
  readonly pageText: string;
}

/** The pictures that a PDF's pages draw, in their order. */
export const pdfPictures = async (bytes: Uint8Array): Promise<readonly DrawnPicture[]> => {
  const pages = await readPages(bytes, async (page) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    const pageText = squash(await textOf(page));
    return fnArray.flatMap((operator, index): DrawnPicture[] => {
      if (operator !== OPS.paintImageXObject) return [];
      const [, width, height] = argsArray[index] as readonly [string, number, number];
      return [{ pixels: `${width} × ${height}`, pageText }];
    });
  });
  return pages.flat();
};
