/** Marks what holds a list's rows, for the keys that start in it from anywhere on the page. */
export const ROWS_MARK = 'data-list-rows';
const ROW = '[data-row-key]';

/** Which way a key moves among the rows: 0 for every other key. */
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

/** Moves the focus on by a row from the focused one, or into the first; false where there is none. */
export const moveRow = (holder: Element, step: -1 | 1): boolean => {
  // Those of a tab that is not shown cannot have the focus.
  const rows = [...holder.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.checkVisibility());
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows[0] : rows[at + step];
  if (next === undefined) return false;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
};

/** The row that itself has the focus, not one of its links and buttons. */
export const rowAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.matches(ROW) ? target : null;
