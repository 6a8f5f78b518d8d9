import { expect, test, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '@sideline/schema/limits';
import { v7 as newId } from 'uuid';
import { expectAccessibleAtEverySize, SIZES } from './axe';
import { ageRows, deviceOpened, rowsOnDisk } from './device-disk';
import { make, makeItem, makePlace } from './made-stock';
import { open, signInAs, signInByForm } from './sign-in-as';

const choose = async (within: Page | Locator, page: Page, label: string, option: string): Promise<void> => {
  const field = within.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await page.getByTitle(option, { exact: true }).click();
};

test('a bag goes from kit to shelf to check to hand, and back', async ({ page, context }) => {
  test.slow();
  // By the form, so that the device keeps what is entered.
  await signInByForm(page, 'admin');
  await deviceOpened(page);
  const tail = newId().slice(-6);
  const names = {
    place: `Bag store ${tail}`,
    gauze: `Gauze roll ${tail}`,
    mask: `Face mask ${tail}`,
    spare: `Spare mask ${tail}`,
    kit: `Pocket kit ${tail}`,
    outer: `Outer kit ${tail}`,
    bag: `Bag ${tail}`,
  };
  const placeId = await makePlace(page, names.place);
  await makeItem(page, names.gauze, placeId, 9);
  await makeItem(page, names.mask, placeId, 1);
  await makeItem(page, names.spare, placeId, 5);

  await test.step('a kit is entered with pouches and substitutes, and says how many can be built', async () => {
    await open(page, '/inventory/kits');
    await page.getByRole('button', { name: 'New kit' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New kit' });
    await drawer.getByRole('button', { name: 'Create kit' }).click();
    await expect(drawer.getByRole('link', { name: 'Give the kit a name.' })).toBeVisible();
    await drawer.getByLabel('Name', { exact: false }).first().fill(names.kit);
    const finder = drawer.getByRole('searchbox', { name: 'Add an item' });
    await finder.fill(names.gauze);
    await drawer.getByRole('button', { name: names.gauze }).click();
    await drawer.getByLabel(`Quantity of ${names.gauze}`).fill('4');
    await finder.fill(names.mask);
    await drawer.getByRole('button', { name: names.mask }).click();
    await drawer.getByLabel(`Quantity of ${names.mask}`).fill('2');
    await drawer.getByLabel(`Pouch for ${names.mask}`).fill('Airway');
    await drawer.getByRole('button', { name: 'Add a substitute' }).last().click();
    await drawer.getByRole('searchbox', { name: `Substitute for ${names.mask}` }).fill(names.spare);
    await drawer.getByRole('button', { name: names.spare }).click();
    await expectAccessibleAtEverySize(page, '/inventory/kits, a new one');
    await drawer.getByRole('button', { name: 'Create kit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: names.kit })).toBeVisible();
    await expect(page.getByText(`or ${names.spare}`)).toBeVisible();
    await choose(page, page, 'From the stock at', names.place);
    await expect(page.getByText('2 kits can be built.')).toBeVisible();
    await expect(page.getByText(`${names.gauze}: 3 more needed (one kit takes 4)`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessibleAtEverySize(page, '/inventory/kits, one kit');
  });

  await test.step('a kit that would hold itself is refused with the path', async () => {
    const kitId = new URL(page.url()).searchParams.get('kit') ?? '';
    await make(page, 'createKit', {
      ...{ id: newId(), name: names.outer, lines: [{ heldKitId: kitId, quantity: 1 }] },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Edit kit' }).click();
    const drawer = page.getByRole('dialog', { name: `Edit ${names.kit}` });
    await choose(drawer, page, 'Add another kit', names.outer);
    await drawer.getByRole('button', { name: 'Save kit' }).click();
    await expect(
      drawer.getByText(`A kit cannot contain itself: ${names.kit} → ${names.outer} → ${names.kit}.`, {
        exact: false,
      }),
    ).toBeVisible();
    await drawer.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a bag is made of it and packed', async () => {
    await open(page, '/inventory/bags');
    await page.getByRole('button', { name: 'New bag' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'New bag' });
    await drawer.getByLabel('Name', { exact: false }).first().fill(names.bag);
    await choose(drawer, page, 'Kit', names.kit);
    // Where it is kept is scanned.
    await drawer.getByRole('button', { name: 'Scan a label, kept at' }).click();
    const scanning = page.getByRole('dialog', { name: 'Scan a label, kept at' });
    const label = scanning.getByRole('searchbox', { name: 'Kept at' });
    await label.fill(`${new URL(page.url()).origin}/s/location/${placeId}`);
    await label.press('Enter');
    await expect(scanning).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Create bag' }).click();
    await expect(page.getByRole('heading', { level: 1, name: names.bag })).toBeVisible();
    await expect(page.getByText('Never checked')).toBeVisible();
    await page.getByRole('button', { name: 'Pack', exact: true }).click();
    const packing = page.getByRole('dialog', { name: `Pack ${names.bag}` });
    await packing.getByRole('button', { name: 'Pack bag' }).click();
    await expect(packing).toHaveCount(0);
    await expect(page.getByRole('row', { name: new RegExp(names.gauze) })).toContainText('4');
    await expectAccessibleAtEverySize(page, '/inventory/bags/:bagId, packed');
  });

  await test.step('it is checked without a connection, and the check is sent when there is one', async () => {
    await page.getByRole('button', { name: 'Check bag' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Check ${names.bag}` })).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/bags/:bagId, being checked');
    await page.getByRole('button', { name: 'All present: Loose in the bag' }).click();
    // What has been counted outlasts the page.
    await expect(page.getByText('2 of 3 still to count. Kept on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'All present: Loose in the bag' })).toBeDisabled();
    await page.getByRole('button', { name: 'All present: Airway' }).click();
    await page.getByLabel('New seal of Airway').fill('P-1');
    await page.getByLabel('Seal number').fill('S-100');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Finish check' }).click();
    await expect(page.getByText('Not sent. It is kept on this device', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(`The check of ${names.bag} is recorded.`)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  });

  await test.step('it is issued to a person and comes back', async () => {
    await page.getByRole('button', { name: 'Issue bag' }).click();
    const drawer = page.getByRole('dialog', { name: `Issue ${names.bag}` });
    await drawer.getByRole('button', { name: 'Issue bag' }).click();
    await expect(drawer.getByText('Choose who takes it').first()).toBeVisible();
    await choose(drawer, page, 'Person', 'Callum Thistlewood');
    await expectAccessibleAtEverySize(page, '/inventory/bags/:bagId, being issued');
    await drawer.getByRole('button', { name: 'Issue bag' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByText('Out', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByText('Returned', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText(/issued it to Callum Thistlewood/)).toBeVisible();
  });

  await test.step('its sealed pouch takes one tap, and what is short is put in from the shelf', async () => {
    await open(page, '/inventory/bags');
    await page.getByRole('searchbox', { name: 'Open or check a bag' }).fill(names.bag);
    await page.getByRole('button', { name: new RegExp(`^${names.bag}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Check ${names.bag}` })).toBeVisible();
    await page.getByRole('button', { name: 'Seal P-1 unbroken' }).click();
    await page.getByRole('button', { name: `One less present, ${names.gauze}` }).click();
    await expect(page.getByText('Short by 1')).toBeVisible();
    await page.getByRole('button', { name: `Put in 1, ${names.gauze}` }).click();
    await expect(page.getByText('1 put in')).toBeVisible();
    await page.getByLabel('Seal number').fill('S-101');
    await page.getByRole('button', { name: 'Finish check' }).click();
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Checks' }).click();
    await expect(page.getByText('3 of 4 in the books, 1 put in', { exact: false })).toBeVisible();
  });

  await test.step('its contents and its pouches have pages of their own', async () => {
    const bagId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await open(page, `/inventory/bags/${bagId}/contents`);
    await expect(page.getByText('Seal P-1')).toBeVisible();
    await expectAccessibleAtEverySize(page, '/inventory/bags/:bagId/contents');
    await open(page, `/inventory/pouches?q=${encodeURIComponent(names.bag)}`);
    await expect(page.getByRole('row', { name: /Airway/ })).toContainText('Seal P-1');
    await expectAccessibleAtEverySize(page, '/inventory/pouches, one');
    await open(page, `/inventory/bags?q=${encodeURIComponent(names.bag)}`);
    await expect(page.getByRole('row', { name: new RegExp(names.bag) })).toContainText('Ready');
    await expectAccessibleAtEverySize(page, '/inventory/bags, one');
  });
});

test('a check is begun by a scan without a connection, kept however long it takes, and sent from any page', async ({
  page,
}) => {
  const tail = newId().slice(-6);
  await signInByForm(page, 'admin');
  await deviceOpened(page);
  const placeId = await makePlace(page, `Store ${tail}`);
  const [kitId, bagId, otherId] = [newId(), newId(), newId()];
  const bag = `Bag ${tail}`;
  const itemId = await makeItem(page, `Gauze ${tail}`, placeId, 4);
  await make(page, 'createKit', { id: kitId, name: `Kit ${tail}`, lines: [{ itemId, quantity: 2 }] });
  for (const [id, name] of [
    [bagId, bag],
    [otherId, `Spare ${tail}`],
  ] as const)
    await make(page, 'createBag', { id, name, kitId, homeId: placeId, checkEveryDays: 28 });
  await make(page, 'packBag', { key: newId(), bagId });
  // Their ids can be read: 'bag …', 'bag-check …', 'bag-checks'.
  const lists = async () =>
    (await rowsOnDisk(page)).filter(({ store, text }) => store === 'lists' && /bag[ -]/.test(text));
  for (const [place, id] of [otherId, bagId].entries()) {
    await open(page, `/inventory/bags/${id}`);
    await expect.poll(async () => (await lists()).length).toBe(place + 1);
  }
  await open(page, '/inventory/bags');
  const field = page.getByRole('searchbox', { name: 'Open or check a bag' });
  await expect(field).toBeVisible();
  // Before, the label of a bag asked the server, so that no check could be begun by a scan without a connection.
  await page.route('**/graphql', (route) => route.abort());
  await field.fill(new URL(`/s/bag/${bagId}`, page.url()).href);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Check ${bag}` })).toBeVisible();
  await page.unroute('**/graphql');
  // By its name: once the server knows the operation, its text is not sent.
  const isCheck = (body: string | null): boolean => body?.includes('CheckBag') === true;
  await page.route('**/graphql', (route) =>
    isCheck(route.request().postData()) ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'All present: Loose in the bag' }).click();
  await page.getByLabel('Seal number').fill(`S-${tail}`);
  await page.getByRole('button', { name: 'Finish check' }).click();
  await expect(page.getByText('Not sent. It is kept on this device', { exact: false })).toBeVisible();

  // Before, the check was wiped after a day without a word.
  const waits = page.getByText(`The check of ${bag} has not been sent.`);
  const isKept = async (id: string): Promise<boolean> =>
    (await lists()).some(({ text }) => text.includes(`bag ${id}`));
  expect(await isKept(otherId)).toBe(true);
  await open(page, '/inventory/bags');
  await expect(waits).toBeVisible();
  await ageRows(page, LIMITS.autosave.keptForMs + 60_000);
  await page.reload();
  // Another bag goes. The check, the list of what waits and the bag that it is of stay.
  await expect.poll(() => isKept(otherId)).toBe(false);
  expect(await isKept(bagId)).toBe(true);
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const asked = page.getByRole('dialog', { name: '1 change is not sent yet' });
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(asked).toHaveCount(0);

  await page.unroute('**/graphql');
  await open(page, '/dashboard');
  await expect(page.getByText(`The check of ${bag} is recorded.`)).toBeVisible();
  await open(page, `/inventory/bags/${bagId}`);
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});

const SECONDS_A_TAP = 1.1;
const POUCHES = ['Airway', 'Bleeding', 'Drugs', 'Wounds', 'Hygiene'] as const;

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: SIZES.phone });

  test('a check of 60 lines, each looked at by itself, takes less than 90 seconds of taps', async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, 'admin');
    const tail = newId().slice(-6);
    const placeId = await makePlace(page, `Shelf ${tail}`);
    const [kitId, bagId] = [newId(), newId()];
    const lines: object[] = [];
    for (const pouch of POUCHES)
      for (let line = 1; line <= 12; line += 1)
        lines.push({
          ...{
            itemId: await makeItem(page, `${pouch} item ${String(line)} ${tail}`, placeId, 3),
            quantity: 2,
            pouch,
          },
        });
    await make(page, 'createKit', { id: kitId, name: `Sixty lines ${tail}`, lines });
    await make(page, 'createBag', {
      id: bagId,
      name: `Bag ${tail}`,
      kitId,
      homeId: placeId,
      checkEveryDays: 28,
    });
    await make(page, 'packBag', { key: newId(), bagId });

    await open(page, `/inventory/bags/${bagId}?check=1`);
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      await target.tap();
      taps += 1;
    };
    for (const pouch of POUCHES) {
      const rows = page.getByRole('region', { name: pouch }).getByRole('button', { name: /^Present: / });
      await expect(rows).toHaveCount(12);
      // One of each pouch is short, and put in again.
      await tap(page.getByRole('button', { name: `One less present, ${pouch} item 1 ${tail}` }));
      await tap(page.getByRole('button', { name: `Put in 1, ${pouch} item 1 ${tail}` }));
      for (let line = 2; line <= 12; line += 1)
        await tap(page.getByRole('button', { name: `Present: ${pouch} item ${String(line)} ${tail}` }));
    }
    await tap(page.getByLabel('Seal number'));
    await expect(page.getByLabel('Seal number')).toBeFocused();
    await page.keyboard.type('S-60');
    await tap(page.getByRole('button', { name: 'Finish check' }));
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    expect(taps).toBe(67);
    expect(taps * SECONDS_A_TAP).toBeLessThan(90);
  });
});
