import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { HOUR_MS, mutate } from './rota';

/** An event of the journey's own that went live early: other journeys count on the one event that is on now. Its id. */
export const liveEvent = async (page: Page, name: string): Promise<string> => {
  const eventID = v7();
  await mutate(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { eventID } }', {
    input: {
      eventID,
      name: `${name} ${eventID.slice(-4)}`,
      date: new Date(Date.now() + 20 * HOUR_MS).toISOString(),
      ends_at: new Date(Date.now() + 28 * HOUR_MS).toISOString(),
      time_zone: 'Europe/London',
    },
  });
  await mutate(
    page,
    'mutation ($input: ChangeEventStatusInput!) { changeEventStatus(input: $input) { status } }',
    { input: { eventID, version: 1, status: 'live' } },
  );
  return eventID;
};
