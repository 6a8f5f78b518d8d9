import type { PublishedEvent } from '../../platform/events/events.js';

/** What is told of an event whose figures may have changed; whoever hears it reads what they may see. */
export const eventFiguresTopic = (eventId: string): string => `event figures ${eventId}`;

export const eventFiguresChanged = (eventId: string): PublishedEvent => ({
  topic: eventFiguresTopic(eventId),
  key: 'figures',
  body: {},
});
