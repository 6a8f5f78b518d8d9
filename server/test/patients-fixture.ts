import { expect } from 'vitest';
import { newId } from '../src/platform/ids.js';
import { registerAnyway } from './harness/register-patient.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

/** Patients, and the teams that they are in. */

export let server: TestServer;
export let staff: TestCaller;
export const openPatients = async (): Promise<void> => {
  server = await startTestServer();
  staff = await server.signedIn('staff');
};
export const closePatients = (): Promise<void> => server.close();

export type Json = Readonly<Record<string, unknown>>;

const FIELDS = `id version name dob estimatedAge gender nhsNumber identityStatus address addressLine1
  addressLine2 addressLine3 town county postcode contactNumber email nextOfKinName nextOfKinContact
  relationshipToNok pastMedicalHistory medications allergies ethnicity preferredLanguage gpPractice dateOfDeath
  cheerTeamId cheerSquadId mergedInto createdAt
  squads { id squadId squadName teamId teamName startDate endDate }`;
export const CREATE = `mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { ${FIELDS} } } }`;
export const UPDATE = `mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { ${FIELDS} } } }`;
export const READ = `query ($patientId: ID!) { patient(patientId: $patientId) { ${FIELDS} } }`;

export const create = async (input: Json, caller = staff): Promise<Json> => {
  const answer = await registerAnyway(caller, CREATE, { id: newId(), ...input });
  expect(answer.errors).toBeUndefined();
  return (answer.data?.['createPatient'] as { readonly patient: Json }).patient;
};

export const audited = (patientId: unknown, action: string) =>
  server.database.asOwner<{ fields_changed: string[]; actor_id: string; description: string | null }>(
    'SELECT * FROM audit_entry WHERE patient_id = $1 AND action = $2 ORDER BY recorded_at, id',
    [patientId, action],
  );

export const teamWith = async (...squads: string[]): Promise<{ teamId: string; squadIds: string[] }> => {
  const teamId = newId();
  await staff.graphql(
    'mutation ($i: CreateCheerTeamInput!) { createCheerTeam(input: $i) { cheerTeam { id } } }',
    {
      i: { id: teamId, name: `Team ${teamId}` },
    },
  );
  const squadIds: string[] = [];
  for (const name of squads) {
    const id = newId();
    squadIds.push(id);
    await staff.graphql(
      'mutation ($i: CreateCheerSquadInput!) { createCheerSquad(input: $i) { cheerSquad { id } } }',
      {
        i: { id, teamId, name },
      },
    );
  }
  return { teamId, squadIds };
};
