import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { HANDOVER_FORMAT_LABELS } from '@sideline/schema/prf/handover/handover';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';
import { commandOf, makeRecord, save, saveResults } from './prf/made-record';
import { callGraphql, readRecord } from './prf/stored-record';
import { qrText } from './qr-text';
import { open, signInAs } from './sign-in-as';
import { v7 as newId } from 'uuid';

const introduce = async (page: Page, name: string) => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Show the handover' }).click();
};

/** On how many sheets of A4 the page prints. */
const printedPages = async (page: Page): Promise<number> => {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
};

test('a whole transport prints on one A4 sheet with its code, in either order', async ({ page }) => {
  await signInAs(page, 'staff');
  const { customPrfId } = await makeRecord(page, FALL_TRANSPORT);
  await open(page, `/prf/${customPrfId}/handover`);
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = page.getByRole('img', { name: 'Code that opens the handover' });
  const shown = await qrText(code);
  await page.emulateMedia({ media: 'print' });
  expect(await qrText(code)).toBe(shown);
  await expect(page.getByRole('button', { name: 'Make another code' })).toBeHidden();
  await page.emulateMedia({ media: null });
  for (const format of Object.values(HANDOVER_FORMAT_LABELS)) {
    await page.getByText(format, { exact: true }).click();
    await expect(page.getByRole('radio', { name: format })).toBeChecked();
    expect(await printedPages(page), format).toBe(1);
  }
});

test('the handover of a record that was entered in error says so, and is neither printed nor handed on', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const prfId = newId();
  const [result] = saveResults(
    await save(page, [commandOf(prfId, 'PresentingComplaint', { presenting_complaint: 'Chest pain' })]),
  );
  await callGraphql(page, 'mutation ($input: PrfReasonInput!) { voidPrf(input: $input) { prf { id } } }', {
    input: { prfId, reason: 'The wrong patient' },
  });
  await open(page, `/prf/${result?.customPrfId ?? ''}/handover`);
  const sheet = page.getByRole('main');
  await expect(sheet.getByRole('status').filter({ hasText: 'Entered in error' })).toContainText(
    'The wrong patient',
  );
  await expect(sheet).toContainText('Chest pain');
  await expect(page.getByRole('button', { name: /Print|Make a code/ })).toHaveCount(0);
  await expectAccessible(page, 'the handover of a void record');
});

test('the next crew opens the handover on its own phone, one browser alone, and signs for the patient', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'staff');
  const [result] = saveResults(
    await save(page, [
      commandOf(newId(), 'PresentingComplaint', { presenting_complaint: 'Fell from the third step' }),
    ]),
  );
  const number = result?.customPrfId ?? '';
  await open(page, `/prf/${number}/handover`);
  await expect(page.getByRole('main')).toContainText('Fell from the third step');
  const made = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') && (await response.text()).includes('makeHandoverLink'),
  );
  await page.getByRole('button', { name: 'Make a code' }).click();
  const answer = (await (await made).json()) as {
    data: { makeHandoverLink: { readonly newHandoverLink: { token: string } } };
  };
  await expect(page.getByRole('img', { name: 'Code that opens the handover' })).toBeVisible();
  await expectAccessibleAtEverySize(page, '/prf/:customPrfId/handover');

  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const stranger = await phone.newPage();
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(request.url()));
  const link = `/handover#${answer.data.makeHandoverLink.newHandoverLink.token}`;
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Who is taking over?' })).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('third step');
  await introduce(stranger, 'Dr Okafor');
  await expect(stranger.getByRole('article')).toContainText('Fell from the third step');
  await expectAccessible(stranger, 'the handover on a stranger’s phone');
  expect(asked.filter((url) => url.includes(answer.data.makeHandoverLink.newHandoverLink.token))).toEqual([]);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await other.newPage();
  await second.goto(link);
  await introduce(second, 'Somebody else');
  await expect(second.getByRole('alert')).toContainText('This link cannot be opened.');
  await expect(second.locator('body')).not.toContainText('third step');
  await Promise.all([phone.close(), other.close()]);

  const codes = page.getByRole('list', { name: 'Codes for this record' });
  await expect(codes).toContainText('by Dr Okafor');
  await codes.getByRole('button', { name: /^Revoke the code made \d\d:\d\d$/ }).click();
  await expect(codes).toContainText(/by Dr Okafor, revoked \d\d:\d\d/);
  await expect(codes.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await page.getByLabel('Name and role of the person taking over').fill('Dr Okafor, registrar');
  await page.getByRole('button', { name: 'Cannot draw? Make a mark' }).click();
  await page.getByRole('button', { name: 'Record the handover' }).click();
  await expect(page.getByTestId('taken-over')).toContainText('Dr Okafor, registrar');
  // What the screen shows is the device's at once; the server has it a moment later.
  await expect
    .poll(async () => (await readRecord(page, number)).data['DispositionOutcome'])
    .toMatchObject({
      handover_to: 'Dr Okafor, registrar',
      handover_signature: expect.stringMatching(/^M/),
    });
});
