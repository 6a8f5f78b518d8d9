import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize, SIZES } from './axe';
import { choose, fieldName } from './prf/catalogue-form';
import { anAdult, commandOf, linkPatient, save, saveResults } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

/** A drug that no other journey gives, with figures of no formulary. */
const DRUG = 'flumazenil';

interface Range {
  readonly id: string;
  readonly version: number;
  readonly drug: string;
}

/** Takes this journey's entry out of use: after it, and where an earlier try has left one. */
const retireEntries = async (page: Page): Promise<void> => {
  const { data } = await callGraphql(page, '{ doseRanges { id version drug } }', {});
  for (const { id, version } of (data?.['doseRanges'] as readonly Range[]).filter(
    ({ drug }) => drug === DRUG,
  )) {
    const { errors } = await callGraphql(
      page,
      'mutation ($input: RetireDoseRangeInput!) { retireDoseRange(input: $input) { doseRange { id } } }',
      { input: { id, version } },
    );
    expect(errors).toBeUndefined();
  }
};

const box = (scope: Locator, name: string): Locator => scope.getByRole('textbox', { name: fieldName(name) });

test('an administrator enters a dose range; a dose above it is asked about on a phone, and corrected', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  await retireEntries(page);
  await open(page, '/settings/formulary');
  await expect(page.getByRole('heading', { name: 'Formulary', level: 1 })).toBeVisible();
  await expectAccessibleAtEverySize(page, 'The formulary');

  await test.step('the entry wants its source', async () => {
    await page.getByRole('button', { name: 'New entry' }).first().click();
    const form = page.getByRole('form', { name: 'New formulary entry' });
    await choose(form.getByRole('combobox', { name: /^Drug/ }), 'Flumazenil');
    await choose(form.getByRole('combobox', { name: /^Route/ }), 'Intravenous');
    await choose(form.getByRole('combobox', { name: /^Unit/ }), 'microgram');
    await form.getByRole('textbox', { name: /^From age/ }).fill('16');
    await form.getByRole('textbox', { name: /^Lowest single dose/ }).fill('100');
    await form.getByRole('textbox', { name: /^Highest single dose/ }).fill('300');
    await form.getByRole('button', { name: 'Create entry' }).click();
    await expect(form.getByText('Name the source, with its edition or date.').first()).toBeVisible();
    await expectAccessible(page, 'An entry of the formulary with a problem');
    await form.getByRole('textbox', { name: /^Source/ }).fill('Journey’s own figures');
    await form.getByLabel(/^Review by/).fill('2031-01-31');
    await form.getByRole('button', { name: 'Create entry' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Flumazenil.*100 to 300 microgram/ })).toBeVisible();
  });

  await test.step('an infant’s entry has its ages in months', async () => {
    await page.getByRole('button', { name: 'New entry' }).first().click();
    const form = page.getByRole('form', { name: 'New formulary entry' });
    await choose(form.getByRole('combobox', { name: /^Drug/ }), 'Flumazenil');
    await choose(form.getByRole('combobox', { name: /^Route/ }), 'Intravenous');
    await choose(form.getByRole('combobox', { name: /^Unit/ }), 'microgram');
    await choose(form.getByRole('combobox', { name: /^For/ }), 'Child, by age');
    await form.getByRole('textbox', { name: /^From age/ }).fill('3.5');
    await choose(form.getByRole('combobox', { name: /^From age in/ }), 'Months');
    await form.getByRole('textbox', { name: /^Under age/ }).fill('18');
    await choose(form.getByRole('combobox', { name: /^Under age in/ }), 'Months');
    await form.getByRole('textbox', { name: /^Highest single dose/ }).fill('20');
    await form.getByRole('textbox', { name: /^Source/ }).fill('Journey’s own figures');
    await form.getByLabel(/^Review by/).fill('2031-01-31');
    await form.getByRole('button', { name: 'Create entry' }).click();
    await expect(form.getByText('Enter whole months.').first()).toBeVisible();
    await expectAccessibleAtEverySize(page, 'An entry of the formulary by months');
    await form.getByRole('textbox', { name: /^From age/ }).fill('3');
    await form.getByRole('button', { name: 'Create entry' }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row', { name: /Flumazenil.*Child 3 months to under 18 months/ });
    await expect(row).toBeVisible();
  });

  const context = await browser.newContext({ viewport: SIZES.phone });
  const phone = await context.newPage();
  await signInAs(phone, 'staff');
  const prfId = newId();
  const [made] = saveResults(
    await save(phone, [
      commandOf(prfId, 'incidentDetails', { incident_date: new Date(Date.now() - 3_600_000).toISOString() }),
    ]),
  );
  await linkPatient(phone, prfId, await anAdult(phone));
  const screen = new PrfScreen(phone);
  const { form } = screen;
  await screen.openRecord(made?.customPrfId ?? '', 'ClinicalInterventions');
  const tooMuch =
    /900 microgram is more than the formulary gives for adults from 16: 100 microgram to 300 microgram\. Source: Journey’s own figures\./;

  await test.step('a dose above the range is asked about at the place', async () => {
    await form.getByRole('button', { name: 'Add Drug', exact: true }).click();
    await form.getByRole('combobox', { name: fieldName('Drug') }).fill(DRUG);
    await phone.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await form.getByRole('radio', { name: 'microgram' }).press('Space');
    await form.getByRole('radio', { name: 'Intravenous' }).press('Space');
    await box(form, 'Dose').fill('900');
    await box(form, 'Dose').blur();
    const asked = form.getByRole('group', { name: /^Question: Drug Flumazenil/ });
    await expect(asked).toContainText(tooMuch);
    await expectAccessible(phone, 'A dose that is asked about, on a phone');
    await form.getByRole('button', { name: 'Given by: me' }).click();
    await form.getByRole('button', { name: 'Done', exact: true }).click();
    await screen.saved();
  });

  await test.step('and at review, which leads back to it; once corrected nothing is asked', async () => {
    await screen.goTo('review');
    const asked = form.getByRole('group', { name: /^Question: Drug Flumazenil/ });
    await expect(asked).toContainText(tooMuch);
    await asked.getByRole('button', { name: /^Go there/ }).click();
    await form.getByRole('button', { name: /^Change Drug/ }).click();
    await box(form, 'Dose').fill('300');
    await box(form, 'Dose').blur();
    await expect(form.getByText(tooMuch)).toHaveCount(0);
    await form.getByRole('button', { name: 'Done', exact: true }).click();
    await screen.saved();
  });

  await test.step('a drug without an entry says that it is not checked', async () => {
    await form.getByRole('button', { name: 'Add Drug', exact: true }).click();
    await form.getByRole('combobox', { name: fieldName('Drug') }).fill('ketamine');
    await phone.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await form.getByRole('radio', { name: 'Intranasal' }).press('Space');
    await expect(
      form.getByText('Not checked: no entry for Ketamine intranasal in the formulary.'),
    ).toBeVisible();
  });
  await context.close();
  await retireEntries(page);
});
