import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { expect, test } from '@playwright/test';
import { fieldName } from './prf/catalogue-form';
import { PrfScreen } from './prf/prf-screen';
import { signInAs } from './sign-in-as';

test('offers the drug that is meant, says what tells it apart, and takes none unseen', async ({ page }) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await screen.openNew();
  await screen.goTo('ClinicalInterventions');
  const drugs = fieldAt('ClinicalInterventions', 'drugs_administered');
  if (drugs?.kind !== 'entries') throw new Error('The record has no drugs');
  await screen.form.getByRole('button', { name: `Add ${drugs.entryLabel}`, exact: true }).click();
  const name = drugs.fields.find((field) => field.name === 'drug_name');
  const box = screen.form.getByRole('combobox', { name: fieldName(name?.label ?? '') });
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');

  // Two drugs are as likely: Enter takes neither of them.
  await box.fill('morph');
  await expect(options).toHaveText([
    /^Morphine oral solutionCD schedule 5 · 10 mg in 5 mL oral solution$/,
    /^Morphine sulfateCD schedule 2 · 10 mg in 1 mL ampoule/,
    /^Other, in words$/,
  ]);
  await box.press('Enter');
  await expect(screen.form.getByText('Read back:')).toHaveCount(0);

  for (const [typed, label] of [
    ['txa', 'Tranexamic acid'],
    ['ibup', 'Ibuprofen'],
  ] as const) {
    await box.fill(typed);
    await expect(options.first()).toContainText(label);
    await box.press('Enter');
    await expect(screen.form.getByText('Read back:').locator('..')).toContainText(label);
  }
});
