import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { tick } from './prf/catalogue-form';
import { newName } from './new-name';
import { registered } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';

test('records somebody whom nobody knows, finds them again, and asks who they are once they say', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  const name = `Skater in a mauve cagoule ${newName()}`;
  await screen.openNew();
  await screen.goTo('patient');

  const search = screen.form.getByRole('form', { name: 'Patient search' });
  await search.getByLabel('Patient name').fill(name);
  await expect(search.getByRole('button', { name: 'Search' })).toBeDisabled();
  await search.getByRole('checkbox', { name: 'Date of birth not known' }).check();
  await search.getByRole('button', { name: 'Search' }).click();
  // Others whose names are somewhat alike may be offered; this one is not there yet.
  await expect(search.getByText(/^No patient found\.|Choose the right one\.$/)).toBeVisible();
  await expect(search.getByRole('button', { name })).toHaveCount(0);

  const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
  await details.getByLabel('Patient name').fill(name);
  await details.getByRole('button', { name: 'Create Patient' }).click();
  await expect(details.getByRole('link', { name: /date of birth are required/ })).toBeVisible();

  await tick(
    details
      .getByRole('radiogroup', { name: 'Identity' })
      .getByRole('radio', { name: 'Unknown', exact: true }),
  );
  await details.getByRole('button', { name: 'Create Patient' }).click();
  await details.getByRole('link', { name: /Give an estimated age/ }).click();
  await expect(details.getByLabel('Estimated age')).toBeFocused();
  await details.getByLabel('Estimated age').fill('40');
  await details.getByLabel('GP practice').fill('Riverside Surgery');
  await details.getByLabel('Preferred language').fill('Polish');
  await expectAccessible(page, 'an unknown patient');
  await details.getByRole('button', { name: 'Create Patient' }).click();
  await expect(details.getByText('Patient created successfully.')).toBeVisible();
  await expect(screen.banner).toContainText('about 40 y');
  const record = await readRecord(page, await screen.number());
  expect(record.patient).toMatchObject({ name, dob: null });
  await expect(details.getByLabel('GP practice')).toHaveValue('Riverside Surgery');

  await screen.openNew();
  await screen.goTo('patient');
  await search.getByLabel('Patient name').fill(name);
  await search.getByRole('checkbox', { name: 'Date of birth not known' }).check();
  await search.getByRole('button', { name: 'Search' }).click();
  await search.getByRole('button', { name: `${name} birth date unknown · about 40 years` }).click();
  await expect(screen.banner).toContainText('about 40 y');
  await expect(details.getByLabel('Estimated age')).toHaveValue('40');
  await expect(details.getByLabel('Preferred language')).toHaveValue('Polish');

  // Who says who they are may be registered already.
  const known = `Mauve ${newName()}`;
  const patientId = await registered(page, { name: known, dob: '1986-02-03' });
  await details.getByLabel('Patient name').fill(known);
  await details.getByLabel('Date of birth: day').fill('3/2/1986');
  await tick(
    details
      .getByRole('radiogroup', { name: 'Identity' })
      .getByRole('radio', { name: 'Self-reported', exact: true }),
  );
  await details.getByRole('button', { name: 'Update Patient' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it this patient?' });
  await expect(asked).toContainText('Nothing has been saved yet.');
  await expect(asked.getByRole('button', { name: 'Different person: save' })).toBeVisible();
  await expect(asked.getByText('Kept in the form, not saved yet:')).toContainText(
    'GP practice: Riverside Surgery',
  );
  await asked.getByRole('button', { name: `Use this patient: ${known}` }).click();
  await expect(asked).toHaveCount(0);
  await expect(screen.banner).toContainText(known);
  const identified = await readRecord(page, await screen.number());
  expect(identified.patient).toMatchObject({ id: patientId, dob: '1986-02-03' });
  // What was recorded of them before is nowhere in the row that they are now: it is not lost, and saved with a press.
  await expect(details.getByText(/Details that you typed and that are not in their record/)).toBeVisible();
  await expect(details.getByLabel('GP practice')).toHaveValue('Riverside Surgery');
  await details.getByRole('button', { name: 'Update Patient' }).click();
  await expect(details.getByText('Patient updated successfully.')).toBeVisible();
});
