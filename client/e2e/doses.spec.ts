import { expect, test, type Browser, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { fieldName } from './prf/catalogue-form';
import { PrfScreen } from './prf/prf-screen';
import { callGraphql } from './prf/stored-record';
import { open, signInAs, signInByForm } from './sign-in-as';

interface Made {
  readonly id: string;
  readonly name: string;
}

const make = async (page: Page, mutation: string, type: string, input: object): Promise<void> => {
  const { errors } = await callGraphql(
    page,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};

/** A bag with four lots of aspirin and one of gauze, made by an administrator in a browser of their own. */
const stockedBag = async (browser: Browser) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, 'admin');
  const id = newId();
  const tail = id.slice(-6);
  const bag: Made = { id, name: `Quay bag ${tail}` };
  await make(page, 'createStockLocation', 'CreateStockLocationInput', { ...bag, type: 'event_kit_bag' });
  const item = async (name: string, facts: object): Promise<Made> => {
    const itemId = newId();
    await make(page, 'createStockItem', 'CreateStockItemInput', {
      ...{ id: itemId, sku: itemId, name: `${name} ${tail}`, unit: 'each', unitsPerPack: 1 },
      ...{
        isBatchTracked: true,
        hasExpiry: true,
        isSerialised: false,
        storage: 'ambient',
        isSingleUse: true,
      },
      ...facts,
    });
    return { id: itemId, name: `${name} ${tail}` };
  };
  const lot = async (of: Made, number: string, expiresOn: string, quantity: number): Promise<string> => {
    const batchId = newId();
    await make(page, 'createStockBatch', 'CreateStockBatchInput', {
      ...{ id: batchId, itemId: of.id, lot: number, expiresOn },
    });
    await make(page, 'adjustStock', 'AdjustStockInput', {
      ...{ key: newId(), itemId: of.id, batchId, locationId: id, change: quantity },
      ...{ reason: 'found', note: 'Counted' },
    });
    return batchId;
  };
  const aspirin = await item('Aspirin tablets', { itemType: 'medicine', drug: 'aspirin', unit: 'tablet' });
  const gauze = await item('Gauze swab', { itemType: 'consumable' });
  await lot(aspirin, `LATE-${tail}`, '2032-06-30', 5);
  const first = await lot(aspirin, `SOON-${tail}`, '2031-03-31', 3);
  await lot(aspirin, `OLD-${tail}`, '2025-01-31', 2);
  const recalled = await lot(aspirin, `BAD-${tail}`, '2031-01-31', 2);
  await make(page, 'setStockBatchStatus', 'SetStockBatchStatusInput', {
    ...{ id: recalled, version: 1, status: 'recalled', reference: 'FSN 7', reason: 'Particles' },
  });
  const held = await lot(aspirin, `HELD-${tail}`, '2031-02-28', 2);
  await make(page, 'setStockBatchStatus', 'SetStockBatchStatusInput', {
    ...{ id: held, version: 1, status: 'quarantined', reference: 'Q 3', reason: 'Left in the sun' },
  });
  await lot(gauze, `G-${tail}`, '2031-06-30', 10);
  const dressing = await item('Burn dressing', { itemType: 'consumable' });
  await lot(dressing, `X-${tail}`, '2025-01-31', 2);
  const quantityOf = async (number: string): Promise<number> => {
    const { data } = await callGraphql(
      page,
      'query ($id: ID!) { stockToUse(locationId: $id) { lots { lot quantity } } }',
      { id },
    );
    const { lots } = data?.['stockToUse'] as { lots: readonly { lot: string; quantity: number }[] };
    return lots.find((one) => one.lot === `${number}-${tail}`)?.quantity ?? 0;
  };
  /** Somebody else takes what there was. */
  const empty = () =>
    make(page, 'adjustStock', 'AdjustStockInput', {
      ...{ key: newId(), itemId: aspirin.id, batchId: first, locationId: id, change: -3 },
      ...{ reason: 'lost', note: 'Left at the gate' },
    });
  return { page, context, bag, aspirin, gauze, dressing, tail, held: quantityOf, empty };
};

const addAspirin = async ({ form, page }: PrfScreen): Promise<void> => {
  await form.getByRole('button', { name: 'Add Drug', exact: true }).click();
  await form.getByRole('combobox', { name: fieldName('Drug') }).fill('aspirin');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
};
const done = async ({ form }: PrfScreen): Promise<void> => {
  await form.getByRole('button', { name: 'Done', exact: true }).click();
};

test('the drugs that are usual for the grade come first, and every other can be chosen', async ({ page }) => {
  await signInAs(page, 'staff');
  const { data } = await callGraphql(page, '{ ownGrades }', {});
  expect(data?.['ownGrades']).toContain('Paramedic');
  const screen = new PrfScreen(page);
  const { form } = screen;
  await screen.openNew();
  await screen.goTo('ClinicalInterventions');
  await form.getByRole('button', { name: 'Add Drug', exact: true }).click();
  const drugs = form.getByRole('combobox', { name: fieldName('Drug') });
  await drugs.click();
  const list = page.locator('.ant-select-dropdown:visible');
  const heading = list.locator('.ant-select-item-group').first();
  await expect(heading).toHaveText('Usual for your grade');
  await expect(heading).toBeInViewport();
  await expect(list.getByText('Adrenaline 1:1,000')).toBeInViewport();
  // No paramedic may give it by the law alone: by a direction of their provider.
  await drugs.fill('tranex');
  await list.locator('.ant-select-item-option', { hasText: 'Tranexamic acid' }).click();
  await expect(form.getByTitle('Tranexamic acid')).toBeVisible();
});

test('a dose is drawn from a lot of the bag, and its stock returns when it is struck out', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const stock = await stockedBag(browser);
  const { bag, tail, held } = stock;
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  const { form } = screen;
  await screen.openNew();
  await screen.goTo('ClinicalInterventions');
  await addAspirin(screen);
  await screen.takeFrom(bag.name);
  const lots = form.getByRole('list', { name: 'Lots to choose from' }).getByRole('listitem');
  // Three at most; the first to expire is the first to use, and what cannot be taken comes last.
  await expect(lots).toHaveCount(3);
  await expect(lots.first()).toHaveText(
    `Lot SOON-${tail}First to useExpires 31 Mar 2031, 3 tablets in ${bag.name}`,
  );
  await form.getByRole('button', { name: 'Show all 5 lots' }).click();
  await expect(lots.filter({ hasText: `BAD-${tail}` }).getByRole('button')).toBeDisabled();
  await expectAccessible(page, 'A drug with its lots');
  await lots.first().getByRole('button').click();
  await form.getByRole('spinbutton', { name: 'Units taken' }).fill('2');
  await done(screen);
  await expect(form.getByText(`Lot number: SOON-${tail}`)).toBeVisible();
  await screen.saved();
  expect(await held('SOON')).toBe(1);

  await test.step('an expired lot needs a reason, which stands in the record', async () => {
    await addAspirin(screen);
    await form.getByRole('button', { name: 'Show all 5 lots' }).click();
    await form.getByRole('button', { name: new RegExp(`OLD-${tail}`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why are you using it?').fill('Nothing else at hand');
    await dialog.getByRole('button', { name: 'Use expired lot' }).click();
    await expect(form.getByText('Used although expired: Nothing else at hand')).toBeVisible();
    await done(screen);
    await screen.saved();
    expect(await held('OLD')).toBe(1);
  });

  await test.step('consumables are tapped', async () => {
    await screen.unfold('Consumables used');
    const tap = form
      .getByRole('list', { name: 'Use one more' })
      .getByRole('button', { name: stock.gauze.name });
    await tap.click();
    await tap.click();
    await expect(form.getByText(`2 × ${stock.gauze.name} · lot G-${tail}`)).toBeVisible();
    await screen.saved();
    expect(await held('G')).toBe(8);
    // An expired one needs a reason as well, which the record keeps.
    await form
      .getByRole('list', { name: 'Use one more' })
      .getByRole('button', { name: stock.dressing.name })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why are you using it?').fill('The only one that fits');
    await dialog.getByRole('button', { name: 'Use expired lot' }).click();
    await expect(form.getByText('used although expired: The only one that fits')).toBeVisible();
    await screen.saved();
    expect(await held('X')).toBe(1);
  });

  await test.step('struck out, the stock returns', async () => {
    await form
      .locator('.prf-entry')
      .filter({ hasText: `SOON-${tail}` })
      .getByRole('button', { name: /^Strike out/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why was it entered in error?').fill('Wrong patient');
    await dialog.getByRole('button', { name: 'Strike out' }).click();
    await screen.saved();
    expect(await held('SOON')).toBe(3);
    expect(await held('OLD')).toBe(1);
  });
  await stock.context.close();
});

test('a dose that is entered offline and comes late is recorded, and its shortage is settled', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const stock = await stockedBag(browser);
  const { bag, aspirin, tail, held } = stock;
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  const { form } = screen;
  // Within the document: what opens the device's store is being made from the password.
  await page.getByRole('button', { name: 'New PRF' }).click();
  await screen.goTo('ClinicalInterventions');
  await addAspirin(screen);
  await screen.takeFrom(bag.name);
  await expect(form.getByRole('list', { name: 'Lots to choose from' })).toBeVisible();
  await screen.saved();

  await context.setOffline(true);
  await test.step('what the device has heard of a lot holds without a connection too', async () => {
    await form.getByRole('button', { name: 'Show all 5 lots' }).click();
    const lots = form.getByRole('list', { name: 'Lots to choose from' }).getByRole('listitem');
    for (const [number, why] of [
      ['BAD', 'Recalled. Do not use it.'],
      ['HELD', 'In quarantine. Do not use it.'],
    ] as const) {
      const one = lots.filter({ hasText: `${number}-${tail}` });
      await expect(one).toContainText(why);
      await expect(one.getByRole('button')).toBeDisabled();
      // A scan or a search leads past the list, and no further.
      await form.getByRole('searchbox', { name: 'Another lot' }).fill(`${number}-${tail}`);
      await form.getByRole('button', { name: new RegExp(`^${aspirin.name}, lot ${number}-${tail}`) }).click();
      await expect(page.getByText(`Lot ${number}-${tail}: ${why}`)).toBeVisible();
      await expect(form.getByRole('spinbutton', { name: 'Units taken' })).toHaveCount(0);
    }
    await lots
      .filter({ hasText: `OLD-${tail}` })
      .getByRole('button')
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('which has expired?');
    await expect(dialog.getByRole('button', { name: 'Use expired lot' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await form.getByRole('button', { name: new RegExp(`SOON-${tail}`) }).click();
  await done(screen);
  await expect(screen.saveState).toHaveText(/^On this device: \d+ changes?/);
  // Meanwhile the books lose what the crew has in hand.
  await stock.empty();
  expect(await held('SOON')).toBe(0);
  await context.setOffline(false);
  await screen.saved();
  await expect(form.getByText(`Lot number: SOON-${tail}`)).toBeVisible();

  const { page: office } = stock;
  await open(office, '/inventory/usage-logs');
  await office.getByRole('searchbox', { name: 'Search usage logs' }).fill(aspirin.name);
  const row = office.getByRole('row', { name: new RegExp(aspirin.name) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`Lot SOON-${tail}`);
  await expect(row).toContainText(bag.name);
  await expect(row).toContainText('Not in the books');
  await expectAccessibleAtEverySize(office, '/inventory/usage-logs');
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export' }).click();
  await office.getByRole('menuitem', { name: /^CSV, as filtered/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^usage-logs-\d{4}-\d\d-\d\d\.csv$/);

  await test.step('the shortage is settled', async () => {
    await office.getByRole('button', { name: /^Shortages to settle: \d/ }).click();
    const short = office.getByRole('row', { name: new RegExp(aspirin.name) });
    await expect(short).toContainText('1 tablet');
    await short.getByRole('button', { name: /^Settle/ }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Nobody knows/ }).check();
    await dialog.getByLabel('What did you find?').fill('Left at the gate');
    await expectAccessible(office, 'Settling a shortage');
    await dialog.getByRole('button', { name: 'Settle shortage' }).click();
    await expect(short).toHaveCount(0);
  });

  await test.step('what was used elsewhere is entered by hand', async () => {
    await open(office, '/inventory/usage-logs');
    await office.getByRole('button', { name: 'Record usage' }).first().click();
    const drawer = office.getByRole('dialog', { name: 'Record usage' });
    await drawer.getByRole('searchbox', { name: 'Taken from' }).fill(bag.name);
    await drawer.getByRole('button', { name: new RegExp(`^${bag.name}`) }).click();
    await drawer.getByRole('searchbox', { name: 'What was used' }).fill(`G-${tail}`);
    await drawer.getByRole('button', { name: new RegExp(`^${stock.gauze.name}`) }).click();
    await drawer.getByLabel('What for').fill('First aid course');
    await expectAccessible(office, 'Recording usage');
    await drawer.getByRole('button', { name: 'Record usage' }).click();
    await expect(drawer).toBeHidden();
    expect(await held('G')).toBe(9);
  });
  await stock.context.close();
});
