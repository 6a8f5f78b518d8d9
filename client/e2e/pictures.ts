import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { AROUND, FIRST_LOADS, VISITORS } from './first-loads';
import { idsFor } from './ids-for';
import { filledWith } from './pages-of';
import { sectionDrawn } from './prf/section-drawn';
import { open } from './sign-in-as';

/** What docs/screens shows, by the table of first loads, which a test keeps complete. Small: they are for looking, not measuring. */
const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SIZES = [
  { name: 'desk', width: 1280, height: 900, colorScheme: 'light', shown: 720 },
  { name: 'tablet', width: 820, height: 1180, colorScheme: 'dark', shown: 480 },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light', shown: 320 },
] as const;

const slugOf = (path: string): string =>
  path
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '') || 'start';

/** Fonts, pictures and what fades in are there. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await sectionDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
  });
};

for (const visitor of VISITORS)
  test(`pictures of what ${visitor} opens`, async ({ page, baseURL }) => {
    const ids = await idsFor(page, visitor, baseURL ?? '');
    const folder = `${FOLDER}${visitor}/`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const filled = filledWith(ids);
    const rows = FIRST_LOADS.filter((row) => row.visitor === visitor && !AROUND.includes(row.path));
    for (const { path } of rows)
      for (const { name, width, height, colorScheme, shown } of SIZES) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await open(page, filled(path));
        await settled(page);
        const picture = sharp(await page.screenshot()).resize({ width: shown });
        await picture.webp({ quality: 60 }).toFile(`${folder}${slugOf(path)}.${name}.webp`);
      }
    writeFileSync(
      `${folder}README.md`,
      [
        `# What ${visitor} opens`,
        '',
        'Made by `npm run screens`: 1280 px, 820 px in the dark, 390 px.',
        ...rows.flatMap(({ path }) => [
          '',
          `## \`${path}\``,
          '',
          SIZES.map(({ name }) => `![${path}, ${name}](${slugOf(path)}.${name}.webp)`).join(' '),
        ]),
        '',
      ].join('\n'),
    );
  });
