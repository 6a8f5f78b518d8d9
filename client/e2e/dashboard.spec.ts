import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, SIZES } from './axe';
import { fieldName } from './prf/catalogue-form';
import { usualColumns } from './make';
import { PrfScreen } from './prf/prf-screen';
import { assign, HOUR_MS, newShift, rotaOf } from './rota';
import { open, signInAs } from './sign-in-as';

const card = (page: Page, name: RegExp) =>
  page.locator('.ant-card').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('says what each open record misses and how old it is, and leads from an alert to its sets', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  await open(page, '/dashboard');
  const mine = card(page, /^My open records \(\d+\)$/).getByRole('listitem');
  // The newest may be another journey's, which lacks less.
  const lacking = mine.filter({ hasText: /Still needs: .+(, | and ).+/ }).first();
  await expect(lacking).toContainText(/Started .+ \((just now|\d+ (min|h|days?))\)/);
  await expect(page.getByRole('heading', { name: /^Unsigned records/ })).toHaveCount(0);

  // Both demonstrated: an event that is on, and who was registered last.
  const today = card(page, /^Today’s events$/).getByRole('listitem');
  const live = today.filter({ hasText: 'All Star Cheer Classic' });
  await expect(live).toContainText('Live');
  await expect(live.getByRole('link')).toHaveAttribute('href', /^\/events\/[0-9a-f-]{36}$/);
  const recent = card(page, /^Recent patients$/).getByRole('listitem');
  await expect(recent).toHaveCount(8);
  await expect(recent.first()).toContainText(/Registered .+ \((just now|\d+ (min|h|days?))\)/);
  await expect(recent.first().getByRole('link')).toHaveAttribute('href', /^\/patients\/[0-9a-f-]{36}$/);

  const alerts = card(page, /^Alerts waiting for an action \(\d+\)$/).getByRole('listitem');
  await alerts.first().getByRole('link').click();
  await expect(new PrfScreen(page).heading('observations')).toBeVisible();
});

test('says what to do next, shows the week, and is arranged by each person, on every device', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'nurse');
  await usualColumns(page, 'dashboard');
  await open(page, '/dashboard');
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next).toBeVisible();
  const week = card(page, /^The week$/);
  await expect(week.getByRole('figure')).toHaveCount(2);
  await expect(week.getByRole('listitem').first()).toContainText(
    /\w+day.+: \d+ records, \d+ see and treat logs/,
  );
  const headings = (of: Page) => of.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const place = async (of: Page, name: RegExp) => (await headings(of)).findIndex((text) => name.test(text));

  await page.getByRole('button', { name: 'Arrange' }).click();
  const drawer = page.getByRole('dialog', { name: 'Arrange the dashboard' });
  await expect(drawer.getByRole('checkbox', { name: 'Alerts waiting for an action' })).toBeDisabled();
  await expectAccessible(page, 'the cards of the dashboard');
  await drawer.getByRole('checkbox', { name: 'The week' }).uncheck();
  await drawer.getByRole('button', { name: 'Move My open records up' }).press('Enter');
  const kept = page.waitForResponse((answer) => /SaveListLayout/.test(answer.request().postData() ?? ''));
  await drawer.getByRole('button', { name: 'Done' }).click();
  await kept;
  await expect(week).toHaveCount(0);
  await expect
    .poll(async () => (await place(page, /^My open records/)) < (await place(page, /^Alerts waiting/)))
    .toBe(true);

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, 'nurse');
  await open(other, '/dashboard');
  await expect(card(other, /^My open records/)).toBeVisible();
  await expect(card(other, /^The week$/)).toHaveCount(0);
  expect(await place(other, /^My open records/)).toBeLessThan(await place(other, /^Alerts waiting/));

  await page.getByRole('button', { name: 'Arrange' }).click();
  await drawer.getByRole('button', { name: 'Restore the default cards' }).click();
  await expect(week).toBeVisible();
});

test('leads from a card that cannot show all to the list of all', async ({ page }) => {
  await signInAs(page, 'staff');
  // As the server answers where more waits than the cards show.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"Dashboard"') !== true) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"(myOpenCount|openAlertCount)":\d+/g, '"$1":1240'),
    });
  });
  await open(page, '/dashboard');
  const mine = card(page, /^My open records \(1,240\)$/);
  await expect(mine).toContainText(/Of 1,240, these are the \d+ newest\./);
  const alerts = card(page, /^Alerts waiting for an action \(1,240\)$/);
  await expect(alerts).toContainText(/Of 1,240, these are the \d+ that have waited longest\./);
  await alerts.getByRole('link', { name: 'See them all' }).click();
  await expect(page).toHaveURL('/open-prfs?alert=1&sort=created');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open records');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.first()).toContainText('Alert: action to record');

  await page.getByRole('button', { name: 'Alert waiting' }).click();
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page).toHaveURL('/open-prfs?sort=created&mine=1');
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/prf\/[A-Z]+-\d{6}-/);
});

test('shows admins first who has records that are not signed, reminds them, and is never green meanwhile', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Unsigned records \(\d+\)$/);
  const unsigned = card(page, /^Unsigned records \(\d+\)$/);
  await expect(unsigned).not.toContainText('Every record is signed');
  await unsigned.getByRole('link', { name: 'See them all' }).click();
  await expect(page).toHaveURL('/open-prfs?by=author');
  const authors = page.getByRole('list', { name: /^Authors of unsigned records/ });
  const first = authors.getByRole('listitem').first();
  await expect(first).toContainText(/\d+ open records?, /);
  await expectAccessible(page, 'open records by author');
  // One whom nobody has reminded today: another try of this journey finds the next.
  const remind = authors.getByRole('button', { name: /^Remind / }).first();
  const name = ((await remind.getAttribute('aria-label')) ?? '').replace('Remind ', '');
  await authors
    .getByRole('button', { name: `Remind ${name}`, exact: true })
    .first()
    .click();
  await expect(page.getByText(`${name} has been reminded.`)).toBeVisible();
  await expect(authors.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
    /Reminded today at \d\d:\d\d/,
  );
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/prf\/[A-Z]+-\d{6}-/);
});

/** A shift of the account's that has not been attended and can be now: of the demonstration, or else a short one. */
const shiftOfNow = async (page: Page, userId: string): Promise<string> => {
  const now = Date.now();
  const rota = await rotaOf(page, new Date(now), new Date(now + HOUR_MS));
  const mine = rota.shifts.find(({ status, staff }) => status === 'assigned' && staff?.user.id === userId);
  if (mine) return mine.id;
  const staffId = rota.shiftPeople.find(({ user }) => user.id === userId)?.staffId ?? '';
  // Begun already, so that at every hour it is of today; at another try after the first one's.
  const start = new Date(now - 60_000 + test.info().retry * 30 * 60_000);
  const made = await newShift(page, rota.events.nodes[0]?.id ?? '', start, 0.2, null);
  await assign(page, made, staffId);
  return made;
};

test('has today’s shift to check in and out of, and tells admins who is missing', async ({
  page,
  browser,
}) => {
  const { id } = await signInAs(page, 'nurse');
  const planner = await (await browser.newContext()).newPage();
  await signInAs(planner, 'admin');
  const shiftId = await shiftOfNow(planner, id);
  const rota = await rotaOf(planner, new Date(), new Date(Date.now() + 24 * HOUR_MS));
  const gap = await newShift(
    planner,
    rota.events.nodes[0]?.id ?? '',
    new Date(Date.now() - HOUR_MS),
    2,
    'technician',
  );

  await open(page, '/dashboard');
  const mine = card(page, /^My shifts? today$/)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/shifts?shift=${shiftId}"]`) });
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, 'a shift to check in to');
  }
  await mine.getByRole('button', { name: 'Check In' }).click();
  await expect(mine).toContainText(/Checked in at \d\d:\d\d/);
  await mine.getByRole('button', { name: 'Check Out' }).click();
  const asked = page.getByRole('dialog', { name: 'Check out before the end?' });
  await asked.getByRole('button', { name: 'Stay on shift' }).click();
  await expect(asked).toBeHidden();
  await mine.getByRole('button', { name: 'Check Out' }).click();
  await page.route('**/graphql', (route) => route.abort());
  await asked.getByRole('button', { name: 'Check Out' }).click();
  await expect(mine.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/graphql');
  await mine.getByRole('button', { name: 'Check Out' }).click();
  await asked.getByRole('button', { name: 'Check Out' }).click();
  await expect(mine).toContainText(/Checked out at \d\d:\d\d/);
  await expect(page.getByRole('heading', { name: /^Gaps in the rota/ })).toHaveCount(0);

  await open(planner, '/dashboard');
  // The earliest comes first.
  const missing = card(planner, /^Gaps in the rota \(\d+\)$/).locator(`a[href="/shifts?shift=${gap}"]`);
  await expect(missing).toHaveText('Technician');
  await missing.click();
  await expect(planner.getByRole('dialog', { name: 'Shift (Technician)' })).toContainText('Unassigned');
  await planner.context().close();
});

test('lists what this device has not sent, and leads back to it', async ({ page, context }) => {
  await signInAs(page, 'nurse');
  await open(page, '/dashboard');
  const unsent = card(page, /^Not sent from this device/);
  await expect(unsent).toContainText('Everything is on the server.');
  await page.getByRole('button', { name: 'New PRF' }).click();
  const screen = new PrfScreen(page);
  await expect(screen.heading('incidentDetails')).toBeVisible();

  await context.setOffline(true);
  const complaint = screen.form.getByRole('textbox', { name: fieldName('Chief complaint') });
  await complaint.fill('Fell off the warm-up mat');
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
  await home.click();
  const row = unsent.getByRole('listitem');
  await expect(row).toContainText('Fell off the warm-up mat');
  await expect(row).toContainText('No number yet · 1 change');
  await expect(row).toContainText(/: 1 change, since \d\d:\d\d/);
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, 'something not sent');
  }
  await page.setViewportSize(SIZES.desktop);

  await row.getByRole('link').click();
  await expect(complaint).toHaveValue('Fell off the warm-up mat');
  await context.setOffline(false);
  await screen.saved();
  await home.click();
  await expect(unsent).toContainText('Everything is on the server.');
});
