import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { open, signInAs } from './sign-in-as';

test('a complaint is entered, answered and closed in the quality register', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/reports/quality');
  const words = `Waited too long at gate ${String(Date.now()).slice(-5)}`;
  const list = page.getByRole('list', { name: 'Quality register' });
  const entry = list.getByRole('listitem', { name: /^Entry \d+, Complaint$/ }).filter({ hasText: words });

  await test.step('the form asks for what each kind cannot be without', async () => {
    await page.getByRole('button', { name: 'New entry' }).click();
    const drawer = page.getByRole('dialog', { name: 'New entry' });
    await drawer.getByRole('button', { name: 'Add entry' }).click();
    await expect(drawer.getByRole('link', { name: 'Choose what it is.' })).toBeVisible();
    await drawer.getByLabel('Kind of entry').click();
    await page.getByTitle('Duty of candour', { exact: true }).click();
    await drawer.getByLabel('What happened').fill(words);
    await drawer.getByRole('button', { name: 'Add entry' }).click();
    await expect(drawer.getByRole('link', { name: /^The duty of candour applies/ })).toBeVisible();
    await drawer.getByLabel('Kind of entry').click();
    await page.getByTitle('Complaint', { exact: true }).click();
    await expectAccessible(page, 'new entry of the quality register');
    await drawer.getByRole('button', { name: 'Add entry' }).click();
    await expect(drawer).toBeHidden();
    await expect(entry).toContainText('Still needs: acknowledged; answered in writing');
  });

  const step = async (kind: string): Promise<void> => {
    await entry.getByRole('button', { name: /^Add a step to entry/ }).click();
    const drawer = page.getByRole('dialog', { name: /^Add a step to entry/ });
    await drawer.getByLabel('Kind of step').click();
    await page.getByTitle(kind, { exact: true }).click();
    await drawer.getByLabel('What was done').fill(`${kind}, by letter`);
    await drawer.getByRole('button', { name: 'Add step' }).click();
    await expect(drawer).toBeHidden();
  };
  await test.step('each step is kept with its day and who entered it, and then it can be closed', async () => {
    await step('Acknowledged');
    await step('Answered in writing');
    await expect(entry).not.toContainText('Still needs');
    await step('Closed');
    await expect(entry.getByRole('list', { name: /^Steps of entry/ }).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('group', { name: 'State' }).getByText('Open', { exact: true }).click();
    await expect(page).toHaveURL(/state=open/);
    await expect(entry).toHaveCount(0);
  });
  await open(page, '/reports/quality');
  await expectAccessibleAtEverySize(page, '/reports/quality');
});
