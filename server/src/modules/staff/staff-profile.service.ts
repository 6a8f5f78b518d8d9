import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { QUALIFICATIONS } from '@sideline/schema/positions';
import { staffProfile, type StaffProfileFacts } from '@sideline/schema/validation/staff-profile';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { updateVersion } from '../../platform/database/versioned-row.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { cappedFrom, keyed, keysetSql, type Capped } from '../../platform/lists/paging.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import { STAFF_BY_NAME } from './staff-order.js';
import type { ChangedProfile, NewProfile, StaffProfileDetails } from './staff-profile.types.js';
import type { StaffShifts } from './staff.ports.js';

/** A profile as JSON in schema names, of the aliases `s` and `u`; `$1` is the order of the qualifications. */
const NODE = `json_build_object(
  'id', s.staff_id, 'userId', s.user_id, 'position', s.position, 'isActive', s.is_active,
  'hireDate', s.hire_date, 'terminationDate', s.termination_date, 'version', s.version,
  'user', json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'role', u.role),
  'qualifications', coalesce((
    SELECT json_agg(json_build_object('qualification', q.qualification, 'number', q.number,
             'issuedOn', q.issued_on, 'expiresOn', q.expires_on)
           ORDER BY array_position($1::text[], q.qualification), q.qualification)
    FROM staff_qualification q WHERE q.staff_id = s.staff_id), '[]'))`;

interface Deps {
  readonly audit: AuditService;
  readonly shifts: Iterable<StaffShifts>;
}

const PROFILES = { table: 'staff_profile', key: 'staff_id', what: 'profile' } as const;

const loadRow = z.object({ node: storedJson<StaffProfileDetails>() });

/** Staff profiles as administrators manage them: what people are employed as, and the evidence of what they may do. */
export class StaffProfileService {
  readonly #audit: AuditService;
  readonly #shifts: Iterable<StaffShifts>;

  constructor({ audit, shifts }: Deps) {
    this.#audit = audit;
    this.#shifts = shifts;
  }

  /** Profiles by last name in pages of a thousand (spec section 7, 'GET /api/staff'); one statement, one audit entry a page. */
  async list(context: Context, after?: string): Promise<Capped<StaffProfileDetails>> {
    const size = LIMITS.rest.users;
    const values: unknown[] = [[...QUALIFICATIONS], size + 1];
    const sql = keysetSql(STAFF_BY_NAME, after, (value) => `$${String(values.push(value))}`);
    const rows = await fetchRows(
      context.manager,
      keyed<StaffProfileDetails>(),
      `SELECT ${NODE} AS node, ${sql.valuesOf('s')} AS values
       FROM (
         SELECT s.*, ${sql.keys} FROM staff_profile s JOIN app_user u ON u.id = s.user_id
         WHERE ${sql.beyond} ORDER BY ${sql.orderBy} LIMIT $2
       ) s JOIN app_user u ON u.id = s.user_id ORDER BY ${sql.orderOf('s')}`,
      values,
    );
    await this.#audit.record(context, {
      action: 'STAFF_LISTED',
      entity: { type: 'StaffProfile', id: 'list' },
    });
    return cappedFrom(rows, size);
  }

  /**
   * Creates a profile. Safe to repeat with the same id; STAFF_PROFILE_TAKEN if the person has another, BAD_INPUT if the
   * account is not a member of staff's, or if the qualifications do not allow the position.
   */
  async create(
    context: Context,
    { id: staffId, userId, ...given }: NewProfile,
  ): Promise<StaffProfileDetails> {
    const facts = checked(given);
    requireId(staffId, 'id');
    await this.#requireWorker(context, userId);
    const made = await unlessTaken(() =>
      execute(
        context.manager,
        `INSERT INTO staff_profile (staff_id, user_id, position, hire_date, termination_date, is_active, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (staff_id) DO NOTHING RETURNING staff_id`,
        [
          staffId,
          userId,
          facts.position,
          facts.hireDate,
          facts.terminationDate,
          facts.isActive,
          context.clock(),
        ],
      ),
    );
    if (made === 0) {
      const known = await this.#load(context, staffId);
      if (known.userId !== userId || changedIn(known, facts).length > 0) throw new DomainError('CONFLICT');
      return known;
    }
    await this.#writeQualifications(context, staffId, facts);
    await this.#record(context, 'STAFF_PROFILE_CREATED', staffId, Object.keys(facts));
    return this.#load(context, staffId);
  }

  /** Replaces a profile's facts. CHANGED_MEANWHILE if another person saved since `version`, NOT_FOUND for an unknown id. */
  async update(
    context: Context,
    { id: staffId, version, ...given }: ChangedProfile,
  ): Promise<StaffProfileDetails> {
    const facts = checked(given);
    const before = await this.#load(context, staffId);
    if (before.version !== version) throw new DomainError('CHANGED_MEANWHILE', { what: 'profile' });
    const changed = changedIn(before, facts);
    if (changed.length === 0) return before;
    await updateVersion(context.manager, PROFILES, { id: staffId, version }, [
      ['position', facts.position],
      ['hire_date', facts.hireDate],
      ['termination_date', facts.terminationDate],
      ['is_active', facts.isActive],
    ]);
    await this.#writeQualifications(context, staffId, facts);
    await this.#record(context, 'STAFF_PROFILE_UPDATED', staffId, changed);
    for (const one of this.#shifts) await one.recheck(context, staffId);
    return this.#load(context, staffId);
  }

  /** Only people who work for the provider have a profile: not clients, patients or integrations. */
  async #requireWorker(context: Context, userId: string): Promise<void> {
    const rows = isId(userId)
      ? await execute(
          context.manager,
          `SELECT FROM app_user WHERE id = $1 AND kind = 'person' AND role IN ('admin', 'staff') FOR KEY SHARE`,
          [userId],
        )
      : 0;
    if (rows === 0)
      throw badInput([
        { field: 'userId', code: 'unknown', message: 'Choose the account of an admin or a member of staff.' },
      ]);
  }

  /** One statement removes what is no longer there, one writes the rest; a row that stays keeps its id. */
  async #writeQualifications(
    { manager, clock }: Context,
    staffId: string,
    { qualifications }: StaffProfileFacts,
  ): Promise<void> {
    await execute(
      manager,
      'DELETE FROM staff_qualification WHERE staff_id = $1 AND qualification <> ALL ($2::text[])',
      [staffId, qualifications.map(({ qualification }) => qualification)],
    );
    await execute(
      manager,
      `INSERT INTO staff_qualification (id, staff_id, qualification, number, issued_on, expires_on, created_at)
       SELECT q.id, $1, q.qualification, q.number, q."issuedOn", q."expiresOn", $3
       FROM jsonb_to_recordset($2::jsonb)
         AS q (id uuid, qualification text, number text, "issuedOn" date, "expiresOn" date)
       ON CONFLICT ON CONSTRAINT staff_qualification_once DO UPDATE
       SET number = excluded.number, issued_on = excluded.issued_on, expires_on = excluded.expires_on`,
      [staffId, JSON.stringify(qualifications.map((held) => ({ id: newId(), ...held }))), clock()],
    );
  }

  async #load(context: Context, staffId: string): Promise<StaffProfileDetails> {
    const row = isId(staffId)
      ? await fetchMaybe(
          context.manager,
          loadRow,
          `SELECT ${NODE} AS node FROM staff_profile s JOIN app_user u ON u.id = s.user_id WHERE s.staff_id = $2`,
          [[...QUALIFICATIONS], staffId],
        )
      : undefined;
    if (row === undefined) throw notFound('Staff profile');
    return row.node;
  }

  #record(context: Context, action: AuditAction, id: string, fieldsChanged: string[]): Promise<void> {
    return this.#audit.record(context, { action, entity: { type: 'StaffProfile', id }, fieldsChanged });
  }
}

const checked = (given: object): StaffProfileFacts => requireValid(staffProfile, given);

/** Compared whatever the order: the list of qualifications is a set. */
const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((one: object) => JSON.stringify(Object.entries(one).sort()))
        .sort()
        .join()
    : JSON.stringify(value);

const changedIn = (before: StaffProfileDetails, facts: StaffProfileFacts): string[] =>
  (Object.keys(facts) as (keyof StaffProfileFacts)[]).filter(
    (field) => plain(before[field]) !== plain(facts[field]),
  );

const unlessTaken = async <T>(statement: () => Promise<T>): Promise<T> => {
  try {
    return await statement();
  } catch (error) {
    if (!isConstraintViolation(error, 'staff_profile_user')) throw error;
    throw new DomainError('STAFF_PROFILE_TAKEN', {}, { cause: error });
  }
};
