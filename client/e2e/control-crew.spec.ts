import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { isSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { v7 } from 'uuid';
import { assembleCase, withEntryIds } from './cases/case-entries';
import { OVERDOSE } from './cases/overdose.mapping';
import { anAdult, commandOf, linkPatient, save, saveResults, signRecord } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { liveEvent } from './control-event';
import { mutate } from './rota';
import { open, signInAs, type Account } from './sign-in-as';

/** What is asked: so soon everyone sees what one of them did. */
const LIVE = { timeout: 2_000 };

const device = async (browser: Browser, account: Account, width = 1280): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height: width === 1280 ? 900 : 1180 },
  });
  const page = await context.newPage();
  await signInAs(page, account);
  return page;
};

/** An event of the journey's own with a crew. */
const liveEventWithCrew = async (page: Page): Promise<string> => {
  const eventId = await liveEvent(page, 'Harbour Night');
  await mutate(
    page,
    'mutation ($input: SaveCrewInput!) { saveCrew(input: $input) { controlBoard { id } } }',
    {
      input: {
        ...{ eventId, crewId: v7(), version: 0, callSign: 'Bravo 2', bag: 'Bag 07' },
        ...{ ownState: 'available', staffIds: [] },
      },
    },
  );
  return eventId;
};

const incident = (page: Page): Locator => page.getByRole('listitem', { name: /^Incident 1,/ });

/** Fills the rest of the record from a published case and signs it, as the person who is signed in on the page. */
const completeAndSign = async (page: Page, number: string): Promise<void> => {
  const { data } = await callGraphql(
    page,
    'query ($id: ID!) { prf(customPrfId: $id) { id sections { key version } } }',
    { id: number },
  );
  const prf = data?.['prf'] as {
    readonly id: string;
    readonly sections: readonly { readonly key: string; readonly version: number }[];
  };
  const started = new Map(prf.sections.map(({ key, version }) => [key, version]));
  // What the incident brought stays.
  const brought = /^(event_id|zone_id|incident_date|incident_location|chief_complaint|.+_time)$/;
  const commands = Object.entries(assembleCase(OVERDOSE).sections).map(([section, values]) => {
    if (!isSectionKey(section)) throw new RangeError(section);
    const entered = Object.entries(withEntryIds(values, () => v7()));
    const kept = section === 'incidentDetails' ? entered.filter(([field]) => !brought.test(field)) : entered;
    return commandOf(prf.id, section, Object.fromEntries(kept), started.get(section) ?? 0);
  });
  const results = saveResults(await save(page, commands));
  expect(results.filter(({ outcome }) => outcome !== 'SAVED')).toEqual([]);
  await linkPatient(page, prf.id, await anAdult(page));
  await signRecord((query, variables) => callGraphql(page, query, variables), prf.id);
};

test('an incident from the call to the closed record: two controllers, and the crew on a third device', async ({
  browser,
}) => {
  const ada = await device(browser, 'admin');
  const ben = await device(browser, 'nurse');
  const crew = await device(browser, 'staff', 820);
  const eventId = await liveEventWithCrew(ada);
  for (const page of [ada, ben, crew]) {
    await open(page, `/events/${eventId}/control`);
    // Its keys are the board's, which has to be there first.
    await expect(page.getByText('No incidents under way')).toBeVisible();
  }
  /** All three see it within two seconds. */
  const everyone = async (text: string | RegExp): Promise<void> => {
    await Promise.all([ada, ben, crew].map((page) => expect(incident(page)).toContainText(text, LIVE)));
  };

  await test.step('the call comes in', async () => {
    await ada.keyboard.press('F2');
    const drawer = ada.getByRole('dialog', { name: 'New incident' });
    await expect(drawer.getByLabel('What has happened')).toBeFocused();
    await ada.keyboard.type('Drowsy behind the bar');
    await drawer.getByLabel('Where').fill('Harbour bar');
    await drawer.getByLabel('How many people').fill('1');
    await drawer.getByLabel('How many people').press('Enter');
    await expect(drawer).toBeHidden();
    await everyone('Harbour bar');
  });

  await test.step('the other controller sends the crew, who say where they are', async () => {
    await incident(ben).getByRole('button', { name: 'Assign crew' }).first().click();
    const dialog = ben.getByRole('dialog', { name: 'Incident 1: assign crew' });
    await dialog.getByRole('button', { name: 'Assign crew' }).click();
    await expect(dialog).toBeHidden();
    await everyone('Bravo 2: Crew assigned');
    for (const [action, state] of [
      ['Crew mobile', 'Mobile'],
      ['Crew at scene', 'At scene'],
      ['With patient', 'With patient'],
    ] as const) {
      await incident(crew).getByRole('button', { name: action }).first().click();
      await everyone(`Bravo 2: ${state}`);
    }
  });

  const number = await test.step('the crew open the record from the incident', async () => {
    await incident(crew).getByRole('button', { name: 'More for incident 1' }).click();
    await crew.getByRole('menuitem', { name: 'Open PRF' }).click();
    await expect(crew).toHaveURL(/\/prf\/SL-/);
    await expect(crew.getByRole('textbox', { name: /^Location/ })).toHaveValue('Harbour bar');
    const opened = new URL(crew.url()).pathname.split('/')[2] ?? '';
    for (const page of [ada, ben])
      await expect(incident(page)).toContainText(new RegExp(`PRF ${opened}: arrived \\d\\d:\\d\\d`), LIVE);
    for (const page of [ada, ben])
      await expect(page.getByRole('list', { name: 'Open PRFs' })).toContainText(opened, LIVE);
    return opened;
  });

  await test.step('it is signed, and is open for nobody any more', async () => {
    await completeAndSign(crew, number);
    for (const page of [ada, ben])
      await expect(page.getByRole('list', { name: 'Open PRFs' })).toHaveCount(0, LIVE);
  });

  await test.step('the incident ends with its times', async () => {
    await open(crew, `/events/${eventId}/control`);
    await incident(crew).getByRole('button', { name: 'More for incident 1' }).click();
    await crew.getByRole('menuitem', { name: 'Clear', exact: true }).click();
    for (const page of [ada, ben])
      await expect(
        page.getByRole('list', { name: 'Ended incidents' }).getByRole('listitem', { name: /^Incident 1,/ }),
      ).toContainText(/Call \d\d:\d\d .* Clear \d\d:\d\d/, LIVE);
  });
});
