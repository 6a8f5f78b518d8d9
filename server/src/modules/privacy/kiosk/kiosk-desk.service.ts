import { LIMITS } from '@sideline/schema/limits';
import { actorOf, type Context } from '../../../platform/context.js';
import { badInput, DomainError, notFound } from '../../../platform/errors.js';
import { isId, newId } from '../../../platform/ids.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PatientService } from '../../patients/patient.service.js';
import type { PatientInput } from '../../patients/patient.types.js';
import type { PrfReadingService } from '../../prf/prf-reading.service.js';
import type { PrfSavingService } from '../../prf/prf-saving.service.js';
import type { Prf } from '../../prf/prf.types.js';
import { kioskCodeHash, newKioskCode } from './kiosk-code.js';
import {
  endKiosks,
  insertKiosk,
  lockReport,
  openKioskOf,
  reportsOf,
  type StoredReport,
} from './kiosk-store.js';
import type {
  KioskReport,
  OpenedKiosk,
  OpenKioskInput,
  PrfKiosk,
  SettleKioskReportInput,
} from './kiosk.types.js';

const MINUTE_MS = 60_000;

interface Deps {
  readonly audit: AuditService;
  readonly patients: PatientService;
  readonly reading: PrfReadingService;
  readonly saving: PrfSavingService;
}

/** The kiosk from the crew's side: opening it, closing it, and deciding field by field about what came in. */
export class KioskDeskService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The record's kiosk, and what came in by it beside what is on record. NOT_FOUND where there is no such record. */
  async read(context: Context, customPrfId: string): Promise<PrfKiosk> {
    const prf = await this.#prf(context, customPrfId);
    const { manager } = context;
    const kiosk = await openKioskOf(manager, prf.id, { isHeld: false });
    const reports = await reportsOf(manager, prf.id);
    const patient = new Map<string, unknown>(
      reports.length === 0 || prf.patientId === null
        ? []
        : Object.entries(await this.#deps.patients.read(context, prf.patientId)),
    );
    const now = context.clock();
    return {
      prfId: prf.id,
      customPrfId: prf.customPrfId,
      isOpen: kiosk !== null && (kiosk.expiresAt ?? kiosk.codeExpiresAt) > now,
      isEntered: kiosk?.browserHash != null,
      hasPatient: prf.patientId !== null,
      reports: reports.map((report) => shownReport(report, patient)),
    };
  }

  /** Opens kiosk mode in place of one that was open; the code is told once and kept nowhere. PRF_NOT_YOURS, PRF_LOCKED. */
  async open(context: Context, { kioskId, customPrfId }: OpenKioskInput): Promise<OpenedKiosk> {
    if (!isId(kioskId))
      throw badInput([{ field: 'kioskId', code: 'invalid', message: 'This is not an id.' }]);
    const prf = await this.#writable(context, customPrfId);
    const now = context.clock();
    const code = newKioskCode();
    const codeExpiresAt = new Date(now.getTime() + LIMITS.kiosk.codeMinutes * MINUTE_MS);
    await endKiosks(context.manager, prf.id, now);
    const isNew = await insertKiosk(context.manager, {
      id: kioskId,
      prfId: prf.id,
      codeHash: kioskCodeHash(prf.id, code),
      openedBy: actorOf(context).userId,
      at: now,
      codeExpiresAt,
    });
    if (!isNew) throw new DomainError('CONFLICT');
    await this.#record(context, 'KIOSK_OPENED', prf);
    return { code, codeExpiresAt: codeExpiresAt.toISOString() };
  }

  /** Closes kiosk mode, whether a device has taken the code or not. */
  async close(context: Context, customPrfId: string): Promise<PrfKiosk> {
    const prf = await this.#writable(context, customPrfId);
    await endKiosks(context.manager, prf.id, context.clock());
    await this.#record(context, 'KIOSK_CLOSED', prf);
    return this.read(context, prf.id);
  }

  /**
   * Takes the chosen fields over into the linked patient, or into a new one that is then linked; the rest stays beside the
   * record. Once: a report that was settled is left as it is. BAD_INPUT names a field that nothing was said of.
   */
  async settle(context: Context, { reportId, accepted }: SettleKioskReportInput): Promise<PrfKiosk> {
    const report = isId(reportId) ? await lockReport(context.manager, reportId) : null;
    if (report === null) throw notFound('Report');
    const prf = await this.#writable(context, report.prfId);
    if (report.settledAt !== null) return this.read(context, prf.id);
    if (accepted.some((field) => report.said[field] === undefined))
      throw badInput([
        {
          field: 'accepted',
          code: 'unknown',
          message: 'Choose among the fields that the patient filled in.',
        },
      ]);
    if (accepted.length > 0) await this.#take(context, prf, report, accepted);
    await context.manager.query(
      'UPDATE kiosk_report SET settled_at = $2, settled_by = $3, accepted = $4 WHERE id = $1',
      [reportId, context.clock(), actorOf(context).userId, [...accepted]],
    );
    await this.#record(context, 'KIOSK_REPORT_SETTLED', prf, accepted);
    return this.read(context, prf.id);
  }

  async #take(
    context: Context,
    prf: Prf,
    { said }: StoredReport,
    accepted: readonly string[],
  ): Promise<void> {
    // Whatever it holds, the patient's own rules look at it once more.
    const values = Object.fromEntries(accepted.map((field) => [field, said[field]])) as PatientInput;
    if (prf.patientId !== null) {
      await this.#deps.patients.update(context, { ...values, patient_id: prf.patientId });
      return;
    }
    const patientId = newId();
    await this.#deps.patients.create(context, { ...values, patient_id: patientId });
    await this.#deps.saving.linkPatient(context, prf.id, { patientId, expectedPatientId: null });
  }

  async #prf(context: Context, customPrfId: string): Promise<Prf> {
    const prf = await this.#deps.reading.find(context, customPrfId);
    if (prf === null) throw notFound('PRF');
    return prf;
  }

  async #writable(context: Context, customPrfId: string): Promise<Prf> {
    const prf = await this.#prf(context, customPrfId);
    if (!prf.canWrite) throw new DomainError(prf.needsReason ? 'PRF_NOT_YOURS' : 'PRF_LOCKED');
    return prf;
  }

  #record(context: Context, action: string, prf: Prf, fieldsChanged: readonly string[] = []): Promise<void> {
    return this.#deps.audit.record(context, {
      action,
      entity: { type: 'Prf', id: prf.id },
      prfId: prf.id,
      patientId: prf.patientId,
      eventId: prf.eventId,
      fieldsChanged: [...fieldsChanged],
    });
  }
}

const shownReport = (
  { id, said, reportedAt, settledAt, accepted, noticeVersion }: StoredReport,
  patient: ReadonlyMap<string, unknown>,
): KioskReport => ({
  id,
  reportedAt: reportedAt.toISOString(),
  noticeVersion,
  settledAt: settledAt?.toISOString() ?? null,
  accepted,
  values: Object.entries(said).map(([field, value]) => {
    const recorded = patient.get(field);
    return { field, said: value, recorded: typeof recorded === 'string' ? recorded : null };
  }),
});
