import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { OVERDOSE } from './cases/overdose.mapping';
import { SCREENS, settle, sideways } from './layout-shift';
import { enterAlarmingSet } from './prf/alarming-set';
import { commandOf, linkPatient, makeRecord, registered, save, saveResults } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { DAY_MS, HOUR_MS, newShift, rotaOf } from './rota';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';

const FINGER = 44;
const ALLERGIES = 'Penicillin (rash), latex';

test('the second tap that leaves an arrest lands where the first did', async ({ page }) => {
  await signInAs(page, 'staff');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await open(page, '/createprf');
    await page.getByRole('button', { name: 'Arrest' }).click();
    const arrest = page.getByRole('dialog', { name: 'Cardiac arrest' });
    const leave = arrest.getByRole('button', { name: /leave/i });
    const before = await leave.boundingBox();
    await leave.click();
    await expect(leave).toHaveText(/^Tap again to leave/);
    expect(await leave.boundingBox(), `at ${String(screen.width)} px`).toEqual(before);
    await page.mouse.click((before?.x ?? 0) + 8, (before?.y ?? 0) + 8);
    await expect(arrest).toHaveCount(0);
    // The arrest took the whole screen, of which no window can be made while it lasts.
    await page.evaluate(() => (document.fullscreenElement ? document.exitFullscreen() : undefined));
  }
});

test('an alert that a figure raises moves no box under the thumb, and stands above the next set', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  for (const screen of SCREENS) {
    const where = `at ${String(screen.width)} px`;
    await page.setViewportSize(screen);
    const id = newId();
    const incident_date = new Date().toISOString();
    const [result] = saveResults(await save(page, [commandOf(id, 'incidentDetails', { incident_date })]));
    await linkPatient(page, id, await registered(page, { name: newName(), dob: '1980-02-03' }));
    await open(page, `/prf/${result?.customPrfId ?? ''}?section=observations`);
    await settle(page);
    const boxes = page.locator('[data-tile]');
    const places = () => boxes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    await boxes.first().fill('25');
    const before = await places();
    await boxes.first().evaluate((box: HTMLElement) => box.blur());
    const alert = page.getByRole('combobox', { name: /Action taken\?$/ });
    await expect(alert).toBeVisible();
    expect(await places(), where).toEqual(before);
    const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
    expect(await topOf(alert), where).toBeGreaterThan(before[0] ?? 0);

    await page.getByRole('button', { name: 'Save set' }).click();
    await expect(boxes.first()).toHaveValue('');
    await expect(boxes.first()).toBeFocused();
    expect(await topOf(alert), where).toBeLessThan(await topOf(boxes.first()));
  }
});

test('a colleague who opens the same section moves nothing in it', async ({ page, browser }) => {
  await page.setViewportSize(SCREENS[0]);
  await signInAs(page, 'staff');
  const { customPrfId } = await makeRecord(page, OVERDOSE);
  const path = `/prf/${customPrfId}?section=incidentDetails`;
  await open(page, path);
  await settle(page);
  const form = page.locator('.prf-form');
  const places = () =>
    form.locator('[data-field]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await places();
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await signInAs(colleague, 'admin');
  await open(colleague, path);
  const there = form.getByRole('list', { name: 'Also in this record' });
  await expect(there).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await context.close();
  await expect(there).toHaveCount(0);
  expect(await places()).toEqual(before);
});

/** Enough of a group to have pressed some in each of its first rows. */
const MOST_OF_A_GROUP = 3;

/** The places and sizes of a group's choices from its own corner, and its own size. */
const boxesIn = (group: Locator): Promise<readonly (readonly number[])[]> =>
  group.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const choices = [...element.querySelectorAll('.prf-segment')].map((choice) => {
      const box = choice.getBoundingClientRect();
      return [box.left - left, box.top - top, box.width, box.height].map(
        (value) => Math.round(value * 10) / 10,
      );
    });
    return [[width, height].map((value) => Math.round(value * 10) / 10), ...choices];
  });

for (const screen of [SCREENS[0], SCREENS[2]])
  test(`chips keep their width and their rows when they are pressed, on a screen of ${String(screen.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await signInAs(page, 'staff');
    const { customPrfId } = await makeRecord(page, OVERDOSE);
    const record = new PrfScreen(page);
    let pressed = 0;
    for (const section of PRF_SECTION_KEYS) {
      await record.openRecord(customPrfId, section);
      await settle(page);
      const groups = page.locator('.prf-form .prf-segments');
      for (let at = 0; at < (await groups.count()); at += 1) {
        const group = groups.nth(at);
        if (!(await group.isVisible())) continue;
        const label = await group.evaluate(
          (element) =>
            document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        );
        const before = await boxesIn(group);
        const chips = group.locator('.prf-segment');
        // Each is pressed and pressed again, so that every chip is seen both ways and the record ends as it began.
        for (let chip = 0; chip < Math.min(await chips.count(), MOST_OF_A_GROUP); chip += 1)
          for (let press = 0; press < 2; press += 1) {
            const was = await chips.nth(chip).getAttribute('data-chosen');
            await chips.nth(chip).click();
            await expect(chips.nth(chip)).not.toHaveAttribute('data-chosen', was ?? 'none');
            pressed += 1;
            expect(await boxesIn(group), `${section}: ${label}`).toEqual(before);
          }
      }
    }
    process.stdout.write(`${String(pressed)} presses\n`);
    expect(pressed).toBeGreaterThan(60);
  });

/** Of what can be pressed in a part of the page: what is narrower or lower than a finger. */
const small = (page: Page, part: string): Promise<readonly string[]> =>
  page.locator(part).evaluateAll(
    (found, least) =>
      found.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const least44 = Math.min(width, height);
        return width === 0 || least44 >= least - 0.5
          ? []
          : [`${element.textContent.trim()}: ${width.toFixed(0)} × ${height.toFixed(0)} px`];
      }),
    FINGER,
  );

test('a phone opens the shifts as a list, with one row of controls as large as a finger', async ({ page }, {
  retry,
}) => {
  await signInAs(page, 'admin');
  await page.setViewportSize(SCREENS[0]);
  await open(page, '/shifts');
  await settle(page);
  const view = page.getByRole('radiogroup', { name: 'View' });
  await expect(view.getByRole('radio', { name: 'List' })).toBeChecked();
  const tops = await page
    .getByRole('main')
    .getByRole('button', { name: /^(Previous|Today|Next)$/ })
    .or(view)
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
  expect(await small(page, 'main [role="search"] button')).toEqual([]);
  const chips = await page
    .locator('main [role="search"] button')
    .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(chips).size).toBe(1);
  await view.getByText('Month', { exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
  await expect(page.locator('.rbc-month-view')).toBeVisible();
  await settle(page);
  const targets = '.rbc-month-view .rbc-event, .rbc-month-view .rbc-button-link';
  await expect(page.locator(targets).first()).toBeVisible();
  // A day is as wide as a seventh of the phone: its height makes up for that.
  const low = await page
    .locator(targets)
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).length);
  expect(low).toBe(0);
  // In the hours a short shift would be as low as its half hour.
  const { events } = await rotaOf(page, new Date(Date.now() - HOUR_MS), new Date());
  const day = new Date(Date.now() + (500 + 7 * retry) * DAY_MS).toISOString().slice(0, 10);
  await newShift(page, events.nodes[0]?.id ?? '', new Date(`${day}T09:00:00Z`), 0.5, 'doctor');
  for (const name of ['week', 'day']) {
    await open(page, `/shifts?date=${day}&view=${name}`);
    await expect(view.getByRole('radio', { name: name === 'week' ? 'Week' : 'Day' })).toBeChecked();
    await settle(page);
    await expect(
      page.locator('.rbc-time-view').getByRole('button', { name: 'Shift (Doctor)' }),
    ).toBeVisible();
    await expect(page.locator('.rbc-time-view .rbc-button-link')).toHaveCount(name === 'week' ? 7 : 1);
    expect(await small(page, '.rbc-time-view .rbc-event, .rbc-time-view .rbc-button-link'), name).toEqual([]);
    expect(await small(page, 'main [role="search"] button'), name).toEqual([]);
  }
  for (const path of ['/patients', '/events', '/inventory/items']) {
    await open(page, path);
    await settle(page);
    expect(await small(page, 'main [role="search"] > button'), path).toEqual([]);
  }
});

test('days are typed and read as day, month, year also in an American browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await signInAs(page, 'admin');
  await open(page, '/events');
  await page.getByRole('button', { name: 'New event' }).click();
  const starts = page.getByLabel('Starts');
  await starts.pressSequentially('3/5/2031 1432');
  await starts.press('Tab');
  await expect(starts).toHaveValue('03/05/2031 14:32');
  await starts.fill('31/02/2031 10:00');
  await starts.press('Tab');
  await expect(starts).toHaveAttribute('aria-invalid', 'true');
  await context.close();
});

/** A set whose every value scores nothing, twenty minutes before the alarming one. */
const WELL = {
  date_time: '2024-10-08T00:30:00.000Z',
  respiratory_rate: 16,
  oxygen_saturation: 98,
  heart_rate: 72,
  bp_systolic: 124,
  bp_diastolic: 78,
  temperature: 36.8,
  supplemental_o2: false,
  acvpu: 'A',
};

test('NEWS2 in the banner keeps its place and its size when the patient becomes worse', async ({ page }) => {
  await signInAs(page, 'staff');
  const id = newId();
  const incident_date = '2024-10-08T00:20:00.000Z';
  const [result] = saveResults(
    await save(page, [
      commandOf(id, 'incidentDetails', { incident_date }),
      commandOf(id, 'observations', { entries: [{ id: newId(), ...WELL }] }),
    ]),
  );
  await linkPatient(page, id, await registered(page, { name: newName(), dob: '1980-02-03' }));
  const record = new PrfScreen(page);
  await record.openRecord(result?.customPrfId ?? '', 'observations');
  const score = page.locator('.prf-banner-news .prf-news');
  const places = async () => {
    const found: Record<string, object | null> = {};
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await settle(page);
      await page.evaluate(() => scrollTo(0, 0));
      found[screen.name] = await score.boundingBox();
    }
    await page.setViewportSize(SCREENS[2]);
    return found;
  };
  await expect(score).toHaveText('NEWS2 0Low');
  const before = await places();
  await enterAlarmingSet(record.form);
  await expect(score).toHaveText('NEWS2 14▲High');
  expect(await places()).toEqual(before);
});

test('what is known is offered for confirmation', async ({ page }) => {
  await signInAs(page, 'staff');
  const id = newId();
  const incident_date = new Date().toISOString();
  const [result] = saveResults(await save(page, [commandOf(id, 'incidentDetails', { incident_date })]));
  const customPrfId = result?.customPrfId ?? '';
  await linkPatient(
    page,
    id,
    await registered(page, {
      name: newName(),
      dob: '1988-02-03',
      gender: 'female',
      allergies: ALLERGIES,
      medications: 'Aspirin 75 mg, once a day',
      pastMedicalHistory: 'Asthma since childhood',
      gpPractice: 'Harbour Surgery (Y01234)',
    }),
  );
  await open(page, `/prf/${customPrfId}?section=PresentingComplaint`);
  const main = page.getByRole('main');
  for (const what of ['allergies', 'medicines', 'history', 'sex registered at birth']) {
    const offered = main.getByRole('button', { name: `Confirm ${what}`, exact: true });
    await offered.click();
    await expect(offered).toHaveCount(0);
  }
  await new PrfScreen(page).saved();
  await open(page, `/prf/${customPrfId}?section=SocialHistory`);
  await expect(main).toContainText('From the patient’s record: Harbour Surgery (Y01234)');
  const practice = main.getByRole('button', {
    name: 'Confirm GP practice',
    exact: true,
  });
  await practice.click();
  await expect(practice).toHaveCount(0);
  await new PrfScreen(page).saved();
  const { data } = await readRecord(page, customPrfId);
  expect(data['SocialHistory']).toMatchObject({
    practitioners: [{ organisation: 'Harbour Surgery (Y01234)' }],
  });
  expect(data['PresentingComplaint']).toMatchObject({
    allergy_status: 'known',
    current_medicines: [{ medicine: 'Aspirin 75 mg, once a day' }],
    past_medical_history: 'Asthma since childhood',
    sex_at_birth: 'female',
  });
});
