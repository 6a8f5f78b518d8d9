import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

/** Opens a tab of the page. */
const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
};

/** Puts the latest change of that setting back, in the history. */
const putBack = (page: Page, setting: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^Put back ${setting}`) })
    .first()
    .click();

test('an administrator changes a list, a mail and the colour, and puts each back from the history', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/settings/provider');
  const place = `Gate ${Date.now().toString(36)}`;

  await test.step('a place is added', async () => {
    const places = page.getByRole('form', { name: 'Places' });
    await places.getByRole('button', { name: 'Add place' }).click();
    await expect(places.getByRole('textbox').last()).toBeFocused();
    await page.keyboard.type(place);
    await places.getByRole('button', { name: 'Save places' }).click();
    await expect(page.getByText('Places saved.')).toBeVisible();
    await expect(places.getByRole('button', { name: `Retire ${place}` })).toBeVisible();
    await expectAccessibleAtEverySize(page, 'The provider’s lists');
  });

  await test.step('a mail without what it needs is refused, and is kept with it', async () => {
    await openTab(page, 'E-mails');
    const form = page.getByRole('form', { name: 'Confirm an e-mail address' });
    await form.getByRole('textbox', { name: /^Text/ }).fill('Please confirm.\n{{link}}');
    await form.getByRole('button', { name: 'Save e-mail' }).click();
    await expect(form.getByRole('link', { name: /^Add \{\{hours\}\}/ })).toBeVisible();
    await expectAccessible(page, 'A mail with a problem');
    await form.getByRole('textbox', { name: /^Text/ }).fill('Please confirm.\n{{link}}\nIn {{hours}} hours.');
    await expect(form.getByText('In 24 hours.')).toBeVisible();
    await form.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.getByText('A test is on its way to admin@sideline.test.')).toBeVisible();
    await form.getByRole('button', { name: 'Save e-mail' }).click();
    await expect(page.getByText('E-mail saved.')).toBeVisible();
    await form.getByRole('button', { name: 'Restore the default text' }).click();
    await expect(page.getByText('This e-mail has its default wording again.')).toBeVisible();
  });

  await test.step('a colour that cannot be told apart is refused; another is on the page at once', async () => {
    await openTab(page, 'Look');
    const colour = page.getByRole('textbox', { name: 'Accent colour', exact: true });
    await colour.fill('#FFEB3B');
    await expect(page.getByText('Choose a darker colour.')).toBeVisible();
    await colour.fill('#9C4DCC');
    await expectAccessibleAtEverySize(page, 'The look');
    await page.getByRole('button', { name: 'Save look' }).click();
    await expect(page.getByText('Look saved.')).toBeVisible();
    const primary = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--sl-primary'));
    await expect.poll(primary).toBe('#9C4DCC');
    await openTab(page, 'History');
    await expectAccessibleAtEverySize(page, 'The history of settings');
    await putBack(page, 'Look');
    await expect(page.getByText('Look: put back to how it was before that change.')).toBeVisible();
    await expect.poll(primary).not.toBe('#9C4DCC');
  });

  await test.step('a logo is refused if it is no picture, is in the bar once saved, and is gone once put back', async () => {
    await openTab(page, 'Look');
    const form = page.getByRole('form', { name: 'Look' });
    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await form.getByRole('button', { name: 'Choose a picture' }).click();
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    };
    const bar = page.getByRole('banner').getByRole('link', { name: /, to the dashboard$/ });
    await choose('words.png', Buffer.from('These are words.'));
    await form.getByRole('button', { name: 'Save look' }).click();
    await expect(form.getByRole('alert').first()).toBeFocused();
    await expect(form.getByText('Choose a PNG, JPEG or WebP picture.').first()).toBeInViewport();
    await expect(bar.locator('img')).toHaveCount(0);
    await choose('icon.png', readFileSync(new URL('../public/icon-192.png', import.meta.url)));
    await form.getByRole('button', { name: 'Save look' }).click();
    await expect(page.getByText('Look saved.').last()).toBeVisible();
    await expect(bar.locator('img')).toBeVisible();
    await expectAccessible(page, 'the look with a logo');
    await openTab(page, 'History');
    await putBack(page, 'Look');
    await expect(bar.locator('img')).toHaveCount(0);
  });

  await test.step('the place is put back: it is retired, and not lost', async () => {
    await putBack(page, 'Places');
    await expect(page.getByText('Places: put back to how it was before that change.')).toBeVisible();
    await openTab(page, 'Lists');
    await expect(page.getByText(`${place} (retired)`)).toBeVisible();
  });
});
