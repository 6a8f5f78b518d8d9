import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { actOn, answering, offered, selectMarked } from './act-on';
import { SIZES } from './axe';
import { make, makeItem, makePlace } from './made-stock';
import { newName } from './new-name';
import { ownAdmin } from './own-admin';
import { signInOwn } from './own-patient';
import { registered } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

/** Several rows of the lists of stock, logs and requests, acted on at once: those that it is for, those that it is not, and those refused. */

test.use({ viewport: SIZES.desktop });

const DAY_MS = 86_400_000;
/** In the names of what a test makes. Digits alone would be searched for as a number. */
const newMark = (): string => `b${newId().slice(-11)}`;
const row = (page: Page, name: string): Locator => page.getByRole('row', { name });
const rowsSay = async (page: Page, names: readonly string[], words: string): Promise<void> => {
  for (const name of names) await expect(row(page, name)).toContainText(words);
};
const anyOf = (numbers: readonly string[]): string => `(${numbers.join('|')})`;

/** The number that the server gave a document. */
const numberOf = async (page: Page, query: string, id: string): Promise<string> => {
  const { data, errors } = await callGraphql(page, `query ($id: ID!) { ${query} }`, { id });
  expect(errors).toBeUndefined();
  const [, number] = /"number":"([^"]+)"/u.exec(JSON.stringify(data)) ?? [];
  return number ?? '';
};

/** That the dialog names a row as not done, and why. */
const expectRefused = async (dialog: Locator, name: string, why: RegExp): Promise<void> => {
  const refused = dialog.getByRole('alert').getByRole('listitem').filter({ hasText: name });
  await expect(refused).toContainText(why);
};

interface Offer {
  readonly supplier: string;
  readonly supplierId: string;
  readonly offerId: string;
}

/** A supplier who sells an item. */
const makeOffer = async (page: Page, supplier: string, itemId: string): Promise<Offer> => {
  const [supplierId, offerId] = [newId(), newId()];
  await make(page, 'createSupplier', { id: supplierId, name: supplier });
  await make(page, 'createSupplierItem', {
    ...{ id: offerId, supplierId, itemId, supplierSku: `S-${supplier}`, packQuantity: 4 },
    ...{ isPreferred: false, packPricePence: 99 },
  });
  return { supplier, supplierId, offerId };
};

/** Orders of these numbers of lines, as drafts. Their numbers. */
const makeOrders = async (
  page: Page,
  { supplierId, offerId }: Offer,
  placeId: string,
  lines: readonly number[],
): Promise<readonly { readonly id: string; readonly number: string }[]> => {
  const made: { readonly id: string; readonly number: string }[] = [];
  for (const count of lines) {
    const id = newId();
    await make(page, 'createPurchaseOrder', {
      ...{ id, supplierId, deliveryLocationId: placeId },
      lines: Array.from({ length: count }, () => ({ id: newId(), supplierItemId: offerId, packs: 1 })),
    });
    made.push({ id, number: await numberOf(page, 'purchaseOrder(id: $id) { order { number } }', id) });
  }
  return made;
};

test('orders, transfers, returns, stocktakes and recalls are taken further together', async ({ page }) => {
  test.slow();
  const mark = newMark();
  await signInAs(page, 'admin');
  const placeId = await makePlace(page, `Store ${mark}`);
  const tentId = await makePlace(page, `Tent ${mark}`);
  const itemId = await makeItem(page, `Gauze ${mark}`, placeId, 9);
  const offer = await makeOffer(page, `Supplier ${mark}`, itemId);

  await test.step('orders are submitted but for an empty draft, approved but for one sent back, and cancelled', async () => {
    const orders = await makeOrders(page, offer, placeId, [1, 1, 0]);
    const [first = '', second = '', empty = ''] = orders.map(({ number }) => number);
    const all = anyOf([first, second, empty]);
    await open(page, `/inventory/purchasing?q=${mark}`);
    await actOn(page, all, 'Submit', /^Submit 2 orders/, {
      count: 3,
      before: (dialog) =>
        expect(dialog).toContainText(
          '1 order will stay as it is. Only drafts with at least one line can be submitted.',
        ),
      check: (dialog) => expect(dialog.getByRole('status')).toHaveText('2 orders submitted.'),
    });
    await rowsSay(page, [first, second], 'Waiting for approval');
    await rowsSay(page, [empty], 'Draft');

    await make(page, 'stepPurchaseOrder', {
      ...{ id: orders[1]?.id, action: 'send_back', reason: 'Too many' },
    });
    await actOn(page, all, 'Approve', /^Approve 2 orders/, {
      count: 3,
      check: async (dialog) => {
        await expect(dialog.getByRole('status')).toHaveText('1 order approved.');
        await expectRefused(dialog, second, /This cannot be done: .* sent it back to draft/);
      },
    });
    await rowsSay(page, [first], 'Approved');
    await rowsSay(page, [second, empty], 'Draft');

    await actOn(page, all, 'Discard drafts', /^Discard 2 orders/, { count: 3 });
    await rowsSay(page, [second, empty], 'Cancelled');
    await actOn(page, all, 'Cancel orders', /^Cancel 1 order/, {
      count: 3,
      answer: answering('No longer needed'),
    });
    await rowsSay(page, [first], 'Cancelled');
    for (const act of ['Submit', 'Approve', 'Mark as ordered', 'Discard drafts', 'Cancel orders'])
      await expect(offered(page, act)).toBeDisabled();
  });

  await test.step('transfers are sent but for one that the shelf does not hold, and that one is cancelled', async () => {
    const numbers: string[] = [];
    for (const quantity of [1, 99]) {
      const id = newId();
      await make(page, 'createStockTransfer', {
        ...{ id, fromLocationId: placeId, toLocationId: tentId },
        lines: [{ id: newId(), itemId, quantity }],
      });
      numbers.push(await numberOf(page, 'stockTransfer(id: $id) { transfer { number } }', id));
    }
    const [held = '', short = ''] = numbers;
    await open(page, `/inventory/transfers?q=${mark}`);
    await actOn(page, anyOf(numbers), 'Send transfers', /^Send 2 transfers/, {
      check: async (dialog) => {
        await expect(dialog.getByRole('status')).toHaveText('1 transfer sent.');
        await expectRefused(dialog, short, /There is not enough Gauze/);
      },
    });
    await rowsSay(page, [held], 'In transit');
    await actOn(page, anyOf(numbers), 'Cancel transfers', /^Cancel 1 transfer/, {
      before: async (dialog) => {
        await expect(dialog).toContainText('1 transfer will stay as it is. Only drafts can be cancelled.');
        await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeVisible();
      },
    });
    await rowsSay(page, [short], 'Cancelled');
    await rowsSay(page, [held], 'In transit');
  });

  await test.step('returns are authorised and cancelled by an administrator', async () => {
    const numbers: string[] = [];
    for (const lines of [[{ id: newId(), itemId, quantity: 1 }], []]) {
      const id = newId();
      await make(page, 'createStockReturn', {
        ...{ id, kind: 'to_supplier', fromLocationId: placeId, supplierId: offer.supplierId, lines },
      });
      numbers.push(await numberOf(page, 'stockReturn(id: $id) { return { number } }', id));
    }
    const [full = '', empty = ''] = numbers;
    await open(page, `/inventory/returns?q=${mark}`);
    await actOn(page, anyOf(numbers), 'Authorise', /^Authorise 1 return/);
    await rowsSay(page, [full], 'Authorised');
    await rowsSay(page, [empty], 'Draft');
    await actOn(page, anyOf(numbers), 'Cancel returns', /^Cancel 2 returns/, {
      answer: answering('Wrong supplier'),
    });
    await rowsSay(page, numbers, 'Cancelled');
  });

  await test.step('stocktakes are started together, and cancelled with one reason', async () => {
    const numbers: string[] = [];
    for (const locationId of [placeId, tentId]) {
      const id = newId();
      await make(page, 'createStocktake', { id, scope: 'place', locationId, counterIds: [] });
      numbers.push(await numberOf(page, 'stocktake(id: $id) { stocktake { number } }', id));
    }
    await open(page, '/inventory/stocktakes?open=1');
    await actOn(page, anyOf(numbers), 'Start counting', /^Start 2 stocktakes/);
    await rowsSay(page, numbers, 'Counting');
    await actOn(page, anyOf(numbers), 'Cancel stocktakes', /^Cancel 2 stocktakes/, {
      answer: answering('The tent has closed'),
      check: (dialog) => expect(dialog.getByRole('status')).toHaveText('2 stocktakes cancelled.'),
    });
    // The list shows open ones only. What was selected stays selected.
    for (const number of numbers) await expect(row(page, number)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Selected: Stocktakes' })).toContainText('2 selected');
  });

  await test.step('an active recall is searched again, a draft is not', async () => {
    const tracked = newId();
    await make(page, 'createStockItem', {
      ...{ id: tracked, sku: mark, name: `Saline ${mark}`, itemType: 'consumable', unit: 'each' },
      ...{ unitsPerPack: 1, isBatchTracked: true, hasExpiry: true, isSerialised: false },
      ...{ storage: 'ambient', isSingleUse: true },
    });
    for (const which of ['draft', 'active']) {
      const id = newId();
      await make(page, 'createRecall', {
        ...{ id, title: `Particles ${mark} ${which}`, recallClass: 'class_2', reference: 'EL(26)A/12' },
        ...{ receivedOn: '2026-11-20', measure: 'stop_use', itemId: tracked, batchIds: [], isAllLots: true },
      });
      if (which === 'active') await make(page, 'stepRecall', { id, action: 'activate' });
    }
    await open(page, `/inventory/recalls?q=${mark}`);
    await actOn(page, mark, 'Search again', /^Search again for 1 recall/, {
      before: (dialog) =>
        expect(dialog).toContainText('1 recall will stay as it is. Only active recalls are searched.'),
      check: (dialog) => expect(dialog.getByRole('status')).toHaveText('1 recall searched again.'),
    });
    await actOn(page, mark, 'Close recalls', /^Close 1 recall/);
    await rowsSay(page, [`${mark} active`], 'Closed');
    await rowsSay(page, [`${mark} draft`], 'Draft');
  });
});

test('supplier items, uses, shortages, pouches and dose ranges are acted on together', async ({ page }) => {
  test.slow();
  const mark = newMark();
  await signInAs(page, 'admin');
  const placeId = await makePlace(page, `Store ${mark}`);
  const items = ['one', 'two'].map((which) => `Gauze ${mark} ${which}`);
  const [first = '', second = ''] = items;
  const itemIds: string[] = [];
  for (const name of items) itemIds.push(await makeItem(page, name, placeId, 5));

  await test.step('an item is ordered from one supplier: making it preferred replaces the other, and is undone', async () => {
    const [usual, other] = [`Usual ${mark}`, `Other ${mark}`];
    for (const supplier of [usual, other]) {
      const supplierId = newId();
      await make(page, 'createSupplier', { id: supplierId, name: supplier });
      for (const [nth, itemId] of itemIds.entries())
        await make(page, 'createSupplierItem', {
          ...{ id: newId(), supplierId, itemId, supplierSku: supplier, packQuantity: 4 },
          isPreferred: supplier === usual && nth === 0,
        });
    }
    await open(page, `/inventory/supplier-items?q=${mark}`);
    const of = (item: string, supplier: string) => row(page, `Select ${item} from ${supplier}`);
    await expect(of(first, usual)).toContainText('Preferred');
    await actOn(page, other, 'Make preferred', /^Order 2 items from the selected supplier/, {
      check: (dialog) =>
        expect(dialog.getByRole('status')).toHaveText(
          '2 items ordered from the selected supplier from now on.',
        ),
    });
    for (const item of items) await expect(of(item, other)).toContainText('Preferred');
    await expect(of(first, usual)).not.toContainText('Preferred');
    await page.getByRole('button', { name: /^Undo: 2 items/ }).click();
    await expect(page.getByText('2 items ordered as before.')).toBeVisible();
    await expect(of(first, usual)).toContainText('Preferred');
    for (const item of items) await expect(of(item, other)).not.toContainText('Preferred');

    await open(page, `/inventory/supplier-items?q=${mark}&inactive=1`);
    await actOn(page, other, 'No longer sold', /^Mark 2 supplier items as no longer sold/);
    for (const item of items) await expect(of(item, other)).toContainText('No longer sold');
    await page.getByRole('button', { name: /^Undo: 2 supplier items/ }).click();
    for (const item of items) await expect(of(item, other)).not.toContainText('No longer sold');
  });

  await test.step('uses are reversed with one reason, but for one that is already reversed', async () => {
    for (const itemId of itemIds)
      await make(page, 'recordStockUsage', {
        key: newId(),
        lines: [{ itemId, locationId: placeId, quantity: 1 }],
      });
    await open(page, `/inventory/usage-logs?q=${mark}`);
    await expect(row(page, second)).toBeVisible();
    const { data } = await callGraphql(
      page,
      'query ($text: String!) { stockUsage(filter: { text: $text }) { nodes { move { id } } } }',
      { text: second },
    );
    const { nodes } = data?.['stockUsage'] as { nodes: { move: { id: string } }[] };
    await make(page, 'reverseStockMoves', {
      ...{ key: newId(), moveIds: [nodes[0]?.move.id], reason: 'Entered twice' },
    });
    await actOn(page, mark, 'Reverse', /^Reverse 2 uses/, {
      answer: answering('Not used after all'),
      check: async (dialog) => {
        await expect(dialog.getByRole('status')).toHaveText('1 use reversed.');
        await expectRefused(dialog, second, /already been reversed/);
      },
    });
    await rowsSay(page, items, 'Returned');
    await expect(offered(page, 'Reverse')).toBeDisabled();
  });

  await test.step('shortages are settled with one finding', async () => {
    const emptyId = await makePlace(page, `Empty ${mark}`);
    for (const itemId of itemIds)
      await make(page, 'recordStockUsage', {
        ...{ key: newId(), allowShortage: true },
        lines: [{ itemId, locationId: emptyId, quantity: 1 }],
      });
    await open(page, `/inventory/usage-logs?show=shortages&place=${emptyId}`);
    await actOn(page, mark, 'Write off', /^Write off 2 shortages/, {
      answer: answering('Nobody knows'),
      check: (dialog) => expect(dialog.getByRole('status')).toHaveText('2 shortages written off.'),
    });
    await expect(page.getByText('No shortages to settle')).toBeVisible();
  });

  await test.step('the labels of the selected pouches are printed', async () => {
    const kitId = newId();
    await make(page, 'createKit', {
      ...{ id: kitId, name: `Kit ${mark}` },
      lines: itemIds.map((itemId, nth) => ({ itemId, quantity: 1, pouch: `Pouch ${String(nth)}` })),
    });
    await make(page, 'createBag', {
      ...{ id: newId(), name: `Bag ${mark}`, kitId, homeId: placeId, checkEveryDays: 28 },
    });
    await open(page, `/inventory/pouches?q=${mark}`);
    await selectMarked(page, `Bag ${mark}`);
    await offered(page, 'Print labels for the selected pouches').click();
    await expect(page.getByRole('dialog', { name: 'Print labels' })).toContainText('Download 2 labels');
  });

  await test.step('entries of the formulary are retired, but for one that another person has retired', async () => {
    // A drug that no other journey gives. An earlier attempt may have left its entries.
    const read = await callGraphql(page, '{ doseRanges { id version drug } }', {});
    const kept = read.data?.['doseRanges'] as { id: string; version: number; drug: string }[];
    for (const { id, version } of kept.filter(({ drug }) => drug === 'tenecteplase'))
      await make(page, 'retireDoseRange', { id, version });
    const rangeIds: string[] = [];
    for (const ages of [
      { ageGroup: 'adult', fromYears: 18 },
      { ageGroup: 'child', fromYears: 12, toYears: 18 },
    ]) {
      const id = newId();
      rangeIds.push(id);
      await make(page, 'createDoseRange', {
        ...{ id, drug: 'tenecteplase', route: 'intravenous', unit: 'mg', ...ages },
        ...{ greatestDose: 50, source: `Figures ${mark}`, reviewOn: '2031-01-31' },
      });
    }
    await open(page, `/settings/formulary?q=${mark}`);
    await selectMarked(page, 'Tenecteplase');
    await make(page, 'retireDoseRange', { id: rangeIds[1], version: 1 });
    await actOn(page, 'Tenecteplase', 'Retire', /^Retire 2 entries/, {
      check: async (dialog) => {
        await expect(dialog.getByRole('status')).toHaveText('1 entry retired.');
        await expect(dialog.getByRole('alert')).toContainText('Not done for 1 entry');
      },
    });
    await expect(page.getByText('No entry matches')).toBeVisible();
  });
});

test('logs are struck through by those who may, and access requests are moved on together', async ({
  page,
}) => {
  test.slow();
  const mark = newMark();
  await signInAs(page, 'admin');
  const eventId = newId();
  await make(page, 'createEvent', {
    ...{ id: eventId, name: `Fair ${mark}`, location: 'Quay', timeZone: 'Europe/London' },
    // It is over: another journey finds one event going on.
    date: new Date(Date.now() - 2 * DAY_MS).toISOString(),
    endsAt: new Date(Date.now() - DAY_MS).toISOString(),
  });
  // Patients similar to another journey's could not be registered.
  const names = ['one', 'two'].map((which) => `${newName().slice(0, 36)} ${mark} ${which}`);
  const [own = '', others = ''] = names;
  const patientIds = new Map<string, string>();
  for (const [nth, name] of names.entries())
    patientIds.set(name, await registered(page, { name, dob: `197${String(nth)}-08-09` }));
  const log = (name: string) =>
    make(page, 'submitSeeAndTreatLog', {
      ...{ id: newId(), eventId, patientId: patientIds.get(name), issueSummary: 'Blister' },
      ...{ incidentDate: new Date(Date.now() - 1.5 * DAY_MS).toISOString() },
      ...{ clinicianName: 'Rhian Vaughan', clinicianRole: 'FREC 4' },
    });
  await log(others);

  await test.step('a clinician strikes through their own log, and not the one of a colleague', async () => {
    await signInAs(page, 'staff');
    await log(own);
    await open(page, `/see-and-treat/logs?q=${mark}`);
    await actOn(page, mark, 'Strike through', /^Strike through 1 log/, {
      before: (dialog) => expect(dialog).toContainText('1 log will stay as it is.'),
      answer: answering('Wrong patient'),
      check: (dialog) => expect(dialog.getByRole('status')).toHaveText('1 log struck through.'),
    });
    await rowsSay(page, [own], 'Entered in error');
    await expect(row(page, others)).not.toContainText('Entered in error');
    await expect(offered(page, 'Strike through')).toBeDisabled();
  });

  await test.step('identity is asked for once, and the files are assembled once it is checked', async () => {
    await signInAs(page, 'admin');
    const requestIds: string[] = [];
    for (const name of names) {
      const id = newId();
      requestIds.push(id);
      await make(page, 'createAccessRequest', {
        ...{ id, patientId: patientIds.get(name), requester: 'Their solicitor' },
        receivedOn: new Date().toISOString().slice(0, 10),
      });
    }
    await open(page, '/access-requests');
    await selectMarked(page, mark);
    await expect(offered(page, 'Assemble the files')).toBeDisabled();
    // The second is asked by another person, before this list has heard of it.
    const { errors } = await callGraphql(
      page,
      'mutation ($id: ID!) { askAccessIdentity(input: { id: $id }) { accessRequest { id } } }',
      { id: requestIds[1] },
    );
    expect(errors).toBeUndefined();
    await actOn(page, mark, 'Ask for identity', /^Ask for identity for 2 requests/, {
      check: async (dialog) => {
        await expect(dialog.getByRole('status')).toHaveText('1 request paused until identity is checked.');
        await expect(dialog.getByRole('alert').getByRole('listitem')).toContainText(others);
      },
    });
    await rowsSay(page, names, 'Paused');

    const checked = await callGraphql(
      page,
      'mutation ($input: AccessRequestReasonInput!) { checkAccessIdentity(input: $input) { accessRequest { id } } }',
      { input: { id: requestIds[0], reason: 'Passport' } },
    );
    expect(checked.errors).toBeUndefined();
    await open(page, '/access-requests');
    await actOn(page, mark, 'Assemble the files', /^Assemble the files of 1 request/, {
      check: (dialog) => expect(dialog.getByRole('status')).toHaveText('1 request being assembled.'),
    });
    await expect(
      row(page, own)
        .getByRole('link', { name: /\.pdf$/ })
        .first(),
    ).toBeVisible();
    await expect(row(page, others)).toContainText('Paused');
  });
});

test('an administrator without the right to approve reads why several orders cannot be approved', async ({
  page,
}) => {
  const mark = newMark();
  await signInAs(page, 'admin');
  const placeId = await makePlace(page, `Store ${mark}`);
  const itemId = await makeItem(page, `Gauze ${mark}`, placeId, 1);
  const offer = await makeOffer(page, `Supplier ${mark}`, itemId);
  const orders = await makeOrders(page, offer, placeId, [1, 1]);
  for (const { id } of orders) await make(page, 'stepPurchaseOrder', { id, action: 'submit' });
  const approver = await ownAdmin(page);
  await make(page, 'saveUserRights', {
    ...{ userId: approver.id, version: 0, voidRecords: true, approve: false, exportLists: true },
  });
  await page.context().clearCookies();
  await signInOwn(page, approver);
  await open(page, `/inventory/purchasing?q=${mark}`);
  await selectMarked(page, anyOf(orders.map(({ number }) => number)));
  await expect(offered(page, 'Approve')).toBeDisabled();
  await expect(offered(page, 'Approve')).toHaveAccessibleDescription(/‘Approve’ is switched off for you/);
  await expect(offered(page, 'Cancel orders')).toBeEnabled();
});
