import { expect } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { saveCommand } from './access-world.js';
import type { TestCaller } from './harness/test-server.js';
import { firstOf } from './harness/mutations.js';

type Ids = Readonly<Record<string, string>>;

/**
 * Patients and records that cost their screens what most do not: two patients whose records were merged, a record whose
 * patient is in a team and in no squad, with something that came in by its kiosk, and one that has no patient. `device` is
 * whoever holds the kiosk.
 */
export const unlikeOthers = async (admin: TestCaller, device: TestCaller) => {
  const ask = async (document: string, variables: object): Promise<unknown> => {
    const { data, errors } = await admin.graphql(document, { ...variables });
    expect(errors).toBeUndefined();
    return firstOf(data);
  };
  const register = async (name: string, facts: object = {}): Promise<string> => {
    const id = newId();
    await ask('mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }', {
      input: { id, name, dob: '1990-05-06', ...facts },
    });
    return id;
  };
  const loserId = await register('Isolde Quarmby');
  const survivorId = await register('Thaddeus Wrigglesworth');
  await ask(
    'mutation ($input: MergePatientsInput!) { mergePatients(input: $input) { patientMerge { id } } }',
    {
      input: { mergeId: newId(), loserId, survivorId, reason: 'Twice', loserVersion: 1, survivorVersion: 1 },
    },
  );

  const teams = await ask('{ cheerTeams { id } }', {});
  const [team] = teams as readonly { readonly id: string }[];
  const patientId = await register('Peregrine Ollerenshaw', { cheerTeamId: team?.id });
  const prfId = newId();
  const saved = await ask(
    'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { customPrfId } } }',
    { input: saveCommand(prfId, { patientId }) },
  );
  const [record] = (saved as { readonly results: readonly { readonly customPrfId: string }[] }).results;
  const customPrfId = record?.customPrfId ?? '';
  const opened = await ask(
    'mutation ($input: OpenKioskInput!) { openKiosk(input: $input) { openedKiosk { code } } }',
    {
      input: { kioskId: newId(), customPrfId },
    },
  );
  const at = (rest: string): string => `/api/prf/${customPrfId}/${rest}`;
  const { code } = opened as { readonly code: string };
  const person = { name: 'Peregrine Ollerenshaw', dob: '1990-05-06', gender: 'Male', town: 'Harrowmere' };
  expect((await device.send('POST', at('kiosk/enter'), { code })).statusCode).toBe(200);
  expect((await device.send('POST', at('consent'), { consentGiven: true })).statusCode).toBe(204);
  expect((await device.send('POST', at('kiosk/patient'), person)).statusCode).toBe(204);

  const unlinkedId = newId();
  await ask('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { customPrfId } } }', {
    input: saveCommand(unlinkedId),
  });

  return {
    merged: { patientId: loserId },
    survivor: { patientId: survivorId },
    teamed: { prfId, customPrfId },
    unlinked: { prfId: unlinkedId },
  } satisfies Readonly<Record<string, Ids>>;
};
