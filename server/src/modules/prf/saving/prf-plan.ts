import type { ErrorCode, Problem } from '@sideline/schema/errors';
import { localDay } from '@sideline/schema/local-day';
import { alertActionPath } from '@sideline/schema/prf/rules/alerts';
import { canonicalChanges, type SectionData } from '@sideline/schema/prf/record/canonical';
import { entriesFieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { applyChanges, mergeChanges } from '@sideline/schema/prf/record/merge';
import { isSigned, nextState } from '@sideline/schema/prf/record/states';
import { togetherAt } from '@sideline/schema/prf/record/together';
import { checkEscalation } from '@sideline/schema/prf/rules/check-escalation';
import { validateChanges } from '@sideline/schema/prf/rules/validate';
import { LIMITS } from '@sideline/schema/limits';
import type { Actor } from '../../../platform/context.js';
import {
  entriesIn,
  entryIn,
  isStruck,
  onlyEntries,
  struckClashes,
  explains,
  touchedEntries,
  withoutPaths,
} from './prf-changes.js';
import type {
  CommandWrite,
  LoadedPrf,
  LoadedVersion,
  PrfWrite,
  StoredOutcome,
  StoredSection,
} from './prf-store.types.js';
import { WorkingCopy } from './prf-working-copy.js';
import { canWrite, isWriter } from '../prf.policy.js';
import { bodyHashOf, type SaveCommand, type ShownAlertAction } from './save-command.js';

/**
 * Decides the outcome of a batch of commands on one PRF. Pure: data read under lock comes in, data to be written goes out. A
 * command that is refused changes nothing and does not stop the others.
 */

export interface ConflictAnswer {
  readonly paths: readonly string[];
  /** Who wrote each current value, by path; a path is absent where no version that was read says so. */
  readonly authors: ReadonlyMap<string, { readonly id: string; readonly at: string }>;
}

export interface CommandAnswer {
  readonly command: SaveCommand;
  readonly outcome: StoredOutcome | 'REPLAYED' | 'REFUSED';
  readonly conflict: ConflictAnswer | null;
  readonly code: ErrorCode | null;
  readonly problems: readonly Problem[];
  /** Refused because the record is signed, and kept beside it. */
  readonly isKept: boolean;
  /** False if the caller may not see the content of the record. */
  readonly isAnswered: boolean;
}

/** A command that came after the signature, with the paths at which it differs from what was signed. */
export interface LateEdit {
  readonly command: Command;
  readonly paths: readonly string[];
}

export interface PrfPlan {
  readonly answers: readonly CommandAnswer[];
  /** What is kept beside a signed record. */
  readonly late: readonly LateEdit[];
  /** Null where nothing is to be written. */
  readonly write: PrfWrite | null;
  readonly sections: ReadonlyMap<PrfSectionKey, StoredSection>;
  readonly patientId: string | null;
  readonly eventId: string | null;
  readonly isNew: boolean;
}

export interface PlanOptions {
  readonly actor: Actor;
  readonly now: Date;
  /** Numbers to try for a new PRF, for a day as YYMMDD. */
  readonly drawNumbers: (day: string) => readonly string[];
  /** The record is signed and the caller is amending it: their right has already been checked. */
  readonly isAmending?: boolean;
}

/** A day as the numbers of PRFs carry it, YYMMDD. */
const dayOf = (moment: Date): string => localDay(moment).slice(2).replaceAll('-', '');

/** The reason why something was not done. */
export interface PlanRefusal {
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];
  /** False if the record belongs to another person. */
  readonly isTheirs: boolean;
}

const problem = (field: string, code: string, message: string): Problem => ({ field, code, message });

/**
 * A time in the future here and not on the device: one of the two clocks is wrong, and everyone who uses that device,
 * or this server, would look for a mistake in what they entered.
 */
const inFuture = (found: Problem, deviceTime: Date, now: Date): Problem => {
  const minutes = Math.round((deviceTime.getTime() - now.getTime()) / 60_000);
  if (minutes <= LIMITS.clockDriftMinutes) return found;
  return problem(
    found.field,
    'CLOCKS_DIFFER',
    `This device's clock is ${String(minutes)} minutes ahead of the server's. Check the device's time. If it is right, tell an administrator that the server's clock is slow.`,
  );
};

class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly problems: readonly Problem[] = [],
    readonly isAnswered = true,
  ) {
    super(code);
  }
}

/** A command in canonical form. */
type Command = SaveCommand & { readonly changes: SectionData; readonly body: string };

/** An action as problems name it: like every field, with points. */
const alertActionField = (entryId: string): string => alertActionPath(entryId).replaceAll('/', '.');

/** Problems with a command that answers an alert, whatever the state of that alert in the record. */
const alertActionProblems = (
  { section, changes, deviceTime }: Command,
  { entryId, escalation }: ShownAlertAction,
  now: Date,
  timeZone: string | undefined,
): readonly Problem[] => {
  if (section !== 'observations' || Object.keys(changes).length > 0)
    return [problem('alertAction', 'ALONE', 'A command that answers an alert changes nothing else.')];
  const field = alertActionField(entryId);
  return checkEscalation(escalation, now, { givenAt: deviceTime, timeZone }).problems.map(
    ({ code, message }) => problem(field, code, message),
  );
};

/** The effects of earlier commands in the same batch: a client is not in conflict with itself. */
interface OwnChange {
  readonly section: PrfSectionKey;
  readonly version: number;
  readonly changes: SectionData;
}

class Planner {
  readonly #loaded: LoadedPrf;
  readonly #options: PlanOptions;
  readonly #copy: WorkingCopy;
  readonly #sent: readonly SaveCommand[];
  readonly #batch: ReadonlySet<string>;
  readonly #own: OwnChange[] = [];
  readonly #commands: CommandWrite[] = [];
  readonly #late: LateEdit[] = [];

  constructor(loaded: LoadedPrf, commands: readonly SaveCommand[], options: PlanOptions) {
    this.#loaded = loaded;
    this.#options = options;
    this.#copy = new WorkingCopy(loaded, options);
    this.#sent = commands;
    this.#batch = new Set(commands.map(({ commandId }) => commandId));
  }

  answer(sent: SaveCommand): CommandAnswer {
    const command: Command = {
      ...sent,
      changes: canonicalChanges(sent.section, sent.changes ?? {}),
      body: bodyHashOf(sent),
    };
    const base = {
      command,
      conflict: null,
      code: null,
      problems: [],
      isKept: false,
      isAnswered: true,
    } as const;
    if (this.#loaded.isErased === true)
      return { ...base, outcome: 'REFUSED', code: 'PRF_ERASED', isAnswered: false };
    const known = this.#known(command.commandId);
    if (known !== undefined) {
      if (known.section !== command.section)
        return { ...base, outcome: 'REFUSED', code: 'CONFLICT', isAnswered: false };
      // If this were answered as done, a different change would be lost unnoticed.
      if (known.body !== null && known.body !== command.body)
        return { ...base, outcome: 'REFUSED', code: 'COMMAND_REUSED', isAnswered: false };
      this.#own.push({
        section: command.section,
        version: known.version,
        changes: withoutPaths(command.changes, new Set(known.paths)),
      });
      // A client that lost the answer to a clash must still be shown it.
      return known.outcome === 'CONFLICT'
        ? { ...base, outcome: 'CONFLICT', conflict: this.#clash(command.section, known.paths) }
        : { ...base, outcome: 'REPLAYED' };
    }
    try {
      if (sent.changes === null)
        throw new Refusal('BAD_INPUT', [
          problem('changes', 'ONE_SECTION', 'A command changes the section that it names, and no other.'),
        ]);
      const { alertAction = null } = sent;
      if (alertAction !== null) return { ...base, ...this.#answerAlert(command, alertAction) };
      return { ...base, ...this.#save(command) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, problems, isAnswered } = error;
      const refused = { ...base, outcome: 'REFUSED', code, isAnswered } as const;
      if (code !== 'PRF_LOCKED') return { ...refused, problems };
      const late = this.#lateEdit(command);
      // The command at fault is named: its device sends the others again, by themselves.
      if (late === null || 'problems' in late) return { ...refused, problems: late?.problems ?? problems };
      // All of it was already signed, no matter who entered it.
      if (late.paths.length === 0) return { ...base, outcome: 'REPLAYED' };
      this.#late.push(late);
      return { ...refused, problems, isKept: true };
    }
  }

  /** Links the patient, making the record where it does not exist yet. */
  link({ patientId, expectedPatientId, acknowledgesDeath }: LinkRequest): void {
    if (this.#loaded.isErased === true) throw new Refusal('PRF_ERASED', [], false);
    this.#requirePatient(patientId, acknowledgesDeath === true);
    this.#open({ eventId: null, patientId, acknowledgesDeath });
    const present = this.#copy.patientId;
    // The same patient is already linked: the link was sent again, or both people chose that patient. This is no conflict.
    if (expectedPatientId !== undefined && present !== patientId && present !== expectedPatientId)
      throw new Refusal(present === null ? 'CONFLICT' : 'PRF_PATIENT_CHANGED');
    this.#copy.linkPatient(patientId);
  }

  finish(answers: readonly CommandAnswer[]): PrfPlan {
    const write = this.#copy.finish(this.#commands);
    const { sections, patientId, eventId, isNew } = this.#copy;
    return { answers, late: this.#late, write, sections, patientId, eventId, isNew };
  }

  /**
   * A late change, to be kept: only from people who could write before the signature, and only if the catalogue would
   * have accepted it; otherwise the reason for refusing. Null if all of it stays on its device.
   */
  #lateEdit(command: Command): LateEdit | Pick<PlanRefusal, 'problems'> | null {
    const { prf } = this.#loaded;
    const { section, changes, baseVersion, alertAction } = command;
    if (prf === null || !isSigned(prf.status) || !isWriter(this.#options.actor, prf)) return null;
    if (baseVersion > this.#versionOf(section)) return null;
    if (alertAction) {
      const problems = alertActionProblems(command, alertAction, this.#options.now, this.#copy.timeZone);
      return problems.length > 0
        ? { problems }
        : {
            command: { ...command, alertAction: this.#worded(alertAction, command.deviceTime) },
            paths: [alertActionPath(alertAction.entryId)],
          };
    }
    const base = this.#baseOf(section, baseVersion);
    try {
      this.#check(command, base);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    const { written, conflicts } = mergeChanges(section, { base, current: this.#dataOf(section), changes });
    return { command, paths: [...written, ...conflicts] };
  }

  /** Adds the wording if its device sent none. */
  #worded(answer: ShownAlertAction, givenAt: Date): ShownAlertAction {
    const { timeZone } = this.#copy;
    const { escalation } = checkEscalation(answer.escalation, this.#options.now, { givenAt, timeZone });
    if (answer.action !== '' || escalation === null) return answer;
    return { ...answer, action: this.#copy.wordsOf(escalation, answer.entryId) };
  }

  #known(commandId: string) {
    const stored = this.#loaded.known?.find((command) => command.commandId === commandId);
    if (stored !== undefined)
      return { ...stored, paths: stored.conflictPaths, body: stored.bodyHash ?? null };
    return this.#commands.find(({ id }) => id === commandId);
  }

  /** Makes the row where it does not exist yet, or checks that it may be written in. */
  #open(request: Pick<SaveCommand, 'eventId' | 'patientId' | 'acknowledgesDeath'>): void {
    const { actor, drawNumbers } = this.#options;
    const { prf } = this.#loaded;
    if (prf !== null) {
      if (this.#options.isAmending === true || canWrite(actor, prf)) return;
      if (prf.status === 'void') throw new Refusal('PRF_VOID');
      if (nextState(prf.status, 'write') === null) throw new Refusal('PRF_LOCKED');
      // A client-made id that already belongs to another record: the answer gives no detail.
      const makes = request.eventId !== null || request.patientId !== null;
      throw new Refusal(makes ? 'CONFLICT' : 'PRF_NOT_YOURS', [], false);
    }
    if (this.#copy.isNew) return;
    if (actor.isReadOnly) throw new Refusal('FORBIDDEN', [], false);
    this.#requireEvent(request.eventId);
    this.#requirePatient(request.patientId, request.acknowledgesDeath === true);
    this.#copy.begin(drawNumbers(this.#numberDay()), request);
  }

  /**
   * The day in a new number, YYMMDD: the event's first day, otherwise the incident's, otherwise the day on which the
   * earliest of the sent changes was entered. All of them count, in whatever order they came: without a signal, a record
   * waits on its device.
   */
  #numberDay(): string {
    const incident = this.#sent
      .filter(({ section }) => section === 'incidentDetails')
      .reduce<SectionData>(
        (data, { section, changes }) => ({ ...data, ...canonicalChanges(section, changes ?? {}) }),
        {},
      );
    const events = this.#loaded.events ?? [];
    const event = [incident['event_id'], ...this.#sent.map(({ eventId }) => eventId)]
      .map((named) => events.find(({ id }) => id === named))
      .find((known) => known !== undefined);
    if (event !== undefined) return event.date;
    const now = this.#options.now.getTime();
    const at = incident['incident_date'];
    const happened = typeof at === 'string' ? Date.parse(at) : NaN;
    // Judged by the device's clock, nothing was entered in the future.
    const entered = Math.min(now, ...this.#sent.map(({ deviceTime }) => deviceTime.getTime()));
    return dayOf(new Date(happened <= now ? happened : entered));
  }

  #answerAlert(command: Command, answer: ShownAlertAction): Pick<CommandAnswer, 'outcome'> {
    const { section, baseVersion, deviceTime } = command;
    if (this.#loaded.prf !== null) this.#open(command);
    const problems = alertActionProblems(command, answer, this.#options.now, this.#copy.timeZone);
    if (problems.length > 0) throw new Refusal('BAD_INPUT', problems);
    const why = this.#copy.answerAlert(answer, deviceTime);
    if (why !== null)
      throw new Refusal('BAD_INPUT', [problem(alertActionField(answer.entryId), 'NOT_WAITING', why)]);
    const outcome = this.#foreign(section, baseVersion).length > 0 ? 'MERGED' : 'SAVED';
    const version = this.#versionOf(section);
    this.#commands.push({
      id: command.commandId,
      section,
      outcome,
      version,
      paths: [],
      body: command.body,
    });
    return { outcome };
  }

  /** What others have written in the section since the version that a command started from. */
  #foreign(section: PrfSectionKey, baseVersion: number): readonly LoadedVersion[] {
    return this.#copy.history.filter(
      (version) =>
        version.section === section &&
        version.version > baseVersion &&
        version.paths.length > 0 &&
        !(version.commandId !== null && this.#batch.has(version.commandId)),
    );
  }

  #save(command: Command): Pick<CommandAnswer, 'outcome' | 'conflict'> {
    const { section, changes } = command;
    const isNew = this.#loaded.prf === null;
    // Answered as already known: an outsider learns nothing about what they sent.
    if (!isNew) this.#open(command);
    if (command.baseVersion > this.#versionOf(section))
      throw new Refusal('BAD_INPUT', [
        problem('baseVersion', 'UNKNOWN_VERSION', 'The server has no such version of this section.'),
      ]);
    const base = this.#baseOf(section, command.baseVersion);
    this.#check(command, base);
    if (isNew) this.#open(command);

    const foreign = this.#foreign(section, command.baseVersion);
    const current = this.#dataOf(section);
    const theirs = new Set(foreign.flatMap(({ paths }) => paths));
    const struck = struckClashes(section, { base, current, changes, theirs });
    const ids = touchedEntries(section, changes);
    const merge = mergeChanges(section, {
      base: onlyEntries(base, ids),
      current: onlyEntries(current, ids),
      changes: withoutPaths(changes, struck),
    });
    const clashes = [...struck, ...merge.conflicts];
    if (merge.written.length > 0) this.#copy.enter(command, merge.data, merge.written, ids);

    const outcome = clashes.length > 0 ? 'CONFLICT' : foreign.length > 0 ? 'MERGED' : 'SAVED';
    const version = this.#versionOf(section);
    this.#own.push({ section, version, changes: withoutPaths(changes, new Set(clashes)) });
    this.#commands.push({
      id: command.commandId,
      section,
      outcome,
      version,
      paths: clashes,
      body: command.body,
    });
    return { outcome, conflict: clashes.length > 0 ? this.#clash(section, clashes) : null };
  }

  /** The section as the client knew it: the version that it started from, and what it sent itself in this batch before. */
  #baseOf(section: PrfSectionKey, version: number): SectionData {
    const head = this.#copy.sections.get(section);
    const stored =
      head?.version === version
        ? head.data
        : (this.#loaded.bases?.find((base) => base.section === section && base.version === version)?.data ??
          {});
    return this.#own
      .filter((own) => own.section === section && own.version > version)
      .reduce((data, own) => applyChanges(section, data, own.changes), stored);
  }

  #check({ section, changes, deviceTime }: Command, base: SectionData): void {
    const current = this.#dataOf(section);
    const struckMeanwhile = new Set(
      entriesFieldsOf(section).flatMap(({ name }) =>
        entriesIn(changes, name)
          .filter(({ id }) => isStruck(entryIn(current, name, id)) && !isStruck(entryIn(base, name, id)))
          .map(({ id }) => `${name}.${String(id)}`),
      ),
    );
    const problems = validateChanges(section, changes, { now: this.#options.now, current })
      .filter(
        // A client that could not know about it is shown both sides instead.
        ({ code, field }) => !(code === 'ENTRY_VOID' && struckMeanwhile.has(field)),
      )
      .map((found) => (found.code === 'IN_FUTURE' ? inFuture(found, deviceTime, this.#options.now) : found));
    for (const { name, label } of entriesFieldsOf(section)) {
      const there = new Set(entriesIn(current, name).map(({ id }) => id));
      for (const { id } of entriesIn(changes, name)) there.add(id);
      if (there.size > LIMITS.autosave.entries)
        problems.push(
          problem(
            name,
            'TOO_MANY',
            `“${label}” holds at most ${LIMITS.autosave.entries.toLocaleString('en-GB')} entries. Continue in a new record.`,
          ),
        );
    }
    if (section === 'incidentDetails') {
      const event = changes['event_id'];
      if (typeof event === 'string' && !(this.#loaded.events ?? []).some(({ id }) => id === event))
        problems.push(problem('event_id', 'NOT_FOUND', 'This event does not exist.'));
      const squad = changes['squad_id'];
      if (typeof squad === 'string' && !(this.#loaded.places ?? []).includes(squad))
        problems.push(problem('squad_id', 'NOT_FOUND', 'This squad does not exist.'));
      const zone = changes['zone_id'];
      if (typeof zone === 'string' && !(this.#loaded.places ?? []).includes(zone))
        problems.push(problem('zone_id', 'NOT_FOUND', 'This zone does not exist.'));
      const known = new Set(this.#loaded.staff ?? []);
      const crew = changes['crew'];
      if (Array.isArray(crew) && crew.some((id) => !known.has(String(id))))
        problems.push(problem('crew', 'NOT_FOUND', 'A member of this crew has no staff profile.'));
    }
    if (problems.length > 0) throw new Refusal('BAD_INPUT', problems);
  }

  #versionOf(section: PrfSectionKey): number {
    return this.#copy.sections.get(section)?.version ?? 0;
  }

  #dataOf(section: PrfSectionKey): SectionData {
    return this.#copy.sections.get(section)?.data ?? {};
  }

  #clash(section: PrfSectionKey, paths: readonly string[]): ConflictAnswer {
    const foreign = this.#copy.history.filter(
      (version) =>
        version.section === section && !(version.commandId !== null && this.#batch.has(version.commandId)),
    );
    const authors = paths.flatMap((path) => {
      const clashing = togetherAt(section, path);
      const last = foreign.findLast((version) =>
        version.paths.some((written) => clashing.some((one) => explains(written, one))),
      );
      return last === undefined ? [] : [[path, { id: last.authorId, at: last.at }] as const];
    });
    return { paths, authors: new Map(authors) };
  }

  #requireEvent(eventId: string | null): void {
    if (eventId === null || (this.#loaded.events ?? []).some(({ id }) => id === eventId)) return;
    throw new Refusal('BAD_INPUT', [problem('eventId', 'NOT_FOUND', 'This event does not exist.')]);
  }

  #requirePatient(patientId: string | null, acknowledgesDeath: boolean): void {
    // A patient who is already linked may have been merged since.
    if (patientId === null || patientId === this.#loaded.prf?.patientId) return;
    const patient = (this.#loaded.patients ?? []).find(({ id }) => id === patientId);
    if (patient === undefined)
      throw new Refusal('BAD_INPUT', [problem('patientId', 'NOT_FOUND', 'This patient does not exist.')]);
    // Nothing new is linked to a record that was merged into another.
    if (patient.mergedInto !== null)
      throw new Refusal('PATIENT_MERGED', [
        problem('patientId', 'MERGED', 'This record was merged into another. Search for the patient again.'),
      ]);
    if (this.#loaded.deceased?.has(patientId) === true && !acknowledgesDeath)
      throw new Refusal('PATIENT_DECEASED', [
        problem('patientId', 'DECEASED', 'Confirm that this is the right patient.'),
      ]);
  }
}

/** The outcome of each command, in order, applied to what was read under lock. */
export const planSave = (
  loaded: LoadedPrf,
  commands: readonly SaveCommand[],
  options: PlanOptions,
): PrfPlan => {
  const planner = new Planner(loaded, commands, options);
  return planner.finish(commands.map((command) => planner.answer(command)));
};

export interface LinkRequest {
  readonly patientId: string;
  /** The patient that the caller believes to be linked, null for none; absent where they do not say. */
  readonly expectedPatientId?: string | null | undefined;
  /** The caller confirmed that this is the right patient, although their record says that they died. */
  readonly acknowledgesDeath?: boolean | null | undefined;
}

/** Links a patient. Never throws: the reason for refusing is in `refusal`. */
export const planLink = (
  loaded: LoadedPrf,
  request: LinkRequest,
  options: PlanOptions,
):
  | { readonly plan: PrfPlan; readonly refusal: null }
  | { readonly plan: null; readonly refusal: PlanRefusal } => {
  const planner = new Planner(loaded, [], options);
  try {
    planner.link(request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, problems, isAnswered } = error;
    return { plan: null, refusal: { code, problems, isTheirs: isAnswered || code === 'PRF_ERASED' } };
  }
  return { plan: planner.finish([]), refusal: null };
};
