import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import { actorOf, ownPatientIds, type Context } from '../../../platform/context.js';
import { DomainError } from '../../../platform/errors.js';
import { readZoneName } from '../../events/event-zone.hot.js';
import type { CheerService } from '../../cheer/cheer.service.js';
import type { PatientMergeService } from '../../patients/patient-merge.service.js';
import type { PatientService } from '../../patients/patient.service.js';
import type { PrfPicturesService } from '../../prf/pictures/prf-pictures.service.js';
import type { PrfReadingService, PrfForExport } from '../../prf/reading/prf-reading.service.js';
import type { Prf, PrfPerson } from '../../prf/prf.types.js';
import type { SeeAndTreatService } from '../../see-and-treat/see-and-treat.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import type { FhirCodeService } from '../codes/fhir-code.service.js';
import { readRegistrations } from '../../staff/registrations.hot.js';
import type { ExportedPatient, ExportedPerson, ExportedPrf, Exporter } from './exported-prf.js';
import type { BundleToWrite, EntryToWrite } from './fhir.types.js';
import { patientEverything, prfDocument } from './prf-bundle.js';

export interface FhirFile {
  readonly fileName: string;
  /** The Bundle as JSON, written while it is read. */
  readonly content: AsyncIterable<Buffer>;
}

interface Deps {
  readonly patients: PatientService;
  readonly merges: PatientMergeService;
  readonly reading: PrfReadingService;
  readonly pictures: PrfPicturesService;
  readonly seeAndTreat: Pick<SeeAndTreatService, 'ofPatient'>;
  readonly settings: ProviderSettingsService;
  readonly codes: Pick<FhirCodeService, 'all'>;
  readonly cheer: CheerService;
}

const entryText = async ({ resource, fullUrl, search }: EntryToWrite): Promise<string> =>
  JSON.stringify({
    fullUrl,
    resource: 'resourceType' in resource ? resource : await resource.make(),
    search,
  });

/** A bundle as JSON, entry by entry: each large resource is made after the one before it has been written, and then released. */
async function* bundleText({ entry, ...head }: BundleToWrite): AsyncGenerator<Buffer> {
  let before = `${JSON.stringify(head).slice(0, -1)},"entry":[`;
  for await (const each of entry) {
    yield Buffer.from(`${before}${await entryText(each)}`);
    before = ',';
  }
  yield Buffer.from(']}');
}

/** Records and patients as FHIR R4 bundles (clinical section 9). Each export is in the trail. */
export class FhirExportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** One record as a document with the caller's rights; NOT_FOUND if the caller may not see it. */
  async document(context: Context, idOrNumber: string): Promise<FhirFile> {
    const record = await this.#record(context, idOrNumber);
    const exporter = await this.exporter(context);
    return {
      fileName: `${record.customPrfId}.fhir.json`,
      content: bundleText(prfDocument(record, exporter)),
    };
  }

  /**
   * One patient with everything of their records and see-and-treat logs, as far as the caller may see them: to patients the
   * signed records, and no log that was entered in error.
   */
  async everything(context: Context, patientId: string): Promise<FhirFile> {
    const patient = await this.#deps.patients.read(context, patientId, 'PATIENT_EXPORTED');
    const exporter = await this.exporter(context);
    const heads = await this.#deps.reading.ofPatient(context, patient.id);
    const ids = heads.map(({ id }) => id);
    const actor = actorOf(context);
    // For the patient, a merged record is theirs once they have proved their identity.
    const losers = actor.role === 'patient' ? ownPatientIds(actor) : undefined;
    const merges = await this.#deps.merges.standing(context, patientId, losers);
    const records = this.#records(context, ids);
    const logs = await this.#deps.seeAndTreat.ofPatient(context, patient.id);
    const bundle = patientEverything({ patientId, patient, merges, records, logs, exporter });
    return { fileName: `patient-${patientId}.fhir.json`, content: bundleText(bundle) };
  }

  /** The provider that exports records, and the codes for them. */
  async exporter(context: Context): Promise<Exporter> {
    const { name, odsCode } = await this.#deps.settings.current(context);
    return { name, odsCode, codesOf: await this.#deps.codes.all(context) };
  }

  async *#records(context: Context, ids: readonly string[]): AsyncGenerator<ExportedPrf> {
    for (const id of ids) yield await this.#record(context, id);
  }

  async #record(context: Context, idOrNumber: string): Promise<ExportedPrf> {
    const found = await this.#deps.reading.forExport(context, idOrNumber);
    const record = exportedPrf(found, actorOf(context).role !== 'patient');
    const staffIds = [
      record.author,
      ...record.crew,
      ...record.signatures.map(({ signedBy }) => signedBy),
    ].flatMap(({ staffId }) => staffId ?? []);
    const registers = await readRegistrations(context, [...new Set(staffIds)]);
    const registered = (someone: ExportedPerson): ExportedPerson => ({
      ...someone,
      registrations: registers.get(someone.staffId ?? '') ?? [],
    });
    return {
      ...record,
      author: registered(record.author),
      crew: record.crew.map(registered),
      signatures: record.signatures.map((one) => ({ ...one, signedBy: registered(one.signedBy) })),
      pictures: await this.#deps.pictures.leaving(context, record.id, record.data),
      squadName: await this.#squadName(context, record.data),
      zoneName: await readZoneName(context, record.data.incidentDetails?.zone_id),
    };
  }

  async #squadName(context: Context, data: PrfData): Promise<string | null> {
    const squadId = data.incidentDetails?.squad_id;
    if (squadId === null || squadId === undefined) return null;
    try {
      return (await this.#deps.cheer.squad(context, squadId)).name;
    } catch (error) {
      // A deleted squad leaves its id in the record; the record can still be exported.
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}

const NAMELESS = 'Not known';

const person = (from: PrfPerson, name = `${from.firstName} ${from.lastName}`.trim()): ExportedPerson => ({
  id: from.userId ?? from.staffId ?? NAMELESS,
  userId: from.userId,
  staffId: from.staffId,
  name: name === '' ? NAMELESS : name,
  position: from.position,
});

/**
 * The patient as they were when the record was signed, otherwise as they are now. Warnings from other records of the same person, and whether they have died,
 * are as they are now.
 */
const patientOf = ({ signature, patient }: Prf): ExportedPatient | null => {
  const shown = signature?.patient ?? patient;
  // Read as JSON, so a plain object whatever its type is called.
  return (
    shown &&
    Object.assign({}, shown, {
      mergedAllergies: patient?.mergedAllergies ?? null,
      death: patient?.death ?? null,
    })
  );
};

/** The exported content of a record: for a signed one, what was signed, with the names and the patient of that moment. */
const exportedPrf = (
  { prf, data, signed }: PrfForExport,
  isWhole: boolean,
): Omit<ExportedPrf, 'squadName' | 'zoneName' | 'pictures'> => {
  const accounts = new Map([...prf.people, ...prf.crew].map((known) => [known.userId, known]));
  const byAccount = (userId: string, name?: string): ExportedPerson =>
    person(
      accounts.get(userId) ?? { userId, staffId: null, firstName: '', lastName: '', position: null },
      name,
    );
  const byStaff = new Map(prf.crew.map((known) => [known.staffId, known]));
  const content = signed?.content;
  const crew =
    content === undefined
      ? prf.crew.map((known) => person(known))
      : (content.crew ?? []).map(({ staffId, name, position }) => ({
          ...person(
            byStaff.get(staffId) ?? { userId: null, staffId, firstName: '', lastName: '', position: null },
            name,
          ),
          position: position ?? null,
        }));
  const authorName = content?.writers?.find(({ userId }) => userId === prf.author.userId)?.name;
  return {
    id: prf.id,
    customPrfId: prf.customPrfId,
    status: prf.status,
    version: prf.version,
    createdAt: prf.createdAt,
    updatedAt: prf.updatedAt,
    event:
      content === undefined
        ? prf.event
        : content.event === undefined
          ? null
          : { ...content.event, location: content.event.location ?? null },
    patientId: prf.patientId,
    patient: patientOf(prf),
    author: person(prf.author, authorName),
    crew,
    data,
    signatures: (signed?.signatures ?? []).map(({ signedBy, name, ...signature }) => ({
      ...signature,
      signedBy: byAccount(signedBy, name),
    })),
    voided:
      prf.voidedAt === null
        ? null
        : {
            at: prf.voidedAt,
            by: prf.voidedBy === null ? null : person(prf.voidedBy),
            reason: prf.voidReason ?? '',
          },
    isWhole,
  };
};
