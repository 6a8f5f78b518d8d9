import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { v7 } from 'uuid';
import { expectAccessible, expectAccessibleAtEverySize } from './axe';
import { liveEvent } from './control-event';
import { makePlace, makeReadyBag } from './made-stock';
import { mutate } from './rota';
import { open, PASSWORD, signInAs, type Account } from './sign-in-as';

/** A controller at a screen of their own. */
const controller = async (browser: Browser, account: Account): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInAs(page, account);
  return page;
};

const incident = (page: Page, number: number): Locator =>
  page.getByRole('listitem', { name: new RegExp(`^Incident ${String(number)},`) });
const step = async (page: Page, number: number, action: string): Promise<void> => {
  await incident(page, number).getByRole('button', { name: action }).first().click();
};
const more = async (page: Page, number: number, action: string): Promise<void> => {
  await incident(page, number)
    .getByRole('button', { name: `More for incident ${String(number)}` })
    .click();
  // An icon may come before the words, and another item may begin with them.
  await page.getByRole('menuitem', { name: new RegExp(`${action}$`) }).click();
};

test('an incident from the call to its end, by two controllers who see each other’s steps', async ({
  browser,
}) => {
  const ada = await controller(browser, 'admin');
  const ben = await controller(browser, 'nurse');
  const eventId = await liveEvent(ada, 'Lantern Walk');
  // The first that is ready may be one that another journey is about to issue.
  const bag = await makeReadyBag(ada, await makePlace(ada, `Lantern store ${eventId.slice(-6)}`));

  await test.step('control is a press away from the event, and says what to do first', async () => {
    await open(ada, `/events/${eventId}`);
    await ada.getByRole('button', { name: 'Event control' }).click();
    await expect(ada).toHaveURL(`/events/${eventId}/control`);
    await expect(ada.getByText('No incidents under way')).toBeVisible();
    await expect(ada.getByText('Nobody is in control yet.')).toBeVisible();
    await open(ben, `/events/${eventId}/control`);
    await expect(ben.getByText('No crews yet')).toBeVisible();
  });

  await test.step('one takes control with their password, and the other sees it', async () => {
    await ada.getByRole('button', { name: 'Take control' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Take control?' });
    await dialog.getByLabel('Current situation').fill('Gates open, all quiet');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign and take control' }).click();
    await expect(dialog).toBeHidden();
    await expect(ben.getByText(/^In control: \w+ \w+/)).toBeVisible();
  });

  await test.step('a crew that one makes is there for the other', async () => {
    await ada.getByRole('button', { name: 'New crew' }).click();
    const drawer = ada.getByRole('dialog', { name: 'New crew' });
    await drawer.getByRole('button', { name: 'Create crew' }).click();
    await expect(drawer.getByRole('link', { name: 'Enter the call sign.' })).toBeVisible();
    await drawer.getByLabel('Call sign').fill('Alpha 1');
    // A bag of stock is issued with the crew, and its readiness is on the board.
    await drawer.getByLabel('Bag from stock').fill(bag);
    await ada.getByTitle(new RegExp(`^${bag} · `)).click();
    await expect(drawer.getByLabel('Other bag')).toHaveCount(0);
    await expectAccessible(ada, 'new crew');
    await drawer.getByRole('button', { name: 'Create crew' }).click();
    await expect(drawer).toBeHidden();
    await expect(ben.getByRole('listitem', { name: 'Alpha 1' })).toContainText('Available');
    await expect(ada.getByRole('listitem', { name: 'Alpha 1' })).toContainText(/Ready/);
  });

  await test.step('one key opens an incident, and typing begins at what has happened', async () => {
    await ben.keyboard.press('F2');
    const drawer = ben.getByRole('dialog', { name: 'New incident' });
    await expect(drawer.getByLabel('What has happened')).toBeFocused();
    await ben.keyboard.type('Fell from the stage, arm looks broken');
    await drawer.getByLabel('Where').fill('Barn stage, left steps');
    await drawer.getByLabel('Zone').fill('Arena');
    await drawer.getByLabel('How many people').fill('1');
    await expectAccessible(ben, 'new incident');
    await drawer.getByLabel('How many people').press('Enter');
    await expect(drawer).toBeHidden();
    await expect(incident(ada, 1)).toContainText('Arena, Barn stage, left steps');
  });

  await test.step('the crew is sent, and who comes too late reads who was first', async () => {
    await step(ada, 1, 'Assign crew');
    const dialog = ada.getByRole('dialog', { name: 'Incident 1: assign crew' });
    // Only one is free: it is chosen already.
    await dialog.getByRole('button', { name: 'Assign crew' }).click();
    await expect(dialog).toBeHidden();
    await expect(incident(ben, 1)).toContainText('Alpha 1: Crew assigned');

    await more(ben, 1, 'Stand down');
    const late = ben.getByRole('dialog', { name: 'Incident 1: stand down' });
    await late.getByLabel('How it ended').fill('Not needed');
    await step(ada, 1, 'Crew mobile');
    await expect(incident(ada, 1)).toContainText('Alpha 1: Mobile');
    await late.getByRole('button', { name: 'Stand down' }).click();
    await expect(late.getByRole('alert')).toContainText(
      /moved incident 1 to ‘Mobile’ at \d\d:\d\d\. Reload to see where it is now/,
    );
    await late.getByRole('button', { name: 'Cancel' }).click();
    await expect(incident(ben, 1)).toContainText('Alpha 1: Mobile');
  });

  await test.step('the PRF carries what is known, and its times come back', async () => {
    await step(ada, 1, 'Crew at scene');
    await expect(incident(ben, 1)).toContainText('Alpha 1: At scene');
    await step(ben, 1, 'With patient');
    await expect(incident(ada, 1)).toContainText('Alpha 1: With patient');
    await more(ben, 1, 'Open PRF');
    await expect(ben).toHaveURL(/\/prf\/SL-/);
    await expect(ben.getByRole('textbox', { name: /^Location/ })).toHaveValue(
      'Arena, Barn stage, left steps',
    );
    await expect(ben.getByRole('textbox', { name: /^Chief complaint/ })).toHaveValue(
      'Fell from the stage, arm looks broken',
    );
    const number = new URL(ben.url()).pathname.split('/')[2] ?? '';
    await expect(incident(ada, 1)).toContainText(
      new RegExp(`PRF ${number}: arrived \\d\\d:\\d\\d, with patient`),
    );
    await open(ben, `/events/${eventId}/control`);
  });

  await test.step('a see and treat log is opened with its event, place and words', async () => {
    await more(ben, 1, 'See and treat');
    await expect(ben).toHaveURL('/see-and-treat');
    await expect(ben.getByLabel('Issue summary')).toHaveValue('Fell from the stage, arm looks broken');
    await expect(ben.getByLabel('Incident location')).toHaveValue('Arena, Barn stage, left steps');
    await open(ben, `/events/${eventId}/control`);
  });

  await test.step('the log takes a line by one key, and a further one corrects it', async () => {
    const line = ben.getByLabel('Log line', { exact: true });
    // The key is the board's, which has to be there first.
    await expect(line).toBeVisible();
    await ben.keyboard.press('F4');
    await expect(line).toBeFocused();
    await ben.keyboard.type('Gate 4 closed');
    await ben.keyboard.press('Enter');
    const entry = ada.getByRole('listitem', { name: /^Entry \d+$/ }).filter({ hasText: 'Gate 4 closed' });
    await expect(entry).toBeVisible();
    await entry.getByRole('button', { name: /^Correct entry/ }).click();
    await expect(ada.getByLabel('Log line', { exact: true })).toBeFocused();
    await ada.keyboard.type('Gate 5 closed');
    await ada.keyboard.press('Enter');
    await expect(ben.getByText(/^Corrects \d+:/)).toBeVisible();
    await expect(ben.getByRole('listitem').filter({ hasText: /corrected by \d+/ })).toContainText(
      'Gate 4 closed',
    );
  });

  await test.step('a line says when it happened and what it is about', async () => {
    await ben.getByLabel('Log line', { exact: true }).fill('Steps roped off');
    await ben.getByLabel('Happened at').fill('00:01');
    await ben.getByLabel('About', { exact: true }).click();
    await ben.getByTitle('Incident 1: Fell from the stage, arm looks broken').click();
    await ben.getByRole('button', { name: 'Log', exact: true }).click();
    const entry = ada.getByRole('listitem', { name: /^Entry \d+$/ }).filter({ hasText: 'Steps roped off' });
    await expect(entry).toContainText('00:01');
    await expect(entry).toContainText(/entered \d\d:\d\d/);
    await expect(entry).toContainText('Incident 1');
    await expect(ben.getByLabel('Happened at')).toHaveValue('');
  });

  await test.step('METHANE is a form whose version stands in the log', async () => {
    await ada.getByRole('button', { name: 'METHANE' }).click();
    const drawer = ada.getByRole('dialog', { name: 'METHANE report' });
    await drawer.getByLabel('Major incident').click();
    await ada.getByTitle('Major incident standby').click();
    for (const label of [
      'Exact location',
      'Type of incident',
      'Hazards',
      'Access',
      'Number of casualties',
      'Emergency services',
    ])
      await drawer.getByLabel(label).fill('Not known');
    await expectAccessible(ada, 'METHANE');
    await drawer.getByRole('button', { name: 'Save METHANE' }).click();
    await expect(drawer).toBeHidden();
    await expect(ben.getByRole('region', { name: 'METHANE report' })).toContainText('Major incident standby');
  });

  await expectAccessibleAtEverySize(ada, '/events/:eventId/control, board');

  await test.step('the incident ends, with how, and its times stay', async () => {
    await more(ada, 1, 'Clear');
    await expect(incident(ada, 1)).toContainText('Clear');
    await expect(
      ben.getByRole('list', { name: 'Ended incidents' }).getByRole('listitem', { name: /^Incident 1,/ }),
    ).toContainText(/Call \d\d:\d\d .* Clear \d\d:\d\d/);
    await expect(ben.getByRole('listitem', { name: 'Alpha 1' })).toContainText('Available');
  });

  await test.step('a time that was typed wrongly is put right, and the log keeps both', async () => {
    await more(ada, 1, 'Correct a time');
    const dialog = ada.getByRole('dialog', { name: 'Incident 1: correct a time' });
    await dialog.getByRole('button', { name: 'Correct the time' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Enter the right time.' })).toBeVisible();
    await expectAccessible(ada, 'correct a time');
    await dialog.getByLabel('Time of').click();
    await ada.getByTitle(/^Call, /).click();
    const minuteAgo = new Date(Date.now() - 5 * 60_000);
    await dialog
      .getByLabel('Right time')
      .fill(minuteAgo.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }));
    await dialog.getByLabel('Why').fill('The call came before');
    await dialog.getByRole('button', { name: 'Correct the time' }).click();
    await expect(dialog).toBeHidden();
    await expect(ben.getByText(/time of ‘Call’ corrected from .* The call came before/)).toBeVisible();
  });

  await test.step('a PRF that the crew opened themselves is linked to the ended incident', async () => {
    const prfId = v7();
    const { savePrf } = (await mutate(
      ada,
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { customPrfId } } }',
      {
        input: {
          commands: [
            {
              ...{ commandId: v7(), prfId, section: 'incidentDetails', baseVersion: 0 },
              ...{
                deviceTime: new Date().toISOString(),
                changes: { incidentDetails: { event_id: eventId } },
              },
            },
          ],
        },
      },
    )) as { savePrf: { results: readonly { customPrfId: string }[] } };
    const number = savePrf.results[0]?.customPrfId ?? '';
    await more(ada, 1, 'Link a PRF');
    const dialog = ada.getByRole('dialog', { name: 'Incident 1: link a PRF' });
    await dialog.getByLabel('Or enter a PRF number').fill('SL-NONE');
    await dialog.getByRole('button', { name: 'Link the PRF' }).click();
    await expect(dialog.getByText('Enter the number of a PRF from this event.').first()).toBeVisible();
    await expectAccessible(ada, 'link a PRF');
    await dialog.getByLabel('Or enter a PRF number').fill(number);
    await dialog.getByRole('button', { name: 'Link the PRF' }).click();
    await expect(dialog).toBeHidden();
    await expect(incident(ben, 1)).toContainText(`PRF ${number}`);
  });

  await test.step('a step is taken at another time than now', async () => {
    await ben.keyboard.press('F2');
    const drawer = ben.getByRole('dialog', { name: 'New incident' });
    await drawer.getByLabel('What has happened').fill('Faint');
    await drawer.getByLabel('Where').fill('Gate 2');
    await drawer.getByRole('button', { name: 'Open incident' }).click();
    await expect(drawer).toBeHidden();
    await step(ada, 2, 'Assign crew');
    const assign = ada.getByRole('dialog', { name: 'Incident 2: assign crew' });
    await assign.getByRole('button', { name: 'Assign crew' }).click();
    await expect(assign).toBeHidden();
    await more(ada, 2, 'Crew at scene at another time');
    const dialog = ada.getByRole('dialog', { name: 'Incident 2: crew at scene' });
    await dialog.getByLabel('Time').fill('00:00');
    await dialog.getByRole('button', { name: 'Crew at scene' }).click();
    // Before the call: the server's answer is at the field.
    await expect(
      dialog.getByText('Enter a time that is not before the previous step.').first(),
    ).toBeVisible();
    await dialog.getByLabel('Time').fill('');
    await dialog.getByRole('button', { name: 'Crew at scene' }).click();
    await expect(dialog).toBeHidden();
    await expect(incident(ben, 2)).toContainText('Alpha 1: At scene');
  });

  await test.step('an offer to hand over is withdrawn', async () => {
    await ada.getByRole('button', { name: 'Hand over' }).click();
    const offer = ada.getByRole('dialog', { name: 'Hand over control?' });
    await offer.getByLabel('What the next controller needs to know').fill('Nothing yet');
    await offer.getByLabel('Your password').fill(PASSWORD);
    await offer.getByRole('button', { name: 'Sign and hand over' }).click();
    await expect(offer).toBeHidden();
    await ada.getByRole('button', { name: 'Withdraw handover' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Withdraw the handover?' });
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(ben.getByText('Withdrew the handover and stays in control.')).toBeVisible();
  });

  await test.step('both sign the handover', async () => {
    await ada.getByRole('button', { name: 'Hand over' }).click();
    const offer = ada.getByRole('dialog', { name: 'Hand over control?' });
    await offer.getByLabel('What the next controller needs to know').fill('One crew, gate 5 closed');
    await offer.getByLabel('Your password').fill(PASSWORD);
    await offer.getByRole('button', { name: 'Sign and hand over' }).click();
    await expect(offer).toBeHidden();
    // Until the other has heard of it, the button takes over without a handover.
    await ben.getByRole('button', { name: 'Take over', exact: true }).click();
    const accept = ben.getByRole('dialog', { name: 'Take over control?' });
    await expect(accept).toContainText('One crew, gate 5 closed');
    await accept.getByLabel('Your password').fill(PASSWORD);
    await accept.getByRole('button', { name: 'Sign and take over' }).click();
    await expect(accept).toBeHidden();
    await expect(ada.getByRole('button', { name: 'Hand over' })).toHaveCount(0);
  });

  await test.step('an administrator takes over from one who does not answer, and the log says unsigned', async () => {
    await ada.getByRole('button', { name: 'Take over without a handover' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Take over without a handover?' });
    await dialog.getByLabel('Why there is no handover').fill('Does not answer the radio');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await expectAccessible(ada, 'take over without a handover');
    await dialog.getByRole('button', { name: 'Sign and take over' }).click();
    await expect(dialog).toBeHidden();
    await expect(ben.getByText(/^Took over control without a handover\. Not signed by /)).toBeVisible();
    // Nobody is on the rota of this event: the other may take it back the same way.
    await expect(ben.getByRole('button', { name: 'Take over without a handover' })).toBeVisible();
  });

  await test.step('the wall has no controls, and Escape leaves it', async () => {
    await ben.setViewportSize({ width: 1920, height: 1080 });
    await ben.getByRole('button', { name: 'Wall view' }).click();
    await expect(ben.getByRole('heading', { level: 1, name: /^Lantern Walk/ })).toBeVisible();
    await expect(ben.getByText('In control: ', { exact: false })).toBeVisible();
    await expectAccessible(ben, '/events/:eventId/control, wall');
    await ben.keyboard.press('Escape');
    await expect(ben.getByRole('heading', { level: 1, name: 'Event control' })).toBeVisible();
  });

  await test.step('without a connection the board says how old it is', async () => {
    await ben.context().setOffline(true);
    await expect(ben.getByText(/^No connection\. This board is as it was at \d\d:\d\d:\d\d/)).toBeVisible();
    await ben.context().setOffline(false);
    await expect(ben.getByText('Live', { exact: true })).toBeVisible();
  });
});
