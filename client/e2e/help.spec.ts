import { expect, test } from '@playwright/test';
import { expectAccessible, SIZES } from './axe';
import { fieldName, tick } from './prf/catalogue-form';
import { PrfScreen } from './prf/prf-screen';
import { open, signInAs, signInByForm } from './sign-in-as';

const TYPED = 'Twisted the left knee in the hop garden';
const MARK = 'Practice: nothing is kept or sent';

test('a field that has a rule says what it is and where it comes from', async ({ page }) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await open(page, '/practice?section=ROLE');
  await expect(screen.heading('ROLE')).toBeVisible();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const frame = screen.form.locator('[data-field$="-role_time"]');
  const ask = frame.getByRole('button', { name: 'What is this?' });

  await test.step('by keyboard, with the focus there and back', async () => {
    await expect(ask).toHaveAccessibleDescription('Time of recognition');
    const size = await ask.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await ask.press('Enter');
    const card = page.getByRole('dialog', { name: 'What is this? Time of recognition' });
    await expect(card).toContainText('Needed to sign once death is recognised.');
    await expect(card).toContainText('Clinical reference, section 5');
    await expect(card).toBeFocused();
    expect(scripts).not.toEqual([]);
    await expectAccessible(page, 'what a field is');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(ask).toBeFocused();
  });

  await test.step('from below on a phone', async () => {
    await page.setViewportSize(SIZES.phone);
    await ask.click();
    const sheet = page.getByRole('dialog', { name: 'Time of recognition' });
    await expect(sheet).toContainText('Clinical reference, section 5');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(ask).toBeFocused();
  });
});

test('the tour is offered once, shows the main parts and ends with Escape', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/dashboard');
  const offer = page.getByRole('complementary', { name: 'New here?' });
  await expectAccessible(page, '/dashboard');
  await offer.getByRole('button', { name: 'Show me round' }).click();
  const step = (title: string) => page.getByRole('heading', { name: title, exact: true });

  await test.step('step by step, with the focus on what is said', async () => {
    await expect(step('Start a record')).toBeFocused();
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    await expectAccessible(page, 'the first step of the tour');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(step('Records that you have not signed')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(step('Start a record')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(step('Start a record')).toHaveCount(0);
    await expect(offer).toHaveCount(0);
  });

  await test.step('it is not offered again, and stays in the account’s panel', async () => {
    await open(page, '/prfs');
    await open(page, '/dashboard');
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.setViewportSize(SIZES.phone);
    await open(page, '/prfs');
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('button', { name: 'Show me round' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(step('Start a record')).toBeFocused();
    for (let at = 1; at <= 6; at += 1) {
      await expect(page.getByText(`Step ${String(at)} of 6`)).toBeVisible();
      const panel = await page.locator('.ant-tour-section').boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(SIZES.phone.width);
      await page.getByRole('button', { name: at === 6 ? 'Finish' : 'Next', exact: true }).click();
    }
    await expect(page.locator('.ant-tour')).toHaveCount(0);
  });
});

/** The steps of each other role, as the demonstration's landing page shows them. */
const TOURS = {
  admin: {
    landing: '/dashboard',
    titles: [
      ...['Your day starts here', 'What needs your attention first', 'Start something new'],
      ...['Everything else', 'Find anything', 'Your account'],
    ],
  },
  client: {
    landing: '/client',
    titles: ['Your events', 'Figures, not patients', 'The menu', 'Your account'],
  },
  patient: {
    landing: '/patient-access',
    titles: ['Your records', 'If something is wrong', 'The menu', 'Your account'],
  },
} as const;

for (const role of ['admin', 'client', 'patient'] as const)
  test(`the tour of ${role} shows each of its steps, also on a phone`, async ({ page }) => {
    const { landing, titles } = TOURS[role];
    await signInAs(page, role);
    for (const size of [SIZES.desktop, SIZES.phone]) {
      await page.setViewportSize(size);
      await open(page, landing);
      const offer = page.getByRole('complementary', { name: 'New here?' });
      if (size === SIZES.desktop) await offer.getByRole('button', { name: 'Show me round' }).click();
      else {
        // Once it has ended it is not offered again.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(offer).toHaveCount(0);
        await page.getByRole('button', { name: /your account/ }).click();
        await page.getByRole('button', { name: 'Show me round' }).click();
      }
      for (const [at, title] of titles.entries()) {
        await expect(page.getByRole('heading', { name: title, exact: true }).last()).toBeFocused();
        await expect(page.getByText(`Step ${String(at + 1)} of ${String(titles.length)}`)).toBeVisible();
        const isLast = at === titles.length - 1;
        await page.getByRole('button', { name: isLast ? 'Finish' : 'Next', exact: true }).click();
      }
      await expect(page.locator('.ant-tour')).toHaveCount(0);
    }
  });

test('a practice record is filled in and signed, and nothing of it leaves the page', async ({ page }) => {
  await signInByForm(page, 'staff');
  await open(page, '/practice');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOfServer = /^\/(graphql|api|fhir)/.test(pathname);
    const body = request.postData() ?? '';
    const isWrite = pathname === '/graphql' ? /mutation/.test(body) : request.method() !== 'GET';
    if (isOfServer && (isWrite || body.includes(TYPED))) sent.push(`${request.method()} ${pathname} ${body}`);
  });
  const screen = new PrfScreen(page);
  const { form } = screen;
  const box = (label: string) => form.getByRole('textbox', { name: fieldName(label) });
  const frame = (name: string) => form.locator(`[data-field$="-${name}"]`);
  const isMarked = async () => {
    await expect(screen.saveState).toHaveText(MARK);
    await expect(form.getByText(MARK).first()).toBeVisible();
  };

  await test.step('what signing needs is entered', async () => {
    await isMarked();
    await box('Chief complaint').fill(TYPED);
    await frame('incident_date').getByRole('button', { name: /: now/i }).click();
    await frame('incident_location').getByRole('textbox').fill('The hop garden');
    await tick(frame('acuity').getByRole('radio', { name: /P3/ }));
    await screen.goTo('PresentingComplaint');
    await isMarked();
    await frame('presenting_complaint').getByRole('textbox').fill(TYPED);
    await screen.goTo('DispositionOutcome');
    const outcome = frame('disposition_outcome').getByRole('combobox');
    await outcome.fill('Left before assessment');
    await outcome.press('Enter');
    await frame('time_left_dc_care').getByRole('button', { name: /: now/i }).click();
    await frame('discharging_clinician')
      .getByRole('textbox')
      .or(frame('discharging_clinician').getByRole('combobox'))
      .first()
      .fill('Sam Learner');
  });

  await test.step('it is signed without a password', async () => {
    await screen.goTo('review');
    await isMarked();
    await expectAccessible(page, '/practice');
    await form.getByRole('button', { name: 'Sign PRF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign practice record' });
    await dialog.getByRole('checkbox', { name: /this is practice/ }).press('Space');
    await expect(dialog.getByRole('textbox', { name: 'Your password, again' })).toHaveCount(0);
    const pad = await dialog.getByLabel(/^Signature:/).boundingBox();
    if (!pad) throw new Error('The signature pad is not on the screen');
    await page.mouse.move(pad.x + 40, pad.y + 60);
    await page.mouse.down();
    await page.mouse.move(pad.x + 160, pad.y + 100, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Sign practice record' }).click();
    await expect(form.getByText('This is a practice signature.')).toBeVisible();
  });

  await test.step('a fresh one is begun, and nothing of the first was sent or kept', async () => {
    await form.getByRole('button', { name: 'Start again' }).click();
    await expect(box('Chief complaint')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(TYPED);
    expect(sent).toEqual([]);
    await open(page, '/open-prfs');
    await expect(page.getByRole('heading', { name: 'Open records' })).toBeVisible();
    await expect(page.getByText(TYPED)).toHaveCount(0);
  });
});
