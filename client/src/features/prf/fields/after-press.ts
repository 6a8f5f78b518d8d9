import { once } from '@sideline/schema/remembered';

const waiting: (() => void)[] = [];
let isDown = false;

const end = (): void => {
  isDown = false;
  for (const act of waiting.splice(0)) act();
};

/** Starts listening for presses. The browser reports a tap as a press of a mouse too, once the finger is up. */
export const noticePresses = once(() => {
  const capture = { capture: true };
  addEventListener(
    'mousedown',
    ({ target }) => {
      // The act may enable a disabled button while it is being pressed, so it must not wait for the end of that press.
      isDown = target instanceof Element && target.closest(':disabled') === null;
    },
    capture,
  );
  // During capture, so before the button's own handler.
  addEventListener('click', end, capture);
  // A press that ends elsewhere has no click. If there is one, it comes in the same task as `mouseup`.
  for (const event of ['mouseup', 'dragend']) addEventListener(event, () => setTimeout(end), capture);
});

/**
 * Acts at once, or at the end of the press that is under way. A press on a button takes the focus from a box. If the box showed its
 * message then, it could move the button before the press ends, and the browser would count no click.
 */
export const afterPress = (act: () => void): void => {
  if (isDown) waiting.push(act);
  else act();
};
