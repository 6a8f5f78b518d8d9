import { documentedName } from '@sideline/schema/patient-names';
import { PATIENT_AGREEMENT_LABELS, type PatientAgreement } from '@sideline/schema/people';
import {
  patientProblems,
  squadStartProblems,
  withAddress,
  type PatientRule,
} from '@sideline/schema/validation/patient';
import { z } from 'zod';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../platform/database/checked.js';
import { readRecorded } from '../../platform/database/recorded-read.js';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { missing, refuseErased } from '../../platform/database/tombstones.js';
import { refusedPatient, type AuditService } from '../audit/audit.service.js';
import type { CheerService } from '../cheer/cheer.service.js';
import type { PatientSquadLink } from './patient-squad.entity.js';
import { PatientSquads } from './patient-squads.js';
import type { Patient } from './patient.entity.js';
import {
  IS_AS_REGISTERED,
  JUDGE_ALONE,
  LOAD_PATIENT,
  READ_PATIENT,
  SQUAD_LINK_FROM,
  SQUAD_LINK_JSON,
} from './patient.hot.js';
import { canReadPatient, typedPatient, visiblePatient } from './patient.policy.js';
import { recordOthers } from './merged-others.js';
import type { PatientNews } from './patient-news.types.js';
import { besideRecord, type StoredProposal } from './proposals/proposal-store.js';
import type { PatientSearchService } from './patient-search.service.js';
import type {
  ChangedPatient,
  JudgedPatient,
  Likeness,
  NewPatient,
  NewSquadLink,
  PatientInput,
} from './patient.types.js';
import {
  COLUMNS,
  filled,
  guarded,
  newFacts,
  numberTaken,
  parsed,
  refuse,
  todayOf,
  type Fields,
} from './patient-values.js';

/** As READ_PATIENT gives them. */
type ReadPatient = Omit<Patient, 'proposals'> & { readonly proposals: readonly StoredProposal[] };

/** People who share only a telephone: a brother, or a team with its coach's number. */
const isFamily = (agrees: readonly PatientAgreement[]): boolean => agrees.every((key) => key === 'phone');

const linkSquadRow = z.object({ link: storedJson<PatientSquadLink>() });
const loadRow = z.object({ patient: storedJson<Patient>() });
const ownRow = z.object({ isOwn: z.boolean() });

/** Patients: reading one, and everything that writes. */
export class PatientService {
  readonly #audit: AuditService;
  readonly #cheer: CheerService;
  readonly #squads: PatientSquads;
  readonly #searches: PatientSearchService;
  readonly #news: Iterable<PatientNews>;

  constructor(deps: {
    readonly audit: AuditService;
    readonly cheer: CheerService;
    readonly searches: PatientSearchService;
    readonly news: Iterable<PatientNews>;
  }) {
    this.#audit = deps.audit;
    this.#cheer = deps.cheer;
    this.#squads = new PatientSquads(deps.cheer);
    this.#searches = deps.searches;
    this.#news = deps.news;
  }

  /**
   * One patient as the caller may see them, recorded as viewed or exported by the same statement; each record that is shown
   * as merged with theirs has an entry too. FORBIDDEN for callers who may not read the patient, NOT_FOUND if there is none.
   */
  async read(
    context: Context,
    patientId: string,
    action: 'PATIENT_VIEWED' | 'PATIENT_EXPORTED' = 'PATIENT_VIEWED',
  ): Promise<Patient> {
    const actor = actorOf(context);
    if (!canReadPatient(actor, patientId)) throw refusedPatient(patientId);
    if (!isId(patientId)) throw notFound('Patient');
    const entry = this.#audit.parameter(context, {
      action,
      entity: { type: 'Patient', id: patientId },
      patientId,
    });
    const read = await readRecorded<ReadPatient>(context, { sql: READ_PATIENT, values: [patientId], entry });
    if (read === null) throw await missing(context.manager, 'Patient', patientId);
    const { proposals, ...patient } = read;
    const shown = visiblePatient(actor, {
      ...patient,
      // Proposals for a record that was merged into this one are only for the account of that record.
      proposals: proposals
        .filter((proposal) => actor.role !== 'patient' || proposal.patientId === patientId)
        .map((proposal) => besideRecord(proposal, patient)),
    });
    if (action === 'PATIENT_VIEWED')
      await recordOthers(this.#audit, context, {
        patientId,
        merges: shown.merges ?? [],
        action: 'PATIENT_MERGES_VIEWED',
      });
    return shown;
  }

  /**
   * The details that an account's owner gave, if staff never saw them, with later proposals; recorded as viewed. Null for
   * everyone else, and once anyone else has written in the record: that may be about another person (ADR 26).
   */
  async readTyped(context: Context): Promise<Patient | null> {
    const { userId, uncheckedPatientId: patientId = null } = actorOf(context);
    if (patientId === null) return null;
    const entry = this.#audit.parameter(context, {
      action: 'PATIENT_VIEWED',
      entity: { type: 'Patient', id: patientId },
      patientId,
    });
    const sql = `${READ_PATIENT} AND ${IS_AS_REGISTERED}`;
    const read = await readRecorded<ReadPatient>(context, { sql, values: [patientId], entry });
    if (read === null) return null;
    const { proposals, ...patient } = read;
    const own = proposals.filter(({ proposedBy }) => proposedBy === userId);
    return typedPatient({ ...patient, proposals: own.map((proposal) => besideRecord(proposal, patient)) });
  }

  /** Whether the record is still as the person who registered themselves typed it. */
  async isAsRegistered({ manager }: Context, patientId: string): Promise<boolean> {
    const rows = await execute(
      manager,
      `SELECT FROM patient p WHERE p.patient_id = $1 AND ${IS_AS_REGISTERED}`,
      [patientId],
    );
    return rows === 1;
  }

  /**
   * Registers a patient under the id that the client made. Safe to repeat: the caller's own patient of that id comes back
   * unchanged; anyone else's is a CONFLICT without detail. PATIENT_REQUIRED_FIELDS or BAD_INPUT name what is wrong,
   * PATIENT_LOOKS_KNOWN the similar patients that the user has not confirmed to be different people.
   */
  async create(context: Context, input: JudgedPatient, rule: PatientRule = 'record'): Promise<Patient> {
    const { differsFrom, ...given } = input;
    const isNew = await this.#insert(context, given, rule, actorOf(context).userId, (changes) =>
      this.#confirmDifferent(context, given.id, changes, differsFrom ?? []),
    );
    if (isNew) return this.load(context, input.id);
    return this.#viewed(context, await this.#own(context, input.id));
  }

  /**
   * Self-registration by a patient: always a new row, self-reported, whether or not they are already known. A known id is
   * left as it is. Returns whether the row is new: the effects of registering apply only to a new row.
   */
  async register(context: Context, input: NewPatient): Promise<boolean> {
    const choices = { ...input, identityStatus: 'self_reported' } as const;
    return this.#insert(context, choices, 'record', null);
  }

  /**
   * Replaces what a patient who registered themselves sent before; the caller has checked that it is the same person.
   * False, and nothing is written, once anyone else has changed the record. NOT_FOUND for an unknown id.
   */
  async registerAgain(context: Context, { id, ...given }: NewPatient): Promise<boolean> {
    const stored = await this.#holdToChange(context, id, given);
    if (!(await this.isAsRegistered(context, id))) return false;
    await this.#change(context, stored, given, null);
    return true;
  }

  /** Refuses a patient similar to one the caller has not seen; those that were seen are recorded as different people. */
  async #confirmDifferent(
    context: Context,
    id: string,
    facts: Likeness,
    differsFrom: readonly string[],
  ): Promise<void> {
    await execute(context.manager, JUDGE_ALONE, [facts.dob ?? null]);
    const like = (await this.#searches.alike(context, facts)).filter(
      (one) => one.id !== id && !isFamily(one.agrees),
    );
    const unseen = like.filter((one) => !differsFrom.includes(one.id));
    if (unseen.length > 0)
      throw new DomainError(
        'PATIENT_LOOKS_KNOWN',
        {},
        {
          problems: unseen.map((one) => ({
            field: 'differsFrom',
            code: 'looks_known',
            message: `${one.id}: ${one.agrees.map((key) => PATIENT_AGREEMENT_LABELS[key].toLowerCase()).join(', ')}.`,
          })),
          disclosed: {
            action: 'PATIENT_SEARCHED',
            entity: { type: 'Patient', id: 'search' },
            context: 'Similar patients, before registering a new one',
          },
        },
      );
    // The number may be that of a record merged into this one: no other row of the table conflicts with it then.
    if (like.some(({ agrees }) => agrees.includes('nhs_number'))) throw numberTaken();
    for (const one of like)
      await this.#audit.record(context, {
        action: 'PATIENT_TOLD_APART',
        entity: { type: 'Patient', id },
        patientId: one.id,
      });
  }

  /** Whether the row is new; `by` is null for people who register themselves. `judge` may refuse a new row. */
  async #insert(
    context: Context,
    input: NewPatient,
    rule: PatientRule,
    by: string | null,
    judge?: (facts: Likeness) => Promise<void>,
  ): Promise<boolean> {
    const { id } = input;
    const { changes, facts } = newFacts(context, input, rule);
    // People registering themselves learn nothing about existing records.
    if (by !== null) await refuseErased(context.manager, 'Patient', id);
    const teamId = await this.#squads.teamOf(context, changes, null);
    const values: Fields = { ...filled(facts), cheerTeamId: teamId };
    if (judge !== undefined && !(await this.#exists(context, id))) await judge(changes);
    const isNew = await guarded(async () => {
      const fields = Object.keys(values);
      const columns = fields.map((field) => COLUMNS[field] ?? field);
      const rows = await execute(
        context.manager,
        `INSERT INTO patient (patient_id, created_at, created_by, updated_at, updated_by, ${columns.join(', ')})
         VALUES ($1, $2, $3, $2, $3, ${columns.map((_, index) => `$${String(index + 4)}`).join(', ')})
         ON CONFLICT (patient_id) DO NOTHING RETURNING patient_id`,
        [id, context.clock(), by, ...Object.values(values)],
      );
      return rows === 1;
    });
    if (!isNew) return false;
    if (changes.cheerSquadId) await this.#squads.join(context, id, changes.cheerSquadId, context.clock());
    await this.#audit.record(context, {
      action: by === null ? 'PATIENT_REGISTERED' : 'PATIENT_CREATED',
      entity: { type: 'Patient', id },
      patientId: id,
      fieldsChanged: [
        ...Object.keys(values)
          .filter((field) => values[field] !== null)
          .map(documentedName),
        ...(changes.cheerSquadId ? ['cheer_squad_id'] : []),
      ],
    });
    return true;
  }

  /**
   * Changes the fields that are given. PATIENT_CHANGED if another person has saved since `expectedVersion`, NOT_FOUND for an
   * unknown id. If nothing differs, nothing is written, the version stays and none is required: a change that is sent again
   * is already stored. An unknown patient who is identified may already be registered: PATIENT_LOOKS_KNOWN, as
   * for a new patient.
   */
  async update(context: Context, input: ChangedPatient): Promise<Patient> {
    const { id, expectedVersion, differsFrom, ...given } = input;
    const stored = await this.#holdToChange(context, id, given);
    if (stored.mergedInto !== null) throw new DomainError('PATIENT_MERGED');
    const changed = await this.#change(context, stored, given, actorOf(context).userId, (facts) => {
      if (typeof expectedVersion === 'number' && expectedVersion !== stored.version)
        throw new DomainError('PATIENT_CHANGED');
      return isIdentified(stored, facts)
        ? this.#confirmDifferent(context, id, facts, differsFrom ?? [])
        : Promise.resolve();
    });
    return changed === stored ? this.#viewed(context, stored) : changed;
  }

  /**
   * `by` is null for people registering themselves. `judge` may refuse the changed patient; it is asked only if something
   * changes; otherwise `stored` itself comes back. A squad is dropped with its team: with a new team, only the squad named
   * with it is kept.
   */
  async #change(
    context: Context,
    stored: Patient,
    given: PatientInput,
    by: string | null,
    judge?: (facts: Likeness) => Promise<void>,
  ): Promise<Patient> {
    const id = stored.id;
    const said = parsed(given);
    const changes = withAddress(said, stored);
    const before: Fields = Object.fromEntries(Object.entries(stored));
    const facts: Fields = { ...before, ...filled(changes) };
    refuse(patientProblems(facts, todayOf(context)), 'record');
    const teamId = await this.#squads.teamOf(context, changes, stored);
    const isOtherTeam = teamId !== undefined && teamId !== stored.cheerTeamId;
    const squad = isOtherTeam ? (changes.cheerSquadId ?? null) : changes.cheerSquadId;
    const values: Fields = { ...filled(changes), ...(teamId === undefined ? {} : { cheerTeamId: teamId }) };
    const changed = Object.keys(values).filter((field) => values[field] !== before[field]);
    const isOtherSquad = squad !== undefined && squad !== stored.cheerSquadId;
    if (changed.length === 0 && !isOtherSquad) return stored;
    const { identityStatus } = stored;
    // Read as JSON, so a plain object whatever its type is called.
    await judge?.(
      Object.assign({}, stored, changes, { identityStatus: changes.identityStatus ?? identityStatus }),
    );
    if (changed.length > 0)
      await this.#write(
        context,
        stored,
        Object.fromEntries(changed.map((field) => [field, values[field]])),
        by,
      );
    if (isOtherSquad) {
      if (squad === null) await this.#squads.leave(context, id, context.clock());
      else await this.#squads.join(context, id, squad, context.clock());
    }
    await this.#audit.record(context, {
      action: 'PATIENT_UPDATED',
      entity: { type: 'Patient', id },
      patientId: id,
      fieldsChanged: [...changed, ...(isOtherSquad ? ['cheerSquadId'] : [])].map(documentedName),
    });
    if (changed.length > 0) for (const one of this.#news) await one.patientChanged(context, id, changed);
    return this.load(context, id);
  }

  /**
   * Puts a patient into a squad from a day on and ends their previous membership; the squad's team becomes theirs. If
   * repeated, gives the existing link. BAD_INPUT names an impossible day, such as one before they joined another; NOT_FOUND
   * for an unknown patient or squad.
   */
  async linkSquad(context: Context, input: NewSquadLink): Promise<PatientSquadLink> {
    const { patientId, squadId } = input;
    const startDate = input.startDate ?? context.clock();
    const stored = await this.hold(context, patientId);
    if (stored.mergedInto !== null) throw new DomainError('PATIENT_MERGED');
    const isOtherSquad = stored.cheerSquadId !== squadId;
    // A membership cannot be inserted between two others: it would change the history of that time.
    const lastChange = isOtherSquad ? await this.#squads.lastChange(context, patientId) : null;
    const problems = squadStartProblems(startDate, stored.dob, context.clock(), lastChange);
    if (problems.length > 0) throw badInput(problems);
    const squad = await this.#cheer.openSquad(context, squadId);
    const isOtherTeam = stored.cheerTeamId !== squad.teamId;
    if (isOtherSquad) await this.#squads.join(context, patientId, squadId, startDate);
    if (isOtherTeam)
      await this.#write(context, stored, { cheerTeamId: squad.teamId }, actorOf(context).userId);
    if (isOtherSquad || isOtherTeam)
      await this.#audit.record(context, {
        action: 'PATIENT_SQUAD_LINKED',
        entity: { type: 'Patient', id: patientId },
        patientId,
        fieldsChanged: [
          ...(isOtherSquad ? ['squad_id', 'start_date'] : []),
          ...(isOtherTeam ? ['cheer_team_id'] : []),
        ],
      });
    else await this.#viewed(context, stored);
    const row = await fetchMaybe(
      context.manager,
      linkSquadRow,
      `SELECT ${SQUAD_LINK_JSON} AS link FROM ${SQUAD_LINK_FROM} WHERE l.patient_id = $1 AND l.end_date IS NULL`,
      [patientId],
    );
    if (row === undefined) throw notFound('Patient');
    return row.link;
  }

  /** A patient without policy and without an entry in the trail, for what a write gives back. NOT_FOUND if there is none. */
  async load(context: Context, patientId: string): Promise<Patient> {
    const rows = isId(patientId) ? await fetchRows(context.manager, loadRow, LOAD_PATIENT, [patientId]) : [];
    if (rows[0] === undefined) throw notFound('Patient');
    return rows[0].patient;
  }

  /** The patient as stored, with the row held until the transaction ends. NOT_FOUND. */
  async hold(context: Context, patientId: string): Promise<Patient> {
    const rows = isId(patientId)
      ? await fetchRows(context.manager, loadRow, `${LOAD_PATIENT} FOR UPDATE OF p`, [patientId])
      : [];
    if (rows[0] === undefined) throw notFound('Patient');
    return rows[0].patient;
  }

  /** The same once what follows from the patient is held. */
  async #holdToChange(context: Context, patientId: string, given: PatientInput): Promise<Patient> {
    if (isId(patientId))
      for (const one of this.#news) await one.patientChanging(context, patientId, Object.keys(given));
    return this.hold(context, patientId);
  }

  async #exists({ manager }: Context, patientId: string): Promise<boolean> {
    const rows = await execute(manager, 'SELECT FROM patient WHERE patient_id = $1', [patientId]);
    return rows === 1;
  }

  async #own(context: Context, patientId: string): Promise<Patient> {
    const rows = await fetchRows(
      context.manager,
      ownRow,
      `SELECT created_by = $2 AS "isOwn" FROM patient WHERE patient_id = $1`,
      [patientId, actorOf(context).userId],
    );
    if (rows[0]?.isOwn !== true) throw new DomainError('CONFLICT');
    return this.load(context, patientId);
  }

  /** The patient returned when nothing was written: a read like any other, with an entry like any other. */
  async #viewed(context: Context, patient: Patient): Promise<Patient> {
    const { id } = patient;
    await this.#audit.record(context, {
      action: 'PATIENT_VIEWED',
      entity: { type: 'Patient', id },
      patientId: id,
    });
    return patient;
  }

  async #write(context: Context, stored: Patient, values: Fields, by: string | null): Promise<void> {
    const fields = Object.keys(values);
    const settings = fields.map((field, index) => `${COLUMNS[field] ?? field} = $${String(index + 5)}`);
    await guarded(async () => {
      const count = await execute(
        context.manager,
        `UPDATE patient SET version = $2 + 1, updated_at = $3, updated_by = $4, ${settings.join(', ')}
         WHERE patient_id = $1 AND version = $2`,
        [stored.id, stored.version, context.clock(), by, ...Object.values(values)],
      );
      if (count !== 1) throw new DomainError('PATIENT_CHANGED');
    });
  }
}

/** Whether an unknown patient is now identified. */
const isIdentified = (before: Patient, now: Likeness): boolean =>
  before.identityStatus === 'unknown' && now.identityStatus !== 'unknown';
