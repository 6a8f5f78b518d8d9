import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expectAccessible } from './axe';
import { liveEvent } from './control-event';
import { mutate } from './rota';
import { open, signInAs } from './sign-in-as';

const SIZE = { width: 1200, height: 600 } as const;

/** A site as a picture: a field, a stage and a road. */
const siteMap = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${String(SIZE.width)}" height="${String(SIZE.height)}">
      <rect width="100%" height="100%" fill="#cfe3c4"/><rect x="180" y="160" width="280" height="160" fill="#b9c3d6"/>
      <path d="M0 520 H1200" stroke="#8d8d8d" stroke-width="40"/></svg>`),
  )
    .png()
    .toBuffer();

test('zones are put on the plan of an event, and control sees there what happens where', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  const eventId = await liveEvent(page, 'Orchard Fair');
  for (const name of ['Arena', 'Gate 4'])
    await mutate(
      page,
      'mutation ($input: SaveEventZoneInput!) { saveEventZone(input: $input) { eventZone { id } } }',
      {
        input: { id: v7(), eventId, name },
      },
    );

  await test.step('without a picture, control says what to do', async () => {
    await open(page, `/events/${eventId}/control`);
    // Zones without a picture are shown where someone asks for them.
    await page.getByRole('button', { name: 'Show plan' }).click();
    await expect(page.getByText('No site plan yet')).toBeVisible();
    await page.getByRole('link', { name: 'event’s page' }).click();
    await expect(page).toHaveURL(`/events/${eventId}`);
  });

  const zones = page.getByRole('list', { name: 'Zones on the plan' });
  await test.step('an administrator adds it, and presses where a zone is', async () => {
    await page.getByLabel('Picture of the site').setInputFiles({
      ...{ name: 'site.png', mimeType: 'image/png' },
      buffer: await siteMap(),
    });
    const plan = page.getByRole('img', { name: 'Site plan' });
    await expect(plan).toBeVisible();
    await expect(zones.getByText('Not on the plan yet')).toHaveCount(2);
    await page.getByRole('button', { name: 'Place Arena' }).click();
    const box = await plan.boundingBox();
    if (box === null) throw new Error('The plan has no place on the screen');
    await page
      .getByRole('button', { name: 'Press where the zone is on the plan' })
      .click({ position: { x: box.width * 0.25, y: box.height * 0.4 } });
    await expect(zones.getByText('25 % from the left, 40 % from the top')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Arena on the plan' })).toBeVisible();
  });

  await test.step('another is placed by keys alone', async () => {
    const place = page.getByRole('button', { name: 'Place Gate 4' });
    await place.focus();
    await page.keyboard.press('Enter');
    await expect(place).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(zones.getByText('52 % from the left, 45 % from the top (not saved)')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(zones.getByText('52 % from the left, 45 % from the top', { exact: true })).toBeVisible();
    await expectAccessible(page, 'the plan of an event');
  });

  await test.step('on a tablet, control sees incidents and crews at their zones, live', async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 820, height: 1180 },
    });
    const tablet = await context.newPage();
    await signInAs(tablet, 'nurse');
    await open(tablet, `/events/${eventId}/control?tab=plan`);
    const arena = tablet.getByRole('listitem', { name: 'Arena' });
    await expect(arena).toContainText('no incidents');
    const [crewId, incidentId] = [v7(), v7()];
    await mutate(
      page,
      'mutation ($input: SaveCrewInput!) { saveCrew(input: $input) { controlBoard { id } } }',
      {
        input: {
          ...{
            eventId,
            crewId,
            version: 0,
            callSign: 'Alpha 1',
            bag: 'Bag 03',
            ownState: 'available',
            staffIds: [],
          },
        },
      },
    );
    await expect(tablet.getByRole('listitem', { name: 'In no zone' })).toContainText('Alpha 1: Available');
    await mutate(
      page,
      'mutation ($input: OpenIncidentInput!) { openIncident(input: $input) { controlBoard { id } } }',
      {
        input: { eventId, incidentId, priority: 'p1', zone: 'Arena', place: 'Left steps', what: 'Fall' },
      },
    );
    await expect(arena).toContainText('Incident 1: Fall.');
    await mutate(
      page,
      'mutation ($input: AdvanceIncidentInput!) { advanceIncident(input: $input) { controlBoard { id } } }',
      {
        input: { incidentId, version: 1, to: 'assigned', crewId },
      },
    );
    await expect(arena).toContainText('Alpha 1: Assigned');
    await tablet.getByRole('button', { name: 'Arena on the plan: 1 incident, 1 crew' }).click();
    await expect(arena).toHaveAttribute('aria-current', 'location');
    await expectAccessible(tablet, 'the plan in event control');

    // At a desk the plan is above the three columns, and a choice to hide it is kept.
    await tablet.setViewportSize({ width: 1280, height: 900 });
    const map = tablet.getByRole('img', { name: 'Site plan' });
    const columns = ['Incidents', 'Crews', 'Control log'].map((name) =>
      tablet.getByRole('region', { name, exact: true }),
    );
    await expect(map).toBeVisible();
    for (const column of columns) await expect(column).toBeVisible();
    const [mapBox, columnBox] = [await map.boundingBox(), await columns[0]?.boundingBox()];
    expect((mapBox?.y ?? 0) + (mapBox?.height ?? 0)).toBeLessThanOrEqual(columnBox?.y ?? 0);
    // The first incident is in sight under it.
    await expect(tablet.getByRole('listitem', { name: /^Incident 1,/ })).toBeInViewport();
    await expectAccessible(tablet, 'the plan above the board');
    await tablet.getByRole('button', { name: 'Hide plan' }).click();
    await expect(map).toBeHidden();
    await open(tablet, `/events/${eventId}/control`);
    for (const column of columns) await expect(column).toBeVisible();
    await expect(map).toBeHidden();
    await tablet.getByRole('button', { name: 'Show plan' }).click();
    await expect(map).toBeVisible();

    await open(tablet, `/events/${eventId}/control?view=wall`);
    await expect(tablet.getByRole('img', { name: 'Arena: 1 incident, 1 crew' })).toBeVisible();
    await context.close();
  });
});
