import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleAtEverySize } from './axe';
import { liveEvent } from './control-event';
import { anAdult } from './prf/made-record';
import { open, signInAs, signInByForm } from './sign-in-as';

const eventNamed = async (page: Page, name: string): Promise<string> => {
  const response = await page.request.post('/graphql', {
    data: {
      query: 'query ($text: String) { events(filter: { text: $text }) { nodes { id name } } }',
      variables: { text: name },
    },
  });
  const { data } = (await response.json()) as { data: { events: { nodes: { id: string }[] } } };
  return data.events.nodes[0]?.id ?? '';
};
const large = (page: Page, name: string) =>
  page.locator('[data-figure]').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** In New York, five hours behind the event. */
const farAway = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/New_York' });
  return context.newPage();
};
/** A time as the server tells it, as the event's clock shows it. */
const inLondon = (moment: string): string => {
  const at = { timeZone: 'Europe/London' };
  const date = new Date(moment);
  const day = date.toLocaleDateString('en-GB', {
    ...{ ...at, day: 'numeric', month: 'short', year: 'numeric' },
  });
  return `${day}, ${date.toLocaleTimeString('en-GB', { ...at, hour: '2-digit', minute: '2-digit' })}`;
};

test('after an event the provider sees it beside its own earlier ones', async ({ page }) => {
  await signInAs(page, 'admin');
  const eventId = await eventNamed(page, 'Severnside Regional Cheer Championship');
  await open(page, `/client/event/${eventId}`);
  const compared = page.getByRole('table', { name: 'Compared with earlier events' });
  for (const name of ['Share conveyed to hospital', 'Time to first contact', 'Shifts filled'])
    await expect(compared.getByRole('rowheader', { name })).toBeVisible();
  await expectAccessibleAtEverySize(page, '/client/event/:eventId, closed');
});

test.describe('a client', () => {
  test('lands on their events, and reads one’s figures with what they mean', async ({ page }) => {
    await signInByForm(page, 'client');
    await expect(page).toHaveURL(/\/client$/);
    await expect(page.getByRole('heading', { name: 'My Events', level: 1 })).toBeVisible();
    const section = (name: string) => page.getByRole('region', { name });
    await expect(section('Live now').getByRole('link', { name: 'All Star Cheer Classic' })).toBeVisible();
    await expect(section('Planned').getByRole('link', { name: 'Severnside Winter Showcase' })).toBeVisible();
    await expect(
      section('Past').getByRole('link', { name: 'Severnside Regional Cheer Championship' }),
    ).toBeVisible();
    await expectAccessibleAtEverySize(page, '/client');
    await section('Live now').getByRole('link', { name: 'All Star Cheer Classic' }).click();
    await expect(page.getByRole('heading', { name: 'All Star Cheer Classic', level: 1 })).toBeVisible();
    await expect(page.getByText(/^Last updated: /)).toBeVisible();
    await expect(page.getByText(/rounded down to a multiple of five/)).toBeVisible();
    await page.getByRole('button', { name: "What does 'Presentation rate' mean?" }).click();
    await expect(page.getByText(/Presentations for every 1,000 people attending/)).toBeVisible();
    // Nothing under five, and everything else a multiple of five.
    const amounts = await page.locator('[class*="amount"]').allTextContents();
    const counts = amounts
      .filter((text) => /^[\d,]+$/.test(text))
      .map((text) => Number(text.replaceAll(',', '')));
    expect(counts.length).toBeGreaterThan(0);
    for (const count of counts) expect(count % 5).toBe(0);
    await expect(page.getByText('fewer than 5').first()).toBeVisible();
    // Its documents: the plan before, the report after.
    for (const [name, file] of [
      ['Medical plan', /^medical-plan-.*\.pdf$/],
      ['Report as PDF', /^event-report-.*\.pdf$/],
      ['Report as workbook', /^event-report-.*\.xlsx$/],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(file);
    }
    await expectAccessibleAtEverySize(page, '/client/event/:eventId');
  });

  test('has a board for the wall, dark and large, and leaves it by Escape', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await signInAs(page, 'client');
    const eventId = await eventNamed(page, 'All Star Cheer Classic');
    await open(page, `/client/event/${eventId}/dashboard`);
    await expect(page.locator('[data-figure]')).toHaveCount(6);
    await expectAccessibleAtEverySize(page, '/client/event/:eventId/dashboard');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.getByRole('button', { name: 'Show on the wall' }).click();
    const wall = page.getByRole('dialog', { name: 'All Star Cheer Classic on the wall' });
    await expect(wall).toBeVisible();
    await expect(wall).toHaveCSS('background-color', 'rgb(11, 20, 38)');
    // No one presses anything on a wall but the cross that leaves it.
    await expect(wall.getByRole('button')).toHaveCount(1);
    const sizes = await wall
      .locator('[data-figure] > p')
      .evaluateAll((values) => values.map((value) => parseFloat(getComputedStyle(value).fontSize)));
    expect(sizes).toHaveLength(6);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(48);
    const box = await wall.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(box).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(wall).toHaveCount(0);
  });

  test('reads when the server counted, on the clock of the event, wherever they are', async ({ browser }) => {
    const page = await farAway(browser);
    await signInAs(page, 'client');
    const eventId = await eventNamed(page, 'All Star Cheer Classic');
    const read = async () => {
      const answer = await page.request.post('/graphql', {
        data: {
          query: `query ($id: ID!) { event(eventId: $id) { date endsAt timeZone } eventFigures(eventId: $id) { asAt nextAt } }`,
          variables: { id: eventId },
        },
      });
      const { data } = (await answer.json()) as {
        data: {
          event: { date: string; timeZone: string };
          eventFigures: { asAt: string; nextAt: string };
        };
      };
      return data;
    };
    const { event } = await read();
    expect(event.timeZone).toBe('Europe/London');
    for (const path of [`/client/event/${eventId}`, `/client/event/${eventId}/dashboard`])
      // The server may count again between the two readings.
      await expect(async () => {
        const { asAt, nextAt } = (await read()).eventFigures;
        await open(page, path);
        await expect(page.getByText(/^Last updated: /)).toHaveText(
          `Last updated: ${inLondon(asAt)}. Next: ${inLondon(nextAt)}, on the event’s clock (Europe/London)`,
          { timeout: 20_000 },
        );
      }).toPass();
    await open(page, '/client');
    await expect(page.getByRole('row', { name: 'All Star Cheer Classic' })).toContainText(
      inLondon(event.date),
    );
  });

  test('is told where an event is not theirs, and when figures cannot be loaded', async ({ page }) => {
    await signInAs(page, 'client');
    await open(page, '/client/event/0196aa00-0000-7000-8000-000000000000');
    await expect(page.getByText('Event was not found.')).toBeVisible();
    await open(page, '/client/0196aa00-0000-7000-8000-000000000000');
    await expect(page.getByText('Client was not found.')).toBeVisible();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('BoardOfEvent') === true
        ? route.fulfill({ status: 500, body: 'no' })
        : route.continue(),
    );
    await open(page, `/client/event/${await eventNamed(page, 'All Star Cheer Classic')}`);
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-figure="presentations"]')).toBeVisible();
  });
});

test.describe('the provider', () => {
  test('chooses a client, and sees exact figures move as somebody is seen', async ({ page }) => {
    // Of the journey's own: others log at the demonstration's event meanwhile.
    await signInAs(page, 'admin');
    const eventId = await liveEvent(page, 'Exact Figures');
    await signInAs(page, 'staff');
    await open(page, '/client');
    await expectAccessibleAtEverySize(page, '/client, as the provider');
    await page.getByRole('link', { name: 'Cheer Severnside Events' }).click();
    await expect(page.getByRole('heading', { name: 'Cheer Severnside Events', level: 1 })).toBeVisible();
    await expectAccessibleAtEverySize(page, '/client/:clientId');
    await open(page, `/client/event/${eventId}/dashboard`);
    const value = large(page, 'Presentations').locator('p').first();
    await expect(value).toHaveText(/^\d+$/);
    const before = Number(await value.textContent());
    const logged = await page.request.post('/api/see-and-treat', {
      data: {
        event_id: eventId,
        patient_id: await anAdult(page),
        incident_date: new Date().toISOString(),
        issue_summary: 'Blister',
        clinician_name: 'Rhian Vaughan',
        clinician_role: 'FREC 4',
      },
    });
    expect(logged.status()).toBe(201);
    await expect(value).toHaveText(String(before + 1));
  });

  test('is told when no newer figures come though the server answers, and gets them without a socket', async ({
    page,
  }) => {
    await signInAs(page, 'staff');
    const eventId = await eventNamed(page, 'All Star Cheer Classic');
    // As behind a proxy that lets no socket through.
    await page.routeWebSocket(/\/graphql$/, (socket) => void socket.close());
    await page.clock.install();
    await open(page, `/client/event/${eventId}/dashboard`);
    const counted = page.getByText(/^Last updated: /).locator('time');
    const before = (await counted.getAttribute('datetime')) ?? '';
    const late = page.getByText(/^No newer figures have arrived\. These figures are from /);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('BoardOfEvent') === true
        ? route.fulfill({ status: 500, body: 'no' })
        : route.continue(),
    );
    await expect(late).toHaveCount(0);
    await page.clock.runFor('04:00');
    await expect(late).toBeVisible();
    await page.unroute('**/graphql');
    await page.clock.runFor('00:40');
    await expect(counted).not.toHaveAttribute('datetime', before);
    await expect(late).toHaveCount(0);
  });

  test('finds everyone in the chart of the hours: also who was seen before the event began', async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    const eventId = await liveEvent(page, 'Early Birds');
    const logged = await page.request.post('/api/see-and-treat', {
      data: {
        ...{ event_id: eventId, patient_id: await anAdult(page), issue_summary: 'Cut hand' },
        ...{ clinician_name: 'Rhian Vaughan', clinician_role: 'FREC 4' },
        incident_date: new Date().toISOString(),
      },
    });
    expect(logged.status()).toBe(201);
    await open(page, `/client/event/${eventId}`);
    await expect(large(page, 'Presentations').locator('p').first()).toHaveText('1');
    await expect(page.getByText('The event has not started.')).toBeVisible();
    await expect(page.getByText('Outside these hours: 1', { exact: true })).toBeVisible();
    // The tallest bar has its figure, by which the others are read; where there are fewer hours, each has its own.
    await open(page, `/client/event/${await eventNamed(page, 'All Star Cheer Classic')}`);
    const hours = page.getByRole('list', { name: 'Hour by hour' });
    await expect(hours).toBeVisible();
    // Others log there meanwhile: the figures and the one that is written out change together.
    await expect(async () => {
      const { counts, written } = await hours.evaluate((list) => ({
        counts: [...list.querySelectorAll('.sl-hidden')].map(({ textContent }) =>
          Number(/: (\d+)$/.exec(textContent)?.[1]),
        ),
        written: [...list.querySelectorAll('[class*="hourFigure"]')].map(({ textContent }) => textContent),
      }));
      expect(written).toEqual([String(Math.max(...counts))]);
    }).toPass();
    await expectAccessibleAtEverySize(page, '/client/event/:eventId, as the provider');
  });

  test('names the zones of an event, and a log places itself in one', async ({ page }) => {
    await signInAs(page, 'admin');
    const eventId = await eventNamed(page, 'All Star Cheer Classic');
    await open(page, `/events/${eventId}`);
    const name = `Gate ${String(Date.now() % 100_000)}`;
    await page.getByRole('button', { name: 'Add zone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Zone name').fill(name);
    await dialog.getByRole('button', { name: 'Add zone' }).click();
    await expect(page.getByText(name)).toBeVisible();
    await page.getByRole('button', { name: `Rename ${name}` }).click();
    await page.getByRole('dialog').getByLabel('Zone name').fill(`${name} north`);
    await page.getByRole('dialog').getByRole('button', { name: 'Rename zone' }).click();
    await expect(page.getByText(`${name} north`)).toBeVisible();
    await expectAccessibleAtEverySize(page, '/events/:eventId');
    await page.getByRole('button', { name: `Stop offering ${name} north` }).click();
    await expect(page.getByRole('button', { name: `Offer ${name} north again` })).toBeVisible();
  });
});
