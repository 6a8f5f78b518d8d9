import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PasswordHasher } from '../src/modules/users/password-hasher.js';
import { hashOf, newSecret } from '../src/platform/secrets/secrets.js';
import { madePatient } from './patients-data.js';

export const PASSWORD = 'correct-horse-battery';
/** How many people there are; records and sessions go round them in this order. */
export const USERS = 40;
/** So many that the limit of reads a session does not end a measurement. */
const SESSIONS = 4_000;
const BATCH = 20_000;
const OBSERVATIONS = 20;

export interface Seeded {
  readonly emails: readonly string[];
  /** Session tokens, as they stand in the cookie. */
  readonly tokens: readonly string[];
  readonly prfs: readonly { readonly id: string; readonly number: string }[];
  readonly userIds: readonly string[];
}

/** Runs with the owner's connection; the names' index is made once at the end of each growth, not row by row. */
export const growPatients = async (owner: pg.Client, from: number, to: number): Promise<void> => {
  await owner.query('ALTER TABLE patient DISABLE TRIGGER patient_name_added');
  for (let start = from; start < to; start += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, to - start) }, (_, index) =>
      madePatient(start + index),
    );
    await owner.query(
      `INSERT INTO patient (patient_id, patient_name, dob, gender, contact_number, address_line_1, town, address, updated_at)
       -- Nobody of them came while somebody looks a roster through.
       SELECT id, name, dob, gender, phone, line, town, line || ', ' || town, now() - interval '1 hour'
       FROM unnest($1::uuid[], $2::text[], $3::date[], $4::text[], $5::text[], $6::text[], $7::text[])
         AS made (id, name, dob, gender, phone, line, town)`,
      [
        made.map(({ id }) => id),
        made.map(({ name }) => name),
        made.map(({ dob }) => dob),
        made.map(({ gender }) => gender),
        made.map(({ phone }) => phone),
        made.map(({ addressLine1 }) => addressLine1),
        made.map(({ town }) => town),
      ],
    );
    // Every hundredth is the person before them again, who is found by both names.
    const doubles = Array.from({ length: Math.floor(made.length / 100) }, (_, index) => index * 100);
    await owner.query(
      `UPDATE patient p SET merged_into = d.survivor, version = version + 1
       FROM unnest($1::uuid[], $2::uuid[]) AS d (loser, survivor) WHERE p.patient_id = d.loser`,
      [doubles.map((place) => made[place + 1]?.id), doubles.map((place) => made[place]?.id)],
    );
  }
  await owner.query('ALTER TABLE patient ENABLE TRIGGER patient_name_added');
  await owner.query('SELECT patient_names_reindex()');
  await owner.query('VACUUM ANALYZE patient, patient_name_key, name_token');
};

const observation = (index: number): Readonly<Record<string, unknown>> => {
  const at = new Date(Date.UTC(2026, 5, 6, 12, 5 * index)).toISOString();
  return {
    id: randomUUID(),
    date_time: at,
    occurred_at: at,
    recorded_at: at,
    heart_rate: 80 + index,
    respiratory_rate: 16,
    oxygen_saturation: 97,
    bp_systolic: 124,
    bp_diastolic: 78,
    blood_pressure: '124/78',
    temperature: 36.9,
    acvpu: 'A',
    supplemental_o2: false,
    comments: 'Comfortable, talking in sentences',
  };
};

/** A record of some size: every section there, twenty sets of observations. */
const sectionsOf = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    PRF_SECTION_KEYS.map((key) => {
      if (key === 'observations')
        return [key, { entries: Array.from({ length: OBSERVATIONS }, (_, index) => observation(index)) }];
      if (key === 'incidentDetails')
        return [
          key,
          {
            incident_date: '2026-06-06T12:00:00.000Z',
            incident_location: 'Field 3',
            chief_complaint: 'Fall',
          },
        ];
      return [key, {}];
    }),
  );

const DAY_MS = 86_400_000;
const ROTA_BEGINS = Date.UTC(2025, 0, 1);
const ROTA_DAYS = 1_390;
const SHIFTS_A_DAY = 72;
const MONTH_DAYS = 30;

/** Thirty days of the rota, 2,160 shifts: another month for each number. */
export const rotaMonth = (number: number): Readonly<Record<'from' | 'to', string>> => {
  const begins = ROTA_BEGINS + MONTH_DAYS * (1 + (number % 44)) * DAY_MS;
  return {
    from: new Date(begins).toISOString(),
    to: new Date(begins + MONTH_DAYS * DAY_MS).toISOString(),
  };
};

/** 100,080 shifts of eight hours, 72 a day, half of them with somebody on them. */
const seedShifts = async (owner: pg.Client, event: string, userIds: readonly string[]): Promise<void> => {
  await owner.query(
    `INSERT INTO staff_profile (staff_id, user_id, position) SELECT id, id, 'paramedic' FROM unnest($1::uuid[]) AS id`,
    [userIds],
  );
  await owner.query(
    `INSERT INTO shift (shift_id, event_id, batch_id, starts_at, ends_at, role, required_qualifications, priority, briefing,
                        status, staff_id, is_touched, created_by, created_at)
     SELECT gen_random_uuid(), $1, $1, starts_at, starts_at + interval '8 hours', 'paramedic', '{als}', 'normal',
            'Meet at the north gate', CASE WHEN place < $5 THEN 'assigned' ELSE 'open' END,
            CASE WHEN place < $5 THEN ($2::uuid[])[1 + place] END, place < $5, ($2::uuid[])[1], now()
     FROM generate_series(0, $3 - 1) AS day, generate_series(0, $4 - 1) AS place,
          LATERAL (SELECT to_timestamp($6) + day * interval '1 day' + place * interval '10 minutes' AS starts_at)`,
    [event, userIds, ROTA_DAYS, SHIFTS_A_DAY, SHIFTS_A_DAY / 2, ROTA_BEGINS / 1_000],
  );
};

/** People, their sessions, one event, and `count` records of which each has an author and a patient. */
export const seedRecords = async (owner: pg.Client, count: number): Promise<Seeded> => {
  const hash = await new PasswordHasher().hash(PASSWORD);
  const userIds = Array.from({ length: USERS }, () => randomUUID());
  const emails = userIds.map((_, index) => `bench${String(index)}@sideline.test`);
  await owner.query(
    `INSERT INTO app_user (id, email, password_hash, role, first_name, last_name, created_at)
     SELECT id, email, $3, 'staff', 'Bench', email, now() FROM unnest($1::uuid[], $2::text[]) AS made (id, email)`,
    [userIds, emails, hash],
  );
  const tokens = Array.from({ length: SESSIONS }, () => newSecret());
  await owner.query(
    `INSERT INTO session (id, token_hash, device_key, user_id, created_at, last_seen_at, expires_at, address)
     SELECT gen_random_uuid(), hash, gen_random_bytes(32), ($2::uuid[])[1 + place % ${String(USERS)}], now(), now(), now() + interval '10 hours',
            '127.0.0.1'
     FROM unnest($1::bytea[]) WITH ORDINALITY AS made (hash, place)`,
    [tokens.map(hashOf), userIds],
  );
  const event = randomUUID();
  await owner.query(
    `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Bench Games', now(), now() + interval '1 day')`,
    [event],
  );
  const prfs = Array.from({ length: count }, (_, place) => ({
    id: randomUUID(),
    number: `SL-260606-${place.toString(16).padStart(8, '0').toUpperCase()}`,
  }));
  for (let start = 0; start < count; start += BATCH / 10) {
    const part = prfs.slice(start, start + BATCH / 10);
    const data = JSON.stringify(sectionsOf());
    await owner.query(
      `INSERT INTO prf (id, custom_prf_id, event_id, patient_id, author_id, status, created_at, updated_at, summary,
                        writer_ids)
       SELECT id, number, $3, ($5::uuid[])[1 + place % cardinality($5::uuid[])],
              ($4::uuid[])[1 + place % cardinality($4::uuid[])], 'in_progress',
              now() - place * interval '1 minute', now(), '{"chiefComplaint": "Fall"}', ARRAY[($4::uuid[])[1]]
       FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS made (id, number, place)`,
      [
        part.map(({ id }) => id),
        part.map(({ number }) => number),
        event,
        userIds,
        Array.from({ length: 1_000 }, (_, index) => madePatient(index).id),
      ],
    );
    await owner.query(
      `INSERT INTO prf_section (prf_id, section, version, data, updated_by, updated_at)
       SELECT id, section.key, 1, section.value, $3, now()
       FROM unnest($1::uuid[]) AS made (id), jsonb_each($2::jsonb) AS section`,
      [part.map(({ id }) => id), data, userIds[0]],
    );
    await owner.query(
      `INSERT INTO prf_section_version (prf_id, section, version, data, changed_paths, author_id, recorded_at)
       SELECT prf_id, section, 1, data, '{}', $2, now() FROM prf_section WHERE prf_id = ANY ($1::uuid[])`,
      [part.map(({ id }) => id), userIds[0]],
    );
  }
  await seedShifts(owner, event, userIds);
  await owner.query('VACUUM ANALYZE');
  return { emails, tokens, prfs, userIds };
};
