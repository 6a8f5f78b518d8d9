import { isLineFree } from './line';
import { whenIdle } from './when-idle';

/** How long nothing may have been awaited, and the browser not busy, before `whenQuiet` begins. */
const QUIET_MS = 3_000;
const STEP_MS = 250;
/** A timer that comes later than this was held up by other work. */
const HELD_UP_MS = 100;
const AT_LAST_MS = 8_000;

/**
 * Runs work that is only for later, such as scripts of screens that are not open: after the screen has been quiet for
 * three seconds, so that a person's first presses do not compete with it. Returns a function that cancels it.
 */
export const whenQuiet = (work: () => void): (() => void) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  const begun = performance.now();
  const wait = async () => {
    let quietSince = begun;
    let now = begun;
    while (!isOver && now - quietSince < QUIET_MS && now - begun < AT_LAST_MS) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      const late = performance.now() - now - STEP_MS;
      now = performance.now();
      if (!isLineFree() || late > HELD_UP_MS) quietSince = now;
    }
    if (!isOver) stop = whenIdle(work);
  };
  void wait();
  return () => {
    isOver = true;
    stop?.();
  };
};
