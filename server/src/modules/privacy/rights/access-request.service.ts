import {
  accessDeadline,
  daysLeft,
  type AccessRequestState,
  type DeadlineFacts,
} from '@sideline/schema/access-request';
import type { AuditAction } from '@sideline/schema/audit-actions';
import { localDay } from '@sideline/schema/local-day';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, storedJson } from '../../../platform/database/checked.js';
import { moment } from '../../../platform/database/json-sql.js';
import { listPage, whereIs } from '../../../platform/database/list-page.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { enqueue } from '../../../platform/jobs/jobs.js';
import { mapConnection, type Connection, type PageRequest } from '../../../platform/lists/paging.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { EndedMerge } from '../../patients/merge-follower.types.js';
import { ASSEMBLE_TASK } from './assembling.service.js';
import { recordsWithoutPatient, subjectOf } from './access-subject.js';
import type { AccessRequest } from './access-request.types.js';

interface Deps {
  readonly audit: AuditService;
}

type Stored = Omit<AccessRequest, 'deadline' | 'daysLeft'>;

const REQUEST = `json_build_object(
  'id', r.id, 'patientId', r.patient_id, 'userId', r.user_id,
  'subjectName', coalesce(
    (SELECT p.patient_name FROM patient p WHERE p.patient_id = r.patient_id),
    (SELECT concat_ws(' ', u.first_name, u.last_name) FROM app_user u WHERE u.id = r.user_id)),
  'subjectRole', (SELECT u.role FROM app_user u WHERE u.id = r.user_id),
  'recordNumbers', ARRAY(
    SELECT p.custom_prf_id FROM access_request_record n JOIN prf p ON p.id = n.prf_id
    WHERE n.request_id = r.id ORDER BY 1),
  'receivedOn', r.received_on, 'requester', r.requester, 'identityAskedOn', r.identity_asked_on,
  'identityCheckedOn', r.identity_checked_on, 'identityHow', r.identity_how, 'extendedReason', r.extended_reason,
  'state', r.state, 'closedAt', ${moment('r.closed_at')}, 'closedReason', r.closed_reason, 'assembly', r.assembly,
  'stepsDone', r.steps_done, 'stepsTotal', r.steps_total, 'expiresAt', ${moment('r.expires_at')},
  'files', coalesce((
    SELECT json_agg(json_build_object('name', f.name, 'byteSize', f.byte_size) ORDER BY f.name)
    FROM access_request_file f WHERE f.request_id = r.id AND r.assembly = 'ready'), '[]'::json))`;

const REQUESTS = { table: 'access_request', alias: 'r', node: REQUEST };
const OLDEST_FIRST = {
  columns: [
    { expression: 'r.received_on', type: 'date' },
    { expression: 'r.id', type: 'uuid' },
  ],
  direction: 'ASC',
} as const;

const NOTED_BEFORE = {
  field: 'id',
  code: 'sent_before',
  message:
    'This request has already been recorded with a different day or wording. If that one is wrong, refuse it in the list, then record this one again.',
};

const factsOf = (stored: Stored): DeadlineFacts => ({
  receivedOn: stored.receivedOn,
  isExtended: stored.extendedReason !== null,
  identityAskedOn: stored.identityAskedOn,
  identityCheckedOn: stored.identityCheckedOn,
});

const withDeadline = (stored: Stored, today: string): AccessRequest => {
  const deadline = accessDeadline(factsOf(stored));
  const isRunning = stored.state === 'open' && deadline !== null;
  return { ...stored, deadline, daysLeft: isRunning ? daysLeft(deadline, today) : null };
};

const readRow = z.object({ request: storedJson<Stored>() });

/** Subject access requests: received, identity checked, extended with a reason, answered or refused. Administrators only. */
export class AccessRequestService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Those in one state, the first received first. */
  async list(
    context: Context,
    state: AccessRequestState,
    page: PageRequest,
  ): Promise<Connection<AccessRequest>> {
    await this.#deps.audit.record(context, {
      action: 'ACCESS_REQUESTS_LISTED',
      entity: { type: 'AccessRequest', id: 'list' },
      context: state,
    });
    const conditions = whereIs('r.state', state);
    const stored = await listPage<Stored>(context.manager, REQUESTS, OLDEST_FIRST, conditions, page);
    const today = localDay(context.clock());
    return mapConnection(stored, (request) => withDeadline(request, today));
  }

  /**
   * Records a request. Safe to repeat with the same wording; CONFLICT with other wording. BAD_INPUT for a future day, for
   * more or less than one subject, and for records that cannot be named; ERASED, NOT_FOUND.
   */
  async create(
    context: Context,
    input: {
      readonly id: string;
      readonly patientId?: string | null;
      readonly userId?: string | null;
      readonly recordNumbers?: readonly string[] | null;
      readonly receivedOn: string;
      readonly requester: string;
    },
  ): Promise<AccessRequest> {
    const { id, receivedOn } = input;
    requireId(id, 'id');
    const requester = requireText(input.requester, 'requester', 'Say who asked.', 200);
    if (receivedOn > localDay(context.clock()))
      throw badInput([
        { field: 'receivedOn', code: 'future', message: 'Enter a day that is not in the future.' },
      ]);
    const { manager } = context;
    const { patientId, userId } = await subjectOf(manager, input);
    const records = await recordsWithoutPatient(manager, input.recordNumbers ?? []);
    const made = await execute(
      manager,
      `INSERT INTO access_request (id, patient_id, user_id, received_on, requester, created_at, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, patientId, userId, receivedOn, requester, context.clock(), actorOf(context).userId],
    );
    if (made > 0)
      await execute(
        manager,
        'INSERT INTO access_request_record (request_id, prf_id) SELECT $1, unnest($2::uuid[])',
        [id, records.map((record) => record.id)],
      );
    const stored = await this.#read(manager, id);
    if (made === 0) {
      if (stored.patientId !== patientId || stored.userId !== userId) throw new DomainError('CONFLICT');
      const isSame = stored.recordNumbers.join() === records.map(({ number }) => number).join();
      if (stored.receivedOn !== receivedOn || stored.requester !== requester || !isSame)
        throw new DomainError('CONFLICT', {}, { problems: [NOTED_BEFORE] });
    }
    if (made > 0)
      await this.#record(context, 'ACCESS_REQUEST_RECEIVED', stored, ['received_on', 'requester']);
    else await this.#record(context, 'ACCESS_REQUESTS_LISTED', stored, []);
    return this.#shown(context, stored);
  }

  /** Asks the person to prove their identity: the clock stops until they have. */
  askIdentity(context: Context, id: string): Promise<AccessRequest> {
    return this.#change(context, id, 'ACCESS_REQUEST_IDENTITY_ASKED', {
      set: 'identity_asked_on = $2',
      where: 'identity_asked_on IS NULL AND identity_checked_on IS NULL',
      values: [localDay(context.clock())],
    });
  }

  /** Records how identity was checked; the clock runs again. */
  checkIdentity(
    context: Context,
    { id, reason }: { readonly id: string; readonly reason: string },
  ): Promise<AccessRequest> {
    const how = requireText(reason, 'reason', 'Say how their identity was checked.');
    return this.#change(context, id, 'ACCESS_REQUEST_IDENTITY_CHECKED', {
      set: 'identity_checked_on = $2, identity_how = $3',
      where: 'identity_checked_on IS NULL',
      values: [localDay(context.clock()), how],
    });
  }

  /** Adds two months, once, with a reason that the person is given. */
  extend(
    context: Context,
    { id, reason }: { readonly id: string; readonly reason: string },
  ): Promise<AccessRequest> {
    const why = requireText(reason, 'reason', 'Say why two more months are needed.');
    return this.#change(context, id, 'ACCESS_REQUEST_EXTENDED', {
      set: 'extended_reason = $2',
      where: 'extended_reason IS NULL',
      values: [why],
    });
  }

  /** Has the files assembled, after the answer. Identity must have been checked. */
  async assemble(context: Context, id: string): Promise<AccessRequest> {
    const changed = await this.#change(context, id, 'ACCESS_REQUEST_ASSEMBLING', {
      set: `assembly = 'waiting', steps_done = 0, steps_total = 0, expires_at = NULL, assembled_by = $2`,
      where: `identity_checked_on IS NOT NULL AND assembly NOT IN ('waiting', 'running')`,
      values: [actorOf(context).userId],
    });
    await enqueue(context, ASSEMBLE_TASK, { requestId: id });
    return changed;
  }

  /** Handed over: the requester has the copy. */
  handOver(context: Context, id: string): Promise<AccessRequest> {
    return this.#change(context, id, 'ACCESS_REQUEST_HANDED_OVER', {
      set: `state = 'handed_over', closed_at = $2, closed_by = $3`,
      where: `assembly = 'ready' AND expires_at > $2`,
      values: [context.clock(), actorOf(context).userId],
    });
  }

  /** Refused, with a reason that the person is given. */
  refuse(
    context: Context,
    { id, reason }: { readonly id: string; readonly reason: string },
  ): Promise<AccessRequest> {
    const why = requireText(reason, 'reason', 'Say why the request is refused.');
    return this.#change(context, id, 'ACCESS_REQUEST_REFUSED', {
      set: `state = 'refused', closed_at = $2, closed_by = $3, closed_reason = $4`,
      where: 'true',
      values: [context.clock(), actorOf(context).userId, why],
    });
  }

  /**
   * After a merge is undone: sets of files made for both records as one person's end, whichever of the two asked, and those
   * in progress fail; both can be assembled again.
   */
  async unmerged({ manager, clock }: Context, { loserId, survivorId }: EndedMerge): Promise<void> {
    // A waiting request is locked too: its job begins after this, and finds the records separate.
    await execute(
      manager,
      `UPDATE access_request SET
         expires_at = CASE assembly WHEN 'ready' THEN least(expires_at, $3) ELSE expires_at END,
         assembly = CASE assembly WHEN 'running' THEN 'failed' ELSE assembly END
       WHERE assembly IN ('waiting', 'running', 'ready')
         AND patient_id IN (SELECT patient_id FROM patient WHERE patient_id IN ($1, $2) OR merged_into = $2)`,
      [loserId, survivorId, clock()],
    );
  }

  /** One step of an open request; ACCESS_REQUEST_STATE where it is not at that step. */
  async #change(
    context: Context,
    id: string,
    action: AuditAction,
    {
      set,
      where,
      values,
    }: { readonly set: string; readonly where: string; readonly values: readonly unknown[] },
  ): Promise<AccessRequest> {
    const { manager } = context;
    const before = isId(id) ? await this.#read(manager, id) : null;
    if (before === null) throw notFound('Request');
    const count = await execute(
      manager,
      `UPDATE access_request SET ${set} WHERE id = $1 AND state = 'open' AND ${where}`,
      [id, ...values],
    );
    if (count === 0) throw new DomainError('ACCESS_REQUEST_STATE');
    await this.#record(
      context,
      action,
      before,
      [...set.matchAll(/(\w+) =/g)].map(([, column = '']) => column),
    );
    return this.#shown(context, await this.#read(manager, id));
  }

  #shown(context: Context, stored: Stored): AccessRequest {
    return withDeadline(stored, localDay(context.clock()));
  }

  async #read(manager: EntityManager, id: string): Promise<Stored> {
    const row = await fetchMaybe(
      manager,
      readRow,
      `SELECT ${REQUEST} AS request FROM access_request r WHERE r.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound('Request');
    return row.request;
  }

  #record(
    context: Context,
    action: AuditAction,
    { id, patientId, userId }: Pick<Stored, 'id' | 'patientId' | 'userId'>,
    fieldsChanged: readonly string[],
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'AccessRequest', id },
      patientId,
      fieldsChanged: [...fieldsChanged],
      context: userId === null ? null : `about the account ${userId}`,
    });
  }
}
