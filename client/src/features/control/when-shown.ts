const FRAMES = 60;

/** Focuses what a key opens, once it is there: a tab or a menu takes a few frames to appear. */
export const focusWhenShown = (find: () => HTMLElement | null | undefined, framesLeft = FRAMES): void => {
  const element = find();
  if (element?.checkVisibility({ visibilityProperty: true })) element.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenShown(find, framesLeft - 1));
};
