import { GROUP_SEPARATOR } from '@sideline/schema/inventory/gs1';

/** A scanner sends a character every few milliseconds, a slow one over radio every 30; people rarely two within 35. */
const FASTEST_TYPING_MS = 35;
/** Held-back keys go to the field when nothing more has come for this long. */
const SETTLE_MS = 60;
/** The shortest code that is taken for a scan: two keys that were pressed together are no code. */
const SHORTEST = 4;

/** The field that has the focus, as it was when the first character came. */
export interface FocusedText {
  /** Restores what it held before the first character. */
  readonly restore: () => void;
  /** Types the held-back keys, because it was typing after all. */
  readonly type: (text: string) => void;
}

export interface WedgeKey {
  readonly key: string;
  /** When, in ms. */
  readonly at: number;
  readonly isRepeat: boolean;
  /** Ctrl, Alt or the command key was down. */
  readonly isCommand: boolean;
}

interface WedgeOptions {
  readonly onScan: (text: string) => void;
  /** Remembers the field that has the focus; null where none has. */
  readonly remember: () => FocusedText | null;
}

/**
 * Tells the keystrokes of a scanner that acts as a keyboard from typing (operations section 5, GS1): fast, at least four, and
 * ended by Enter. The first character is already in the field when the second shows that it was a scan; the field then gets
 * back what it held, and receives nothing further. Fast typing without an Enter reaches the field late, in one piece.
 */
export class Wedge {
  readonly #options: WedgeOptions;
  #text = '';
  #held = '';
  #last = Number.NEGATIVE_INFINITY;
  #field: FocusedText | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(options: WedgeOptions) {
    this.#options = options;
  }

  /** Takes a key; true where the page must not receive it. */
  press({ key, at, isRepeat, isCommand }: WedgeKey): boolean {
    const isFast = at - this.#last <= FASTEST_TYPING_MS;
    // Some scanners press Ctrl and ] for the separator between two element strings.
    const character = isCommand && key === ']' && this.#text !== '' && isFast ? GROUP_SEPARATOR : key;
    if (isRepeat || (isCommand && character === key)) {
      this.#giveBack();
      return false;
    }
    if (key === 'Enter') return this.#enter(isFast);
    // Shift comes before each capital letter.
    if (character.length !== 1) return false;
    if (!isFast || this.#text === '') {
      this.#giveBack();
      this.#last = at;
      this.#field = this.#options.remember();
      this.#text = character;
      return false;
    }
    this.#last = at;
    this.#text += character;
    this.#held += character;
    this.#wait();
    return true;
  }

  /** Gives back what is held, and forgets the rest. */
  stop(): void {
    this.#giveBack();
  }

  #enter(isFast: boolean): boolean {
    const text = this.#text;
    if (!isFast || text.length < SHORTEST) {
      this.#giveBack();
      return false;
    }
    const field = this.#field;
    this.#forget();
    field?.restore();
    this.#options.onScan(text);
    return true;
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#giveBack();
    }, SETTLE_MS);
  }

  #giveBack(): void {
    const held = this.#held;
    const field = this.#field;
    this.#forget();
    if (held !== '') field?.type(held);
  }

  #forget(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#text = '';
    this.#held = '';
    this.#last = Number.NEGATIVE_INFINITY;
    this.#field = null;
  }
}
