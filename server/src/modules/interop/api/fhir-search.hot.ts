import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { PrfState } from '@sideline/schema/prf/record/states';
import { z } from 'zod';
import { fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import type { Context } from '../../../platform/context.js';
import { decodeCursor, encodeCursor, type KeysetColumn } from '../../../platform/lists/paging.js';
import type { PrfPerson } from '../../prf/prf.types.js';
import { personJson } from '../../prf/reading/prf.hot.js';
import { listedPatientJson, withMergedSql } from '../../patients/patient.hot.js';
import type { ExportedPatient } from '../fhir/exported-prf.js';
import type { ObservationSource } from './rest-ids.js';
import type { DateRange } from './search-dates.js';

/**
 * Searches of the FHIR interface, each in one statement that also writes its entries of the trail: one of the search, and one of
 * each record that it shows.
 */

/** A record as far as one of its resources needs it. */
export interface FoundRecord {
  readonly id: string;
  readonly customPrfId: string;
  readonly status: PrfState;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly patientId: string | null;
  readonly patientName: string | null;
  readonly event: {
    readonly eventId: string;
    readonly name: string;
    readonly timeZone: string;
    readonly location: string | null;
  } | null;
  readonly author: PrfPerson;
  readonly crew: readonly PrfPerson[] | null;
  readonly signedAt: string | null;
  readonly voidedAt: string | null;
  readonly isRestricted: boolean;
  readonly sections: Readonly<Record<string, SectionData>> | null;
}

/** Which records: all of a patient, or one. */
export interface RecordsWanted {
  readonly patientId: string | null;
  readonly prfId: string | null;
  readonly dates: DateRange;
}

/** The entries that a search writes to the trail: `search` itself, and one of `shown` for each record shown. */
export interface SearchEntries {
  readonly search: string;
  readonly shown: readonly string[];
}

export interface FoundPage<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
  /** Some records of the patient are restricted individually, and left out. */
  readonly isCut: boolean;
}

/** A record `p` with those sections of the last parameter that `sections` names. */
const recordJson = (sections: string): string => `json_build_object(
  'id', p.id, 'customPrfId', p.custom_prf_id, 'status', p.status, 'version', p.version,
  'createdAt', ${moment('p.created_at')}, 'updatedAt', ${moment('p.updated_at')},
  'patientId', p.patient_id,
  'patientName', coalesce(g.patient_snapshot ->> 'patient_name', t.patient_name),
  'event', CASE WHEN e.event_id IS NOT NULL THEN json_build_object(
    'eventId', e.event_id, 'name', e.name, 'timeZone', e.time_zone, 'location', e.location) END,
  'author', ${personJson('u', 's')},
  'crew', (
    SELECT json_agg(${personJson('cu', 'cs')} ORDER BY cu.last_name, cu.first_name, cs.staff_id)
    FROM prf_crew c JOIN staff_profile cs ON cs.staff_id = c.staff_id LEFT JOIN app_user cu ON cu.id = cs.user_id
    WHERE c.prf_id = p.id),
  'signedAt', ${moment('g.signed_at')}, 'voidedAt', ${moment('p.voided_at')},
  'isRestricted', prf_is_restricted(p.id, p.patient_id),
  'sections', (
    SELECT json_object_agg(h.section, h.data) FROM prf_section h
    WHERE h.prf_id = p.id AND h.section = ANY (${sections})))`;

const JOINS = `
  JOIN app_user u ON u.id = p.author_id
  LEFT JOIN staff_profile s ON s.user_id = u.id
  LEFT JOIN event e ON e.event_id = p.event_id
  LEFT JOIN patient t ON t.patient_id = p.patient_id
  LEFT JOIN LATERAL (
    SELECT signed_at, patient_snapshot FROM prf_signature WHERE prf_id = p.id ORDER BY revision DESC LIMIT 1
  ) g ON true`;

/**
 * Records `p` of a patient ($1), with those of the records merged into the patient's, or the one of an id ($2). A record
 * that is restricted by itself is refused by the trail if requested, and left out of a patient's list.
 */
const WANTED = `($1::uuid IS NULL OR p.patient_id = ANY (${withMergedSql('$1')}))
  AND ($2::uuid IS NULL OR p.id = $2)`;
const SINGLY_RESTRICTED = `EXISTS (SELECT FROM restriction r WHERE r.prf_id = p.id AND r.ended_at IS NULL)`;
const SHOWN = `${WANTED} AND ($2::uuid IS NOT NULL OR NOT ${SINGLY_RESTRICTED})`;
const IS_CUT = `($2::uuid IS NULL AND EXISTS (SELECT FROM prf p WHERE ${WANTED} AND ${SINGLY_RESTRICTED}))`;

/** The entries of the trail: $3 the search's, $4 those of the records in the relation `shown`. */
const recorded = (shown: string): string => `audit_append(jsonb_build_array($3::jsonb) || coalesce((
  SELECT jsonb_agg(($4::jsonb -> (n.place - 1)) || jsonb_build_object(
    'entityId', n.id, 'prfId', n.id, 'patientId', n.patient_id, 'eventId', n.event_id))
  FROM (SELECT p.id, p.patient_id, p.event_id, row_number() OVER (ORDER BY p.id)::integer AS place FROM ${shown} p) n), '[]'))`;

const INCIDENT = `(SELECT i.data FROM prf_section i WHERE i.prf_id = p.id AND i.section = 'incidentDetails')`;
/** When a contact began, as the Encounter has it. */
const BEGAN = `coalesce(
  (${INCIDENT} ->> 'at_patient_time')::timestamptz, (${INCIDENT} ->> 'arrived_time')::timestamptz,
  (${INCIDENT} ->> 'incident_date')::timestamptz, p.created_at)`;

const PRF_KEYS: readonly KeysetColumn[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'id', type: 'uuid' },
];

const RECORDS = `
  WITH page AS MATERIALIZED (
    SELECT p.* FROM prf p
    WHERE ${SHOWN}
      AND (($5::timestamptz IS NULL AND $6::timestamptz IS NULL)
        OR (${BEGAN} >= coalesce($5, '-infinity') AND ${BEGAN} < coalesce($6, 'infinity')))
      AND ($7::timestamptz IS NULL OR (p.created_at, p.id) < ($7, $8::uuid))
    ORDER BY p.created_at DESC, p.id DESC LIMIT $9
  ), shown AS MATERIALIZED (
    SELECT * FROM page ORDER BY created_at DESC, id DESC LIMIT $9 - 1
  )
  SELECT coalesce((
           SELECT json_agg(json_build_object('row', ${recordJson('$10')}, 'keys', json_build_array(p.created_at::text, p.id))
                           ORDER BY p.created_at DESC, p.id DESC)
           FROM shown p ${JOINS}), '[]') AS rows,
         (SELECT count(*) FROM page) = $9 AS "hasMore",
         ${IS_CUT} AS "isCut",
         ${recorded('shown')}`;

const findRecordsRow = z.object({
  rows: z.array(z.object({ row: storedJson<FoundRecord>(), keys: z.array(z.string()) })),
  hasMore: z.boolean(),
  isCut: z.boolean(),
});

/** A page of records, the newest first, with some of their sections. */
export const findRecords = async (
  { manager }: Context,
  { patientId, prfId, dates }: RecordsWanted,
  page: { readonly after: string | null; readonly limit: number; readonly sections: readonly string[] },
  entries: SearchEntries,
): Promise<FoundPage<FoundRecord>> => {
  const [createdAt = null, id = null] = page.after === null ? [] : decodeCursor(page.after, PRF_KEYS);
  const read = await fetchMaybe(manager, findRecordsRow, RECORDS, [
    patientId,
    prfId,
    entries.search,
    `[${entries.shown.join(',')}]`,
    dates.from,
    dates.before,
    createdAt,
    id,
    page.limit + 1,
    page.sections,
  ]);
  const { rows = [], hasMore = false, isCut = false } = read ?? {};
  return {
    rows: rows.map(({ row }) => row),
    next: hasMore ? encodeCursor(rows.at(-1)?.keys ?? []) : null,
    isCut,
  };
};

/**
 * What holds observations of a record, in their order: the sets by `ord` from 1, the weight at 0 without an entry, and below it
 * the recordings of the heart. Entries are only added, so a place is the same on the next page.
 */
export interface FoundSet {
  readonly prfId: string;
  readonly createdAt: string;
  readonly ord: number;
  readonly source: ObservationSource;
  readonly entry: SectionData | null;
}
/** More than a list of a record may have entries. */
const BELOW_WEIGHT = 1_000_000;

export interface SetsWanted extends RecordsWanted {
  readonly entryId: string | null;
  /** A set must hold at least one of these fields; null for any set. */
  readonly fields: readonly string[] | null;
  readonly hasWeight: boolean;
  readonly hasEcgs: boolean;
}

const foundSetsRow = z.object({
  records: storedJson<Readonly<Record<string, FoundRecord>>>(),
  sets: z.array(storedJson<FoundSet>()),
  isCut: z.boolean(),
});
export type FoundSets = z.infer<typeof foundSetsRow>;

/** Where in a record a page of observations ends: the set, and how many of its observations were shown. */
export interface SetPlace {
  readonly createdAt: string;
  readonly prfId: string;
  readonly ord: number;
  readonly shown: number;
}

const SET_KEYS: readonly KeysetColumn[] = [
  ...PRF_KEYS,
  { expression: 'ord', type: 'integer' },
  { expression: 'shown', type: 'integer' },
];

export const placeOfCursor = (cursor: string): SetPlace => {
  const [createdAt = '', prfId = '', ord = '0', shown = '0'] = decodeCursor(cursor, SET_KEYS);
  return { createdAt, prfId, ord: Number(ord), shown: Number(shown) };
};

export const cursorOfPlace = ({ createdAt, prfId, ord, shown }: SetPlace): string =>
  encodeCursor([createdAt, prfId, String(ord), String(shown)]);

const SETS = `
  WITH record AS MATERIALIZED (
    SELECT p.* FROM prf p WHERE ${SHOWN} AND ($7::timestamptz IS NULL OR (p.created_at, p.id) <= ($7, $8::uuid))
  ), found AS (
    SELECT p.id, p.created_at, 0 AS ord, 'weight' AS source, NULL::jsonb AS entry, ${INCIDENT} ->> 'incident_date' AS taken
    FROM record p JOIN prf_section w ON w.prf_id = p.id AND w.section = 'PresentingComplaint'
    WHERE $11::boolean AND jsonb_typeof(w.data -> 'weight_kg') = 'number'
    UNION ALL
    SELECT p.id, p.created_at, o.ord::integer, 'set', o.entry, o.entry ->> 'date_time'
    FROM record p JOIN prf_section h ON h.prf_id = p.id AND h.section = 'observations'
    CROSS JOIN LATERAL jsonb_array_elements(coalesce(h.data -> 'entries', '[]')) WITH ORDINALITY AS o (entry, ord)
    WHERE ($12::uuid IS NULL OR (o.entry ->> 'id')::uuid = $12)
      AND ($13::text[] IS NULL OR o.entry ?| $13 OR EXISTS (
        SELECT FROM jsonb_array_elements(coalesce(o.entry -> 'not_recordable', '[]')) x WHERE x ->> 'field' = ANY ($13)))
    UNION ALL
    SELECT p.id, p.created_at, o.ord::integer - ${String(BELOW_WEIGHT)}, 'ecg', o.entry, o.entry ->> 'taken_at'
    FROM record p JOIN prf_section y ON y.prf_id = p.id AND y.section = 'SecondarySurvey'
    CROSS JOIN LATERAL jsonb_array_elements(coalesce(nullif(y.data -> 'ecgs', 'null'), '[]')) WITH ORDINALITY AS o (entry, ord)
    WHERE $15::boolean AND ($12::uuid IS NULL OR (o.entry ->> 'id')::uuid = $12)
  ), page AS MATERIALIZED (
    SELECT * FROM found f
    WHERE (($5::timestamptz IS NULL AND $6::timestamptz IS NULL)
        OR (f.taken::timestamptz >= coalesce($5, '-infinity') AND f.taken::timestamptz < coalesce($6, 'infinity')))
      AND ($7::timestamptz IS NULL OR (f.created_at, f.id, f.ord) <= ($7, $8::uuid, $14::integer))
    ORDER BY f.created_at DESC, f.id DESC, f.ord DESC LIMIT $9
  ), shown AS MATERIALIZED (
    SELECT p.* FROM record p WHERE p.id IN (SELECT id FROM page)
  )
  SELECT coalesce((SELECT json_object_agg(p.id, ${recordJson('$10')}) FROM shown p ${JOINS}), '{}') AS records,
         coalesce((
           SELECT json_agg(json_build_object('prfId', f.id, 'createdAt', f.created_at::text, 'ord', f.ord, 'source', f.source, 'entry', f.entry)
                           ORDER BY f.created_at DESC, f.id DESC, f.ord DESC)
           FROM page f), '[]') AS sets,
         ${IS_CUT} AS "isCut",
         ${recorded('shown')}`;

/** Sets of observations, ECGs and weights, the newest record's first, from a place on, that place included. */
export const findSets = async (
  { manager }: Context,
  wanted: SetsWanted,
  from: SetPlace | null,
  limit: number,
  entries: SearchEntries,
): Promise<FoundSets> => {
  const read = await fetchMaybe(manager, foundSetsRow, SETS, [
    wanted.patientId,
    wanted.prfId,
    entries.search,
    `[${entries.shown.join(',')}]`,
    wanted.dates.from,
    wanted.dates.before,
    from?.createdAt ?? null,
    from?.prfId ?? null,
    limit,
    ['incidentDetails', 'PresentingComplaint'],
    wanted.hasWeight,
    wanted.entryId,
    wanted.fields,
    from?.ord ?? null,
    wanted.hasEcgs,
  ]);
  return read ?? { records: {}, sets: [], isCut: false };
};

/** What patients are searched by; at least one is given. */
export interface PatientsWanted {
  readonly patientId: string | null;
  readonly nhsNumber: string | null;
  /** Another system's identifier for a patient, and that system if it is named. */
  readonly elsewhere: { readonly system: string | null; readonly value: string } | null;
  /** Parts of the name; the name must contain each of them. */
  readonly names: readonly string[];
  readonly birthDate: string | null;
}

export type FoundPatient = ExportedPatient & {
  readonly id: string;
  readonly mergedInto: string | null;
  readonly isRestricted: boolean;
};

const PATIENT_KEYS: readonly KeysetColumn[] = [{ expression: 'patient_id', type: 'uuid' }];

const findPatientsRow = z.object({ rows: z.array(storedJson<FoundPatient>()) });

/** A page of patients. For restricted people, only the details used to find them, as in every list. */
export const findPatients = async (
  { manager }: Context,
  { patientId, nhsNumber, elsewhere, names, birthDate }: PatientsWanted,
  { after, limit }: { readonly after: string | null; readonly limit: number },
  entry: string,
): Promise<{ readonly rows: readonly FoundPatient[]; readonly next: string | null }> => {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${String(values.push(value))}`;
  const where: string[] = [];
  if (patientId !== null) where.push(`p.patient_id = ${place(patientId)}`);
  if (nhsNumber !== null) where.push(`p.nhs_number = ${place(nhsNumber)}`);
  if (elsewhere !== null)
    where.push(`p.patient_id IN (
      SELECT x.patient_id FROM patient_source x WHERE x.value = ${place(elsewhere.value)}
      ${elsewhere.system === null ? '' : `AND x.system = ${place(elsewhere.system)}`})`);
  if (birthDate !== null) where.push(`p.dob = ${place(birthDate)}::date`);
  for (const name of names) {
    const part = place(name);
    where.push(`name_plain(${part}) <> '' AND p.search_name LIKE '%' || name_plain(${part}) || '%'`);
  }
  const found = where.join(' AND ');
  const from = after === null ? null : (decodeCursor(after, PATIENT_KEYS)[0] ?? null);
  const beyond = from === null ? 'true' : `f.patient_id > ${place(from)}::uuid`;
  const size = place(limit + 1);
  // Found first, through the index for the search, and sorted afterwards.
  const read = await fetchMaybe(
    manager,
    findPatientsRow,
    `WITH found AS MATERIALIZED (SELECT p.patient_id FROM patient p WHERE ${found}),
     page AS MATERIALIZED (SELECT f.patient_id FROM found f WHERE ${beyond} ORDER BY f.patient_id LIMIT ${size})
     SELECT coalesce((
       SELECT json_agg(${listedPatientJson('p')} ORDER BY p.patient_id)
       FROM page g JOIN patient p ON p.patient_id = g.patient_id), '[]') AS rows,
       audit_append(${place(entry)}::jsonb)`,
    values,
  );
  const rows = read?.rows ?? [];
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.id;
  return { rows: shown, next: rows.length > limit && last !== undefined ? encodeCursor([last]) : null };
};
