import { expect, test } from '@playwright/test';
import { expectAccessibleAtEverySize } from './axe';
import { registered } from './prf/made-record';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';

test('a patient is restricted, opened by staff with a reason, reviewed and opened to all again', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  const name = newName();
  const address = `/patients/${await registered(page, { name, dob: '1988-04-05', allergies: 'Latex' })}`;
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByRole('button', { name: 'Restrict …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why is this restricted?').fill('Known to the team');
  await dialog.getByRole('button', { name: 'Restrict' }).click();

  // It asks the administrator as well, whose page is read again.
  await dialog.getByLabel('Why do you need to open it?').fill('I restricted it');
  await dialog.getByRole('button', { name: 'Open with this reason' }).click();
  await expect(page.getByText('Restricted', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  const context = await browser.newContext();
  const staff = await context.newPage();
  await signInAs(staff, 'staff');
  await open(staff, `/patients?q=${encodeURIComponent(name)}`);
  await expect(staff.getByRole('row').filter({ hasText: name }).getByText('Restricted')).toBeVisible();
  await staff.goto(address);
  // Whoever gives none sees nothing of it.
  await staff.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(staff.getByText('This record is restricted. Give a reason to open it.')).toBeVisible();
  await staff.getByRole('button', { name: 'Try again' }).click();
  await staff.getByLabel('Why do you need to open it?').fill('On my stretcher');
  await staff.getByRole('button', { name: 'Open with this reason' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(staff.getByText('Restricted', { exact: true })).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Restriction', exact: true }).click();
  const opening = page.getByRole('row').filter({ hasText: 'On my stretcher' });
  await expect(opening).toBeVisible();
  await expectAccessibleAtEverySize(page, '/restricted');
  await opening.getByRole('button', { name: /^Actions, / }).click();
  await page.getByRole('menuitem', { name: 'Review' }).click();
  await dialog.getByLabel('What did you find?').fill('It was theirs to open');
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(opening).toBeHidden();
  await page.getByRole('button', { name: 'All openings', exact: true }).click();
  await expect(opening).toContainText('It was theirs to open');

  const standing = page.getByRole('row').filter({ hasText: 'Known to the team' });
  await standing.getByRole('button', { name: /^Actions, / }).click();
  await page.getByRole('menuitem', { name: 'Lift' }).click();
  await dialog.getByLabel('Why does it no longer need to be restricted?').fill('No longer known');
  await dialog.getByRole('button', { name: 'Lift' }).click();
  await expect(standing).toHaveCount(0);
});

test('a public figure is flagged by an administrator, and staff see nothing of it', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  const name = newName();
  const address = `/patients/${await registered(page, { name, dob: '1988-04-05' })}`;
  await open(page, address);
  const dialog = page.getByRole('dialog');
  const ask = page.getByRole('button', { name: 'Public figure …' });
  await ask.click();
  await dialog.getByLabel('Why is this person a public figure?').fill('Sings on television');
  await dialog.getByRole('button', { name: 'Flag', exact: true }).click();
  await expect(page.getByText('The patient is flagged.')).toBeVisible();

  const context = await browser.newContext();
  const staff = await context.newPage();
  await signInAs(staff, 'staff');
  await open(staff, address);
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(staff.getByText(/public figure|Sings on television/i)).toHaveCount(0);
  await context.close();

  await open(page, '/restricted?view=figures');
  await expect(page.getByRole('row').filter({ hasText: 'Sings on television' })).toContainText(name);
  await expectAccessibleAtEverySize(page, '/restricted, with a public figure');
  await open(page, '/reports/auditlog?view=unusual');
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `A record of a public figure (${name})` })
      .first(),
  ).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, address);
  await ask.click();
  await expect(dialog).toContainText('Sings on television');
  await dialog.getByLabel('Why is the flag no longer needed?').fill('Forgotten');
  await dialog.getByRole('button', { name: 'Remove flag' }).click();
  await expect(page.getByText('The flag is removed.')).toBeVisible();
  await ask.click();
  await expect(dialog).toContainText('Earlier: Flagged by');
});
