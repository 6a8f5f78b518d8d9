import type { LogEventFragment } from './see-and-treat.generated';

/**
 * The events that a log can belong to, each once. An event that started before the limit for older ones and ended after
 * it is in both lists. Cancelled events do not count.
 */
export const eventsOnce = (
  current: readonly LogEventFragment[],
  older: readonly LogEventFragment[],
): readonly LogEventFragment[] =>
  [...new Map([...current, ...older].map((event) => [event.id, event])).values()].filter(
    ({ status }) => status !== 'cancelled',
  );
