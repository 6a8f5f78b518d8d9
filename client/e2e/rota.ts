import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { v7 } from 'uuid';
import { answerTo } from './answer-to';
import { callGraphql } from './prf/stored-record';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

interface Rota {
  readonly shifts: readonly {
    readonly id: string;
    readonly status: string;
    readonly staff: { readonly user: { readonly id: string } } | null;
  }[];
  readonly shiftPeople: readonly {
    readonly staffId: string;
    readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string };
  }[];
  readonly events: { readonly nodes: readonly { readonly id: string; readonly name: string }[] };
}

/** The shifts of a time, who could take them, and an event to put more into. */
export const rotaOf = async (page: Page, from: Date, to: Date): Promise<Rota> => {
  const { data } = await callGraphql(
    page,
    `query ($range: ShiftRange!) {
       shifts(range: $range) { id status staff { user { id } } }
       shiftPeople { staffId user { id firstName lastName } }
       events(first: 1) { nodes { id name } }
     }`,
    { range: { from: from.toISOString(), to: to.toISOString() } },
  );
  return data as unknown as Rota;
};

/** Whose days other journeys are about, or who is made and ended by one. */
const SPOKEN_FOR = /^(Galbraith|Thistlewood|Adeyemo|Ashwo+rth)$/;

/** Who has nothing to do these days, and the latest event. */
export const atLeisure = async (page: Page) => {
  const now = Date.now();
  const { shifts, shiftPeople, events } = await rotaOf(
    page,
    new Date(now - 2 * DAY_MS),
    new Date(now + 2 * DAY_MS),
  );
  const busy = new Set(shifts.map(({ staff }) => staff?.user.id));
  const people = shiftPeople
    .filter(({ user }) => !busy.has(user.id) && !SPOKEN_FOR.test(user.lastName))
    .map(({ staffId, user }) => ({ staffId, name: `${user.firstName} ${user.lastName}` }));
  return { people, eventId: events.nodes[0]?.id ?? '' };
};

export const mutate = async (page: Page, document: string, variables: Readonly<Record<string, unknown>>) => {
  const { data, errors } = await callGraphql(page, document, variables);
  expect(errors).toBeUndefined();
  return data as Readonly<Record<string, unknown>>;
};

/** Makes open shifts of one time and answers their ids; `role` is null where anybody may take them. */
export const newShifts = async (
  page: Page,
  eventId: string,
  start: Date,
  hours: number,
  role: string | null,
  count: number,
): Promise<readonly string[]> => {
  const { createShifts } = await mutate(
    page,
    'mutation ($input: CreateShiftsInput!) { createShifts(input: $input) { shifts { id } } }',
    {
      input: {
        batchId: v7(),
        eventId,
        shifts: Array.from({ length: count }, () => ({
          startTime: start.toISOString(),
          endTime: new Date(start.getTime() + hours * HOUR_MS).toISOString(),
          role,
        })),
      },
    },
  );
  return (createShifts as { shifts: { id: string }[] }).shifts.map(({ id }) => id);
};

/** Makes one of them. */
export const newShift = async (
  page: Page,
  eventId: string,
  start: Date,
  hours: number,
  role: string | null,
): Promise<string> => (await newShifts(page, eventId, start, hours, role, 1))[0] ?? '';

export const assign = (page: Page, shiftId: string, staffId: string) =>
  mutate(page, 'mutation ($input: AssignShiftInput!) { assignShift(input: $input) { shift { id } } }', {
    input: { shiftId, staffId, reason: 'Arranged by telephone' },
  });

/** What the dialog of a shift says of it under a label. */
export const fact = (details: Locator, label: string) =>
  details
    .locator('dl > div')
    .filter({ has: details.page().getByText(label, { exact: true }) })
    .getByRole('definition');

/** The server does what an operation asks for, and its answers are lost on the way, until what this gives is called. */
export const loseAnswersOf = async (page: Page, operation: string): Promise<() => Promise<void>> => {
  const graphql = '**/graphql';
  await page.route(graphql, async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`) !== true) return route.fallback();
    if ((await answerTo(route)) !== null) await route.abort();
  });
  return () => page.unroute(graphql);
};

/** Requests of an operation stay without an answer until `lose`, which loses them and later ones until `hear`. */
export const keepWaiting = async (
  page: Page,
  operation: string,
): Promise<{ readonly lose: () => void; readonly hear: () => Promise<void> }> => {
  const graphql = '**/graphql';
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const wait = async (route: Route) => {
    if (route.request().postData()?.includes(`"${operation}"`) !== true) return route.fallback();
    await lost;
    await route.abort();
  };
  await page.route(graphql, wait);
  return { lose, hear: () => page.unroute(graphql, wait) };
};

/** Shows the rota as a calendar or as a list. */
export const showView = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click();

/** Chooses the demonstration's current event. The first in the list may be another journey's, which can be cancelled at any moment. */
export const chooseEvent = async (adding: Locator): Promise<void> => {
  const field = adding.getByRole('combobox', { name: 'Event' });
  await field.click();
  await field.fill('All Star Cheer Classic');
  await adding
    .page()
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: 'All Star Cheer Classic' })
    .click();
};
