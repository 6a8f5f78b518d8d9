import { guardianLinkUntil, isShownUnasked } from '@sideline/schema/guardian-access';
import { localDay } from '@sideline/schema/local-day';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe } from '../../platform/database/checked.js';
import { moment } from '../../platform/database/json-sql.js';
import { readRows } from '../../platform/database/read.js';
import { badInput, DomainError, isConstraintViolation, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { requireId } from '../../platform/http/required-id.js';
import { requireText } from '../../platform/text/required-text.js';
import { actorNameSql } from '../audit/actor-name.hot.js';
import type { AuditService } from '../audit/audit.service.js';
import { clockZoneSql } from '../events/event-zone.hot.js';
import type { PatientService } from '../patients/patient.service.js';
import { isShownSql } from './guardian-sight.hot.js';
import type { GuardianAccess } from './portal.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly patients: PatientService;
}

const LONGEST_REASON = 500;

const LINKS = `SELECT json_build_object('id', g.id, 'name', btrim(u.first_name || ' ' || u.last_name), 'email', u.email,
    'relation', g.relation, 'reason', g.reason, 'verifiedBy', ${actorNameSql('g.verified_by')},
    'verifiedAt', ${moment('g.verified_at')}, 'until', g.until, 'endedAt', ${moment('g.ended_at')},
    'endedReason', g.ended_reason) AS node
  FROM guardian_link g JOIN app_user u ON u.id = g.user_id
  WHERE g.patient_id = $1 ORDER BY g.verified_at DESC, g.id DESC LIMIT 50`;

const RECORDS = `SELECT json_build_object('prfId', p.id, 'customPrfId', p.custom_prf_id, 'at', ${moment('p.created_at')},
    'timeZone', ${clockZoneSql('p.event_id')},
    'isShown', ${isShownSql('$2::boolean')},
    'reason', (SELECT s.reason FROM guardian_sight s WHERE s.prf_id = p.id)) AS node
  FROM prf p WHERE p.patient_id = $1 AND p.status IN ('completed', 'amended')
  ORDER BY p.created_at DESC, p.id DESC LIMIT 200`;

const accountRow = z.object({ id: z.string(), patientId: z.string().nullable() });
const linkRow = z.object({ patientId: z.string(), userId: z.string() });
const linkedPatientRow = z.object({ patientId: z.string() });
const prfRow = z.object({ patientId: z.string().nullable() });
const childRow = z.object({ dob: z.string().nullable() });

/** Which guardians' accounts read a child's records, and which records: made, ended and decided by staff, with a reason. */
export class GuardianLinkService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Who reads a child's records, and which. */
  async list(context: Context, patientId: string): Promise<GuardianAccess> {
    requireId(patientId, 'patientId');
    await this.#record(context, 'GUARDIAN_LINKS_LISTED', patientId, null);
    return this.#read(context, patientId);
  }

  /**
   * Lets an account read a child's records: until the 16th birthday, or for a year if renewed after that. Safe to repeat.
   * NOT_FOUND, PATIENT_MERGED, BAD_INPUT for missing details, CONFLICT where there is such a link.
   */
  async link(
    context: Context,
    input: {
      readonly id: string;
      readonly patientId: string;
      readonly email: string;
      readonly relation: string;
      readonly reason: string;
    },
  ): Promise<GuardianAccess> {
    requireId(input.id, 'id');
    const relation = requireText(input.relation, 'relation', 'Say how they are related to the child.', 100);
    const reason = requireText(input.reason, 'reason', 'Say how you checked this.', LONGEST_REASON);
    const child = await this.#deps.patients.hold(context, input.patientId);
    if (child.mergedInto !== null) throw new DomainError('PATIENT_MERGED');
    const now = context.clock();
    const until = guardianLinkUntil(child.dob, localDay(now));
    if (until === null)
      throw badInput([
        {
          field: 'patientId',
          code: 'no_dob',
          message: 'Enter the child’s date of birth on the record first.',
        },
      ]);
    const account = await fetchMaybe(
      context.manager,
      accountRow,
      `SELECT id, patient_id AS "patientId" FROM app_user
       WHERE email = $1 AND role = 'patient' AND kind = 'person' AND is_active`,
      [input.email.trim()],
    );
    if (account === undefined)
      throw badInput([
        { field: 'email', code: 'unknown', message: 'No patient account signs in with this e-mail address.' },
      ]);
    if (account.patientId === child.id)
      throw badInput([
        { field: 'email', code: 'own', message: 'This is the child’s own account. Enter the guardian’s.' },
      ]);
    const known = await fetchMaybe(
      context.manager,
      linkRow,
      'SELECT patient_id AS "patientId", user_id AS "userId" FROM guardian_link WHERE id = $1',
      [input.id],
    );
    if (known !== undefined) {
      if (known.patientId !== child.id || known.userId !== account.id) throw new DomainError('CONFLICT');
      return this.list(context, child.id);
    }
    try {
      await execute(
        context.manager,
        `INSERT INTO guardian_link (id, patient_id, user_id, relation, reason, verified_by, verified_at, until)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [input.id, child.id, account.id, relation, reason, actorOf(context).userId, now, until],
      );
    } catch (error) {
      if (isConstraintViolation(error, 'guardian_link_standing'))
        throw badInput([
          {
            field: 'email',
            code: 'linked',
            message: 'This account is already linked. To renew the link, end it and make a new one.',
          },
        ]);
      throw error;
    }
    await this.#record(context, 'GUARDIAN_LINKED', child.id, null);
    return this.#read(context, child.id);
  }

  /** Ends a link at once, with a reason. Safe to repeat. NOT_FOUND. */
  async unlink(
    context: Context,
    input: { readonly id: string; readonly reason: string },
  ): Promise<GuardianAccess> {
    const reason = requireText(input.reason, 'reason', 'Say why the access ends.', LONGEST_REASON);
    const link = isId(input.id)
      ? await fetchMaybe(
          context.manager,
          linkedPatientRow,
          'SELECT patient_id AS "patientId" FROM guardian_link WHERE id = $1 FOR UPDATE',
          [input.id],
        )
      : undefined;
    if (link === undefined) throw notFound('Link');
    await execute(
      context.manager,
      'UPDATE guardian_link SET ended_at = $2, ended_by = $3, ended_reason = $4 WHERE id = $1 AND ended_at IS NULL',
      [input.id, context.clock(), actorOf(context).userId, reason],
    );
    await this.#record(context, 'GUARDIAN_UNLINKED', link.patientId, null);
    return this.#read(context, link.patientId);
  }

  /** Decides whether guardians see one signed record, with a reason. The latest decision holds. NOT_FOUND. */
  async setSight(
    context: Context,
    input: { readonly prfId: string; readonly isShown: boolean; readonly reason: string },
  ): Promise<GuardianAccess> {
    const reason = requireText(
      input.reason,
      'reason',
      'Say what the young person wants, or why you made this decision.',
      LONGEST_REASON,
    );
    const prf = isId(input.prfId)
      ? await fetchMaybe(
          context.manager,
          prfRow,
          `SELECT patient_id AS "patientId" FROM prf WHERE id = $1 AND status IN ('completed', 'amended')`,
          [input.prfId],
        )
      : undefined;
    if (prf?.patientId == null) throw notFound('PRF');
    await execute(
      context.manager,
      `INSERT INTO guardian_sight (prf_id, is_shown, reason, set_by, set_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (prf_id) DO UPDATE SET is_shown = $2, reason = $3, set_by = $4, set_at = $5`,
      [input.prfId, input.isShown, reason, actorOf(context).userId, context.clock()],
    );
    await this.#record(context, 'GUARDIAN_SIGHT_SET', prf.patientId, input.prfId);
    return this.#read(context, prf.patientId);
  }

  async #read({ manager, clock }: Context, patientId: string): Promise<GuardianAccess> {
    const child = await fetchMaybe(
      manager,
      childRow,
      'SELECT dob::text AS dob FROM patient WHERE patient_id = $1',
      [patientId],
    );
    if (child === undefined) throw notFound('Patient');
    const unasked = isShownUnasked(child.dob, localDay(clock()));
    const links = await readRows<{ node: GuardianAccess['links'][number] }>(manager, LINKS, [patientId]);
    const records = await readRows<{ node: GuardianAccess['records'][number] }>(manager, RECORDS, [
      patientId,
      unasked,
    ]);
    return { links: links.map(({ node }) => node), records: records.map(({ node }) => node) };
  }

  #record(
    context: Context,
    action: 'GUARDIAN_LINKS_LISTED' | 'GUARDIAN_LINKED' | 'GUARDIAN_UNLINKED' | 'GUARDIAN_SIGHT_SET',
    patientId: string,
    prfId: string | null,
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: prfId === null ? { type: 'Patient', id: patientId } : { type: 'Prf', id: prfId },
      patientId,
      prfId,
    });
  }
}
