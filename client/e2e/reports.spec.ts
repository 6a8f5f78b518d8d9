import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { expectAccessibleAtEverySize } from './axe';
import { liveEvent } from './control-event';
import { makeEmptyTeam } from './empty-team';
import { commandOf, linkPatient, registered, save, saveResults } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';
import { newName } from './new-name';

const eventNamed = async (page: Page, name: string): Promise<string> => {
  const response = await page.request.post('/graphql', {
    data: {
      query: 'query ($text: String) { events(filter: { text: $text }) { nodes { id name } } }',
      variables: { text: name },
    },
  });
  const { data } = (await response.json()) as { data: { events: { nodes: { id: string }[] } } };
  return data.events.nodes[0]?.id ?? '';
};

test('the cheer report shows teams and squads, and gives one team a sheet without the others', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const eventId = await eventNamed(page, 'Severnside Regional Cheer Championship');
  await open(page, `/events/${eventId}`);
  await page.getByRole('button', { name: 'Cheer report' }).click();
  await expect(page).toHaveURL(`/reports/cheerreport/${eventId}`);
  await expect(page.getByRole('heading', { name: 'Cheer report', level: 1 })).toBeVisible();
  await expect(page.getByText(/^From .* seen \d+ times?\./)).toBeVisible();
  const table = page.getByRole('table', { name: 'Teams and squads' });
  const teams = table.getByRole('rowheader').getByRole('button');
  await expect(teams.first()).toBeVisible();
  await page.getByRole('button', { name: "What does 'Seen per 100' mean?" }).click();
  await expect(page.getByText(/95 % Wilson interval/)).toBeVisible();
  await expectAccessibleAtEverySize(page, '/reports/cheerreport/:eventId');

  await page.setViewportSize({ width: 1280, height: 900 });
  const name = (await teams.first().textContent()) ?? '';
  const others = (await teams.allTextContents()).slice(1);
  await teams.first().click();
  await expect(page.getByRole('heading', { name: `Cheer report: ${name}`, level: 1 })).toBeVisible();
  for (const other of others) await expect(table.getByText(other, { exact: true })).toHaveCount(0);
  // What happened, squad by squad.
  const squads = page.getByRole('region', { name: 'By squad' });
  await expect(squads.getByText('Mechanism', { exact: true }).first()).toBeVisible();
  await expectAccessibleAtEverySize(page, "a team's sheet of the cheer report");
  await page.setViewportSize({ width: 1280, height: 900 });
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Sheet as PDF' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^cheer-report-.*\.pdf$/);
  expect(
    readFileSync(await sheet.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.getByRole('button', { name: 'Show all teams' }).click();
  await expect(page.getByRole('heading', { name: 'Cheer report', level: 1 })).toBeVisible();
  await expect(teams).toHaveCount(others.length + 1);
});

test('the table of the cheer report has what a count of the records has', async ({ page }) => {
  await signInAs(page, 'admin');
  const eventId = await liveEvent(page, 'Count Cup');
  const teamName = await makeEmptyTeam(page);
  const { data: listed } = await callGraphql(page, '{ cheerTeams { id name } }', {});
  const { id: teamId } =
    (listed?.['cheerTeams'] as readonly { id: string; name: string }[]).find(
      ({ name }) => name === teamName,
    ) ?? {};
  const athletes: string[] = [];
  for (const dob of ['2008-05-04', '2009-11-23', '2010-02-17'])
    athletes.push(await registered(page, { name: newName(), dob, cheerTeamId: teamId }));
  // One comes back and is conveyed, one is seen once, one not at all.
  const seen = [
    [0, 'returned_to_event'],
    [0, 'conveyed_ambulance_service'],
    [1, 'returned_to_event'],
  ] as const;
  for (const [athlete, outcome] of seen) {
    const prfId = v7();
    const saved = await save(page, [
      commandOf(prfId, 'incidentDetails', { event_id: eventId }),
      commandOf(prfId, 'DispositionOutcome', { disposition_outcome: outcome }),
    ]);
    expect(saveResults(saved).map((result) => result.outcome)).toEqual(['SAVED', 'SAVED']);
    expect((await linkPatient(page, prfId, athletes[athlete] ?? '')).errors).toBeUndefined();
  }
  const { data } = await callGraphql(
    page,
    'query ($id: ID!) { prfs(filter: { eventId: $id }, first: 50) { nodes { id patientId } } }',
    { id: eventId },
  );
  const { nodes } = data?.['prfs'] as {
    readonly nodes: readonly { patientId: string | null }[];
  };
  const people = nodes.map(({ patientId }) => patientId);
  const times = (one: string | null) => people.filter((each) => each === one).length;

  await open(page, `/reports/cheerreport/${eventId}`);
  const table = page.getByRole('table', { name: 'Teams and squads' });
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: teamName }) });
  await expect(row).toBeVisible();
  const heads = await table.getByRole('columnheader').allTextContents();
  const cells = await row.getByRole('cell').allTextContents();
  // The name of the team is a header of its row.
  const cell = (title: string): string | undefined => cells[heads.indexOf(title) - 1];
  expect(cell('Registered')).toBe(String(athletes.length));
  expect(cell('Presentations')).toBe(String(people.length));
  expect(cell('Seen')).toBe(String(new Set(people).size));
  expect(cell('Came back')).toBe(String([...new Set(people)].filter((one) => times(one) > 1).length));
  expect(cell('Conveyed')).toBe('1');
  expect(cell('Did not return')).toBe('1');
  expect(cell('Time lost')).toBe('–');
});

test('an event without cheer teams says so', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/reports/cheerreport/0196aa00-0000-7000-8000-000000000000');
  await expect(page.getByText('Event was not found.')).toBeVisible();
});

test.describe('an administrator', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'admin');
  });

  test('has an evidence pack made and takes it away', async ({ page }) => {
    await open(page, '/reports/evidence');
    await expect(page.getByText('What is in a pack')).toBeVisible();
    await page.getByRole('button', { name: 'Last year' }).click();
    await expect(page).toHaveURL(/from=/);
    await page.getByRole('button', { name: 'Make evidence pack' }).click();
    const packs = page.getByRole('list', { name: 'Your packs' });
    const download = packs.getByRole('button', { name: /^Download Evidence pack, ZIP/ });
    await expect(download.first()).toBeVisible({ timeout: 60_000 });
    await expectAccessibleAtEverySize(page, '/reports/evidence');
    const [pack] = await Promise.all([page.waitForEvent('download'), download.first().click()]);
    expect(pack.suggestedFilename()).toMatch(/^evidence-pack-.*\.zip$/);
    const bytes = readFileSync(await pack.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['00-index.pdf', '01-audit-sample.csv', '08-safeguarding.csv'])
      expect(bytes.includes(name)).toBe(true);

    await page.getByLabel('First day').fill('2026-05-02');
    await page.getByLabel('Last day').fill('2026-05-01');
    await page.getByRole('button', { name: 'Make evidence pack' }).click();
    await expect(page.getByText('Choose a first day that is not after the last day.')).toBeVisible();
  });

  test('asks who has looked at a patient and what a person opened by one press each', async ({ page }) => {
    await open(page, '/reports/auditlog?action=PRF_UPDATED');
    const entries = page.getByRole('table').locator('tbody').getByRole('row');
    const first = entries.first();
    await expect(page.getByRole('columnheader', { name: 'Fields changed' })).toBeVisible();
    await expect(first.getByRole('link', { name: /^PRF / })).toBeVisible();
    // What is signed has a patient.
    await open(page, '/reports/auditlog?action=PRF_SIGNED');
    await first.getByRole('button', { name: /^Details: / }).click();
    await page.getByRole('button', { name: 'Who has looked at this patient' }).click();
    await expect(page).toHaveURL(/patient=[^&]+/);
    await expect(page).toHaveURL(/show=reading/);
    await expect(page).not.toHaveURL(/action=/);
    await expect(entries.filter({ hasText: 'Signed a PRF' })).toHaveCount(0);

    await open(page, '/reports/auditlog?action=PRF_SIGNED');
    await entries
      .first()
      .getByRole('button', { name: /^Details: / })
      .click();
    await page.getByRole('button', { name: /^What .* opened$/ }).click();
    await expect(page).toHaveURL(/person=/);
    await expect(entries.filter({ hasText: 'Signed a PRF' })).toHaveCount(0);

    await open(page, '/reports/auditlog?action=PRF_SIGNED');
    await entries
      .first()
      .getByRole('button', { name: /^Details: / })
      .click();
    await page.getByRole('button', { name: 'All entries of this request' }).click();
    await expect(page).toHaveURL(/request=/);
    await expect(page.getByLabel('Request', { exact: true })).not.toHaveValue('');
    await expectAccessibleAtEverySize(page, 'audit log with further filters');
  });

  test('sees unusual reading, and has the chains checked', async ({ page }) => {
    await open(page, '/reports/auditlog?view=unusual');
    await expect(page.getByText(/More than 3 times a person's usual number/)).toBeVisible();
    await expectAccessibleAtEverySize(page, 'audit log, unusual reading');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByText('Chains', { exact: true }).click();
    await expect(page).toHaveURL(/view=chains/);
    await page.getByRole('button', { name: 'Check the chains now' }).click();
    await expect(page.getByText('The audit trail is intact')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: /^Show the \d+ chains$/ }).click();
    await expect(page.getByRole('list', { name: 'Heads of the chains' })).toBeVisible();
    await expectAccessibleAtEverySize(page, 'audit log, chains');
  });
});

test('staff have the entries only', async ({ page }) => {
  await signInAs(page, 'staff');
  await open(page, '/reports/auditlog?view=chains');
  await expect(page.getByRole('columnheader', { name: 'Who' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Chains' })).toHaveCount(0);
});
