import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { ownPatient, signInOwn } from './own-patient';
import { FALL_TRANSPORT } from './cases/fall-transport.mapping';
import { make } from './made-stock';
import { makeRecord } from './prf/made-record';
import { openPalette } from './palette';
import { PrfScreen } from './prf/prf-screen';
import { fillIn } from './prf/review-section';
import { fillPerson } from './registering';
import { assign, DAY_MS, newShift, rotaOf } from './rota';
import { below } from './silence';
import { openedKiosk } from './kiosk-device';
import { open, signInAs } from './sign-in-as';

/**
 * Where a form is longer than the screen, its failure must not be said above or below it: it is seen where the person is,
 * read out, and has the focus.
 */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
test.use({ viewport: PHONE });

const BUSY = 'The service is busy. Try again.';

const expectTold = async (failure: Locator): Promise<void> => {
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(failure).toBeFocused();
  await expect(failure).toHaveAttribute('role', 'alert');
  // Nothing lies over it, such as the head of a list that stays in the window.
  await expect
    .poll(() =>
      failure.evaluate((told) => {
        const { left, top, width, height } = told.getBoundingClientRect();
        return told.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
};

/** Loses every request for an operation of GraphQL, and no other. */
const lose = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(`"operationName":"${operation}"`)
      ? route.abort()
      : route.fallback(),
  );

/** Has the server say no to an operation of GraphQL, and to no other. */
const refuse = (page: Page, operation: string, code = 'NOT_READY') =>
  page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes(`"operationName":"${operation}"`)
      ? route.fulfill({
          json: {
            errors: [{ message: BUSY, extensions: { code } }],
            data: null,
          },
        })
      : route.fallback(),
  );

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await page.getByTitle(option, { exact: true }).click();
};

/** An item without lots, and the place that it is kept at. */
const makeItem = async (page: Page) => {
  const [itemId, placeId] = [newId(), newId()];
  const names = { item: `Splint ${itemId.slice(-6)}`, place: `Store ${placeId.slice(-6)}` };
  await make(page, 'createStockItem', {
    ...{ id: itemId, sku: itemId.slice(-12), name: names.item, itemType: 'consumable', unit: 'each' },
    ...{ unitsPerPack: 1, isBatchTracked: false, hasExpiry: false, isSerialised: false },
    ...{ storage: 'ambient', isSingleUse: true },
  });
  await make(page, 'createStockLocation', { id: placeId, name: names.place, type: 'main_storage_box' });
  return { itemId, placeId, ...names };
};

/** An item that a supplier sells. */
const makeOffer = async (page: Page) => {
  const { itemId, placeId, item, place } = await makeItem(page);
  const [supplierId, offerId] = [newId(), newId()];
  const supplier = `Bay Supplies ${supplierId.slice(-6)}`;
  await make(page, 'createSupplier', { id: supplierId, name: supplier, email: 'orders@bay.example' });
  await make(page, 'createSupplierItem', {
    ...{ id: offerId, supplierId, itemId, supplierSku: 'B-1' },
    ...{ packQuantity: 4, isPreferred: false, packPricePence: 99 },
  });
  return { itemId, placeId, item, place, supplierId, offerId, supplier };
};

/**
 * What a page says of the button that was pressed on it, which is refused twice: each time at the top of its content,
 * with the focus there. Then it is done, and the page says no more of it.
 */
const expectToldOfStep = async (page: Page, operation: string, press: () => Promise<void>): Promise<void> => {
  const told = page.locator('[role="alert"][tabindex="-1"]').filter({ hasText: BUSY });
  await refuse(page, operation);
  for (let time = 0; time < 2; time += 1) {
    await press();
    await expectTold(told);
  }
  await expect(page.locator('.ant-message-notice')).toHaveCount(0);
  await page.unroute('**/graphql');
  await press();
  await expect(told).toHaveCount(0);
};

/** Closes what a page says of a failure: back to what was pressed. */
const expectClosable = async (page: Page): Promise<void> => {
  const told = page.locator('[role="alert"][tabindex="-1"]').filter({ hasText: BUSY });
  await told.getByRole('button', { name: 'Close this message' }).click();
  await expect(told).toHaveCount(0);
};

/** A bag with two of one item, as its kit wants. */
const makePackedBag = async (page: Page): Promise<string> => {
  const { itemId, placeId } = await makeItem(page);
  const [kitId, bagId] = [newId(), newId()];
  await make(page, 'adjustStock', {
    ...{ key: newId(), itemId, locationId: placeId, change: 4, reason: 'opening', note: 'Opened' },
  });
  await make(page, 'createKit', {
    ...{ id: kitId, name: `Kit ${kitId.slice(-6)}`, lines: [{ itemId, quantity: 2 }] },
  });
  await make(page, 'createBag', {
    ...{ id: bagId, name: `Bag ${bagId.slice(-6)}`, kitId, homeId: placeId, checkEveryDays: 28 },
  });
  await make(page, 'packBag', { key: newId(), bagId, fromIds: [placeId], isPartial: false });
  return bagId;
};

/** The form's only control that sends it, at its end and so on the screen. */
const send = async (form: Page | Locator, name: string): Promise<void> => {
  const button = form.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click();
};

for (const viewport of [PHONE, DESK])
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test('settings that could not be saved say so where the person is, each time', async ({ page }) => {
      await signInAs(page, 'admin');
      await open(page, '/settings');
      const field = page.getByLabel('ODS code');
      const form = page.locator('form').filter({ has: field });
      const before = await field.inputValue();
      await field.fill('X26');
      await lose(page, 'UpdateProviderSettings');
      for (let time = 0; time < 2; time += 1) {
        await send(page, 'Save settings');
        await expectTold(form.getByRole('alert'));
      }
      await expect(field).toHaveValue('X26');
      expect(before).not.toBe('X26');
    });

    test('a correction that could not be sent says so where the person is, and keeps what was typed', async ({
      page,
    }) => {
      await signInOwn(page, await ownPatient(page, 'Maren Tidewell'));
      await open(page, '/patient-access');
      await page.getByRole('button', { name: 'Correct my details' }).click();
      const form = page.getByRole('form', { name: 'Correct my details' });
      await form.getByLabel('Town').fill('Fallow');
      await lose(page, 'ProposeDetails');
      await send(form, 'Send correction');
      await expectTold(form.getByRole('alert'));
      await expect(form.getByLabel('Town')).toHaveValue('Fallow');
    });

    test('what a patient filled in at the kiosk and could not send is kept, and said where they are', async ({
      page,
      browser,
      baseURL,
    }) => {
      await signInAs(page, 'staff');
      const { number, code } = await openedKiosk(page, 'Cut hand');
      const tablet = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport,
        reducedMotion: 'reduce',
      });
      const device = await tablet.newPage();
      await device.goto(`/prf/${number}/kiosk#${code}`);
      const notice = device.getByRole('dialog', { name: 'Privacy Notice' });
      const name = device.getByLabel('Full Name');
      // Another journey may make another version the active one meanwhile.
      await expect(async () => {
        if (await notice.isVisible())
          await notice.getByRole('button', { name: 'I Agree' }).click({ timeout: 2_000 });
        await expect(notice).toBeHidden({ timeout: 2_000 });
        await expect(name).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await name.fill('Linnet Harcourt');
      await device.route('**/kiosk/patient', (route) => route.abort());
      await send(device, 'Submit and Exit');
      await expectTold(device.getByRole('alert'));
      await expect(name).toHaveValue('Linnet Harcourt');
      await tablet.close();
    });

    test('a registration that was lost says so where the person is', async ({ page }) => {
      await open(page, '/patient-register');
      await fillPerson(page, 'Wren Ashdown');
      await page.getByLabel('I have read and accept').check();
      await page.route('**/api/patients/register', (route) => route.abort());
      await send(page, 'Register');
      await expectTold(page.getByRole('alert'));
      await expect(page.getByLabel('Full Name')).toHaveValue('Wren Ashdown');
    });

    test('an order that was lost says so where the person is, and keeps its lines', async ({ page }) => {
      await signInAs(page, 'admin');
      const { item, place, supplier } = await makeOffer(page);
      await open(page, '/inventory/purchasing/new');
      await choose(page, 'Supplier', supplier);
      await choose(page, 'Deliver to', place);
      await page.getByRole('searchbox', { name: 'Add by scan or name' }).fill(item);
      await page.getByRole('button', { name: item }).click();
      const packs = page.getByLabel(`Packs of ${item}`);
      await packs.fill('3');
      await lose(page, 'CreatePurchaseOrder');
      await send(page, 'Create draft');
      await expectTold(page.getByRole('alert'));
      await expect(packs).toHaveValue('3');
    });

    test('a bag check that was refused says so where the person is, and keeps its counts', async ({
      page,
    }) => {
      await signInAs(page, 'admin');
      const bagId = await makePackedBag(page);
      await open(page, `/inventory/bags/${bagId}`);
      await page.getByRole('button', { name: 'Check bag' }).click();
      const present = page.getByRole('button', { name: 'All present: Loose in the bag' });
      await present.click();
      await page.getByLabel('Seal number').fill('S-100');
      await refuse(page, 'CheckBag');
      await send(page, 'Finish check');
      // Beside it, the form warns that the bag will not be ready.
      const form = page.getByRole('form', { name: 'Seal the bag' });
      await expectTold(form.locator('[role="alert"][tabindex="-1"]'));
      await expect(present).toBeDisabled();
    });

    test('a refused step of an order, a transfer, a return or a stocktake says so where the person is', async ({
      page,
    }) => {
      test.slow();
      await signInAs(page, 'admin');
      const { itemId, placeId, supplierId, offerId, supplier } = await makeOffer(page);
      await make(page, 'adjustStock', {
        ...{ key: newId(), itemId, locationId: placeId, change: 4, reason: 'opening', note: 'Opened' },
      });
      const press = (name: string) => async () => {
        await page.getByRole('button', { name, exact: true }).click();
      };
      const confirm =
        (name: string, over: string | RegExp, answer = name) =>
        async () => {
          await press(name)();
          await page.getByRole('dialog', { name: over }).getByRole('button', { name: answer }).click();
        };

      await test.step('an order: pressed, and after a question', async () => {
        const id = newId();
        await make(page, 'createPurchaseOrder', {
          ...{ id, supplierId, deliveryLocationId: placeId },
          lines: [{ id: newId(), supplierItemId: offerId, packs: 1 }],
        });
        await open(page, `/inventory/purchasing/${id}`);
        await expectToldOfStep(page, 'StepPurchaseOrder', press('Submit order'));
        await expectToldOfStep(page, 'StepPurchaseOrder', press('Approve order'));
        await expectToldOfStep(
          page,
          'StepPurchaseOrder',
          confirm('Mark as ordered', new RegExp(`^Send .* to ${supplier}\\?$`), 'Order without e-mail'),
        );
        await expect(page.getByText('Ordered', { exact: true })).toBeVisible();
      });
      await test.step('a return', async () => {
        const id = newId();
        await make(page, 'createStockReturn', {
          ...{ id, kind: 'to_supplier', fromLocationId: placeId, supplierId, notes: 'Wrong size' },
          lines: [{ id: newId(), itemId, quantity: 1 }],
        });
        await open(page, `/inventory/returns/${id}`);
        await expectToldOfStep(page, 'StepStockReturn', press('Authorise return'));
        await expectToldOfStep(page, 'StepStockReturn', confirm('Send return', /^Send return: /));
        await expect(page.getByRole('button', { name: 'Record credit' })).toBeVisible();
      });
      await test.step('a transfer', async () => {
        const [id, tentId] = [newId(), newId()];
        await make(page, 'createStockLocation', {
          ...{ id: tentId, name: `Tent ${tentId.slice(-6)}`, type: 'medical_tent' },
        });
        await make(page, 'createStockTransfer', {
          ...{ id, fromLocationId: placeId, toLocationId: tentId },
          lines: [{ id: newId(), itemId, quantity: 1 }],
        });
        await open(page, `/inventory/transfers/${id}`);
        await expectToldOfStep(page, 'DispatchStockTransfer', press('Send transfer'));
        await expect(page.getByText('In transit', { exact: true })).toBeVisible();
      });
      await test.step('a stocktake', async () => {
        const id = newId();
        await make(page, 'createStocktake', { id, scope: 'place', locationId: placeId, counterIds: [] });
        await open(page, `/inventory/stocktakes/${id}`);
        await expectToldOfStep(page, 'StepStocktake', press('Start counting'));
        await expect(page.getByText('0 of 1', { exact: true })).toBeVisible();
      });
    });

    test('what a scan cannot take is said beside its field, which keeps the focus; a bag that is not full says so on its page', async ({
      page,
    }) => {
      await signInAs(page, 'admin');
      const { place, supplier } = await makeOffer(page);
      const { itemId, item, placeId } = await makeItem(page);
      await open(page, '/inventory/purchasing/new');
      await choose(page, 'Supplier', supplier);
      await choose(page, 'Deliver to', place);
      const field = page.getByRole('searchbox', { name: 'Add by scan or name' });
      const beside = page.getByRole('alert').filter({ hasText: `This supplier does not sell ${item}.` });
      await field.fill(item);
      await expect(page.getByRole('button', { name: item })).toBeVisible();
      await field.press('Enter');
      await expect(beside).toBeInViewport({ ratio: 1 });
      await expect(field).toBeFocused();

      const [kitId, bagId] = [newId(), newId()];
      const bag = `Bag ${bagId.slice(-6)}`;
      await make(page, 'adjustStock', {
        ...{ key: newId(), itemId, locationId: placeId, change: 1, reason: 'opening', note: 'Opened' },
      });
      await make(page, 'createKit', {
        ...{ id: kitId, name: `Kit ${kitId.slice(-6)}`, lines: [{ itemId, quantity: 2 }] },
      });
      await make(page, 'createBag', { id: bagId, name: bag, kitId, homeId: placeId, checkEveryDays: 28 });
      await open(page, `/inventory/bags/${bagId}`);
      await page.getByRole('button', { name: 'Pack', exact: true }).click();
      const packing = page.getByRole('dialog', { name: `Pack ${bag}` });
      await packing.getByLabel('Pack what is there').check();
      await packing.getByRole('button', { name: 'Pack bag' }).click();
      await expect(packing).toBeHidden();
      await expectTold(
        page.getByRole('alert').filter({ hasText: `${bag} still needs 1 of the items in its kit.` }),
      );
    });

    test('whatever is pressed on a page is answered at its top, and the person stays where they are', async ({
      page,
    }) => {
      await signInAs(page, 'admin');
      const told = page.locator('[role="alert"][tabindex="-1"]').filter({ hasText: BUSY });
      const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
      const act = async (name: string, nth: 'first' | 'last') => {
        const menus = page.getByRole('button', { name: /^Actions, / });
        await (nth === 'first' ? menus.first() : menus.last()).click();
        await page.getByRole('menuitem', { name, exact: true }).click();
      };
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
      const presses: Readonly<Record<string, readonly [string, () => Promise<void>]>> = {
        '/users?state=active&role=staff': [
          'DisableUser',
          () => act('Disable account', 'last').then(() => confirm('Disable account')),
        ],
        '/inventory/items': [
          'UpdateStockItem',
          () => act('Deactivate', 'last').then(() => confirm('Deactivate item')),
        ],
        '/clients': ['UpdateClient', () => act('Deactivate', 'first').then(() => confirm('Deactivate'))],
        '/fhir-codes': [
          'DeactivateFhirCode',
          () => act('Take out of use', 'first').then(() => confirm('Take out of use')),
        ],
        '/reports/auditlog?view=chains': ['CheckAuditChains', () => press('Check the chains now')],
        '/account': [
          'MakeCalendarFeed',
          () => page.getByRole('button', { name: /^Make a (new )?link$/ }).click(),
        ],
        '/account/notifications': [
          'SetNotificationChoice',
          () => page.getByRole('switch').and(page.locator(':enabled')).last().click(),
        ],
      };
      for (const [path, [operation, does]] of Object.entries(presses))
        await test.step(path, async () => {
          await open(page, path);
          await refuse(page, operation);
          await does();
          await expectTold(told);
          await expect(page.locator('.ant-message-notice')).toHaveCount(0);
          const where = await page.evaluate(() => window.scrollY);
          await expectClosable(page);
          const moved = Math.abs(where - (await page.evaluate(() => window.scrollY)));
          expect(moved).toBeLessThan(viewport.height / 2);
          await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
          await page.unroute('**/graphql');
        });
    });

    test('a dialog says itself why what was pressed in it was not done', async ({ page }) => {
      await signInAs(page, 'admin');
      const id = newId();
      await make(page, 'createWebhook', { id, url: `https://hooks.example/${id}`, events: ['prf_signed'] });
      await open(page, '/webhooks');
      await page.getByRole('button', { name: `Actions, https://hooks.example/${id}` }).click();
      await page.getByRole('menuitem', { name: 'Delivery log' }).click();
      const log = page.getByRole('dialog', { name: 'Delivery log' });
      await refuse(page, 'TestWebhook');
      await log.getByRole('button', { name: 'Send test' }).click();
      await expectTold(log.locator('[role="alert"][tabindex="-1"]').filter({ hasText: BUSY }));
      await expect(page.locator('.ant-message-notice')).toHaveCount(0);
    });

    test('a link to a shift that is not there says so on the page of the shifts', async ({ page }) => {
      await signInAs(page, 'staff');
      await open(page, `/shifts?view=list&shift=${newId()}`);
      const told = page.locator('[role="alert"][tabindex="-1"]');
      await expectTold(told);
      await expect(page).not.toHaveURL(/shift=/);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(told).toHaveCount(0);
    });

    test('an event that could not go live or be closed says so where the person is', async ({ page }) => {
      await signInAs(page, 'admin');
      const eventId = newId();
      // Longer ago than a week: the form of a log chooses the event that began last.
      const start = Date.now() - 9 * DAY_MS;
      await make(page, 'createEvent', {
        ...{ id: eventId, name: `Ford Fair ${eventId.slice(-6)}`, timeZone: 'Europe/London' },
        ...{ date: new Date(start).toISOString(), endsAt: new Date(start + DAY_MS / 4).toISOString() },
      });
      await open(page, `/events/${eventId}`);
      await expectToldOfStep(page, 'ChangeEventStatus', async () => {
        await page.getByRole('button', { name: 'Go live', exact: true }).click();
        await page.getByRole('dialog', { name: 'Go live?' }).getByRole('button', { name: 'Go live' }).click();
      });
      await page.getByRole('button', { name: 'Close event' }).click();
      await expect(page.getByText('The event can be closed.')).toBeVisible();
      await expectToldOfStep(page, 'ChangeEventStatus', async () => {
        await page.getByRole('button', { name: 'Close event' }).click();
      });
      await expect(page.getByText('The event is closed.')).toBeVisible();
    });

    test('a swap that is overtaken closes its dialog, and the shift says why', async ({ page }) => {
      await signInAs(page, 'admin');
      const now = Date.now();
      const { shiftPeople, events } = await rotaOf(page, new Date(now), new Date(now + DAY_MS));
      const idOf = (name: string) => shiftPeople.find(({ user }) => user.lastName === name)?.staffId ?? '';
      // Another day for each width and try: nobody can take two shifts at once.
      const day = 340 + 2 * test.info().retry + (viewport === PHONE ? 0 : 1);
      const shiftId = await newShift(page, events.nodes[0]?.id ?? '', new Date(now + day * DAY_MS), 4, null);
      await assign(page, shiftId, idOf('Thistlewood'));
      await signInAs(page, 'staff');
      await open(page, `/shifts?view=list&shift=${shiftId}`);
      const details = page.getByRole('dialog', { name: 'Shift (Unassigned)' });
      const offering = page.getByRole('dialog', { name: 'Offer swap' });
      const told = details.locator('[role="alert"][tabindex="-1"]');
      await refuse(page, 'OfferShiftSwap', 'SHIFT_CHANGED');
      for (let time = 0; time < 2; time += 1) {
        await details.getByRole('button', { name: 'Offer swap' }).click();
        await offering.getByRole('combobox', { name: 'Colleague' }).click();
        await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
        await offering.getByRole('button', { name: 'Offer swap' }).click();
        await expect(offering).toBeHidden();
        await expectTold(told);
        await expect(told).toHaveText(BUSY);
      }
    });

    test('a signature that was refused says so in the dialog, where the signer is', async ({ page }) => {
      await signInAs(page, 'staff');
      const screen = new PrfScreen(page);
      const { customPrfId } = await makeRecord(page, FALL_TRANSPORT);
      await screen.openRecord(customPrfId, 'review');
      const { dialog, confirm } = await fillIn(screen, 'Sign PRF', 'Paramedic');
      await refuse(page, 'SignPrf');
      await confirm.click();
      await expectTold(dialog.getByRole('alert'));
      await expect(dialog.getByTitle('Paramedic', { exact: true })).toBeVisible();
    });
  });

test('a patient search that loses a request keeps what was typed and found', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/patients?q=Seren+Prosser');
  const box = page.getByRole('searchbox', { name: 'Search patients' });
  const found = page.getByRole('link', { name: /Seren Prosser/ }).first();
  await expect(found).toBeVisible();
  const server = below('graphql');
  await page.route(server, (route) => route.abort());
  await box.fill('Seren Prosse');
  await expect(page).toHaveURL(/q=Seren(\+|%20)Prosse$/);
  await expect(found).toBeVisible();
  await expect(box).toHaveValue('Seren Prosse');
  await expect(box).toBeFocused();
  const stale = page.getByText('This could not be updated. You see what was loaded before.');
  await expect(stale).toBeVisible();
  await page.unroute(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stale).toHaveCount(0);
  await expect(box).toHaveValue('Seren Prosse');
});

test('the search of a record is there again after a lost connection, with what was typed and found', async ({
  page,
  context,
}) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await screen.openNew();
  await screen.goTo('patient');
  const search = screen.form.getByRole('form', { name: 'Patient search' });
  const found = search.getByRole('button', { name: /Seren Prosser/ }).first();
  await search.getByLabel('Patient name').fill('Seren Prosser');
  await search.getByRole('checkbox', { name: 'Date of birth not known' }).check();
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(found).toBeVisible();
  await context.setOffline(true);
  await expect(search).toHaveCount(0);
  await context.setOffline(false);
  await expect(found).toBeVisible();
  await expect(search.getByLabel('Patient name')).toHaveValue('Seren Prosser');
  await expect(search.getByRole('checkbox', { name: 'Date of birth not known' })).toBeChecked();
});

test('a search of a record that was lost does not say that nobody was found', async ({ page }) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await screen.openNew();
  await screen.goTo('patient');
  const search = screen.form.getByRole('form', { name: 'Patient search' });
  const found = search.getByRole('button', { name: /Seren Prosser/ }).first();
  const name = search.getByLabel('Patient name');
  await name.fill('Seren Prosser');
  await search.getByRole('checkbox', { name: 'Date of birth not known' }).check();
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(found).toBeVisible();
  await lose(page, 'PatientSearchByName');
  await name.fill('Seren Prosse');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(search.getByText('The search did not reach the server.')).toBeVisible();
  await expect(search.getByText('No patient found')).toHaveCount(0);
  await expect(found).toBeVisible();
  await expect(name).toHaveValue('Seren Prosse');
  await page.unroute('**/graphql');
  await name.fill('Seren Prosser');
  await search.getByRole('button', { name: 'Try again' }).click();
  await expect(search.getByText('The search did not reach the server.')).toHaveCount(0);
  await expect(found).toBeVisible();
});

test('a list of choices that was lost says so, keeps what was typed and can be asked for again', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const { place } = await makeItem(page);
  await open(page, '/inventory/purchasing/new');
  await lose(page, 'PlaceChoices');
  const field = page.getByRole('combobox', { name: 'Deliver to' });
  await field.click();
  // What is asked for once typing ends must be lost too: it would bring the list by itself.
  const typedIsLost = page.waitForEvent('requestfailed', (request) =>
    (request.postData() ?? '').includes(place),
  );
  await field.fill(place);
  await typedIsLost;
  await expect(page.getByText('Locations cannot be loaded just now.').first()).toBeVisible();
  await expect(field).toHaveValue(place);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field).toHaveValue(place);
  await page.getByTitle(place, { exact: true }).click();
  await expect(page.getByText('Locations cannot be loaded just now.')).toHaveCount(0);
});

test('the palette does not say that nothing matches where the search was lost', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/dashboard');
  await lose(page, 'FindEverything');
  const palette = await openPalette(page);
  await palette.fill('Seren Prosser');
  await expect(page.getByText('The search did not reach the server.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option', { name: /Seren Prosser/ }).first()).toBeVisible();
  await expect(palette).toHaveValue('Seren Prosser');
});
