import type { LogEventFragment } from './see-and-treat.generated';

/**
 * The events that a log may be of, each once: one that began before the older ones' limit and ended after it is among both
 * lists. A cancelled one is none.
 */
export const eventsOnce = (
  current: readonly LogEventFragment[],
  older: readonly LogEventFragment[],
): readonly LogEventFragment[] =>
  [...new Map([...current, ...older].map((event) => [event.id, event])).values()].filter(
    ({ status }) => status !== 'cancelled',
  );
