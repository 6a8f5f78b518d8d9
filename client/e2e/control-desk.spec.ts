import { expect, test, type Browser, type Page } from '@playwright/test';
import { CONTROL_KEYS } from '../src/lib/control-keys';
import { v7 } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { liveEvent } from './control-event';
import { mutate } from './rota';
import { open, signInAs } from './sign-in-as';

const londonNow = (minutesAgo: number): string =>
  new Date(Date.now() - minutesAgo * 60_000).toLocaleTimeString('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' },
  });

const desk = async (browser: Browser, width: number, height: number, timezoneId: string): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height },
    timezoneId,
  });
  const page = await context.newPage();
  await signInAs(page, 'admin');
  return page;
};

test('a controller in another zone reads and types the event’s clock', async ({ browser }) => {
  const page = await desk(browser, 1280, 900, 'America/New_York');
  const eventId = await liveEvent(page, 'Far Desk');
  await open(page, `/events/${eventId}/control`);
  await expect(page.getByText(/^All times are on the event’s clock \(Europe\/London\)/)).toContainText(
    'This device is set to America/New York.',
  );
  await page.keyboard.press(CONTROL_KEYS.incident.key);
  const drawer = page.getByRole('dialog', { name: 'New incident' });
  await drawer.getByLabel('What has happened').fill('Fainted in the queue');
  await drawer.getByLabel('Where').fill('Gate 2');
  await expect(drawer.getByText(/On the event’s clock \(Europe\/London\), now \d\d:\d\d/)).toBeVisible();
  const called = londonNow(5);
  await drawer.getByLabel('Time of the call').fill(called);
  await expectAccessible(page, 'new incident, in another zone');
  await drawer.getByRole('button', { name: 'Open incident' }).click();
  await expect(drawer).toBeHidden();
  const card = page.getByRole('listitem', { name: /^Incident 1,/ });
  await expect(card).toContainText(`Call ${called}`);
  // Five minutes old, not five hours.
  await expect(card).toContainText(/Age of the call [56]:\d\d/);

  const line = londonNow(20);
  await page.getByLabel('Log line', { exact: true }).fill('Queue moved to gate 3');
  await page.getByLabel('Happened at').fill(line);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(
    page.getByRole('listitem', { name: /^Entry \d+$/ }).filter({ hasText: 'Queue moved to gate 3' }),
  ).toContainText(line);

  const put = londonNow(7);
  await card.getByRole('button', { name: 'More for incident 1' }).click();
  await page.getByRole('menuitem', { name: /Correct a time$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Incident 1: correct a time' });
  await dialog.getByLabel('Right time').fill(put);
  await dialog.getByLabel('Why').fill('The phone’s clock was read');
  await dialog.getByRole('button', { name: 'Correct the time' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(`Call ${put}`);
});

/** Slower than a scanner that acts as a keyboard, for which the drawer of a crew listens. */
const TYPED_MS = 90;

test('the board is worked by keys alone', async ({ browser }) => {
  const page = await desk(browser, 1280, 900, 'Europe/London');
  const eventId = await liveEvent(page, 'Keys Only');
  await mutate(
    page,
    'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }',
    {
      input: { id: v7(), eventId, name: 'Arena' },
    },
  );
  await open(page, `/events/${eventId}/control`);
  await expect(page.getByText('No incidents under way')).toBeVisible();
  const press = (act: keyof typeof CONTROL_KEYS) => {
    const { key, withShift } = CONTROL_KEYS[act];
    return page.keyboard.press(`${withShift ? 'Shift+' : ''}${key}`);
  };
  const opened = async (act: keyof typeof CONTROL_KEYS, name: string) => {
    await press(act);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await test.step('the sheet lists them', async () => {
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('region', {
      name: 'In event control',
    });
    for (const { does } of Object.values(CONTROL_KEYS))
      await expect(sheet.getByText(does, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('each opens what it says', async () => {
    await opened('methane', 'METHANE report');
    await opened('handover', 'Take control?');
    await opened('place', 'New treatment place');
    await press('plan');
    await expect(page.getByRole('button', { name: 'Hide plan' })).toBeVisible();
    await press('plan');
    await expect(page.getByRole('button', { name: 'Show plan' })).toBeVisible();
    await press('wall');
    await expect(page.getByRole('heading', { level: 1, name: /^Keys Only/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Event control' })).toBeVisible();
  });

  await test.step('from the call to the crew at the scene', async () => {
    await press('crew');
    const crew = page.getByRole('dialog', { name: 'New crew' });
    await expect(crew).toBeVisible();
    await crew.getByLabel('Call sign').focus();
    await page.keyboard.type('Echo 1', { delay: TYPED_MS });
    await page.keyboard.press('Enter');
    await expect(crew).toBeHidden();

    await press('incident');
    const call = page.getByRole('dialog', { name: 'New incident' });
    await expect(call.getByLabel('What has happened')).toBeFocused();
    await page.keyboard.type('Twisted ankle');
    await call.getByLabel('Where').focus();
    await page.keyboard.type('Gate 2');
    await call.getByLabel('How many people').focus();
    await page.keyboard.press('Enter');
    await expect(call).toBeHidden();

    // Back from the drawer, no row has the focus: the first one gets it.
    const incident = page.getByRole('listitem', { name: /^Incident 1,/ });
    await expect(incident).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('j');
    await expect(incident).toBeFocused();
    await page.keyboard.press('Enter');
    const assign = page.getByRole('dialog', { name: 'Incident 1: assign crew' });
    await expect(assign).toBeVisible();
    await assign.getByRole('button', { name: 'Assign crew' }).focus();
    await page.keyboard.press('Enter');
    await expect(assign).toBeHidden();
    await expect(incident).toContainText('Echo 1: Crew assigned');

    await incident.focus();
    await page.keyboard.press('m');
    // Its last item; the others are on the way there.
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Edit incident 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Edit incident 1' })).toBeHidden();

    await incident.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listitem', { name: 'Echo 1' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Edit Echo 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await press('log');
    await expect(page.getByLabel('Log line', { exact: true })).toBeFocused();
  });
});

test('on a tablet every action is in reach, by finger and by key', async ({ browser }) => {
  const page = await desk(browser, 820, 1180, 'Europe/London');
  const eventId = await liveEvent(page, 'Tablet Desk');
  const by = { eventId, place: 'Gate 2', priority: 'p2' };
  await mutate(
    page,
    'mutation ($input: OpenIncidentInput!) { openIncident(input: $input) { controlBoard { id } } }',
    {
      input: { ...by, incidentId: v7(), what: 'Cut hand' },
    },
  );
  await mutate(
    page,
    'mutation ($input: SaveCrewInput!) { saveCrew(input: $input) { controlBoard { id } } }',
    {
      input: {
        ...{ eventId, crewId: v7(), version: 0, callSign: 'Delta 1', bag: null, vehicle: null },
        ...{ ownState: 'available', staffIds: [] },
      },
    },
  );
  await mutate(
    page,
    'mutation ($input: SaveTreatmentPlaceInput!) { saveTreatmentPlace(input: $input) { controlBoard { id } } }',
    {
      input: { eventId, placeId: v7(), version: 0, name: 'Main tent', beds: 4, occupied: 1, waiting: 2 },
    },
  );
  await open(page, `/events/${eventId}/control`);
  for (const [tab, button] of [
    ['Incidents (1)', 'Assign crew, incident 1'],
    ['Crews (1)', 'Edit Delta 1'],
    ['Patients (0)', 'Edit Main tent'],
    ['Log', 'METHANE'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const target = page.getByRole('tabpanel').getByRole('button', { name: button });
    await expect(target).toBeVisible();
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${button}, in pixels`).toBeGreaterThanOrEqual(44);
    // Nothing to be pushed aside.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.getByRole('tab', { name: 'Incidents (1)' }).click();
  await page.keyboard.press(CONTROL_KEYS.log.key);
  await expect(page.getByLabel('Log line', { exact: true })).toBeFocused();
  await page.getByRole('tab', { name: 'Crews (1)' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // Incidents and log are there and hidden: the key goes to what is seen.
  await expect(page.getByRole('listitem', { name: 'Delta 1' })).toBeVisible();
  await expect(page.getByLabel('Log line', { exact: true })).toBeHidden();
  await page.keyboard.press('j');
  await expect(page.getByRole('listitem', { name: 'Delta 1' })).toBeFocused();
  await page.keyboard.press(`Shift+${CONTROL_KEYS.plan.key}`);
  await expect(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessibleAtEverySize(page, '/events/:eventId/control, plan on a tablet');
});
