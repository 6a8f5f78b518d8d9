import { PATIENT_IMPORT } from '@sideline/schema/fhir/patient-bundle';
import type { Problem } from '@sideline/schema/errors';
import { localDay } from '@sideline/schema/local-day';
import { check } from '@sideline/schema/validation/check';
import { patientChanges, patientProblems } from '@sideline/schema/validation/patient';
import { actorOf, type Context } from '../../platform/context.js';
import { badInput, DomainError } from '../../platform/errors.js';
import type { AuditService } from '../audit/audit.service.js';
import type {
  ChosenImportRow,
  ImportRow,
  PatientImportPreview,
  PatientImportResult,
  PatientImportState,
} from './patient-import.types.js';
import type { PatientSearchService } from './patient-search.service.js';
import type { PatientService } from './patient.service.js';
import type { LikePatient } from './patient.types.js';

const MATCHES_SHOWN = 3;
const LONGEST_SOURCE = 500;

interface Deps {
  readonly audit: AuditService;
  readonly patients: PatientService;
  readonly searches: PatientSearchService;
}

const keyOf = ({ sourceSystem, sourceValue }: ImportRow): string =>
  JSON.stringify([sourceSystem, sourceValue]);

/** Patients out of another system's file: what would become of each, and the import itself, whole or not at all. */
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
    const previews: PatientImportPreview[] = [];
    for (const row of rows) {
      const problems = [...problemsOf(context, row), ...(seen.has(keyOf(row)) ? [TWICE] : [])];
      seen.add(keyOf(row));
      const importedPatientId = known.get(keyOf(row)) ?? null;
      const matches =
        problems.length > 0 || importedPatientId !== null ? [] : await this.#alike(context, row);
      previews.push({
        state: stateOf(problems, importedPatientId, matches),
        matches,
        importedPatientId,
        problems: [...problems],
      });
    }
    await this.#deps.audit.record(context, {
      action: 'PATIENT_IMPORT_PREVIEWED',
      entity: { type: 'Patient', id: 'import' },
      context: `${String(rows.length)} patients`,
    });
    return previews;
  }

  /**
   * Imports all of these, within the caller's transaction: somebody new, or the source of somebody who is registered already.
   * Whoever was imported before stays as he is. BAD_INPUT names the row and field at fault; then nothing is imported.
   */
  async import(context: Context, rows: readonly ChosenImportRow[]): Promise<PatientImportResult> {
    refuseTooMany(rows);
    const result = { created: 0, linked: 0, unchanged: 0 };
    const known = new Map(await this.#imported(context, rows));
    for (const [index, row] of rows.entries()) {
      if (known.has(keyOf(row))) {
        result.unchanged += 1;
        continue;
      }
      const patientId = await inRow(index, () => this.#take(context, row));
      known.set(keyOf(row), patientId);
      if (row.samePatientId) result.linked += 1;
      else result.created += 1;
    }
    return result;
  }

  async #take(context: Context, row: ChosenImportRow): Promise<string> {
    const problems = sourceProblems(row);
    if (problems.length > 0) throw badInput(problems);
    const { patient_id: patientId } = row.samePatientId
      ? await this.#deps.patients.load(context, row.samePatientId)
      : await this.#deps.patients.take(context, row.patient);
    await context.manager.query(
      `INSERT INTO patient_source (system, value, patient_id, imported_at, imported_by) VALUES ($1, $2, $3, $4, $5)`,
      [row.sourceSystem, row.sourceValue, patientId, context.clock(), actorOf(context).userId],
    );
    await this.#deps.audit.record(context, {
      action: 'PATIENT_IMPORTED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      fieldsChanged: ['source'],
    });
    return patientId;
  }

  /** Whom earlier imports made of these, by what their systems call them. */
  async #imported(context: Context, rows: readonly ImportRow[]): Promise<ReadonlyMap<string, string>> {
    const found = await context.manager.query<{ system: string; value: string; patient_id: string }[]>(
      `SELECT system, value, patient_id FROM patient_source
       WHERE (system, value) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
      [rows.map(({ sourceSystem }) => sourceSystem), rows.map(({ sourceValue }) => sourceValue)],
    );
    return new Map(
      found.map(({ system, value, patient_id }) => [JSON.stringify([system, value]), patient_id]),
    );
  }

  async #alike(context: Context, { patient }: ImportRow): Promise<LikePatient[]> {
    const found = await this.#deps.searches.alike(context, patient);
    return found.slice(0, MATCHES_SHOWN);
  }
}

const TWICE: Problem = {
  field: 'sourceValue',
  code: 'twice',
  message: 'This patient is in the file twice: the first is taken.',
};

const sourceProblems = ({ sourceSystem, sourceValue }: ImportRow): readonly Problem[] =>
  [sourceSystem, sourceValue].some((text) => text.trim() === '' || text.length > LONGEST_SOURCE)
    ? [
        {
          field: 'sourceValue',
          code: 'required',
          message: 'The file gives no identifier by which this patient could be known again.',
        },
      ]
    : [];

const problemsOf = (context: Context, row: ImportRow): readonly Problem[] => {
  const { patient_id: _id, ...given } = row.patient;
  const { data, problems } = check(patientChanges, given);
  return [...sourceProblems(row), ...(problems ?? patientProblems(data, localDay(context.clock()), 'quick'))];
};

const stateOf = (
  problems: readonly Problem[],
  importedPatientId: string | null,
  matches: readonly LikePatient[],
): PatientImportState => {
  if (problems.length > 0) return 'refused';
  if (importedPatientId !== null) return 'already_imported';
  return matches.length > 0 ? 'likely_duplicate' : 'new';
};

const refuseTooMany = (rows: readonly ImportRow[]): void => {
  if (rows.length <= PATIENT_IMPORT.patients) return;
  throw badInput([
    {
      field: 'rows',
      code: 'too_many',
      message: `Take at most ${String(PATIENT_IMPORT.patients)} patients at once.`,
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
