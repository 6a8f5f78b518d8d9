import { hasSameNumber, mayBeSame } from '@sideline/schema/fhir/same-person';
import { PATIENT_IMPORT } from '@sideline/schema/fhir/patient-bundle';
import type { Problem } from '@sideline/schema/errors';
import { PATIENT_AGREEMENT_LABELS } from '@sideline/schema/people';
import { localDay } from '@sideline/schema/local-day';
import { check } from '@sideline/schema/validation/check';
import { patientChanges, patientProblems } from '@sideline/schema/validation/patient';
import { z } from 'zod';
import { actorOf, type Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../platform/database/checked.js';
import { takingLonger } from '../../platform/database/limits.js';
import { badInput, DomainError, notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { inSnapshot } from '../../platform/database/snapshot.js';
import type { AuditService } from '../audit/audit.service.js';
import type {
  ChosenImport,
  ChosenImportRow,
  ImportRow,
  PatientImportPreview,
  PatientImportResult,
  PatientImportState,
} from './patient-import.types.js';
import type { PatientSearchService } from './patient-search.service.js';
import type { FoundTeams, PatientBatchService, PreparedPatient } from './patient-batch.service.js';
import type { PatientService } from './patient.service.js';
import type { LikePatient } from './patient.types.js';

const MATCHES_SHOWN = 3;
const LONGEST_SOURCE = 500;
/** If two imports run at once, the later one sees the patients that the earlier one registered. */
const ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended('patient import', 0))";

interface Deps {
  readonly audit: AuditService;
  readonly batch: PatientBatchService;
  readonly patients: PatientService;
  readonly searches: PatientSearchService;
}

/** A row that would register a person, with its place among those that were sent. */
interface FreshRow {
  readonly index: number;
  readonly row: ChosenImportRow;
}

/** What identifies a patient to a later import; null where their system gives them no name. */
const keyOf = ({ sourceSystem, sourceValue }: ImportRow): string | null =>
  sourceSystem == null && sourceValue == null ? null : JSON.stringify([sourceSystem, sourceValue]);

/** A registration that was in progress during a preview is committed by then. */
const UNDER_WAY_MS = 60_000;

const thereRow = z.object({ patient_id: z.string() });
const sameRow = z.object({ merged_into: z.string().nullable() });
const importedRow = z.object({ system: z.string(), value: z.string(), patient_id: z.string() });

/** Patients from another system's file: a preview of each, and the import itself, all or nothing. */
export class PatientImportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What importing these patients would do, in their order. One entry in the trail; BAD_INPUT where there are too many. */
  async preview(context: Context, rows: readonly ImportRow[]): Promise<PatientImportPreview[]> {
    refuseTooMany(rows);
    const known = await this.#imported(context, rows);
    const seen = new Set<string>();
    const judged = rows.map((row) => {
      const key = keyOf(row);
      const problems = [...problemsOf(context, row), ...(key !== null && seen.has(key) ? [TWICE] : [])];
      if (key !== null) seen.add(key);
      return { row, problems, importedPatientId: key === null ? null : (known.get(key) ?? null) };
    });
    const open = judged.filter(
      ({ problems, importedPatientId }) => problems.length === 0 && importedPatientId === null,
    );
    const lookedAt = context.clock();
    const found = await inSnapshot(context, (inside) =>
      this.#deps.searches.alikeEach(
        inside,
        open.map(({ row }) => row.patient),
      ),
    );
    const previews = judged.map((one): PatientImportPreview => {
      const { row, problems, importedPatientId } = one;
      const place = open.indexOf(one);
      const matches = (found[place] ?? []).slice(0, MATCHES_SHOWN);
      // For a patient who is already registered this is the only question, and the earlier row asks it too.
      const earlier = matches.length > 0 ? undefined : earlierAlike(row, open.slice(0, Math.max(0, place)));
      const state = stateOf(problems, importedPatientId, matches.length > 0 || earlier !== undefined);
      const sameAsRow = earlier === undefined ? null : judged.indexOf(earlier);
      return { state, matches, sameAsRow, importedPatientId, problems, lookedAt };
    });
    await this.#deps.audit.record(context, {
      action: 'PATIENT_IMPORT_PREVIEWED',
      entity: { type: 'Patient', id: 'import' },
      context: `${String(rows.length)} patients`,
    });
    return previews;
  }

  /**
   * Imports all of these, within the caller's transaction: new patients, or the source of those who are already registered.
   * Patients imported before stay as they are. BAD_INPUT names the rows and fields at fault, and anyone who now looks
   * registered and whom the preview did not show; then nothing is imported.
   */
  import(context: Context, chosen: ChosenImport): Promise<PatientImportResult> {
    return takingLonger(context.manager, 'report', () => this.#import(context, chosen));
  }

  async #import(
    context: Context,
    { rows, earlierIds, lookedAt }: ChosenImport,
  ): Promise<PatientImportResult> {
    refuseTooMany(rows);
    await execute(context.manager, ONE_AT_A_TIME);
    const known = await this.#imported(context, rows);
    const teams: FoundTeams = new Map();
    const prepared: PreparedPatient[] = [];
    const sources: { readonly row: ChosenImportRow; readonly patientId: string }[] = [];
    const taken = new Set(known.keys());
    /** Patients from earlier rows: a later row may be the same person under another identifier. */
    const made = new Set<string>();
    const fresh: FreshRow[] = [];
    let linked = 0;
    for (const [index, row] of rows.entries()) {
      const key = keyOf(row);
      if (key !== null && taken.has(key)) continue;
      if (key !== null) taken.add(key);
      await inRow(index, async () => {
        const problems = sourceProblems(row);
        if (problems.length > 0) throw badInput(problems);
        if (row.samePatientId && made.has(row.samePatientId)) return;
        if (row.samePatientId) await this.#recognise(context, row, row.samePatientId);
        else prepared.push(await this.#deps.batch.prepare(context, row.patient, teams));
      });
      if (!row.samePatientId) {
        made.add(row.patient.id);
        fresh.push({ index, row });
      } else linked += 1;
      if (key !== null) sources.push({ row, patientId: row.samePatientId ?? row.patient.id });
    }
    refuseTwins(fresh);
    await this.#refuseKnown(context, fresh, earlierIds ?? [], lookedAt ?? null);
    const isNew = await this.#deps.batch.takeTogether(context, prepared);
    await this.#keepSources(context, sources);
    return { created: isNew.size, linked, unchanged: rows.length - isNew.size - linked };
  }

  /** Another person may have registered them since the preview. A patient stored under this id is not asked about again. */
  async #refuseKnown(
    context: Context,
    fresh: readonly FreshRow[],
    earlierIds: readonly string[],
    lookedAt: Date | null,
  ): Promise<void> {
    const there = await fetchRows(
      context.manager,
      thereRow,
      'SELECT patient_id FROM patient WHERE patient_id = ANY ($1)',
      [fresh.map(({ row }) => row.patient.id)],
    );
    const isThere = new Set(there.map(({ patient_id }) => patient_id));
    const earlier = new Set([...earlierIds, ...isThere]);
    const open = fresh.filter(({ row }) => !isThere.has(row.patient.id));
    const asked = lookedAt === null ? open : await this.#overtaken(context, open, earlier, lookedAt);
    const found = await this.#deps.searches.alikeEach(
      context,
      asked.map(({ row }) => row.patient),
    );
    const problems = asked.flatMap(({ index, row }, place) => {
      const seen = new Set(row.differsFrom ?? []);
      const like = (found[place] ?? [])
        .filter(({ id, agrees }) => !earlier.has(id) || agrees.includes('nhs_number'))
        .slice(0, MATCHES_SHOWN)
        .find(({ id, agrees }) => !seen.has(id) || agrees.includes('nhs_number'));
      return like === undefined ? [] : [looksKnown(index, like)];
    });
    if (problems.length > 0) throw badInput(problems);
  }

  /**
   * The patients whose preview may be out of date: a person registered or changed since, and not in the file, could be like
   * them. Two patients in one file may still share an NHS number, which no preview could see.
   */
  async #overtaken(
    context: Context,
    rows: readonly FreshRow[],
    ofFile: ReadonlySet<string>,
    lookedAt: Date,
  ): Promise<readonly FreshRow[]> {
    const touched = await this.#deps.searches.touchedByChanges(
      context,
      rows.map(({ row }) => row.patient),
      { since: new Date(lookedAt.getTime() - UNDER_WAY_MS), others: ofFile },
    );
    return rows.filter(({ row }, place) => touched.has(place) || row.patient.nhsNumber);
  }

  /** The patient is kept as they are; only the squad that the file names is added. */
  async #recognise(context: Context, { patient }: ChosenImportRow, patientId: string): Promise<void> {
    const same = isId(patientId)
      ? await fetchMaybe(
          context.manager,
          sameRow,
          'SELECT merged_into FROM patient WHERE patient_id = $1 FOR SHARE',
          [patientId],
        )
      : undefined;
    if (same === undefined) throw notFound('Patient');
    if (same.merged_into !== null) throw new DomainError('PATIENT_MERGED');
    if (patient.cheerSquadId)
      await this.#deps.patients.linkSquad(context, {
        patientId,
        squadId: patient.cheerSquadId,
        startDate: context.clock(),
      });
  }

  async #keepSources(
    context: Context,
    sources: readonly { readonly row: ChosenImportRow; readonly patientId: string }[],
  ): Promise<void> {
    await execute(
      context.manager,
      `INSERT INTO patient_source (system, value, patient_id, imported_at, imported_by)
       SELECT s.system, s.value, s.patient_id, $4, $5
       FROM unnest($1::text[], $2::text[], $3::uuid[]) AS s (system, value, patient_id)`,
      [
        sources.map(({ row }) => row.sourceSystem),
        sources.map(({ row }) => row.sourceValue),
        sources.map(({ patientId }) => patientId),
        context.clock(),
        actorOf(context).userId,
      ],
    );
    for (const { patientId } of sources)
      await this.#deps.audit.record(context, {
        action: 'PATIENT_IMPORTED',
        entity: { type: 'Patient', id: patientId },
        patientId,
        fieldsChanged: ['source'],
      });
  }

  /** Patients that earlier imports made from these rows, by their systems' identifiers. */
  async #imported(context: Context, rows: readonly ImportRow[]): Promise<ReadonlyMap<string, string>> {
    const found = await fetchRows(
      context.manager,
      importedRow,
      `SELECT system, value, patient_id FROM patient_source
       WHERE (system, value) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
      [rows.map(({ sourceSystem }) => sourceSystem), rows.map(({ sourceValue }) => sourceValue)],
    );
    return new Map(
      found.map(({ system, value, patient_id }) => [JSON.stringify([system, value]), patient_id]),
    );
  }
}

const looksKnown = (index: number, { name, agrees }: LikePatient): Problem => ({
  field: `rows.${String(index)}.differsFrom`,
  code: 'looks_known',
  message: `Patient ${String(index + 1)}: ${name} is now registered and matches: ${agrees
    .map((key) => PATIENT_AGREEMENT_LABELS[key].toLowerCase())
    .join(', ')}. Leave the row out, or check the file again.`,
});

/** The first of those before who may be the same person; only of systems that name their patients: a roster is compared by itself. */
const earlierAlike = <T extends { readonly row: ImportRow }>(
  row: ImportRow,
  before: readonly T[],
): T | undefined =>
  keyOf(row) === null
    ? undefined
    : before.find((other) => keyOf(other.row) !== null && mayBeSame(other.row.patient, row.patient));

/** Two rows that may be one person and were not confirmed to be different. With the same NHS number, they cannot be. */
const refuseTwins = (fresh: readonly FreshRow[]): void => {
  const problems = fresh.flatMap(({ index, row }, place) => {
    const different = new Set(row.differsFrom ?? []);
    const before = fresh
      .slice(0, place)
      .filter(
        (other) => !different.has(other.row.patient.id) || hasSameNumber(other.row.patient, row.patient),
      );
    const earlier = earlierAlike(row, before);
    return earlier === undefined ? [] : [looksTwin(index, earlier.index)];
  });
  if (problems.length > 0) throw badInput(problems);
};

const looksTwin = (index: number, earlier: number): Problem => ({
  field: `rows.${String(index)}.differsFrom`,
  code: 'looks_same',
  message: `Patient ${String(index + 1)} matches patient ${String(earlier + 1)} in this file. Say whether they are the same person, or leave one out.`,
});

const TWICE: Problem = {
  field: 'sourceValue',
  code: 'twice',
  message: 'This patient is in the file twice. The first will be used.',
};

/** In a file from a system that identifies its patients, each row needs an identifier; a roster has none. */
const sourceProblems = (row: ImportRow): readonly Problem[] =>
  keyOf(row) !== null &&
  [row.sourceSystem ?? '', row.sourceValue ?? ''].some(
    (text) => text.trim() === '' || text.length > LONGEST_SOURCE,
  )
    ? [
        {
          field: 'sourceValue',
          code: 'required',
          message: 'The file has no identifier to recognise this patient by in future.',
        },
      ]
    : [];

const problemsOf = (context: Context, row: ImportRow): readonly Problem[] => {
  const { id: _id, ...given } = row.patient;
  const { data, problems } = check(patientChanges, given);
  return [...sourceProblems(row), ...(problems ?? patientProblems(data, localDay(context.clock()), 'quick'))];
};

const stateOf = (
  problems: readonly Problem[],
  importedPatientId: string | null,
  isLike: boolean,
): PatientImportState => {
  if (problems.length > 0) return 'refused';
  if (importedPatientId !== null) return 'already_imported';
  return isLike ? 'likely_duplicate' : 'new';
};

const refuseTooMany = (rows: readonly ImportRow[]): void => {
  if (rows.length <= PATIENT_IMPORT.patients) return;
  throw badInput([
    {
      field: 'rows',
      code: 'too_many',
      message: `Import at most ${String(PATIENT_IMPORT.patients)} patients at once.`,
    },
  ]);
};

/** A refusal with the row at fault in front of its fields. */
const inRow = async <T>(index: number, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const said =
      error.problems.length > 0 ? error.problems : [{ field: '', code: error.code, message: error.message }];
    throw badInput(
      said.map((problem) => ({
        ...problem,
        field: ['rows', String(index), problem.field].filter(Boolean).join('.'),
        message: `Patient ${String(index + 1)}: ${problem.message}`,
      })),
    );
  }
};
