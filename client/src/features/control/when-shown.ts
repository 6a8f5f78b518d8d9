const FRAMES = 60;

/** Gives the focus to what a key brings up, as soon as it is there: a tab or a menu takes a few frames to be shown. */
export const focusWhenShown = (find: () => HTMLElement | null | undefined, framesLeft = FRAMES): void => {
  const element = find();
  if (element?.checkVisibility({ visibilityProperty: true })) element.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenShown(find, framesLeft - 1));
};
