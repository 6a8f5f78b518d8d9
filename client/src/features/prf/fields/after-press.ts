import { once } from '@sideline/schema/remembered';

const waiting: (() => void)[] = [];
let isDown = false;

const end = (): void => {
  isDown = false;
  for (const act of waiting.splice(0)) act();
};

/** Begins to notice presses. A tap is one as well: the browser tells of it as of a mouse, when the finger is up. */
export const noticePresses = once(() => {
  const capture = { capture: true };
  addEventListener(
    'mousedown',
    ({ target }) => {
      // What is disabled may become a button by what the act does, and is then still pressed.
      isDown = target instanceof Element && target.closest(':disabled') === null;
    },
    capture,
  );
  // Before what was pressed does its work.
  addEventListener('click', end, capture);
  // A press that ends somewhere else is no click. A click comes in the same task as the end of its press.
  for (const event of ['mouseup', 'dragend']) addEventListener(event, () => setTimeout(end), capture);
});

/**
 * Acts at once, or if something is being pressed, when that press ends. Leaving a box by a press can draw a message, which would move
 * the button away before the press has ended, and then it would be no press of the button.
 */
export const afterPress = (act: () => void): void => {
  if (isDown) waiting.push(act);
  else act();
};
