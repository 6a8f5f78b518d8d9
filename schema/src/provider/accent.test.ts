import { describe, expect, it } from 'vitest';
import { PALETTE } from '../theme.js';
import { accentContrast, accentOf, accentRefusal, contrastOf, textOnAccent } from './accent.js';

describe('the accent colour', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#FFFFFF', '#777777')).toBe(contrastOf('#777777', '#FFFFFF'));
  });

  it('accepts the default colour, and one in small letters', () => {
    expect(accentRefusal(PALETTE.primary)).toBeNull();
    expect(accentOf(' #3f86f6 ')).toBe('#3F86F6');
    expect(accentRefusal('#3f86f6')).toBeNull();
  });

  it.each([
    ['blue', /^Enter a colour/],
    ['#FFF', /^Enter a colour/],
    ['#FFEB3B', /^Choose a darker colour. On light pages/],
    ['#0A1F44', /^Choose a lighter colour. On dark pages/],
  ])('refuses %s and says what to do', (colour, words) => {
    expect(accentRefusal(colour)).toMatch(words);
  });

  it('never accepts a colour whose text or controls cannot be told apart', () => {
    for (let red = 0; red < 256; red += 15)
      for (let green = 0; green < 256; green += 15)
        for (let blue = 0; blue < 256; blue += 15) {
          const colour =
            `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
          if (accentRefusal(colour) !== null) continue;
          const { text, light, dark } = accentContrast(colour);
          expect(text).toBeGreaterThanOrEqual(4.5);
          expect(Math.min(light, dark)).toBeGreaterThanOrEqual(3);
          expect(contrastOf(textOnAccent(colour), colour)).toBe(text);
        }
  });
});
