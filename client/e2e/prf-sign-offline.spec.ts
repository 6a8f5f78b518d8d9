import { expect, test, type Browser, type Page } from '@playwright/test';
import { OVERDOSE } from './cases/overdose.mapping';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { deviceHasKey, diskHasSince, onDisk } from './device-disk';
import {
  answerWhatIsAsked,
  commandOf,
  linkPatient,
  makeRecord,
  registered,
  save,
  saveResults,
} from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { expectNothingMissing, fillIn } from './prf/review-section';
import { callGraphql, readRecord } from './prf/stored-record';
import { below } from './silence';
import { PASSWORD, signInAs, signInByForm } from './sign-in-as';

const WAITING = 'Signed on this device, not yet sent';
const SERVER = below('api', 'graphql', 'healthz');

const silence = async (page: Page): Promise<void> => {
  await page.route(SERVER, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
};
const speak = async (page: Page): Promise<void> => {
  await page.unroute(SERVER);
  await page.evaluate(() => dispatchEvent(new Event('online')));
};

interface Ready {
  readonly screen: PrfScreen;
  readonly id: string;
  readonly number: string;
}

/** A record of which nothing is missing, open on its review, on a device that keeps things. */
const readyToSign = async (page: Page, patientName: string): Promise<Ready> => {
  await signInByForm(page, 'staff');
  await deviceHasKey(page);
  const { id, customPrfId } = await makeRecord(page, OVERDOSE);
  await linkPatient(page, id, await registered(page, { name: patientName, dob: '1971-05-06' }));
  await answerWhatIsAsked((query, variables) => callGraphql(page, query, variables), id);
  const screen = new PrfScreen(page);
  // What signing needs is on the device once the server has given it.
  const given = ['OwnGrades', 'PrfSigningKey'].map((operation) =>
    page.waitForResponse((response) => response.request().postData()?.includes(operation) === true),
  );
  await screen.openRecord(customPrfId, 'review');
  await Promise.all(given);
  await expect(screen.form.getByRole('button', { name: 'Sign PRF' })).toBeEnabled();
  return { screen, id, number: customPrfId };
};

const complaint = (screen: PrfScreen) => screen.form.getByRole('textbox', { name: /^Chief complaint/ });

/** Signs without the server; ends when the device has it. */
const signOffline = async (screen: PrfScreen, password = PASSWORD): Promise<void> => {
  const before = Date.now();
  const { dialog, confirm } = await fillIn(screen, 'Sign PRF', 'Paramedic', { password });
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(screen.form).toContainText(WAITING);
  await diskHasSince(screen.page, before);
};

const writeAsAdmin = async (browser: Browser, id: string, number: string, text: string): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, 'admin');
  await page.goto('/');
  const { data } = await callGraphql(
    page,
    'query ($id: ID!) { prf(customPrfId: $id) { sections { key version } } }',
    {
      id: number,
    },
  );
  const { sections } = data?.['prf'] as {
    readonly sections: readonly { readonly key: string; readonly version: number }[];
  };
  const version = sections.find(({ key }) => key === 'incidentDetails')?.version ?? 0;
  const answer = await save(page, [commandOf(id, 'incidentDetails', { chief_complaint: text }, version)]);
  expect(saveResults(answer)[0]).toMatchObject({ outcome: 'SAVED' });
  await context.close();
};

test('what is signed without a connection is on the device, closed, and signs once it is sent', async ({
  page,
}) => {
  const { screen, number } = await readyToSign(page, 'Hester Marchbanks');
  await silence(page);

  await test.step('the last entries wait before it', async () => {
    await screen.goTo('incidentDetails');
    await complaint(screen).fill('Written without a connection');
    await complaint(screen).blur();
    await expect(screen.saveState).toHaveText(/^On this device: 1 change/);
    await expectNothingMissing(screen);
    await signOffline(screen);
    await expectAccessibleAtEverySize(page, '/prf/:customPrfId signed on the device');
  });

  await test.step('it says so everywhere, and takes no entry here', async () => {
    await expect(screen.saveState).toHaveText(new RegExp(`^${WAITING}, since`));
    await screen.goTo('incidentDetails');
    await expect(
      screen.form.getByRole('status').filter({ hasText: 'cannot change the record on this device' }),
    ).toContainText(WAITING);
    await expect(complaint(screen)).toBeDisabled();
    await expect(screen.banner).toContainText('Signed, not sent');
  });

  await test.step('the password is nowhere on the disk, and nothing of what was signed is open', async () => {
    const disk = await onDisk(page);
    expect(disk).not.toContain(PASSWORD);
    expect(disk).not.toContain('Written without a connection');
  });

  await test.step('it outlives the page', async () => {
    await page.reload();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Open this device' }).click();
    await expect(screen.saveState).toHaveText(new RegExp(`^${WAITING}`));
    await expect(complaint(screen)).toBeDisabled();
  });

  const signedBefore = Date.now();
  await speak(page);
  await expect(screen.form).toContainText(/Signed by .+, Paramedic/, { timeout: 60_000 });
  const record = await readRecord(page, number);
  expect(record.data.incidentDetails).toMatchObject({ chief_complaint: 'Written without a connection' });
  expect(record.signature).not.toBeNull();
  const { data } = await callGraphql(
    page,
    'query ($id: ID!) { prf(customPrfId: $id) { status signature { signedAt receivedAt } } }',
    { id: number },
  );
  const { status, signature } = data?.['prf'] as {
    readonly status: string;
    readonly signature: { readonly signedAt: string; readonly receivedAt: string };
  };
  expect(status).toBe('completed');
  expect(Date.parse(signature.signedAt)).toBeLessThan(signedBefore);
  expect(Date.parse(signature.receivedAt)).toBeGreaterThan(Date.parse(signature.signedAt));
  await screen.goTo('review');
  await expect(screen.form).toContainText('received by the server');
});

test('a record that was changed meanwhile is not signed: the signer sees what changed, and decides', async ({
  page,
  browser,
}) => {
  const { screen, id, number } = await readyToSign(page, 'Cornelius Applegarth');
  await silence(page);
  await signOffline(screen);
  await writeAsAdmin(browser, id, number, 'Changed by a colleague');
  await speak(page);

  const clash = screen.form.getByRole('region', { name: 'The record changed after you signed it' });
  await expect(clash).toBeVisible({ timeout: 60_000 });
  const changed = clash.getByRole('table', { name: 'What changed after you signed' });
  await expect(changed.getByRole('row').filter({ hasText: 'Changed by a colleague' })).toContainText(
    'Chief complaint',
  );
  await expectAccessible(page, '/prf/:customPrfId changed after signing');
  expect((await readRecord(page, number)).signature).toBeNull();

  const { dialog, confirm } = await fillIn(screen, 'Sign PRF', 'Paramedic', { opener: 'Sign as it is now' });
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(screen.form).toContainText(/Signed by .+, Paramedic/);
  await expect(clash).toBeHidden();
  expect((await readRecord(page, number)).signature).not.toBeNull();
});

test('a wrong password signs nothing and asks again; a signature can be withdrawn', async ({ page }) => {
  const { screen, number } = await readyToSign(page, 'Ottilie Fairweather');
  await silence(page);

  await test.step('withdrawn, the record takes entries again', async () => {
    await signOffline(screen);
    await screen.form.getByRole('button', { name: 'Withdraw signature…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
    await expect(screen.form).not.toContainText(WAITING);
    await screen.goTo('incidentDetails');
    await expect(complaint(screen)).toBeEnabled();
    await screen.goTo('review');
  });

  await signOffline(screen, 'not my password at all');
  await speak(page);
  const refused = screen.form.getByRole('region', { name: 'Your signature was not accepted' });
  await expect(refused).toContainText('This is not your password.', { timeout: 60_000 });
  await expect(screen.saveState).toHaveText(/^Not signed\. This is not your password\./);
  await expectAccessible(page, '/prf/:customPrfId signature not accepted');
  expect((await readRecord(page, number)).signature).toBeNull();
  await refused.getByRole('button', { name: 'Keep it unsigned' }).click();
  await expect(refused).toBeHidden();
  await screen.saved();
});
