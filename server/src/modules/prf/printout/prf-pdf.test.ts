import { deriveSection } from '@sideline/schema/prf/record/derive';
import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import { renderPdf } from '../../../platform/export/pdf.js';
import { boundsOf, strokesSvg } from './pen-strokes.js';
import { prfPdf } from './prf-pdf.js';
import type { PrfPrintout } from './printed-words.js';
import { Patient } from '../../patients/patient.entity.js';
import type { Prf } from '../prf.types.js';

const MADE_AT = new Date('2026-11-20T15:00:00.000Z');
const AUTHOR = {
  userId: newId(),
  staffId: newId(),
  firstName: 'Robin',
  lastName: 'Hale',
  position: 'paediatric_medic',
};
const PATIENT = {
  id: newId(),
  name: 'Áine Ní Bhriain',
  dob: '1990-03-01',
  estimatedAge: null,
  gender: 'female',
  nhsNumber: '9434765919',
  identityStatus: 'verified',
  address: '1 Touchline Road, Harrowmere',
  contactNumber: '01632 960001',
  nextOfKinName: 'Sam Example',
  nextOfKinContact: null,
  relationshipToNok: null,
  pastMedicalHistory: 'Asthma',
  medications: null,
  allergies: 'Penicillin',
  ethnicity: null,
  preferredLanguage: null,
  gpPractice: null,
};
const patientRow = (change: Partial<Patient>): Patient => Object.assign(new Patient(), PATIENT, change);
const STAMP = { recorded_at: '2026-11-20T14:05:00.000Z', recorded_by: AUTHOR.userId };

const record = (change: Partial<Prf> = {}): Prf => ({
  id: newId(),
  customPrfId: 'SL-261120-7K3M9Q2D',
  status: 'in_progress',
  version: 3,
  createdAt: '2026-11-20T14:00:00.000Z',
  updatedAt: '2026-11-20T14:30:00.000Z',
  eventId: null,
  event: null,
  patientId: PATIENT.id,
  patient: null,
  survivor: null,
  ageYears: 36,
  author: AUTHOR,
  crew: [AUTHOR],
  squads: null,
  cheerTeam: null,
  people: [AUTHOR],
  sections: [],
  data: {},
  missing: [],
  missingCount: 0,
  pictureFiles: [],
  alerts: [],
  clocks: [],
  signature: null,
  revisions: [],
  canAmend: false,
  lateEditCount: 0,
  kioskReportCount: 0,
  reviewRequests: [],
  canWrite: true,
  isRestricted: false,
  needsReason: false,
  canVoid: true,
  voidedAt: null,
  voidedBy: null,
  voidReason: null,
  ...change,
});

const SIGNATURE = {
  revision: 1,
  signedBy: AUTHOR,
  name: 'Robin Hale',
  grade: 'Paramedic',
  signedAt: '2026-11-20T14:40:00.000Z',
  receivedAt: null,
  strokes: 'M 10 10 L 60 40 C 70 50 80 20 120 30',
  contentHash: 'ab'.repeat(32),
  acknowledgedWarnings: [],
  patient: PATIENT,
};

const observation = (minute: number, change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  date_time: `2026-11-20T14:${String(minute).padStart(2, '0')}:00.000Z`,
  respiratory_rate: 18,
  oxygen_saturation: 97,
  supplemental_o2: false,
  heart_rate: 88,
  bp_systolic: 124,
  bp_diastolic: 78,
  acvpu: 'A',
  temperature: 37.1,
  ...STAMP,
  ...change,
});

const observed = (...entries: readonly object[]): PrfData => ({
  observations: deriveSection('observations', { entries }, { ageYears: 36, isPregnant: false }),
});

interface Printed {
  readonly text: string;
  readonly pageTexts: readonly string[];
  readonly pages: number;
  readonly bytes: number;
  /** How many paths are stroked, including the rules of tables. */
  readonly strokes: number;
  /** How many paths are drawn with a filling. */
  readonly fills: number;
  /** Every path, as it is drawn. */
  readonly outlines: readonly string[];
}

const textOf = async (prf: Prf, more: Partial<PrfPrintout> = {}): Promise<Printed> => {
  const bytes = await renderPdf(
    prfPdf({
      prf,
      providerName: 'Sideline Event Medical',
      madeAt: MADE_AT,
      madeBy: 'Robin Hale',
      names: new Map(),
      amendments: [],
      pictures: [],
      receipts: [],
      openings: [],
      doseRanges: [],
      ...more,
    }),
  );
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
    .promise;
  const texts: string[] = [];
  let strokes = 0;
  let fills = 0;
  const outlines: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const opened = await document.getPage(page);
    const { fnArray, argsArray } = await opened.getOperatorList();
    const drawn = (...by: readonly number[]): number =>
      fnArray.filter(
        (operator, at) =>
          operator === OPS.constructPath &&
          by.includes((argsArray as readonly (readonly number[])[])[at]?.[0] ?? -1),
      ).length;
    outlines.push(
      ...fnArray.flatMap((operator, at) =>
        operator === OPS.constructPath
          ? [JSON.stringify((argsArray as readonly unknown[][])[at]?.slice(1))]
          : [],
      ),
    );
    strokes += drawn(OPS.stroke);
    fills += drawn(OPS.fill, OPS.fillStroke);
    const { items } = await opened.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const pages = document.numPages;
  await document.destroy();
  const pageTexts = texts.map((page) => page.replaceAll(/\s+/g, ' '));
  return { text: pageTexts.join(' '), pageTexts, pages, bytes: bytes.length, strokes, fills, outlines };
};

const FIRST = {
  revision: 1,
  signedBy: AUTHOR,
  name: 'Robin Hale',
  grade: 'Paramedic',
  signedAt: '2026-11-20T14:40:00.000Z',
  reason: null,
};
const SECOND = {
  ...FIRST,
  revision: 2,
  name: 'Sasha Quill',
  signedAt: '2026-11-20T16:05:00.000Z',
  reason: `The other ankle: ${'looked at again with the coach '.repeat(14)}and written down.`,
};

describe('the printout', { timeout: 60_000 }, () => {
  it('of an amended record says so on every page, and lists the changes', async () => {
    const long = Array.from({ length: 40 }, (_, minute) => observation(minute));
    const { pageTexts, text } = await textOf(
      record({
        status: 'amended',
        signature: { ...SIGNATURE, revision: 2 },
        revisions: [FIRST, SECOND],
        data: observed(...long),
      }),
      {
        amendments: [
          {
            ...SECOND,
            changes: [
              {
                section: 'SecondarySurvey',
                sectionLabel: 'Secondary survey',
                path: 'extremities',
                label: 'Extremities',
                before: null,
                after: 'Left ankle swollen',
                isStruck: false,
              },
            ],
          },
        ],
      },
    );
    expect(pageTexts.length).toBeGreaterThan(1);
    for (const page of pageTexts) {
      expect(page).toContain('Amended, version 2, on 20 Nov 2026, 16:05 by Sasha Quill: The other ankle');
      expect(page).toContain('and written down.');
    }
    expect(text).toContain('Secondary survey: Extremities (nothing) Left ankle swollen');
    expect(text).not.toContain('Superseded');
  });

  it('of an earlier version says on every page that it was superseded, by whom and why', async () => {
    const { pageTexts } = await textOf(
      record({ status: 'completed', signature: SIGNATURE, revisions: [FIRST, SECOND] }),
    );
    for (const page of pageTexts)
      expect(page).toContain(
        'Superseded: this is version 1 of 2. Amended on 20 Nov 2026, 16:05 by Sasha Quill: The other ankle',
      );
  });

  it('of a patient handed over after signing says to whom and when', async () => {
    const receipt = (handedOverTo: string, handedOverAt: string) => ({
      ...{ id: newId(), handedOverTo, handedOverAt },
      strokes: SIGNATURE.strokes,
    });
    const { text } = await textOf(record({ status: 'completed', signature: SIGNATURE, revisions: [FIRST] }), {
      receipts: [
        receipt('Sister Imogen Vale', '2026-11-20T16:40:00.000Z'),
        receipt('Crew 12', '2026-11-20T16:10:00.000Z'),
      ],
    });
    // The next page may begin between them.
    expect(text).toMatch(
      /Handed over after signing Handed over to Crew 12 Handed over at 20 Nov 2026, 16:10 Signature .*Handed over to Sister Imogen Vale Handed over at 20 Nov 2026, 16:40/,
    );
    expect((await textOf(record())).text).not.toContain('Handed over after signing');
  });

  it('says who opened the handover by code, each time by the name that was given', async () => {
    const { text } = await textOf(record(), {
      openings: [
        { openedAt: '2026-11-20T16:10:00.000Z', receiver: 'Dr Okafor, Royal Infirmary' },
        { openedAt: '2026-11-20T16:12:00.000Z', receiver: 'Sister Lund' },
      ],
    });
    expect(text).toMatch(
      /Handover opened by code 20 Nov 2026, 16:10 Dr Okafor, Royal Infirmary 20 Nov 2026, 16:12 Sister Lund/,
    );
  });

  it('names the positions of the crew, never their keys', async () => {
    const { text } = await textOf(record({}));
    expect(text).toContain('Robin Hale, Paediatric Medic');
    expect(text).not.toContain('paediatric_medic');
  });

  it('of an empty draft says what is not there', async () => {
    const { text, pages } = await textOf(record());
    expect(pages).toBe(2);
    expect(text).toContain('SL-261120-7K3M9Q2D · DRAFT');
    expect(text).toContain('DRAFT: this record is not signed');
    expect(text).toContain('Page 1 of 2');
    expect(text).toContain('No patient linked');
    expect(text).toMatch(/Observation sets None recorded/);
    expect(text).toMatch(/Drugs None recorded/);
    expect(text).toMatch(/Signature None recorded/);
  });

  it('of a signed record has the patient as they were, every value with label and unit, and the signature', async () => {
    const { text, pages } = await textOf(
      record({
        status: 'completed',
        signature: SIGNATURE,
        data: {
          ...observed(
            observation(2),
            observation(12, { void_reason: 'Wrong patient', voided_by: AUTHOR.userId }),
          ),
          incidentDetails: { chief_complaint: 'Fall from stunt', incident_date: '2026-11-20T13:50:00.000Z' },
          ClinicalInterventions: {
            drugs_administered: [
              {
                id: newId(),
                drug_name: 'paracetamol_oral',
                dose: 1,
                dose_unit: 'g',
                route: 'oral',
                time_administered: '2026-11-20T14:10:00.000Z',
                given_by: 'Robin Hale',
                batch: { lot: 'AB123' },
                ...STAMP,
              },
            ],
          },
        },
      }),
    );
    expect(pages).toBeGreaterThan(0);
    expect(text).not.toContain('DRAFT');
    for (const part of [
      'Áine Ní Bhriain',
      'Allergies: Penicillin',
      'Date of birth 1 Mar 1990',
      '36 years',
      'Chief complaint Fall from stunt',
      'SpO2 97 %',
      'Heart rate 88 /min',
      'Blood pressure (mmHg) 124/78 124/78',
      '37.1 °C',
      'NEWS2 0, low',
      'Struck through: Wrong patient (Robin Hale',
      '1 g',
      'Oral',
      'Lot AB123',
      'Recorded 20 Nov 2026, 14:05 by Robin Hale',
      'Signed by Robin Hale',
      'Signed at 20 Nov 2026, 14:40',
      'ab'.repeat(32),
    ])
      expect(text).toContain(part);
  });

  it('draws the body with the wounds, and lists them under their numbers with those struck through', async () => {
    const mark = (minute: number, change: object) => ({
      id: newId(),
      seen_at: `2026-11-20T14:${String(minute)}:00.000Z`,
      ...STAMP,
      ...change,
    });
    const body_map = [
      mark(12, { region: 'forearm_left_front', kinds: ['laceration'], size_mm: 40, note: 'Clean edges' }),
      mark(11, { region: 'crown_back', kinds: ['burn'], void_reason: 'Old scar', voided_by: AUTHOR.userId }),
      mark(10, { region: 'forearm_left_front', kinds: ['contusion', 'swelling'] }),
    ];
    const wounded = await textOf(record({ data: { SecondarySurvey: { body_map } } }));
    for (const part of [
      'Wounds on the body',
      'Front',
      'Back',
      '1 2',
      '1. Left forearm, front: bruise, swelling',
      '2. Left forearm, front: laceration, 40 mm',
      'Clean edges',
      'Wound Crown of the head',
      'Struck through: Old scar (Robin Hale',
    ])
      expect(wounded.text).toContain(part);
    const words = await textOf(record({ data: { SecondarySurvey: { wcag: 'Bruise to the shin' } } }));
    expect(words.text).not.toContain('Wounds on the body');
    expect(wounded.fills - words.fills).toBeGreaterThanOrEqual(70);
  });

  it('draws a child for a child', async () => {
    const burn = {
      id: newId(),
      seen_at: '2026-11-20T14:10:00.000Z',
      region: 'forearm_left_front' as const,
      kinds: ['burn' as const],
      ...STAMP,
    };
    const outlinesAt = async (ageYears: number | null) => {
      const data = { SecondarySurvey: { body_map: [burn] } };
      const { outlines } = await textOf(record({ ageYears, data }));
      // Rules without a length are left out: they depend on how a line of text breaks.
      return outlines.filter((outline) => !outline.startsWith('[[null]')).join(' ');
    };
    const [child, olderChild, adult, unknown] = await Promise.all([8, 9, 36, null].map(outlinesAt));
    expect(olderChild).toBe(child);
    expect(child).not.toBe(adult);
    expect(unknown).toBe(adult);
  });

  it('prints a pressure once, and a part that has no systolic on its own', async () => {
    const { text } = await textOf(
      record({
        data: observed(
          observation(2),
          observation(4, { bp_diastolic: null }),
          observation(6, { bp_systolic: null, bp_diastolic: 61 }),
        ),
      }),
    );
    expect(text).toContain('Blood pressure (mmHg) 124/78 124/');
    expect(text).not.toContain('Systolic pressure');
    expect(text).toMatch(/Diastolic pressure 61 mmHg/);
    expect(text).not.toContain('78 mmHg');
  });

  const given = (index: number, outcome: string) => ({
    id: newId(),
    drug_name: 'paracetamol_oral',
    dose: 1,
    dose_unit: 'g' as const,
    route: 'oral' as const,
    time_administered: `2026-11-20T14:${String(index + 10)}:00.000Z`,
    given_by: `GIVER${String(index)}`,
    outcome: `${outcome} LAST${String(index)}`,
    ...STAMP,
  });
  const withDrugs = (...drugs_administered: readonly ReturnType<typeof given>[]) =>
    textOf(record({ data: { ClinicalInterventions: { drugs_administered } } }));

  it('prints the text beside an Other that is no longer chosen', async () => {
    const drug = { ...given(0, 'Better'), drug_name_other: 'His own tablets' };
    expect((await withDrugs(drug)).text).toContain('(text for Other, not chosen: His own tablets)');
    const set = { ...observation(2), o2_device: 'nebuliser' as const, o2_device_other: 'Blow-by' };
    expect((await textOf(record({ data: observed(set) }))).text).toContain('not chosen: Blow-by)');
  });

  it('prints why an alert no longer applies, as far as its set shows', async () => {
    const struckAt = '2026-11-20T14:30:00.000Z';
    const touched = observation(2);
    const struck = observation(12, { void_reason: 'Twice', voided_by: AUTHOR.userId, voided_at: struckAt });
    const withdrawn = (entryId: string, clearedAt: string): Prf['alerts'][number] => ({
      prfId: newId(),
      entryId,
      total: 17,
      band: 'high',
      basis: 'score',
      reasons: [],
      escalation: null,
      occurredAt: null,
      raisedAt: '2026-11-20T14:20:00.000Z',
      action: null,
      actionedBy: null,
      actionedAt: null,
      actionRecordedAt: null,
      clearedAt,
    });
    const { text } = await textOf(
      record({
        data: observed(touched, struck),
        alerts: [withdrawn(touched.id, '2026-11-20T14:25:00.000Z'), withdrawn(struck.id, struckAt)],
      }),
    );
    expect(text).toContain('No longer applies: the score was worked out again 20 Nov 2026, 14:25');
    expect(text).toContain('No longer applies: the set was struck through 20 Nov 2026, 14:30');
  });

  it('prints a drug that was held back as not given, with what was meant and why', async () => {
    const { text } = await withDrugs({ ...given(0, 'None'), not_given_reason: 'allergy' } as never);
    expect(text).toMatch(/Not given 20 Nov 2026, 14:10 Paracetamol.* Intended: 1 g Intended: Oral Nobody/);
    expect(text).toContain('Not given because: Allergy');
    expect(text).toContain('Was to be given by: GIVER0');
  });

  it('keeps what was given together on one page', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    const { pageTexts } = await withDrugs(...numbers.map((index) => given(index, 'word '.repeat(60))));
    expect(pageTexts.length).toBeGreaterThan(2);
    // The timeline before it lists what was given, without its outcome.
    const pageOf = (word: string) => pageTexts.findLastIndex((page) => page.split(' ').includes(word));
    for (const index of numbers) {
      expect(pageOf(`GIVER${String(index)}`)).toBeGreaterThanOrEqual(0);
      expect(pageOf(`LAST${String(index)}`)).toBe(pageOf(`GIVER${String(index)}`));
    }
  });

  it('prints all of a remark that is longer than a page', async () => {
    const { text } = await withDrugs(given(0, 'word '.repeat(1500)));
    expect(text).toContain('LAST0');
    expect(text.match(/\bword\b/g)).toHaveLength(1500);
  });

  it('includes the allergies of the record and of the patient, and says if nobody asked', async () => {
    const line = async (complaint: PrfData['PresentingComplaint'], allergies: string | null) => {
      const patient = { ...PATIENT, allergies };
      const signature = { ...SIGNATURE, patient };
      const data = { PresentingComplaint: complaint ?? {} };
      return (await textOf(record({ status: 'completed', signature, data }))).text;
    };
    const listed = { allergy_status: 'known', allergies: [{ substance: 'Penicillin' }] } as const;
    expect(await line(listed, null)).toContain('Allergies: Penicillin');
    expect(await line(listed, 'Latex')).toContain('Allergies: Penicillin, Latex');
    expect(await line({ allergy_status: 'none_known' }, null)).toContain('Allergies: none known');
    expect(await line({}, 'NKDA')).toContain('Allergies: none known');
    expect(await line({}, null)).toContain('Allergies: not recorded');
    expect((await textOf(record({ data: { PresentingComplaint: listed } }))).text).toContain(
      'Allergies: Penicillin',
    );
    // The printout of a signed record also shows what another record of the same person says.
    const patient = patientRow({ allergies: 'Latex', mergedAllergies: 'Aspirin' });
    expect((await textOf(record({ patient }))).text).toContain('Allergies: Latex, Aspirin');
    const signature = { ...SIGNATURE, patient: PATIENT };
    expect((await textOf(record({ status: 'completed', signature, patient }))).text).toContain(
      'Allergies: Penicillin, Aspirin',
    );
  });

  it('says that the patient died, when and where, on the handover and in the patient’s details', async () => {
    const death = {
      diedAt: '2026-11-20T14:20:41.123Z',
      place: 'Tent 14',
      timeZone: 'Europe/London',
      prfId: 'p',
      customPrfId: 'SL-1',
      recordedAt: '2026-11-20T14:30:00.000Z',
    };
    const signature = { ...SIGNATURE, patient: PATIENT };
    const dead = await textOf(record({ status: 'completed', signature, patient: patientRow({ death }) }));
    expect(dead.text.match(/Died 20 Nov 2026, 14:20, Tent 14/g)).toHaveLength(2);
    const living = await textOf(record({ status: 'completed', signature, patient: patientRow({}) }));
    expect(living.text).not.toContain('Died');
  });

  it('says the risk of infection on the handover and in its section', async () => {
    const { pageTexts, text } = await textOf(
      record({
        data: {
          PresentingComplaint: {
            infection_risk: 'suspected',
            infections: ['measles'],
            infection_precautions: ['single_room', 'airborne'],
          },
        },
      }),
    );
    expect(pageTexts[0]).toContain('infection risk: suspected measles, single room, airborne precautions');
    expect(pageTexts[0]).toContain('Suspected measles; single room, airborne precautions');
    expect(text).toContain('Suspected infection');
  });

  it('draws the signature of a refusal', async () => {
    const refused = (refusal_signature: string | null) =>
      textOf(
        record({
          data: {
            DispositionOutcome: {
              disposition_outcome: 'refused_conveyance',
              refusal_reason: 'Wants to go home',
              refusal_signature,
            },
          },
        }),
      );
    const [signed, unsigned] = [await refused('M 10 10 L 60 40 C 70 50 80 20 120 30'), await refused(null)];
    expect(signed.text).toContain('Signature of refusal');
    expect(signed.text).not.toContain('Signature of refusal Signed');
    expect(signed.strokes).toBe(unsigned.strokes + 1);
  });

  it('says which route to recognition of life extinct is met', async () => {
    const route = async (ROLE: PrfData['ROLE']) =>
      (await textOf(record({ data: { ROLE: ROLE ?? {} } }))).text;
    expect(await route({ hypostasis: true })).toContain('Route A: Unequivocal signs of death');
    expect(await route({ dnacpr: true })).toContain(
      'Route None met. The nearest is B: Not for resuscitation, arrest confirmed',
    );
    expect(await route({})).not.toContain('Recognition of life extinct');
  });

  it('says what was asked, why it is correct as recorded, and who answered', async () => {
    const answer = {
      ...STAMP,
      answered_at: '2026-11-20T14:05:00.000Z',
      rule: 'ALLERGY_STATUS',
      place_section: 'PresentingComplaint',
      place_field: 'allergy_status',
      question: "'No known allergies', but the record names: Penicillin.",
      reason: 'Outgrown, tested in 2024',
      answered_by: 'Robin Hale',
    };
    const { text } = await textOf(
      record({
        status: 'completed',
        signature: { ...SIGNATURE, acknowledgedWarnings: ['ALLERGY_STATUS'] },
        data: {
          DispositionOutcome: {
            question_answers: [
              { id: newId(), ...answer },
              { id: newId(), ...answer, reason: 'Mistyped', void_reason: 'Withdrawn' },
            ],
          },
        },
      }),
    );
    for (const said of [
      'Questions answered',
      "'No known allergies', but the record names: Penicillin.",
      'Outgrown, tested in 2024',
      'Robin Hale',
      'Struck through: Withdrawn',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Contradictions seen before signing');
  });

  it('lists the contradictions that the signer of an older record saw, and the zone of its times', async () => {
    const { text } = await textOf(
      record({
        status: 'completed',
        signature: { ...SIGNATURE, acknowledgedWarnings: ['ALLERGY_STATUS', 'ROUTE'] },
        data: { PresentingComplaint: { allergy_status: 'none_known' } },
      }),
    );
    expect(text).toContain(
      "Contradictions seen before signing Allergies Allergies: 'No known allergies', but the record or the patient's own details name: Penicillin.",
    );
    expect(text).toContain('Route of a drug Seen');
    expect(text).toContain('Times are Europe/London time.');
    const abroad = {
      eventId: newId(),
      name: 'Cup',
      startsAt: '',
      endsAt: '',
      timeZone: 'Europe/Paris',
      location: null,
    };
    const paris = await textOf(record({ event: abroad, eventId: abroad.eventId }));
    expect(paris.text).toContain('Times are Europe/Paris time.');
    expect(paris.text).toContain('Printed 20 Nov 2026, 16:00');
  });

  it('of a long record takes several pages', async () => {
    const sets = Array.from({ length: 24 }, (_, index) => observation(index * 2));
    const { text, pages, bytes } = await textOf(record({ data: observed(...sets) }));
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(`Page ${String(pages)} of ${String(pages)}`);
    expect(bytes).toBeLessThan(400_000);
  });

  it('names the patient on every page, and leaves no heading alone at the foot of one', async () => {
    // Without the rule, these would leave the headings of the sets, the section and a group at the foot of a page.
    for (const lines of [23, 24, 28]) {
      const scene = Array.from({ length: lines }, (_, line) => `Line ${String(line)}`).join('\n');
      const { pageTexts } = await textOf(
        record({
          patient: patientRow({}),
          data: {
            SecondarySurvey: { generalAppearance: scene, mechanismsOfInjury: ['crush'] },
            ...observed(observation(1)),
          },
        }),
      );
      for (const page of pageTexts) {
        const [body, ...header] = page.split('Sideline Event Medical Áine Ní Bhriain, born 1 Mar 1990');
        expect(header).toHaveLength(1);
        expect(body?.trim()).not.toMatch(/(Injury|Observations|Observation sets|Drugs|Signature)$/);
      }
    }
  });

  it('of a void record says so with the reason', async () => {
    const { text } = await textOf(
      record({
        status: 'void',
        voidReason: 'Wrong patient',
        voidedBy: AUTHOR,
        voidedAt: '2026-11-20T14:50:00.000Z',
      }),
    );
    expect(text).toContain('Entered in error: Wrong patient (Robin Hale, 20 Nov 2026, 14:50)');
  });
});

describe('pen strokes', () => {
  it('are measured in any path notation', () => {
    expect(boundsOf('M 10 10 L 60 40')).toEqual({ left: 10, top: 10, width: 50, height: 30 });
    expect(boundsOf('m10,10 l50,30 h-60 v-5')).toEqual({ left: 0, top: 10, width: 60, height: 30 });
    expect(boundsOf('M0 0C0,20,40,20,40,0')).toEqual({ left: 0, top: 0, width: 40, height: 20 });
    expect(boundsOf('')).toBeNull();
  });

  it('become a picture with a margin', () => {
    expect(strokesSvg('M 10 10 L 60 40', '#000')).toContain('viewBox="8 8 54 34"');
  });
});
