import type { Page } from '@playwright/test';

/** Fills in what a registration needs of the person. */
export const fillPerson = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Full Name').fill(name);
  // A whole date typed into the first box fills all three.
  await page.getByLabel('Date of Birth: day').fill('6/5/1990');
  await page.getByLabel('Female').check();
  await page.getByLabel('Address Line 1').fill('1 Mill Lane');
  await page.getByLabel('Town').fill('Harrowmere');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('HM1 2AB');
};
