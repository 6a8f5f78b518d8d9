import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SectionData } from './canonical.js';
import {
  applyChanges,
  changedPaths,
  isRowsPath,
  isSame,
  mergeChanges,
  mergeRows,
  type Row,
} from './merge.js';

const KEY = 'observations';
const IDS = ['a', 'b', 'c', 'd'] as const;

const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null));
const entryChange = fc
  .record(
    {
      heart_rate: value,
      respiratory_rate: value,
      temperature: value,
      comments: fc.constantFrom('x', 'y', null),
      not_recordable: fc.constantFrom(null, [{ field: 'ecg', reason: 'refused' }]),
    },
    { requiredKeys: [] },
  )
  .map((change): Record<string, unknown> => change);
/** Changes of an observations section: some entries, each with some fields. */
const observationChanges = fc
  .dictionary(fc.constantFrom(...IDS), entryChange, { maxKeys: 4 })
  .map((byId): SectionData => ({ entries: Object.entries(byId).map(([id, change]) => ({ id, ...change })) }));
/** Changes of a section of plain fields, groups and lists. */
const complaintChanges = fc
  .record(
    {
      presenting_complaint: fc.constantFrom('p', 'q', null),
      weight_kg: value,
      alcohol_or_drugs: fc.constantFrom(null, ['refused'], ['refused', 'admits_drugs']),
      primary_symptom: fc.constantFrom(null, { description: 'Pain' }, { description: 'Pain', code: 'R52' }),
      allergies: fc.constantFrom(null, [{ substance: 'latex' }]),
    },
    { requiredKeys: [] },
  )
  .map((change): SectionData => change);

const CASES = [
  ['observations', observationChanges],
  ['PresentingComplaint', complaintChanges],
] as const;

/** An independent reading of a path in a section. */
const read = (data: SectionData, path: string): unknown => {
  const [name = '', id, sub = ''] = path.split('/');
  if (id === undefined) return data[name] ?? null;
  const entries = (data[name] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const entry = entries.find((item) => item['id'] === id);
  return sub === '' ? entry !== undefined : (entry?.[sub] ?? null);
};

/** Changes without those at the paths given. */
const without = (changes: SectionData, paths: readonly string[]): SectionData =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([name]) => !paths.includes(name))
      .map(([name, value]) => [
        name,
        name === 'entries'
          ? (value as readonly Readonly<Record<string, unknown>>[]).map((entry) =>
              Object.fromEntries(
                Object.entries(entry).filter(
                  ([sub]) => !paths.includes(`${name}/${String(entry['id'])}/${sub}`),
                ),
              ),
            )
          : value,
      ]),
  );

describe.each(CASES)('the three-way merge of %s, lists of rows apart', (key, changesOf) => {
  const start = (changes: SectionData) => applyChanges(key, {}, changes);

  it('writes everything if nobody else wrote', () => {
    fc.assert(
      fc.property(changesOf, changesOf, (before, changes) => {
        const base = start(before);
        const merge = mergeChanges(key, { base, current: base, changes });
        expect(merge.conflicts).toEqual([]);
        expect(merge.isMerged).toBe(false);
        expect(merge.data).toEqual(applyChanges(key, base, changes));
      }),
    );
  });

  it('conflicts exactly if both changed one path to different values', () => {
    fc.assert(
      fc.property(changesOf, changesOf, changesOf, (before, theirs, ours) => {
        const base = start(before);
        const current = applyChanges(key, base, theirs);
        const { conflicts } = mergeChanges(key, { base, current, changes: ours });
        const expected = changedPaths(key, ours).filter((path) => {
          if (isRowsPath(key, path)) return false;
          const was = read(base, path);
          const their = read(current, path);
          const our = read(applyChanges(key, current, ours), path);
          return !isSame(was, their) && !isSame(their, our);
        });
        expect(conflicts.filter((path) => !isRowsPath(key, path)).sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('loses nothing: every path has ours if we wrote, and theirs otherwise', () => {
    fc.assert(
      fc.property(changesOf, changesOf, changesOf, (before, theirs, ours) => {
        const base = start(before);
        const current = applyChanges(key, base, theirs);
        const { data, conflicts } = mergeChanges(key, { base, current, changes: ours });
        const wanted = applyChanges(key, current, ours);
        const paths = new Set([
          ...changedPaths(key, base),
          ...changedPaths(key, current),
          ...changedPaths(key, ours),
        ]);
        for (const path of paths) {
          if (isRowsPath(key, path)) continue;
          const source = conflicts.includes(path) ? current : wanted;
          expect(isSame(read(data, path), read(source, path)), path).toBe(true);
        }
      }),
    );
  });

  it('commutes for changes that do not overlap', () => {
    fc.assert(
      fc.property(changesOf, changesOf, changesOf, (before, theirs, all) => {
        const base = start(before);
        const ours = without(all, changedPaths(key, theirs));
        const both = (first: SectionData, second: SectionData) => {
          const current = mergeChanges(key, { base, current: base, changes: first }).data;
          return mergeChanges(key, { base, current, changes: second });
        };
        const one = both(theirs, ours);
        const other = both(ours, theirs);
        expect(one.conflicts).toEqual([]);
        expect(other.conflicts).toEqual([]);
        expect(one.data).toEqual(other.data);
      }),
    );
  });

  it('writes nothing when replayed, and never changes its inputs', () => {
    fc.assert(
      fc.property(changesOf, changesOf, changesOf, (before, theirs, ours) => {
        const base = start(before);
        const current = applyChanges(key, base, theirs);
        const frozen = JSON.stringify({ base, current, ours });
        const once = mergeChanges(key, { base, current, changes: ours });
        fc.pre(once.conflicts.length === 0);
        const twice = mergeChanges(key, { base, current: once.data, changes: ours });
        expect(twice.data).toEqual(once.data);
        expect(twice.written).toEqual([]);
        expect(twice.conflicts).toEqual([]);
        expect(JSON.stringify({ base, current, ours })).toBe(frozen);
      }),
    );
  });
});

/** Rows of few kinds, so that equal ones meet. */
const row = fc.record({ site: fc.constantFrom('a', 'b', 'c', 'd', 'e'), gauge: fc.constantFrom(14, 16) });
const rows = fc.array(row, { maxLength: 5 });
/** What a hand makes of a list: each row kept, removed or changed, and rows put in before any and at the end. */
const handOf = (base: readonly Row[]) =>
  fc
    .tuple(
      fc.array(
        fc.tuple(fc.constantFrom('keep', 'keep', 'remove', 'change'), row, fc.array(row, { maxLength: 1 })),
        {
          minLength: base.length,
          maxLength: base.length,
        },
      ),
      fc.array(row, { maxLength: 2 }),
    )
    .map(([acts, last]): readonly Row[] => [
      ...acts.flatMap(([act, other, before], index) => [
        ...before,
        ...(act === 'keep' ? base.slice(index, index + 1) : act === 'change' ? [other] : []),
      ]),
      ...last,
    ]);
const hands = rows.chain((base) => fc.tuple(fc.constant<readonly Row[]>(base), handOf(base), handOf(base)));
const countOf = (list: readonly Row[], one: Row): number => list.filter((other) => isSame(other, one)).length;

describe('lists of rows without ids', () => {
  it('lose no row that one side added or changed, and invent none', () => {
    fc.assert(
      fc.property(hands, ([base, theirs, mine]) => {
        const merged = mergeRows(base, [theirs, mine], 0);
        for (const one of [...theirs, ...mine]) {
          const wanted = Math.max(countOf(theirs, one), countOf(mine, one));
          const isNew = wanted > countOf(base, one);
          if (isNew && !merged.isContested) {
            expect(countOf(merged.rows, one), JSON.stringify(one)).toBeGreaterThanOrEqual(
              wanted - countOf(base, one),
            );
          }
        }
        for (const one of merged.rows) expect(countOf([...base, ...theirs, ...mine], one)).toBeGreaterThan(0);
      }),
    );
  });
  it('are one side’s if the other left them alone or did the same', () => {
    fc.assert(
      fc.property(hands, ([base, theirs, mine]) => {
        expect(mergeRows(base, [base, mine], 0)).toEqual({ rows: mine, isContested: false });
        expect(mergeRows(base, [theirs, base], 0)).toEqual({ rows: theirs, isContested: false });
        expect(mergeRows(base, [mine, mine], 0)).toEqual({ rows: mine, isContested: false });
      }),
    );
  });
  it('keep a removal of an untouched row, and every row added at the end', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { maxLength: 6, selector: ({ site, gauge }) => `${site}${gauge}` }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (base, isRemoved) => {
          const mine = [...base.filter((_, index) => isRemoved[index] !== true), { site: 'mine' }];
          const theirs = [...base, { site: 'theirs' }];
          // Whoever removes the last and adds one has a row in its place: the rest of the rule is by example below.
          fc.pre(isRemoved[base.length - 1] !== true);
          expect(mergeRows(base, [theirs, mine], 0)).toEqual({
            rows: [...mine.slice(0, -1), { site: 'theirs' }, { site: 'mine' }],
            isContested: false,
          });
        },
      ),
    );
  });
  it('conflict exactly if one row was changed in two ways, or changed and removed', () => {
    const [a, b] = [{ substance: 'Latex' }, { substance: 'Nuts' }];
    const changed = { substance: 'Latex', severity: 'mild' };
    const other = { substance: 'Latex', severity: 'severe' };
    expect(mergeRows([a], [[changed, b], [other]], 0)).toEqual({ rows: [changed, b], isContested: true });
    expect(mergeRows([a], [[changed], [other, b]], 1)).toEqual({ rows: [other, b], isContested: true });
    expect(mergeRows([a], [[], [other]], 0)).toEqual({ rows: [], isContested: true });
    expect(mergeRows([a], [[], []], 0)).toEqual({ rows: [], isContested: false });
    expect(mergeRows([a, b], [[changed, b], [a]], 0)).toEqual({ rows: [changed], isContested: false });
    // Both added the same: it is there once. One twice, as two cannulas of a size: twice.
    expect(mergeRows([], [[a], [a]], 0).rows).toEqual([a]);
    expect(mergeRows([], [[a], [a, a]], 0).rows).toEqual([a, a]);
  });
  it('merge if two clinicians each add a row, also within an entry', () => {
    const merge = mergeChanges('PresentingComplaint', {
      base: { allergies: [{ substance: 'Latex' }] },
      current: { allergies: [{ substance: 'Latex' }, { substance: 'Nuts' }] },
      changes: { allergies: [{ substance: 'Latex' }, { substance: 'Penicillin' }] },
    });
    expect(merge.data).toEqual({
      allergies: [{ substance: 'Latex' }, { substance: 'Nuts' }, { substance: 'Penicillin' }],
    });
    expect([merge.conflicts, merge.written]).toEqual([[], ['allergies']]);
    const ecg = { field: 'ecg', reason: 'refused' };
    const glucose = { field: 'blood_glucose', reason: 'equipment' };
    expect(
      mergeChanges(KEY, {
        base: { entries: [{ id: 'a' }] },
        current: { entries: [{ id: 'a', not_recordable: [ecg] }] },
        changes: { entries: [{ id: 'a', not_recordable: [glucose] }] },
      }).data,
    ).toEqual({ entries: [{ id: 'a', not_recordable: [ecg, glucose] }] });
  });
  it('are still one answer if a row conflicts: nothing is written, both sides are shown', () => {
    const merge = mergeChanges('PresentingComplaint', {
      base: { allergies: [{ substance: 'Latex' }] },
      current: { allergies: [{ substance: 'Latex', severity: 'mild' }] },
      changes: { allergies: [{ substance: 'Latex', severity: 'severe' }, { substance: 'Nuts' }] },
    });
    expect(merge).toMatchObject({
      conflicts: ['allergies'],
      written: [],
      data: { allergies: [{ substance: 'Latex', severity: 'mild' }] },
    });
  });
});

describe('the merge, by example', () => {
  it('combines two clinicians’ entries and fields', () => {
    const base = { entries: [{ id: 'a', heart_rate: 80 }] };
    const current = {
      entries: [
        { id: 'a', heart_rate: 80, temperature: 38.1 },
        { id: 'c', heart_rate: 90 },
      ],
    };
    const changes = {
      entries: [
        { id: 'a', respiratory_rate: 20 },
        { id: 'b', heart_rate: 85 },
      ],
    };
    expect(mergeChanges(KEY, { base, current, changes })).toEqual({
      data: {
        entries: [
          { id: 'a', heart_rate: 80, temperature: 38.1, respiratory_rate: 20 },
          { id: 'b', heart_rate: 85 },
          { id: 'c', heart_rate: 90 },
        ],
      },
      conflicts: [],
      written: ['entries/a/respiratory_rate', 'entries/b', 'entries/b/heart_rate'],
      isMerged: true,
    });
  });
  it('keeps both sides apart if one field was changed twice', () => {
    const merge = mergeChanges('incidentDetails', {
      base: { chief_complaint: 'Fall' },
      current: { chief_complaint: 'Fall from stunt', acuity: 'p2' },
      changes: { chief_complaint: 'Collapse', work_related: 'no' },
    });
    expect(merge.conflicts).toEqual(['chief_complaint']);
    expect(merge.data).toEqual({ chief_complaint: 'Fall from stunt', acuity: 'p2', work_related: 'no' });
  });
  it('merges two clears, and makes a conflict of a change and a clear', () => {
    const base = { acuity: 'p2' };
    expect(
      mergeChanges('incidentDetails', { base, current: {}, changes: { acuity: null } }).conflicts,
    ).toEqual([]);
    expect(
      mergeChanges('incidentDetails', { base, current: {}, changes: { acuity: 'p1' } }).conflicts,
    ).toEqual(['acuity']);
  });
  it('keeps an entered GCS total until its parts exist, and never a derived one', () => {
    const set = (fields: object) => ({ entries: [{ id: 'a', ...fields }] });
    const merged = (base: object, changes: object, current = base) => {
      const merge = mergeChanges(KEY, { base: set(base), current: set(current), changes: set(changes) });
      return { ...merge, entry: (merge.data['entries'] as readonly object[])[0] };
    };
    const parts = { gcs_eye: 4, gcs_verbal: 5, gcs_motor: 5 };
    // Entered, and one part of it later.
    expect(merged({ gcs: 13 }, { gcs_eye: 4 }).entry).toEqual({ id: 'a', gcs: 13, gcs_eye: 4 });
    expect(merged({ gcs_eye: 4 }, { gcs: 13 }).written).toEqual(['entries/a/gcs']);
    // Derived, and a part taken away: also where another changed a part meanwhile.
    expect(merged({ ...parts, gcs: 14 }, { gcs_verbal: null }).entry).toEqual({
      id: 'a',
      gcs_eye: 4,
      gcs_motor: 5,
    });
    expect(
      merged({ ...parts, gcs: 14 }, { gcs_eye: 3, gcs: 13 }, { ...parts, gcs_motor: 4, gcs: 13 }),
    ).toMatchObject({
      // The parts are chosen between; what followed from them is not.
      conflicts: ['entries/a/gcs_eye'],
      written: [],
    });
    // Sent beside parts that are all there, or over them: no change of its own.
    expect(merged({}, { ...parts, gcs: 3 }).written).toEqual([
      'entries/a/gcs_eye',
      'entries/a/gcs_verbal',
      'entries/a/gcs_motor',
    ]);
    expect(merged({ ...parts, gcs: 14 }, { gcs: 12 })).toMatchObject({
      entry: { id: 'a', ...parts },
      written: [],
      conflicts: [],
    });
    expect(merged({ gcs: 13 }, { gcs: 12 }, { ...parts, gcs: 14 })).toMatchObject({
      entry: { id: 'a', ...parts },
      conflicts: [],
    });
  });
  it('treats a measurement of several fields as one, so that none is made of two', () => {
    const figure = fc.constantFrom(null, 40, 50, 80, 120);
    const pressure = fc.record({ bp_systolic: figure, bp_diastolic: figure }, { requiredKeys: [] });
    const inSet = (change: Readonly<Record<string, unknown>>): SectionData => ({
      entries: [{ id: 'a', ...change }],
    });
    const pairOf = (data: SectionData) => [
      read(data, 'entries/a/bp_systolic'),
      read(data, 'entries/a/bp_diastolic'),
    ];
    fc.assert(
      fc.property(pressure, pressure, pressure, (before, theirs, ours) => {
        const base = applyChanges(KEY, {}, inSet({ heart_rate: 80, ...before }));
        const current = applyChanges(KEY, base, inSet(theirs));
        const { data, conflicts } = mergeChanges(KEY, { base, current, changes: inSet(ours) });
        const standing = conflicts.length > 0 ? current : applyChanges(KEY, base, inSet(ours));
        const isUntouched = changedPaths(KEY, inSet(ours)).every((path) =>
          isSame(read(current, path), read(inSet(ours), path)),
        );
        expect(pairOf(data)).toEqual(pairOf(isUntouched ? current : standing));
      }),
    );
    const merge = mergeChanges(KEY, {
      base: inSet({ bp_systolic: 120, bp_diastolic: 80 }),
      current: inSet({ bp_systolic: 120, bp_diastolic: 60, heart_rate: 90 }),
      changes: inSet({ bp_systolic: 70, bp_diastolic: 80, temperature: 37 }),
    });
    expect(merge.conflicts).toEqual(['entries/a/bp_systolic', 'entries/a/bp_diastolic']);
    expect(merge.written).toEqual(['entries/a/temperature']);
  });
  it('makes no GCS of two clinicians’ parts', () => {
    const inSet = (change: SectionData): SectionData => ({ entries: [{ id: 'a', ...change }] });
    const base = inSet({ gcs_eye: 4, gcs_verbal: 5, gcs_motor: 6 });
    const current = inSet({ gcs_eye: 3, gcs_verbal: 5, gcs_motor: 6 });
    const merge = mergeChanges(KEY, { base, current, changes: inSet({ gcs_verbal: 4, heart_rate: 90 }) });
    expect(merge.conflicts).toEqual(['entries/a/gcs_verbal']);
    expect(merge.data).toEqual(inSet({ gcs_eye: 3, gcs_verbal: 5, gcs_motor: 6, heart_rate: 90 }));
  });
  it('clears SpO2 scale 2 with who chose it and why, or leaves all of it', () => {
    const inSet = (change: SectionData): SectionData => ({ entries: [{ id: 'a', ...change }] });
    const chosen = { spo2_scale: 'scale_2', spo2_scale_chosen_by: 'N. Okafor', spo2_scale_reason: 'COPD' };
    const corrected = {
      ...chosen,
      spo2_scale_chosen_by: 'Dr Senior',
      spo2_scale_reason: 'Confirmed hypercapnia',
    };
    const cleared = { spo2_scale: null, spo2_scale_chosen_by: null, spo2_scale_reason: null };
    const merge = mergeChanges(KEY, {
      base: inSet(chosen),
      current: inSet(corrected),
      changes: inSet(cleared),
    });
    expect(merge.data).toEqual(inSet(corrected));
    expect(merge.conflicts).toEqual(Object.keys(chosen).map((name) => `entries/a/${name}`));
    // Two people choose it at once, each with their own reason.
    const both = mergeChanges(KEY, {
      base: inSet({ heart_rate: 80 }),
      current: inSet({ heart_rate: 80, ...chosen }),
      changes: inSet(corrected),
    });
    expect(both.data).toEqual(inSet({ heart_rate: 80, ...chosen }));
    expect(both.conflicts).toEqual(['entries/a/spo2_scale_chosen_by', 'entries/a/spo2_scale_reason']);
  });
  it('makes no dose of one clinician’s figure and another’s unit, and no such weight', () => {
    const drug = (change: SectionData): SectionData => ({
      drugs_administered: [{ id: 'a', drug_name: 'morphine', ...change }],
    });
    const dose = mergeChanges('ClinicalInterventions', {
      base: drug({ dose: 0.6, dose_unit: 'mg' }),
      current: drug({ dose: 0.6, dose_unit: 'g', indication: 'Pain' }),
      changes: drug({ dose: 600 }),
    });
    expect(dose.conflicts).toEqual(['drugs_administered/a/dose']);
    expect(dose.data).toEqual(drug({ dose: 0.6, dose_unit: 'g', indication: 'Pain' }));
    const other = mergeChanges('ClinicalInterventions', {
      base: drug({ dose: 0.6, dose_unit: 'mg' }),
      current: drug({ dose: 0.6, dose_unit: 'g' }),
      changes: { drugs_administered: [{ id: 'a', indication: 'Pain' }] },
    });
    expect(other.conflicts).toEqual([]);
    const weight = mergeChanges('PresentingComplaint', {
      base: { weight_kg: 70, weight_method: 'estimated' },
      current: { weight_kg: 70, weight_method: 'measured' },
      changes: { weight_kg: 80, allergies_unknown_reason: null },
    });
    expect(weight.conflicts).toEqual(['weight_kg']);
  });
  it('lists what changes touch', () => {
    expect(changedPaths(KEY, { entries: [{ id: 'a', heart_rate: 1 }, { id: 'b' }] })).toEqual([
      'entries/a/heart_rate',
      'entries/b',
    ]);
  });
});
