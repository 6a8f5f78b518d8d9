import type { KeyboardEvent } from 'react';
import { focusWhenShown } from './when-shown';
import { isTyping, moveRow, rowAt, stepOf } from '../../components/table/row-keys';

/** Makes an item of the board one that keys move to, as in a list. Tab goes to its buttons. */
export const rowOf = (id: string): { readonly tabIndex: -1; readonly 'data-row-key': string } => ({
  tabIndex: -1,
  'data-row-key': id,
});

/** The first item of the menu that is open. */
const firstOfMenu = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.ant-dropdown [role="menuitem"]')].find((item) =>
    item.checkVisibility({ visibilityProperty: true }),
  );

/** The keys of the board: moving between items, and the actions of the focused item. */
export const pressOnRow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  const step = stepOf(event.key);
  if (step !== 0) {
    if (moveRow(event.currentTarget, step)) event.preventDefault();
    return;
  }
  const of = { Enter: '[data-row-act]', m: '[data-row-menu]' }[event.key];
  const button = of === undefined ? null : (rowAt(event.target)?.querySelector<HTMLElement>(of) ?? null);
  if (button === null) return;
  event.preventDefault();
  // What opens returns the focus to where it was: to the button, as after a press.
  button.focus();
  button.click();
  // If a key has opened a menu, keys continue in it.
  if (event.key === 'm') focusWhenShown(firstOfMenu);
};
