import type { Page } from '@playwright/test';

/** Presses a key as a hand does: what follows it within 50 ms would be part of a scanned code (`shortcut-host.tsx`). */
export const pressByHand = (page: Page, key: string): Promise<void> =>
  page.keyboard.press(key, { delay: 60 });
