import { HOME_ZONE } from '@sideline/schema/local-day';
import { hasAddressParts } from '@sideline/schema/address';
import type { AuditAction } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { documentedName } from '@sideline/schema/patient-names';
import { isLocked } from '@sideline/schema/prf/record/states';
import { actorOf, type Context } from '../../../platform/context.js';
import { DomainError, notFound } from '../../../platform/errors.js';
import { newId } from '../../../platform/ids.js';
import { requireId } from '../../../platform/http/required-id.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PatientService } from '../../patients/patient.service.js';
import type { Patient } from '../../patients/patient.entity.js';
import type { PatientInput } from '../../patients/patient.types.js';
import type { ProposalService } from '../../patients/proposals/proposal.service.js';
import type { PrfReadingService } from '../../prf/reading/prf-reading.service.js';
import type { PrfSavingService } from '../../prf/saving/prf-saving.service.js';
import { findHiddenPrf } from '../../prf/reading/prf.hot.js';
import type { PrfService } from '../../prf/prf.service.js';
import type { HeldPrf } from '../../prf/saving/prf-store.types.js';
import { kioskCodeHash, newKioskCode } from './kiosk-code.js';
import { endKiosks, insertKiosk, openKioskOf } from './kiosk-store.js';
import type { OpenedKiosk, OpenKioskInput, PrfKiosk, SettleKioskProposalInput } from './kiosk.types.js';

const MINUTE_MS = 60_000;

interface Deps {
  readonly audit: AuditService;
  readonly patients: PatientService;
  readonly proposals: ProposalService;
  readonly prfs: PrfService;
  readonly reading: PrfReadingService;
  readonly saving: PrfSavingService;
}

/** The kiosk from the crew's side: opening it, closing it, and deciding field by field about the details sent. */
export class KioskDeskService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The record's kiosk, and the details given at it beside those on record. NOT_FOUND if there is no such record. */
  async read(context: Context, customPrfId: string): Promise<PrfKiosk> {
    const prf = await this.#deps.reading.find(context, customPrfId);
    if (prf === null) throw notFound('PRF');
    const { manager } = context;
    const kiosk = await openKioskOf(manager, prf.id, { isHeld: false });
    const { patient } = prf;
    const proposals = await this.#deps.proposals.ofPrf(context, prf.id, patient);
    const now = context.clock();
    return {
      prfId: prf.id,
      customPrfId: prf.customPrfId,
      timeZone: prf.event?.timeZone ?? HOME_ZONE,
      isOpen: kiosk !== null && (kiosk.expiresAt ?? kiosk.codeExpiresAt) > now,
      isEntered: kiosk?.browserHash != null,
      isLocked: isLocked(prf.status),
      patientId: prf.patientId,
      survivor: prf.survivor,
      patientVersion: patient?.version ?? null,
      combinedAddress: combinedAddressOf(patient),
      proposals,
    };
  }

  /** Opens kiosk mode, replacing one that was open; the code is shown once and not stored. PRF_NOT_YOURS, PRF_LOCKED. */
  async open(
    context: Context,
    { kioskId, customPrfId }: OpenKioskInput,
  ): Promise<Omit<OpenedKiosk, 'address'>> {
    requireId(kioskId, 'kioskId');
    // Of two at once the second waits here, and opens in place of the first.
    const open = await this.#deps.prfs.hold(context, await idOf(context, customPrfId), 'open');
    const { id } = open;
    const now = context.clock();
    const code = newKioskCode();
    const codeExpiresAt = new Date(now.getTime() + LIMITS.kiosk.codeMinutes * MINUTE_MS);
    await endKiosks(context.manager, id, now);
    const isNew = await insertKiosk(context.manager, {
      id: kioskId,
      prfId: id,
      codeHash: kioskCodeHash(id, code),
      openedBy: actorOf(context).userId,
      at: now,
      codeExpiresAt,
    });
    if (!isNew) throw new DomainError('CONFLICT');
    await this.#record(context, 'KIOSK_OPENED', open);
    return { code, codeExpiresAt: codeExpiresAt.toISOString() };
  }

  /** Closes kiosk mode, whether or not a device has used the code or the record has been closed since. */
  async close(context: Context, customPrfId: string): Promise<PrfKiosk> {
    const open = await this.#concerned(context, await idOf(context, customPrfId));
    await endKiosks(context.manager, open.id, context.clock());
    await this.#record(context, 'KIOSK_CLOSED', open);
    return this.read(context, open.id);
  }

  /**
   * Accepts the chosen fields into the linked patient, or into a new one that is then linked; the rest stays beside the
   * record. Once: the same decision again by the same person changes nothing, and CORRECTION_DECIDED says that a different
   * decision has been made. A record that has been signed since is not changed: a new patient is not linked to it. BAD_INPUT
   * names a field that the patient did not fill in; PRF_PATIENT_CHANGED and PATIENT_CHANGED if the choice was made for
   * another patient, or against details that have changed; PATIENT_LOOKS_KNOWN if a new patient, or one who was unknown and
   * is now identified, is similar to a patient whom the caller has not been shown.
   */
  async settle(context: Context, input: SettleKioskProposalInput): Promise<PrfKiosk> {
    const { proposalId, accepted } = input;
    const proposal = await this.#deps.proposals.hold(context, proposalId);
    if (proposal?.prfId == null) throw notFound('Report');
    const { prfId } = proposal;
    const open = await this.#concerned(context, prfId);
    if (proposal.settledAt !== null) {
      await this.#deps.proposals.requireSame(context, proposal, { accepted, reason: null });
      return this.read(context, prfId);
    }
    const values = this.#deps.proposals.accept(proposal, accepted);
    // The patient's own rules check it again, whatever it holds.
    if (accepted.length > 0) await this.#take(context, open, values, input);
    await this.#deps.proposals.conclude(context, proposalId, { accepted, reason: null });
    await this.#record(context, 'KIOSK_REPORT_SETTLED', open, accepted);
    return this.read(context, prfId);
  }

  async #take(
    context: Context,
    { id, prf }: HeldPrf,
    values: PatientInput,
    { expectedPatientId, expectedVersion, differsFrom }: SettleKioskProposalInput,
  ): Promise<void> {
    if (prf.status === 'void') throw new DomainError('PRF_VOID');
    if (prf.patientId !== (expectedPatientId ?? null)) await this.#refuseOther(context, prf.patientId);
    if (prf.patientId !== null) {
      if (typeof expectedVersion !== 'number') throw new DomainError('PATIENT_CHANGED');
      const stored = await this.#deps.patients.hold(context, prf.patientId);
      const identified = saysWhoHeIs(stored, values) ? { identityStatus: 'self_reported' as const } : {};
      await this.#deps.patients.update(context, {
        ...values,
        ...identified,
        id: prf.patientId,
        expectedVersion,
        differsFrom,
      });
      return;
    }
    const patientId = newId();
    await this.#deps.patients.create(context, { ...values, id: patientId, differsFrom });
    if (isLocked(prf.status)) return;
    await this.#deps.saving.linkPatient(context, id, { patientId, expectedPatientId: null });
  }

  async #refuseOther(context: Context, patientId: string | null): Promise<never> {
    const linked = patientId === null ? null : await this.#deps.patients.load(context, patientId);
    throw new DomainError('PRF_PATIENT_CHANGED', { name: linked?.name ?? 'nobody' });
  }

  /** The record held, for those who may write in it, or might have before it was closed. */
  #concerned(context: Context, prfId: string): Promise<HeldPrf> {
    return this.#deps.prfs.hold(context, prfId, 'any');
  }

  #record(
    context: Context,
    action: AuditAction,
    { id, prf }: HeldPrf,
    fieldsChanged: readonly string[] = [],
  ): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Prf', id },
      prfId: id,
      patientId: prf.patientId,
      eventId: prf.eventId,
      fieldsChanged: fieldsChanged.map(documentedName),
    });
  }
}

const idOf = async ({ manager }: Context, customPrfId: string): Promise<string> => {
  const found = await findHiddenPrf(manager, customPrfId);
  if (found === null) throw notFound('PRF');
  return found.id;
};

/** Whether the report identifies a patient who was unknown: the name that they give, with a birth date. */
const saysWhoHeIs = (stored: Patient, said: PatientInput): boolean =>
  stored.identityStatus === 'unknown' && Boolean(said.name) && Boolean(said.dob ?? stored.dob);

const combinedAddressOf = (patient: Patient | null): string | null =>
  patient === null || hasAddressParts(patient) ? null : patient.address || null;
