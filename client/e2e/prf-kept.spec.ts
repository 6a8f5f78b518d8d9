import { ERRORS } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ageRows, deviceHasKey, diskHasSince, onDisk, rowsOnDisk } from './device-disk';
import { lieUntouched } from './lie-untouched';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql, readRecord } from './prf/stored-record';
import { below } from './silence';
import { ACCOUNTS, follow, open, PASSWORD, signInByForm, signInHere, walkTo } from './sign-in-as';

const complaint = (screen: PrfScreen) => screen.form.getByRole('textbox', { name: /^Chief complaint/ });

const SERVER = below('api', 'graphql', 'healthz');

/** Saves get no answer, as with no signal; everything else is answered. */
const loseSaves = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('savePrf') === true) await route.abort('internetdisconnected');
    else await route.continue();
  });

/** Signs in as staff and begins a record with a complaint that cannot be sent. */
const beginUnsent = async (page: Page, text: string): Promise<PrfScreen> => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  await loseSaves(page);
  await page.getByRole('button', { name: 'New PRF' }).click();
  await complaint(screen).fill(text);
  await complaint(screen).blur();
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
  return screen;
};

/** The nurse signs in over somebody else's page, whose session has ended. */
const nurseCarriesOn = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('E-mail address').fill(ACCOUNTS.nurse);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and carry on' }).click();
  await expect(dialog).toBeHidden();
};

/** The server cannot be asked by this page, which has noticed it. */
const silence = async (page: Page): Promise<void> => {
  await page.route(SERVER, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByRole('banner').getByText(/^(Reconnecting|Offline)/)).toBeVisible();
};
/** It answers again, and the page has noticed that. */
const speak = async (page: Page): Promise<void> => {
  await page.unroute(SERVER);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('banner').getByText('Online', { exact: true })).toBeVisible();
};

test('a record is not called saved before what a closed page left on the device has been looked for', async ({
  page,
}) => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  await page.getByRole('button', { name: 'New PRF' }).click();
  await complaint(screen).fill('Stung by a wasp');
  await screen.openRecord(await screen.number());
  await screen.saved();
  await loseSaves(page);
  await complaint(screen).fill('Stung by a wasp, lips swollen');
  await complaint(screen).blur();
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/);

  // What reads the device is late.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/take-up-drafts-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(complaint(screen)).toHaveValue(/^Stung by a wasp/);
  await expect(screen.saveState).toHaveText('Looking for unsent changes on this device');
  release();
  await expect(screen.saveState).toHaveText(/^(On this device: 1 change|Sent)/);
  await expect(complaint(screen)).toHaveValue('Stung by a wasp, lips swollen');
});

test('what could not be sent is on the device, closed, and is sent by the next page', async ({ page }) => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  let number = '';
  await loseSaves(page);
  await page.getByRole('button', { name: 'New PRF' }).click();
  await complaint(screen).fill('Fell from the second step');
  await complaint(screen).blur();
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/);

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(complaint(screen)).toHaveValue('Fell from the second step');
    await expect(screen.saveState).toHaveText(/^On this device: 1 change, since \d\d:\d\d/);
  });

  await test.step('the disk shows nothing of it', async () => {
    const kept = await onDisk(page);
    expect(kept.length).toBeGreaterThan(500);
    expect(kept).not.toContain('second step');
  });

  await test.step('the dashboard of another page tells of it', async () => {
    const other = await page.context().newPage();
    await open(other, '/dashboard');
    const unsent = other.locator('.ant-card', { hasText: 'Not sent from this device' });
    await expect(unsent).toContainText('1 change in another open page on this device');
    await expect(unsent).not.toContainText('Everything is on the server');
    await other.close();
  });

  await test.step('logging out asks first', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: '1 change is not sent yet' });
    await expect(dialog).toContainText('They stay on this device, protected by your password');
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(complaint(screen)).toHaveValue('Fell from the second step');
    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('another person finds nothing of it, and sends nothing', async () => {
    // Not while the form is still being fetched: a request that is under way when its route goes may never be answered.
    await expect(page.getByLabel('E-mail address')).toBeVisible();
    await page.unroute('**/graphql');
    await signInHere(page, 'nurse');
    await walkTo(page, '/createprf');
    await expect(complaint(screen)).toHaveValue('');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('who wrote it signs in, and it is sent', async () => {
    const sent = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') && response.request().postData()?.includes('savePrf') === true,
    );
    const before = Date.now();
    // In the page in which they wrote it and left.
    await signInHere(page, 'staff');
    const answer = (await (await sent).json()) as {
      data: { savePrf: { results: { customPrfId: string; outcome: string }[] } };
    };
    const [result] = answer.data.savePrf.results;
    // The last send of the page that was loaded again may have arrived: to send again is harmless.
    expect(['SAVED', 'MERGED', 'REPLAYED']).toContain(result?.outcome);
    number = result?.customPrfId ?? '';
    const { data } = await readRecord(page, number);
    expect(data['incidentDetails']?.['chief_complaint']).toBe('Fell from the second step');
    // The device knows its number too, on the screen and on the disk.
    await expect(page.getByText('Everything is on the server.')).toBeVisible();
    await diskHasSince(page, before);
  });

  await test.step('no form has read it since, and without the server it is there to be opened and written', async () => {
    await page.route(SERVER, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Open this device' }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/prf/${number}`));
    await expect(screen.form).toContainText('Draft, as kept on this device');
    await expect(complaint(screen)).toHaveValue('Fell from the second step');
    await complaint(screen).fill('Fell from the third step');
    await complaint(screen).blur();
    await expect(screen.saveState).toHaveText(/^On this device: 1 change/);

    await test.step('its head claims no more than the draft knows', async () => {
      await expect(screen.banner).toContainText('Patient not on this device');
      await expect(screen.banner).toContainText('Allergies: not on this device');
      await expect(screen.banner).toContainText('Draft, as kept on this device');
      await expect(screen.banner).toContainText(number);
      await screen.goTo('patient');
      const details = screen.form.getByRole('form', { name: 'Patient', exact: true });
      await details.getByLabel('Patient name').fill('Rowan Hazel');
      await details.getByRole('textbox', { name: 'Allergies' }).fill('Penicillin');
      await expect(screen.banner.getByRole('heading')).toHaveText('Rowan Hazel');
      await expect(screen.banner).toContainText('Allergies: Penicillin');
    });

    await test.step('what wants the record itself says so, and opens by itself when it can', async () => {
      await follow(page, `/prf/${number}/amend`);
      await expect(page.getByText(/You need a connection to amend a signed record/)).toBeVisible();
      await follow(page, `/prf/${number}/handover`);
      await expect(page.getByText(/A handover made now would leave them out/)).toBeVisible();
      await page.unroute(SERVER);
      await expect(page.getByText('Format of the handover')).toBeAttached();
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: number }).click();
    });
    await expect(screen.form).not.toContainText('as kept on this device');
    await expect(screen.banner).not.toContainText('on this device');
    const stored = async () => (await readRecord(page, number)).data['incidentDetails']?.['chief_complaint'];
    await expect.poll(stored).toBe('Fell from the third step');
  });
});

test('without the server the password opens what the device keeps, to be read and written', async ({
  page,
}) => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  await page.getByRole('button', { name: 'New PRF' }).click();
  await complaint(screen).fill('Stung by a wasp');
  await complaint(screen).blur();
  const number = await screen.number();
  await screen.saved();
  // Read once, so that the device has the record as the server gives it.
  await screen.openRecord(number);
  await screen.saved();

  await page.route(SERVER, (route) => route.abort('internetdisconnected'));
  // Nobody has touched the device for longer than the idle time: what a reload opens with is gone.
  const openKeys = async () => (await rowsOnDisk(page)).filter(({ store }) => store === 'opened').length;
  expect(await openKeys()).toBe(1);
  // And none ever did that the disk alone could open.
  expect((await rowsOnDisk(page)).filter(({ hasOpenKey }) => hasOpenKey)).toEqual([]);
  await page.evaluate(([key, at]) => localStorage.setItem(key, at), [
    'sideline-last-activity',
    String(Date.now() - LIMITS.session.idleMinutes * 60_000),
  ] as const);
  await page.reload();
  await expect.poll(openKeys).toBe(0);
  await expect(
    page.getByRole('heading', { name: /^(Sideline cannot be reached|This device is offline)$/ }),
  ).toBeVisible();
  await expectAccessible(page, 'a device without the server');

  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Open this device' }).click();
  await expect(page.getByRole('alert')).toContainText('That password does not open any data on this device.');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open this device' }).click();

  await expect(complaint(screen)).toHaveValue('Stung by a wasp');
  await expect(screen.form).toContainText('As last loaded on this device');
  const writtenFrom = Date.now();
  await complaint(screen).fill('Stung by two wasps');
  await complaint(screen).blur();
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
  await diskHasSince(page, writtenFrom);

  await test.step('a day later what waits is still there, on the record as it was read', async () => {
    await ageRows(page, LIMITS.autosave.keptForMs + 60_000);
    await page.reload();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Open this device' }).click();
    await expect(complaint(screen)).toHaveValue('Stung by two wasps');
    expect((await rowsOnDisk(page)).filter(({ store }) => store === 'records')).toHaveLength(1);
  });

  await page.unroute(SERVER);
  await screen.saved();
  await expect(screen.form).not.toContainText('As last loaded on this device');
  const { data } = await readRecord(page, number);
  expect(data['incidentDetails']?.['chief_complaint']).toBe('Stung by two wasps');

  await test.step('a day later the next page wipes it, with the lists that it was filled in from', async () => {
    const unsent = async () => (await rowsOnDisk(page)).filter(({ isUnsent }) => isUnsent).length;
    const old = async (): Promise<readonly string[]> =>
      (await rowsOnDisk(page))
        .filter(({ keptAt }) => keptAt > 0 && Date.now() - keptAt > LIMITS.autosave.keptForMs)
        .map(({ store }) => store);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    // The server has everything: no page, open or ended, has left a row that says otherwise.
    await expect.poll(unsent).toBe(0);
    // A row that was still on its way to the disk is young: until all have come, the day passes again.
    await expect
      .poll(async () => {
        await ageRows(page, LIMITS.autosave.keptForMs);
        return new Set(await old());
      })
      .toEqual(new Set(['drafts', 'lists', 'records']));
    await page.reload();
    await expect.poll(old).toEqual([]);
  });
});

test('what a page could not send before it was closed, another that stayed open sends when the server answers again', async ({
  page,
}) => {
  await signInByForm(page, 'staff');
  await deviceHasKey(page);
  const unsent = async () => (await rowsOnDisk(page)).filter(({ isUnsent }) => isUnsent).length;
  const other = await page.context().newPage();
  await loseSaves(other);
  await open(other, '/createprf');
  const screen = new PrfScreen(other);
  await complaint(screen).fill('Dropped a tent pole on a foot');
  await complaint(screen).blur();
  await expect(screen.saveState).toHaveText(/^On this device: \d+ changes?,/);
  await expect.poll(unsent).toBe(1);

  // Before the other has gone: with an answer, this page would send at once.
  await silence(page);
  await other.close();
  const sent = page.waitForRequest((request) => request.postData()?.includes('savePrf') === true);
  await speak(page);
  expect((await sent).postData()).toContain('Dropped a tent pole on a foot');
  await expect.poll(unsent).toBe(0);
});

test('a form that locks itself with no signal opens by the password, goes on where it was, and is sent later', async ({
  page,
}) => {
  await signInByForm(page, 'staff');
  await deviceHasKey(page);
  await page.clock.install();
  const screen = new PrfScreen(page);
  await page.goto('/createprf');
  await page.clock.runFor(3_000);
  await complaint(screen).fill('Trodden on by a horse');
  await complaint(screen).blur();
  await page.clock.runFor(10_000);
  const number = await screen.number();
  await screen.saved();

  await page.route(SERVER, (route) => route.abort('internetdisconnected'));
  await complaint(screen).fill('Trodden on by a horse, twice');
  await lieUntouched(page, LIMITS.session.idleMinutes + 1);
  const locked = page.getByRole('dialog', { name: 'Locked' });
  // Somebody else's address with the same password: nothing of the first one opens.
  const address = locked.getByLabel('E-mail address');
  const own = await address.inputValue();
  await address.fill(ACCOUNTS.nurse.toUpperCase());
  await locked.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await locked.getByRole('button', { name: 'Sign in and carry on' }).click();
  await expect(locked.getByRole('alert')).toContainText(/Until it can, only .+ can carry on here/);
  await address.fill(own);
  await locked.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await locked.getByRole('button', { name: 'Sign in and carry on' }).click();
  await expect(locked).toBeHidden();
  await expect(complaint(screen)).toHaveValue('Trodden on by a horse, twice');
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
  await complaint(screen).fill('Trodden on by a horse, three times');
  await complaint(screen).blur();

  // Back again, the server is told of the lock first, and asks who it is.
  await page.unroute(SERVER);
  await page.clock.runFor(60_000);
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ended.getByRole('button', { name: 'Sign in and carry on' }).click();
  await expect(ended).toBeHidden();
  await page.clock.runFor(60_000);
  await screen.saved();
  const { data } = await readRecord(page, number);
  expect(data['incidentDetails']?.['chief_complaint']).toBe('Trodden on by a horse, three times');
});

test('what was typed into a record that is void meanwhile can be let go of, and is nothing unsent any more', async ({
  page,
}) => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  await page.getByRole('button', { name: 'New PRF' }).click();
  await complaint(screen).fill('Bitten by a goose');
  await complaint(screen).blur();
  const number = await screen.number();
  await screen.saved();
  const { id } = await readRecord(page, number);
  await loseSaves(page);
  await complaint(screen).fill('Bitten by two geese');
  await complaint(screen).blur();
  await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
  // Another device of the same person declares it, which this one hears of with its next save.
  await callGraphql(page, 'mutation ($input: PrfReasonInput!) { voidPrf(input: $input) { prf { id } } }', {
    input: { prfId: id, reason: 'Wrong patient' },
  });
  await page.unroute('**/graphql');
  await expect(screen.form.getByText('Bitten by two geese')).toBeVisible();
  const asked = page.getByRole('dialog', { name: 'Discard what you typed?' });
  // The record is read again as soon as it is known to be void, and drawn anew as one that is closed.
  await expect(async () => {
    if (!(await asked.isVisible()))
      await screen.form.getByRole('button', { name: 'Discard what I typed…' }).click({ timeout: 2_000 });
    await asked.getByRole('button', { name: 'Discard it' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(complaint(screen)).toHaveValue('Bitten by a goose');
  await expect(screen.form.getByText('Bitten by two geese')).toHaveCount(0);
  await expect(screen.saveState).toHaveText(ERRORS.PRF_VOID.message);
});

test('a record whose answer came only after its reader had left is theirs again once they are back', async ({
  page,
}) => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  await page.getByRole('button', { name: 'New PRF' }).click();
  await complaint(screen).fill('Stung by a wasp');
  await screen.saved();
  const address = page.url();

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let heldCount = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"Prf"') === true) {
      heldCount += 1;
      await held;
    }
    // Who has left meanwhile may have taken it back.
    await route.continue().catch(() => undefined);
  });
  // Who comes back while the first answer is still on its way joins that request.
  await expect(async () => {
    await follow(page, '/dashboard');
    await follow(page, new URL(address).pathname);
    await expect.poll(() => heldCount, { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  release();
  await page.unroute('**/graphql', undefined);
  await signInHere(page, 'staff');
  await follow(page, new URL(address).pathname);
  await expect(complaint(screen)).toHaveValue('Stung by a wasp');
  await complaint(screen).fill('Stung by two wasps');
  await screen.saved();
});

test('a session that is over when the page asks anew is renewed over it, and nobody else sees what is typed', async ({
  page,
  context,
}) => {
  await beginUnsent(page, 'Bitten by a ferret');
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  // As where another tab has signed in, and what it was given was taken away again.
  const other = await context.newPage();
  await other.goto('/terms-of-service');
  await context.clearCookies();
  await other.evaluate((userId) => {
    new BroadcastChannel('sideline-session').postMessage({ type: 'signedIn', userId });
  }, id);
  await nurseCarriesOn(page);
  await follow(page, '/dashboard');
  await expect(page.getByText('Everything is on the server.')).toBeVisible();
  await expect(page.getByText('Bitten by a ferret')).toHaveCount(0);
});

test('who signs in over the first one’s page, after the session has ended, sees nothing of it and sends nothing', async ({
  page,
}) => {
  const screen = await beginUnsent(page, 'Kicked by a pony');
  const tried = page.waitForRequest((request) => request.postData()?.includes('savePrf') === true);
  await page.getByRole('button', { name: 'Retry now' }).click();
  await tried;
  await page.context().clearCookies();
  await page.unroute('**/graphql');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('savePrf') === true && sent.length < 9)
      sent.push(request.postData() ?? '');
  });
  page.on('response', (response) => {
    // What went out before met no session.
    if (response.url().endsWith('/api/auth/login')) sent.length = 0;
  });
  // The next try meets no session; it comes by itself.
  await nurseCarriesOn(page);
  await open(page, '/dashboard');
  await expect(page.getByText('Everything is on the server.')).toBeVisible();
  await expect(page.getByText('Kicked by a pony')).toHaveCount(0);
  await open(page, '/createprf');
  await expect(complaint(screen)).toHaveValue('');
  expect(sent.filter((body) => body.includes('Kicked by a pony'))).toEqual([]);
});
