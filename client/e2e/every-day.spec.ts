import { expect, test, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize, SIZES } from './axe';
import { pressByHand } from './hand-keys';
import { make, usualColumns } from './make';
import { callGraphql } from './prf/stored-record';
import { OWN_PASSWORD, ownPatient, signInOwn } from './own-patient';
import { open, signInAs } from './sign-in-as';

/** The small things of every day: a cell changed where it is, an act taken back, figures as the provider writes them. */

test.describe('a list', () => {
  test.use({ viewport: SIZES.desktop });

  const createClient = async (page: Page, name: string): Promise<string> => {
    const id = newId();
    await make(page, 'createClient', 'CreateClientInput', {
      ...{ id, name, contactName: 'Sam Field', email: null, phone: null },
    });
    return id;
  };

  test('has cells that are changed by keys alone, says a clash, and takes each change back', async ({
    page,
  }) => {
    const name = `Inline ${newId()}`;
    await signInAs(page, 'admin');
    await usualColumns(page, 'clients');
    await open(page, '/clients');
    const id = await createClient(page, name);
    await open(page, `/clients?q=${encodeURIComponent(name)}`);
    const row = page.getByRole('row', { name });
    const opener = row.getByRole('button', { name: `edit telephone of ${name}` });
    const field = page.getByRole('textbox', { name: `Telephone of ${name}` });

    await test.step('F2 on the row goes to its first cell, Escape leaves it', async () => {
      // Keys reach a list once its rows are there.
      await expect(opener).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await pressByHand(page, 'j');
      await pressByHand(page, 'F2');
      await expect(page.getByRole('textbox', { name: `Contact of ${name}` })).toBeFocused();
      await page.keyboard.type('Nobody');
      await pressByHand(page, 'Escape');
      await expect(row).toContainText('Sam Field');
      await expect(row.getByRole('button', { name: `edit contact of ${name}` })).toBeFocused();
    });

    await test.step('Enter opens and saves, and what is wrong is said', async () => {
      await opener.press('Enter');
      await expect(field).toBeFocused();
      await page.keyboard.type('none');
      await pressByHand(page, 'Enter');
      await expect(row.getByRole('alert')).not.toBeEmpty();
      await expectAccessible(page, 'a cell with a problem');
      await field.fill('01632 960001');
      await pressByHand(page, 'Enter');
      await expect(row).toContainText('01632 960001');
      await expect(opener).toBeFocused();
    });

    await test.step('Undo puts it back by the same service', async () => {
      const undo = page.getByRole('button', { name: /^Undo: Telephone of/ });
      await expectAccessible(page, 'an offer to undo');
      await undo.focus();
      await pressByHand(page, 'Enter');
      await expect(page.getByText(`Telephone of ${name} has been changed back.`)).toBeVisible();
      await expect(row).not.toContainText('01632 960001');
    });

    await test.step('a change of another person is told, and only then written over', async () => {
      await opener.press('F2');
      await make(page, 'updateClient', 'UpdateClientInput', {
        ...{ id, version: 3, name, contactName: 'Sam Field', email: null },
        ...{ phone: '01632 960777', isActive: true },
      });
      await field.fill('01632 960002');
      await pressByHand(page, 'Enter');
      await expect(row.getByRole('alert')).toContainText('It is now: 01632 960777.');
      await pressByHand(page, 'Enter');
      await expect(row).toContainText('01632 960002');
    });
  });

  test('offers to take back what was done to several, for ten seconds', async ({ page }) => {
    const name = `Undo ${newId()}`;
    await signInAs(page, 'admin');
    await open(page, '/clients');
    await createClient(page, name);
    await open(page, `/clients?q=${encodeURIComponent(name)}`);
    const row = page.getByRole('row', { name });
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page
      .getByRole('region', { name: 'Selected: Clients' })
      .getByRole('button', { name: 'Deactivate' })
      .click();
    const dialog = page.getByRole('dialog', { name: /Deactivate 1 client/ });
    await dialog.getByRole('button', { name: 'Deactivate 1 client' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row).toContainText('Deactivated');
    await page.getByRole('button', { name: 'Undo: 1 client deactivated.' }).click();
    await expect(page.getByText('1 client active again.')).toBeVisible();
    await expect(row).toContainText('Active');
  });

  /** Selects every row with this mark, and does to all of them what the bar offers. */
  const actOn = async (page: Page, mark: string, act: string, asked: RegExp) => {
    const boxes = page.getByRole('checkbox', { name: new RegExp(`^Select .*${mark}`) });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await page
      .getByRole('region', { name: /^Selected: / })
      .getByRole('button', { name: act, exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: asked });
    await expectAccessible(page, `${act} several`);
    await dialog.getByRole('button', { name: asked }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  };

  test('of tokens, webhooks, suppliers and codes is acted on several at once', async ({ page }) => {
    const mark = newId().slice(-12);
    await signInAs(page, 'admin');
    const names = ['one', 'two'].map((which) => `Several ${mark} ${which}`);
    const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const webhookIds: string[] = [];
    for (const name of names) {
      const scopes = ['events_read'];
      await make(page, 'createApiToken', 'CreateApiTokenInput', {
        ...{ id: newId(), name, role: 'staff', scopes, expiresAt },
      });
      await make(page, 'createSupplier', 'CreateSupplierInput', { id: newId(), name });
      const url = `http://127.0.0.1:9/${name.replaceAll(' ', '-')}`;
      const id = newId();
      await make(page, 'createWebhook', 'CreateWebhookInput', { id, url, events: ['event_created'] });
      webhookIds.push(id);
    }
    const rows = page.getByRole('row', { name: new RegExp(mark) });
    const says = async (words: string) => {
      for (const row of await rows.all()) await expect(row).toContainText(words);
    };

    await test.step('tokens are revoked, for good', async () => {
      await open(page, '/tokens');
      await actOn(page, mark, 'Revoke', /^Revoke 2 tokens/);
      await says('Revoked');
      await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
    });

    await test.step('webhooks are turned off, and on again', async () => {
      await open(page, '/webhooks');
      await actOn(page, mark, 'Turn off', /^Turn off 2 webhooks/);
      await says('Off');
      await page.getByRole('button', { name: 'Undo: 2 webhooks turned off.' }).click();
      await expect(page.getByText('2 webhooks turned on again.')).toBeVisible();
      await says('On');
      // Nobody listens there.
      for (const id of webhookIds)
        await callGraphql(page, 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) }', { id });
    });

    await test.step('suppliers are deactivated, and active again', async () => {
      await open(page, `/inventory/suppliers?q=${mark}&inactive=1`);
      await actOn(page, mark, 'Deactivate', /^Deactivate 2 suppliers/);
      await says('Deactivated');
      await page.getByRole('button', { name: 'Undo: 2 suppliers deactivated.' }).click();
      await expect(page.getByText('2 suppliers active again.')).toBeVisible();
      await says('In use');
    });

    await test.step('codes are taken out of use', async () => {
      const code = mark.slice(-8).toUpperCase();
      for (const nth of ['1', '2'])
        await make(page, 'saveFhirCode', 'SaveFhirCodeInput', {
          ...{ list: 'gp_practice', value: `Surgery ${code} ${nth}`, code: `${code}${nth}` },
          ...{ system: 'https://fhir.nhs.uk/Id/ods-organization-code', display: `Surgery ${nth}` },
          ...{ release: 'November 2026', source: 'Organisation Data Service' },
        });
      await open(page, `/fhir-codes?q=${code}`);
      await actOn(page, code, 'Take out of use', /^Take out of use 2 codes/);
      for (const row of await page.getByRole('row', { name: new RegExp(code) }).all())
        await expect(row).toContainText('Out of use');
    });
  });
});

test('figures are written as the provider has set them, and the choices show it before they are saved', async ({
  page,
}) => {
  // For this page alone: other journeys read figures too.
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('ProviderFacts')) return route.fallback();
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    const providerFormats = { thousands: 'space', pence: 'when_needed', clock: 'h12', weekStart: 'sunday' };
    await route.fulfill({ json: { data: { ...data, providerFormats } } });
  });
  await signInAs(page, 'admin');
  // Twice: what the first page asks for is kept on the device for the next.
  await open(page, '/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sideline-provider'))).toContain('h12');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/Registered \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/i);

  await open(page, '/settings/provider?tab=formats');
  const form = page.getByRole('form', { name: 'Formats' });
  await expect(form.getByRole('radio', { name: '1,234,567' })).toBeChecked();
  await expect(form).toContainText('12,345 items, £12,345.00, at 14:32.');
  await form.getByRole('radio', { name: '12 hours: 2:32 pm' }).check();
  await form.getByRole('radio', { name: '1234567', exact: true }).check();
  await expect(form).toContainText('12345 items, £12345.00, at 2:32 pm.');
  await expect(form.getByRole('button', { name: 'Save formats' })).toBeEnabled();
  await expectAccessibleAtEverySize(page, 'the formats');
});

test.describe('in a Welsh browser', () => {
  test.use({ locale: 'cy-GB' });

  test('a second factor that is asked for is set up in Welsh', async ({ page }) => {
    // The installation decides which roles need a second factor. Here the answer says that this one does.
    await page.route('**/api/auth/user', async (route) => {
      const answer = await route.fetch();
      const user = (await answer.json()) as object | null;
      await route.fulfill({
        response: answer,
        json: user && 'id' in user ? { ...user, mustEnrol: true } : user,
      });
    });
    await signInOwn(page, await ownPatient(page, 'Olwen Ffactor'));
    await page.goto('/second-factor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gosod ail ffactor');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Parhau' }).click();
    await expect(main.getByText('Rhowch eich cyfrinair.')).toBeVisible();
    await main.locator('input[type=password]').fill('not this one, surely');
    await main.getByRole('button', { name: 'Parhau' }).click();
    await expect(main.getByText('Nid hwn yw eich cyfrinair.')).toBeVisible();
    await expectAccessibleAtEverySize(page, '/second-factor in Welsh');
    await main.locator('input[type=password]').fill(OWN_PASSWORD);
    await main.getByRole('button', { name: 'Parhau' }).click();
    await expect(main.getByRole('img', { name: 'Cod ar gyfer yr ap dilysu' })).toBeVisible();
    await main.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor');
    await expect(main.getByRole('button', { name: 'Confirm code' })).toBeVisible();
  });
});
