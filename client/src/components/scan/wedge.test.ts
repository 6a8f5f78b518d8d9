import { GROUP_SEPARATOR } from '@sideline/schema/inventory/gs1';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wedge, type WedgeKey } from './wedge';

/** A text field as a browser fills it: what the page lets through is typed at its end. */
class Field {
  value = '';
  readonly scans: string[] = [];
  readonly wedge = new Wedge({
    onScan: (text) => this.scans.push(text),
    remember: () => {
      const before = this.value;
      return {
        restore: () => {
          this.value = before;
        },
        type: (text) => {
          this.value += text;
        },
      };
    },
  });

  /** Presses a key after so many milliseconds; true where the page does not see it. */
  press(key: string, after: number, more: Partial<WedgeKey> = {}): boolean {
    vi.advanceTimersByTime(after);
    const isTaken = this.wedge.press({ key, at: Date.now(), isRepeat: false, isCommand: false, ...more });
    if (!isTaken && key.length === 1 && more.isCommand !== true) this.value += key;
    return isTaken;
  }
  type(text: string, every: number): void {
    for (const key of text) this.press(key, every);
  }
}

describe('a scanner that acts as a keyboard', () => {
  let field: Field;
  beforeEach(() => {
    vi.useFakeTimers();
    field = new Field();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([1, 5, 30, 35])('is recognised at %i ms a character, and leaves the field unchanged', (every) => {
    field.type('Left arm', 120);
    vi.advanceTimersByTime(500);
    field.type('0109521234543213', every);
    expect(field.press('Enter', every)).toBe(true);
    expect(field.scans).toEqual(['0109521234543213']);
    expect(field.value).toBe('Left arm');
    vi.advanceTimersByTime(1_000);
    expect(field.value).toBe('Left arm');
  });

  it.each([36, 80, 200])('is not confused with typing at %i ms a character', (every) => {
    field.type('salbutamol', every);
    expect(field.press('Enter', every)).toBe(false);
    expect(field.scans).toEqual([]);
    expect(field.value).toBe('salbutamol');
  });

  it('puts fast typing without an Enter into the field, late but in order', () => {
    field.type('the', 20);
    expect(field.value).toBe('t');
    vi.advanceTimersByTime(60);
    expect(field.value).toBe('the');
    field.type(' end', 100);
    expect(field.value).toBe('the end');
    expect(field.scans).toEqual([]);
  });

  it('puts it into the field before the next slow key and before Enter', () => {
    field.type('ab', 10);
    field.press('c', 50);
    expect(field.value).toBe('abc');
    field.press('d', 10);
    expect(field.press('Enter', 40)).toBe(false);
    expect(field.value).toBe('abcd');
    expect(field.scans).toEqual([]);
  });

  it('does not treat two keys pressed together and Enter as a scan', () => {
    field.type('abc', 10);
    expect(field.press('Enter', 10)).toBe(false);
    expect(field.value).toBe('abc');
    expect(field.scans).toEqual([]);
  });

  it('is not confused by a key that is held down', () => {
    field.press('a', 500);
    for (let times = 0; times < 20; times += 1) expect(field.press('a', 30, { isRepeat: true })).toBe(false);
    expect(field.press('Enter', 30)).toBe(false);
    expect(field.value).toBe('a'.repeat(21));
  });

  it('ignores Shift in a code, and reads Ctrl with ] as the separator', () => {
    field.type('10', 5);
    field.press('Shift', 5);
    field.press('K', 5);
    field.press('Control', 5);
    expect(field.press(']', 5, { isCommand: true })).toBe(true);
    field.type('21', 5);
    field.press('X', 5);
    field.press('Enter', 5);
    expect(field.scans).toEqual([`10K${GROUP_SEPARATOR}21X`]);
    expect(field.value).toBe('');
  });

  it('lets keyboard commands through', () => {
    field.press('a', 500);
    expect(field.press('c', 10, { isCommand: true })).toBe(false);
    expect(field.press(']', 500, { isCommand: true })).toBe(false);
    expect(field.value).toBe('a');
  });

  it('reads one scan after another', () => {
    for (const code of ['AAAA', 'BBBBB']) {
      field.type(code, 3);
      field.press('Enter', 3);
    }
    expect(field.scans).toEqual(['AAAA', 'BBBBB']);
    expect(field.value).toBe('');
  });

  it('returns held keys once nobody is listening', () => {
    field.type('abcd', 5);
    field.wedge.stop();
    expect(field.value).toBe('abcd');
  });
});
