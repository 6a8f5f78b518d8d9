import { isValidElement, type ReactNode } from 'react';

/** The words of a node without drawing it, for naming controls; '' if only a component knows them. */
export const wordsIn = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => wordsIn(part)).join('');
  return isValidElement<{ readonly children?: ReactNode }>(node) ? wordsIn(node.props.children) : '';
};
