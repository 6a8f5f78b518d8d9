import { expect, type Locator, type Page } from '@playwright/test';
import { frameOf } from './catalogue-form';
import type { PrfScreen } from './prf-screen';

/** Seconds of one tap, one decision and one typed character, by the keystroke-level model (Card, Moran and Newell, 1980). */
const SECONDS = { taps: 1.1, decisions: 1.2, characters: 0.3 } as const;

interface TouchCount {
  readonly taps: number;
  readonly decisions: number;
  readonly characters: number;
}

export const secondsOf = (count: TouchCount): number =>
  Object.entries(SECONDS).reduce((sum, [kind, each]) => sum + count[kind as keyof TouchCount] * each, 0);

export const countText = (count: TouchCount): string => {
  const seconds = Math.round(secondsOf(count));
  const time = `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
  return `${String(count.taps)} taps, ${String(count.characters)} characters, ${String(count.decisions)} decisions: ${time}`;
};

/**
 * Counts in the page itself every touch that reaches it, so that a journey cannot leave a tap out. The first tap on a
 * question, or on a button of its own, is a decision; a box to type in and the way to the next section need none.
 */
const countInPage = (): void => {
  const touches = { taps: 0, decisions: 0 };
  Object.assign(globalThis, { touches });
  let last = '';
  const questionOf = (target: Element): string | null => {
    if (target.closest('.ant-select-dropdown') !== null) return last;
    const isBox =
      target.matches('textarea, input:not([type=radio]):not([type=checkbox]):not([role=combobox])') ||
      target.closest('canvas, .prf-strokes') !== null;
    if (isBox || target.closest('.prf-foot, .prf-nav') !== null) return null;
    const field = target.closest('[data-field]')?.getAttribute('data-field');
    const button = target.closest('button, a, [role=button], [data-region]');
    return field ?? button?.getAttribute('aria-label') ?? (button ?? target).textContent;
  };
  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      touches.taps += 1;
      const question = questionOf(event.target);
      if (question === null) last = '';
      else if (question !== last) {
        touches.decisions += 1;
        last = question;
      }
    },
    true,
  );
};

const STILL_FRAMES = 10;

/** A list is drawn shorter, and elsewhere, while it is typed in: nobody taps what is still moving. */
const liesStill = (target: Locator): Promise<void> =>
  target.evaluate(async (element, mostFrames) => {
    const place = () => JSON.stringify(element.getBoundingClientRect());
    let last = place();
    for (let frame = 0; frame < mostFrames; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (place() !== last) frame = 0;
      last = place();
    }
  }, STILL_FRAMES);

/** A person with a tablet and nothing but their fingers: taps, and types on the screen's keyboard. */
export class TabletUser {
  readonly page: Page;

  /** Every character typed, and every key such as Enter. */
  private characters = 0;

  constructor(readonly screen: PrfScreen) {
    this.page = screen.page;
  }

  /** From the next page that is opened on. */
  static async counting(screen: PrfScreen): Promise<TabletUser> {
    await screen.page.addInitScript(countInPage);
    return new TabletUser(screen);
  }

  async count(): Promise<TouchCount> {
    const inPage = await this.page.evaluate(() => ({
      ...(globalThis as unknown as { readonly touches: Omit<TouchCount, 'characters'> }).touches,
    }));
    return { ...inPage, characters: this.characters };
  }

  /** Types where the cursor is. */
  async keys(text: string): Promise<void> {
    this.characters += text.length;
    await this.page.keyboard.type(text);
  }

  /** Prints what a part of the journey took. */
  async part<T>(name: string, work: () => Promise<T>): Promise<T> {
    const from = await this.count();
    const result = await work();
    const to = await this.count();
    const own = {
      taps: to.taps - from.taps,
      decisions: to.decisions - from.decisions,
      characters: to.characters - from.characters,
    };
    process.stdout.write(`  ${name}: ${countText(own)}\n`);
    return result;
  }

  async tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await target.tap();
  }

  button(name: string | RegExp, scope: Locator = this.screen.form): Locator {
    return scope.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  }

  press(name: string | RegExp, scope?: Locator): Promise<void> {
    return this.tap(this.button(name, scope).first());
  }

  frame(field: string, scope: Locator = this.screen.form): Locator {
    return frameOf(scope, { name: field });
  }

  /** Answers of a question that stand side by side. */
  async answer(field: string, answers: string | readonly string[], scope?: Locator): Promise<void> {
    const frame = this.frame(field, scope);
    for (const label of typeof answers === 'string' ? [answers] : answers)
      await this.tap(frame.getByText(label, { exact: true }).first());
  }

  /** Types where the cursor is already, or taps the box first. */
  async typeIn(box: Locator, text: string): Promise<void> {
    // The cursor goes on by itself once the answer before is drawn: while the person decides what to type.
    const isThere = await box.evaluate(async (element, seconds) => {
      const until = performance.now() + seconds * 1000;
      while (element !== document.activeElement && performance.now() < until)
        await new Promise(requestAnimationFrame);
      return element === document.activeElement;
    }, SECONDS.decisions);
    if (!isThere) await this.tap(box);
    await this.keys(text);
  }

  type(field: string, text: string, scope?: Locator): Promise<void> {
    return this.typeIn(this.frame(field, scope).locator('input:not([type=radio]), textarea').first(), text);
  }

  /** Into a text, the words that are offered under it. */
  async words(field: string, words: readonly string[], scope?: Locator): Promise<void> {
    const frame = this.frame(field, scope);
    await this.tap(frame.locator('textarea'));
    for (const word of words) await this.press(word, frame);
  }

  enter(): Promise<void> {
    this.characters += 1;
    return this.page.keyboard.press('Enter');
  }

  /** From a list: types as much as finds it, and taps the first. */
  async pick(field: string, text: string, scope?: Locator): Promise<void> {
    const list = this.frame(field, scope).getByRole('combobox').first();
    await this.typeIn(list, text);
    const found = this.page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: new RegExp(text, 'i') });
    await liesStill(found.first());
    await found.first().tap();
  }

  /** One of the answers that stand above a long list. */
  usual(field: string, label: string): Promise<void> {
    return this.press(label, this.frame(field));
  }

  /** Takes one of a list that is shown whole. */
  async take(list: Locator, label: string): Promise<void> {
    await this.tap(list);
    const option = this.page.getByTitle(label, { exact: true }).last();
    await liesStill(option);
    await this.tap(option);
  }

  now(field: string): Promise<void> {
    return this.tap(this.frame(field).getByRole('button', { name: /: now$/ }));
  }

  /** Signs on a pad with two strokes. By the mouse, which the page takes for a pen: a drawn touch is not a tap. */
  async draw(pad: Locator): Promise<void> {
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error('The signature pad is not on the screen');
    const { mouse } = this.page;
    for (const from of [0.2, 0.6]) {
      await mouse.move(box.x + box.width * from, box.y + box.height * 0.7);
      await mouse.down();
      await mouse.move(box.x + box.width * (from + 0.2), box.y + box.height * 0.3, { steps: 4 });
      await mouse.up();
    }
  }

  async next(): Promise<void> {
    const from = await this.screen.form.locator('h2').first().textContent();
    await this.tap(this.page.locator('.prf-foot').getByRole('button', { name: /^Next: / }));
    await expect(this.screen.form.locator('h2').first()).not.toHaveText(from ?? '');
  }
}
