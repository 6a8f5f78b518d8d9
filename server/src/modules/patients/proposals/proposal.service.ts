import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { documentedName } from '@sideline/schema/patient-names';
import { declinedFields, PROPOSED_FIELDS, standingOf } from '@sideline/schema/proposed-details';
import { patientChanges, patientProblems } from '@sideline/schema/validation/patient';
import { actorOf, type Context } from '../../../platform/context.js';
import { countRow, execute, fetchMaybe } from '../../../platform/database/checked.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';
import { requireText } from '../../../platform/text/required-text.js';
import { requireValid } from '../../../platform/http/valid-input.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { Patient } from '../patient.entity.js';
import type { PatientService } from '../patient.service.js';
import {
  acceptedValues,
  besideRecord,
  deciderOf,
  insertKioskProposal,
  insertOwnProposal,
  insertRegisteredProposal,
  lockProposal,
  proposalsOfPrf,
  settleProposal,
  type Decision,
  type KioskProposal,
  type StoredProposal,
} from './proposal-store.js';
import type { DetailsProposal, ProposeDetailsInput, SettleProposalInput } from './proposal.types.js';

/** The patient's fields that people may report about themselves, each by itself. */
const proposedDetails = patientChanges.pick(
  Object.fromEntries(PROPOSED_FIELDS.map((field) => [field, true])) as Record<
    (typeof PROPOSED_FIELDS)[number],
    true
  >,
);

interface Deps {
  readonly audit: AuditService;
  readonly patients: PatientService;
}

/**
 * What people report about themselves, at the kiosk of a record, as corrections to their own details from their account, or
 * when they register again. Nothing changes until staff decide, field by field.
 */
export class ProposalService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Keeps corrections that callers propose to their own details, beside the current values. Safe to repeat; CONFLICT where
   * the id belongs to another person or proposal. FORBIDDEN for an account without a record, and for one that nobody
   * has checked once others wrote in its record; BAD_INPUT where nothing differs or something is wrong; PROPOSALS_WAITING
   * where too many wait.
   */
  async propose(context: Context, { proposalId, ...given }: ProposeDetailsInput): Promise<DetailsProposal> {
    const { userId, patientId: openedId, uncheckedPatientId } = actorOf(context);
    const patientId = openedId ?? uncheckedPatientId ?? null;
    if (patientId === null) throw new DomainError('FORBIDDEN');
    requireId(proposalId, 'proposalId');
    // If two arrive at once, the second waits here and counts the first.
    const patient = await this.#deps.patients.hold(context, patientId);
    // Anything that others have written since may be about another person, and a proposal is shown beside it.
    if (openedId === null && !(await this.#deps.patients.isAsRegistered(context, patientId)))
      throw new DomainError('FORBIDDEN');
    const stored = await lockProposal(context.manager, proposalId);
    if (stored !== null) {
      if (stored.proposedBy !== userId) throw new DomainError('CONFLICT');
      if (!isSaidBefore(given, stored, patient))
        throw new DomainError('CONFLICT', {}, { problems: [SENT_BEFORE] });
      await this.#record(context, 'PATIENT_VIEWED', patientId, []);
      return besideRecord(stored, patient);
    }
    const { said, stood } = corrections(given, patient, localDay(context.clock()));
    if (await this.#hasMany(context, patientId))
      throw new DomainError('PROPOSALS_WAITING', { count: LIMITS.proposals.waiting });
    if (!(await insertOwnProposal(context, { id: proposalId, patientId, said, stood })))
      throw new DomainError('CONFLICT');
    await this.#record(context, 'PATIENT_DETAILS_PROPOSED', patientId, Object.keys(said));
    return besideRecord(await this.#locked(context, proposalId), patient);
  }

  /**
   * Keeps the details that a person who registered themselves sends again, when they can no longer be written directly:
   * values that differ from the current ones. Empty fields mean nothing. The sender learns nothing: if nothing differs, too
   * many are waiting or it is a repeat, nothing happens.
   */
  async register(
    context: Context,
    patientId: string,
    given: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const patient = await this.#deps.patients.hold(context, patientId);
    const filled = Object.fromEntries(
      PROPOSED_FIELDS.flatMap((field) => {
        const value = given[field];
        return typeof value === 'string' && value !== '' ? [[field, value]] : [];
      }),
    );
    const { said, stood } = differences(filled, patient);
    const fields = Object.keys(said);
    if (fields.length === 0 || (await this.#hasMany(context, patientId))) return;
    if (await insertRegisteredProposal(context, { id: newId(), patientId, said, stood }))
      await this.#record(context, 'PATIENT_DETAILS_PROPOSED', patientId, fields);
  }

  /**
   * Accepts the chosen fields into the patient, or into the record theirs was merged into; the rest stays unchanged,
   * with the reason. Once: repeated by the same person it changes nothing more. NOT_FOUND; CORRECTION_DECIDED where it was
   * already decided differently; BAD_INPUT names a field that was not reported and a missing reason;
   * PATIENT_CHANGED where the values compared with are out of date.
   */
  async settle(context: Context, input: SettleProposalInput): Promise<DetailsProposal> {
    const { proposalId, accepted, expectedVersion } = input;
    const stored = await this.hold(context, proposalId);
    if (stored?.patientId == null) throw notFound('Correction');
    const own = await this.#deps.patients.load(context, stored.patientId);
    const patient = await this.#deps.patients.hold(context, own.mergedInto ?? own.id);
    if (stored.settledAt !== null) {
      const beside = besideRecord(stored, patient);
      // If every field was accepted, no reason is kept.
      const isWhole = stored.reason === null && declinedFields(beside.values, accepted).length === 0;
      const reason = isWhole ? null : (input.reason ?? '').trim() || null;
      await this.requireSame(context, stored, { accepted, reason });
      await this.#record(context, 'PATIENT_VIEWED', stored.patientId, []);
      return beside;
    }
    const values = this.accept(stored, accepted);
    if (expectedVersion !== patient.version) throw new DomainError('PATIENT_CHANGED');
    const isWhole = declinedFields(besideRecord(stored, patient).values, accepted).length === 0;
    const reason = isWhole
      ? null
      : requireText(
          input.reason ?? '',
          'reason',
          'Say why you are not accepting the rest. The patient will read this.',
          LIMITS.proposals.reasonLength,
        );
    const changed =
      accepted.length === 0
        ? patient
        : await this.#deps.patients.update(context, {
            ...values,
            id: patient.id,
            expectedVersion,
          });
    await this.conclude(context, proposalId, { accepted, reason });
    await this.#record(context, 'PATIENT_DETAILS_SETTLED', stored.patientId, accepted);
    return besideRecord(await this.#locked(context, proposalId), changed);
  }

  /** Keeps details sent by a kiosk; false if they equal its last report. Called while the kiosk is held. */
  keep(context: Context, proposal: KioskProposal): Promise<boolean> {
    return insertKioskProposal(context, proposal);
  }

  /** Details sent by a record's kiosks, the latest first, beside the current details of its patient, if there is one. */
  async ofPrf(
    { manager }: Context,
    prfId: string,
    patient: Patient | null,
  ): Promise<readonly DetailsProposal[]> {
    const stored = await proposalsOfPrf(manager, prfId);
    return stored.map((proposal) => besideRecord(proposal, patient));
  }

  /**
   * Moves these accounts' undecided proposals from one record to the other: the accounts had access to the first through a
   * merge that is undone, and their owners meant themselves.
   */
  async take(
    { manager }: Context,
    userIds: readonly string[],
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<void> {
    await execute(
      manager,
      `UPDATE details_proposal SET patient_id = $3
       WHERE patient_id = $2 AND proposed_by = ANY ($1) AND settled_at IS NULL`,
      [userIds, from, to],
    );
  }

  /** One proposal, held until the transaction ends; null where there is none. */
  async hold({ manager }: Context, proposalId: string): Promise<StoredProposal | null> {
    return isId(proposalId) ? lockProposal(manager, proposalId) : null;
  }

  /** The reported values of the accepted fields. BAD_INPUT names a field that was not reported. */
  accept(proposal: StoredProposal, accepted: readonly string[]) {
    return acceptedValues(proposal, accepted);
  }

  /**
   * Accepts a decision about something already settled if it is the same decision, sent again by the same person because the
   * answer was lost. CORRECTION_DECIDED names who decided differently.
   */
  async requireSame(context: Context, stored: StoredProposal, { accepted, reason }: Decision): Promise<void> {
    const { userId, name } = await deciderOf(context.manager, stored.id);
    const isSame =
      userId === actorOf(context).userId &&
      fieldsOf(stored.accepted ?? []) === fieldsOf(accepted) &&
      stored.reason === reason;
    if (!isSame) throw new DomainError('CORRECTION_DECIDED', { by: name ?? 'Someone else' });
  }

  /** Records the decision, who made it and when. */
  async conclude(context: Context, proposalId: string, decision: Decision): Promise<void> {
    await settleProposal(context, proposalId, decision);
  }

  async #locked(context: Context, id: string): Promise<StoredProposal> {
    const stored = await lockProposal(context.manager, id);
    if (stored === null) throw notFound('Correction');
    return stored;
  }

  async #hasMany({ manager }: Context, patientId: string): Promise<boolean> {
    const row = await fetchMaybe(
      manager,
      countRow,
      'SELECT count(*)::integer AS count FROM details_proposal WHERE patient_id = $1 AND settled_at IS NULL',
      [patientId],
    );
    return (row?.count ?? 0) >= LIMITS.proposals.waiting;
  }

  #record(
    context: Context,
    action: AuditAction,
    patientId: string,
    fieldsChanged: readonly string[],
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Patient', id: patientId },
      patientId,
      fieldsChanged: fieldsChanged.map(documentedName),
    });
  }
}

/** The set of fields, regardless of order and repetition. */
const fieldsOf = (accepted: readonly string[]): string => [...new Set(accepted)].toSorted().join('\n');

type Values = Record<string, string | null>;

interface Differences {
  readonly said: Values;
  readonly stood: Values;
}

/** The proposed values that differ from the record, with the recorded values. */
const differences = (
  data: Readonly<Partial<Record<string, string | null>>>,
  patient: Patient,
): Differences => {
  const [said, stood]: [Values, Values] = [{}, {}];
  for (const field of PROPOSED_FIELDS) {
    const [wanted, standing] = [data[field], standingOf(patient, field)];
    if (wanted === undefined || (wanted || null) === standing) continue;
    said[field] = wanted || null;
    stood[field] = standing;
  }
  return { said, stood };
};

const SENT_BEFORE = {
  field: 'proposalId',
  code: 'sent_before',
  message:
    'We already have an earlier version of this correction. Send it again to add what you have changed since.',
};

/** Whether it repeats the proposal: the same value for each field that differed, and nothing new for the others. */
const isSaidBefore = (
  given: Omit<ProposeDetailsInput, 'proposalId'>,
  { said }: StoredProposal,
  patient: Patient,
): boolean => {
  const data: Partial<Record<string, string | null>> = requireValid(proposedDetails, { ...given });
  return PROPOSED_FIELDS.every((field) => {
    const wanted = data[field];
    if (Object.hasOwn(said, field)) return wanted !== undefined && (wanted || null) === said[field];
    return wanted === undefined || (wanted || null) === standingOf(patient, field);
  });
};

/** The same for a patient's proposal. BAD_INPUT, also if nothing differs. */
const corrections = (
  given: Omit<ProposeDetailsInput, 'proposalId'>,
  patient: Patient,
  today: string,
): Differences => {
  const data = requireValid(proposedDetails, { ...given });
  const { said, stood } = differences(data, patient);
  if (Object.keys(said).length === 0)
    throw badInput([
      {
        field: 'proposalId',
        code: 'same',
        message: 'These details are the same as those on record. Change at least one.',
      },
    ]);
  const found = patientProblems(Object.assign({}, patient, said), today);
  if (found.length > 0) throw badInput(found);
  return { said, stood };
};
