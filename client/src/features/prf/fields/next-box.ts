import type { KeyboardEvent } from 'react';

const BOXES = 'input:not([type=radio]):not([type=checkbox]):not([disabled]), textarea:not([disabled])';
/** The day beside a time is implied, and a figure of an observation set has its own next one. */
const PASSED_OVER = '.prf-time-day, [data-tile], [hidden] *';

const isEmptyBox = (box: HTMLInputElement | HTMLTextAreaElement): boolean =>
  box.value === '' &&
  !box.matches(PASSED_OVER) &&
  box.closest('.ant-select')?.querySelector('.ant-select-selection-item, .ant-select-content-has-value') ==
    null;

/**
 * Enter in a box goes to the next one that is empty, so that a form is filled in without a tap between. It stays where what was
 * typed is no value, within long text, in lists, which take their answer by it, and in forms that it submits.
 */
export const goToNextBox = (event: KeyboardEvent<HTMLElement>): void => {
  const box = event.target;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(box instanceof HTMLInputElement)) return;
  if (event.defaultPrevented || box.closest('form') !== null) return;
  if (box.matches(`[role=combobox], [type=radio], [type=checkbox], ${PASSED_OVER}`)) return;
  event.preventDefault();
  const frame = event.currentTarget;
  // What was typed is read by then, and what is wrong with it drawn.
  requestAnimationFrame(() => {
    if (box !== document.activeElement || box.getAttribute('aria-invalid') === 'true') return;
    const boxes = [...frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)];
    const next = boxes.slice(boxes.indexOf(box) + 1).find(isEmptyBox);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  });
};
