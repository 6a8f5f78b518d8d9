import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { v7 } from 'uuid';
import { ownServerTest, signInToOwn } from './own-server';
import { callGraphql } from './prf/stored-record';
import { open } from './sign-in-as';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Two million take minutes to write; `TRAIL_ENTRIES=2000000` has them, and the bench measures the log with as many. */
const ENTRIES = Number(process.env['TRAIL_ENTRIES'] ?? 100_000);
const OF_PATIENT = 40;

ownServerTest(
  `who has looked at a patient is one press, also among ${ENTRIES.toLocaleString('en-GB')} entries`,
  async ({ browser, server }) => {
    // A server of its own starts, and its trail grows.
    ownServerTest.setTimeout(420_000);
    const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await signInToOwn(page, server);
    const patientId = v7();
    const made = await callGraphql(
      page,
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }',
      {
        input: {
          id: patientId,
          ...{ name: 'Winifred Tansley', dob: '1961-04-02' },
        },
      },
    );
    expect(made.errors).toBeUndefined();
    const me = await callGraphql(page, '{ me { id } }', {});
    const { id } = me.data?.['me'] as { readonly id: string };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['client/e2e/long-trail.mjs', server.dataDir, String(ENTRIES), id, patientId, String(OF_PATIENT)],
      { cwd: ROOT },
    );
    const seen = Number(stdout);
    // It was dealt so that not every entry of the patient is a reading.
    expect(seen).toBeGreaterThan(10);
    expect(seen).toBeLessThan(OF_PATIENT);

    await open(page, `/reports/auditlog?patient=${patientId}&action=PATIENT_UPDATED`);
    const entries = page.getByRole('table').locator('tbody').getByRole('row');
    await entries
      .first()
      .getByRole('button', { name: /^Details: / })
      .click();
    await page.getByRole('button', { name: 'Who has looked at this patient' }).click();
    await expect(page).toHaveURL(/show=reading/);
    await expect(entries.filter({ hasText: 'Rowan Field' })).toHaveCount(seen);
    await expect(entries.filter({ hasNotText: 'Opened a patient' })).toHaveCount(0);
    await context.close();
  },
);
