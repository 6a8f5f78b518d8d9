import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { actOn } from './act-on';
import { expectAccessible, expectAccessibleAtEverySize, SIZES } from './axe';
import { pressByHand } from './hand-keys';
import { makeItem, makePlace } from './made-stock';
import { make, usualColumns } from './make';
import { commandOf, linkPatient, registered, save, saveResults } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { OWN_PASSWORD, ownPatient, signInOwn } from './own-patient';
import { open, signInAs } from './sign-in-as';

/** The small things of every day: a cell changed where it is, an act taken back, figures as the provider writes them. */

/** In the names of what a test makes. Digits alone would be searched for as a number. */
const newMark = (): string => `a${newId().slice(-11)}`;

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

    await test.step('another person’s change is shown first, and may then be written over', async () => {
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

  test('is edited in place by who may: what is expected at an event, our code and theirs of an item', async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    const [eventId, itemId, supplierId] = [newId(), newId(), newId()];
    const tail = newMark();
    const names = { event: `Quay Run ${tail}`, item: `Sling ${tail}`, supplier: `Wharf Supply ${tail}` };
    const facts = {
      ...{ name: names.event, timeZone: 'Europe/London', latitude: 51.5, longitude: -0.1 },
      ...{ date: '2031-05-03T08:00:00.000Z', endsAt: '2031-05-03T16:00:00.000Z' },
      notes: 'Two gates.\nNo lorries.',
    };
    await make(page, 'createEvent', 'CreateEventInput', { id: eventId, ...facts });
    await make(page, 'createStockItem', 'CreateStockItemInput', {
      ...{ id: itemId, sku: `OLD-${tail}`, name: names.item, itemType: 'consumable', unit: 'each' },
      ...{ unitsPerPack: 1, isBatchTracked: false, hasExpiry: false, isSerialised: false },
      ...{ storage: 'ambient', isSingleUse: true },
    });
    await make(page, 'createSupplier', 'CreateSupplierInput', { id: supplierId, name: names.supplier });
    await make(page, 'createSupplierItem', 'CreateSupplierItemInput', {
      ...{ id: newId(), supplierId, itemId, supplierSku: 'W-1', packQuantity: 4, isPreferred: false },
      packPricePence: 99,
    });
    /** Changes a cell by keys, and finds it changed. */
    const change = async (row: Locator, label: string, name: string, typed: string, shown: string) => {
      await row.getByRole('button', { name: `edit ${label.toLowerCase()} of ${name}` }).press('Enter');
      const field = page.getByRole('textbox', { name: `${label} of ${name}` });
      await field.fill(typed);
      await pressByHand(page, 'Enter');
      await expect(field).toBeHidden();
      await expect(row).toContainText(shown);
    };
    const at = `q=${encodeURIComponent(names.event)}`;

    await test.step('the expected attendance of an event, and nothing else of it', async () => {
      await usualColumns(page, 'events');
      await open(page, `/events?${at}`);
      const row = page.getByRole('row', { name: names.event });
      const [label, name] = ['Expected attendance', names.event];
      await change(row, label, name, '1,200', '1,200 expected');
      await page.getByRole('button', { name: /^Undo: Expected attendance of/ }).click();
      await expect(page.getByText(`${label} of ${name} has been changed back.`)).toBeVisible();
      await expect(row).not.toContainText('1,200');
      // Another person's change is shown first, and may then be written over.
      await row.getByRole('button', { name: `edit expected attendance of ${name}` }).press('F2');
      await make(page, 'updateEvent', 'UpdateEventInput', {
        ...{ id: eventId, version: 3, ...facts, attendanceExpected: 400 },
      });
      const field = page.getByRole('textbox', { name: `${label} of ${name}` });
      await field.fill('many');
      await pressByHand(page, 'Enter');
      await expect(row.getByRole('alert')).toContainText('Enter a whole number of people.');
      await field.fill('500');
      await pressByHand(page, 'Enter');
      await expect(row.getByRole('alert')).toContainText('It is now: 400.');
      await pressByHand(page, 'Enter');
      await expect(row).toContainText('500 expected');
      const { data } = await callGraphql(
        page,
        'query ($id: ID!) { event(eventId: $id) { date endsAt latitude longitude notes attendanceExpected } }',
        { id: eventId },
      );
      const { date, endsAt, latitude, longitude, notes } = facts;
      expect((data as unknown as { event: object }).event).toEqual({
        ...{ date, endsAt, latitude, longitude, notes, attendanceExpected: 500 },
      });
      // Once they were counted, the list shows that, and it is edited with the rest.
      await make(page, 'updateEvent', 'UpdateEventInput', {
        ...{ id: eventId, version: 5, ...facts, attendanceExpected: 500, attendanceActual: 471 },
      });
      await open(page, `/events?${at}`);
      await expect(row).toContainText('471');
      await expect(row.locator('[data-inline-edit]')).toHaveCount(0);
    });
    await test.step('our code of an item, which no two items share', async () => {
      await open(page, `/inventory/items?q=${encodeURIComponent(names.item)}`);
      const row = page.getByRole('row', { name: names.item });
      await change(row, 'SKU', names.item, `NEW-${tail}`, `NEW-${tail}`);
      await row.getByRole('button', { name: `edit sku of ${names.item}` }).press('Enter');
      await page.getByRole('textbox', { name: `SKU of ${names.item}` }).fill('');
      await pressByHand(page, 'Enter');
      await expect(row.getByRole('alert')).toContainText('Give the item a code (SKU).');
      await pressByHand(page, 'Escape');
      await expect(row).toContainText(`NEW-${tail}`);
    });
    await test.step('the code of its supplier', async () => {
      await open(page, `/inventory/supplier-items?q=${encodeURIComponent(names.item)}`);
      const row = page.getByRole('row', { name: names.item });
      await change(row, 'Their code', `${names.item} from ${names.supplier}`, 'W-2', 'W-2');
      await expect(row).toContainText('£0.99');
    });
    await test.step('who may not edit them reads them', async () => {
      await signInAs(page, 'staff');
      for (const [path, name] of [
        [`/events?${at}`, names.event],
        [`/inventory/items?q=${encodeURIComponent(names.item)}`, names.item],
      ] as const) {
        await open(page, path);
        await expect(page.getByRole('row', { name })).toBeVisible();
        await expect(page.locator('[data-inline-edit]')).toHaveCount(0);
      }
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

  test('of tokens, webhooks, suppliers and codes is acted on several at once', async ({ page }) => {
    const mark = newMark();
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
        await callGraphql(page, 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { isDone } }', {
          id,
        });
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
      await actOn(page, code, 'Take out of use', /^Take 2 codes out of use/);
      for (const row of await page.getByRole('row', { name: new RegExp(code) }).all())
        await expect(row).toContainText('Out of use');
    });
  });

  test('of bags, kits, records, patients and events is acted on several at once', async ({ page }) => {
    test.slow();
    const mark = newMark();
    const names = ['one', 'two'].map((which) => `Several ${mark} ${which}`);
    const [first = '', second = ''] = names;
    const rows = page.getByRole('row', { name: new RegExp(mark) });
    const says = async (words: string) => {
      for (const row of await rows.all()) await expect(row).toContainText(words);
    };
    const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^Select ${name}`) });
    const reason = (words: string) => (dialog: Locator) => dialog.getByRole('textbox').fill(words);

    // Records of another person, because nobody is reminded of their own.
    await signInAs(page, 'staff');
    const numbers: string[] = [];
    for (const [nth, name] of names.entries()) {
      const prfId = newId();
      const command = commandOf(prfId, 'PresentingComplaint', { presenting_complaint: 'Blister' });
      numbers.push(saveResults(await save(page, [command]))[0]?.customPrfId ?? '');
      const patientId = await registered(page, { name, dob: `198${String(nth)}-05-06` });
      expect((await linkPatient(page, prfId, patientId)).errors).toBeUndefined();
    }
    await signInAs(page, 'admin');
    const eventIds: string[] = [];
    for (const name of names) {
      const id = newId();
      eventIds.push(id);
      await make(page, 'createEvent', 'CreateEventInput', {
        ...{ id, name, location: 'Quay', timeZone: 'Europe/London' },
        date: new Date(Date.now() + 3_600_000).toISOString(),
        endsAt: new Date(Date.now() + 18_000_000).toISOString(),
      });
    }
    const placeId = await makePlace(page, `Store ${mark}`);
    const itemId = await makeItem(page, `Gauze ${mark}`, placeId, 9);
    const lines = [{ itemId, quantity: 1 }];
    const [kitId, heldId, outerId] = [newId(), newId(), newId()];
    await make(page, 'createKit', 'CreateKitInput', { id: kitId, name: first, lines });

    await test.step('bags go out to an event', async () => {
      for (const name of names) {
        const bagId = newId();
        await make(page, 'createBag', 'CreateBagInput', {
          ...{ id: bagId, name, kitId, homeId: placeId, checkEveryDays: 28 },
        });
        await make(page, 'packBag', 'PackBagInput', { key: newId(), bagId });
        await make(page, 'checkBag', 'CheckBagInput', {
          ...{ id: newId(), bagId, checkedAt: new Date().toISOString(), seal: `S-${name}` },
          nextCheckOn: new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10),
          ...{ unbroken: [], pouchSeals: [], lines: [{ locationId: bagId, itemId, present: 1 }] },
        });
      }
      await open(page, `/inventory/bags?q=${mark}`);
      await says('Ready');
      await actOn(page, mark, 'Issue to an event', /^Issue 2 bags/, {
        answer: async (dialog) => {
          await dialog.getByRole('combobox', { name: 'Event' }).fill(first);
          await page.getByTitle(new RegExp(first)).click();
        },
      });
      await says(first);
    });

    await test.step('they come back, but for one that another person has taken out of service', async () => {
      const answer = await callGraphql(
        page,
        'query ($text: String!) { bags(filter: { text: $text }) { nodes { id } } }',
        {
          text: second,
        },
      );
      const { nodes } = answer.data?.['bags'] as { readonly nodes: readonly { readonly id: string }[] };
      await make(page, 'stepBag', 'StepBagInput', { id: nodes[0]?.id, action: 'withdraw', reason: 'Torn' });
      await actOn(page, mark, 'Bring back', /^Bring back 2 bags/, {
        check: async (dialog) => {
          await expect(dialog.getByRole('status')).toContainText('1 bag brought back.');
          await expect(dialog.getByRole('alert')).toContainText('Not done for 1 bag');
          await expect(dialog.getByRole('alert').getByRole('listitem')).toContainText(`${second}: `);
          await expectAccessible(page, 'one of several was refused');
        },
      });
      await expect(rowOf(first)).toContainText('Returned');
      await expect(page.getByRole('checkbox', { name: `Select ${second}` })).toBeChecked();
    });

    await test.step('they go out of service, and back, each with a reason', async () => {
      await actOn(page, mark, 'Take out of service', /^Take 1 bag out of service/, {
        answer: reason('Torn'),
      });
      await says('Out of service');
      await actOn(page, mark, 'Put back into service', /^Put 2 bags back into service/, {
        answer: reason('Sewn'),
      });
      await says('Check due');
    });

    await test.step('they move to another home, but for one that another person has changed, and back', async () => {
      const loft = `Loft ${mark}`;
      await makePlace(page, loft);
      const answer = await callGraphql(
        page,
        'query ($text: String!) { bags(filter: { text: $text }) { nodes { id } } }',
        { text: second },
      );
      const { nodes } = answer.data?.['bags'] as { readonly nodes: readonly { readonly id: string }[] };
      await make(page, 'stepBag', 'StepBagInput', { id: nodes[0]?.id, action: 'withdraw', reason: 'Torn' });
      await actOn(page, mark, 'Change home', /^Move 2 bags to another home/, {
        answer: async (dialog) => {
          await dialog.getByRole('combobox', { name: 'New home' }).fill(loft);
          await page.getByTitle(loft, { exact: true }).click();
        },
        check: async (dialog) => {
          await expect(dialog.getByRole('status')).toContainText('1 bag moved.');
          await expect(dialog.getByRole('alert').getByRole('listitem')).toContainText(`${second}: `);
        },
      });
      await expect(rowOf(first)).toContainText(loft);
      await expect(rowOf(second)).toContainText(`Store ${mark}`);
      await page.getByRole('button', { name: 'Undo: 1 bag moved.' }).click();
      await expect(page.getByText('1 bag moved back.')).toBeVisible();
      await says(`Store ${mark}`);
    });

    await test.step('kits are deactivated, but for one whose lines would change, and never lose their lines', async () => {
      await make(page, 'createKit', 'CreateKitInput', { id: heldId, name: `Held ${newId()}`, lines });
      await make(page, 'createKit', 'CreateKitInput', {
        ...{ id: outerId, name: second, lines: [{ heldKitId: heldId, quantity: 1 }] },
      });
      await make(page, 'updateKit', 'UpdateKitInput', {
        ...{ id: heldId, version: 1, name: `Held ${heldId}`, isActive: true },
        lines: [{ itemId, quantity: 2 }],
      });
      // The answer about the first kit has lost its lines.
      await page.route('**/graphql', async (route) => {
        const body = route.request().postData() ?? '';
        if (!body.includes('"Kit"') || !body.includes(kitId)) return route.fallback();
        const answer = await route.fetch();
        const json = (await answer.json()) as { data?: { kit?: { lines: unknown[] } } };
        if (json.data?.kit) json.data.kit.lines = [];
        await route.fulfill({ response: answer, json });
      });
      await open(page, `/inventory/kits?q=${mark}&inactive=1`);
      await actOn(page, mark, 'Deactivate', /^Deactivate 2 kits/, {
        check: async (dialog) => {
          const failed = dialog.getByRole('alert').getByRole('listitem');
          await expect(failed.filter({ hasText: first })).toContainText('could not be read');
          await expect(failed.filter({ hasText: second })).toContainText('would make a new version');
          await page.unroute('**/graphql');
          await dialog.getByRole('button', { name: 'Try again' }).click();
          await expect(dialog.getByRole('status')).toContainText('1 kit deactivated.');
        },
      });
      await expect(rowOf(first)).toContainText('Deactivated');
      await page.getByRole('button', { name: 'Undo: 1 kit deactivated.' }).click();
      await expect(rowOf(first)).toContainText('In use');
      const read = 'query ($id: ID!) { kit(id: $id) { number lines { quantity } } }';
      for (const id of [kitId, outerId])
        expect((await callGraphql(page, read, { id })).data).toEqual({
          kit: { number: 1, lines: [{ quantity: 1 }] },
        });
    });

    await test.step('the author of two records is reminded once, and both are saved as PDFs', async () => {
      const asked: string[] = [];
      // Answered here: a person is reminded once a day, and another journey may have done it.
      await page.route('**/graphql', (route) => {
        const body = route.request().postData() ?? '';
        if (!body.includes('"RemindAuthor"')) return route.fallback();
        asked.push(body);
        return route.fulfill({ json: { data: { remindAuthor: { unsignedAuthor: null } } } });
      });
      await open(page, `/prfs?q=${mark}`);
      const both = `(${numbers.join('|')})`;
      await actOn(page, both, 'Remind authors', /^Remind 1 author/, {
        check: (dialog) => expect(dialog.getByRole('status')).toContainText('1 author reminded.'),
      });
      expect(asked).toHaveLength(1);
      await page.unroute('**/graphql');
      const files: string[] = [];
      page.on('download', (file) => files.push(file.suggestedFilename()));
      await actOn(page, both, 'Download PDFs', /^Download 2 PDFs/, {
        check: (dialog) => expect(dialog.getByRole('status')).toContainText('2 PDFs saved.'),
      });
      await expect.poll(() => files.sort()).toEqual(numbers.map((number) => `${number}.pdf`).sort());
    });

    await test.step('two patients are compared to be merged', async () => {
      await open(page, `/patients?q=${mark}`);
      const merge = page.getByRole('button', { name: 'Merge these two' });
      await page.getByRole('checkbox', { name: `Select ${first}` }).check();
      await expect(merge).toBeDisabled();
      await page.getByRole('checkbox', { name: `Select ${second}` }).check();
      await expectAccessible(page, 'two patients selected');
      await merge.click();
      const dialog = page.getByRole('dialog', { name: `Merge ${first} with` });
      const table = dialog.getByRole('table', { name: 'The two records side by side' });
      await expect(table.getByRole('row', { name: /^Name/ })).toContainText(second);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page).not.toHaveURL(/merge=/);
      await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    });

    await test.step('events go live, and back to planned', async () => {
      await open(page, `/events?q=${mark}`);
      await actOn(page, mark, 'Go live', /^Go live with 2 events/);
      await says('Live');
      await page.getByRole('button', { name: 'Undo: 2 events now live.' }).click();
      await expect(page.getByText('2 events planned again.')).toBeVisible();
      await says('Planned');
      for (const eventId of eventIds)
        await make(page, 'changeEventStatus', 'ChangeEventStatusInput', {
          ...{ eventId, version: 3, status: 'cancelled', reason: 'For this journey only' },
        });
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
