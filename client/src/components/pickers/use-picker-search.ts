import { useState } from 'react';
import type { ServerSearch } from '../ui/choice';
import { useDebounced } from './use-debounced';

interface PickerSearch {
  /** What the server is asked for; null until something is typed. */
  readonly asked: string | null;
  /** Whether nothing is typed. */
  readonly isEmpty: boolean;
  readonly search: ServerSearch;
  readonly clear: () => void;
}

/** The text typed into a list that the server searches. It is sent once typing has paused. */
export function usePickerSearch(): PickerSearch {
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim());
  return {
    asked: settled === '' ? null : settled,
    isEmpty: text === '',
    search: { text, answered: settled, onSearch: setText },
    clear: () => {
      setText('');
    },
  };
}

/** The options of such a list. While nothing is typed, the chosen one comes first if the server did not name it. */
export const withChosen = <T extends { readonly id: string }>(
  found: readonly T[],
  chosen: T | null,
  { isEmpty }: Pick<PickerSearch, 'isEmpty'>,
): readonly T[] =>
  isEmpty && chosen !== null && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
