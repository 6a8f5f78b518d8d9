import { joinAddress } from '@sideline/schema/address';
import type { EntityManager } from 'typeorm';
import type { Dataset } from './dataset.js';
import { insert } from './insert-rows.js';

/**
 * The rows that no service makes yet (events, clients, staff, accounts) and those of which there are hundreds: each table by
 * one statement, in the order of their references.
 */

const insertPlaces = async (manager: EntityManager, { clients, events, teams }: Dataset): Promise<void> => {
  await insert(
    manager,
    'client',
    { client_id: 'uuid', name: 'text', contact_name: 'text', email: 'text', phone: 'text' },
    clients.map((client) => ({
      client_id: client.id,
      name: client.name,
      contact_name: client.contactName,
      email: client.email,
      phone: client.phone,
    })),
  );
  await insert(
    manager,
    'event',
    {
      event_id: 'uuid',
      client_id: 'uuid',
      name: 'text',
      starts_at: 'timestamptz',
      ends_at: 'timestamptz',
      time_zone: 'text',
      location: 'text',
      venue_type: 'text',
      attendance_expected: 'integer',
      attendance_actual: 'integer',
      status: 'text',
      notes: 'text',
    },
    events.map((event) => ({
      event_id: event.id,
      client_id: event.clientId,
      name: event.name,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      time_zone: event.timeZone,
      location: event.location,
      venue_type: event.venueType,
      attendance_expected: event.attendanceExpected,
      attendance_actual: event.attendanceActual,
      status: event.status,
      notes: event.notes,
    })),
  );
  await insert(
    manager,
    'event_zone',
    { zone_id: 'uuid', event_id: 'uuid', name: 'text', created_at: 'timestamptz' },
    events.flatMap((event) =>
      event.zones.map((zone) => ({
        zone_id: zone.id,
        event_id: event.id,
        name: zone.name,
        created_at: new Date(event.startsAt.getTime() - 40 * 86_400_000),
      })),
    ),
  );
  await insert(
    manager,
    'cheer_team',
    { team_id: 'uuid', team_name: 'text' },
    teams.map((team) => ({ team_id: team.id, team_name: team.name })),
  );
  await insert(
    manager,
    'cheer_squad',
    { squad_id: 'uuid', team_id: 'uuid', squad_name: 'text' },
    teams.flatMap((team) =>
      team.squads.map((squad) => ({ squad_id: squad.id, team_id: team.id, squad_name: squad.name })),
    ),
  );
};

/** Who registered a patient: somebody of the staff, always the same for the same patient. */
export const registrarOf = ({ staff }: Dataset, index: number): Dataset['staff'][number] => {
  const present = staff.filter(({ isActive }) => isActive);
  const person = present[index % present.length];
  if (person === undefined) throw new Error('The demonstration set has no active staff');
  return person;
};

const insertPatients = async (manager: EntityManager, dataset: Dataset): Promise<void> => {
  await insert(
    manager,
    'patient',
    {
      patient_id: 'uuid',
      patient_name: 'text',
      dob: 'date',
      estimated_age: 'smallint',
      gender: 'text',
      nhs_number: 'text',
      identity_status: 'text',
      address: 'text',
      address_line_1: 'text',
      address_line_2: 'text',
      address_line_3: 'text',
      town: 'text',
      county: 'text',
      postcode: 'text',
      contact_number: 'text',
      next_of_kin_name: 'text',
      next_of_kin_contact: 'text',
      relationship_to_nok: 'text',
      past_medical_history: 'text',
      medications: 'text',
      allergies: 'text',
      ethnicity: 'text',
      preferred_language: 'text',
      gp_practice: 'text',
      cheer_team_id: 'uuid',
      created_at: 'timestamptz',
      created_by: 'uuid',
      updated_at: 'timestamptz',
      updated_by: 'uuid',
    },
    dataset.patients.map((patient, index) => {
      const { address, health } = patient;
      const registrar = registrarOf(dataset, index).userId;
      return {
        patient_id: patient.id,
        patient_name: patient.name,
        dob: patient.dob,
        estimated_age: patient.estimatedAge,
        gender: patient.gender,
        nhs_number: patient.nhsNumber,
        identity_status: patient.identityStatus,
        address: joinAddress(address),
        address_line_1: address.addressLine1,
        address_line_2: address.addressLine2 || null,
        address_line_3: address.addressLine3 || null,
        town: address.town,
        county: address.county,
        postcode: address.postcode,
        contact_number: patient.contactNumber,
        next_of_kin_name: patient.nextOfKinName,
        next_of_kin_contact: patient.nextOfKinContact,
        relationship_to_nok: patient.relationship,
        past_medical_history: health.pastMedicalHistory,
        medications: health.medications,
        allergies: health.allergies,
        ethnicity: patient.ethnicity,
        preferred_language: patient.preferredLanguage,
        gp_practice: patient.gpPractice,
        cheer_team_id: patient.squads.at(-1)?.teamId ?? null,
        created_at: patient.createdAt,
        created_by: registrar,
        updated_at: patient.createdAt,
        updated_by: registrar,
      };
    }),
  );
  await insert(
    manager,
    'patient_squad',
    {
      id: 'uuid',
      patient_id: 'uuid',
      squad_id: 'uuid',
      start_date: 'timestamptz',
      end_date: 'timestamptz',
    },
    dataset.patients.flatMap((patient) =>
      patient.squads.map((link, index) => ({
        id: link.id,
        patient_id: patient.id,
        squad_id: link.squadId,
        start_date: link.startDate,
        // Where the next one begins, the former ends.
        end_date: patient.squads[index + 1]?.startDate ?? null,
      })),
    ),
  );
};

/** Accounts, and the staff behind those that have one; only the published five can sign in. */
const insertAccounts = async (
  manager: EntityManager,
  { staff, clients, patients, now }: Dataset,
  passwordHash: string,
): Promise<void> => {
  const published = new Set(['admin@sideline.test', 'staff@sideline.test', 'nurse@sideline.test']);
  const [client] = clients;
  const [patient] = patients;
  const [firstName = '', lastName = ''] = patient?.name.split(' ') ?? [];
  const [contactFirst = '', contactLast = ''] = client?.contactName.split(' ') ?? [];
  await insert(
    manager,
    'app_user',
    {
      id: 'uuid',
      email: 'text',
      password_hash: 'text',
      role: 'text',
      first_name: 'text',
      last_name: 'text',
      patient_id: 'uuid',
      client_id: 'uuid',
      is_active: 'boolean',
      is_demonstration: 'boolean',
      password_changed_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    [
      ...staff.map((person) => ({
        id: person.userId,
        email: person.email,
        password_hash: published.has(person.email) ? passwordHash : null,
        role: person.role,
        first_name: person.firstName,
        last_name: person.lastName,
        is_active: person.isActive,
        is_demonstration: true,
        password_changed_at: published.has(person.email) ? now : null,
        created_at: person.hireDate,
      })),
      {
        id: accountId(client?.id),
        email: 'client@sideline.test',
        password_hash: passwordHash,
        role: 'client',
        first_name: contactFirst,
        last_name: contactLast,
        client_id: client?.id,
        is_active: true,
        is_demonstration: true,
        password_changed_at: now,
        created_at: now,
      },
      {
        id: accountId(patient?.id),
        email: 'patient@sideline.test',
        password_hash: passwordHash,
        role: 'patient',
        first_name: firstName,
        last_name: lastName,
        patient_id: patient?.id,
        is_active: true,
        is_demonstration: true,
        password_changed_at: now,
        created_at: now,
      },
    ],
  );
  // Whoever signs in as the patient was seen by the first of the staff.
  await insert(
    manager,
    'account_identity_check',
    {
      ...{ id: 'uuid', patient_id: 'uuid', user_id: 'uuid', was_own: 'boolean' },
      ...{ seen: 'text', checked_at: 'timestamptz', checked_by: 'uuid' },
    },
    [
      {
        id: accountId(patient?.id),
        patient_id: patient?.id,
        user_id: accountId(patient?.id),
        was_own: false,
        seen: 'passport',
        checked_at: now,
        checked_by: staff[0]?.userId,
      },
    ],
  );
  await insert(
    manager,
    'staff_profile',
    {
      staff_id: 'uuid',
      user_id: 'uuid',
      position: 'text',
      hire_date: 'date',
      termination_date: 'date',
      is_active: 'boolean',
    },
    staff.map((person) => ({
      staff_id: person.staffId,
      user_id: person.userId,
      position: person.position,
      hire_date: person.hireDate,
      termination_date: person.terminationDate,
      is_active: person.isActive,
    })),
  );
  await insert(
    manager,
    'staff_qualification',
    { id: 'uuid', staff_id: 'uuid', qualification: 'text', number: 'text', expires_on: 'date' },
    staff.flatMap((person) =>
      person.qualifications.map((held) => ({
        id: held.id,
        staff_id: person.staffId,
        qualification: held.qualification,
        number: held.number,
        expires_on: held.expiresOn,
      })),
    ),
  );
};

/** The account of somebody who has a row elsewhere: that row's id with its last figure turned, so that both stay distinct. */
const accountId = (id: string | undefined): string => {
  if (id === undefined) throw new Error('The demonstration set lacks whom an account belongs to');
  const last = Number.parseInt(id.slice(-1), 16);
  return `${id.slice(0, -1)}${((last + 1) % 16).toString(16)}`;
};

/** Everything but the records. `passwordHash` is that of the published password. */
export const insertPeople = async (
  manager: EntityManager,
  dataset: Dataset,
  passwordHash: string,
): Promise<void> => {
  await insertPlaces(manager, dataset);
  await insertPatients(manager, dataset);
  await insertAccounts(manager, dataset, passwordHash);
};
