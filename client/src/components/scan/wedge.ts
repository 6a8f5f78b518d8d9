import { GROUP_SEPARATOR } from '@sideline/schema/inventory/gs1';

/**
 * A scanner sends a character every few milliseconds, and a slow one over radio every 30. People rarely type two within
 * 35.
 */
const FASTEST_TYPING_MS = 35;
/** Held-back keys go to the field when nothing more has arrived for this long. */
const SETTLE_MS = 60;
/** The shortest code that counts as a scan, because two keys pressed together are not a code. */
const SHORTEST = 4;

/** The field that had the focus when the first character arrived. */
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
  /** Remembers the field that has the focus; null if none has. */
  readonly remember: () => FocusedText | null;
}

/**
 * Tells a scanner that acts as a keyboard from typing (operations section 5, GS1). Scanned characters are fast, at least
 * four, and end with Enter. The first character is already in the field when the second shows that it was a scan. The
 * field then gets its earlier content back, and receives nothing more. Fast typing without Enter reaches the field late,
 * all at once.
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

  /** Handles a key. True if the page must not receive it. */
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

  /** Returns what was held back, and forgets the rest. */
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
