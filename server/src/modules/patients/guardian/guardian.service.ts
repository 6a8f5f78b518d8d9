import { GUARDED_UNTIL, guardianPause, isReviewedAtAge, needsGuardian } from '@sideline/schema/guardianship';
import { localDay } from '@sideline/schema/local-day';
import { check } from '@sideline/schema/validation/check';
import {
  guardianFields,
  guardianProblems,
  isGuardianSaid,
  type GuardianSaid,
} from '@sideline/schema/validation/guardian';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows, storedJson } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { requireText } from '../../../platform/text/required-text.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PatientService } from '../patient.service.js';
import { guardianshipOf, guardianshipSql, type StoredGuardianship } from './guardian.hot.js';
import type { ReviewGuardianInput, SetGuardianInput } from './guardian.types.js';

interface Deps {
  readonly audit: AuditService;
  readonly patients: PatientService;
  readonly dataSource: DataSource;
}

// Candidates for a review, selected a little more widely than the rule, which then decides.
const COMING_OF_AGE = `
  SELECT u.patient_id AS "patientId", ${guardianshipSql('u.patient_id', 'u.created_at')} AS guardianship
  FROM app_user u JOIN patient p ON p.patient_id = u.patient_id
  WHERE u.role = 'patient' AND u.is_active AND p.dob <= $1::date - interval '${String(GUARDED_UNTIL)} years' + interval '2 days'
    AND p.dob > u.created_at::date - interval '${String(GUARDED_UNTIL)} years' - interval '2 days'
    AND NOT EXISTS (SELECT FROM guardian_review r WHERE r.patient_id = p.patient_id
      AND (r.reviewed_at IS NULL OR r.reviewed_at > p.dob + interval '${String(GUARDED_UNTIL)} years' + interval '2 days'))`;

const reviewRow = z.object({ reviewedAt: z.date().nullable() });
const listDueRow = z.object({ patientId: z.string(), guardianship: storedJson<StoredGuardianship>() });

/** Guardians of patients under 16 who have accounts, and the review of such an account at 16. */
export class GuardianService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Names the guardian of a patient under 16, replacing any earlier one. BAD_INPUT names missing details, and refuses a
   * patient of 16 or older; PATIENT_MERGED; NOT_FOUND.
   */
  async set(context: Context, { patientId, ...given }: SetGuardianInput): Promise<boolean> {
    const patient = await this.#deps.patients.hold(context, patientId);
    if (patient.mergedInto !== null) throw new DomainError('PATIENT_MERGED');
    if (!needsGuardian(patient.dob, localDay(context.clock())))
      throw badInput([
        {
          field: 'patientId',
          code: 'of_age',
          message: `Only a person under ${String(GUARDED_UNTIL)} can have a guardian here. Check the date of birth.`,
        },
      ]);
    const { data, problems } = check(guardianFields, { ...given });
    const found = problems ?? guardianProblems(data);
    if (found.length > 0) throw badInput([...found]);
    await this.#write(context, patientId, given, actorOf(context).userId);
    return true;
  }

  /** What is wrong with the guardian that a patient under 16 names when registering; empty where none is named. */
  problems(given: GuardianSaid, dob: string | null | undefined, now: Date) {
    if (!needsGuardian(dob, localDay(now))) return [];
    const { data, problems } = check(guardianFields, { ...given });
    if (problems !== null) return problems;
    return isGuardianSaid(data) ? guardianProblems(data) : [];
  }

  /** Keeps the guardian that a patient under 16 names when registering, unless staff have named one. */
  async register(
    context: Context,
    patientId: string,
    given: GuardianSaid,
    dob: string | null | undefined,
  ): Promise<void> {
    const { data } = check(guardianFields, { ...given });
    if (data === null || !isGuardianSaid(data) || !needsGuardian(dob, localDay(context.clock()))) return;
    await this.#write(context, patientId, given, null);
  }

  /**
   * Records the review of a patient who is now 16: their account opens their record again. The guardian is removed, or kept
   * for a reason. Safe to repeat; replaces a review from before the 16th birthday, while the record showed another date.
   * BAD_INPUT before the 16th birthday and without the reason; NOT_FOUND.
   */
  async review(context: Context, input: ReviewGuardianInput): Promise<boolean> {
    const { patientId, seen, keepsGuardian } = input;
    const patient = await this.#deps.patients.hold(context, patientId);
    const now = context.clock();
    if (patient.dob === null || needsGuardian(patient.dob, localDay(now)))
      throw badInput([
        {
          field: 'patientId',
          code: 'too_young',
          message: `This can be reviewed only from the ${String(GUARDED_UNTIL)}th birthday. Check the date of birth.`,
        },
      ]);
    const reason = keepsGuardian
      ? requireText(input.reason ?? '', 'reason', 'Say why you are keeping the guardian.', 500)
      : null;
    // The lock on the patient prevents a second review.
    const known = await fetchMaybe(
      context.manager,
      reviewRow,
      'SELECT reviewed_at AS "reviewedAt" FROM guardian_review WHERE patient_id = $1',
      [patientId],
    );
    if (known?.reviewedAt && isReviewedAtAge(patient.dob, localDay(known.reviewedAt))) return true;
    await execute(
      context.manager,
      `INSERT INTO guardian_review (patient_id, due_at, reviewed_at, reviewed_by, seen, kept_reason)
       VALUES ($1, $2, $2, $3, $4, $5)
       ON CONFLICT (patient_id) DO UPDATE SET reviewed_at = $2, reviewed_by = $3, seen = $4, kept_reason = $5`,
      [patientId, now, actorOf(context).userId, seen, reason],
    );
    if (!keepsGuardian)
      await execute(context.manager, 'UPDATE patient_guardian SET removed_at = $2 WHERE patient_id = $1', [
        patientId,
        now,
      ]);
    await this.#deps.audit.record(context, {
      action: keepsGuardian ? 'GUARDIAN_KEPT' : 'GUARDIAN_REMOVED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      context: 'Identity checked in person at 16',
    });
    return true;
  }

  /** Lists for review whose account was made under 16 and who is 16 today or was before. For a job. */
  async listDue(now: Date): Promise<void> {
    const { manager } = this.#deps.dataSource;
    const found = await fetchRows(manager, listDueRow, COMING_OF_AGE, [localDay(now)]);
    const due = found.filter(
      ({ guardianship }) => guardianPause(guardianshipOf(guardianship), localDay(now)) === 'guardian_review',
    );
    // A review from before the 16th birthday is due again; one made in between no longer matches what was read here.
    await execute(
      manager,
      `WITH due AS (SELECT DISTINCT * FROM unnest($1::uuid[], $2::timestamptz[]) AS d (patient_id, was_reviewed_at)),
            listed AS (INSERT INTO guardian_review (patient_id, due_at) SELECT patient_id, $3 FROM due
                       ON CONFLICT (patient_id) DO NOTHING)
       UPDATE guardian_review r SET due_at = $3, reviewed_at = NULL, reviewed_by = NULL, seen = NULL, kept_reason = NULL
       FROM due WHERE r.patient_id = due.patient_id AND r.reviewed_at = due.was_reviewed_at`,
      [due.map(({ patientId }) => patientId), due.map(({ guardianship }) => guardianship.reviewedAt), now],
    );
  }

  /** `by` is null for a person naming the guardian when registering, which never replaces what staff wrote. */
  async #write(context: Context, patientId: string, given: GuardianSaid, by: string | null): Promise<void> {
    const data = requireValid(guardianFields, { ...given });
    const { guardianName, guardianRelationship, guardianPhone, guardianEmail } = data;
    const made = await execute(
      context.manager,
      `INSERT INTO patient_guardian AS g
         (patient_id, guardian_name, guardian_relationship, guardian_phone, guardian_email, set_at, set_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (patient_id) DO UPDATE SET guardian_name = $2, guardian_relationship = $3, guardian_phone = $4,
         guardian_email = $5, set_at = $6, set_by = $7, removed_at = NULL
       WHERE g.set_by IS NULL OR $7 IS NOT NULL RETURNING patient_id`,
      [
        patientId,
        guardianName,
        guardianRelationship,
        guardianPhone ?? null,
        guardianEmail ?? null,
        context.clock(),
        by,
      ],
    );
    if (made === 0) return;
    await this.#deps.audit.record(context, {
      action: 'GUARDIAN_NAMED',
      entity: { type: 'Patient', id: patientId },
      patientId,
      fieldsChanged: Object.keys(guardianFields.shape),
    });
  }
}
