import { lazyPart } from '../../components/ui/lazy-part';

/** Loaded on a press, because no screen opens with it. */
export const ColourModeSwitch = lazyPart(
  async () => ({ default: (await import('./colour-mode-switch')).ColourModeSwitch }),
  { lost: 'The colour mode did not load.', fallback: null },
);
