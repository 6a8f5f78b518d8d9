import { isNhsNumber, nhsNumberDigits } from '@sideline/schema/nhs-number';
import { DEFAULT_ORDERS, type ListOrder } from '@sideline/schema/lists';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { changedSinceSql } from '../../platform/database/changed-since.js';
import { localDay } from '@sideline/schema/local-day';
import { fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { readPlanned, readRows, type ReadPart } from '../../platform/database/read.js';
import type { AskedFields } from '../../platform/asked.js';
import type { Context } from '../../platform/context.js';
import { badInput } from '../../platform/errors.js';
import { keysetOf } from '../../platform/lists/ordering.js';
import { countFoundSql, countSql, hintMany, MOST_SORTED } from '../../platform/database/list-page.js';
import { saysSql } from '../../platform/database/says-sql.js';
import {
  cappedFrom,
  connectionFrom,
  keysetSql,
  pageSize,
  type Capped,
  type Connection,
  type Keyed,
  type PageRequest,
  pageRead,
  readBy,
} from '../../platform/lists/paging.js';
import { requireId } from '../../platform/http/required-id.js';
import { NO_ENTRIES, type AuditService } from '../audit/audit.service.js';
import { isReviewDueSql } from './guardian/guardian.hot.js';
import type { Patient } from './patient.entity.js';
import { PATIENT_ORDERS } from './patient-order.js';
import {
  LIKE_MANY,
  LIKE_PATIENTS,
  matchesSql,
  listedPatientJson,
  pageSql,
  TOUCHED_BY_CHANGES,
} from './patient.hot.js';
import type { Likeness, LikePatient, PatientFilter, PatientMatch } from './patient.types.js';
import { readTyped } from './typed-search.js';

const BORN = matchesSql(
  'SELECT patient_id, score, is_same_dob FROM patients_born($2, $3::date)',
  'name and more',
);
const NAMED = matchesSql(
  'SELECT patient_id, score, NULL::boolean AS is_same_dob FROM patients_named($2)',
  'name',
);
const BY_DOB = matchesSql(
  `
  SELECT d.patient_id, 1.0 AS score, true AS is_same_dob FROM (
    (SELECT patient_id, search_name FROM patient
     WHERE dob = $2::date AND merged_into IS NULL ORDER BY search_name LIMIT 10)
    UNION ALL
    (SELECT merged_into, search_name FROM patient
     WHERE dob = $2::date AND merged_into IS NOT NULL ORDER BY search_name LIMIT 10)) d
  GROUP BY d.patient_id ORDER BY min(d.search_name) LIMIT 10`,
  'other',
);
/** Patients for whom another system's identifier is a parameter. */
const calledElsewhere = (value: string): string => `
  SELECT coalesce(p.merged_into, p.patient_id) AS patient_id
  FROM patient_source s JOIN patient p USING (patient_id) WHERE s.value = ${value}`;
const BY_NUMBER = matchesSql(
  `
  SELECT n.patient_id, 1.0 AS score, NULL::boolean AS is_same_dob FROM (
    SELECT patient_id FROM patient WHERE nhs_number = $2 AND merged_into IS NULL
    UNION SELECT merged_into FROM patient WHERE nhs_number = $2 AND merged_into IS NOT NULL
    UNION SELECT coalesce(merged_into, patient_id) FROM patient WHERE phone_key = $3
    UNION ${calledElsewhere('$4')}) n
  LIMIT 10`,
  'other',
);
const BY_IDENTIFIER = matchesSql(
  `SELECT DISTINCT c.patient_id, 1.0 AS score, NULL::boolean AS is_same_dob FROM (${calledElsewhere('$2')}) c LIMIT 10`,
  'other',
);

const RECENT = `
  SELECT coalesce(json_agg(recent.patient), '[]') FROM (
    SELECT ${listedPatientJson('p')} AS patient FROM patient p WHERE p.merged_into IS NULL
    ORDER BY p.created_at DESC, p.patient_id DESC LIMIT $1) recent`;

/** People of a file with their places, as the statements for many take them; nobody is similar to an unknown person. */
const placed = (persons: readonly Likeness[]): string =>
  JSON.stringify(
    persons
      .map((person, place) => ({ ...person, place, nhsNumber: nhsNumberDigits(person.nhsNumber ?? '') }))
      .filter(({ identityStatus }) => identityStatus !== 'unknown'),
  );

const alikeEachRow = z.object({ place: z.number(), found: z.array(storedJson<LikePatient>()) });
const touchedByChangesRow = z.object({ place: z.number() });
const likeRow = z.object({ found: z.array(storedJson<LikePatient>()) });

/** Finds patients, and lists them. Each search and each page of a list is one entry of the audit trail. */
export class PatientSearchService {
  readonly #audit: AuditService;

  constructor(deps: { readonly audit: AuditService }) {
    this.#audit = deps.audit;
  }

  /**
   * Patients who may be the one of this name and birth date (YYYY-MM-DD), best first, at most ten: a typing error, another
   * spelling or a similar sound in the name is allowed, and one error in the date.
   */
  async byNameAndDob(context: Context, name: string, dob: string): Promise<PatientMatch[]> {
    if (name.trim() === '')
      throw badInput([{ field: 'name', code: 'required', message: 'Give the patient’s name.' }]);
    refuseYearZero(dob, 'dob');
    return this.#matches(context, BORN, [name, dob], 'Name and date of birth');
  }

  /**
   * Patients who may be this person, the likeliest first, at most ten, with the details that match. Nobody is similar to an
   * unknown patient: made-up names mean nothing.
   */
  like(context: Context, likeness: Likeness): Promise<LikePatient[]> {
    refuseYearZero(likeness.dob, 'input.dob');
    const entry = this.#audit.parameter(context, {
      action: 'PATIENT_SEARCHED',
      entity: { type: 'Patient', id: 'search' },
      context: 'Similar patients',
    });
    return this.#like(context, likeness, entry);
  }

  /** The same of many persons of a file, in their order and by one statement. No entry of its own: part of the import's. */
  async alikeEach(context: Context, persons: readonly Likeness[]): Promise<LikePatient[][]> {
    const rows = await fetchRows(context.manager, alikeEachRow, LIKE_MANY, [placed(persons)]);
    const found = new Map(rows.map((row) => [row.place, row.found]));
    return persons.map((_, place) => found.get(place) ?? []);
  }

  /**
   * The places of those who could be similar to a person registered or changed after `since` who is not among `others`. For
   * all the rest, `alikeEach` returns nobody whom it would not have returned then.
   */
  async touchedByChanges(
    context: Context,
    persons: readonly Likeness[],
    { since, others }: { readonly since: Date; readonly others: Iterable<string> },
  ): Promise<ReadonlySet<number>> {
    const rows = await fetchRows(context.manager, touchedByChangesRow, TOUCHED_BY_CHANGES, [
      placed(persons),
      since,
      [...others],
    ]);
    return new Set(rows.map(({ place }) => place));
  }

  /** The same without an entry of its own: part of a registration's. */
  alike(context: Context, likeness: Likeness): Promise<LikePatient[]> {
    return this.#like(context, likeness, NO_ENTRIES);
  }

  async #like(context: Context, likeness: Likeness, entry: string): Promise<LikePatient[]> {
    const { name, dob, postcode, contactNumber, nhsNumber, identityStatus } = likeness;
    if (identityStatus === 'unknown') return [];
    const known = [name, dob, postcode, contactNumber, nhsNumberDigits(nhsNumber ?? '')];
    const row = await fetchMaybe(context.manager, likeRow, LIKE_PATIENTS, [
      entry,
      ...known.map((value) => value ?? null),
    ]);
    return row?.found ?? [];
  }

  /**
   * The matches of one search box: a name, an NHS number, a telephone number, the number of another system, a birth date, or
   * a name and a birth date; each also as a record says it that was merged into the one it finds.
   */
  async byText(context: Context, text: string, first?: number | null): Promise<PatientMatch[]> {
    const size = Math.min(pageSize(first ?? 10), 10);
    const typed = readTyped(text, new Date().getFullYear());
    const matches = await (() => {
      switch (typed.kind) {
        case 'nothing':
          return Promise.resolve([]);
        case 'number':
          return this.#matches(
            context,
            BY_NUMBER,
            [typed.nhsNumber, typed.phoneKey, typed.identifier],
            'Number',
          );
        case 'identifier':
          return this.#matches(context, BY_IDENTIFIER, [typed.identifier], 'Number in another system');
        case 'dob':
          return this.#matches(context, BY_DOB, [typed.dob], 'Date of birth');
        case 'nameAndDob':
          return this.#matches(context, BORN, [typed.name, typed.dob], 'Name and date of birth');
        case 'name':
          return this.#matches(context, NAMED, [typed.name], 'Name');
      }
    })();
    return matches.slice(0, size);
  }

  /**
   * Patients page by page, by name unless another order is requested; records merged into another are left out. BAD_INPUT
   * names a filter that is wrong. Of each patient the fields that were asked for.
   */
  async list(
    context: Context,
    filter: PatientFilter,
    page: PageRequest,
    order: ListOrder<'patients'> = DEFAULT_ORDERS.patients,
    asked: AskedFields = null,
  ): Promise<Connection<Patient>> {
    const conditions = conditionsOf(context, filter);
    const rows = await readPage(
      context,
      conditions,
      { order, ...pageRead(page) },
      this.#listed(context, filter),
      asked,
    );
    return connectionFrom(rows, page, () => count(context, conditions));
  }

  /** The whole list in pages of a thousand (spec section 7, 'GET /api/patients'; design section 4, 'REST'). */
  async listCapped(context: Context, after?: string): Promise<Capped<Patient>> {
    const size = LIMITS.rest.patients;
    const rows = await readPage(
      context,
      conditionsOf(context, {}),
      { order: DEFAULT_ORDERS.patients, after, limit: size + 1 },
      this.#listed(context, {}),
    );
    return cappedFrom(rows, size);
  }

  /** How many patients a filter leaves. No audit of its own: part of an export's. */
  count(context: Context, filter: PatientFilter): Promise<number> {
    return count(context, conditionsOf(context, filter), true);
  }

  /** At most `limit` patients after a cursor. No audit of its own: part of an export's. */
  rows(
    context: Context,
    filter: PatientFilter,
    order: ListOrder<'patients'>,
    after: string | null,
    limit: number,
  ): Promise<Keyed<Patient>[]> {
    return readPage(context, conditionsOf(context, filter), { order, after, limit }, NO_ENTRIES);
  }

  /** Patients registered last, newest first. No audit of its own: part of the dashboard's. */
  recent(limit: number): ReadPart {
    return { sql: RECENT, values: [limit] };
  }

  async #matches(
    context: Context,
    sql: string,
    values: readonly (string | null)[],
    by: string,
  ): Promise<PatientMatch[]> {
    const entry = this.#audit.parameter(context, {
      action: 'PATIENT_SEARCHED',
      entity: { type: 'Patient', id: 'search' },
      context: by,
    });
    const [row] = await readRows<{ matches: PatientMatch[] }>(context.manager, sql, [entry, ...values]);
    return row?.matches ?? [];
  }

  #listed(context: Context, filter: PatientFilter): string {
    return this.#audit.parameter(context, {
      action: 'PATIENT_LISTED',
      entity: { type: 'Patient', id: 'list' },
      context: ['Patients', ...usedFilters(filter)].join(', '),
    });
  }
}

interface PageWanted {
  readonly order: ListOrder<'patients'>;
  readonly after: string | null | undefined;
  readonly limit: number;
  readonly isBackward?: boolean;
}

/** The list of all patients is planned once; with a filter, its values decide which index serves. */
const readFiltered = (conditions: readonly string[]) => (conditions.length === 1 ? readRows : readPlanned);

/** Patients with their sort values, and the entry that says so, in one statement. */
const readPage = async (
  context: Context,
  { conditions, values, text }: Conditions,
  { order, after, limit, isBackward = false }: PageWanted,
  entry: string,
  asked: AskedFields = null,
): Promise<Keyed<Patient>[]> => {
  const where = conditions.join(' AND ');
  const parameters = [...values];
  const place = (value: unknown): string => `$${String(parameters.push(value) + 1)}`;
  const keyset = readBy(keysetOf(PATIENT_ORDERS, order), isBackward);
  const sql = keysetSql(keyset, after, place);
  // Not a parameter, of which a plan made once would have to guess too much.
  const most = String(limit);
  const rows = (from: string, more = ''): string =>
    `(SELECT p.patient_id, ${sql.keys} FROM ${from} WHERE ${more}${sql.beyond} ORDER BY ${sql.orderBy} LIMIT ${most})`;
  const page = ((): string => {
    const walked = rows(`(SELECT p.* FROM patient p WHERE ${where}) p`);
    if (text === 'none') return `page AS MATERIALIZED ${walked}`;
    const met = `met AS MATERIALIZED (SELECT p.patient_id, p.sort_name, p.dob, p.updated_at FROM patient p WHERE ${where})`;
    if (text === 'among others') return `${met}, page AS MATERIALIZED ${rows('met p')}`;
    // A rare name is found by its words and then sorted. A common name is soon met in the order of the list.
    return `${met}, few AS MATERIALIZED (SELECT * FROM met LIMIT ${String(MOST_SORTED + 1)}),
      page AS MATERIALIZED (
        ${rows('few p', `(SELECT count(*) FROM few) <= ${String(MOST_SORTED)} AND `)}
        UNION ALL
        ${rows('patient p', `(SELECT count(*) FROM few) > ${String(MOST_SORTED)} AND ${hintMany(where)} AND `)})`;
  })();
  const [answer] = await readFiltered(conditions)<{ rows: Keyed<Patient>[] }>(
    context.manager,
    pageSql(page, sql, asked),
    [entry, ...parameters],
  );
  return answer?.rows ?? [];
};

/** The database's calendar has no year 0. */
const refuseYearZero = (dob: string | null | undefined, field: string): void => {
  if (dob?.startsWith('0000'))
    throw badInput([{ field, code: 'too_old', message: 'Check the year of birth.' }]);
};

const usedFilters = (filter: PatientFilter): string[] =>
  Object.entries(filter)
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([name]) => name);

const count = async (
  context: Context,
  { conditions, values, text }: Conditions,
  isWhole = false,
): Promise<number> => {
  // The parameters of a filter begin at $2.
  const where = `WHERE $1::text IS NULL AND ${conditions.join(' AND ')}`;
  const [row] = await readFiltered(conditions)<{ count: number }>(
    context.manager,
    text === 'alone'
      ? countFoundSql(`SELECT FROM patient p ${where}`, isWhole)
      : countSql('patient p', where, isWhole),
    [null, ...values],
  );
  return row?.count ?? 0;
};

interface Conditions {
  readonly conditions: readonly string[];
  /** From $2 on. */
  readonly values: readonly unknown[];
  /** Whether there is a search text, and whether it is the only filter. */
  readonly text: 'none' | 'alone' | 'among others';
}

const conditionsOf = (context: Context, filter: PatientFilter): Conditions => {
  const conditions = ['p.merged_into IS NULL'];
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${String(values.push(value) + 1)}`;
  const idOf = (field: 'cheerTeamId' | 'squadId'): string | null => {
    const id = filter[field];
    if (id === null || id === undefined) return null;
    requireId(id, `filter.${field}`);
    return id;
  };
  const text = (filter.text ?? '').trim().slice(0, LIMITS.text.short);
  if (text !== '') conditions.push(textConditions(text, place));
  if (filter.gender) conditions.push(`p.gender = ${place(filter.gender)}`);
  if (filter.identityStatus) conditions.push(`p.identity_status = ${place(filter.identityStatus)}`);
  const teamId = idOf('cheerTeamId');
  if (teamId !== null) conditions.push(`p.cheer_team_id = ${place(teamId)}`);
  const squadId = idOf('squadId');
  if (squadId !== null)
    conditions.push(
      `p.patient_id IN (SELECT l.patient_id FROM patient_squad l WHERE l.squad_id = ${place(squadId)} AND l.end_date IS NULL)`,
    );
  if (filter.hasProposals === true)
    conditions.push(
      `p.patient_id IN (SELECT coalesce(l.merged_into, l.patient_id) FROM details_proposal d JOIN patient l USING (patient_id)
                        WHERE d.settled_at IS NULL AND d.patient_id IS NOT NULL)`,
    );
  if (filter.isReviewDue === true) conditions.push(isReviewDueSql(place(localDay(context.clock()))));
  if (filter.updatedSince)
    conditions.push(changedSinceSql('patient', 'p.patient_id', place(filter.updatedSince)));
  const days = filter.createdWithinDays;
  if (typeof days === 'number') {
    if (days < 0 || days > 36_500)
      throw badInput([
        { field: 'filter.createdWithinDays', code: 'out_of_range', message: 'Ask for 0 to 36500 days.' },
      ]);
    conditions.push(`p.created_at >= ${place(new Date(context.clock().getTime() - days * 86_400_000))}`);
  }
  // The first is that of every list.
  const alone = conditions.length === 2 ? 'alone' : 'among others';
  return { conditions, values, text: text === '' ? 'none' : alone };
};

/**
 * Every word must occur in the name, anywhere; of one or two letters, where a word of the name begins. Digits are an NHS
 * number or the end of a telephone number. The details of a merged record find the one that it was merged into.
 */
const textConditions = (text: string, place: (value: unknown) => string): string => {
  const conditionOf = rowCondition(text, place);
  // By ids, so that either side of the OR goes by an index of its own.
  return `(${conditionOf('p')} OR p.patient_id = ANY (ARRAY(
    SELECT l.merged_into FROM patient l WHERE l.merged_into IS NOT NULL AND ${conditionOf('l')})))`;
};

/** SQL for whether the row with an alias matches what was typed. */
const rowCondition = (text: string, place: (value: unknown) => string): ((alias: string) => string) => {
  const digits = text.replace(/\D/g, '');
  if (/^[\d\s+()-]+$/.test(text) && digits.length >= 3) {
    const nhsNumber = nhsNumberDigits(text);
    if (nhsNumber === null || !isNhsNumber(nhsNumber)) {
      const ending = place(`%${digits.slice(-10)}`);
      return (alias) => `${alias}.phone_key LIKE ${ending}`;
    }
    const [number, phone] = [place(nhsNumber), place(digits)];
    return (alias) => `(${alias}.nhs_number = ${number} OR ${alias}.phone_key = ${phone})`;
  }
  // Folded as the stored name is; what is left has no wildcard of LIKE.
  const words = text
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => ({ text: word, sql: `name_plain(${place(word)})` }));
  return (alias) => `(${words.map((word) => saysSql(`${alias}.search_name`, word)).join(' AND ')})`;
};
