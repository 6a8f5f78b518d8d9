import { readdirSync, readFileSync } from 'node:fs';
import { ROLES } from '@sideline/schema/roles';
import { describe, expect, it } from 'vitest';
import { TOUR_STEPS } from './tour-steps';

const SOURCES = new URL('../../', import.meta.url);
const screens = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
  .join('\n');

describe('the first-day tour', () => {
  it.each(ROLES)('has four to six steps for %s, each in few words', (role) => {
    const steps = TOUR_STEPS[role];
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(6);
    for (const { title, text } of steps) {
      expect(title.length, title).toBeLessThanOrEqual(40);
      expect(text.length, title).toBeLessThanOrEqual(140);
    }
  });

  it('points at something that a screen marks', () => {
    for (const { target } of Object.values(TOUR_STEPS).flat())
      if (target !== null) expect(screens, target).toContain(`data-tour="${target}"`);
  });
});
