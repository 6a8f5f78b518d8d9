import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEverySize, SIZES } from './axe';
import { walkOf } from './feature-screens';
import { VISITORS } from './first-loads';
import { breakAccountPage } from './broken-page';
import { open, signInAs, walkTo } from './sign-in-as';
import { sweptOf } from './share';

/** Asks nothing of the server, and is of no concern here. */
const START = '/privacy-policy';

/** What lies over a screen that is asked about, while it is there. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/users': async (page) => {
    await page.getByRole('button', { name: 'New user' }).click();
    const made = page.getByRole('dialog', { name: 'New user' });
    await made.getByRole('button', { name: 'Create user' }).click();
    await expect(made.getByRole('alert').first()).toBeVisible();
    await expectAccessibleAtEverySize(page, 'a new user with errors');
    await made.getByRole('button', { name: 'Cancel' }).click();
    await expect(made).toBeHidden();
    await page
      .getByRole('button', { name: /^Actions, / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    const role = page.getByRole('dialog', { name: /^Role of / });
    await expect(role).toBeVisible();
    await expectAccessibleAtEverySize(page, 'another role');
    await role.getByRole('button', { name: 'Cancel' }).click();
    await expect(role).toBeHidden();
  },
};

for (const visitor of VISITORS) {
  const paths = sweptOf([...walkOf(visitor), ...(visitor === 'nobody' ? ['/no/such/page'] : [])]);
  test(`axe: ${visitor}’s screens`, async ({ page }) => {
    test.setTimeout(600_000);
    if (visitor !== 'nobody') await signInAs(page, visitor);
    await open(page, START);
    for (const path of paths) {
      await walkTo(page, path);
      await expectAccessibleAtEverySize(page, path);
      await DIALOGS[path]?.(page);
    }
  });
}

/** The address that the first row of a list leads to. */
const firstOf = async (page: Page, list: string, label: string): Promise<string> => {
  await walkTo(page, list);
  return (await page.getByLabel(label).locator('a[href]').first().getAttribute('href')) ?? '';
};

test('axe: a patient, an event and what is not there', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, START);
  await walkTo(page, await firstOf(page, '/patients?q=Seren+Prosser', 'Patients'));
  await expectAccessibleAtEverySize(page, '/patients/:patientId');
  await walkTo(page, await firstOf(page, '/events', 'Events'));
  await expectAccessibleAtEverySize(page, '/events/:eventId');
  await walkTo(page, '/patients/nonsense');
  await expectAccessibleAtEverySize(page, 'a patient who is not there');
});

test('axe: the palette with what it found', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/account');
  await page.getByRole('button', { name: 'Search and go to' }).click();
  await page.getByRole('combobox', { name: 'Search and go to' }).fill('Seren');
  await expect(page.getByRole('option', { name: /Seren/ }).first()).toBeVisible();
  await expectAccessibleAtEverySize(page, 'palette with results');
});

test('axe: an ended session and a locked device', async ({ page, context }) => {
  await signInAs(page, 'admin');
  await open(page, '/tokens');
  await page.getByRole('button', { name: 'New token' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Never made');
  await page.getByRole('button', { name: 'Read everything' }).click();
  await context.clearCookies();
  // Without waiting to reach it: the page may have noticed by itself, and the dialog lies over the button.
  await page.getByRole('button', { name: 'Create token' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'session ended');

  await signInAs(page, 'staff');
  await open(page, '/account');
  // What another tab tells this one when the device locks itself.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('sideline-session');
    channel.postMessage({ type: 'locked' });
    channel.close();
  });
  await expect(page.getByRole('dialog', { name: 'Locked' })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'locked');
});

test('axe: the error screen', async ({ page }) => {
  await signInAs(page, 'staff');
  await breakAccountPage(page);
  await open(page, '/account');
  await expect(page.getByRole('heading', { name: 'Oops! Something went sideways.' })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'error screen');
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`axe: ${size}`, () => {
    test.use({ viewport });

    test('menus, dialogs and notices', async ({ page }) => {
      await signInAs(page, 'admin');
      await open(page, '/tokens');
      if (size === 'desktop') {
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('button', { name: 'Clinical' })
          .click();
        await expectAccessible(page, 'drop-down');
        await page.keyboard.press('Escape');
      } else {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'drawer');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await page.getByRole('button', { name: /^ADMIN/ }).click();
      await expect(page.getByText('Colour mode').filter({ visible: true })).toBeVisible();
      await expectAccessible(page, 'account panel');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search and go to' })).toBeVisible();
      await expectAccessible(page, 'palette');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New token' }).first().click();
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await expectAccessible(page, 'form with errors');
    });
  });
}
