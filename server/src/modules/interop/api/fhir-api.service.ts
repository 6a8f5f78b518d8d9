import { nhsNumberDigits } from '@sideline/schema/nhs-number';
import { badInput, notFound } from '../../../platform/errors.js';
import type { Context } from '../../../platform/context.js';
import { isId, newId } from '../../../platform/ids.js';
import { pageSize } from '../../../platform/lists/paging.js';
import type { PublicAddress } from '../../../platform/http/public-address.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PatientService } from '../../patients/patient.service.js';
import type { CodesOf } from '../fhir/codes.js';
import type { FhirExportService } from '../fhir/fhir-export.service.js';
import type { Resource } from '../fhir/fhir.types.js';
import { metaOf } from '../fhir/profiles.js';
import { SYSTEM } from '../fhir/terminology.js';
import { capabilityStatement } from './capability.js';
import {
  cursorOfPlace,
  findPatients,
  findRecords,
  findSets,
  placeOfCursor,
  type FoundSets,
  type PatientsWanted,
  type RecordsWanted,
  type SearchEntries,
  type SetPlace,
} from './fhir-search.hot.js';
import { fieldsOfMeasures, isOfCategory, measuresOf } from './measures.js';
import {
  documentReferenceOf,
  ENCOUNTER_SECTIONS,
  encounterOf,
  observationsOf,
  patientOf,
  remark,
} from './resources.js';
import { observationPlace, type ObservationSource } from './rest-ids.js';
import { dateRange } from './search-dates.js';

/** The parameters of every search. */
interface Paging {
  readonly _count?: number | undefined;
  readonly _cursor?: string | undefined;
}

export interface PatientSearch extends Paging {
  readonly _id?: string | undefined;
  readonly identifier?: string | undefined;
  readonly family?: string | undefined;
  readonly given?: string | undefined;
  readonly name?: string | undefined;
  readonly birthdate?: string | undefined;
}

interface OfRecords extends Paging {
  readonly _id?: string | undefined;
  readonly patient?: string | undefined;
  readonly encounter?: string | undefined;
  readonly date?: readonly string[] | undefined;
}
export type EncounterSearch = Omit<OfRecords, 'encounter'>;
export type DocumentSearch = Omit<OfRecords, 'date'>;
export interface ObservationSearch extends OfRecords {
  readonly category?: string | undefined;
  readonly code?: string | undefined;
}

/** A searchset of a resource type, with what its links are made of. */
export interface SearchSet {
  readonly resourceType: 'Patient' | 'Encounter' | 'Observation' | 'DocumentReference';
  readonly matches: readonly Resource[];
  readonly remarks: readonly Resource[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

const CUT =
  'Some records of this patient are restricted and have been left out. To open them, give a reason in Sideline.';

interface Deps {
  readonly audit: AuditService;
  readonly patients: Pick<PatientService, 'read'>;
  readonly exports: Pick<FhirExportService, 'exporter'>;
  readonly publicAddress: PublicAddress;
}

/**
 * Reading and searching as FHIR R4, for clinicians and for tokens that were made for it. Each search is one statement by an
 * index, and leaves an entry of its own and one for each record that it shows.
 */
export class FhirApiService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The address below which resources have theirs. */
  get base(): string {
    return `${this.#deps.publicAddress.base}/fhir`;
  }

  capabilities(context: Context): object {
    return capabilityStatement(this.base, context.clock());
  }

  /** One patient as they are now. NOT_FOUND for an unknown id. */
  async patient(context: Context, id: string): Promise<Resource> {
    const found = await this.#deps.patients.read(context, id, 'PATIENT_EXPORTED');
    return patientOf(
      Object.assign({}, found, { isRestricted: found.isRestricted === true }),
      await this.#deps.exports.exporter(context),
    );
  }

  /** Patients by number, name or birth date. BAD_INPUT if no parameter narrows the search. */
  async patients(context: Context, search: PatientSearch): Promise<SearchSet> {
    const wanted = wantedPatients(search);
    const entry = this.#deps.audit.parameter(context, {
      action: 'PATIENT_SEARCHED',
      entity: { type: 'Patient', id: 'search' },
      patientId: wanted.patientId,
      context: 'FHIR Patient',
    });
    const page = { after: search._cursor ?? null, limit: pageSize(search._count) };
    const { rows, next } = await findPatients(context, wanted, page, entry);
    const exporter = await this.#deps.exports.exporter(context);
    const matches = rows.map((row) => patientOf(row, exporter));
    return { resourceType: 'Patient', matches, remarks: [], next };
  }

  async encounter(context: Context, id: string): Promise<Resource> {
    if (!isId(id)) throw notFound('Encounter');
    return first(await this.encounters(context, { _id: id }), 'Encounter');
  }

  /** The contacts of a patient, the newest first. */
  async encounters(context: Context, search: EncounterSearch): Promise<SearchSet> {
    const wanted = wantedRecords(search, search._id);
    const limit = pageSize(search._count);
    const page = { after: search._cursor ?? null, limit, sections: ENCOUNTER_SECTIONS };
    const entries = this.#entries(context, 'Encounter', wanted, limit);
    const { rows, next, isCut } = await findRecords(context, wanted, page, entries);
    const exporter = await this.#deps.exports.exporter(context);
    const matches = rows.map((row) => encounterOf(row, exporter));
    return { resourceType: 'Encounter', matches, remarks: remarksOf(isCut), next };
  }

  async documentReference(context: Context, id: string): Promise<Resource> {
    if (!isId(id)) throw notFound('DocumentReference');
    return first(await this.documentReferences(context, { _id: id }), 'DocumentReference');
  }

  /** The records of a patient or a contact, with the addresses of their content. */
  async documentReferences(context: Context, search: DocumentSearch): Promise<SearchSet> {
    const wanted = wantedRecords(search, search._id ?? contactOf(search));
    const limit = pageSize(search._count);
    const page = { after: search._cursor ?? null, limit, sections: [] };
    const entries = this.#entries(context, 'DocumentReference', wanted, limit);
    const { rows, next, isCut } = await findRecords(context, wanted, page, entries);
    const exporter = await this.#deps.exports.exporter(context);
    const { base } = this.#deps.publicAddress;
    const matches = rows.map((row) => documentReferenceOf(row, exporter, base));
    return { resourceType: 'DocumentReference', matches, remarks: remarksOf(isCut), next };
  }

  async observation(context: Context, id: string): Promise<Resource> {
    if (observationPlace(id) === null) throw notFound('Observation');
    return first(await this.observations(context, { _id: id }), 'Observation');
  }

  /** The observations of a patient or a contact, the newest set first. */
  async observations(context: Context, search: ObservationSearch): Promise<SearchSet> {
    const exporter = await this.#deps.exports.exporter(context);
    const place = search._id === undefined ? undefined : observationPlace(search._id);
    if (place === null) return { resourceType: 'Observation', matches: [], remarks: [], next: null };
    const wanted = wantedRecords(search, place?.prfId ?? contactOf(search));
    const limit = pageSize(search._count);
    const names = search.code === undefined ? null : measuresOf(search.code, exporter.codesOf);
    const isFrom = (source: ObservationSource): boolean => place === undefined || place.source === source;
    const sets = {
      ...wanted,
      entryId: place?.entryId ?? null,
      // A resource requested by its id is read only from its own source.
      fields: !isFrom('set') ? [] : names === null ? null : fieldsOfMeasures(names),
      hasWeight: isFrom('weight') && (names === null || names.includes('weight_kg')),
      hasEcgs: isFrom('ecg') && (names === null || names.includes('ecgs')),
    };
    const from = search._cursor === undefined ? null : placeOfCursor(search._cursor);
    const entries = this.#entries(context, 'Observation', wanted, limit + 1);
    const found = await findSets(context, sets, from, limit + 1, entries);
    const isWanted = (one: Resource): boolean =>
      (search._id === undefined || one.id === search._id) &&
      (search.code === undefined || hasCode(one, search.code, exporter.codesOf)) &&
      (search.category === undefined || isOfCategory(one, search.category));
    const { matches, next } = pageOf(found, from, limit, (record, set) =>
      observationsOf(record, set, exporter).filter(isWanted),
    );
    return { resourceType: 'Observation', matches, remarks: remarksOf(found.isCut), next };
  }

  #entries(context: Context, resourceType: string, wanted: RecordsWanted, most: number): SearchEntries {
    const one = (record: Parameters<AuditService['parameter']>[1]): string =>
      this.#deps.audit.parameter(context, record).slice(1, -1);
    return {
      search: one({
        action: 'FHIR_SEARCHED',
        entity: { type: resourceType, id: 'search' },
        patientId: wanted.patientId,
        context: `FHIR ${resourceType}`,
      }),
      shown: Array.from({ length: most }, () =>
        one({ action: 'PRF_EXPORTED', entity: { type: 'Prf', id: 'one' }, context: `FHIR ${resourceType}` }),
      ),
    };
  }
}

const remarksOf = (isCut: boolean): readonly Resource[] => (isCut ? [remark(CUT)] : []);

const first = ({ matches }: SearchSet, what: string): Resource => {
  const [found] = matches;
  if (found === undefined) throw notFound(what);
  return found;
};

/** Observations of the sets in their order, from the cursor's place on, as many as a page has. */
const pageOf = (
  { records, sets }: FoundSets,
  from: SetPlace | null,
  limit: number,
  show: (record: FoundSets['records'][string], set: FoundSets['sets'][number]) => readonly Resource[],
): { readonly matches: readonly Resource[]; readonly next: string | null } => {
  const matches: Resource[] = [];
  for (const [index, set] of sets.entries()) {
    const { createdAt, prfId, ord } = set;
    // One set more than a page may need is read: it is the next page's first.
    if (index === limit || matches.length === limit)
      return { matches, next: cursorOfPlace({ createdAt, prfId, ord, shown: 0 }) };
    const record = records[prfId];
    if (record === undefined) continue;
    const before = from !== null && index === 0 && from.prfId === prfId && from.ord === ord ? from.shown : 0;
    const rest = show(record, set).slice(before);
    const taken = rest.slice(0, limit - matches.length);
    matches.push(...taken);
    if (taken.length < rest.length)
      return { matches, next: cursorOfPlace({ createdAt, prfId, ord, shown: before + taken.length }) };
  }
  return { matches, next: null };
};

const REFERENCE = /^(?:(?:https?:\/\/[^\s?#]+\/)?([A-Z][A-Za-z]+)\/)?([A-Za-z0-9.-]{1,64})$/;

/** The id in a reference: `Patient/<id>`, the id alone, or the whole address. */
const idIn = (reference: string, type: string, field: string): string => {
  const [, named = type, id = ''] = REFERENCE.exec(reference) ?? [];
  if (named !== type || !isId(id.toLowerCase()))
    throw badInput([{ field, code: 'bad_reference', message: `Give a ${type} by its id: ${type}/<id>.` }]);
  return id.toLowerCase();
};

const contactOf = ({ encounter }: { readonly encounter?: string | undefined }): string | undefined =>
  encounter === undefined ? undefined : idIn(encounter, 'Encounter', 'encounter');

const wantedRecords = (
  { patient, date = [] }: Pick<OfRecords, 'patient' | 'date'>,
  prfId: string | undefined,
): RecordsWanted => {
  if (patient === undefined && prfId === undefined)
    throw badInput([
      { field: 'patient', code: 'required', message: 'Say whose records: patient=Patient/<id>.' },
    ]);
  return {
    patientId: patient === undefined ? null : idIn(patient, 'Patient', 'patient'),
    prfId: prfId === undefined ? null : idIn(prfId, 'Encounter', '_id'),
    dates: dateRange(date, 'date'),
  };
};

/** Shorter parts occur in too many names. */
const SHORTEST_NAME = 3;

const wantedPatients = (search: PatientSearch): PatientsWanted => {
  const { _id, identifier, birthdate } = search;
  const [system, value] = identifierIn(identifier);
  const isNhs = system === null ? nhsNumberDigits(value) !== null : system === SYSTEM.nhsNumber;
  const named = (['family', 'given', 'name'] as const).flatMap((field) => {
    const text = search[field]?.trim();
    if (text === undefined || text === '') return [];
    if (text.length < SHORTEST_NAME)
      throw badInput([
        { field, code: 'too_short', message: `Give at least ${String(SHORTEST_NAME)} letters of the name.` },
      ]);
    return text.split(/\s+/).filter((word) => word.length >= SHORTEST_NAME);
  });
  if (birthdate !== undefined && !isDay(birthdate))
    throw badInput([
      { field: 'birthdate', code: 'bad_date', message: 'Use a full date, such as 1990-03-01.' },
    ]);
  if (_id === undefined && identifier === undefined && birthdate === undefined && named.length === 0)
    throw badInput([
      {
        field: 'identifier',
        code: 'required',
        message: 'Search by identifier, family, given, name or birthdate.',
      },
    ]);
  return {
    patientId: _id === undefined ? null : idIn(_id, 'Patient', '_id'),
    nhsNumber: isNhs ? (nhsNumberDigits(value) ?? value) : null,
    elsewhere: identifier === undefined || isNhs ? null : { system, value },
    names: named,
    birthDate: birthdate ?? null,
  };
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** `system|value`, or the value alone. */
const identifierIn = (identifier = ''): readonly [string | null, string] => {
  const bar = identifier.indexOf('|');
  if (bar < 0) return [null, identifier.trim()];
  const system = identifier.slice(0, bar);
  return [system === '' ? null : system, identifier.slice(bar + 1).trim()];
};

const hasCode = (one: Resource, code: string, codesOf: CodesOf): boolean =>
  measuresOf(code, codesOf).length > 0 &&
  code.split(',').some((token) => {
    const bar = token.lastIndexOf('|');
    const [system, value] = bar < 0 ? [null, token] : [token.slice(0, bar), token.slice(bar + 1)];
    const concept = one['code'] as
      | { readonly coding?: readonly { system?: string; code: string }[] }
      | undefined;
    return concept?.coding?.some(
      (coding) => coding.code === value.trim() && (system === null || coding.system === system),
    );
  });

/** A searchset as it is sent: the matches, messages about them, and the link to the next page. */
export const searchBundle = (
  base: string,
  { resourceType, matches, remarks, next }: SearchSet,
  asked: Readonly<Record<string, unknown>>,
): object => {
  const link = (relation: string, more: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...asked, ...more }))
      for (const each of Array.isArray(value) ? (value as readonly unknown[]) : [value])
        if (each !== undefined) query.append(name, typeof each === 'string' ? each : JSON.stringify(each));
    return { relation, url: `${base}/${resourceType}${query.size === 0 ? '' : `?${query.toString()}`}` };
  };
  const entry = [
    ...matches.map((resource) => ({
      fullUrl: `${base}/${resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' },
    })),
    ...remarks.map((resource) => ({
      fullUrl: `urn:uuid:${resource.id}`,
      resource,
      search: { mode: 'outcome' },
    })),
  ];
  return {
    resourceType: 'Bundle',
    id: newId(),
    ...metaOf('Bundle'),
    type: 'searchset',
    link: [link('self', {}), ...(next === null ? [] : [link('next', { _cursor: next })])],
    ...(entry.length === 0 ? {} : { entry }),
  };
};
