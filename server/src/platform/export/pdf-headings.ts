import type { Content } from 'pdfmake/interfaces.js';

const isHeading = (node: Content): boolean =>
  typeof node === 'object' && 'style' in node && (node.style === 'section' || node.style === 'group');

/**
 * Points that must be free under a heading: for text a few lines, for a table its header and two rows, for a picture all of
 * it.
 */
const ROOM = { lines: 40, table: 90, drawing: 310 } as const;
const roomFor = (node: Content): number => {
  if (typeof node !== 'object') return ROOM.lines;
  if ('columns' in node && node.columns?.some((column) => typeof column === 'object' && 'svg' in column))
    return ROOM.drawing;
  return 'table' in node && node.table?.headerRows !== undefined ? ROOM.table : ROOM.lines;
};

/**
 * No heading is left by itself at the foot of a page. pdfmake cannot keep a node with the next, short of laying everything out
 * again for each page: so headings reserve the room for the first of what follows, and give it back.
 */
export const keepHeadings = (content: readonly Content[]): Content[] => {
  const kept: Content[] = [];
  let headings: Content[] = [];
  for (const node of content) {
    if (isHeading(node)) {
      headings.push(node);
    } else if (headings.length === 0) {
      kept.push(node);
    } else {
      const room = roomFor(node);
      kept.push(
        { unbreakable: true, stack: [{ stack: headings, margin: [0, 0, 0, room] }] },
        { stack: [node], margin: [0, -room, 0, 0] },
      );
      headings = [];
    }
  }
  return [...kept, ...headings];
};
