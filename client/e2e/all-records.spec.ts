import { expect, test, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { newName } from './new-name';
import { commandOf, linkPatient, registered, save, saveResults } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

/** Two records of the journey's own that have nothing in common but their complaint's last word. */
const EVENTS = ['All Star Cheer Classic', 'Ferrymoor 10K and Family Mile'] as const;
/** A set that scores high, and one that scores nothing. */
const SETS = [
  {
    ...{ respiratory_rate: 28, oxygen_saturation: 90, supplemental_o2: false, heart_rate: 135, acvpu: 'A' },
    ...{ bp_systolic: 88, bp_diastolic: 50, temperature: 39.4 },
  },
  {
    ...{ respiratory_rate: 14, oxygen_saturation: 98, supplemental_o2: false, heart_rate: 72, acvpu: 'A' },
    ...{ bp_systolic: 124, bp_diastolic: 78, temperature: 36.8 },
  },
] as const;

const eventIdOf = async (page: Page, text: string): Promise<string> => {
  const { data } = await callGraphql(
    page,
    'query ($text: String!) { events(filter: { text: $text }, first: 1) { nodes { id } } }',
    { text },
  );
  return (data?.['events'] as { readonly nodes: readonly { readonly id: string }[] }).nodes[0]?.id ?? '';
};

interface Made {
  readonly number: string;
  readonly name: string;
}

const recordOf = async (page: Page, at: 0 | 1, word: string): Promise<Made> => {
  const prfId = newId();
  const name = newName();
  const patientId = await registered(page, { name, dob: '1984-02-11' });
  const answer = await save(page, [
    commandOf(prfId, 'incidentDetails', {
      event_id: await eventIdOf(page, EVENTS[at]),
      chief_complaint: `${at === 0 ? 'Fever' : 'Graze'} ${word}`,
    }),
    commandOf(prfId, 'observations', {
      entries: [{ id: newId(), date_time: new Date().toISOString(), ...SETS[at] }],
    }),
  ]);
  const [saved] = saveResults(answer);
  expect((await linkPatient(page, prfId, patientId)).errors).toBeUndefined();
  return { number: saved?.customPrfId ?? '', name };
};

test('every record is found by number, name, complaint, score, status, event and author', async ({
  page,
}) => {
  // Letters alone, as words of a complaint are searched for by their beginnings.
  const word = [...newId().slice(-8)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join('');
  await signInAs(page, 'nurse');
  const fever = await recordOf(page, 0, word);
  await signInAs(page, 'staff');
  const graze = await recordOf(page, 1, word);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  const only = async (found: Made, other: Made): Promise<Locator> => {
    await expect(rows.filter({ hasText: found.number })).toHaveCount(1);
    await expect(rows.filter({ hasText: other.number })).toHaveCount(0);
    return rows.filter({ hasText: found.number });
  };
  const search = page.getByRole('searchbox', { name: 'Search all records' });
  const complaint = page.getByRole('searchbox', { name: 'Search by complaint' });
  const choose = async (chip: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`^${chip}`) }).click();
    await page.getByRole('menuitem', { name: option, exact: true }).click();
  };

  await open(page, '/prfs');
  await test.step('by number', async () => {
    await search.fill(graze.number);
    await expect(await only(graze, fever)).toContainText(graze.name);
  });
  await test.step('by the patient’s name', async () => {
    await search.fill(fever.name);
    await expect(await only(fever, graze)).toContainText(`Fever ${word}`);
    await search.fill('');
  });
  await test.step('by complaint: both', async () => {
    await complaint.fill(word);
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('2 records match.')).toBeVisible();
  });
  await test.step('and by score', async () => {
    await choose('NEWS2', 'High');
    await expect(await only(fever, graze)).toContainText(/\d+ High/);
    await choose('NEWS2: High', 'Any');
    await expect(rows).toHaveCount(2);
  });
  await test.step('and by status', async () => {
    await choose('Status', 'Signed');
    await expect(page.getByText('No records match')).toBeVisible();
    await choose('Status: Signed', 'In progress');
    await expect(rows).toHaveCount(2);
  });
  await test.step('and by event, and by author', async () => {
    await page.getByRole('button', { name: 'Event and author' }).click();
    const place = page.getByRole('group', { name: 'Event and author' });
    const event = place.getByRole('combobox', { name: 'Event' });
    await event.fill(EVENTS[1]);
    await page
      .getByTitle(new RegExp(`^${EVENTS[1]}`))
      .first()
      .click();
    await expect(await only(graze, fever)).toContainText(EVENTS[1]);
    await open(page, `/prfs?complaint=${word}`);
    await page.getByRole('button', { name: 'Event and author' }).click();
    const author = place.getByRole('combobox', { name: 'Started by' });
    await author.fill('Ngozi');
    await page.getByTitle('Ngozi Adeyemo').click();
    await expect(await only(fever, graze)).toContainText('Ngozi Adeyemo');
  });
  await test.step('only those of the person who looks', async () => {
    await open(page, `/prfs?complaint=${word}`);
    await page.getByRole('button', { name: 'Mine' }).click();
    await only(graze, fever);
  });
});
