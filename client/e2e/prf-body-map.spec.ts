import { expect, test } from '@playwright/test';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';

test('wounds are put on the body by keyboard and by finger and changed there', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await screen.openNew();
  await screen.goTo('SecondarySurvey');
  await screen.unfold('Wounds');
  const { form } = screen;
  const part = (name: string | RegExp) => form.getByRole('button', { name, exact: true });
  const done = form.getByRole('button', { name: 'Done' });

  await test.step('by keyboard: one stop for each side of the body, arrows from head to foot', async () => {
    await part('Forehead and scalp').focus();
    await page.keyboard.press('End');
    await expect(part('Left foot, top')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(part('Right foot, top')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(part('Crown of the head')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(part('Right foot, top')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('checkbox', { name: 'Bruise' })).toBeFocused();
    await page.keyboard.press('Space');
    await done.press('Enter');
    await expect(part('Right foot, top: bruise')).toBeVisible();
  });

  await test.step('by finger, just beside a narrow part too', async () => {
    await part('Left wrist, front').scrollIntoViewIfNeeded();
    const wrist = await part('Left wrist, front').boundingBox();
    if (!wrist) throw new Error('No wrist');
    await page.touchscreen.tap(wrist.x + wrist.width + 6, wrist.y + wrist.height / 2);
    await form.getByRole('group', { name: 'Kind' }).getByText('Laceration').tap();
    await done.tap();
    await expect(part('Left wrist, front: laceration')).toBeVisible();
  });

  await test.step('a tap on a wound opens it, and opening and closing adds nothing', async () => {
    await part('Left wrist, front: laceration').tap();
    await form.getByRole('group', { name: 'Kind' }).getByText('Burn').tap();
    await done.tap();
    await part('Crown of the head').tap();
    await done.tap();
    await expect(part('Crown of the head')).toBeVisible();
    await form.getByRole('radio', { name: 'Child' }).focus();
    await page.keyboard.press('Space');
    await expect(form.getByRole('group', { name: /^Child, front/ })).toBeVisible();
    await expect(part('Left wrist, front: laceration, burn')).toBeVisible();
  });

  await screen.saved();
  const { data } = await readRecord(page, await screen.number());
  expect(data['SecondarySurvey']).toMatchObject({
    body_map: [
      { region: 'foot_right_front', kinds: ['contusion'] },
      { region: 'wrist_left_front', kinds: ['laceration', 'burn'] },
    ],
  });
  await context.close();
});
