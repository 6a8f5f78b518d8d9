import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { callGraphql } from './prf/stored-record';
import { open, PASSWORD, signInAs } from './sign-in-as';

const make = async (page: Page, mutation: string, type: string, input: object): Promise<void> => {
  const { errors } = await callGraphql(
    page,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};

const choose = async (within: Locator, label: string, option: string | RegExp): Promise<void> => {
  const list = within.getByRole('combobox', { name: label });
  await list.click();
  // A long list draws what is near; typing brings the option there.
  if (typeof option === 'string') await list.fill(option);
  await within
    .page()
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
    .first()
    .click();
};

/** The witness chooses themself and types their own password on this device. */
const witness = async (drawer: Locator, who: string, secret = PASSWORD): Promise<void> => {
  await choose(drawer, 'Witness', who);
  await drawer.getByLabel('Their password or code').fill(secret);
};

interface Story {
  readonly tail: string;
  readonly itemId: string;
  readonly batchId: string;
  readonly safeId: string;
  readonly bagId: string;
  readonly drug: string;
  readonly safe: string;
  readonly bag: string;
  readonly nurse: { readonly id: string; readonly name: string };
}

/** A controlled drug of its own in a safe, opened before the nurse. */
const begin = async (page: Page): Promise<Story> => {
  const nurse = await signInAs(page, 'nurse');
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  const tail = newId().slice(-6);
  const [itemId, batchId, safeId, bagId] = [newId(), newId(), newId(), newId()];
  const [drug, safe, bag] = [`Morphine ${tail}`, `Safe ${tail}`, `Locked bag ${tail}`];
  await make(page, 'createStockItem', 'CreateStockItemInput', {
    ...{
      id: itemId,
      sku: `CD-${tail}`,
      name: drug,
      itemType: 'medicine',
      legalClass: 'POM',
      controlledSchedule: 2,
    },
    ...{ unit: 'ampoule', unitsPerPack: 10, isBatchTracked: true, hasExpiry: true, isSerialised: false },
    ...{ storage: 'controlled_drug_safe', isSingleUse: true },
  });
  await make(page, 'createStockBatch', 'CreateStockBatchInput', {
    ...{ id: batchId, itemId, lot: `M-${tail}`, expiresOn: '2031-03-31' },
  });
  for (const [id, name] of [
    [safeId, safe],
    [bagId, bag],
  ])
    await make(page, 'createStockLocation', 'CreateStockLocationInput', {
      id,
      name,
      type: 'main_storage_box',
    });
  const { data } = await callGraphql(page, '{ possibleWitnesses { userId name } }', {});
  const { possibleWitnesses } = data as unknown as {
    possibleWitnesses: { userId: string; name: string }[];
  };
  const found = possibleWitnesses.find(({ userId }) => userId === nurse.id);
  if (found === undefined) throw new Error('The demonstration’s nurse may not witness');
  await make(page, 'adjustStock', 'AdjustStockInput', {
    ...{
      key: newId(),
      itemId,
      batchId,
      locationId: safeId,
      change: 20,
      reason: 'opening',
      note: 'First count',
    },
    witness: { userId: found.userId, secret: PASSWORD },
  });
  return {
    ...{ tail, itemId, batchId, safeId, bagId, drug, safe, bag },
    nurse: { id: found.userId, name: found.name },
  };
};

const registerPath = ({ itemId }: Story, place: string): string =>
  `/inventory/controlled-drugs?item=${itemId}&place=${place}`;

test('a controlled drug is issued, given, wasted and counted before a witness who proves themself', async ({
  page,
}) => {
  test.slow();
  const story = await begin(page);
  const { drug, safe, bag, nurse } = story;
  await page.context().clearCookies();
  await signInAs(page, 'staff');

  await test.step('it is issued from the safe, and a wrong password proves nothing', async () => {
    await open(page, '/inventory/controlled-drugs');
    await page.getByRole('searchbox', { name: 'Search controlled drugs' }).fill(drug);
    await page.getByRole('link', { name: drug }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(drug);
    await page.getByRole('button', { name: 'Issue or return' }).click();
    const drawer = page.getByRole('dialog', { name: `Issue or return ${drug}` });
    await drawer.getByRole('button', { name: 'Enter in the registers' }).click();
    await expect(drawer.getByRole('link', { name: 'Choose the witness.' })).toBeVisible();
    await choose(drawer, 'To', bag);
    await drawer.getByLabel('Quantity').fill('5');
    await witness(drawer, nurse.name, 'not-the-password');
    await drawer.getByRole('button', { name: 'Enter in the registers' }).click();
    await expect(drawer.getByText('This is not the password or code of the witness.').first()).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/controlled-drugs, an issue');
    await drawer.getByLabel('Their password or code').fill(PASSWORD);
    await drawer.getByRole('button', { name: 'Enter in the registers' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('15 ampoules there, according to the register')).toBeVisible();
  });

  await test.step('a part of an ampoule is given, and the rest is wasted', async () => {
    await open(page, registerPath(story, story.bagId));
    await page.getByRole('button', { name: 'Dose or waste' }).click();
    const drawer = page.getByRole('dialog', { name: `Dose or waste of ${drug}` });
    await drawer.getByLabel('Given').fill('0.4');
    await expect(drawer.getByText('0.6 ampoules wasted.')).toBeVisible();
    await witness(drawer, nurse.name);
    await drawer.getByRole('button', { name: 'Enter in the register' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('4 ampoules there, according to the register')).toBeVisible();
    await expect(page.getByRole('row', { name: /Waste.*Wasted.*0\.6/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Consumed.*Given to a patient.*0\.4/ })).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/controlled-drugs, a register');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toBe('controlled-drug-register.pdf');
  });

  await test.step('a count that differs is an alarm, which staff cannot close', async () => {
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: `Count ${drug}` });
    await choose(drawer, 'When', 'Handover of the bag');
    await drawer.getByLabel('Counted').fill('3');
    await witness(drawer, nurse.name);
    await drawer.getByRole('button', { name: 'Record count' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('A count differs', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Open discrepancies' }).click();
    await expect(page.getByText(drug).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Actions, ${drug} at ${bag}` })).toHaveCount(0);
  });

  await test.step('an administrator closes it with what was found, and the register is corrected', async () => {
    await page.context().clearCookies();
    await signInAs(page, 'admin');
    await open(page, '/inventory/controlled-drugs?tab=discrepancies');
    await page.getByRole('button', { name: `Actions, ${drug} at ${bag}` }).click();
    await page.getByRole('menuitem', { name: 'Close discrepancy' }).click();
    const drawer = page.getByRole('dialog', { name: `Close the discrepancy for ${drug}` });
    await choose(drawer, 'Outcome', 'The register is corrected');
    await drawer.getByLabel('What was found?').fill('One broke in the bag');
    await choose(drawer, 'Lot', `M-${story.tail}`);
    await witness(drawer, nurse.name);
    await expectAccessibleAtEverySize(page, '/inventory/controlled-drugs, a discrepancy');
    await drawer.getByRole('button', { name: 'Close discrepancy' }).click();
    await expect(drawer).toHaveCount(0);
    await open(page, registerPath(story, story.bagId));
    await expect(page.getByText('3 ampoules there, according to the register')).toBeVisible();
    await expect(page.getByText('A count differs', { exact: true })).toHaveCount(0);
    await open(page, registerPath(story, story.safeId));
    await expect(page.getByText(`at ${safe}`)).toBeVisible();
  });
});

test('a recall goes from the notice to the last settled line', async ({ page }) => {
  test.slow();
  const story = await begin(page);
  const { drug, safe, tail } = story;

  await test.step('it is entered from the page of the lot', async () => {
    await open(page, `/inventory/items/${story.itemId}`);
    await page.getByRole('link', { name: `Recall lot M-${tail} at ${safe}` }).click();
    const drawer = page.getByRole('dialog', { name: 'New recall' });
    await drawer.getByRole('button', { name: 'Save draft' }).click();
    await expect(drawer.getByRole('link', { name: 'Give the recall a title.' })).toBeVisible();
    await drawer.getByLabel('Title').fill(`Particles ${tail}`);
    await drawer.getByLabel('Notice reference').fill('EL(26)A/12');
    await choose(drawer, 'Class', 'Class 1');
    await choose(drawer, 'What to do with the stock', 'Stop using');
    await expect(drawer.getByText(`M-${tail}`)).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/recalls, a new one');
    await drawer.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^RC-\\d+: Particles ${tail}$`),
    );
  });

  await test.step('activating it blocks the lot, and finds where it is', async () => {
    await page.getByRole('button', { name: 'Activate recall' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate recall' }).click();
    await expect(page.getByText('0 of 1 lines settled')).toBeVisible();
    await expect(
      page.getByRole('row', { name: new RegExp(`Stock.*${safe}.*20 ampoules.*Not settled`) }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close recall' })).toHaveCount(0);
    await expectAccessibleAtEverySize(page, '/inventory/recalls/:recallId, active');
  });

  await test.step('the dashboard leads to it', async () => {
    await open(page, '/dashboard');
    const told = page.getByRole('status').filter({ hasText: `Particles ${tail}` });
    await expect(told).toContainText('1 not settled.');
    await told.getByRole('link', { name: 'Open recall' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Particles ${tail}`);
  });

  await test.step('the last line is settled, and it is closed and printed', async () => {
    await page.getByRole('button', { name: `Actions, Stock, ${safe}` }).click();
    await page.getByRole('menuitem', { name: 'Settle line' }).click();
    const drawer = page.getByRole('dialog', { name: `Settle stock: ${safe}` });
    await drawer.getByRole('button', { name: 'Settle line' }).click();
    await expect(drawer.getByText('Say how it was settled.').first()).toBeVisible();
    await choose(drawer, 'What was done', 'Set aside and labelled');
    await drawer.getByRole('button', { name: 'Settle line' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('1 of 1 lines settled')).toBeVisible();
    await page.getByRole('button', { name: 'Close recall' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^RC-\d+\.pdf$/);
  });

  await test.step('its lot stays blocked, and says by what', async () => {
    await open(page, `/inventory/items/${story.itemId}`);
    await expect(page.getByText('Recalled', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'See its recalls' }).click();
    await expect(page.getByText(`Particles ${tail}`)).toBeVisible();
    await expect(page.getByText(drug).first()).toBeVisible();
  });
});
