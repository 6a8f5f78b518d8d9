import { expect, request, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { newName } from './new-name';
import { commandOf, linkPatient, registered, save, saveResults } from './prf/made-record';
import { callGraphql } from './prf/stored-record';

/**
 * Patients and records that cost their screens what most do not: two patients whose records were merged, a record whose
 * patient is in a team and in no squad, with something that came in by its kiosk, and one that has no patient. The page is an
 * administrator's.
 */
export const unlikeOthers = async (
  page: Page,
  baseURL: string,
): Promise<Readonly<Record<string, string>>> => {
  const ask = async (query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { data, errors } = await callGraphql(page, query, variables);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0];
  };
  const loserId = await registered(page, { name: newName(), dob: '1990-05-06' });
  const survivorId = await registered(page, { name: newName(), dob: '1961-02-03' });
  await ask(
    'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { patientMerge { id } } }',
    {
      input: { mergeId: newId(), loserId, survivorId, reason: 'Twice', loserVersion: 1, survivorVersion: 1 },
    },
  );

  const [team] = (await ask('{ cheerTeams { id } }', {})) as readonly { readonly id: string }[];
  const name = newName();
  const patientId = await registered(page, {
    name,
    dob: '1975-08-09',
    cheerTeamId: team?.id,
  });
  const prfId = newId();
  const [record] = saveResults(
    await save(page, [commandOf(prfId, 'PresentingComplaint', { presenting_complaint: 'Hives' })]),
  );
  const customPrfId = record?.customPrfId ?? '';
  expect((await linkPatient(page, prfId, patientId)).errors).toBeUndefined();
  const opened = await ask(
    'mutation ($input: OpenKioskInput!) { openKiosk(input: $input) { openedKiosk { code } } }',
    {
      input: { kioskId: newId(), customPrfId },
    },
  );
  const { code } = (opened as { readonly openedKiosk: { readonly code: string } }).openedKiosk;
  const device = await request.newContext({ baseURL });
  const send = async (rest: string, data: object): Promise<void> => {
    const answer = await device.post(`/api/prf/${customPrfId}/${rest}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await send('kiosk/enter', { code });
  await send('consent', { consentGiven: true });
  await send('kiosk/patient', { name, dob: '1975-08-09', gender: 'Male', town: 'Harrowmere' });
  await device.dispose();

  const unlinkedId = newId();
  saveResults(
    await save(page, [commandOf(unlinkedId, 'PresentingComplaint', { presenting_complaint: 'Cut' })]),
  );
  return {
    'merged.patientId': loserId,
    'survivor.patientId': survivorId,
    'teamed.customPrfId': customPrfId,
    'unlinked.prfId': unlinkedId,
  };
};
