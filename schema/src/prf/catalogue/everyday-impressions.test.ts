import { expect, it } from 'vitest';
import { EVERYDAY_IMPRESSIONS } from './everyday-impressions.js';
import { IMPRESSIONS } from './impressions.js';

it('has everyday words for existing impressions only, and none that the name already contains', () => {
  for (const [key, words] of Object.entries(EVERYDAY_IMPRESSIONS)) {
    const label = IMPRESSIONS[key]?.label.toLowerCase();
    expect(label, key).toBeDefined();
    expect(label, key).not.toContain(words.replace(/^an? /, ''));
  }
});
