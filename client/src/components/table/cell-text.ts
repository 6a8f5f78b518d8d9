const BLOCKS = new Set(['LI', 'DIV', 'P', 'DT', 'DD', 'BR', 'UL', 'OL']);
/** How the screens show an empty value. */
const NOTHING = '–';

const append = (node: Node, parts: string[]): void => {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) parts.push(`${parts.pop() ?? ''}${child.textContent ?? ''}`);
    else if (child instanceof Element) {
      const isBlock = BLOCKS.has(child.tagName);
      if (isBlock) parts.push('');
      append(child, parts);
      if (isBlock) parts.push('');
    }
  }
};

/** A cell's words on one line. Separate lines are joined with a separator, and a dash counts as empty. */
export const cellText = (cell: Element): string => {
  const parts = [''];
  append(cell, parts);
  const text = parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('; ');
  return text === NOTHING ? '' : text;
};
