import { ageAtIncident } from '@sideline/schema/prf/age';
import { LIMITS } from '@sideline/schema/limits';
import type { PrfData } from '@sideline/schema/prf/catalogue';
import { PRF_STATE_LABELS, nextState, type PrfAct, type PrfState } from '@sideline/schema/prf/states';
import { actorOf, type Actor, type Context } from '../../platform/context.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { crockford, isId } from '../../platform/ids.js';
import { runInTransaction } from '../../platform/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import type { SignInService } from '../users/sign-in.service.js';
import { userById } from '../users/user.service.js';
import { planAlerts } from './prf-alerts.js';
import { auditFieldsOf, pickPaths } from './prf-changes.js';
import { assess, prfFacts, summaryOf } from './prf-facts.js';
import {
  planLink,
  planSave,
  type CommandAnswer,
  type LoadedPrf,
  type PlanOptions,
  type PrfPlan,
  type SaveCommand,
} from './prf-plan.js';
import { readWholePrf } from './prf.hot.js';
import { SaveQueue, type SaveJob } from './save-queue.js';
import { sealContent, type SealedContent } from './prf-seal.js';
import { applySave, loadForSave, loadOneForSave, wantedFor } from './prf-store.js';
import { canVoid, canWrite, isResponsible } from './prf.policy.js';
import type { Prf, PrfAlert, PrfCommandResult, PrfConflict, PrfPerson } from './prf.types.js';

const MAXIMUM_COMMANDS = 50;
/** How many numbers are drawn before giving up: with 40 random bits a day even the second is never needed. */
const DRAWS = 5;

export interface SignRequest {
  readonly prfId: string;
  readonly password: string;
  readonly grade: string;
  /** SVG path data, at most 100 kB. */
  readonly strokes: string;
  /** Codes of what the record says against itself and the signer has seen. */
  readonly acknowledgedWarnings: readonly string[];
}

interface Deps {
  readonly audit: AuditService;
  readonly settings: ProviderSettingsService;
  readonly signIns: SignInService;
}

type OpenPrf = NonNullable<LoadedPrf['prf']>;

/** Writing PRFs: commands, links, states, signature (clinical section 7). */
export class PrfService {
  readonly #deps: Deps;
  readonly #queue = new SaveQueue((jobs) => this.#saveTogether(jobs));

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Saves a batch of at most 50 commands, each with an outcome of its own: a bad one is REFUSED and stops no other. The
   * same command may be sent any number of times. Outside a transaction it shares one with the saves that wait beside it.
   */
  async save(context: Context, commands: readonly SaveCommand[]): Promise<PrfCommandResult[]> {
    if (actorOf(context).isReadOnly) throw new DomainError('FORBIDDEN');
    if (commands.length === 0 || commands.length > MAXIMUM_COMMANDS)
      throw badInput([
        {
          field: 'commands',
          code: 'OUT_OF_RANGE',
          message: `Send 1 to ${String(MAXIMUM_COMMANDS)} commands at once.`,
        },
      ]);
    return this.#queue.add({ context, commands });
  }

  /** The saves of one transaction, no two of them on one record: two statements, however many. */
  async #saveTogether(jobs: readonly SaveJob[]): Promise<PrfCommandResult[][]> {
    const [first] = jobs;
    if (first === undefined) return [];
    const { manager } = first.context;
    const sorted = jobs.flatMap((job) =>
      [...commandsByPrf(job.commands)].map(([id, own]) => ({ job, id, own })),
    );
    const wanted = sorted.map(({ job, id, own }) => wantedFor(actorOf(job.context).userId, id, own, isId));
    const loaded = wanted.length === 0 ? [] : await loadForSave(manager, wanted);
    const prefix = await this.#prefixFor(first.context, loaded);
    const now = first.context.clock();
    const planned = sorted.map(({ job, id, own }) => {
      const prf = loaded.find((candidate) => candidate.id === id);
      if (prf === undefined) throw new Error('prf_load_for_save answers every PRF that it was asked for');
      const actor = actorOf(job.context);
      return { job, own, prf, plan: planSave(prf, own, planOptions(actor, now, prefix)) };
    });
    const writes = planned.flatMap(({ plan }) => plan.write ?? []);
    const applied = await applySave(manager, now, writes);
    const numbers = new Map(applied.map(({ id, customPrfId }) => [id, customPrfId]));

    // By the command itself and not by its id: the same may be there twice.
    const results = new Map<SaveCommand, PrfCommandResult>();
    for (const { job, own, prf, plan } of planned) {
      await this.#auditSave(job.context, prf, plan);
      const customPrfId = prf.prf?.customPrfId ?? numbers.get(prf.id) ?? null;
      for (const [index, answer] of plan.answers.entries()) {
        const command = own[index];
        if (command !== undefined)
          results.set(command, await this.#result(job.context, answer, plan, customPrfId));
      }
    }
    return jobs.map(({ commands }) => commands.map((command) => results.get(command) ?? insane(command)));
  }

  /** Links a patient; makes the record where it does not exist yet. Scores and what is missing follow from his age. */
  async linkPatient(context: Context, prfId: string, patientId: string): Promise<Prf> {
    const actor = actorOf(context);
    requireId(prfId, 'prfId');
    requireId(patientId, 'patientId');
    const loaded = await loadOneForSave(context.manager, actor.userId, prfId, [patientId]);
    const prefix = await this.#prefixFor(context, [loaded]);
    const options = planOptions(actor, context.clock(), prefix);
    const { plan, refusal } = planLink(loaded, patientId, options);
    if (refusal !== null) throw new DomainError(refusal.code, {}, { problems: refusal.problems });
    if (plan.write !== null) {
      await applySave(context.manager, options.now, [plan.write]);
      await this.#deps.audit.record(context, {
        action: plan.isNew ? 'PRF_CREATED' : 'PRF_UPDATED',
        entity: { type: 'Prf', id: prfId },
        prfId,
        patientId,
        eventId: plan.eventId ?? undefined,
        fieldsChanged: ['patient_id'],
      });
    }
    return this.#read(context, prfId);
  }

  /** Asks another clinician to look at the record before it is signed. */
  async requestReview(context: Context, prfId: string): Promise<Prf> {
    const { prf } = await this.#openForWriting(context, prfId);
    const status = this.#next(prf.status, 'requestReview');
    const { userId } = actorOf(context);
    await context.manager.query(
      `UPDATE prf SET status = $2, review_requested_at = $3, review_requested_by = $4, version = version + 1, updated_at = $3
       WHERE id = $1`,
      [prfId, status, context.clock(), userId],
    );
    await this.#record(context, 'PRF_REVIEW_REQUESTED', prfId, prf, ['status']);
    return this.#read(context, prfId);
  }

  /**
   * Signs and locks the record. Throws BAD_INPUT for a wrong password, an empty grade or signature; PRF_INCOMPLETE naming
   * what is missing. The password is verified before the transaction, which so is short.
   */
  async sign(context: Context, request: SignRequest): Promise<Prf> {
    const problems = signatureProblems(request);
    if (problems.length > 0) throw badInput(problems);
    await this.#deps.signIns.verifyOwnPassword(context, request.password);
    return runInTransaction(context, (inside) => this.#sign(inside, request));
  }

  /**
   * The signature without the question for the password: for a caller that has made sure of the signer by other means (the
   * demonstration data, whose people have none). Never reachable from outside.
   */
  signAsVerified(context: Context, request: Omit<SignRequest, 'password'>): Promise<Prf> {
    return runInTransaction(context, (inside) => this.#sign(inside, request));
  }

  async #sign(context: Context, request: Omit<SignRequest, 'password'>): Promise<Prf> {
    const { prfId } = request;
    const actor = actorOf(context);
    const { loaded, prf } = await this.#scored(context, prfId);
    const status = this.#next(prf.status, 'sign');
    const { facts, alerts } = factsOf(loaded);
    const { missing, states } = assess(facts, alerts);
    if (missing.length > 0)
      throw new DomainError(
        'PRF_INCOMPLETE',
        { count: missing.length },
        {
          problems: missing.map(({ section, field, entryId, label, reason }) => ({
            field: [section, ...(entryId === null ? [] : [entryId]), field].join('.'),
            code: 'MISSING',
            message: `${label}: ${reason}`,
          })),
        },
      );
    const now = context.clock();
    const sealed: SealedContent = await sealContent(context.manager, {
      prfId,
      signedAt: now.toISOString(),
      signedBy: { userId: actor.userId, name: `${actor.firstName} ${actor.lastName}`.trim() },
      grade: request.grade.trim(),
      strokes: request.strokes,
    });
    await context.manager.query(
      `INSERT INTO prf_signature (prf_id, revision, signed_by, name, grade, signed_at, strokes, content, content_hash,
                                  patient_snapshot, acknowledged_warnings)
       VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        prfId,
        actor.userId,
        `${actor.firstName} ${actor.lastName}`.trim(),
        request.grade.trim(),
        now,
        request.strokes,
        sealed.content,
        sealed.hash,
        JSON.stringify(sealed.patient),
        request.acknowledgedWarnings,
      ],
    );
    await context.manager.query(
      `UPDATE prf SET status = $2, section_states = $3, missing_count = 0, summary = $4, version = version + 1,
                      updated_at = $5
       WHERE id = $1`,
      [prfId, status, JSON.stringify(states), JSON.stringify(summaryOf(facts)), now],
    );
    await this.#record(context, 'PRF_SIGNED', prfId, prf, ['status', 'signature']);
    return this.#read(context, prfId);
  }

  /** The record ready to be assessed: where the patient's birth date was put right since, its scores follow first. */
  async #scored(context: Context, prfId: string) {
    const opened = await this.#openForWriting(context, prfId);
    const { patientId } = opened.prf;
    if (patientId === null) return opened;
    const options = planOptions(actorOf(context), context.clock(), '');
    const write = planLink(opened.loaded, patientId, options).plan?.write ?? null;
    if (write === null) return opened;
    await applySave(context.manager, options.now, [write]);
    return this.#openForWriting(context, prfId);
  }

  /** Declares the record entered in error. It stays readable, its content untouched. */
  async declareVoid(context: Context, prfId: string, reason: string): Promise<Prf> {
    const text = requireText(reason, 'reason', 'Say why this record was entered in error.');
    const actor = actorOf(context);
    requireId(prfId, 'prfId');
    const { prf } = await loadOneForSave(context.manager, actor.userId, prfId);
    if (prf === null) throw notFound('PRF');
    if (prf.status === 'void') throw new DomainError('PRF_VOID');
    if (!canVoid(actor, prf)) throw refusedPrf('FORBIDDEN', prfId, prf);
    const status = this.#next(prf.status, 'void');
    await context.manager.query(
      `UPDATE prf SET status = $2, voided_at = $3, voided_by = $4, void_reason = $5, version = version + 1, updated_at = $3
       WHERE id = $1`,
      [prfId, status, context.clock(), actor.userId, text],
    );
    await this.#record(context, 'PRF_VOIDED', prfId, prf, ['status', 'void_reason']);
    return this.#read(context, prfId);
  }

  /** Break-glass: opens somebody else's record for writing after a reason was recorded. Who may write anyway records none. */
  async openForWriting(context: Context, prfId: string, reason: string): Promise<Prf> {
    const text = requireText(reason, 'reason', 'Say why you need to write in this record.');
    const actor = actorOf(context);
    requireId(prfId, 'prfId');
    const { prf } = await loadOneForSave(context.manager, actor.userId, prfId);
    if (prf === null) throw notFound('PRF');
    this.#next(prf.status, 'write');
    if (!isResponsible(actor, prf) && !prf.hasWriteReason) {
      await context.manager.query(
        'INSERT INTO prf_write_reason (prf_id, user_id, recorded_at, reason) VALUES ($1, $2, $3, $4)',
        [prfId, actor.userId, context.clock(), text],
      );
      await this.#record(context, 'PRF_OPENED_WITH_REASON', prfId, prf, []);
    }
    return this.#read(context, prfId);
  }

  /** Records what was done about a NEWS2 alert, which closes it. The same said again changes nothing. */
  async recordAlertAction(
    context: Context,
    prfId: string,
    entryId: string,
    action: string,
  ): Promise<PrfAlert> {
    const text = requireText(action, 'action', 'Say what was done.');
    requireId(entryId, 'entryId');
    const { loaded, prf } = await this.#alerted(context, prfId);
    const { userId } = actorOf(context);
    const latest = (loaded.alerts ?? []).filter((alert) => alert.entryId === entryId).at(-1);
    if (latest === undefined) throw notFound('Alert');
    if (factsOf(loaded).alerts.some((alert) => alert.entryId === entryId)) {
      const now = context.clock();
      await context.manager.query(
        `UPDATE prf_alert SET action = $4, actioned_by = $5, actioned_at = $6
         WHERE prf_id = $1 AND entry_id = $2 AND revision = $3`,
        [prfId, entryId, latest.revision, text, userId, now],
      );
      const done = { ...latest, isActioned: true };
      const after = {
        ...loaded,
        alerts: (loaded.alerts ?? []).map((alert) => (alert === latest ? done : alert)),
      };
      const { facts, alerts } = factsOf(after);
      const { missing, states } = assess(facts, alerts);
      await context.manager.query(
        `UPDATE prf SET section_states = $2, missing_count = $3, open_alert_count = $4, version = version + 1, updated_at = $5,
                        writer_ids = CASE WHEN $6 = ANY (writer_ids) THEN writer_ids ELSE writer_ids || $6::uuid END
         WHERE id = $1`,
        [prfId, JSON.stringify(states), missing.length, alerts.length, now, userId],
      );
      await this.#record(context, 'PRF_ALERT_ACTIONED', prfId, prf, ['alert']);
    }
    const { alerts } = await this.#read(context, prfId);
    const same = alerts.filter((one) => one.entryId === entryId && one.total === latest.total);
    const alert = same.find(({ action }) => action !== null) ?? same[0];
    if (alert === undefined) throw notFound('Alert');
    return alert;
  }

  /** The record with its alerts as the rule has them now: those of a record last saved under an earlier rule follow first. */
  async #alerted(context: Context, prfId: string) {
    const opened = await this.#openForWriting(context, prfId);
    const { sections, alerts } = opened.loaded;
    const { writes } = planAlerts(sections?.['observations']?.data ?? {}, alerts ?? []);
    if (writes.length === 0) return opened;
    const actor = actorOf(context).userId;
    await applySave(context.manager, context.clock(), [
      { id: prfId, actor, writes: [], commands: [], alerts: writes },
    ]);
    return this.#openForWriting(context, prfId);
  }

  /** The letters that a new record's number begins with; nothing is read where none is new. */
  async #prefixFor(context: Context, loaded: readonly LoadedPrf[]): Promise<string> {
    return loaded.some(({ prf }) => prf === null) ? this.#deps.settings.prfPrefix(context) : '';
  }

  /** The record locked, open and writable by the caller; throws what stands in the way. */
  async #openForWriting(
    context: Context,
    prfId: string,
  ): Promise<{ readonly loaded: LoadedPrf; readonly prf: OpenPrf }> {
    const actor = actorOf(context);
    requireId(prfId, 'prfId');
    const loaded = await loadOneForSave(context.manager, actor.userId, prfId);
    const { prf } = loaded;
    if (prf === null) throw notFound('PRF');
    this.#next(prf.status, 'write');
    if (!canWrite(actor, prf)) throw refusedPrf('PRF_NOT_YOURS', prfId, prf);
    return { loaded, prf };
  }

  #next(status: PrfState, act: PrfAct): PrfState {
    const next = nextState(status, act);
    if (next !== null) return next;
    if (status === 'void') throw new DomainError('PRF_VOID');
    if (nextState(status, 'write') === null) throw new DomainError('PRF_LOCKED');
    throw new DomainError('PRF_STATE', { state: PRF_STATE_LABELS[status].toLowerCase() });
  }

  /** What a mutation answers with: the caller has just written in it, which is recorded already. */
  async #read(context: Context, prfId: string): Promise<Prf> {
    const prf = await readWholePrf(context, prfId);
    if (prf === null) throw notFound('PRF');
    return prf;
  }

  async #record(
    context: Context,
    action: string,
    prfId: string,
    prf: OpenPrf,
    fieldsChanged: readonly string[],
  ): Promise<void> {
    await this.#deps.audit.record(context, {
      action,
      entity: { type: 'Prf', id: prfId },
      prfId,
      patientId: prf.patientId,
      eventId: prf.eventId,
      fieldsChanged: [...fieldsChanged],
    });
  }

  async #auditSave(context: Context, { id }: LoadedPrf, plan: PrfPlan): Promise<void> {
    const about = {
      entity: { type: 'Prf', id },
      prfId: id,
      patientId: plan.patientId,
      eventId: plan.eventId,
    };
    if (plan.isNew) await this.#deps.audit.record(context, { action: 'PRF_CREATED', ...about });
    for (const { section, paths, command_id } of plan.write?.writes ?? []) {
      if (command_id === null) continue;
      await this.#deps.audit.record(context, {
        action: 'PRF_UPDATED',
        ...about,
        context: section,
        fieldsChanged: auditFieldsOf(paths),
      });
    }
    if (plan.answers.some(({ isAnswered }) => !isAnswered))
      await this.#deps.audit.recordRefusal(context, {
        action: 'ACCESS_DENIED',
        entity: { type: 'Prf', id },
        prfId: id,
        context: 'PRF of others',
      });
  }

  async #result(
    context: Context,
    answer: CommandAnswer,
    plan: PrfPlan,
    customPrfId: string | null,
  ): Promise<PrfCommandResult> {
    const { command, outcome, code, problems, isAnswered } = answer;
    const { section } = command;
    const head = isAnswered ? plan.sections.get(section) : undefined;
    // What the catalogue validated before it was stored has the catalogue's shape.
    const data = (head === undefined ? {} : { [section]: head.data }) as PrfData;
    return {
      commandId: command.commandId,
      prfId: command.prfId,
      customPrfId: isAnswered ? customPrfId : null,
      section,
      outcome,
      version: head?.version ?? 0,
      data:
        section === 'incidentDetails' && head !== undefined && customPrfId !== null
          ? { incidentDetails: { ...data.incidentDetails, custom_prf_id: customPrfId } }
          : data,
      conflict: await this.#conflict(context, answer, plan),
      problems: [...problems],
      code,
    };
  }

  async #conflict(
    context: Context,
    { command, conflict }: CommandAnswer,
    plan: PrfPlan,
  ): Promise<PrfConflict | null> {
    if (conflict === null) return null;
    const head = plan.sections.get(command.section) ?? { version: 0, data: {} };
    const user = conflict.author === null ? null : await userById(context).load(conflict.author.id);
    const theirAuthor: PrfPerson | null =
      user === null
        ? null
        : {
            userId: user.id,
            staffId: null,
            firstName: user.firstName,
            lastName: user.lastName,
            position: null,
          };
    return {
      paths: [...conflict.paths],
      theirs: { [command.section]: pickPaths(head.data, conflict.paths) },
      theirVersion: head.version,
      theirAuthor,
      theirAt: conflict.author?.at ?? null,
    };
  }
}

const planOptions = (actor: Actor, now: Date, prefix: string): PlanOptions => ({
  actor,
  now,
  drawNumbers: (day) => Array.from({ length: DRAWS }, () => `${prefix}-${day}-${crockford(8)}`),
});

const commandsByPrf = (commands: readonly SaveCommand[]): ReadonlyMap<string, SaveCommand[]> => {
  const byPrf = new Map<string, SaveCommand[]>();
  for (const command of commands) {
    if (!isSane(command)) continue;
    const others = byPrf.get(command.prfId);
    if (others === undefined) byPrf.set(command.prfId, [command]);
    else others.push(command);
  }
  return byPrf;
};

/** Whether the ids of a command may reach the database, which refuses a whole batch for one that is none. */
const isSane = ({ commandId, prfId, eventId, patientId, baseVersion, deviceTime }: SaveCommand): boolean =>
  isId(commandId) &&
  isId(prfId) &&
  (eventId === null || isId(eventId)) &&
  (patientId === null || isId(patientId)) &&
  Number.isInteger(baseVersion) &&
  baseVersion >= 0 &&
  !Number.isNaN(deviceTime.getTime());

const insane = ({ commandId, prfId, section }: SaveCommand): PrfCommandResult => ({
  commandId,
  prfId,
  customPrfId: null,
  section,
  outcome: 'REFUSED',
  version: 0,
  data: {},
  conflict: null,
  problems: [
    {
      field: 'command',
      code: 'BAD_ID',
      message: 'A command has UUIDs as its ids, a base version and a device time.',
    },
  ],
  code: 'BAD_INPUT',
});

/** A refusal about a record that is there, with the record for the trail. */
const refusedPrf = (
  code: 'FORBIDDEN' | 'PRF_NOT_YOURS',
  id: string,
  { patientId, eventId }: OpenPrf,
): DomainError =>
  new DomainError(code, {}, { about: { entity: { type: 'Prf', id }, prfId: id, patientId, eventId } });

const requireId = (id: string, field: string): void => {
  if (!isId(id)) throw badInput([{ field, code: 'BAD_ID', message: 'This is not an id.' }]);
};

const requireText = (value: string, field: string, message: string): string => {
  const text = value.trim();
  if (text === '') throw badInput([{ field, code: 'REQUIRED', message }]);
  if (text.length > 1_000)
    throw badInput([{ field, code: 'TOO_LONG', message: 'Shorten this to 1,000 characters.' }]);
  return text;
};

const STROKES = /^[MLHVCSQTAZmlhvcsqtaz0-9\s.,-]+$/;
const MAXIMUM_STROKES = 100_000;

const signatureProblems = ({ grade, strokes }: SignRequest) => [
  ...(grade.trim() === '' || grade.trim().length > LIMITS.text.short
    ? [{ field: 'grade', code: 'REQUIRED', message: 'Give your clinical grade.' }]
    : []),
  ...(strokes.length > MAXIMUM_STROKES
    ? [
        {
          field: 'strokes',
          code: 'TOO_LONG',
          message: 'The signature is too large: clear it and sign again.',
        },
      ]
    : []),
  ...(strokes.length <= MAXIMUM_STROKES && (!STROKES.test(strokes) || !/\d/.test(strokes))
    ? [{ field: 'strokes', code: 'REQUIRED', message: 'Sign with a pen or a finger.' }]
    : []),
];

/** What the rules look at in a record that was read under lock, and its open alerts. */
const factsOf = (loaded: LoadedPrf) => {
  const data = Object.fromEntries(
    Object.entries(loaded.sections ?? {}).map(([key, head]) => [key, head.data]),
  );
  const patient = (loaded.patients ?? []).find(({ id }) => id === loaded.prf?.patientId) ?? null;
  const begun = loaded.prf?.createdAt ?? '';
  const facts = prfFacts(
    data,
    patient,
    ageAtIncident(patient, data['incidentDetails']?.['incident_date'], begun),
  );
  const { open } = planAlerts(data['observations'] ?? {}, loaded.alerts ?? []);
  return { facts, alerts: open };
};
