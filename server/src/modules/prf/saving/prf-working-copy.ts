import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { entriesFieldsOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { derivationPatient, deriveSection, type DerivationPatient } from '@sideline/schema/prf/record/derive';
import { PICTURES, withEcgPicture } from '@sideline/schema/prf/record/pictures';
import { openQuestions } from '@sideline/schema/prf/questions/answers';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { isSame } from '@sideline/schema/prf/record/merge';
import { nextState, type PrfState } from '@sideline/schema/prf/record/states';
import { alertName, isCovered, type Alert } from '@sideline/schema/prf/rules/alerts';
import { checkEscalation } from '@sideline/schema/prf/rules/check-escalation';
import { answerProblem, escalationWords, type Escalation } from '@sideline/schema/prf/rules/escalation';
import type { FormatOptions } from '@sideline/schema/prf/record/format';
import type { Actor } from '../../../platform/context.js';
import { latestOf, planAlerts, withWrites } from './prf-alerts.js';
import { entriesIn, isStruck, withOtherEntries, type EntryIds } from './prf-changes.js';
import { assess, crewOf, prfFacts, summaryOf } from '../prf-facts.js';
import type {
  AlertAnswerWrite,
  AlertWrite,
  CommandWrite,
  LoadedAlert,
  LoadedPrf,
  LoadedVersion,
  PrfWrite,
  SectionWrite,
  StoredSection,
} from './prf-store.types.js';
import type { SaveCommand, ShownAlertAction } from './save-command.js';

interface Writer {
  readonly actor: Pick<Actor, 'userId'>;
  readonly now: Date;
}

/**
 * The state of a record while a batch is planned: the data read under lock, the changes since, and everything derived from
 * both (stamps, scores, alerts, what is missing). It decides nothing about who may enter what.
 */
export class WorkingCopy {
  readonly #loaded: LoadedPrf;
  readonly #actorId: string;
  readonly #now: string;
  readonly #sections = new Map<PrfSectionKey, StoredSection>();
  readonly #history: LoadedVersion[];
  readonly #writes: SectionWrite[] = [];
  readonly #alertWrites = new Map<string, AlertWrite>();
  readonly #answers: AlertAnswerWrite[] = [];
  /** The facts that decided the stored scores. */
  readonly #scoredFor: DerivationPatient;
  #status: PrfState | null;
  #eventId: string | null;
  #patientId: string | null;
  #alerts: readonly LoadedAlert[];
  #candidates: readonly string[] | null = null;
  #hasNewHead = false;

  constructor(loaded: LoadedPrf, { actor, now }: Writer) {
    this.#loaded = loaded;
    this.#actorId = actor.userId;
    this.#now = now.toISOString();
    this.#history = [...(loaded.history ?? [])];
    this.#alerts = loaded.alerts ?? [];
    this.#status = loaded.prf?.status ?? null;
    this.#eventId = loaded.prf?.eventId ?? null;
    this.#patientId = loaded.prf?.patientId ?? null;
    for (const [key, head] of Object.entries(loaded.sections ?? {}))
      this.#sections.set(key as PrfSectionKey, head);
    this.#scoredFor = loaded.prf?.scoredFor ?? derivationPatient(this.#facts());
  }

  /** Whether it begins with this batch. */
  get isNew(): boolean {
    return this.#candidates !== null;
  }

  get eventId(): string | null {
    return this.#eventId;
  }

  get patientId(): string | null {
    return this.#patientId;
  }

  get sections(): ReadonlyMap<PrfSectionKey, StoredSection> {
    return this.#sections;
  }

  /** What was written, oldest first: earlier as far as it was read, and now. */
  get history(): readonly LoadedVersion[] {
    return this.#history;
  }

  /** Makes the record, under the first of these numbers that is free. */
  begin(
    candidates: readonly string[],
    { eventId, patientId }: Pick<SaveCommand, 'eventId' | 'patientId'>,
  ): void {
    this.#candidates = candidates;
    this.#status = 'draft';
    this.#patientId = patientId;
    this.#hasNewHead = true;
    if (eventId === null) return;
    this.#eventId = eventId;
    this.#put('incidentDetails', { event_id: eventId }, ['event_id'], null);
  }

  /** Links the patient. If they are already linked, a birth date may have been corrected since, so the scores follow. */
  linkPatient(patientId: string): void {
    if (this.#patientId === patientId && !this.isNew) {
      this.#hasNewHead = !isSame(derivationPatient(this.#facts()), this.#scoredFor);
      return;
    }
    this.#patientId = patientId;
    this.#written();
  }

  /** A command's section as it was merged, with stamps and what follows; entries that are not among `ids` stay as they are. */
  enter(command: SaveCommand, merged: SectionData, paths: readonly string[], ids: EntryIds): void {
    const { section } = command;
    const current = this.#dataOf(section);
    const derived = this.#derive(section, this.#stamp(section, current, merged));
    const whole = withOtherEntries(derived, current, ids);
    const data = section === PICTURES.section ? withEcgPicture(whole) : whole;
    if (section === 'incidentDetails' && paths.includes('event_id')) {
      const value = data['event_id'];
      this.#eventId = typeof value === 'string' ? value : null;
    }
    this.#put(section, data, paths, command);
  }

  /** The action taken on an alert, in words that name its entry, with times on the event's clock. */
  wordsOf(escalation: Escalation, entryId: string): string {
    return escalationWords(escalation, entryId, this.#facts(), this.#format());
  }

  /** Answers the alert that a set now raises; returns the reason if the alert does not need this action. */
  answerAlert({ entryId, total, reasons, escalation: given }: ShownAlertAction, at: Date): string | null {
    const { open } = planAlerts(this.#dataOf('observations'), this.#alerts, this.timeZone);
    const alert = open.find((one) => one.entryId === entryId);
    if (alert === undefined)
      return this.#alerts.some((one) => one.entryId === entryId && one.isActioned)
        ? 'Someone else has already recorded an action for this alert.'
        : 'This set needs no action: it was corrected, or the server does not have it.';
    if (!isCovered(alert, { total, reasons }))
      return `The set was corrected and is now ${alertName(alert)}. Say what was done about that.`;
    const { escalation } = checkEscalation(given, new Date(this.#now), {
      givenAt: at,
      timeZone: this.timeZone,
    });
    if (escalation === null) return 'Choose what was done from the list.';
    const facts = this.#facts();
    const wrong = answerProblem(escalation, alert, facts);
    if (wrong !== null) return wrong.message;
    const action = this.wordsOf(escalation, entryId);
    this.#followAlerts();
    const row = latestOf(this.#alerts).get(entryId);
    if (row === undefined) throw new Error('An open alert has a row');
    this.#alerts = this.#alerts.map((one) =>
      one === row ? { ...row, isActioned: true, escalation, actionedAt: at.toISOString() } : one,
    );
    this.#answers.push({
      ...{ entry_id: entryId, revision: row.revision, action, escalation },
      at: at.toISOString(),
    });
    this.#written();
    return null;
  }

  /** Updates the alerts' rows from the current observations; returns the open ones. */
  #followAlerts(): readonly Alert[] {
    const { open, writes } = planAlerts(this.#dataOf('observations'), this.#alerts, this.timeZone);
    this.#alerts = withWrites(this.#alerts, writes);
    for (const write of writes) this.#alertWrites.set(`${write.entry_id} ${String(write.revision)}`, write);
    return open;
  }

  /** What is to be written, these commands with it; null where there is nothing. */
  finish(commands: readonly CommandWrite[]): PrfWrite | null {
    const { id } = this.#loaded;
    const actor = this.#actorId;
    if (!this.#hasNewHead) return commands.length === 0 ? null : { id, actor, writes: [], commands };
    this.#rederive();
    const openAlerts = this.#followAlerts();
    const facts = this.#facts();
    const { missing, states } = assess(facts, openAlerts);
    const isCrewChanged = this.#writes.some(
      ({ section, paths }) => section === 'incidentDetails' && paths.includes('crew'),
    );
    return {
      id,
      actor,
      ...(this.#candidates === null ? {} : { create: { candidates: this.#candidates } }),
      writes: this.#writes,
      commands,
      ...(isCrewChanged ? { crew: crewOf(facts) } : {}),
      ...(this.#alertWrites.size === 0 ? {} : { alerts: [...this.#alertWrites.values()] }),
      ...(this.#answers.length === 0 ? {} : { answers: this.#answers }),
      ...(this.#loaded.prf?.status === 'awaiting_review' && this.#status === 'in_progress'
        ? { endsReview: true }
        : {}),
      head: {
        eventId: this.#eventId,
        patientId: this.#patientId,
        status: this.#status ?? 'draft',
        sectionStates: states,
        missingCount: missing.length,
        openAlertCount: openAlerts.length,
        summary: {
          ...summaryOf(facts),
          scoredFor: derivationPatient(facts),
          openQuestions: [...new Set(openQuestions(facts).map(({ code }) => code))],
        },
      },
    };
  }

  /** Who entered an entry and who struck it through, and when by the server's clock. */
  #stamp(section: PrfSectionKey, before: SectionData, after: SectionData): SectionData {
    const result: Record<string, unknown> = { ...after };
    for (const { name } of entriesFieldsOf(section)) {
      const known = new Map(entriesIn(before, name).map((entry) => [entry['id'], entry]));
      const entries = entriesIn(after, name);
      if (entries.length === 0) continue;
      result[name] = entries.map((entry) => {
        const old = known.get(entry['id']);
        return {
          ...entry,
          ...(old === undefined ? { recorded_at: this.#now, recorded_by: this.#actorId } : {}),
          ...(isStruck(entry) && !isStruck(old) ? { voided_at: this.#now, voided_by: this.#actorId } : {}),
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
    this.#history.push({
      section,
      version,
      paths,
      authorId: this.#actorId,
      at: this.#now,
      commandId: command_id,
    });
    if (command !== null) this.#written();
  }

  #written(): void {
    this.#hasNewHead = true;
    if (this.#status !== null) this.#status = nextState(this.#status, 'write') ?? this.#status;
  }

  #dataOf(section: PrfSectionKey): SectionData {
    return this.#sections.get(section)?.data ?? {};
  }

  /** The event's time zone; undefined if there is no event. */
  get timeZone(): string | undefined {
    return (this.#loaded.events ?? []).find(({ id }) => id === this.#eventId)?.timeZone;
  }

  /** Times in the words of an answer are those of the event's clocks. */
  #format(): FormatOptions {
    const { timeZone } = this;
    return timeZone === undefined ? {} : { timeZone };
  }

  #facts(): PrfFacts {
    const patient = (this.#loaded.patients ?? []).find(({ id }) => id === this.#patientId) ?? null;
    const data = Object.fromEntries([...this.#sections].map(([key, head]) => [key, head.data]));
    const begun = this.#loaded.prf?.createdAt ?? this.#now;
    const event = (this.#loaded.events ?? []).find(({ id }) => id === this.#eventId);
    return prfFacts(data, patient, { begun, timeZone: event?.timeZone ?? null });
  }
}
