import { expect, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { commandOf, save, saveResults } from './prf/made-record';
import { open } from './sign-in-as';

/** A record with this complaint, whose patient may fill in their details: its number, and the code for the patient's device. */
export const openedKiosk = async (
  page: Page,
  complaint: string,
): Promise<{ readonly number: string; readonly code: string }> => {
  const [result] = saveResults(
    await save(page, [commandOf(newId(), 'PresentingComplaint', { presenting_complaint: complaint })]),
  );
  const number = result?.customPrfId ?? '';
  await open(page, `/prf/${number}/kiosk-desk`);
  await page.getByRole('button', { name: 'Let the patient fill it in' }).click();
  const code = (await page.getByTestId('kiosk-code').innerText()).replaceAll(' ', '');
  return { number, code };
};

/** Another journey may make another version the active one meanwhile: then it is read, and agreed to, once more. */
export const agreeTo = async (notice: Locator, name = 'I Agree'): Promise<void> => {
  await expect(notice).toBeVisible();
  await expect(async () => {
    if (await notice.isVisible()) await notice.getByRole('button', { name }).click({ timeout: 2_000 });
    await expect(notice).toBeHidden({ timeout: 2_000 });
  }).toPass();
};
