import { expect, type Page } from '@playwright/test';
import { SECTION_ON_ITS_WAY } from '../../src/features/prf/fields/on-its-way';

/** A record's section has drawn its last card. On other pages there is nothing to wait for. */
export const sectionDrawn = (page: Page): Promise<void> =>
  expect(page.locator(`[${SECTION_ON_ITS_WAY}]`)).toHaveCount(0);
