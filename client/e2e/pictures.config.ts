import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run screens`: pictures of every screen, on a server of its own with the demonstration data. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../test-results/screens',
  retries: 0,
  timeout: 3_600_000,
  reporter: 'list',
});
