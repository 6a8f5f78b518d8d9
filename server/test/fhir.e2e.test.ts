import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { isRecord, type SectionData } from '@sideline/schema/prf/record/canonical';
import {
  ENTRY_STAMP_FIELDS,
  otherName,
  SECTIONS,
  type PrfSectionKey,
} from '@sideline/schema/prf/catalogue/catalogue';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bundle, Resource } from '../src/modules/interop/fhir/fhir.types.js';
import { FhirCodeService } from '../src/modules/interop/codes/fhir-code.service.js';
import { FhirExportService } from '../src/modules/interop/fhir/fhir-export.service.js';
import { CheerService } from '../src/modules/cheer/cheer.service.js';
import { PatientMergeService } from '../src/modules/patients/patient-merge.service.js';
import { LogoEncoder } from '../src/modules/settings/logo-encoder.js';
import { ProviderLookService } from '../src/modules/settings/provider-look.service.js';
import { SettingStore } from '../src/modules/settings/setting-store.service.js';
import { ProviderSettingsService } from '../src/modules/settings/provider-settings.service.js';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { fhirProblems, resourceProblems } from './fhir-checks.js';
import { startTestServer, type TestServer } from './harness/test-server.js';
import {
  amendment,
  command,
  completeRecord,
  openPrfBench,
  sign,
  SICK,
  type PrfBench,
} from './prf-fixture.js';

let bench: PrfBench;
let server: TestServer;
let exports: FhirExportService;
let settings: ProviderSettingsService;

beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({ database: bench.database });
  const { audit, following: news, patients } = bench;
  const cheer = new CheerService({ audit });
  const store = new SettingStore({ audit });
  const look = new ProviderLookService({ store, encoder: new LogoEncoder() });
  settings = new ProviderSettingsService({ audit, look, store, provider: { prfPrefix: 'SL' } });
  exports = new FhirExportService({
    codes: new FhirCodeService({ audit }),
    merges: new PatientMergeService({ audit, followers: [], news: [news] }),
    seeAndTreat: server.services.seeAndTreat,
    patients,
    reading: bench.reading,
    pictures: bench.pictures,
    settings,
    cheer,
  });
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

const documentOf = async (actor: Actor, prfId: string): Promise<Bundle> =>
  (await json((await exports.document(bench.context(actor), prfId)).content)) as Bundle;

const only = (bundle: Bundle, resourceType: string): readonly Resource[] =>
  bundle.entry.flatMap(({ resource }) => (resource.resourceType === resourceType ? [resource] : []));
const one = (bundle: Bundle, resourceType: string): Resource => {
  const [found] = only(bundle, resourceType);
  if (found === undefined) throw new Error(`No ${resourceType}`);
  return found;
};
const byCode = (bundle: Bundle, resourceType: string, code: string): readonly Resource[] =>
  only(bundle, resourceType).filter((resource) => JSON.stringify(resource['code']).includes(`"${code}"`));

type Json = Readonly<Record<string, unknown>>;
const uk = (name: string): string => `https://fhir.hl7.org.uk/StructureDefinition/UKCore-${name}`;

interface Item {
  readonly linkId: string;
  readonly answer?: readonly Readonly<Record<string, unknown>>[];
  readonly item?: readonly Item[];
}

/** Reads a form back from its items: the inverse of the export, written from the catalogue alone. */
const readFields = (fields: readonly Field[], items: readonly Item[], path: string): SectionData => {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    const linkId = `${path}.${field.name}`;
    const found = items.filter((item) => item.linkId === linkId);
    const other = otherName(field);
    const beside = items.find((item) => other !== null && item.linkId === `${path}.${other}`);
    if (other !== null && beside) data[other] = beside.answer?.[0]?.['valueString'];
    if (found.length === 0) continue;
    if ('fields' in field) {
      const inner: readonly Field[] =
        field.kind === 'entries'
          ? [{ name: 'id', kind: 'text', label: 'id' }, ...ENTRY_STAMP_FIELDS, ...field.fields]
          : field.fields;
      const rows = found.map((item) => readFields(inner, item.item ?? [], linkId));
      data[field.name] = field.kind === 'group' ? rows[0] : rows;
      continue;
    }
    const values = (found[0]?.answer ?? []).map((answer) => {
      const [value] = Object.values(answer);
      if (!isRecord(value)) return value;
      return isRecord(value['identifier']) ? value['identifier']['value'] : value['code'];
    });
    data[field.name] = ['choices', 'codes', 'textList', 'references'].includes(field.kind)
      ? values
      : values[0];
  }
  return data;
};

const readForm = (bundle: Bundle): Readonly<Record<string, SectionData>> => {
  const items = one(bundle, 'QuestionnaireResponse')['item'] as readonly Item[];
  return Object.fromEntries(
    SECTIONS.flatMap(({ key, fields }) => {
      const section = items.find(({ linkId }) => linkId === key);
      return section === undefined ? [] : [[key, readFields(fields, section.item ?? [], key)]];
    }),
  );
};

/** A record's data without what was cleared, which no form shows. */
const entered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(entered);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === null || member === undefined ? [] : [[name, entered(member)]],
    ),
  );
};

const CASES = ['2023-EMS-3-Fall-Transport_v350', '2025-EMS-1-Overdose_v350'] as const;
interface StoredCase {
  readonly patient: Readonly<Record<string, unknown>>;
  readonly sections: Readonly<Record<string, SectionData>>;
}

describe.each(CASES)('the published case %s', (name) => {
  let author: Actor;
  let prfId: string;
  beforeAll(async () => {
    const stored = JSON.parse(
      readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'),
    ) as StoredCase;
    author = await bench.actor('staff');
    const patientId = newId();
    await bench.mutate(author, (context) =>
      bench.patients.create(context, { ...stored.patient, id: patientId }),
    );
    prfId = newId();
    // Without the files of its pictures, which an open record may still wait for.
    const results = await bench.save(
      author,
      ...Object.entries(stored.sections).map(([section, changes]) =>
        command(prfId, section as PrfSectionKey, changes, { patientId }),
      ),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => 'SAVED'));
  });

  it('is a valid document, whose form reads back into the same data', async () => {
    const bundle = await documentOf(author, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    const prf = await bench.reading.find(bench.context(author), prfId);
    expect(readForm(bundle)).toEqual(entered(prf?.data));
    expect(one(bundle, 'Composition')).toMatchObject({ status: 'preliminary' });
  });

  it('has every observation set, drug, procedure and shock in it', async () => {
    const bundle = await documentOf(author, prfId);
    const prf = await bench.reading.find(bench.context(author), prfId);
    const { observations, ClinicalInterventions: treatment } = prf?.data ?? {};
    expect(only(bundle, 'MedicationAdministration')).toHaveLength(treatment?.drugs_administered?.length ?? 0);
    expect(only(bundle, 'Procedure').length).toBeGreaterThanOrEqual(treatment?.procedures?.length ?? 0);
    const pulses = (observations?.entries ?? []).flatMap(({ heart_rate }) => heart_rate ?? []);
    expect(
      byCode(bundle, 'Observation', '8867-4').flatMap(({ valueQuantity }) =>
        isRecord(valueQuantity) ? [valueQuantity['value']] : [],
      ),
    ).toEqual(pulses);
  });
});

describe('the checks themselves', () => {
  it('find what the export must not do', async () => {
    const staff = await bench.actor('staff');
    const bundle = await documentOf(staff, await completeRecord(bench, staff));
    const spoilt = (change: (entry: { resource: Record<string, unknown> }[]) => void): readonly string[] => {
      const copy = JSON.parse(JSON.stringify(bundle)) as Bundle;
      change(copy.entry as unknown as { resource: Record<string, unknown> }[]);
      return fhirProblems(copy);
    };
    const of = (entry: { resource: Record<string, unknown> }[], type: string): Record<string, unknown> =>
      entry.find(({ resource }) => resource['resourceType'] === type)?.resource ?? {};
    for (const [change, words] of [
      [(entry) => (of(entry, 'Patient')['gender'] = 'banana'), 'administrative-gender'],
      [(entry) => (of(entry, 'Patient')['birthDate'] = '1.3.1990'), 'birthDate'],
      [(entry) => (of(entry, 'Observation')['status'] = 'done'), 'observation-status'],
      [
        (entry) => (of(entry, 'Encounter')['subject'] = { reference: `urn:uuid:${newId()}` }),
        'leads nowhere',
      ],
      [(entry) => (of(entry, 'Organization')['name'] = ''), 'is empty'],
      [(entry) => (of(entry, 'Observation')['valueString'] = 'x'), 'valueString'],
      [(entry) => entry.reverse(), 'not the Composition'],
      [(entry) => delete of(entry, 'Consent')['scope'], 'scope'],
    ] as readonly (readonly [(entry: { resource: Record<string, unknown> }[]) => unknown, string])[])
      expect(spoilt(change).join('; '), words).toContain(words);
  });
});

describe('a signed record', () => {
  it('is exported as it was signed, with the patient of that moment and the fingerprint', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient({ allergies: 'Penicillin', nextOfKinName: 'Kim Example' });
    const prfId = await completeRecord(bench, staff, patientId);
    const { signature } = await sign(bench, staff, prfId);
    await bench.database.asOwner(
      `UPDATE patient SET patient_name = 'Somebody Else', version = version + 1 WHERE patient_id = $1`,
      [patientId],
    );
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    expect(one(bundle, 'Composition')).toMatchObject({ status: 'final' });
    expect(one(bundle, 'Patient')['name']).toEqual([
      { text: 'Alex Example', given: ['Alex'], family: 'Example' },
    ]);
    expect(JSON.stringify(one(bundle, 'Provenance'))).toContain(signature?.contentHash);
    expect(only(bundle, 'AllergyIntolerance').map(({ code }) => code)).toEqual([{ text: 'Penicillin' }]);
    expect(one(bundle, 'RelatedPerson')['name']).toEqual([
      { text: 'Kim Example', given: ['Kim'], family: 'Example' },
    ]);
    expect(JSON.stringify(bundle)).not.toContain('Somebody Else');
    expect(await documentOf(staff, prfId)).toEqual(bundle);
    expect(await bench.audited('PRF_EXPORTED', prfId)).toBe(2);
  });

  it('leaves out what is withheld for the patient, and says so', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient();
    const prfId = await completeRecord(bench, staff, patientId);
    const patient = await bench.actor('patient', { patientId });
    await expect(documentOf(patient, prfId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await sign(bench, staff, prfId);
    const own = await documentOf(patient, prfId);
    expect(fhirProblems(own)).toEqual([]);
    expect(JSON.stringify(own)).not.toMatch(/Bruises|safeguarding/i);
    expect(JSON.stringify(own['meta'])).toContain('REDACTED');
    expect(JSON.stringify(await documentOf(staff, prfId))).toContain('Bruises');
  });

  it('that was amended says why, and what it replaces', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    const { signature } = await sign(bench, staff, prfId);
    const change = { SecondarySurvey: { extremities: 'Left ankle swollen' } } as const;
    const amended = await bench.amending.amend(bench.context(staff), await amendment(bench, prfId, change));
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    expect(one(bundle, 'Composition')).toMatchObject({
      status: 'amended',
      relatesTo: [{ code: 'replaces', targetIdentifier: { value: signature?.contentHash } }],
    });
    expect(only(bundle, 'Provenance')).toMatchObject([
      { activity: { coding: [{ code: 'CREATE' }] } },
      {
        activity: { coding: [{ code: 'UPDATE' }] },
        reason: [{ text: 'Found while writing the report' }],
        entity: [{ what: { identifier: { value: amended.signature?.contentHash } } }],
      },
    ]);
    expect(readForm(bundle)).toMatchObject(change);
    // Entered in error after all: that counts more, and what it replaced is still said.
    const admin = await bench.actor('admin');
    await bench.mutate(admin, (context) => bench.prfs.declareVoid(context, prfId, 'Wrong patient'));
    const voided = await documentOf(staff, prfId);
    expect(fhirProblems(voided)).toEqual([]);
    expect(one(voided, 'Composition')).toMatchObject({
      status: 'entered-in-error',
      relatesTo: [{ code: 'replaces', targetIdentifier: { value: signature?.contentHash } }],
    });
  });

  it('has a Consent where the patient gave or refused it, and none in the name of who could not', async () => {
    const staff = await bench.actor('staff');
    for (const [consent, said] of [
      ['verbal', [{ status: 'active', provision: { type: 'permit' } }]],
      ['refused', [{ status: 'rejected', provision: { type: 'deny' } }]],
      ['unable', []],
      ['best_interests', []],
    ] as const) {
      const prfId = await completeRecord(bench, staff);
      await bench.save(staff, command(prfId, 'PrimarySurvey', { consent }, { baseVersion: 1 }));
      const bundle = await documentOf(staff, prfId);
      expect(fhirProblems(bundle), consent).toEqual([]);
      expect(only(bundle, 'Consent'), consent).toMatchObject(said);
      expect(readForm(bundle)['PrimarySurvey'], consent).toMatchObject({ consent });
    }
  });

  it('has a Consent for each act at its time, by the person who decided', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const at = (minute: number): string => `2026-11-20T14:${String(minute)}:00.000Z`;
    const entry = (minute: number, more: object) => ({ id: newId(), at: at(minute), ...more });
    const consents = [
      entry(10, { act: 'medicine', decision: 'given', form: 'verbal', by: 'patient' }),
      entry(12, { act: 'conveyance', decision: 'refused', by: 'parent', name: 'Ada Quarrier' }),
      entry(14, { act: 'sharing', decision: 'withdrawn', by: 'patient' }),
      entry(16, { act: 'procedure', decision: 'not_possible' }),
      entry(18, { act: 'treatment', decision: 'given', by: 'best_interests' }),
      entry(20, { act: 'pictures', decision: 'given' }),
    ];
    await bench.save(staff, command(prfId, 'PrimarySurvey', { consents }));
    await bench.save(
      staff,
      command(
        prfId,
        'PrimarySurvey',
        { consents: [{ id: consents.at(-1)?.id, void_reason: 'Another patient' }] },
        { baseVersion: 1 },
      ),
    );
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    const made = only(bundle, 'Consent');
    const scope = (code: string) => ({ coding: [{ code }] });
    // Nobody consented to the procedure or the treatment: neither has a resource.
    expect(made).toHaveLength(4);
    expect(made).toMatchObject([
      {
        status: 'active',
        dateTime: at(10),
        scope: scope('treatment'),
        category: [{ text: 'Consent: Medicine: given, verbal' }],
        provision: { type: 'permit' },
      },
      {
        status: 'rejected',
        dateTime: at(12),
        category: [{ text: 'Consent: Going to hospital: refused' }],
        performer: [{ display: 'Parent or guardian, Ada Quarrier' }],
        provision: { type: 'deny' },
      },
      { status: 'inactive', dateTime: at(14), scope: scope('patient-privacy'), provision: { type: 'deny' } },
      { status: 'entered-in-error', dateTime: at(20) },
    ]);
    expect(made[0]?.['performer']).toEqual([made[0]?.['patient']]);
  });

  it('that was entered in error says so in everything that can', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    await bench.mutate(staff, (context) => bench.prfs.declareVoid(context, prfId, 'Wrong patient'));
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    expect(one(bundle, 'Composition')).toMatchObject({ status: 'entered-in-error' });
    for (const type of [
      'Observation',
      'MedicationAdministration',
      'Encounter',
      'Consent',
      'QuestionnaireResponse',
    ])
      expect(
        only(bundle, type).map(({ status }) => status),
        type,
      ).toEqual(only(bundle, type).map(() => 'entered-in-error'));
    expect(JSON.stringify(one(bundle, 'Provenance'))).toContain('Wrong patient');
  });
});

describe('by UK Core', () => {
  it('names profiles that hold, codes, registers and parts, for untimed sets too, and each condition once', async () => {
    const staff = await bench.actor('staff');
    await bench.database.asOwner(
      `INSERT INTO staff_qualification (id, staff_id, qualification, number)
       SELECT $1, staff_id, 'hcpc_paramedic', 'pa12345' FROM staff_profile WHERE user_id = $2`,
      [newId(), staff.userId],
    );
    const patientId = await bench.patient({
      name: 'Mrs Ada van der Berg',
      nhsNumber: '9434765919',
      address_line_1: '1 Quay Street',
      town: 'Harrowmere',
      county: 'Dorset',
      postcode: 'HM1 1AA',
      preferredLanguage: 'Welsh',
      gpPractice: 'Harbour Surgery (Y01234)',
      pastMedicalHistory: 'ASTHMA, Diabetes.',
    });
    await bench.mutate(await bench.actor('admin'), (context) =>
      settings.update(context, { odsCode: 'ab123' }),
    );
    const prfId = newId();
    const untimed = newId();
    await bench.save(
      staff,
      command(
        prfId,
        'PresentingComplaint',
        {
          past_conditions: [
            { description: 'Asthma' },
            { description: 'asthma' },
            { description: 'Diabetes' },
          ],
          past_medical_history: 'Asthma',
          allergies: [{ substance: 'Amoxicillin', allergy_kind: 'drug' }],
          current_medicines: [{ medicine: 'Paracetamol' }],
          weight_kg: 71,
        },
        { patientId },
      ),
      command(prfId, 'observations', {
        entries: [
          { id: newId(), ...SICK, blood_glucose: 5.5 },
          { id: untimed, heart_rate: 88, bp_systolic: 121, acvpu: 'V' },
        ],
      }),
      command(prfId, 'clinical_impression', { clinical_impression: ['asthma'] }),
    );
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    expect(one(bundle, 'Patient')).toMatchObject({
      meta: { profile: [uk('Patient')] },
      name: [{ text: 'Mrs Ada van der Berg', prefix: ['Mrs'], given: ['Ada'], family: 'van der Berg' }],
      identifier: [
        {
          system: 'https://fhir.nhs.uk/Id/nhs-number',
          value: '9434765919',
          extension: [{ valueCodeableConcept: { coding: [{ code: '02' }] } }],
        },
      ],
      address: [
        {
          line: ['1 Quay Street'],
          city: 'Harrowmere',
          district: 'Dorset',
          postalCode: 'HM1 1AA',
          country: 'GB',
        },
      ],
      communication: [{ language: { coding: [{ code: 'cy' }], text: 'Welsh' } }],
    });
    expect(only(bundle, 'Organization')).toMatchObject([
      { identifier: [{ system: 'https://fhir.nhs.uk/Id/ods-organization-code', value: 'AB123' }] },
      { name: 'Harbour Surgery', identifier: [{ value: 'Y01234' }] },
    ]);
    expect(only(bundle, 'Practitioner')).toMatchObject([
      { identifier: [{}, {}, { system: 'https://fhir.hl7.org.uk/Id/hcpc-number', value: 'PA12345' }] },
    ]);
    // Asthma is said five times, and is one condition of the past and one impression; the patient's own row adds nothing.
    expect(only(bundle, 'Condition').map(({ code }) => code)).toMatchObject([
      { text: 'Asthma', coding: [{ system: 'http://snomed.info/sct', code: '195967001' }] },
      { text: 'Diabetes' },
      { text: 'Asthma', coding: [{ code: '195967001' }] },
    ]);
    expect(one(bundle, 'MedicationStatement')['medicationCodeableConcept']).toMatchObject({
      coding: [{ system: 'https://dmd.nhs.uk', code: '777067000' }],
    });
    const late = byCode(bundle, 'Observation', '8867-4').find(({ valueQuantity }) =>
      JSON.stringify(valueQuantity).includes('88'),
    );
    expect(late).toMatchObject({
      _effectiveDateTime: { extension: [{ valueCode: 'unknown' }] },
      meta: {
        profile: expect.arrayContaining(['http://hl7.org/fhir/StructureDefinition/heartrate']) as unknown,
      },
    });
    expect(byCode(bundle, 'Observation', '85354-9')).toContainEqual(
      expect.objectContaining({
        component: [
          expect.objectContaining({ valueQuantity: expect.anything() as unknown }),
          expect.objectContaining({ dataAbsentReason: expect.anything() as unknown }),
        ],
      }),
    );
    expect(JSON.stringify(byCode(bundle, 'Observation', '1104441000000107'))).toContain('300202002');
    const sections = one(bundle, 'Composition')['section'] as readonly Json[];
    expect(sections.map(({ title, code }) => [title, JSON.stringify(code ?? null)])).toEqual(
      expect.arrayContaining([
        ['Allergies', expect.stringContaining('886921000000105') as unknown],
        ['Patient', expect.stringContaining('patient-demographics') as unknown],
      ]),
    );
    // Twice in everything the patient's own row says is once.
    const signed = await completeRecord(bench, staff, patientId);
    await sign(bench, staff, signed);
    const final = await documentOf(staff, signed);
    expect(fhirProblems(final)).toEqual([]);
    expect(byCode(final, 'Observation', '8867-4')[0]?.['meta']).toMatchObject({
      profile: expect.arrayContaining([uk('Observation-VitalSigns-HeartRate')]) as unknown,
    });
    const answer = await exports.everything(bench.context(staff), patientId);
    const whole = (await json(answer.content)) as Bundle;
    expect(fhirProblems(whole)).toEqual([]);
    expect(
      only(whole, 'Condition').filter(({ code }) => JSON.stringify(code).includes('ASTHMA')),
    ).toHaveLength(1);
  });

  it('is held to its rules: each that is broken is found', async () => {
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff, await bench.patient({ nhsNumber: '9434765870' }));
    await sign(bench, staff, prfId);
    const bundle = await documentOf(staff, prfId);
    const pulse = byCode(bundle, 'Observation', '8867-4')[0] ?? {};
    const pressure: Json = byCode(bundle, 'Observation', '85354-9')[0] ?? {};
    const patient = one(bundle, 'Patient');
    for (const [spoilt, words] of [
      [{ ...pulse, status: 'amended' }, 'not final'],
      [{ ...pulse, effectiveDateTime: undefined }, 'effectiveDateTime'],
      [{ ...pulse, valueQuantity: { value: 88, unit: 'bpm', system: 'x', code: '/min' } }, 'not per minute'],
      [{ ...pressure, component: (pressure['component'] as unknown[]).slice(0, 1) }, '8462-4'],
      [{ ...patient, identifier: [{ system: 'https://fhir.nhs.uk/Id/nhs-number' }] }, 'value is missing'],
      [{ ...patient, communication: [{ language: { text: 'Welsh' } }] }, 'bcp:47'],
      [{ ...patient, meta: {} }, 'does not say'],
      [{ ...patient, meta: { profile: [uk('Nobody')] } }, 'is not checked'],
    ] as readonly (readonly [object, string])[])
      expect(resourceProblems(spoilt).join('; '), words).toContain(words);
    expect(resourceProblems(patient)).toEqual([]);
  });
});

describe('the body map', () => {
  it('is a condition for each wound, with the part of the body', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const [stands, struck] = [newId(), newId()];
    const seen_at = '2026-11-20T14:05:00.000Z';
    const body_map = [
      {
        id: stands,
        seen_at,
        region: 'forearm_left_front',
        kinds: ['laceration'],
        size_mm: 40,
        note: 'Clean',
      },
      { id: struck, seen_at, region: 'crown_back', kinds: ['burn'] },
    ];
    await bench.save(staff, command(prfId, 'SecondarySurvey', { body_map }));
    await bench.save(
      staff,
      command(
        prfId,
        'SecondarySurvey',
        { body_map: [{ id: struck, void_reason: 'Old scar' }] },
        { baseVersion: 1 },
      ),
    );
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    const [wound, error] = byCode(bundle, 'Condition', 'Laceration').concat(
      byCode(bundle, 'Condition', 'Burn'),
    );
    expect(wound).toMatchObject({
      code: { text: 'Laceration' },
      bodySite: [{ text: 'Left forearm, front' }],
      recordedDate: seen_at,
      verificationStatus: { coding: [{ code: 'unconfirmed' }] },
      note: [{ text: 'Length: 40 mm' }, { text: 'Clean' }],
    });
    expect(error).toMatchObject({
      bodySite: [{ text: 'Crown of the head' }],
      verificationStatus: { coding: [{ code: 'entered-in-error' }] },
      note: [{ text: 'Old scar' }],
    });
    expect(readForm(bundle)).toMatchObject({
      SecondarySurvey: { body_map: [{ id: stands }, { id: struck }] },
    });
  });
});

describe('recordings of the heart and burns', () => {
  it('are an observation for each, and a condition for each burned area', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const [stands, struck] = [newId(), newId()];
    const taken_at = '2026-11-20T14:05:00.000Z';
    const ecgs = [
      {
        id: stands,
        taken_at,
        leads: 'twelve',
        ecg_rhythm: 'sinus',
        rate: 92,
        qtc_ms: 440,
        ecg_findings: ['st_elevation_inferior'],
        read_by: 'remote',
        also_read_by: ['device', 'clinician'],
        sent_to: 'Heart attack centre',
        answer: 'Accepted',
        device: 'Monitor 4',
      },
      { id: struck, leads: 'three' },
    ];
    const burned = {
      burns: [
        { region: 'forearm_left', percent: 3, depth: 'deep_partial', is_circumferential: true },
        { region: 'hand_left', percent: 1.5 },
      ],
      burn_cause: ['scald'],
      burn_at: '2026-11-20T13:55:00.000Z',
    };
    await bench.save(staff, command(prfId, 'SecondarySurvey', { ecgs, ...burned }));
    await bench.save(
      staff,
      command(
        prfId,
        'SecondarySurvey',
        { ecgs: [{ id: struck, void_reason: 'Another patient' }] },
        { baseVersion: 1 },
      ),
    );
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    const recorded = byCode(bundle, 'Observation', '11524-6');
    expect(recorded).toHaveLength(2);
    expect(recorded[0]).toMatchObject({
      code: { text: 'ECG, 12 leads' },
      effectiveDateTime: taken_at,
      valueString: 'ST elevation, inferior',
      device: { display: 'Monitor 4' },
      component: [
        { valueCodeableConcept: { text: 'Sinus rhythm' } },
        { code: { coding: [{ code: '8867-4' }] }, valueQuantity: { value: 92, code: '/min' } },
        { code: { coding: [{ code: '8636-3' }] }, valueQuantity: { value: 440, code: 'ms' } },
      ],
      note: [
        { text: 'Read by: Sent and read elsewhere' },
        { text: 'Also read by: The device, Clinician here' },
        { text: 'Sent to: Heart attack centre' },
        { text: 'What they answered: Accepted' },
      ],
    });
    expect(recorded[1]).toMatchObject({ status: 'entered-in-error', note: [{ text: 'Another patient' }] });
    const areas = only(bundle, 'Condition').filter(({ category }) =>
      JSON.stringify(category).includes('Burn'),
    );
    expect(areas).toMatchObject([
      {
        code: { text: 'Burn, deep partial' },
        bodySite: [{ text: 'Left forearm' }],
        onsetDateTime: burned.burn_at,
        note: [
          { text: 'Share of the body: 3 %' },
          { text: 'All the way round' },
          { text: 'Burned by: Scald' },
        ],
      },
      { code: { text: 'Burn' }, bodySite: [{ text: 'Left hand' }] },
    ]);
    const [composition] = only(bundle, 'Composition');
    for (const { id } of [...recorded, ...areas]) expect(JSON.stringify(composition)).toContain(id);
  });
});

describe('what is measured, given and held back', () => {
  it('is coded, or says why it has no value', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const id = newId();
    const struck = newId();
    await bench.save(
      staff,
      command(prfId, 'incidentDetails', {
        incident_date: '2026-11-20T14:00:00.000Z',
        chief_complaint: 'Collapse',
      }),
      command(prfId, 'observations', {
        entries: [
          {
            id,
            ...SICK,
            gcs_eye: 4,
            gcs_verbal: 5,
            gcs_motor: 6,
            pain_score: 4,
            pain_scale: 'faces',
            blood_glucose_limit: 'lo',
          },
          {
            id: struck,
            date_time: '2026-11-20T14:20:00.000Z',
            not_recordable: [
              { field: 'blood_pressure', reason: 'refused' },
              { field: 'temperature', reason: 'other', reason_other: 'Probe lost' },
            ],
          },
        ],
      }),
      command(prfId, 'ClinicalInterventions', {
        drugs_administered: [
          { id: newId(), drug_name: 'aspirin', not_given_reason: 'allergy' },
          {
            id: newId(),
            drug_name: 'morphine',
            dose: 5,
            dose_unit: 'mg',
            route: 'intravenous',
            time_administered: '2026-11-20T14:15:00.000Z',
            given_by: 'Robin Hale',
            witnessed_by: 'Sam Quill',
          },
        ],
        airway: ['suction', 'other'],
        airway_other: 'Finger sweep',
      }),
    );
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    const ucum = 'http://unitsofmeasure.org';
    expect(byCode(bundle, 'Observation', '8310-5')).toMatchObject([
      { valueQuantity: { value: 36.8, system: ucum, code: 'Cel' } },
      {
        dataAbsentReason: {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'unknown' }],
          text: 'Other: Probe lost',
        },
      },
    ]);
    expect(byCode(bundle, 'Observation', '85354-9')).toMatchObject([
      {
        component: [
          {
            code: { coding: [{ code: '8480-6' }, { code: '271649006' }] },
            valueQuantity: { value: 95, code: 'mm[Hg]' },
          },
          {
            code: { coding: [{ code: '8462-4' }, { code: '271650006' }] },
            valueQuantity: { value: 78, code: 'mm[Hg]' },
          },
        ],
      },
      { dataAbsentReason: { coding: [{ code: 'asked-declined' }] } },
    ]);
    expect(byCode(bundle, 'Observation', '9269-2')).toMatchObject([
      { valueQuantity: { value: 15, code: '{score}' } },
    ]);
    // Faces are not the numeric scale that LOINC 72514-3 is.
    expect(byCode(bundle, 'Observation', '72514-3')).toEqual([]);
    expect(byCode(bundle, 'Observation', '15074-8')).toMatchObject([
      { valueString: 'LO (below what the meter can read)' },
    ]);
    const news2 = byCode(bundle, 'Observation', '1104051000000101');
    expect(news2[0]).toMatchObject({ category: [{ coding: [{ code: 'survey' }] }], dataAbsentReason: {} });
    expect(news2[0]?.['derivedFrom']).toHaveLength(7);
    expect(only(bundle, 'MedicationAdministration')).toMatchObject([
      { status: 'not-done', statusReason: [{ text: 'Allergy' }] },
      { status: 'completed', dosage: { dose: { value: 5, code: 'mg' }, route: { text: 'Intravenous' } } },
    ]);
    expect(only(bundle, 'Procedure').map(({ code }) => code)).toEqual([
      { text: 'Suction' },
      { text: 'Other: Finger sweep' },
    ]);

    const version = (await bench.reading.find(bench.context(staff), prfId))?.sections.find(
      ({ key }) => key === 'observations',
    )?.version;
    await bench.save(
      staff,
      command(
        prfId,
        'observations',
        { entries: [{ id, void_reason: 'Another patient’s' }] },
        { baseVersion: version ?? 0 },
      ),
    );
    const after = await documentOf(staff, prfId);
    expect(fhirProblems(after)).toEqual([]);
    expect(byCode(after, 'Observation', '8867-4')).toMatchObject([{ status: 'entered-in-error' }]);
  });
});

describe('what was done to the airway, and access', () => {
  it('is a procedure for each entry, with its time, its result and what was before our arrival', async () => {
    const staff = await bench.actor('staff');
    const prfId = newId();
    const [placed, struck] = [newId(), newId()];
    const at = (minute: number): string => `2026-11-20T14:${String(minute)}:00.000Z`;
    await bench.save(
      staff,
      command(prfId, 'ClinicalInterventions', {
        oxygen_given: [
          {
            id: newId(),
            started_at: at(10),
            stopped_at: at(30),
            method: 'non_rebreather',
            flow_lpm: 15,
            target: 'target_94_98',
            given_by: 'Robin Hale',
          },
          { id: newId(), method: 'other', method_other: 'Aircraft mask', is_before_arrival: true },
        ],
        airway_devices: [
          {
            id: placed,
            placed_at: at(12),
            device: 'igel',
            size: '4',
            success: false,
            placed_by: 'Sam Quill',
            indication: 'apnoea',
            complication: ['vomiting', 'other'],
            complication_other: 'Tooth lost',
            is_before_arrival: true,
          },
          { id: struck, device: 'tracheal_tube', complication: ['none'], success: true },
        ],
        airway_checks: [
          {
            id: newId(),
            checked_at: at(14),
            device: 'igel',
            proof: ['waveform_capnography', 'chest_rise'],
            in_place: false,
            checked_by: 'crew_mate',
          },
        ],
        iv_access: [
          {
            id: newId(),
            site: 'antecubital_left',
            at: at(16),
            is_before_arrival: true,
            done_by: 'First crew',
          },
        ],
      }),
    );
    await bench.save(
      staff,
      command(
        prfId,
        'ClinicalInterventions',
        { airway_devices: [{ id: struck, void_reason: 'Another patient' }] },
        { baseVersion: 1 },
      ),
    );
    const bundle = await documentOf(staff, prfId);
    expect(fhirProblems(bundle)).toEqual([]);
    const done = only(bundle, 'Procedure');
    const before = { text: 'Before our arrival' };
    expect(done).toMatchObject([
      {
        status: 'completed',
        category: { text: 'Oxygen given, by method' },
        code: { text: 'Non-rebreather mask' },
        performedPeriod: { start: at(10), end: at(30) },
        performer: [{ actor: { display: 'Robin Hale' } }],
        note: [{ text: 'Flow: 15 L/min' }, { text: 'Target: 94–98 %' }],
      },
      { code: { text: 'Other: Aircraft mask' }, note: [before] },
      {
        category: { text: 'Airway devices' },
        code: { text: 'i-gel' },
        performedDateTime: at(12),
        performer: [{ actor: { display: 'Sam Quill' } }],
        reasonCode: [{ text: 'Not breathing or agonal' }],
        outcome: { text: 'Not successful' },
        complication: [{ text: 'Vomiting or aspiration' }, { text: 'Other: Tooth lost' }],
        note: [{ text: 'Size: 4' }, before],
      },
      {
        status: 'entered-in-error',
        code: { text: 'Tracheal tube' },
        outcome: { text: 'Successful' },
        note: [{ text: 'Struck through: Another patient' }],
      },
      {
        category: { text: 'Checks that a device is in place' },
        code: { text: 'Airway check: i-gel' },
        performedDateTime: at(14),
        performer: [{ actor: { display: 'Another crew member' } }],
        outcome: { text: 'Not in place' },
        note: [{ text: 'Confirmed by: Capnography, waveform, Chest rises' }],
      },
      {
        code: { text: 'Intravenous access' },
        performedDateTime: at(16),
        performer: [{ actor: { display: 'First crew' } }],
        note: [before],
      },
    ]);
    expect(done[3]).not.toHaveProperty('complication');
    const [composition] = only(bundle, 'Composition');
    for (const { id } of done) expect(JSON.stringify(composition)).toContain(id);
  });
});

describe('a see-and-treat log', () => {
  it('is in the patient’s full copy with all that it says, entered in error for staff alone', async () => {
    const patientId = await bench.patient();
    const staff = await server.signedIn('staff', { firstName: 'Rhian', lastName: 'Pugh' });
    const patient = await server.signedIn('patient', { patientId });
    const eventId = newId();
    await bench.database.asOwner(
      `INSERT INTO event (event_id, name, starts_at, ends_at) VALUES ($1, 'Quay Fair', $2, $3)`,
      [eventId, '2026-11-20T08:00:00Z', '2026-11-20T20:00:00Z'],
    );
    const logged = async (words: Readonly<Record<string, string>>): Promise<string> => {
      const logId = newId();
      const answer = await staff.send('POST', '/api/see-and-treat', {
        log_id: logId,
        event_id: eventId,
        patient_id: patientId,
        incident_date: server.clock.now().toISOString(),
        clinician_name: 'Sian Rees',
        clinician_role: 'FREC 4',
        ...words,
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return logId;
    };
    const sting = await logged({
      incident_location: 'Gate 4',
      issue_summary: 'Wasp sting',
      treatment_provided: 'Cold pack',
      advice_given: 'Return if it spreads',
    });
    const mistaken = await logged({ issue_summary: 'Nosebleed' });
    const { errors } = await staff.graphql(
      'mutation ($id: ID!) { voidSeeAndTreatLog(input: { logId: $id, reason: "Another person" }) { seeAndTreatLog { id } } }',
      { id: mistaken },
    );
    expect(errors).toBeUndefined();

    const copyOf = async (caller: typeof staff): Promise<Bundle> => {
      const bundle = (await caller.get(`/fhir/Patient/${patientId}/$everything`)).json<Bundle>();
      expect(fhirProblems(bundle)).toEqual([]);
      return bundle;
    };
    const own = await copyOf(patient);
    expect(only(own, 'Encounter')).toMatchObject([
      {
        status: 'finished',
        identifier: [{ value: sting }],
        subject: { reference: `urn:uuid:${patientId}` },
        period: { start: server.clock.now().toISOString() },
        participant: [{ individual: { display: 'Sian Rees' } }],
        reasonCode: [{ text: 'Wasp sting' }],
      },
    ]);
    expect(only(own, 'Condition')).toMatchObject([{ code: { text: 'Wasp sting' } }]);
    expect(only(own, 'Procedure')).toMatchObject([
      { status: 'completed', category: { text: 'Treatment Provided' }, code: { text: 'Cold pack' } },
      { status: 'completed', category: { text: 'Advice Given' }, code: { text: 'Return if it spreads' } },
    ]);
    expect(only(own, 'Location')).toMatchObject([{ name: 'Gate 4', description: 'Quay Fair' }]);
    expect(only(own, 'Practitioner').map(({ name }) => name)).toEqual([
      [{ text: 'Sian Rees', given: ['Sian'], family: 'Rees' }],
      [{ text: 'Rhian Pugh', given: ['Rhian'], family: 'Pugh' }],
    ]);

    const whole = await copyOf(staff);
    expect(
      only(whole, 'Encounter')
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['entered-in-error', 'finished']);
    expect(JSON.stringify(only(whole, 'Condition'))).toContain('Struck through: Another person');
  });
});

describe('over HTTP', () => {
  it('answers FHIR, as a file with the record’s name, and refuses in FHIR', async () => {
    const staff = await bench.actor('staff');
    const patientId = await bench.patient();
    const prfId = await completeRecord(bench, staff, patientId);
    const { customPrfId } = await sign(bench, staff, prfId);
    const open = await completeRecord(bench, staff, patientId);
    const admin = await server.signedIn('admin');
    const patient = await server.signedIn('patient', { patientId });
    const stranger = await server.signedIn('patient', { patientId: await bench.patient() });

    const answer = await admin.get(`/fhir/Bundle/${customPrfId}?_format=application/fhir%2Bjson`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(`inline; filename="${customPrfId}.fhir.json"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(fhirProblems(answer.json<Bundle>())).toEqual([]);

    const whole = await admin.get(`/fhir/Patient/${patientId}/$everything`);
    expect(fhirProblems(whole.json<Bundle>())).toEqual([]);
    expect(only(whole.json<Bundle>(), 'Composition').map(({ status }) => status)).toEqual([
      'preliminary',
      'final',
    ]);
    expect(only(whole.json<Bundle>(), 'Patient')).toHaveLength(1);
    const own = (await patient.get(`/fhir/Patient/${patientId}/$everything`)).json<Bundle>();
    expect(fhirProblems(own)).toEqual([]);
    expect(only(own, 'Composition').map(({ status }) => status)).toEqual(['final']);
    expect(JSON.stringify(own)).not.toContain('Bruises');

    for (const [caller, url, status, code] of [
      [server.nobody(), `/fhir/Bundle/${customPrfId}`, 401, 'login'],
      [await server.signedIn('client'), `/fhir/Bundle/${customPrfId}`, 403, 'forbidden'],
      [stranger, `/fhir/Bundle/${customPrfId}`, 404, 'not-found'],
      [patient, `/fhir/Bundle/${open}`, 404, 'not-found'],
      [stranger, `/fhir/Patient/${patientId}/$everything`, 403, 'forbidden'],
      [admin, '/fhir/Bundle/SL-261120-00000000', 404, 'not-found'],
      [admin, `/fhir/Bundle/${customPrfId}?_format=xml`, 400, 'invalid'],
      [admin, '/fhir/Procedure', 404, 'not-found'],
    ] as const) {
      const refusal = await caller.get(url);
      expect(refusal.statusCode, url).toBe(status);
      expect(refusal.headers['content-type']).toBe('application/fhir+json; charset=utf-8');
      expect(refusal.json()).toMatchObject({
        resourceType: 'OperationOutcome',
        issue: [{ severity: 'error', code }],
      });
    }
    const [entry] = await bench.database.asOwner<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_entry WHERE action = 'PATIENT_EXPORTED' AND patient_id = $1`,
      [patientId],
    );
    expect(entry?.count).toBe(2);
  });
});
