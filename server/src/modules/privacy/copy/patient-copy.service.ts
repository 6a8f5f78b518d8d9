import { isSigned } from '@sideline/schema/prf/record/states';
import type { Readable } from 'node:stream';
import { actorOf, type Context } from '../../../platform/context.js';
import { streamPdf, type PdfDocument } from '../../../platform/export/pdf.js';
import type { PatientService } from '../../patients/patient.service.js';
import type { PrfPrintoutService } from '../../prf/printout/prf-printout.service.js';
import type { PrfReadingService } from '../../prf/reading/prf-reading.service.js';
import type { SeeAndTreatService } from '../../see-and-treat/see-and-treat.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import { patientCopyPdf } from './patient-copy-pdf.js';

interface Deps {
  readonly patients: PatientService;
  readonly reading: PrfReadingService;
  readonly printouts: PrfPrintoutService;
  readonly seeAndTreat: SeeAndTreatService;
  readonly settings: ProviderSettingsService;
}

export interface PrintedCopy {
  readonly fileName: string;
  readonly content: Readable;
}

/** A patient's whole record as one PDF, for the patient and for the person handing it out. */
export class PatientCopyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Demographics, see-and-treat logs and signed records with the caller's rights: for the patient, without what is withheld.
   * Audited as an export of the patient and of each record. FORBIDDEN for callers who may not read the patient, NOT_FOUND,
   * TOO_MANY_REQUESTS.
   */
  async print(context: Context, patientId: string): Promise<PrintedCopy> {
    const content = await streamPdf(context, (folder) => this.#compose(context, patientId, folder));
    return { fileName: `patient-${patientId}.pdf`, content };
  }

  async #compose(context: Context, patientId: string, folder: string): Promise<PdfDocument> {
    const { patients, reading, printouts, seeAndTreat, settings } = this.#deps;
    const { firstName, lastName, role } = actorOf(context);
    const patient = await patients.read(context, patientId, 'PATIENT_EXPORTED');
    const logs = await seeAndTreat.ofPatient(context, patient.id);
    const records: PdfDocument[] = [];
    for (const { id, status } of await reading.ofPatient(context, patient.id))
      if (isSigned(status))
        records.push((await printouts.compose(context, { idOrNumber: id, revision: null }, folder)).document);
    const { name: providerName } = await settings.current(context);
    const paper = patientCopyPdf({
      patient,
      logs,
      records,
      providerName,
      madeAt: context.clock(),
      madeBy: `${firstName} ${lastName}`.trim(),
      isWhole: role !== 'patient',
    });
    return settings.onPaper(context, paper);
  }
}
