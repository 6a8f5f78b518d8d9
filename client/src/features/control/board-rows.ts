import type { KeyboardEvent } from 'react';
import { focusWhenShown } from './when-shown';
import { isTyping, moveRow, rowAt, stepOf } from '../../components/table/row-keys';

/** What makes an item of the board one that keys move to, as in a list; Tab goes to its buttons. */
export const rowOf = (id: string): { readonly tabIndex: -1; readonly 'data-row-key': string } => ({
  tabIndex: -1,
  'data-row-key': id,
});

/** The first item of the menu that is open. */
const firstOfMenu = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.ant-dropdown [role="menuitem"]')].find((item) =>
    item.checkVisibility({ visibilityProperty: true }),
  );

/** The keys within the board: from item to item, and what the item with the focus offers. */
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
  // What opens gives the focus back to where it was: to the button, as after a press.
  button.focus();
  button.click();
  // Keys go on in the menu that one has opened.
  if (event.key === 'm') focusWhenShown(firstOfMenu);
};
