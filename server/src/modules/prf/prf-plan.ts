import type { ErrorCode, Problem } from '@sideline/schema/errors';
import { localDay } from '@sideline/schema/local-day';
import { ageAtIncident } from '@sideline/schema/prf/age';
import { canonicalChanges, type SectionData } from '@sideline/schema/prf/canonical';
import { entriesFieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { derivationPatient, deriveSection, type DerivationPatient } from '@sideline/schema/prf/derive';
import type { PrfFacts } from '@sideline/schema/prf/kinds';
import { applyChanges, isSame, mergeChanges } from '@sideline/schema/prf/merge';
import { nextState, type PrfState } from '@sideline/schema/prf/states';
import { validateChanges } from '@sideline/schema/prf/validate';
import type { Actor } from '../../platform/context.js';
import { planAlerts, type AlertWrite, type LoadedAlert } from './prf-alerts.js';
import {
  entriesIn,
  entryIn,
  isStruck,
  onlyEntries,
  struckClashes,
  touchedEntries,
  withOtherEntries,
  withoutPaths,
} from './prf-changes.js';
import { assess, crewOf, prfFacts, summaryOf, type Assessment, type KnownPatient } from './prf-facts.js';
import { canWrite } from './prf.policy.js';

/**
 * Decides what becomes of a batch of commands on one PRF. Pure: what was read under lock comes in, what is to be written
 * goes out. A command that is refused changes nothing and does not stop the others.
 */

export interface SaveCommand {
  readonly commandId: string;
  readonly prfId: string;
  readonly section: PrfSectionKey;
  /** The version of the section that the client started from; 0 where it knew of none. */
  readonly baseVersion: number;
  readonly deviceTime: Date;
  /** Only what changed in that section, as it came; null where the command names another section than it changes. */
  readonly changes: SectionData | null;
  /** Where the command makes the row. */
  readonly eventId: string | null;
  readonly patientId: string | null;
}

export interface LoadedVersion {
  readonly section: string;
  readonly version: number;
  readonly paths: readonly string[];
  readonly authorId: string;
  readonly at: string;
  readonly commandId: string | null;
}

/** What `prf_load_for_save` answers for one PRF. */
export interface LoadedPrf {
  readonly id: string;
  readonly prf: {
    readonly customPrfId: string;
    readonly status: PrfState;
    readonly version: number;
    readonly authorId: string;
    readonly eventId: string | null;
    readonly patientId: string | null;
    readonly createdAt: string;
    readonly isCrew: boolean;
    readonly hasWriteReason: boolean;
    /** The age and pregnancy by which the observations were scored; null in a record without any. */
    readonly scoredFor: DerivationPatient | null;
  } | null;
  readonly sections: Readonly<
    Record<string, { readonly version: number; readonly data: SectionData }>
  > | null;
  /** What was written since the oldest version that a command of the batch started from, oldest first. */
  readonly history: readonly LoadedVersion[] | null;
  /** The sections as the commands started from them, where they are not the newest. */
  readonly bases:
    readonly { readonly section: string; readonly version: number; readonly data: SectionData }[] | null;
  readonly known:
    | readonly {
        readonly commandId: string;
        readonly section: PrfSectionKey;
        readonly outcome: 'SAVED' | 'MERGED' | 'CONFLICT';
        readonly version: number;
        readonly conflictPaths: readonly string[];
      }[]
    | null;
  readonly alerts: readonly LoadedAlert[] | null;
  readonly patients: readonly (KnownPatient & { readonly id: string })[] | null;
  /** `date` is the event's first day in its own time zone, YYMMDD. */
  readonly events: readonly { readonly id: string; readonly date: string }[] | null;
  readonly staff: readonly string[] | null;
}

export interface ConflictAnswer {
  readonly paths: readonly string[];
  /** Null where the clash was found in an earlier send of the command: read it from the section as it stands. */
  readonly author: { readonly id: string; readonly at: string } | null;
}

export interface CommandAnswer {
  readonly command: SaveCommand;
  readonly outcome: 'SAVED' | 'MERGED' | 'CONFLICT' | 'REPLAYED' | 'REFUSED';
  readonly conflict: ConflictAnswer | null;
  readonly code: ErrorCode | null;
  readonly problems: readonly Problem[];
  /** False where the caller may not see what the record holds. */
  readonly isAnswered: boolean;
}

interface SectionWrite {
  readonly section: PrfSectionKey;
  readonly version: number;
  readonly data: SectionData;
  readonly paths: readonly string[];
  readonly device_time: string | null;
  readonly command_id: string | null;
}

/** What `prf_apply_save` is told to write for one PRF. */
export interface PrfWrite {
  readonly id: string;
  /** Who writes. */
  readonly actor: string;
  readonly create?: { readonly candidates: readonly string[] };
  readonly writes: readonly SectionWrite[];
  readonly commands: readonly {
    readonly id: string;
    readonly section: PrfSectionKey;
    readonly outcome: 'SAVED' | 'MERGED' | 'CONFLICT';
    readonly version: number;
    readonly paths: readonly string[];
  }[];
  readonly crew?: readonly string[];
  readonly alerts?: readonly AlertWrite[];
  readonly head?: {
    readonly eventId: string | null;
    readonly patientId: string | null;
    readonly status: PrfState;
    readonly sectionStates: Assessment['states'];
    readonly missingCount: number;
    readonly openAlertCount: number;
    readonly summary: object;
  };
}

export interface PrfPlan {
  readonly answers: readonly CommandAnswer[];
  /** Null where nothing is to be written. */
  readonly write: PrfWrite | null;
  readonly sections: ReadonlyMap<PrfSectionKey, { readonly version: number; readonly data: SectionData }>;
  readonly patientId: string | null;
  readonly eventId: string | null;
  readonly isNew: boolean;
}

export interface PlanOptions {
  readonly actor: Actor;
  readonly now: Date;
  /** Numbers to try for a new PRF, for a day as YYMMDD. */
  readonly drawNumbers: (day: string) => readonly string[];
}

/** A day as the numbers of PRFs carry it, YYMMDD. */
const dayOf = (moment: Date): string => localDay(moment).slice(2).replaceAll('-', '');

/** Why something was not done. */
export interface PlanRefusal {
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];
}

const problem = (field: string, code: string, message: string): Problem => ({ field, code, message });

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
type Command = SaveCommand & { readonly changes: SectionData };

/** What earlier commands of the same batch did: a client is not in conflict with itself. */
interface OwnChange {
  readonly section: PrfSectionKey;
  readonly version: number;
  readonly changes: SectionData;
}

class Planner {
  readonly #loaded: LoadedPrf;
  readonly #options: PlanOptions;
  readonly #sections = new Map<PrfSectionKey, { version: number; data: SectionData }>();
  readonly #history: LoadedVersion[];
  readonly #batch: ReadonlySet<string>;
  readonly #own: OwnChange[] = [];
  readonly #writes: SectionWrite[] = [];
  readonly #commands: PrfWrite['commands'][number][] = [];
  readonly #now: string;
  #status: PrfState | null;
  #eventId: string | null;
  #patientId: string | null;
  #candidates: readonly string[] | null = null;
  #hasNewHead = false;
  /** What decided the scores that were read. */
  readonly #scoredFor: DerivationPatient;

  constructor(loaded: LoadedPrf, commands: readonly SaveCommand[], options: PlanOptions) {
    this.#loaded = loaded;
    this.#options = options;
    this.#now = options.now.toISOString();
    this.#history = [...(loaded.history ?? [])];
    this.#batch = new Set(commands.map(({ commandId }) => commandId));
    this.#status = loaded.prf?.status ?? null;
    this.#eventId = loaded.prf?.eventId ?? null;
    this.#patientId = loaded.prf?.patientId ?? null;
    for (const [key, head] of Object.entries(loaded.sections ?? {}))
      this.#sections.set(key as PrfSectionKey, head);
    this.#scoredFor = loaded.prf?.scoredFor ?? derivationPatient(this.#facts());
  }

  answer(sent: SaveCommand): CommandAnswer {
    const command: Command = { ...sent, changes: canonicalChanges(sent.section, sent.changes ?? {}) };
    const base = { command, conflict: null, code: null, problems: [], isAnswered: true } as const;
    const known = this.#known(command.commandId);
    if (known !== undefined) {
      if (known.section !== command.section)
        return { ...base, outcome: 'REFUSED', code: 'CONFLICT', isAnswered: false };
      this.#own.push({
        section: command.section,
        version: known.version,
        changes: withoutPaths(command.changes, new Set(known.paths)),
      });
      // Who lost the answer to a clash must still hear of it.
      return known.outcome === 'CONFLICT'
        ? { ...base, outcome: 'CONFLICT', conflict: this.#clash(command.section, known.paths) }
        : { ...base, outcome: 'REPLAYED' };
    }
    try {
      if (sent.changes === null)
        throw new Refusal('BAD_INPUT', [
          problem('changes', 'ONE_SECTION', 'A command changes the section that it names, and no other.'),
        ]);
      return { ...base, ...this.#save(command) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, problems, isAnswered } = error;
      return { ...base, outcome: 'REFUSED', code, problems, isAnswered };
    }
  }

  /** Links the patient, making the record where it does not exist yet; nothing happens where he is linked already. */
  link(patientId: string): void {
    this.#requirePatient(patientId);
    this.#open({ eventId: null, patientId }, undefined);
    if (this.#patientId === patientId && this.#candidates === null) {
      // Linked again after his birth date was put right, say: the scores follow.
      this.#hasNewHead = !isSame(derivationPatient(this.#facts()), this.#scoredFor);
      return;
    }
    this.#patientId = patientId;
    this.#written();
  }

  finish(answers: readonly CommandAnswer[]): PrfPlan {
    if (this.#hasNewHead) this.#rederive();
    const result = {
      answers,
      sections: this.#sections,
      patientId: this.#patientId,
      eventId: this.#eventId,
      isNew: this.#candidates !== null,
    };
    const { id } = this.#loaded;
    const actor = this.#options.actor.userId;
    if (!this.#hasNewHead) {
      const write = this.#commands.length === 0 ? null : { id, actor, writes: [], commands: this.#commands };
      return { ...result, write };
    }
    const alerts = planAlerts(this.#dataOf('observations'), this.#loaded.alerts ?? []);
    const facts = this.#facts();
    const { missing, states } = assess(facts, alerts.open);
    const isCrewChanged = this.#writes.some(
      ({ section, paths }) => section === 'incidentDetails' && paths.includes('crew'),
    );
    return {
      ...result,
      write: {
        id,
        actor,
        ...(this.#candidates === null ? {} : { create: { candidates: this.#candidates } }),
        writes: this.#writes,
        commands: this.#commands,
        ...(isCrewChanged ? { crew: crewOf(facts) } : {}),
        ...(alerts.writes.length === 0 ? {} : { alerts: alerts.writes }),
        head: {
          eventId: this.#eventId,
          patientId: this.#patientId,
          status: this.#status ?? 'draft',
          sectionStates: states,
          missingCount: missing.length,
          openAlertCount: alerts.open.length,
          summary: { ...summaryOf(facts), scoredFor: derivationPatient(facts) },
        },
      },
    };
  }

  #known(commandId: string) {
    const stored = this.#loaded.known?.find((command) => command.commandId === commandId);
    if (stored !== undefined) return { ...stored, paths: stored.conflictPaths };
    return this.#commands.find(({ id }) => id === commandId);
  }

  /** Makes the row where it does not exist yet, or checks that it may be written in. */
  #open(request: Pick<SaveCommand, 'eventId' | 'patientId'>, incidentAt: unknown): void {
    const { actor, now, drawNumbers } = this.#options;
    const { prf } = this.#loaded;
    if (prf !== null) {
      if (canWrite(actor, prf)) return;
      if (prf.status === 'void') throw new Refusal('PRF_VOID');
      if (nextState(prf.status, 'write') === null) throw new Refusal('PRF_LOCKED');
      // A client-made id that is another's already: nothing is said about what it is.
      const makes = request.eventId !== null || request.patientId !== null;
      throw new Refusal(makes ? 'CONFLICT' : 'PRF_NOT_YOURS', [], false);
    }
    if (this.#candidates !== null) return;
    if (actor.isReadOnly) throw new Refusal('FORBIDDEN', [], false);
    const event = this.#requireEvent(request.eventId);
    this.#requirePatient(request.patientId);
    const moment = typeof incidentAt === 'string' ? new Date(incidentAt) : now;
    this.#candidates = drawNumbers(event?.date ?? dayOf(moment));
    this.#status = 'draft';
    this.#patientId = request.patientId;
    this.#hasNewHead = true;
    if (request.eventId !== null) {
      this.#eventId = request.eventId;
      this.#put('incidentDetails', { event_id: request.eventId }, ['event_id'], null);
    }
  }

  #save(command: Command): Pick<CommandAnswer, 'outcome' | 'conflict'> {
    const { section, changes } = command;
    const isNew = this.#loaded.prf === null;
    // Known as far as the caller is concerned: an outsider is told nothing about what he sent.
    if (!isNew) this.#open(command, undefined);
    const head = this.#sections.get(section) ?? { version: 0, data: {} };
    if (command.baseVersion > head.version)
      throw new Refusal('BAD_INPUT', [
        problem('baseVersion', 'UNKNOWN_VERSION', 'The server has no such version of this section.'),
      ]);
    const base = this.#baseOf(section, command.baseVersion);
    this.#check(command, base);
    if (isNew) this.#open(command, section === 'incidentDetails' ? changes['incident_date'] : undefined);

    const foreign = this.#history.filter(
      (version) =>
        version.section === section &&
        version.version > command.baseVersion &&
        version.paths.length > 0 &&
        !(version.commandId !== null && this.#batch.has(version.commandId)),
    );
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
    if (merge.written.length > 0) {
      const stamped = this.#stamp(section, current, merge.data);
      this.#write(command, withOtherEntries(this.#derive(section, stamped), current, ids), merge.written);
    }

    const outcome = clashes.length > 0 ? 'CONFLICT' : foreign.length > 0 ? 'MERGED' : 'SAVED';
    const version = this.#sections.get(section)?.version ?? 0;
    this.#own.push({ section, version, changes: withoutPaths(changes, new Set(clashes)) });
    this.#commands.push({ id: command.commandId, section, outcome, version, paths: clashes });
    return { outcome, conflict: clashes.length > 0 ? this.#clash(section, clashes) : null };
  }

  /** The section as the client knew it: the version that it started from, and what it sent itself in this batch before. */
  #baseOf(section: PrfSectionKey, version: number): SectionData {
    const head = this.#sections.get(section);
    const stored =
      head?.version === version
        ? head.data
        : (this.#loaded.bases?.find((base) => base.section === section && base.version === version)?.data ??
          {});
    return this.#own
      .filter((own) => own.section === section && own.version > version)
      .reduce((data, own) => applyChanges(section, data, own.changes), stored);
  }

  #check({ section, changes }: Command, base: SectionData): void {
    const current = this.#dataOf(section);
    const struckMeanwhile = new Set(
      entriesFieldsOf(section).flatMap(({ name }) =>
        entriesIn(changes, name)
          .filter(({ id }) => isStruck(entryIn(current, name, id)) && !isStruck(entryIn(base, name, id)))
          .map(({ id }) => `${name}.${String(id)}`),
      ),
    );
    const problems = validateChanges(section, changes, { now: this.#options.now, current }).filter(
      // Who could not know of it is shown both sides instead.
      ({ code, field }) => !(code === 'ENTRY_VOID' && struckMeanwhile.has(field)),
    );
    if (section === 'incidentDetails') {
      const event = changes['event_id'];
      if (typeof event === 'string' && !(this.#loaded.events ?? []).some(({ id }) => id === event))
        problems.push(problem('event_id', 'NOT_FOUND', 'This event does not exist.'));
      const known = new Set(this.#loaded.staff ?? []);
      const crew = changes['crew'];
      if (Array.isArray(crew) && crew.some((id) => !known.has(String(id))))
        problems.push(problem('crew', 'NOT_FOUND', 'Somebody of this crew has no staff profile.'));
    }
    if (problems.length > 0) throw new Refusal('BAD_INPUT', problems);
  }

  #write(command: Command, data: SectionData, paths: readonly string[]): void {
    const { section } = command;
    if (section === 'incidentDetails' && paths.includes('event_id')) {
      const value = data['event_id'];
      this.#eventId = typeof value === 'string' ? value : null;
    }
    this.#put(section, data, paths, command);
  }

  /** Who entered an entry and who struck it through, and when by the server's clock. */
  #stamp(section: PrfSectionKey, before: SectionData, after: SectionData): SectionData {
    const { userId } = this.#options.actor;
    const result: Record<string, unknown> = { ...after };
    for (const { name } of entriesFieldsOf(section)) {
      const known = new Map(entriesIn(before, name).map((entry) => [entry['id'], entry]));
      const entries = entriesIn(after, name);
      if (entries.length === 0) continue;
      result[name] = entries.map((entry) => {
        const old = known.get(entry['id']);
        return {
          ...entry,
          ...(old === undefined ? { recorded_at: this.#now, recorded_by: userId } : {}),
          ...(isStruck(entry) && !isStruck(old) ? { voided_at: this.#now, voided_by: userId } : {}),
        };
      });
    }
    return result;
  }

  #derive(section: PrfSectionKey, data: SectionData): SectionData {
    if (entriesFieldsOf(section).length === 0) return data;
    return deriveSection(section, data, derivationPatient(this.#facts()));
  }

  /** Age and pregnancy decide whether a NEWS2 is valid: where they changed, the scores follow. */
  #rederive(): void {
    const head = this.#sections.get('observations');
    if (head === undefined || isSame(derivationPatient(this.#facts()), this.#scoredFor)) return;
    const data = this.#derive('observations', head.data);
    if (!isSame(data, head.data)) this.#put('observations', data, [], null);
  }

  #put(
    section: PrfSectionKey,
    data: SectionData,
    paths: readonly string[],
    command: SaveCommand | null,
  ): void {
    const version = (this.#sections.get(section)?.version ?? 0) + 1;
    this.#sections.set(section, { version, data });
    const command_id = command?.commandId ?? null;
    const device_time = command?.deviceTime.toISOString() ?? null;
    this.#writes.push({ section, version, data, paths, device_time, command_id });
    const { userId } = this.#options.actor;
    this.#history.push({ section, version, paths, authorId: userId, at: this.#now, commandId: command_id });
    if (command !== null) this.#written();
  }

  #written(): void {
    this.#hasNewHead = true;
    if (this.#status !== null) this.#status = nextState(this.#status, 'write') ?? this.#status;
  }

  #dataOf(section: PrfSectionKey): SectionData {
    return this.#sections.get(section)?.data ?? {};
  }

  #facts(): PrfFacts {
    const patient = (this.#loaded.patients ?? []).find(({ id }) => id === this.#patientId) ?? null;
    const data = Object.fromEntries([...this.#sections].map(([key, head]) => [key, head.data]));
    const begun = this.#loaded.prf?.createdAt ?? this.#now;
    return prfFacts(data, patient, ageAtIncident(patient, data['incidentDetails']?.['incident_date'], begun));
  }

  #clash(section: PrfSectionKey, paths: readonly string[]): ConflictAnswer {
    const wanted = new Set(paths);
    const last = this.#history.findLast(
      (version) =>
        version.section === section &&
        !(version.commandId !== null && this.#batch.has(version.commandId)) &&
        version.paths.some((path) => wanted.has(path)),
    );
    return { paths, author: last === undefined ? null : { id: last.authorId, at: last.at } };
  }

  #requireEvent(eventId: string | null): { readonly date: string } | null {
    if (eventId === null) return null;
    const event = (this.#loaded.events ?? []).find(({ id }) => id === eventId);
    if (event !== undefined) return event;
    throw new Refusal('BAD_INPUT', [problem('eventId', 'NOT_FOUND', 'This event does not exist.')]);
  }

  #requirePatient(patientId: string | null): void {
    if (patientId === null || (this.#loaded.patients ?? []).some(({ id }) => id === patientId)) return;
    throw new Refusal('BAD_INPUT', [problem('patientId', 'NOT_FOUND', 'This patient does not exist.')]);
  }
}

/** What becomes of the commands, in their order, on what was read under lock. */
export const planSave = (
  loaded: LoadedPrf,
  commands: readonly SaveCommand[],
  options: PlanOptions,
): PrfPlan => {
  const planner = new Planner(loaded, commands, options);
  return planner.finish(commands.map((command) => planner.answer(command)));
};

/** Links a patient. Throws nothing of its own: what stands in the way is `refusal`. */
export const planLink = (
  loaded: LoadedPrf,
  patientId: string,
  options: PlanOptions,
):
  | { readonly plan: PrfPlan; readonly refusal: null }
  | { readonly plan: null; readonly refusal: PlanRefusal } => {
  const planner = new Planner(loaded, [], options);
  try {
    planner.link(patientId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { plan: null, refusal: { code: error.code, problems: error.problems } };
  }
  return { plan: planner.finish([]), refusal: null };
};
