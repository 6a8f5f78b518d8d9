import type { PublishedEvent } from '../../platform/events/events.js';

/** News of an event whose figures may have changed; each listener then reads the figures that they may see. */
export const eventFiguresTopic = (eventId: string): string => `event figures ${eventId}`;

export const eventFiguresChanged = (eventId: string): PublishedEvent => ({
  topic: eventFiguresTopic(eventId),
  key: 'figures',
  body: {},
});
