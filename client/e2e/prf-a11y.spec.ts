import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEverySize, SIZES } from './axe';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';
import { makeRecord } from './prf/made-record';
import { PrfScreen, type Step } from './prf/prf-screen';
import { signInAs } from './sign-in-as';

const STEPS: readonly Step[] = ['patient', ...PRF_SECTION_KEYS, 'review'];

test('axe: every section of a full record, its editors and the signature', async ({ page }) => {
  test.setTimeout(600_000);
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await screen.openNew();
  await expectAccessibleAtEverySize(page, 'a new record');
  const { customPrfId } = await makeRecord(page, FALL_TRANSPORT);
  await screen.openRecord(customPrfId);
  for (const step of STEPS) {
    await screen.goTo(step);
    await expectAccessibleAtEverySize(page, step === 'review' ? '/prf/:customPrfId' : step);
  }
  await screen.form.getByRole('button', { name: 'Sign PRF' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign PRF' })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'signature');
  await page.keyboard.press('Escape');
  await screen.goTo('ClinicalInterventions');
  await screen.form.getByRole('button', { name: /^Change Drug/ }).click();
  await expect(screen.form.getByRole('button', { name: 'Done' })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'a drug in its editor');
  await screen.goTo('observations');
  const trend = screen.form.getByRole('region', { name: 'Trend' });
  await trend.getByText('Chart', { exact: true }).click();
  await trend.getByRole('application').first().focus();
  await expect(trend.getByRole('status').first()).toContainText('Pulse');
  await expectAccessibleAtEverySize(page, 'the trend as a chart');
  await screen.form.getByRole('button', { name: /^More:/ }).click();
  await screen.form.getByRole('textbox', { name: 'Heart rate' }).fill('999');
  await screen.form.getByRole('textbox', { name: 'Temperature' }).fill('35');
  await expect(screen.form.getByText('Must be from 0 to 300 /min.')).toBeVisible();
  await expectAccessibleAtEverySize(page, 'the pad with a refused value');
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expect(
    page.locator('nav[aria-label="Sections of the record"]').filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible(page, 'the sheet of sections');
  await page.keyboard.press('Escape');
  await page.goto(`/prf/${customPrfId}?section=timeline`);
  await expect(page.getByRole('heading', { name: 'Timeline' }).first()).toBeVisible();
  await expectAccessibleAtEverySize(page, 'timeline');
});
