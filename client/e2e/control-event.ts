import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { HOUR_MS, mutate } from './rota';

/** An event of the journey's own that went live early: other journeys count on the one event that is on now. Its id. */
export const liveEvent = async (page: Page, name: string): Promise<string> => {
  const id = v7();
  await mutate(page, 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }', {
    input: {
      id,
      name: `${name} ${id.slice(-4)}`,
      date: new Date(Date.now() + 20 * HOUR_MS).toISOString(),
      endsAt: new Date(Date.now() + 28 * HOUR_MS).toISOString(),
      timeZone: 'Europe/London',
    },
  });
  await mutate(
    page,
    'mutation ($input: ChangeEventStatusInput!) { changeEventStatus(input: $input) { event { status } } }',
    { input: { eventId: id, version: 1, status: 'live' } },
  );
  return id;
};
