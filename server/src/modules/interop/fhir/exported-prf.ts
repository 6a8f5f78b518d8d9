import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import type { FormatOptions } from '@sideline/schema/prf/record/format';
import type { PictureEntry } from '@sideline/schema/prf/record/pictures';
import type { PrfState } from '@sideline/schema/prf/record/states';
import { v5 } from 'uuid';
import type { CodesOf } from './codes.js';
import { referTo } from './elements.js';
import type { Reference } from './fhir.types.js';
import { STATUS } from './terminology.js';

/** One record as the export reads it: for a signed one, what was signed. */

export interface ExportedPerson {
  /** The account's id, or the staff profile's where there is no account. */
  readonly id: string;
  readonly userId: string | null;
  readonly staffId: string | null;
  readonly name: string;
  readonly position: string | null;
  /** The councils that they are registered with. */
  readonly registrations?: readonly Registration[];
}

export interface Registration {
  /** The qualification that the number proves. */
  readonly qualification: string;
  readonly number: string;
}

/** The patient's demographics: as they were at the signature, or as they are now where there is none. */
export interface ExportedPatient {
  readonly name: string;
  readonly dob: string | null;
  readonly estimatedAge: number | null;
  readonly gender: string | null;
  readonly nhsNumber: string | null;
  readonly identityStatus: string | null;
  readonly address: string | null;
  readonly addressLine1?: string | null;
  readonly addressLine2?: string | null;
  readonly addressLine3?: string | null;
  readonly town?: string | null;
  readonly county?: string | null;
  readonly postcode?: string | null;
  readonly contactNumber: string | null;
  readonly nextOfKinName: string | null;
  readonly nextOfKinContact: string | null;
  readonly relationshipToNok: string | null;
  readonly pastMedicalHistory: string | null;
  readonly medications: string | null;
  readonly allergies: string | null;
  /** Details from other records of the same person. */
  readonly mergedAllergies?: string | null;
  readonly ethnicity: string | null;
  readonly preferredLanguage: string | null;
  readonly gpPractice: string | null;
  readonly email?: string | null;
  readonly dateOfDeath?: string | null;
  /** By a signed record of the same person, as it is now. */
  readonly death?: { readonly diedAt: string } | null;
  /** Only of the patient as they are now. */
  readonly guardian?: {
    readonly guardianName: string;
    readonly guardianRelationship: string;
    readonly guardianPhone: string | null;
    readonly guardianEmail: string | null;
  } | null;
}

export interface ExportedSignature {
  readonly revision: number;
  readonly signedBy: ExportedPerson;
  readonly grade: string;
  /** ISO 8601. */
  readonly signedAt: string;
  /** SHA-256 of the canonical content, in hexadecimal. */
  readonly contentHash: string;
  /** Why the record was amended; null for the first signature. */
  readonly reason: string | null;
}

export interface ExportedPictureFile {
  readonly facts: {
    readonly contentType: string;
    readonly byteSize: number;
    readonly width: number;
    readonly height: number;
    readonly sha256: string;
  };
  readonly bytes: Buffer;
}

export interface ExportedPicture {
  readonly entry: PictureEntry;
  /** Null where the bytes cannot be read. */
  readonly read: () => Promise<ExportedPictureFile | null>;
}

export interface ExportedPrf {
  readonly id: string;
  readonly customPrfId: string;
  readonly status: PrfState;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly event: {
    readonly eventId: string;
    readonly name: string;
    readonly timeZone: string;
    readonly location: string | null;
  } | null;
  readonly patientId: string | null;
  readonly patient: ExportedPatient | null;
  readonly author: ExportedPerson;
  readonly crew: readonly ExportedPerson[];
  readonly squadName: string | null;
  readonly zoneName?: string | null;
  readonly data: PrfData;
  /** Pictures in `data`, as they are kept. */
  readonly pictures: readonly ExportedPicture[];
  /** Oldest first. */
  readonly signatures: readonly ExportedSignature[];
  readonly voided: {
    readonly at: string;
    readonly by: ExportedPerson | null;
    readonly reason: string;
  } | null;
  /** False for the patient's own view: anything that the catalogue withholds is left out. */
  readonly isWhole: boolean;
}

/** Our namespaces for ids: the same record gives the same ids to every caller at any time. */
const NAMESPACE = '6f1b7c52-3a0e-5d8e-9a54-1f0f6a1c7e21';
export const stableId = (...parts: readonly string[]): string => v5(parts.join('/'), NAMESPACE);

/** Who exports a record: the provider, and the codes for the words of the record. */
export interface Exporter {
  readonly name: string;
  readonly odsCode: string | null;
  readonly codesOf: CodesOf;
}

/** The facts that every resource of one record needs. */
export interface FhirScope {
  readonly record: ExportedPrf;
  readonly providerName: string;
  readonly exporter: Exporter;
  readonly status: (typeof STATUS)[ExportedPrf['status']];
  /** The record was entered in error as a whole. */
  readonly isVoid: boolean;
  /** When it was last changed: signed, amended, declared void, or written in. */
  readonly at: string;
  /** A resource's id from its place in the record: `observations/<entry>/heart_rate`. */
  readonly idOf: (place: string) => string;
  readonly patientId: string;
  readonly subject: Reference;
  readonly encounter: Reference;
  /** Times in words are on the event's clock, as on every sheet of the record. */
  readonly clock: Pick<FormatOptions, 'timeZone'>;
}

export const scopeOf = (
  record: ExportedPrf,
  exporter: Exporter,
  idOf = (place: string): string => stableId('prf', record.id, place),
): FhirScope => {
  const patientId = record.patientId ?? idOf('patient');
  return {
    record,
    providerName: exporter.name,
    exporter,
    status: STATUS[record.status],
    isVoid: record.status === 'void',
    at: record.voided?.at ?? record.signatures.at(-1)?.signedAt ?? record.updatedAt,
    idOf,
    patientId,
    subject: referTo({ id: patientId }, record.patient?.name),
    encounter: referTo({ id: idOf('encounter') }),
    clock: record.event == null ? {} : { timeZone: record.event.timeZone },
  };
};
