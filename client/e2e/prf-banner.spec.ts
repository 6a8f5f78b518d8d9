import { expect, test, type Page } from '@playwright/test';
import { OVERDOSE } from './cases/overdose.mapping';
import { linkPatient, makeRecord, registered, signRecord } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';

const ALLERGIES = 'Penicillin, latex, wasp stings and every kind of plaster that has zinc in it';

/** Points of the allergies' box at which something else is on top; there should be none. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('.prf-banner-allergies').evaluate((element) => {
    const found: string[] = [];
    for (const { left, top, width, height } of element.getClientRects())
      for (let x = 1; x < width; x += 4)
        for (let y = 1; y < height; y += 4) {
          const there = document.elementFromPoint(left + x, top + y);
          if (there !== element && !element.contains(there)) found.push(there?.className ?? 'nothing');
        }
    return [...new Set(found)];
  });

for (const width of [320, 390, 820])
  test(`nothing covers the allergies in the banner at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, 'staff');
    const { id, customPrfId } = await makeRecord(page, OVERDOSE);
    await linkPatient(
      page,
      id,
      await registered(page, { name: newName(), dob: '1988-02-03', allergies: ALLERGIES }),
    );
    const expectClear = async (status: string) => {
      await open(page, `/prf/${customPrfId}`);
      const banner = page.locator('.prf-banner');
      await expect(banner.getByText(ALLERGIES)).toBeInViewport();
      await expect(banner.getByText(status)).toBeInViewport();
      expect(await covered(page)).toEqual([]);
      expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    };
    await expectClear('In progress');
    await signRecord((query, variables) => callGraphql(page, query, variables), id);
    await expectClear('Signed');
  });
