import { expect, test } from '@playwright/test';
import { expectAccessibleAtEverySize } from './axe';
import { makeEmptyTeam } from './empty-team';
import { open, signInAs } from './sign-in-as';

test.describe('cheer teams', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'staff');
    await open(page, '/cheer');
  });

  test('shows teams by name with their squads by name', async ({ page }) => {
    await expect(page.getByText(/^\d+ teams with \d+ squads, by name\.$/)).toBeVisible();
    const names = await page.getByRole('heading', { level: 2 }).allTextContents();
    const teams = names.filter((name) => name !== '');
    expect(teams).toEqual(
      [...teams].sort((left, right) => left.toLowerCase().localeCompare(right.toLowerCase())),
    );
  });

  test('says of a team without squads that it has none', async ({ page }) => {
    await open(page, `/cheer?q=${encodeURIComponent(await makeEmptyTeam(page))}`);
    // Of all teams this one alone is left.
    await expect(page.getByRole('button', { name: 'Add squad' })).toHaveCount(1);
    await expect(page.getByText('No squads available for this team.')).toBeVisible();
  });

  test('makes and renames a team and its squads', async ({ page }) => {
    const name = `Harbour Hawks ${String(Date.now() % 100_000)}`;
    await page.getByRole('button', { name: 'New team' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create team' }).click();
    await expect(dialog.getByRole('alert', { name: 'Please put these right' })).toBeFocused();
    await expect(dialog.getByRole('link', { name: 'Enter the team name.' })).toBeVisible();
    await expectAccessibleAtEverySize(page, 'new team with an error');
    await dialog.getByLabel('Team name').fill(name);
    await dialog.getByRole('button', { name: 'Create team' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search teams' }).fill(name);
    await expect(page).toHaveURL(/q=Harbour/);
    // Of all teams this one alone is left.
    await expect(page.getByRole('button', { name: 'Add squad' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Add squad' }).click();
    await page.getByLabel('Squad name').fill('Youth Level 1');
    await page.getByRole('dialog').getByRole('button', { name: 'Add squad' }).click();
    await expect(page.getByRole('link', { name: 'Youth Level 1' })).toBeVisible();

    await page.getByRole('button', { name: `Rename squad Youth Level 1 of ${name}` }).click();
    await page.getByLabel('Squad name').fill('Youth Level 2');
    await page.getByRole('button', { name: 'Rename squad', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Youth Level 2' })).toBeVisible();
  });

  test('refuses a name that is taken, and keeps it in the box', async ({ page }) => {
    await page.getByRole('button', { name: 'New team' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Team name').fill('Severnside Storm');
    await dialog.getByRole('button', { name: 'Create team' }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(dialog.getByLabel('Team name')).toHaveValue('Severnside Storm');
  });

  test('leads from a squad to its patients', async ({ page }) => {
    await page.getByRole('list', { name: 'Squads of Severnside Storm' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/patients\?team=.+&squad=/);
    await expect(page.getByRole('button', { name: 'Team: Severnside Storm' })).toBeVisible();
  });
});
