import type { Content, ContentImage, ContentSvg } from 'pdfmake/interfaces.js';
import type { PrintedStream, StructureElement } from 'pdfmake/src/printer.js';

/**
 * What a screen reader needs of a printed document (PDF/UA, ISO 14289-1): a tree of headings, paragraphs, lists, tables and
 * figures in reading order, with everything that is drawn either in it or marked as decoration. pdfmake lays out and does not
 * tag; the library under it can. So the content is traversed before it is laid out: each text and picture gets its element, and
 * carries it through the layout to where it is drawn (ADR 43).
 */

type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** An element of the tree before the document is begun. */
export interface TagNode {
  readonly role: Role;
  readonly alt?: string;
  /** Of a header cell, what it is the header of; of any cell, how many columns it spans. */
  readonly scope?: 'Column' | 'Row';
  readonly columns?: number;
  readonly children: TagNode[];
}

interface Tagged {
  readonly content: readonly Content[];
  readonly root: TagNode;
}

/** A drawing or picture with the words that stand for it. */
export const described = (alt: string, node: ContentImage | ContentSvg): Content =>
  Object.assign(node, { alt });

const HEADINGS: Readonly<Record<string, Role>> = { title: 'H1', section: 'H2', group: 'H3' };
/** Styles of a cell that names the others of its row or column. */
const HEADER_STYLES: ReadonlySet<unknown> = new Set(['tableHead', 'label']);

type Walked = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Walked =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const under = (parent: TagNode, node: Omit<TagNode, 'children'>): TagNode => {
  const made = { ...node, children: [] };
  parent.children.push(made);
  return made;
};

/** Text whose every piece knows its element. */
const taggedText = (text: unknown, element: TagNode): unknown =>
  Array.isArray(text)
    ? text.map((piece: unknown) => taggedText(piece, element))
    : isNode(text)
      ? Array.isArray(text['text'])
        ? { ...text, text: taggedText(text['text'], element) }
        : { ...text, element }
      : { text: String(text), element };

const walkTable = (node: Walked, parent: TagNode): Walked => {
  const { table } = node;
  if (!isNode(table) || !Array.isArray(table['body'])) return node;
  const headerRows = typeof table['headerRows'] === 'number' ? table['headerRows'] : 0;
  const element = under(parent, { role: 'Table' });
  const body = (table['body'] as readonly (readonly unknown[])[]).map((cells, index) => {
    const line = under(element, { role: 'TR' });
    let covered = 0;
    return cells.map((cell, column) => {
      if (covered > 0) {
        covered -= 1;
        return cell;
      }
      const columns = isNode(cell) && typeof cell['colSpan'] === 'number' ? cell['colSpan'] : 1;
      covered = columns - 1;
      const isHeader =
        index < headerRows || (column === 0 && isNode(cell) && HEADER_STYLES.has(cell['style']));
      const made = under(line, {
        role: isHeader ? 'TH' : 'TD',
        ...(isHeader ? { scope: index < headerRows ? 'Column' : 'Row' } : {}),
        ...(columns > 1 ? { columns } : {}),
      });
      return walk(cell, made);
    });
  });
  return { ...node, table: { ...table, body } };
};

const walkList = (node: Walked, kind: 'ul' | 'ol', parent: TagNode): Walked => {
  const element = under(parent, { role: 'L' });
  const items = (node[kind] as readonly unknown[]).map((item) =>
    walk(item, under(under(element, { role: 'LI' }), { role: 'LBody' })),
  );
  return { ...node, [kind]: items };
};

const walkText = (node: Walked, parent: TagNode): Walked => {
  const { text, style } = node;
  if (text === '' || text === undefined || text === null) return node;
  const role = (typeof style === 'string' ? HEADINGS[style] : undefined) ?? 'P';
  const isCell = parent.role === 'TD' || parent.role === 'TH' || parent.role === 'LBody';
  const element = isCell && role === 'P' ? parent : under(parent, { role });
  return { ...node, text: [taggedText(text, element)].flat() };
};

/** A node with everything in it assigned to its element. */
const walk = (node: unknown, parent: TagNode): unknown => {
  if (Array.isArray(node)) return node.map((part: unknown) => walk(part, parent));
  if (typeof node === 'string' || typeof node === 'number') return walkText({ text: String(node) }, parent);
  if (!isNode(node)) return node;
  if (Array.isArray(node['stack'])) return { ...node, stack: walk(node['stack'], parent) };
  if (Array.isArray(node['columns'])) return { ...node, columns: walk(node['columns'], parent) };
  if ('ul' in node) return walkList(node, 'ul', parent);
  if ('ol' in node) return walkList(node, 'ol', parent);
  if ('table' in node) return walkTable(node, parent);
  if ('svg' in node || 'image' in node) {
    const alt = typeof node['alt'] === 'string' ? node['alt'] : 'Picture';
    return { ...node, element: under(parent, { role: 'Figure', alt }) };
  }
  return 'text' in node ? walkText(node, parent) : node;
};

/** The content with its tree. */
export const tagContent = (content: readonly Content[]): Tagged => {
  const root: TagNode = { role: 'Document', children: [] };
  // The walk changes no kind of node: what it was given is content, and so is what it gives.
  return { content: walk(content, root) as Content[], root };
};

/** What is drawn, in its order: a line of text with its pieces, a picture that is its own node, or a rule. */
interface PrintedItem {
  readonly type: string;
  readonly item?: {
    readonly element?: TagNode;
    readonly inlines?: readonly { readonly element?: TagNode }[];
  };
}
interface PrintedPage {
  readonly items: readonly PrintedItem[];
  readonly watermark?: unknown;
}

const attributesOf = ({ scope, columns }: TagNode): Readonly<Record<string, unknown>> | null =>
  scope === undefined && columns === undefined
    ? null
    : {
        O: 'Table',
        ...(scope === undefined ? {} : { Scope: scope }),
        ...(columns === undefined ? {} : { ColSpan: columns }),
      };

/**
 * Marks each thing while it is drawn. The printer says when a page is begun and when a thing has been drawn, so that the next
 * is marked then.
 */
export class PdfTags {
  readonly #stream: PrintedStream;
  readonly #elements = new Map<TagNode, StructureElement>();
  /** Pieces drawn before: the header of a table is drawn on each of its pages, and read once. */
  readonly #drawn = new WeakSet();
  #page = -1;
  #item = 0;
  #isOpen = false;

  constructor(stream: PrintedStream, root: TagNode) {
    this.#stream = stream;
    stream.addStructure(this.#make(root));
    stream.on('pageAdded', () => {
      this.#page += 1;
      this.#item = 0;
      this.#isOpen = false;
      this.#open();
    });
  }

  /** To be called when a thing has been drawn. */
  drawn(): void {
    if (this.#isOpen) this.#stream.endMarkedContent();
    this.#isOpen = false;
    this.#item += 1;
    this.#open();
  }

  #make(node: TagNode): StructureElement {
    const element = this.#stream.struct(node.role, node.alt === undefined ? {} : { alt: node.alt });
    const attributes = attributesOf(node);
    if (attributes !== null) element.dictionary.data['A'] = attributes;
    this.#elements.set(node, element);
    for (const child of node.children) element.add(this.#make(child));
    return element;
  }

  /** Marks what is drawn next; after the last of a page that is its watermark, which ends with the page. */
  #open(): void {
    const page = (this.#stream._pdfMakePages as readonly PrintedPage[])[this.#page];
    const item = page?.items[this.#item];
    if (item === undefined && page?.watermark === undefined) return;
    const node = item === undefined ? undefined : this.#nodeOf(item);
    const element = node === undefined ? undefined : this.#elements.get(node);
    if (node === undefined || element === undefined)
      this.#stream.markContent('Artifact', { type: item?.type === 'vector' ? 'Layout' : 'Pagination' });
    else element.add(this.#stream.markStructureContent(node.role));
    this.#isOpen = true;
  }

  #nodeOf({ type, item }: PrintedItem): TagNode | undefined {
    if (type === 'image' || type === 'svg') return item?.element;
    const [first] = type === 'line' ? (item?.inlines ?? []) : [];
    if (first === undefined || this.#drawn.has(first)) return undefined;
    this.#drawn.add(first);
    return first.element;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Titles hold names that people wrote; the library writes them into XML as they are. */
export const escapeMetadata = (stream: PrintedStream): void => {
  const add = stream._addInfo.bind(stream);
  stream._addInfo = () => {
    const { info } = stream;
    stream.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign) : value,
      ]),
    );
    add();
    stream.info = info;
  };
};
