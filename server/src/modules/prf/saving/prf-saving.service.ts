import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import { errorText } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { fetchMaybe } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { RecordStockService } from '../../inventory/usage/record-stock.service.js';
import type { NotificationService } from '../../notifications/notification.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { userById } from '../../users/user.service.js';
import { auditFieldsOf, pickPaths } from './prf-changes.js';
import { recordChoices } from './prf-choices.js';
import { keepLateEdits } from '../amending/prf-late-edits.store.js';
import { readRevisions } from './prf-revisions.js';
import { drawNumbers } from './prf-number.js';
import { readBack, type PrfJournal } from './prf-open.js';
import {
  planLink,
  planSave,
  type CommandAnswer,
  type LinkRequest,
  type PlanRefusal,
  type PrfPlan,
} from './prf-plan.js';
import { takingsOf } from './prf-stock.js';
import { applySave, loadForSave, loadOneForSave, wantedFor } from './prf-store.js';
import type { LoadedPrf } from './prf-store.types.js';
import type { PrfCommandResult, PrfConflict } from './prf-saving.types.js';
import type { Prf, PrfPerson } from '../prf.types.js';
import type { SaveCommand } from './save-command.js';
import { SaveQueue, type SaveJob } from './save-queue.js';

interface Deps extends PrfJournal {
  readonly stock: RecordStockService;
  readonly settings: ProviderSettingsService;
  readonly notifications: NotificationService;
}

/** Saving what devices send, and linking patients: a record begins with either (clinical section 7). */
export class PrfSavingService {
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
    if (commands.length === 0 || commands.length > LIMITS.autosave.commandsAtOnce)
      throw badInput([
        {
          field: 'commands',
          code: 'out_of_range',
          message: `Send 1 to ${String(LIMITS.autosave.commandsAtOnce)} commands at once.`,
        },
      ]);
    return this.#queue.add({ context, commands });
  }

  /** The saves of one transaction, no two on one record: always two statements. */
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
      return { job, own, prf, plan: planSave(prf, own, { actor, now, drawNumbers: drawNumbers(prefix) }) };
    });
    const writes = planned.flatMap(({ plan }) => plan.write ?? []);
    const applied = await applySave(manager, now, writes);
    await this.#deps.stock.follow(
      planned.flatMap(({ job: { context }, prf, plan }) => takingsOf(context, prf, plan.write)),
    );
    const kept = await keepLateEdits(
      manager,
      now,
      planned.flatMap(({ job, plan }) =>
        plan.late.map((edit) => ({ ...edit, authorId: actorOf(job.context).userId })),
      ),
    );
    const numbers = new Map(applied.map(({ id, customPrfId }) => [id, customPrfId]));

    // By the command itself and not by its id: the same id may be there twice.
    const results = new Map<SaveCommand, PrfCommandResult>();
    for (const { job, own, prf, plan } of planned) {
      await this.#auditSave(job.context, prf, plan, kept);
      this.#tellSave(job.context, prf, plan);
      await this.#tellSigners(job.context, prf, plan, kept);
      const customPrfId = prf.prf?.customPrfId ?? numbers.get(prf.id) ?? null;
      for (const [index, answer] of plan.answers.entries()) {
        const command = own[index];
        if (command !== undefined)
          results.set(command, await this.#result(job.context, answer, plan, customPrfId));
      }
    }
    return jobs.map(({ commands }) => commands.map((command) => results.get(command) ?? unanswered(command)));
  }

  /**
   * Links a patient; creates the record where there is none yet. Scores and missing fields follow from the patient's age.
   * PRF_PATIENT_CHANGED if a different patient is linked from the one the caller knew, PATIENT_MERGED for a record merged
   * into another.
   */
  async linkPatient(context: Context, prfId: string, request: LinkRequest): Promise<Prf> {
    const actor = actorOf(context);
    const { patientId, expectedPatientId } = request;
    requireId(prfId, 'prfId');
    requireId(patientId, 'patientId');
    if (typeof expectedPatientId === 'string') requireId(expectedPatientId, 'expectedPatientId');
    const loaded = await loadOneForSave(context.manager, actor.userId, prfId, [patientId]);
    const prefix = await this.#prefixFor(context, [loaded]);
    const options = { actor, now: context.clock(), drawNumbers: drawNumbers(prefix) };
    const { plan, refusal } = planLink(loaded, request, options);
    if (refusal !== null) return this.#refuseLink(context, loaded, refusal);
    if (plan.write !== null) {
      await applySave(context.manager, options.now, [plan.write]);
      this.#deps.news.recordChanged(context, prfId);
      // Age and pregnancy decide which score is valid, and so what a board shows.
      this.#deps.news.figuresChanged(context, plan.eventId);
    }
    const isWritten = plan.write !== null;
    await this.#deps.audit.record(context, {
      action: plan.isNew ? 'PRF_CREATED' : isWritten ? 'PRF_UPDATED' : 'PRF_VIEWED',
      entity: { type: 'Prf', id: prfId },
      prfId,
      patientId,
      eventId: plan.eventId,
      fieldsChanged: isWritten
        ? ['patient_id', ...(request.acknowledgesDeath === true ? ['acknowledges_death'] : [])]
        : [],
    });
    return readBack(context, prfId);
  }

  /** Another clinician's record is a conflict without detail to the caller, and a refusal in the trail. */
  async #refuseLink(context: Context, loaded: LoadedPrf, refusal: PlanRefusal): Promise<never> {
    const { code, problems, isTheirs } = refusal;
    const about = {
      entity: { type: 'Prf', id: loaded.id },
      prfId: loaded.id,
      patientId: loaded.prf?.patientId ?? null,
      eventId: loaded.prf?.eventId ?? null,
    };
    if (!isTheirs)
      await this.#deps.audit.recordRefusal(context, {
        action: 'ACCESS_DENIED',
        ...about,
        context: 'Someone else’s PRF',
      });
    if (code !== 'PRF_PATIENT_CHANGED') throw new DomainError(code, {}, { problems });
    const name = await linkedName(context, loaded);
    throw new DomainError(
      code,
      { name },
      { problems, disclosed: { action: 'PRF_VIEWED', ...about, context: 'Linked patient shown' } },
    );
  }

  /** The letters that a new record's number begins with; nothing is read where none is new. */
  async #prefixFor(context: Context, loaded: readonly LoadedPrf[]): Promise<string> {
    return loaded.some(({ prf }) => prf === null) ? this.#deps.settings.prfPrefix(context) : '';
  }

  async #auditSave(
    context: Context,
    { id, prf }: LoadedPrf,
    plan: PrfPlan,
    kept: ReadonlySet<string>,
  ): Promise<void> {
    const about = {
      entity: { type: 'Prf', id },
      prfId: id,
      patientId: plan.patientId,
      eventId: plan.eventId,
    };
    if (plan.isNew)
      await this.#deps.audit.record(context, {
        action: 'PRF_CREATED',
        ...about,
        fieldsChanged: plan.patientId === null ? [] : ['patient_id'],
      });
    for (const { section, paths, command_id } of plan.write?.writes ?? []) {
      if (command_id === null) continue;
      await this.#deps.audit.record(context, {
        action: 'PRF_UPDATED',
        ...about,
        context: section,
        fieldsChanged: auditFieldsOf(paths),
      });
    }
    for (const _ of plan.write?.answers ?? [])
      await this.#deps.audit.record(context, {
        action: 'PRF_ALERT_ACTIONED',
        ...about,
        fieldsChanged: ['alert'],
      });
    await recordChoices(this.#deps.audit, context, about, plan);
    const keptNow = plan.late.filter(({ command }) => kept.has(command.commandId));
    for (const { command, paths } of keptNow)
      await this.#deps.audit.record(context, {
        action: 'PRF_LATE_EDIT_KEPT',
        ...about,
        context: command.section,
        fieldsChanged: auditFieldsOf(paths),
      });
    // The caller was shown current values without having written: a read of the record like any other.
    if (
      prf !== null &&
      plan.answers.some(({ isAnswered }) => isAnswered) &&
      !isEntered(plan) &&
      keptNow.length === 0
    )
      await this.#deps.audit.record(context, { action: 'PRF_VIEWED', ...about });
    if (plan.answers.some(({ isAnswered }) => !isAnswered))
      await this.#deps.audit.recordRefusal(context, {
        action: 'ACCESS_DENIED',
        entity: { type: 'Prf', id },
        prfId: id,
        context: 'Someone else’s PRF',
      });
  }

  /** Notifies people who have the record open of new sections and of a new state; the boards of its event too. */
  #tellSave(context: Context, { id, prf }: LoadedPrf, { write, late, eventId }: PrfPlan): void {
    if (late.length > 0) this.#deps.news.recordChanged(context, id);
    if (write !== null) {
      this.#deps.news.figuresChanged(context, eventId);
      // The previous event now counts one record fewer.
      if (prf !== null && prf.eventId !== eventId) this.#deps.news.figuresChanged(context, prf.eventId);
    }
    if (prf === null || write === null) return;
    for (const { section, version } of write.writes)
      this.#deps.news.sectionChanged(context, id, section, version);
    if (write.answers !== undefined || (write.head !== undefined && write.head.status !== prf.status))
      this.#deps.news.recordChanged(context, id);
  }

  /** The people who signed a record are notified that others changed it afterwards. */
  async #tellSigners(
    context: Context,
    { id, prf }: LoadedPrf,
    { late }: PrfPlan,
    kept: ReadonlySet<string>,
  ): Promise<void> {
    if (prf === null || !late.some(({ command }) => kept.has(command.commandId))) return;
    const revisions = await readRevisions(context.manager, id);
    for (const userId of new Set(revisions.map(({ signedBy }) => signedBy)))
      await this.#deps.notifications.tell(context, {
        userId,
        kind: 'prf_late_edit',
        entityId: prf.customPrfId,
        title: `Changes after the signature: ${prf.customPrfId}`,
        body: [
          `Changes to ${prf.customPrfId} arrived after you signed it. The signed record has not changed.`,
          'Review them. Add those that belong in the record as an amendment, and set the rest aside.',
        ].join('\n'),
      });
  }

  async #result(
    context: Context,
    answer: CommandAnswer,
    plan: PrfPlan,
    customPrfId: string | null,
  ): Promise<PrfCommandResult> {
    const { command, outcome, code, problems, isKept, isAnswered } = answer;
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
      recordedAt:
        plan.write?.commands.some(({ id }) => id === command.commandId) === true
          ? context.clock().toISOString()
          : null,
      isKept,
      conflict: await this.#conflict(context, answer, plan),
      problems: [...problems],
      code,
      message: code === null ? null : errorText(code),
    };
  }

  async #conflict(
    context: Context,
    { command, conflict }: CommandAnswer,
    plan: PrfPlan,
  ): Promise<PrfConflict | null> {
    if (conflict === null) return null;
    const head = plan.sections.get(command.section) ?? { version: 0, data: {} };
    const personOf = async (id: string): Promise<PrfPerson | null> => {
      const user = await userById(context).load(id);
      if (user === null) return null;
      const { firstName, lastName } = user;
      return { userId: user.id, staffId: null, firstName, lastName, position: null };
    };
    return {
      paths: [...conflict.paths],
      theirs: { [command.section]: pickPaths(head.data, conflict.paths) },
      theirVersion: head.version,
      authors: await Promise.all(
        [...conflict.authors].map(async ([path, { id, at }]) => ({ path, author: await personOf(id), at })),
      ),
    };
  }
}

/** Whether the write gets a separate entry in the trail. */
const isEntered = ({ write }: PrfPlan): boolean =>
  (write?.writes.some(({ command_id }) => command_id !== null) ?? false) || (write?.answers?.length ?? 0) > 0;

const linkedNameRow = z.object({ name: z.string() });

/** The name of the patient to whom a record is linked. */
const linkedName = async ({ manager }: Context, { prf }: LoadedPrf): Promise<string> => {
  const row = await fetchMaybe(
    manager,
    linkedNameRow,
    'SELECT patient_name AS name FROM patient WHERE patient_id = $1',
    [prf?.patientId],
  );
  return row?.name ?? 'another patient';
};

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

/** Whether the ids of a command may reach the database, which refuses a whole batch for one invalid id. */
const isSane = ({
  commandId,
  prfId,
  eventId,
  patientId,
  baseVersion,
  deviceTime,
  alertAction,
}: SaveCommand): boolean =>
  isId(commandId) &&
  isId(prfId) &&
  (eventId === null || isId(eventId)) &&
  (patientId === null || isId(patientId)) &&
  Number.isInteger(baseVersion) &&
  baseVersion >= 0 &&
  !Number.isNaN(deviceTime.getTime()) &&
  (!alertAction || isId(alertAction.entryId));

const unanswered = ({ commandId, prfId, section }: SaveCommand): PrfCommandResult => ({
  commandId,
  prfId,
  customPrfId: null,
  section,
  outcome: 'REFUSED',
  version: 0,
  data: {},
  recordedAt: null,
  isKept: false,
  conflict: null,
  problems: [
    {
      field: 'command',
      code: 'BAD_ID',
      message: 'A command needs UUIDs as its ids, a base version and a device time.',
    },
  ],
  code: 'BAD_INPUT',
  message: errorText('BAD_INPUT'),
});
