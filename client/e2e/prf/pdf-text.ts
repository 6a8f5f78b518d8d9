import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The page without its header and footer, which would stand in the middle of what a page break divides. */
const BODY = { bottom: 48, top: 842 - 54 } as const;

/** For comparing: line breaks fall where the page is narrow, so no white space counts. */
export const squash = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** The text of a PDF's pages in reading order, without white space. */
export const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .flatMap((item) => {
          if (!('str' in item)) return [];
          const height = Number(item.transform[5]);
          return height >= BODY.bottom && height <= BODY.top ? [item.str] : [];
        })
        .join(''),
    );
  }
  await document.destroy();
  return squash(pages.join(''));
};
