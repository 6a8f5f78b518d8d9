import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All text of a PDF, its pages after each other, each run of white space as one blank. */
export const pdfText = async (bytes: Buffer): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return texts.join(' ').replaceAll(/\s+/g, ' ');
};

interface Element {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Element[];
}
const figuresIn = ({ role, alt, children = [] }: Element): string[] => [
  ...(role === 'Figure' ? [alt ?? ''] : []),
  ...children.flatMap(figuresIn),
];

/** The alternative text of each picture of a PDF, in reading order, with its page. */
export const pdfFigures = async (
  bytes: Buffer,
): Promise<readonly (readonly [page: number, alt: string])[]> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const figures: (readonly [number, string])[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const tree = (await (await document.getPage(page)).getStructTree()) as Element | null;
    figures.push(...(tree === null ? [] : figuresIn(tree).map((alt) => [page, alt] as const)));
  }
  await document.destroy();
  return figures;
};
