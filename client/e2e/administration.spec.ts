import { expect, test } from '@playwright/test';
import { open, signInAs } from './sign-in-as';

test.describe('settings', () => {
  // Both write the one row of settings.
  test.describe.configure({ mode: 'default' });

  test('the footer has its links, and the provider’s own facts as an admin set them', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/settings');
    const before = await page.getByLabel('Telephone').inputValue();
    // From the numbers that are kept for drama, and another one at each run.
    const telephone = `020 7946 0${100 + (Date.now() % 899)}`;
    await page.getByLabel('Telephone').fill(telephone);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: telephone })).toHaveAttribute(
      'href',
      `tel:${telephone.replaceAll(' ', '')}`,
    );
    for (const [name, path] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Cookie Policy', '/cookie-policy'],
      ['Contact Us', '/contact-us'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    for (const name of ['Facebook', 'Twitter', 'Instagram']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await expect(footer).toContainText('ISO 9001');
    await expect(footer).toContainText('ISO 27001');
    await page.getByLabel('Telephone').fill(before);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(footer.getByText(telephone)).toBeHidden();
  });

  test('a fact that the provider is without can be emptied, and stays so', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/settings');
    const twitter = page.getByRole('textbox', { name: 'Twitter' });
    const before = await twitter.inputValue();
    expect(before).not.toBe('');
    await twitter.fill('');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' })).toHaveCount(0);
    await page.reload();
    await expect(twitter).toHaveValue('');
    await page.getByLabel('How to complain').fill('Write to the medical director first.');
    await twitter.fill(before);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' })).toBeVisible();
    await open(page, '/privacy-policy');
    await expect(page.getByText('Write to the medical director first.')).toBeVisible();
  });
});

test.describe('accounts and tokens', () => {
  test('an API token is made, shown once, and revoked', async ({ page, request }) => {
    await signInAs(page, 'admin');
    await open(page, '/tokens');
    const name = `Journey ${Date.now()}`;
    await page.getByRole('button', { name: 'New token' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create token' }).click();
    const secret = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';
    const ask = () =>
      request.post('/graphql', {
        headers: { authorization: `Bearer ${secret}` },
        data: { query: '{ cheerTeams { team_id } me { role } }' },
      });
    expect(await (await ask()).json()).toMatchObject({ data: { me: { role: 'staff' } } });
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByText(secret)).toHaveCount(0);

    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Revoke token' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
    await expect(row.getByText('Revoked')).toBeVisible();
    const answer = (await (await ask()).json()) as { data?: { me: unknown } };
    expect(answer.data?.me ?? null).toBeNull();
  });

  test('an admin creates another, who can sign in', async ({ page }) => {
    await signInAs(page, 'admin');
    await open(page, '/createadmin');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Enter the first name.' })).toBeVisible();
    const email = `admin.${Date.now()}@sideline.test`;
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Ashworth');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: false }).first().fill('password1234');
    await page.getByLabel('Password again').fill('password1234');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.locator('#admin-password-error')).toContainText('too easy to guess');
    await page.getByLabel('Password', { exact: false }).first().fill('copper walrus orbit lantern');
    await page.getByLabel('Password again').fill('copper walrus orbit lantern');
    await page.getByRole('button', { name: 'Create Admin User' }).click();
    await expect(page.getByText('Robin Ashworth can now sign in as an administrator.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });
});
