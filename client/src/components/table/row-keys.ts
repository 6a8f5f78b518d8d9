/** Marks the element that holds a list's rows, for keys that start in it from anywhere on the page. */
export const ROWS_MARK = 'data-list-rows';
const ROW = '[data-row-key]';

/** The direction in which a key moves through the rows: 0 for every other key. */
export const stepOf = (key: string): -1 | 0 | 1 => {
  if (key === 'ArrowDown' || key === 'j') return 1;
  return key === 'ArrowUp' || key === 'k' ? -1 : 0;
};

/** Whether a key belongs to the focused element: a field, an open menu, a list of choices. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type="checkbox"]):not([type="radio"]),textarea,select,[role="combobox"],[role="listbox"],[role="menu"],[role="menubar"],[role="tablist"]',
    ) !== null);

/** Moves the focus to the next row, or into the first; false if there is none. */
export const moveRow = (holder: Element, step: -1 | 1): boolean => {
  // The rows of a hidden tab cannot have the focus.
  const rows = [...holder.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.checkVisibility());
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows[0] : rows[at + step];
  if (next === undefined) return false;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
};

/** The row that has the focus itself, rather than one of its links or buttons. */
export const rowAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.matches(ROW) ? target : null;
