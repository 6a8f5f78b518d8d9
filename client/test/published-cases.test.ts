import { format } from 'oxfmt';
import { canonicalChanges } from '@sideline/schema/prf/record/canonical';
import { isSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { contradictions } from '@sideline/schema/prf/rules/completeness';
import { missingForSigning } from '@sideline/schema/prf/rules/missing';
import { deriveSection } from '@sideline/schema/prf/record/derive';
import { applyChanges } from '@sideline/schema/prf/record/merge';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { validateChanges } from '@sideline/schema/prf/rules/validate';
import { pictureSize } from '@sideline/schema/picture-size';
import { fileFormat } from '@sideline/schema/pictures';
import { ETHNICITIES, GENDERS } from '@sideline/schema/people';
import { describe, expect, it } from 'vitest';
import { groupsLeftOut, NOT_CLINICAL, readStatements } from '../e2e/cases/case-document';
import { assembleCase, CASES, placedValues, targetField, withEntryIds } from '../e2e/cases/case-entries';
import { nameOfEntry, PATIENT_FIELDS, type PublishedCase } from '../e2e/cases/case-mapping';
import { documentPath, picturesOf } from '../e2e/cases/case-pictures';
import { caseShare, casesMarkdown, shortfallsOf, unseenShare } from '../e2e/cases/case-table';
import {
  isPlace,
  NEMSIS,
  NO_NEMSIS_PLACE,
  placedShare,
  SHARED_PLACES,
  SINGLE_VALUES,
} from '../e2e/cases/nemsis-places';
import { UNSEEN_CASES } from '../e2e/cases/unseen-cases';

const NOW = new Date('2026-11-20T12:00:00Z');
/** Their text is a whole file in base64. */
const WHOLE_FILES = ['eLabs.08', 'eOther.18'];

/** The assembled sections with ids in place of the entries' names, as a device would send them. */
const withIds = (published: PublishedCase) => {
  let made = 0;
  const id = () => `01934b1e-7a00-7000-8000-${String((made += 1)).padStart(12, '0')}`;
  return Object.fromEntries(
    Object.entries(assembleCase(published).sections).map(([section, data]) => [
      section,
      withEntryIds(data, id),
    ]),
  );
};

describe.each(CASES)('$title', (published) => {
  const statements = readStatements(documentPath(published));
  const name = ({ element, occurrence }: { readonly element: string; readonly occurrence: number }) =>
    `${element} (${occurrence})`;

  it('has statements to map', () => {
    expect(statements.length).toBeGreaterThan(100);
  });

  it('maps every statement of the document, with the document’s own text', () => {
    const mapped = new Map(published.entries.map((entry) => [name(entry), entry.source]));
    const absent = statements.filter((statement) => !mapped.has(name(statement))).map(name);
    expect(absent).toEqual([]);
    for (const statement of statements) {
      if (WHOLE_FILES.includes(statement.element)) continue;
      expect(mapped.get(name(statement)), name(statement)).toBe(statement.text);
    }
  });

  it('leaves no group of the document out without a reason', () => {
    expect(groupsLeftOut(documentPath(published))).toEqual([...NOT_CLINICAL.keys()]);
  });

  it('maps nothing that the document does not state', () => {
    const said = new Set(statements.map(name));
    expect(published.entries.map(name).filter((entry) => !said.has(entry))).toEqual([]);
  });

  it('maps to fields that exist, or gives a reason', () => {
    for (const { target, value } of [...published.entries, ...published.additions]) {
      switch (target.kind) {
        case 'prf':
          expect(targetField(target), `${target.section}.${target.path}`).toBeDefined();
          expect(value).not.toBeNull();
          break;
        case 'picture':
          expect(target.picture.field).toBe(PICTURES.list);
          expect(value).not.toBeNull();
          break;
        case 'patient':
          expect(PATIENT_FIELDS).toContain(target.field);
          expect(value).not.toBeNull();
          break;
        case 'none':
          expect(target.reason.length).toBeGreaterThan(20);
          expect(value).toBeNull();
      }
    }
  });

  it('describes each picture’s file as the document does, and has an entry for it', () => {
    const said = placedValues(published).flatMap(({ target, value }) =>
      target.kind === 'picture' ? [`${nameOfEntry(target.picture)} ${target.fact} ${String(value)}`] : [],
    );
    const found = [...picturesOf(published)].flatMap(([name, { buffer }]) => {
      const { width, height } = pictureSize(buffer) ?? {};
      return [
        `${name} contentType image/${fileFormat(buffer)}`,
        `${name} pixels ${String(width)} × ${String(height)}`,
      ];
    });
    expect(found).toEqual(said);
    const entries = assembleCase(published).sections[PICTURES.section]?.[PICTURES.list] ?? [];
    const named = (entries as readonly { readonly key: string }[]).map(({ key }) =>
      nameOfEntry({ field: PICTURES.list, key }),
    );
    expect(named).toEqual([...picturesOf(published).keys()]);
  });

  it('gives one place one value', () => {
    const values = new Map<string, unknown>();
    for (const { target, value } of placedValues(published)) {
      if (target.kind === 'prf' && ['choices', 'codes', 'textList'].includes(targetField(target)?.kind ?? ''))
        continue;
      const place = JSON.stringify(target);
      expect(values.has(place), place).toBe(false);
      values.set(place, value);
    }
  });

  it('enters values that the record accepts', () => {
    for (const [section, data] of Object.entries(withIds(published))) {
      if (!isSectionKey(section)) throw new RangeError(section);
      const canonical = canonicalChanges(section, data);
      expect(validateChanges(section, canonical, { now: NOW }), section).toEqual([]);
    }
  });

  it('reads every value back from the record as it was entered', () => {
    const patient = { ageYears: 50, isPregnant: false };
    for (const [section, data] of Object.entries(withIds(published))) {
      if (!isSectionKey(section)) throw new RangeError(section);
      const stored = applyChanges(section, {}, canonicalChanges(section, data));
      expect(deriveSection(section, stored, patient), section).toMatchObject(data);
    }
  });

  it('can be signed', () => {
    const facts = {
      data: Object.fromEntries(
        Object.entries(withIds(published)).map(([section, data]) => {
          if (!isSectionKey(section)) throw new RangeError(section);
          const stored = applyChanges(section, {}, canonicalChanges(section, data));
          return [section, deriveSection(section, stored, { ageYears: 50, isPregnant: false })];
        }),
      ),
      ageYears: 50,
      hasPatient: true,
    };
    expect(missingForSigning(facts)).toEqual([]);
    expect(contradictions(facts)).toEqual([]);
  });

  it('is given to the server’s tests as a record stores it', async () => {
    const { patient } = assembleCase(published);
    const file = published.file.replace(/\.xml$/, '.json');
    await expect(
      `${JSON.stringify({ patient, sections: withIds(published) }, null, 2)}\n`,
    ).toMatchFileSnapshot(`../../server/test/cases/${file}`);
  });

  it('registers a patient with a name and a birth date, gender and ethnicity from the lists', () => {
    const { patient } = assembleCase(published);
    expect(patient.name).toBeTruthy();
    expect(patient.dob).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (patient.gender !== undefined) expect(GENDERS).toContain(patient.gender);
    expect(ETHNICITIES).toContain(patient.ethnicity);
    // The parts of an address are joined by commas: none may hold one.
    for (const part of [patient.addressLine1, patient.town, patient.county, patient.postcode]) {
      expect(String(part ?? '')).not.toContain(',');
    }
  });
});

/** What an unseen case must find a place for. */
const LEAST_SHARE = 0.97;

describe('the NEMSIS data dictionary', () => {
  it('has every element once, each with a place that exists or a reason', () => {
    expect(NEMSIS.length).toBe(438);
    expect(new Set(NEMSIS.map(({ id }) => id)).size).toBe(NEMSIS.length);
    expect(NEMSIS.filter(({ place }) => place !== null && !isPlace(place))).toEqual([]);
    const reasons = new Set(NEMSIS.flatMap(({ reason }) => reason ?? []));
    expect(reasons).toEqual(new Set(Object.values(NO_NEMSIS_PLACE)));
  });

  it('has every element that the entered cases state', () => {
    const known = new Set(NEMSIS.map(({ id }) => id));
    const stated = CASES.flatMap(({ entries }) => entries.map(({ element }) => element.split('@')[0] ?? ''));
    expect(stated.filter((id) => !known.has(id))).toEqual([]);
  });

  it('finds places for almost all statements of the cases, including those not entered', () => {
    const shares = [
      ...CASES.map(caseShare),
      ...UNSEEN_CASES.map(unseenShare),
      placedShare(NEMSIS.filter(({ usage, id }) => usage !== 'O' && !/^e(Record|Response|Payment)/.test(id))),
    ];
    for (const { placed, all } of shares) {
      expect(all).toBeGreaterThan(100);
      expect(placed / all).toBeGreaterThanOrEqual(LEAST_SHARE);
    }
  });

  it('counts an element as often as its place can hold it, and no further', () => {
    const said = (id: string, count: number, rows = count) =>
      shortfallsOf({ elements: new Map([[id, { count, rows }]]) });
    // One value; one in each row; a list; none at all.
    expect(said('ePatient.14', 3)).toEqual([{ id: 'ePatient.14', lost: 2 }]);
    expect(said('eVitals.03', 4, 2)).toEqual([{ id: 'eVitals.03', lost: 2 }]);
    expect(said('eInjury.05', 3)).toEqual([]);
    expect(said('ePatient.12', 2)).toEqual([{ id: 'ePatient.12', lost: 2 }]);
  });

  it('counts no element that would be written over another', () => {
    const once = { count: 1, rows: 1 };
    const both = (...ids: readonly string[]) =>
      shortfallsOf({ elements: new Map(ids.map((id) => [id, once])) });
    expect(both('eSituation.15', 'eSituation.16')).toEqual([{ id: 'eSituation.16', lost: 1 }]);
    expect(both('ePatient.02', 'ePatient.03')).toEqual([]);
    for (const place of SHARED_PLACES.keys())
      expect(NEMSIS.filter((element) => element.place === place).length, place).toBeGreaterThan(1);
  });

  it('gives a reason for every statement of a case that has no place', () => {
    const why = new Map(NEMSIS.map(({ id, reason }) => [id, reason ?? SINGLE_VALUES.get(id)]));
    const lost = UNSEEN_CASES.flatMap((unseen) => shortfallsOf(unseen).map(({ id }) => id));
    expect(lost.filter((id) => !why.get(id))).toEqual([]);
  });
});

describe('docs/cases.md', () => {
  it('is up to date', async () => {
    const { code: markdown } = await format('cases.md', casesMarkdown(CASES));
    await expect(markdown).toMatchFileSnapshot('../../docs/cases.md');
  });
});
