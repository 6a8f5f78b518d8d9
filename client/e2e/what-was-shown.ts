import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';

/** As much as a long screen needs; the rest is in the file beside the screenshot. */
const MAX_LINES = 120;

/** Prints what the page showed when a journey failed: of a machine that is gone, the run's own words are all that is left. */
export default class WhatWasShown implements Reporter {
  onTestEnd(test: TestCase, { status, retry, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    const [, snapshot] = path === undefined ? [] : readFileSync(path, 'utf8').split('# Page snapshot');
    if (snapshot === undefined) return;
    const [, lines = ''] = snapshot.split('```');
    const shown = lines.split('\n').slice(1, MAX_LINES).join('\n');
    process.stdout.write(`What the page showed: ${test.title}, try ${String(retry + 1)}\n${shown}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
