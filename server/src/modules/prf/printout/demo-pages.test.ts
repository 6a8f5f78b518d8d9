import { PRF_SECTION_KEYS, type PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { makeDataset } from '../../../../demo/dataset.js';
import { factsOf } from '../../../../demo/demo-facts.js';
import { renderPdf } from '../../../platform/export/pdf.js';
import type { Prf } from '../prf.types.js';
import { prfPdf } from './prf-pdf.js';

/** The demonstration's records on paper: the first page is one page, and a whole heart attack fits on six. */

const MOST_PAGES = 6;
/** Whether a colour is one, and no grey or the navy of our ink: '#1f5fc4' is, '#565d68' and '#0a1f44' are not. */
const isColour = (hex: string): boolean => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 64;
};
/** Of warnings, and of wounds on the body map. */
const MEANINGFUL = ['#b71c1c', '#f6c9c7'];
const { records, now } = makeDataset(new Date('2026-11-20T14:32:41Z'));

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

const rolesIn = ({ role, alt, children }: TreeNode, roles: string[]): void => {
  if (role !== undefined) roles.push(role === 'Figure' && !alt ? 'Figure without words' : role);
  for (const child of children ?? []) rolesIn(child, roles);
};

const printed = async (story: string, alerts: readonly Partial<Prf['alerts'][number]>[] = []) => {
  const told = records.find((each) => each.story === story && each.ending.kind === 'signed');
  if (told?.patient == null) throw new Error(`Nobody had ${story}`);
  const { patient, author, event } = told;
  const { data, ageYears } = factsOf(told);
  const person = {
    userId: author.userId,
    staffId: author.staffId,
    firstName: author.firstName,
    lastName: author.lastName,
    position: 'Paramedic',
  };
  const stamped = Object.fromEntries(
    PRF_SECTION_KEYS.map((key) => [
      key,
      Object.fromEntries(
        Object.entries(data[key] ?? {}).map(([name, value]) => [
          name,
          Array.isArray(value)
            ? value.map((entry: unknown) =>
                typeof entry === 'object' && entry !== null && 'id' in entry
                  ? {
                      ...entry,
                      recorded_at: told.steps.at(-1)?.at.toISOString(),
                      recorded_by: author.userId,
                    }
                  : entry,
              )
            : value,
        ]),
      ),
    ]),
  ) as unknown as PrfData;
  const patientRow = {
    id: patient.id,
    name: patient.name,
    dob: patient.dob,
    estimatedAge: null,
    gender: patient.gender,
    nhsNumber: patient.nhsNumber,
    identityStatus: 'verified',
    address: '1 Touchline Road, Harrowmere',
    contactNumber: patient.contactNumber,
    nextOfKinName: patient.nextOfKinName,
    nextOfKinContact: null,
    relationshipToNok: patient.relationship,
    pastMedicalHistory: patient.health.pastMedicalHistory,
    medications: patient.health.medications,
    allergies: patient.health.allergies,
    ethnicity: patient.ethnicity,
    preferredLanguage: patient.preferredLanguage,
    gpPractice: null,
  };
  const prf = {
    id: told.id,
    customPrfId: 'SL-261120-7K3M9Q2D',
    status: 'completed',
    version: 9,
    createdAt: told.steps[0]?.at.toISOString() ?? '',
    updatedAt: told.steps.at(-1)?.at.toISOString() ?? '',
    eventId: event.id,
    event: {
      eventId: event.id,
      name: event.name,
      startsAt: '',
      endsAt: '',
      timeZone: 'Europe/London',
      location: event.location,
    },
    patientId: patient.id,
    patient: null,
    survivor: null,
    ageYears,
    author: person,
    crew: [person],
    people: [person],
    sections: [],
    data: stamped,
    alerts,
    clocks: [],
    revisions: [
      {
        revision: 1,
        signedBy: person,
        name: `${author.firstName} ${author.lastName}`,
        grade: 'Paramedic',
        signedAt: now.toISOString(),
        reason: null,
      },
    ],
    signature: {
      revision: 1,
      signedBy: person,
      name: `${author.firstName} ${author.lastName}`,
      grade: 'Paramedic',
      signedAt: now.toISOString(),
      receivedAt: null,
      strokes: 'M 10 10 L 60 40 C 70 50 80 20 120 30',
      contentHash: 'ab'.repeat(32),
      acknowledgedWarnings: [],
      patient: patientRow,
    },
    voidedAt: null,
    voidedBy: null,
    voidReason: null,
  } as unknown as Prf;
  const bytes = await renderPdf(
    prfPdf({
      prf,
      providerName: 'Sideline Event Medical',
      madeAt: now,
      madeBy: 'Robin Hale',
      names: new Map(),
      amendments: [],
      pictures: [],
      receipts: [],
      openings: [],
      doseRanges: [],
    }),
  );
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
    .promise;
  const pages: string[] = [];
  const roles: string[] = [];
  const colours = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    rolesIn((await page.getStructTree()) as TreeNode, roles);
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [at, operator] of fnArray.entries())
      if (operator === OPS.setFillRGBColor || operator === OPS.setStrokeRGBColor)
        colours.add(String((argsArray[at] as readonly unknown[])[0]).toLowerCase());
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  const { info } = (await document.getMetadata()) as { info: { Language?: string } };
  await document.destroy();
  return { patient, pages, roles, colours, info: bytes.toString('latin1'), language: info.Language };
};

describe('a demonstration record on paper', { timeout: 60_000 }, () => {
  it.each([
    ...[
      'heart_attack',
      'stroke',
      'cardiac_arrest_rosc',
      'asthma_severe',
      'anaphylaxis_nuts',
      'hypoglycaemia',
    ],
    ...['sepsis', 'femur_fracture', 'hip_fracture', 'pregnancy_bleeding', 'opioid_overdose_refusal'],
    ...['copd_exacerbation', 'child_head_bump'],
  ])('of %s starts with one page, then a timeline, then the sections', async (story) => {
    const { pages, patient } = await printed(story);
    const [first = '', second = ''] = pages;
    expect(first).toContain(`Handover: ${patient.name}`);
    for (const part of [
      'Read aloud in',
      'Signs',
      'Treatment',
      'DNACPR',
      'Refusal',
      'Safeguarding',
      'Arrival',
    ])
      expect(first).toContain(part);
    expect(second).toMatch(/Patient record PRF number .* By time When What Details/);
    const whole = pages.join(' ');
    expect(whole.indexOf('By time')).toBeLessThan(whole.indexOf('Chief complaint'));
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Page ${String(index + 1)} of ${String(pages.length)}`);
    // Keys of the catalogue are words joined by underscores; none of them is for a reader.
    expect(whole).not.toMatch(/\b[a-z]+_[a-z]+/);
  });

  it.each(['heart_attack', 'sepsis', 'cardiac_arrest_rosc'])(
    'of %s has its alerts and actions on the first page',
    async (story) => {
      const alert: Partial<Prf['alerts'][number]> = {
        ...{ total: 7, reasons: [], clearedAt: null, actionedBy: null, entryId: '' },
        band: 'high',
        basis: 'score',
        ...{ occurredAt: now.toISOString(), actionedAt: now.toISOString() },
      };
      const done = `Escalated to Dr Shah (event doctor), 20 Nov 2026, 14:20: ${'Coming with the second crew. '.repeat(8)}`;
      const { pages } = await printed(story, [
        { ...alert, total: 9, action: null, actionedAt: null },
        ...Array.from({ length: 8 }, () => ({ ...alert, action: done })),
        { ...alert, total: 8, action: null, actionedAt: null },
        { ...alert, total: 11, action: 'Withdrawn', clearedAt: now.toISOString() },
      ]);
      const [first = '', second = ''] = pages;
      expect(first).toContain('Alerts and what was done');
      expect(first).toMatch(
        /No action recorded yet NEWS2 9; NEWS2 8|NEWS2 9 No action recorded yet .*NEWS2 8 No action/,
      );
      expect(first).toContain('Escalated to Dr Shah (event doctor)');
      expect(first).toMatch(/\d more, each with an action/);
      expect(first).not.toContain('NEWS2 11');
      expect(first).toContain('Arrival');
      expect(second).toMatch(/Patient record PRF number .* By time When What Details/);
    },
  );

  it.each(['heart_attack', 'femur_fracture'])(
    'of %s has colour only where it warns or marks a wound',
    async (story) => {
      const { colours } = await printed(story);
      expect([...colours].filter(isColour).filter((colour) => !MEANINGFUL.includes(colour))).toEqual([]);
      expect(colours).toContain('#b71c1c');
    },
  );

  it('of a heart attack fits on six pages, and is a tagged tree that a screen reader can follow', async () => {
    const { pages, roles, info, language } = await printed('heart_attack');
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
    for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure'])
      expect(roles).toContain(role);
    expect(roles.filter((role) => role === 'Figure without words')).toEqual([]);
    expect(info).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(language).toBe('en-GB');
  });
});
