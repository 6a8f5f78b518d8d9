import type { KeyboardEvent } from 'react';

const BOXES = 'input:not([type=radio]):not([type=checkbox]):not([disabled]), textarea:not([disabled])';
/** The day next to a time is implied, and a figure of an observation set has its own next box. */
const PASSED_OVER = '.prf-time-day, [data-tile], [hidden] *';

const isEmptyBox = (box: HTMLInputElement | HTMLTextAreaElement): boolean =>
  box.value === '' &&
  !box.matches(PASSED_OVER) &&
  box.closest('.ant-select')?.querySelector('.ant-select-selection-item, .ant-select-content-has-value') ==
    null;

/**
 * Enter moves to the next empty box, so that a form can be filled in without a tap. It stays in the box if the text is
 * not a value, in long text, in lists, which use Enter to choose, and in forms that Enter submits.
 */
export const goToNextBox = (event: KeyboardEvent<HTMLElement>): void => {
  const box = event.target;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(box instanceof HTMLInputElement)) return;
  if (event.defaultPrevented || box.closest('form') !== null) return;
  if (box.matches(`[role=combobox], [type=radio], [type=checkbox], ${PASSED_OVER}`)) return;
  event.preventDefault();
  const frame = event.currentTarget;
  // By then, the text has been read and any problem with it drawn.
  requestAnimationFrame(() => {
    if (box !== document.activeElement || box.getAttribute('aria-invalid') === 'true') return;
    const boxes = [...frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)];
    const next = boxes.slice(boxes.indexOf(box) + 1).find(isEmptyBox);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  });
};
