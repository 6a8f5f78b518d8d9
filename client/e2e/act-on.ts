import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

interface InDialog {
  /** How many rows have the mark: two, unless it says otherwise. */
  readonly count?: number;
  /** Looks at what it says before it runs. */
  readonly before?: (dialog: Locator) => Promise<void>;
  /** Gives what is asked before it runs. */
  readonly answer?: (dialog: Locator) => Promise<void>;
  /** Looks at what it says afterwards. */
  readonly check?: (dialog: Locator) => Promise<void>;
}

/** What the bar of the selection offers. */
export const offered = (page: Page, act: string): Locator =>
  page.getByRole('region', { name: /^Selected: / }).getByRole('button', { name: act, exact: true });

/** Selects every row with this mark. */
export const selectMarked = async (page: Page, mark: string, count = 2): Promise<void> => {
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^Select .*${mark}`) });
  await expect(boxes).toHaveCount(count);
  for (const box of await boxes.all()) await box.check();
};

/** Selects every row with this mark, and does to all of them what the bar offers. */
export const actOn = async (
  page: Page,
  mark: string,
  act: string,
  asked: RegExp,
  does: InDialog = {},
): Promise<void> => {
  await selectMarked(page, mark, does.count);
  await offered(page, act).click();
  const dialog = page.getByRole('dialog', { name: asked });
  await expectAccessible(page, `${act} several`);
  await does.before?.(dialog);
  if (does.answer) {
    await expect(dialog.getByRole('button', { name: asked })).toBeDisabled();
    await does.answer(dialog);
  }
  await dialog.getByRole('button', { name: asked }).click();
  await does.check?.(dialog);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
};

/** Gives the one text that a dialog asks for. */
export const answering =
  (words: string) =>
  (dialog: Locator): Promise<void> =>
    dialog.getByRole('textbox').fill(words);
