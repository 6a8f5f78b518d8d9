import { ERRORS } from '@sideline/schema/errors';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from '../sign-in-as';
import type { PrfScreen } from './prf-screen';

const card = (screen: PrfScreen, title: string): Locator =>
  screen.form.locator('section', { has: screen.page.locator('h3', { hasText: new RegExp(`^${title}`) }) });

/** Ticks a box by the space bar: a dialog that still finds its place may take a press, and the focus, elsewhere. */
const tickBox = async (box: Locator): Promise<void> => {
  await expect(async () => {
    if (!(await box.isChecked())) await box.press('Space');
    await expect(box).toBeChecked({ timeout: 2_000 });
  }).toPass();
};

/** The review says that nothing stands between the record and a signature. */
export const expectNothingMissing = async (screen: PrfScreen): Promise<void> => {
  await screen.goTo('review');
  // What the cards are to a screen reader; below they are found by their heads.
  await expect(screen.form.getByRole('region', { name: 'Needed before signing' })).toBeVisible();
  await expect(card(screen, 'Needed before signing')).toContainText('Nothing is missing.');
  await expect(card(screen, 'Questions')).toContainText('No entries contradict each other.');
};

type Point = readonly [x: number, y: number];
interface Pen {
  readonly down: (point: Point) => Promise<void>;
  readonly move: (point: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

const mousePen = ({ mouse }: Page): Pen => ({
  down: async (point) => {
    await mouse.move(...point);
    await mouse.down();
  },
  move: (point) => mouse.move(...point, { steps: 4 }),
  up: () => mouse.up(),
});

/** As a screen reports a finger: the page may take it for a scroll. */
const fingerPen = async (page: Page): Promise<Pen> => {
  const device = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => {
    await device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  };
  return {
    down: (point) => touch('touchStart', [point]),
    move: (point) => touch('touchMove', [point]),
    up: () => touch('touchEnd', []),
  };
};

/** Draws on the pad, by finger where the device has a touch screen, else with the mouse. */
const drawSignature = async ({ page }: PrfScreen, pad: Locator): Promise<void> => {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const pen = hasTouch ? await fingerPen(page) : mousePen(page);
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The signature pad is not on the screen');
  const at = (x: number, y: number): Point => [box.x + box.width * x, box.y + box.height * y];
  const strokes = [
    [at(0.2, 0.7), at(0.3, 0.2), at(0.4, 0.7), at(0.5, 0.3)],
    [at(0.6, 0.6), at(0.7, 0.4), at(0.8, 0.6)],
  ] as const;
  for (const [start, ...points] of strokes) {
    await pen.down(start);
    for (const point of points) await pen.move(point);
    await pen.up();
  }
};

/** Answers everything that the review asks, which are these questions, as true. */
export const answerQuestions = async (
  screen: PrfScreen,
  questions: readonly (string | RegExp)[],
): Promise<void> => {
  const asked = card(screen, 'Questions').getByRole('group', { name: /^Question: / });
  await expect(asked).toHaveText([...questions]);
  for (const _ of questions) {
    await asked
      .first()
      .getByRole('button', { name: /^True as recorded/ })
      .click();
    await asked.first().getByLabel('True as recorded, because').fill('Checked with the patient');
    await asked.first().getByRole('button', { name: 'Save answer' }).click();
  }
  if (questions.length > 0)
    await expect(card(screen, 'Questions')).toContainText('Every question is answered.');
  await screen.saved();
};

/** Fills the dialog in, to its button: declaration, grade, pen strokes, password. */
export const fillIn = async (
  screen: PrfScreen,
  button: string,
  grade: string,
  { opener = button, password = PASSWORD }: { readonly opener?: string; readonly password?: string } = {},
): Promise<{ readonly dialog: Locator; readonly confirm: Locator }> => {
  const { page, form } = screen;
  await form.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: button });
  const confirm = dialog.getByRole('button', { name: button });
  await tickBox(dialog.getByRole('checkbox', { name: /declare that/ }));
  await dialog.getByLabel('Grade').fill(grade);
  await page.keyboard.press('Enter');
  await expect(dialog.getByTitle(grade, { exact: true })).toBeVisible();
  await dialog.getByLabel('Your password, again').fill(password);
  await expect(confirm).toBeDisabled();
  await drawSignature(screen, dialog.getByLabel(/^Signature:/));
  return { dialog, confirm };
};

const signAs = async (...wanted: Parameters<typeof fillIn>): Promise<void> => {
  const [screen] = wanted;
  const { dialog, confirm } = await fillIn(...wanted);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(card(screen, 'Signature')).toContainText(/Signed by .+/);
};

/**
 * On a device that keeps nothing, signing needs the server: refused in words where it cannot be reached, with all that was filled
 * in, which then signs.
 */
export const signWithoutServerFirst = async (
  screen: PrfScreen,
  grade: string,
  questions: readonly (string | RegExp)[],
): Promise<void> => {
  await answerQuestions(screen, questions);
  const context = screen.page.context();
  const { dialog, confirm } = await fillIn(screen, 'Sign PRF', grade);
  await context.setOffline(true);
  await confirm.click();
  await expect(dialog).toContainText(
    'The server cannot be reached, and this device cannot keep your signature.',
  );
  await expect(dialog.getByTitle(grade, { exact: true })).toBeVisible();
  await expect(card(screen, 'Signature')).not.toContainText(/Signed by .+/);
  await context.setOffline(false);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(card(screen, 'Signature')).toContainText(/Signed by .+/);
};

export const sign = (screen: PrfScreen, grade: string): Promise<void> => signAs(screen, 'Sign PRF', grade);

export const signAmendment = (screen: PrfScreen, grade: string): Promise<void> =>
  signAs(screen, 'Sign the amendment', grade);

/** Signing is refused, in words, where another version stands by now; the dialog makes room for what it changed. */
export const signAmendmentOverAnother = async (screen: PrfScreen, grade: string): Promise<void> => {
  const { dialog, confirm } = await fillIn(screen, 'Sign the amendment', grade);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(card(screen, 'Signature').getByRole('alert')).toContainText(ERRORS.PRF_CHANGED.message);
};

/** The record as a file, by the button. */
export const downloadPdf = async (screen: PrfScreen): Promise<Uint8Array> => {
  const [download] = await Promise.all([
    screen.page.waitForEvent('download'),
    screen.form.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  return new Uint8Array(await readFile(await download.path()));
};
