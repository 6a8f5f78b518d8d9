import { documentedName } from '@sideline/schema/patient-names';
import type { AskedFields } from '../../platform/asked.js';
import { jsonObject, moment } from '../../platform/database/json-sql.js';
import type { KeysetSql } from '../../platform/lists/paging.js';
import { accountsSql } from './accounts/account-check.hot.js';
import { guardianReviewSql, guardianSql } from './guardian/guardian.hot.js';
import { mergesSql } from './patient-merge.hot.js';
import { proposalsSql } from './proposals/proposal-store.js';

/**
 * A patient as JSON made by the database, in the words of the schema: read by one statement, with nothing between it and
 * the caller (design section 5, 'Speed'). Other modules nest it in statements of their own.
 */

const PLAIN = [
  'id',
  'version',
  'name',
  'dob',
  'estimatedAge',
  'gender',
  'nhsNumber',
  'identityStatus',
  'dateOfDeath',
  'address',
  'town',
  'county',
  'postcode',
  'contactNumber',
  'email',
  'nextOfKinName',
  'nextOfKinContact',
  'relationshipToNok',
  'pastMedicalHistory',
  'medications',
  'allergies',
  'ethnicity',
  'preferredLanguage',
  'gpPractice',
  'cheerTeamId',
  'mergedInto',
] as const;

/** A link `l` to a squad `s` of a team `t`. */
export const SQUAD_LINK_JSON = `json_build_object(
  'id', l.id, 'patientId', l.patient_id, 'squadId', l.squad_id, 'squadName', s.squad_name, 'teamId', t.team_id,
  'teamName', t.team_name, 'startDate', ${moment('l.start_date')}, 'endDate', ${moment('l.end_date')})`;
export const SQUAD_LINK_FROM = `patient_squad l JOIN cheer_squad s USING (squad_id) JOIN cheer_team t USING (team_id)`;

/** SQL for the ids of every row that is the same person's as the row of an id (SQL too). */
export const samePersonSql = (id: string): string => `ARRAY(
  SELECT same.patient_id
  FROM patient asked JOIN patient same
    ON coalesce(same.merged_into, same.patient_id) = coalesce(asked.merged_into, asked.patient_id)
  WHERE asked.patient_id = ${id})`;

/** SQL for the ids of a patient and of the records merged into theirs, whose id is SQL too. */
export const withMergedSql = (id: string): string =>
  `ARRAY(SELECT held.patient_id FROM patient held WHERE held.patient_id = ${id} OR held.merged_into = ${id})`;

/** The SQL of fields by their names. */
type Fields = Readonly<Record<string, string>>;

/** SQL for the JSON of the patient row that goes by `alias`, and of `more` fields. */
export const patientJson = (alias: string, more: Fields = {}): string =>
  jsonObject({
    ...fieldsOf(alias, (column) => `${alias}.${column}`, {
      isClosed: isRestrictedSql(alias),
      death: `CASE WHEN ${hasDiedSql(alias)} THEN ${deathSql(`${alias}.patient_id`)} END`,
    }),
    ...more,
  })(null);

/** The columns that a list shows of a restricted patient: only what they are found by. */
const FOUND_BY: ReadonlySet<string> = new Set([
  'patient_id',
  'version',
  'patient_name',
  'dob',
  'estimated_age',
  'gender',
  'nhs_number',
  'identity_status',
  'date_of_death',
  'cheer_team_id',
  'merged_into',
]);

/** Looked up once for a statement: most providers have none, and then no row has to look for its own. */
export const HAS_RESTRICTIONS = 'EXISTS (SELECT FROM restriction WHERE ended_at IS NULL)';

/**
 * SQL for what `patient_is_restricted` says of the row `alias`, for lists: calling the function takes longer than reading
 * the rest of a row.
 */
export const isRestrictedSql = (alias: string): string => `(${HAS_RESTRICTIONS} AND EXISTS (
  SELECT FROM restriction held JOIN patient marked ON marked.patient_id = held.patient_id
  WHERE held.ended_at IS NULL
    AND coalesce(marked.merged_into, marked.patient_id) = coalesce(${alias}.merged_into, ${alias}.patient_id)))`;

/** SQL for whether `patient_death_of` has a result for the row `alias`: for most people it has none. */
const hasDiedSql = (alias: string): string => `EXISTS (
  SELECT FROM patient held JOIN patient_death died ON died.patient_id = held.patient_id AND died.undone_at IS NULL
  WHERE held.patient_id = coalesce(${alias}.merged_into, ${alias}.patient_id)
     OR held.merged_into = coalesce(${alias}.merged_into, ${alias}.patient_id))`;

/** The same in a list, of the fields that were asked for: a restricted patient has only the details used to find them, for every caller. */
export const listedPatientJson = (alias: string, more: Fields = {}): string => listed(alias, more)(null);

const listed = (alias: string, more: Fields): ((asked: AskedFields) => string) => {
  const json = jsonObject({
    ...fieldsOf(
      alias,
      (column) =>
        FOUND_BY.has(column)
          ? `${alias}.${column}`
          : `CASE WHEN NOT seen.is_closed THEN ${alias}.${column} END`,
      { isClosed: 'seen.is_closed', death: listedDeathSql(alias, 'seen.is_closed') },
    ),
    ...more,
  });
  // Looked up once for a row, and not for each thing that it hides.
  return (asked) =>
    `(SELECT ${json(asked)} FROM (SELECT ${isRestrictedSql(alias)} AS is_closed OFFSET 0) seen)`;
};

/** SQL for the death of a patient; where they are restricted (SQL), in a list, without where it was. */
export const deathSql = (patientId: string, isClosed: string | null = null): string =>
  isClosed === null
    ? `patient_death_of(${patientId})`
    : `CASE WHEN ${isClosed} THEN (patient_death_of(${patientId})::jsonb - 'place')::json ELSE patient_death_of(${patientId}) END`;

/** The same for the patient row `alias` of a list. */
export const listedDeathSql = (alias: string, isClosed: string): string =>
  `CASE WHEN ${hasDiedSql(alias)} THEN ${deathSql(`${alias}.patient_id`, isClosed)} END`;

/** SQL: 'dateOfDeath' and 'death' of the patient with this id (SQL), for a list that names them without their record. */
export const diedJson = (patientId: string): string =>
  `'dateOfDeath', (SELECT d.date_of_death FROM patient d WHERE d.patient_id = ${patientId}),
  'death', (SELECT CASE WHEN ${hasDiedSql('d')} THEN ${deathSql('d.patient_id')} END FROM patient d WHERE d.patient_id = ${patientId})`;

const fieldsOf = (
  alias: string,
  shown: (column: string) => string,
  { isClosed, death }: { readonly isClosed: string; readonly death: string },
): Fields => ({
  ...Object.fromEntries(PLAIN.map((field) => [field, shown(documentedName(field))])),
  isRestricted: isClosed,
  death,
  addressLine1: shown('address_line_1'),
  addressLine2: shown('address_line_2'),
  addressLine3: shown('address_line_3'),
  createdAt: moment(`${alias}.created_at`),
  updatedAt: moment(`${alias}.updated_at`),
  cheerSquadId: `(SELECT squad_id FROM patient_squad WHERE patient_id = ${alias}.patient_id AND end_date IS NULL)`,
  squads: `coalesce((SELECT json_agg(${SQUAD_LINK_JSON} ORDER BY l.start_date DESC, l.id DESC)
    FROM ${SQUAD_LINK_FROM} WHERE l.patient_id = ${alias}.patient_id), '[]')`,
});

/** For the patient `p`: requests to correct signed records, and how many have not been answered. */
const CORRECTION_COUNTS = `(SELECT json_build_object(
    'asked', count(*), 'open', count(*) FILTER (WHERE c.answered_at IS NULL))
  FROM record_correction c WHERE c.patient_id = p.patient_id)`;

/** One patient by id ($1), as a recorded read; no row where there is none. */
export const READ_PATIENT = `
  SELECT ${patientJson('p', {
    merges: mergesSql('p.patient_id'),
    mergedAllergies: 'patient_merged_allergies(p.patient_id)',
    guardian: guardianSql('p.patient_id'),
    guardianReview: guardianReviewSql('p.patient_id'),
    corrections: CORRECTION_COUNTS,
    accounts: accountsSql('p.patient_id'),
    proposals: proposalsSql(`d.patient_id = ANY (${withMergedSql('p.patient_id')})`),
  })} AS value FROM patient p WHERE p.patient_id = $1`;

/** SQL for whether only the person who registered themselves has written in the row `p`. */
export const IS_AS_REGISTERED = `p.created_by IS NULL AND p.updated_by IS NULL AND p.merged_into IS NULL
  AND p.identity_status = 'self_reported'`;

/** The same without an entry: the result of a write does not count as a view. */
export const LOAD_PATIENT = `SELECT ${patientJson('p')} AS patient FROM patient p WHERE p.patient_id = $1`;

/** SQL for the details of the row `alias` as another record of the same person. */
export const mergedRecordJson = (alias: string): string => `json_build_object(
  'id', ${alias}.patient_id, 'name', ${alias}.patient_name, 'dob', ${alias}.dob,
  'nhsNumber', ${alias}.nhs_number)`;

/** The records merged into that of the row `alias`; few have any, and an index finds them. */
const alsoRecordedAs = (alias: string): Fields => ({
  alsoRecordedAs: `coalesce((
    SELECT json_agg(${mergedRecordJson('l')} ORDER BY l.sort_name, l.patient_id)
    FROM patient l WHERE l.merged_into = ${alias}.patient_id), '[]')`,
});

const match = (isSimilar: string): string =>
  listedPatientJson('p', {
    ...alsoRecordedAs('p'),
    score: 'round(f.score::numeric, 4)::double precision',
    isSameDob: 'f.is_same_dob',
    isSimilar,
  });

/** SQL for whether every record of the patient `p` matches the name in the second parameter only approximately. */
const IS_SIMILAR = `NOT (name_is_said(p.search_name, name_plain($2)) OR EXISTS (
  SELECT FROM patient l WHERE l.merged_into = p.patient_id AND name_is_said(l.search_name, name_plain($2))))`;

/** By what a search finds: whether a name is among it, and whether that alone decides who comes first. */
type SoughtBy = 'name' | 'name and more' | 'other';

/**
 * Matches as one JSON list, best first, recorded as one search ($1). `found` is SQL for patient_id, score and is_same_dob,
 * with parameters from $2 on, the name first; it is materialised, so that ranking runs only over what was found.
 */
export const matchesSql = (found: string, by: SoughtBy): string => `
  WITH found AS MATERIALIZED (${found})
  SELECT coalesce((
    SELECT json_agg(${match(by === 'other' ? 'NULL::boolean' : IS_SIMILAR)}
                    ORDER BY ${by === 'name' ? `${IS_SIMILAR}, ` : ''}f.score DESC, p.patient_id DESC)
    FROM found f JOIN patient p ON p.patient_id = f.patient_id), '[]') AS matches,
    audit_append($1::jsonb)`;

/**
 * Until the transaction ends, nobody else with this birth date ($1, null for none) is checked: if two people register the same patient
 * at the same moment, the later one sees the patient that the earlier one created.
 */
export const JUDGE_ALONE =
  "SELECT pg_advisory_xact_lock(hashtextextended('patient born ' || coalesce($1, ''), 0))";

/**
 * Patients who may be the person with this name ($2), birth date, postcode, telephone and NHS number ($6), the likeliest
 * first, at most ten, as one JSON list; recorded as $1 says.
 */
export const LIKE_PATIENTS = `
  WITH found AS MATERIALIZED (
    SELECT f.*, row_number() OVER () AS place FROM patients_alike($2, $3::date, $4, $5, $6) f)
  SELECT coalesce((
    SELECT json_agg(${listedPatientJson('p', { agrees: 'to_json(f.agrees)', ...alsoRecordedAs('p') })} ORDER BY f.place)
    FROM found f JOIN patient p ON p.patient_id = f.patient_id), '[]') AS found,
    audit_append($1::jsonb)`;

/**
 * The same of many persons at once ($1, as JSON with their place), without an entry: part of an import's. People who share
 * only a telephone number are left out: a roster has whole families on one.
 */
export const LIKE_MANY = `
  WITH asked AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS a (place integer, name text, dob date, postcode text, "contactNumber" text, "nhsNumber" text)
  ), found AS MATERIALIZED (
    SELECT a.place, f.patient_id, f.agrees, row_number() OVER () AS rank
    FROM asked a CROSS JOIN LATERAL patients_alike(
      a.name, a.dob, a.postcode, a."contactNumber", a."nhsNumber") f
    WHERE f.agrees <> ARRAY['phone'])
  SELECT f.place, json_agg(${listedPatientJson('p', { agrees: 'to_json(f.agrees)', ...alsoRecordedAs('p') })} ORDER BY f.rank) AS found
  FROM found f JOIN patient p ON p.patient_id = f.patient_id GROUP BY f.place`;

/**
 * The places of those people ($1, as for LIKE_MANY) who could be similar to a person registered or changed since $2 who is
 * not in $3: all that LIKE_MANY would find, by its minimum conditions, and some more. Merged rows count for their survivor.
 * Each condition is a join by equality, except for people without a birth date, whose names are compared.
 */
export const TOUCHED_BY_CHANGES = `
  WITH asked AS MATERIALIZED (
    SELECT r.place, r.dob, r."nhsNumber" AS nhs_number, left(name_plain(r.name), 100) AS plain,
           postcode_key(r.postcode) AS post, right(regexp_replace(r."contactNumber", '[^0-9]', '', 'g'), 10) AS digits
    FROM jsonb_to_recordset($1::jsonb)
      AS r (place integer, name text, dob date, postcode text, "contactNumber" text, "nhsNumber" text)
  ), changed AS MATERIALIZED (
    SELECT DISTINCT coalesce(p.merged_into, p.patient_id) AS person FROM patient p
    WHERE p.updated_at > $2 AND p.patient_id <> ALL ($3)
  ), row AS MATERIALIZED (
    SELECT p.search_name, p.dob, p.nhs_number, p.phone_key, postcode_key(p.postcode) AS post
    FROM changed c CROSS JOIN LATERAL (
      SELECT o.* FROM patient o WHERE o.patient_id = c.person
      UNION ALL
      SELECT o.* FROM patient o WHERE o.merged_into = c.person) p
  )
  SELECT a.place FROM asked a JOIN row p ON p.nhs_number = a.nhs_number
  UNION
  SELECT a.place FROM asked a JOIN row p ON p.phone_key = a.digits
  UNION
  SELECT a.place FROM asked a JOIN row p ON p.post = a.post
  UNION
  SELECT a.place FROM asked a JOIN row p ON p.dob = a.dob
  UNION
  SELECT a.place FROM asked a CROSS JOIN LATERAL unnest(birth_dates_near(a.dob)) AS n (near)
  JOIN row p ON p.dob = n.near
  UNION
  -- What patients_named rates with 0.9 or more is at least half the same letters.
  SELECT a.place FROM asked a JOIN row p ON a.dob IS NULL OR p.dob IS NULL
  WHERE similarity(p.search_name, a.plain) >= 0.5`;

const LISTED = listed('p', alsoRecordedAs('p'));

/**
 * A page of patients in the order of their sort values `key_0`, `key_1` …, from a common table expression `page` (patient_id
 * and these), of each the fields that were asked for; recorded as what `$1` says.
 */
export const pageSql = (page: string, { orderOf, valuesOf }: KeysetSql, asked: AskedFields): string => `
  WITH ${page}
  SELECT coalesce((
    SELECT json_agg(json_build_object('node', ${LISTED(asked)}, 'values', ${valuesOf('g')}) ORDER BY ${orderOf('g')})
    FROM page g JOIN patient p ON p.patient_id = g.patient_id), '[]') AS rows,
    audit_append($1::jsonb)`;
