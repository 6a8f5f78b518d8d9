import { expect, test } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { localTime } from './prf/catalogue-form';
import { commandOf, save, saveResults } from './prf/made-record';
import { PrfScreen } from './prf/prf-screen';
import { readRecord } from './prf/stored-record';
import { signInAs } from './sign-in-as';
import { shownDay } from '../src/lib/typed-day';

test.use({ timezoneId: 'Europe/London' });

test('times over midnight that are written up later are of the night, and what is before the incident is asked about', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const DAY_MS = 86_400_000;
  const evening = new Date(Date.now() - 3 * DAY_MS);
  evening.setUTCHours(22, 50, 0, 0);
  const incident_date = evening.toISOString();
  const minutesOn = (minutes: number): string => new Date(evening.getTime() + minutes * 60_000).toISOString();
  const [{ customPrfId } = { customPrfId: null }] = saveResults(
    await save(page, [
      commandOf(newId(), 'incidentDetails', {
        incident_date,
        attendance_type: 'self_presented',
        chief_complaint: 'Faintness',
      }),
    ]),
  );
  const number = customPrfId ?? '';
  const screen = new PrfScreen(page);
  await screen.openRecord(number, 'observations');
  const pad = screen.form.getByRole('region', { name: 'New set' });
  const day = pad.getByLabel('Taken at: day', { exact: true });

  const takeSet = async (takenAt: string, pulse: string): Promise<void> => {
    const { day: date, clock } = localTime(takenAt, 'Europe/London');
    await pad.getByRole('textbox', { name: 'Taken at', exact: true }).fill(clock.replace(':', ''));
    await pad.getByRole('textbox', { name: 'Heart rate', exact: true }).fill(pulse);
    await pad.getByRole('textbox', { name: 'Heart rate', exact: true }).press('Enter');
    await expect(day).toHaveValue(shownDay(date, 'date'));
  };
  const saveSet = async (): Promise<void> => {
    const button = pad.getByRole('button', { name: 'Save set' });
    await button.click();
    await expect(button).toBeDisabled();
    await screen.saved();
  };
  // Before and after midnight, by summer time as by winter time.
  const sets = [minutesOn(5), minutesOn(85)];
  for (const [index, takenAt] of sets.entries()) {
    await takeSet(takenAt, index === 0 ? '88' : '120');
    await saveSet();
  }
  const { data } = await readRecord(page, number);
  expect(data['observations']?.['entries']).toMatchObject([
    { date_time: sets[0], heart_rate: 88 },
    { date_time: sets[1], heart_rate: 120 },
  ]);
  for (const head of await screen.form.getByRole('table').getByRole('columnheader').all())
    await expect(head).toHaveText(/^(Time|\d\d:\d\d on \d+ \w+( \d{4})?)$/);

  await test.step('a set that is put before the incident', async () => {
    await screen.goTo('review');
    await expect(screen.form.getByText('No entries contradict each other.')).toBeVisible();
    await screen.goTo('observations');
    await takeSet(minutesOn(10), '90');
    await day.fill(localTime(minutesOn(-24 * 60), 'Europe/London').day);
    await saveSet();
    await screen.goTo('review');
    await screen.form
      .getByRole('group', { name: /^Question: / })
      .filter({ hasText: /before the incident at/ })
      .getByRole('button', { name: /^Go there/ })
      .click();
    await expect(screen.form.getByRole('columnheader', { name: /^\d\d:\d\d on/ }).first()).toBeFocused();
  });
});

test('a time in the hour that comes twice says which of the two it is, and is given either way', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const [{ customPrfId } = { customPrfId: null }] = saveResults(
    await save(page, [
      commandOf(newId(), 'incidentDetails', {
        incident_date: '2026-10-24T23:30:00.000Z',
        attendance_type: 'self_presented',
        chief_complaint: 'Chest pain',
      }),
    ]),
  );
  const number = customPrfId ?? '';
  const screen = new PrfScreen(page);
  await screen.openRecord(number, 'observations');
  const pad = screen.form.getByRole('region', { name: 'New set' });
  const which = pad.getByRole('radiogroup', { name: 'Taken at: before or after the clocks went back' });
  const pulse = pad.getByRole('textbox', { name: 'Heart rate', exact: true });
  const enter = async (clock: string, rate: string): Promise<void> => {
    await pad.getByRole('textbox', { name: 'Taken at', exact: true }).fill(clock);
    await pulse.fill(rate);
    await pulse.press('Enter');
  };
  const saveSet = async (): Promise<void> => {
    const button = pad.getByRole('button', { name: 'Save set' });
    await button.click();
    await expect(button).toBeDisabled();
    await screen.saved();
  };

  await enter('0050', '80');
  await expect(pad.getByLabel('Taken at: day', { exact: true })).toHaveValue('25/10/2026');
  await expect(which).toHaveCount(0);
  await saveSet();
  await enter('0110', '90');
  await expect(which.getByRole('radio', { name: 'GMT' })).toBeChecked();
  await saveSet();
  await enter('0110', '100');
  await which.getByRole('radio', { name: 'GMT' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(which.getByRole('radio', { name: 'BST' })).toBeChecked();
  await expect(pad.getByRole('textbox', { name: 'Taken at', exact: true })).toHaveValue('01:10');
  await saveSet();

  const { data } = await readRecord(page, number);
  expect(data['observations']?.['entries']).toMatchObject([
    { date_time: '2026-10-24T23:50:00.000Z', heart_rate: 80 },
    { date_time: '2026-10-25T01:10:00.000Z', heart_rate: 90 },
    { date_time: '2026-10-25T00:10:00.000Z', heart_rate: 100 },
  ]);
  const heads = screen.form.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveText([
    'Time',
    /^00:50 on 25 Oct/,
    /^01:10 BST on 25 Oct/,
    /^01:10 GMT on 25 Oct/,
  ]);
});
