import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the palette by its keys, as soon as the page listens to them: keys pressed before that are lost. */
export const openPalette = async (page: Page): Promise<Locator> => {
  const box = page.getByRole('combobox', { name: 'Search and go to' });
  await expect(page.getByRole('button', { name: 'Search and go to' })).toBeVisible();
  await expect(async () => {
    if (await box.isVisible()) return;
    await page.keyboard.press('Control+k');
    await expect(box).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await expect(box).toBeFocused();
  return box;
};
