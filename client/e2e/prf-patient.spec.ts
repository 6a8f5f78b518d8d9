import { expect, test, type Locator } from '@playwright/test';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';

const fillPatient = async (details: Locator, name: string, born: string): Promise<void> => {
  await details.getByLabel('Patient name').fill(name);
  await details.getByRole('textbox', { name: 'Date of birth: day' }).fill(born);
};

test('registers each patient as one of their own, and what was corrected between two presses', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  const create = details.getByRole('button', { name: 'Create Patient' });
  await screen.openNew();
  await screen.goTo('patient');

  await test.step('an answer that is lost, then a correction', async () => {
    await fillPatient(details, 'Ottoline Wrexcombe', '01/02/1980');
    await page.route('**/graphql', async (route) => {
      const isCreate = route.request().postData()?.includes('"CreatePrfPatient"') ?? false;
      if (!isCreate) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await create.click();
    await expect(details.getByText('Failed to save patient. Please try again.')).toBeVisible();
    await page.unroute('**/graphql');
    await details.getByLabel('Allergies').fill('Penicillin');
    await create.click();
    await expect(details.getByText('Patient created successfully.')).toBeVisible();
    await expect(screen.banner).toContainText('Ottoline Wrexcombe');
    await expect(screen.banner).toContainText('Penicillin');
  });

  const first = await readRecord(page, await screen.number());
  await test.step('then somebody else in their place', async () => {
    await details.getByRole('button', { name: 'Different patient…' }).click();
    await fillPatient(details, 'Barnaby Thistlewick', '03/04/1990');
    await create.click();
    await expect(details.getByText('Patient created successfully.')).toBeVisible();
    await expect(screen.banner).toContainText('Barnaby Thistlewick');
    await expect(screen.banner).not.toContainText('Penicillin');
  });
  const second = await readRecord(page, first.customPrfId);
  expect(second.patient).toMatchObject({ patient_name: 'Barnaby Thistlewick', dob: '1990-04-03' });
  expect(second.patientId).not.toBe(first.patientId);
});
