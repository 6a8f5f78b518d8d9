import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

const UPDATE = 'mutation ($input: UpdatePhrasesInput!) { updatePhrases(input: $input) { phrases { name } } }';
const PHRASES = [
  { name: 'nad', text: 'No abnormality detected.' },
  { name: 'abdo', text: 'Abdomen soft and non-tender.' },
];

test('an admin writes phrases, and / inserts them into the free text of a record', async ({ page }) => {
  await signInAs(page, 'admin');
  await callGraphql(page, UPDATE, { input: { phrases: PHRASES } });

  await test.step('in the settings', async () => {
    await open(page, '/settings');
    const save = page.getByRole('button', { name: 'Save phrases' });
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: 'Add phrase' }).click();
    const name = page.getByRole('textbox', { name: 'Short name' }).last();
    await expect(name).toBeFocused();
    await name.fill('two words');
    await page.getByRole('textbox', { name: 'Phrase', exact: true }).last().fill('Chest clear.');
    await save.click();
    await expect(page.getByRole('alert', { name: 'Please put these right' })).toContainText(
      'Use letters, figures and hyphens only',
    );
    await name.fill('chest');
    await save.click();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(name).toHaveValue('chest');
  });

  await test.step('in a record, by keyboard and by tap', async () => {
    const screen = new PrfScreen(page);
    await screen.openNew();
    await screen.goTo('SecondarySurvey');
    await screen.unfold('Head to toe');
    const text = screen.form.getByRole('textbox', { name: 'Abdomen', exact: true });
    const options = screen.form.getByRole('listbox', { name: 'Phrases' }).getByRole('option');
    await text.click();
    await page.keyboard.type('BP 120/80, n/a ');
    await expect(options).toHaveCount(0);
    await page.keyboard.type('/');
    await expect(options).toHaveText([/^\/nad/, /^\/abdo/, /^\/chest/]);
    await expectAccessible(page, 'phrases to choose from');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('BP 120/80, n/a Abdomen soft and non-tender.');
    await page.keyboard.type(' /ches');
    await expect(options).toHaveText([/^\/chest/]);
    await options.click();
    await expect(text).toBeFocused();
    await page.keyboard.type(' Walks.');
    await expect(text).toHaveValue('BP 120/80, n/a Abdomen soft and non-tender. Chest clear. Walks.');
    await page.keyboard.type(' /na');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue(/Walks\. \/na\n$/);
  });
});
