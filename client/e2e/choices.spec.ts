import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { make } from './make';
import { newName } from './new-name';
import { typeByKeys } from './prf/catalogue-form';
import { registered } from './prf/made-record';
import { HOUR_MS } from './rota';
import { open, signInAs } from './sign-in-as';

test('what is typed into a list is what Enter chooses, and nothing else', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/patients');
  await page.getByRole('button', { name: 'New patient' }).click();
  const form = page.getByRole('form', { name: 'New patient' });
  const gender = form.getByRole('combobox', { name: 'Gender' });

  await typeByKeys(gender, 'fem');
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Female', { exact: true })).toBeVisible();

  await typeByKeys(gender, 'male');
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(['Male']);
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Male', { exact: true })).toBeVisible();

  await typeByKeys(gender, 'xyz');
  await expect(page.getByText('Nothing found. Try fewer letters.')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Male', { exact: true })).toBeVisible();

  const identity = form.getByRole('combobox', { name: 'Identity' });
  await typeByKeys(identity, 'unkn');
  await page.keyboard.press('Enter');
  await expect(form.getByTitle('Unknown', { exact: true })).toBeVisible();
});

test('Enter never takes what a list held before the server answered what is typed', async ({ page }) => {
  await signInAs(page, 'admin');
  const events = await Promise.all(
    ['Regatta', 'Gymkhana'].map(async (kind) => {
      const id = newId();
      const [name, location] = [`${kind} ${id.slice(-6)}`, `Quay ${id.slice(-6)}`];
      await make(page, 'createEvent', 'CreateEventInput', {
        ...{ id, name, location, timeZone: 'Europe/London' },
        date: new Date(Date.now() + 900 * HOUR_MS).toISOString(),
        endsAt: new Date(Date.now() + 908 * HOUR_MS).toISOString(),
      });
      return { name, location };
    }),
  );
  await open(page, '/shifts');
  await page.getByRole('button', { name: 'Add New Shift(s)' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Shift(s)' });
  const field = form.getByRole('combobox', { name: 'Event' });
  const chosen = form.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: 'Event' }) });
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await field.click();
  await expect(options.first()).toBeVisible();

  let before: string | null = null;
  for (const { name, location } of events) {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes(location)) await held;
      await route.fallback();
    });
    // By its place, which no line of the list says: only the server finds it.
    await typeByKeys(field, location);
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(location);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    answer();
    await expect(options).toHaveCount(1);
    await expect(options).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(chosen).toContainText(name);
    await expect(field).toHaveValue('');
    if (before !== null) await expect(chosen).not.toContainText(before);
    before = name;
    await page.unroute('**/graphql');
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('what is found by typing has the keyboard, and a list at a glance has none', async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/patients');
    await page.getByRole('button', { name: 'New patient' }).click();
    const form = page.getByRole('form', { name: 'New patient' });
    await expect(form.getByRole('combobox', { name: 'Gender' })).toHaveAttribute('inputmode', 'none');

    await open(page, '/createprf');
    const event = page.getByRole('combobox', { name: 'Event', exact: true });
    await expect(event).not.toHaveAttribute('inputmode', 'none');
    await event.click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option').first()).toBeVisible();
    await expect(event).not.toHaveAttribute('inputmode', 'none');
  });
});

test('a record begun from a patient or an event is about them', async ({ page }) => {
  await signInAs(page, 'staff');
  const name = newName();
  await registered(page, { name, dob: '1988-04-05' });
  await open(page, `/patients?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Create PRF' }).click();
  await expect(page).toHaveURL(/\/prf\/SL-/);
  await expect(page.locator('header[aria-label="Patient and record"]')).toContainText(name);

  // The demonstration's: of those that journeys make beside this one, some are over in a moment.
  const called = 'Ferrymoor 10K and Family Mile';
  await open(page, `/events?q=${encodeURIComponent(called)}`);
  await page.getByRole('table').getByRole('link', { name: called }).click();
  await page.getByRole('button', { name: 'Create PRF' }).click();
  await expect(page).toHaveURL(/\/prf\/SL-/);
  await expect(page.getByRole('main')).toContainText(called);
});
