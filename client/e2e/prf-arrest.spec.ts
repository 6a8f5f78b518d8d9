import { LIMITS } from '@sideline/schema/limits';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { below } from './silence';
import { PASSWORD, signInByForm } from './sign-in-as';

interface Entry {
  readonly event?: string;
  readonly rhythm?: string;
  readonly drug_name?: string;
  readonly procedure?: string;
  readonly energy_joules?: number;
  readonly void_reason?: string;
}

test('an arrest is written down by taps and keys with no signal, through a reload, and sent after', async ({
  page,
}) => {
  await signInByForm(page, 'staff');
  const screen = new PrfScreen(page);
  const records = below('graphql', 'healthz');
  await page.route(records, (route) => route.abort('internetdisconnected'));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and go to' }).fill('arrest');
  await page.keyboard.press('Enter');

  const arrest = page.getByRole('dialog', { name: 'Cardiac arrest' });
  const tap = (name: RegExp) => arrest.getByRole('button', { name }).click();
  const log = arrest.getByRole('region', { name: 'Last entries' });
  await tap(/^Start CPR/);
  await expect(log).toContainText('CPR started');
  await tap(/^Rhythm/);
  await tap(/^VF/);
  await expect(log).toContainText('Rhythm check · Rhythm: VF');
  await page.keyboard.press('s');
  await tap(/^150 J/);
  await expect(log).toContainText('Rhythm: VF · Shocks: 1 · Energy: 150 J');
  await page.keyboard.press('d');
  await tap(/^Adrenaline 1:10,000/);
  await expect(arrest).toContainText(/Adrenaline \d+ s ago/);
  await tap(/^Airway/);
  await tap(/^Supraglottic airway/);
  await expect(log).toContainText('Supraglottic airway');
  await page.keyboard.press('o');
  await expect(arrest).toContainText('Circulation returned');
  await page.keyboard.press('u');
  await expect(log.locator('s')).toHaveText('Return of circulation');
  // It has taken the whole screen; the sizes that are looked at need a window again.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expectAccessible(page, 'arrest mode');
  // Out of the whole screen, by a key or a reload that no tap asked for: it is offered, and taken by one tap.
  const fullScreen = arrest.getByRole('button', { name: 'Full screen' });
  await fullScreen.click();
  await expect(fullScreen).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);

  const elapsed = arrest.getByRole('timer', { name: 'Time since the arrest began' });
  const secondsOf = async (): Promise<number> => {
    const [minutes = '0', seconds = '0'] = (await elapsed.innerText()).split(':');
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect(elapsed).not.toHaveText('00:00');
  const before = await secondsOf();
  // A browser refuses the whole screen that no tap or key of this page asked for; to a driven one every look at it is a tap.
  await page.addInitScript(() => {
    let isTouched = false;
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, () => (isTouched = true), { capture: true });
    const { requestFullscreen } = Element.prototype;
    Element.prototype.requestFullscreen = function (options) {
      return isTouched
        ? requestFullscreen.call(this, options)
        : Promise.reject(new TypeError('Permissions check failed'));
    };
  });
  await page.reload();
  await expect(log).toContainText('Adrenaline 1:10,000');
  await expect(arrest.getByRole('button', { name: /^Stop CPR/ })).toBeVisible();
  expect(await secondsOf()).toBeGreaterThanOrEqual(before);
  // Refused, the arrest goes on in the window until somebody takes it.
  await expect(fullScreen).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.keyboard.press('f');
  await expect(fullScreen).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);

  await tap(/^Leave/);
  await tap(/^Tap again to leave/);
  await expect(arrest).toHaveCount(0);
  await page.unroute(records);
  await screen.saved();
  const { data } = await readRecord(page, await screen.number());
  const { cpr, defibrillation, drugs_administered, procedures } = data[
    'ClinicalInterventions'
  ] as unknown as Record<string, readonly Entry[]>;
  expect(cpr?.map(({ event, rhythm, void_reason }) => [event, rhythm ?? null, void_reason ?? null])).toEqual([
    ['started', null, null],
    ['rhythm_check', 'vf', null],
    ['rosc', null, 'Tapped in error'],
  ]);
  expect(defibrillation?.map(({ rhythm, energy_joules }) => [rhythm, energy_joules])).toEqual([['vf', 150]]);
  expect(drugs_administered?.map(({ drug_name }) => drug_name)).toEqual(['adrenaline_1_10000']);
  expect(procedures?.map(({ procedure }) => procedure)).toEqual(['supraglottic_airway']);

  // What the taps could not say is asked for before signing.
  await screen.goTo('review');
  const missing = page.getByRole('region', { name: /^Needed before signing/ });
  await expect(missing).toContainText('Adrenaline');
});

interface Heard {
  tones: number;
  wakeLocks: number;
}

test('two minutes are cued by sound, which can be muted, on a screen that stays on and that the lock covers', async ({
  page,
  context,
}) => {
  // What the browser is asked to do, counted beside its doing it.
  await page.addInitScript(() => {
    const heard: Heard = { tones: 0, wakeLocks: 0 };
    const contexts: AudioContext[] = [];
    Object.assign(globalThis, { heard, contexts });
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = function (type) {
      heard.wakeLocks += 1;
      return request.call(this, type);
    };
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { readonly heard: Heard }).heard);
  await page.clock.install();
  await signInByForm(page, 'staff');
  await page.getByRole('button', { name: 'New PRF' }).click();
  await page.getByRole('button', { name: 'Arrest' }).click();
  const arrest = page.getByRole('dialog', { name: 'Cardiac arrest' });
  const log = arrest.getByRole('region', { name: 'Last entries' });
  await arrest.getByRole('button', { name: /^Start CPR/ }).click();
  await expect.poll(heard).toEqual({ tones: 0, wakeLocks: 1 });

  // The browser took the sound away, as a tablet does while its screen sleeps: said, and given back by one tap.
  const sound = arrest.getByRole('button', { name: /^(Sound|No sound)/ });
  await expect(sound).toHaveText(/^Sound on/);
  await page.evaluate(() =>
    (globalThis as unknown as { readonly contexts: readonly AudioContext[] }).contexts[0]?.suspend(),
  );
  await expect(sound).toHaveText(/^No sound: tap/);
  await sound.click();
  await expect(sound).toHaveText(/^Sound on/);

  const cue = arrest.getByRole('alert').filter({ hasText: /two minutes/i });
  await page.clock.runFor('01:51');
  await expect(cue).toHaveText('10 seconds to two minutes');
  await expect.poll(heard).toMatchObject({ tones: 1 });
  await page.clock.runFor('00:10');
  await expect(cue).toHaveText('Two minutes');
  await expect.poll(heard).toMatchObject({ tones: 4 });

  // A rhythm check begins the next two minutes.
  await arrest.getByRole('button', { name: 'Sound on' }).click();
  await arrest.getByRole('button', { name: /^Rhythm/ }).click();
  await arrest.getByRole('button', { name: /^Asystole/ }).click();
  await expect(cue).toHaveCount(0);
  await page.clock.runFor('02:01');
  await expect(cue).toHaveText('Two minutes');
  expect(await heard()).toEqual({ tones: 4, wakeLocks: 1 });

  // A session that ends under it is said in it, and the taps go on; a question stays open through the lock.
  await context.clearCookies();
  await page.keyboard.press('s');
  await expect(arrest.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  const question = arrest.getByRole('group', { name: /energy/i });
  await expect(question).toBeVisible();
  // Nobody taps for the idle time: the lock covers it, and what is typed there is the password and no entry.
  await page.clock.fastForward(LIMITS.session.idleMinutes * 60_000);
  const locked = page.getByRole('dialog', { name: 'Locked' });
  await expect(arrest).toHaveCount(0);
  const password = locked.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.pressSequentially(PASSWORD);
  await locked.getByRole('button', { name: 'Sign in and carry on' }).click();
  await expect(question).toBeVisible();
  await expect(arrest.getByRole('alert').filter({ hasText: 'Your session has ended' })).toHaveCount(0);
  await question.getByRole('button', { name: /^150 J/ }).click();
  await expect(log.getByRole('listitem')).toHaveText([
    /Defibrillation · Shocks: 1 · Energy: 150 J$/,
    /Rhythm check/,
    /CPR started/,
  ]);
  expect((await heard()).wakeLocks).toBe(2);
});
