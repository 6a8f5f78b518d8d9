import { onceAnswered } from './confirming';
import { refusalText } from './errors';
import { notify } from './notices';

/** A place in the page or in a dialog that says why what was pressed there was not done. */
export interface FailurePlace {
  /** Whether a person sees it and can reach it: no dialog lies over it. */
  readonly isReachable: () => boolean;
  readonly say: (text: string) => void;
  readonly clear: () => void;
}

/** In the order in which they were mounted: a dialog comes after the page that it lies over. */
const places: FailurePlace[] = [];

/** Returns a function that detaches it. */
export const attachFailurePlace = (place: FailurePlace): (() => void) => {
  places.push(place);
  return () => void places.splice(places.indexOf(place), 1);
};

/** Changes when something else is pressed: what is still to be said of what came before is not said any more. */
let turn = 0;

/** How often, in ms, a page is looked at that a dialog still lies over, and how many times: a closing one takes a moment. */
const WAIT = { ms: 50, times: 10 };

const sayAtPlace = (text: string, own: number, triesLeft: number): void => {
  if (own !== turn) return;
  const place = places.findLast(({ isReachable }) => isReachable());
  if (place) place.say(text);
  else if (places.length > 0 && triesLeft > 0)
    setTimeout(() => sayAtPlace(text, own, triesLeft - 1), WAIT.ms);
  else notify.error(text);
};

/** Says why what was pressed was not done, where the person is; as a notice if there is no place for it. */
export const sayFailed = (text: string): void => {
  const own = turn;
  onceAnswered(() => sayAtPlace(text, own, WAIT.times));
};

/** Something else was pressed: what failed before is no longer shown. */
export const clearFailed = (): void => {
  turn += 1;
  for (const { clear } of places) clear();
};

/** Does it, and says why if it is refused. Its mutations have `context: inlineErrors`. True once it is done. */
export const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
  clearFailed();
  try {
    await act();
    return true;
  } catch (failure) {
    sayFailed(refusalText(failure));
    return false;
  }
};
