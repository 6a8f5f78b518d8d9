import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { zoneOf } from '@sideline/schema/prf/record/facts';
import { entryTitle } from '@sideline/schema/prf/record/format';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import {
  isStandingPicture,
  PICTURE_NOT_HERE,
  PICTURES,
  picturesField,
  picturesIn,
} from '@sideline/schema/prf/record/pictures';
import { askedQuestions } from '@sideline/schema/prf/questions/answers';
import { doseChecks } from '@sideline/schema/prf/rules/dose-checks';
import { isStorable } from '@sideline/schema/validation/storable';
import type { EntityManager } from 'typeorm';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchRows, idRow } from '../../../platform/database/checked.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { readDoseRanges } from '../../formulary/dose-range.hot.js';
import type { StaffService } from '../../staff/staff.service.js';
import { assess, type Assessment } from '../prf-facts.js';
import { factsOf } from '../saving/prf-open.js';
import { sealContent, type SealedAmendment } from './prf-seal.js';
import type { LoadedPrf } from '../saving/prf-store.types.js';
import type { SealedPatient } from './sealed-patient.js';

/** The parts that a first signature and an amendment's signature share. */
export interface SignatureRequest {
  readonly prfId: string;
  readonly grade: string;
  /** SVG path data, at most 100 kB. */
  readonly strokes: string;
}

/** Pictures in the record whose files have not arrived: nobody can sign what nobody can see. */
const missingPictures = async (manager: EntityManager, prfId: string, facts: PrfFacts) => {
  const standing = picturesIn(facts.data[PICTURES.section]).filter(isStandingPicture);
  if (standing.length === 0) return [];
  const stored = await fetchRows(manager, idRow, 'SELECT id FROM attachment WHERE prf_id = $1', [prfId]);
  const ids = new Set(stored.map(({ id }) => id));
  return standing
    .filter(({ id }) => !ids.has(id))
    .map((entry) => ({
      section: PICTURES.section,
      field: PICTURES.list,
      entryId: entry.id,
      label: entryTitle(picturesField(), { ...entry }, { timeZone: zoneOf(facts) }),
      reason: PICTURE_NOT_HERE,
    }));
};

/**
 * The content of a record that may be signed, with the codes of the questions that were answered 'true as recorded';
 * PRF_INCOMPLETE naming what is missing, PRF_CONTRADICTIONS the questions that were neither corrected nor answered.
 */
export const requireSignable = async (
  { manager }: Pick<Context, 'manager'>,
  loaded: LoadedPrf,
): Promise<{
  readonly facts: PrfFacts;
  readonly states: Assessment['states'];
  readonly answered: readonly string[];
}> => {
  const { facts: known, alerts } = factsOf(loaded);
  // The formulary as it is at this moment, whatever a device had when the dose was entered.
  const facts = { ...known, doseRanges: await readDoseRanges(manager) };
  const { missing: unanswered, states } = assess(facts, alerts);
  const missing = [...unanswered, ...(await missingPictures(manager, loaded.id, facts))];
  if (missing.length > 0)
    throw new DomainError(
      'PRF_INCOMPLETE',
      { count: missing.length },
      {
        problems: missing.map((item) => ({
          field: fieldOf(item),
          code: 'MISSING',
          message: `${item.label}: ${item.reason}`,
        })),
      },
    );
  const asked = askedQuestions(facts);
  const open = asked.filter(({ answer }) => answer === null);
  if (open.length > 0)
    throw new DomainError(
      'PRF_CONTRADICTIONS',
      { count: open.length },
      {
        problems: open.map((notice) => ({
          field: fieldOf(notice),
          code: notice.code,
          message: `${notice.label}: ${notice.message}`,
        })),
      },
    );
  return { facts, states, answered: [...new Set(asked.map(({ code }) => code))] };
};

const fieldOf = ({
  section,
  field,
  entryId,
}: {
  readonly section: string;
  readonly field: string;
  readonly entryId?: string | null | undefined;
}): string => [section, ...(entryId == null ? [] : [entryId]), field].join('.');

/**
 * Keeps by which version of which entry of the formulary each dose of a signed revision was checked, and what was asked. The
 * formulary may change afterwards; what the signer saw does not.
 */
const keepDoseChecks = async (
  manager: EntityManager,
  { prfId, revision }: { readonly prfId: string; readonly revision: number },
  facts: PrfFacts,
): Promise<void> => {
  const checks = doseChecks(facts);
  if (checks.length === 0) return;
  await execute(
    manager,
    `INSERT INTO prf_dose_check (prf_id, revision, entry_id, range_id, range_version, result, asked)
     SELECT $1, $2, c.entry_id, c.range_id, c.range_version, c.result, c.asked
     FROM jsonb_to_recordset($3::jsonb)
       AS c (entry_id uuid, range_id uuid, range_version integer, result text, asked text[])`,
    [
      prfId,
      revision,
      JSON.stringify(
        checks.map(({ entryId, range, asked, unchecked }) => ({
          entry_id: entryId,
          range_id: range?.id ?? null,
          range_version: range?.version ?? null,
          result:
            asked.length > 0 ? 'asked' : range === null || unchecked !== null ? 'unchecked' : 'in_range',
          asked: asked.map(({ code }) => code),
        })),
      ),
    ],
  );
};

interface Revision extends SignatureRequest {
  readonly revision: number;
  /** The signed content, with the formulary that its doses were checked against. */
  readonly facts: PrfFacts;
  /** Codes of the questions that were answered 'true as recorded'. */
  readonly acknowledgedWarnings: readonly string[];
  /** The patient as they stay in an amended record; left out, as their own row is now. */
  readonly patient?: SealedPatient;
  readonly amendment?: SealedAmendment;
  /** The signature was made on a device without a connection. */
  readonly sealed?: { readonly commandId: string; readonly signedAt: Date };
}

/** Seals the record under the caller's lock, in the caller's name. */
export const insertSignature = async (context: Context, request: Revision): Promise<void> => {
  const { prfId, revision, strokes, acknowledgedWarnings, patient, amendment, sealed: byDevice } = request;
  const actor = actorOf(context);
  const now = context.clock();
  const signedAt = byDevice?.signedAt ?? now;
  const receivedAt = byDevice === undefined ? null : now;
  const name = `${actor.firstName} ${actor.lastName}`.trim();
  await keepDoseChecks(context.manager, { prfId, revision }, request.facts);
  const grade = request.grade.trim();
  const sealed = await sealContent(context.manager, {
    prfId,
    revision,
    signedAt: signedAt.toISOString(),
    ...(receivedAt === null ? {} : { receivedAt: receivedAt.toISOString() }),
    signedBy: { userId: actor.userId, name },
    grade,
    strokes,
    acknowledgedWarnings,
    ...(patient === undefined ? {} : { patient }),
    ...(amendment === undefined ? {} : { amendment }),
  });
  await execute(
    context.manager,
    `INSERT INTO prf_signature (prf_id, revision, signed_by, name, grade, signed_at, strokes, content, content_hash,
                                patient_snapshot, acknowledged_warnings, received_at, command_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      prfId,
      revision,
      actor.userId,
      name,
      grade,
      signedAt,
      strokes,
      sealed.content,
      sealed.hash,
      JSON.stringify(sealed.patient),
      acknowledgedWarnings,
      receivedAt,
      byDevice?.commandId ?? null,
    ],
  );
};

const STROKES = /^[MLHVCSQTAZmlhvcsqtaz0-9\s.,-]+$/;
const MAXIMUM_STROKES = 100_000;

/** Problems with pen strokes, found before anything is read. */
export const strokesProblems = (strokes: string): readonly Problem[] => {
  if (strokes.length > MAXIMUM_STROKES) {
    const message = 'The signature is too large: clear it and sign again.';
    return [{ field: 'strokes', code: 'too_long', message }];
  }
  return STROKES.test(strokes) && /\d/.test(strokes)
    ? []
    : [{ field: 'strokes', code: 'required', message: 'Sign with a pen or a finger.' }];
};

/** BAD_INPUT for a grade that the signer's profile does not hold: a signature vouches for it (clinical section 7). */
export const requireOwnGrade = async (
  { staff }: { readonly staff: Pick<StaffService, 'gradesHeld'> },
  context: Context,
  grade: string,
): Promise<void> => {
  const held = await staff.gradesHeld(context, actorOf(context).userId);
  if (held.includes(grade.trim())) return;
  throw badInput([
    {
      field: 'grade',
      code: 'not_held',
      message: `Your staff profile does not hold this grade. You can sign as ${held.join(', ')}.`,
    },
  ]);
};

/** Problems with a grade or a signature, found before anything is read. */
export const signatureProblems = ({ grade, strokes }: SignatureRequest): readonly Problem[] => [
  ...(grade.trim() === '' || grade.trim().length > LIMITS.text.short || !isStorable(grade)
    ? [{ field: 'grade', code: 'required', message: 'Enter your clinical grade.' }]
    : []),
  ...strokesProblems(strokes),
];
