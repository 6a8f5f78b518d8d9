import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { OVERDOSE } from './cases/overdose.mapping';
import { make } from './make';
import { ownPatient, signInOwn } from './own-patient';
import { linkPatient, makeRecord, registered, signRecord } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';

test.use({ viewport: { width: 390, height: 844 } });

test('a patient reads a visit in plain words, asks for a correction, and shares it once by a link', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'patient');
  await open(page, '/patient-access');
  await page.locator('main a[href^="/patient-access/visits/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit');
  const parts = page.getByRole('heading', {
    name: /^(What (happened|we found|we did|to do now)|When to get help)$/,
  });
  await expect(parts).toHaveText([
    'What happened',
    'What we found',
    'What we did',
    'What to do now',
    'When to get help',
  ]);
  await expect(page.getByRole('main')).toContainText('111.nhs.uk');
  await expectAccessibleAtEverySize(page, '/patient-access/visits/:customPrfId');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^visit-SL-.+\.pdf$/);

  const wrong = `The wrong ankle ${String(Date.now())}`;
  await page.getByRole('button', { name: 'Ask us to correct this in ‘What we found’' }).click();
  await page.getByLabel('What is wrong, and what should it say?').fill(wrong);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: wrong })).toContainText('Waiting for an answer.');

  await page.getByRole('checkbox', { name: 'It can be opened only once' }).check();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = (await page.locator('code').textContent()) ?? '';
  expect(address).toContain('/shared-record#');

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await stranger.newPage();
  await open(visitor, address);
  await visitor.getByLabel('Your name').fill('Dr Okafor');
  await visitor.getByRole('button', { name: 'Show the record' }).click();
  await expect(visitor.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(visitor, '/shared-record');
  await visitor.reload();
  await visitor.getByLabel('Your name').fill('Dr Okafor');
  await visitor.getByRole('button', { name: 'Show the record' }).click();
  await expect(visitor.getByRole('alert')).toContainText('This link cannot be opened');
  await stranger.close();

  await page.reload();
  await expect(
    page.getByRole('list', { name: 'Links to this record' }).getByRole('listitem').first(),
  ).toContainText(/Used.*by Dr Okafor/s);
});

test('a guardian chooses whose record to read: nothing moves when the names come, and a lost list says so', async ({
  page,
}) => {
  const guardian = await ownPatient(page, newName());
  await signInAs(page, 'staff');
  const name = newName();
  const childId = await registered(page, { name, dob: `${String(new Date().getFullYear() - 9)}-02-03` });
  await make(page, 'linkGuardian', 'LinkGuardianInput', {
    ...{ id: newId(), patientId: childId, email: guardian.email },
    ...{ relation: 'Mother', reason: 'Birth certificate seen' },
  });
  await signInOwn(page, guardian);
  const whose = page.getByRole('combobox', { name: 'Whose record' });
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the list is there before its names', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('GuardedChildren')) await held;
      await route.fallback();
    });
    await open(page, '/patient-access');
    await expect(whose).toBeVisible();
    // What was typed comes with a heading of its own, in the place of the one that was there while it loaded.
    await expect(page.getByRole('button', { name: 'Correct my details' })).toBeVisible();
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().y);
    const before = await top();
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('GuardedChildren'),
    );
    answer();
    await answered;
    await whose.click();
    await page.getByTitle(name, { exact: true }).click();
    await expect(heading).toContainText(name);
    expect(await top()).toBe(before);
    await expect(page).toHaveURL(`/patient-access?child=${childId}`);
    await expectAccessible(page, 'the records of a child');
    await page.unroute('**/graphql');
  });

  await test.step('a list that is lost says so, and is asked for again', async () => {
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('GuardedChildren')) return route.fallback();
      await route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong.' }] } });
    });
    await open(page, '/patient-access');
    await whose.click();
    const again = page.locator('.ant-select-dropdown:visible').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/graphql');
    await again.click();
    await expect(page.getByTitle(name, { exact: true })).toBeVisible();
  });
});

test('a guardian opens the visit of a child from the list and goes back to the child’s records', async ({
  page,
}) => {
  const guardian = await ownPatient(page, newName());
  await signInAs(page, 'staff');
  const { id, customPrfId } = await makeRecord(page, OVERDOSE);
  const name = newName();
  const childId = await registered(page, { name, dob: `${String(new Date().getFullYear() - 9)}-02-03` });
  await linkPatient(page, id, childId);
  await signRecord((query, variables) => callGraphql(page, query, variables), id);
  await make(page, 'linkGuardian', 'LinkGuardianInput', {
    ...{ id: newId(), patientId: childId, email: guardian.email },
    ...{ relation: 'Mother', reason: 'Birth certificate seen' },
  });

  await signInOwn(page, guardian);
  await open(page, '/patient-access');
  // It is none of the guardian's own.
  await expect(page.locator(`main a[href*="${customPrfId}"]`)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Whose record' }).click();
  await page.getByTitle(name, { exact: true }).click();
  await page.locator(`main a[href*="${customPrfId}"]`).click();
  await expect(page).toHaveURL(`/patient-access/visits/${customPrfId}?child=${childId}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(main).toContainText(`You are reading this as a guardian. ‘You’ means ${name}.`);
  for (const title of ['What happened', 'What we found', 'What we did', 'When to get help'])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page, 'the visit of a child');
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe(`visit-${customPrfId}.pdf`);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/patient-access?child=${childId}`);
  // Without naming the child it is a stranger's record.
  await open(page, `/patient-access/visits/${customPrfId}`);
  await expect(main.getByText('PRF was not found.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What happened', exact: true })).toHaveCount(0);
});
