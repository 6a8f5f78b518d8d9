import { openQuestions } from '@sideline/schema/prf/questions/answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DoseRangeService } from '../src/modules/formulary/dose-range.service.js';
import { readRangesOfRevision } from '../src/modules/formulary/dose-range.hot.js';
import type { Actor } from '../src/platform/context.js';
import type { DomainError } from '../src/platform/errors.js';
import { newId } from '../src/platform/ids.js';
import { PASSWORD } from './harness/password.js';
import { command, completeRecord, openPrfBench, STROKES, type PrfBench } from './prf-fixture.js';
import { answersTo, factsOf } from './prf-answers.js';

let bench: PrfBench;
let service: DoseRangeService;
let admin: Actor;
beforeAll(async () => {
  bench = await openPrfBench();
  service = new DoseRangeService({ audit: bench.audit });
  admin = await bench.actor('admin');
});
afterAll(() => bench.close());

/** Figures of no formulary: they test the rules. */
const FACTS = {
  drug: 'paracetamol_oral',
  route: 'oral',
  ageGroup: 'adult',
  fromYears: 18,
  toYears: null,
  unit: 'mg',
  leastDose: 100,
  greatestDose: 700,
  capDose: null,
  greatestTotal: null,
  totalPeriod: null,
  leastIntervalMinutes: 30,
  source: 'Test formulary, first edition',
  reviewOn: '2027-01-01',
} as const;

const create = (change: object = {}) =>
  bench.mutate(admin, (context) => service.create(context, { ...FACTS, ...change, id: newId() }));
const problemsOf = (refusal: Promise<unknown>) =>
  refusal.then(
    () => [],
    (error: unknown) => (error as DomainError).problems.map(({ field }) => field),
  );

describe('the provider’s formulary', () => {
  it('begins empty: no figure comes with the product', async () => {
    expect(await service.list(bench.context(admin))).toEqual([]);
  });

  it('keeps an entry with its source, and each version with the person who wrote it', async () => {
    const range = await create({ drug: 'ketamine', route: 'intramuscular' });
    expect(range).toMatchObject({ version: 1, greatestDose: 700, reviewOn: '2027-01-01', retiredAt: null });
    const other = await bench.actor('admin');
    const changed = await bench.mutate(other, (context) =>
      service.update(context, {
        ...FACTS,
        ...{ drug: 'ketamine', route: 'intramuscular', id: range.id, version: 1, greatestDose: 650.25 },
      }),
    );
    expect(changed).toMatchObject({ version: 2, greatestDose: 650.25, changedBy: 'Robin Hale' });
    const stale = { ...FACTS, id: range.id, version: 1 };
    await expect(bench.mutate(admin, (context) => service.update(context, stale))).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await bench.mutate(admin, (context) => service.retire(context, { id: range.id, version: 2 }));
    expect((await service.list(bench.context(admin))).map(({ id }) => id)).not.toContain(range.id);
    const history = await service.history(bench.context(admin), range.id);
    expect(history.map(({ version, change, greatestDose }) => [version, change, greatestDose])).toEqual([
      [3, 'retired', 650.25],
      [2, 'changed', 650.25],
      [1, 'created', 700],
    ]);
    const entries = await bench.database.asOwner<{ action: string; fields: string[] }>(
      `SELECT action, fields_changed AS fields FROM audit_entry WHERE entity_id = $1 ORDER BY recorded_at, id`,
      [range.id],
    );
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'DOSE_RANGE_CREATED',
      'DOSE_RANGE_RETIRED',
      'DOSE_RANGE_UPDATED',
    ]);
    expect(entries.find(({ action }) => action === 'DOSE_RANGE_UPDATED')?.fields).toEqual(['greatestDose']);
  });

  it('refuses what cannot be checked by, and names the field', async () => {
    expect(await problemsOf(create({ source: ' ' }))).toEqual(['source']);
    expect(await problemsOf(create({ drug: 'moonshine' }))).toContain('drug');
    expect(await problemsOf(create({ unit: 'litre' }))).toEqual(['unit']);
    expect(await problemsOf(create({ leastDose: 701 }))).toEqual(['leastDose']);
    expect(await problemsOf(create({ ageGroup: 'child' }))).toEqual(['toYears']);
    expect(await problemsOf(create({ greatestTotal: 2_000 }))).toEqual(['totalPeriod']);
    expect(await problemsOf(create({ reviewOn: '2027-13-01' }))).toEqual(['reviewOn']);
  });

  it('takes ages by months, to the month', async () => {
    const infant = { drug: 'ibuprofen', route: 'oral', ageGroup: 'child' } as const;
    const first = await create({ ...infant, fromYears: 0, fromMonths: 3, toYears: 0, toMonths: 6 });
    expect(first).toMatchObject({ fromYears: 0, fromMonths: 3, toYears: 0, toMonths: 6 });
    const next = await create({ ...infant, fromYears: 0, fromMonths: 6, toYears: 1, toMonths: 0 });
    expect(next).toMatchObject({ fromMonths: 6, toYears: 1, toMonths: null });
    await expect(
      create({ ...infant, fromYears: 0, fromMonths: 5, toYears: 0, toMonths: 6 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(
      (await service.list(bench.context(admin)))
        .filter(({ drug }) => drug === 'ibuprofen')
        .map(({ id }) => id),
    ).toEqual([first.id, next.id]);
    const refused = (change: object) => problemsOf(create({ ...infant, ...change }));
    expect(await refused({ fromYears: 0, fromMonths: 12, toYears: 2 })).toEqual(['fromMonths']);
    expect(await refused({ fromYears: 0, toYears: 1, toMonths: 0.5 })).toEqual(['toMonths']);
    expect(await refused({ fromYears: 0, fromMonths: 6, toYears: 0, toMonths: 6 })).toEqual(['toYears']);
    expect(await refused({ fromYears: 0, toYears: null, toMonths: 6 })).toContain('toYears');
    expect(await refused({ fromYears: null, fromMonths: 3, toYears: 1 })).toContain('fromYears');
    expect(await problemsOf(create({ fromMonths: 1 }))).toEqual(['fromMonths']);
    expect((await service.history(bench.context(admin), first.id))[0]).toMatchObject({ toMonths: 6 });
    for (const { id, version } of [first, next])
      await bench.mutate(admin, (context) => service.retire(context, { id, version }));
  });

  it('holds one entry for an age: overlapping ones clash, one by weight stands beside one by age', async () => {
    const child = { drug: 'ibuprofen', ageGroup: 'child', fromYears: 1, toYears: 5 } as const;
    const first = await create(child);
    await create({ ...child, fromYears: 5, toYears: 12 });
    await create({ ...child, ageGroup: 'weight', fromYears: 1, toYears: 18, capDose: 400 });
    await expect(create({ ...child, fromYears: 4, toYears: 6 })).rejects.toMatchObject({ code: 'CONFLICT' });
    const repeat = () =>
      bench.mutate(admin, (context) => service.create(context, { ...FACTS, ...child, id: first.id }));
    expect(await repeat()).toMatchObject({ id: first.id, version: 1 });
  });
});

describe('a signature', () => {
  it('asks about a dose above its range, and keeps by which version it was checked', async () => {
    const range = await create();
    const staff = await bench.actor('staff');
    // One gram, where the entry ends at 700 mg.
    const prfId = await completeRecord(bench, staff);
    const sign = () =>
      bench.signing.sign(bench.context(staff), {
        prfId,
        password: PASSWORD,
        grade: 'Paramedic',
        strokes: STROKES,
      });
    const refusal = await sign().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'PRF_CONTRADICTIONS',
      problems: [
        expect.objectContaining({
          code: 'DOSE_RANGE',
          message: expect.stringContaining(
            '1 g is more than the formulary gives for adults from 18: 100 mg to 700 mg. Source: Test formulary, first edition.',
          ) as string,
        }),
      ],
    });
    const prf = await bench.reading.find(bench.context(staff), prfId);
    if (prf === null) throw new Error('The record is gone');
    const asked = openQuestions({ ...factsOf(prf), doseRanges: await service.list(bench.context(admin)) });
    expect(asked.map(({ code }) => code)).toEqual(['DOSE_RANGE']);
    await bench.save(
      staff,
      command(prfId, 'DispositionOutcome', answersTo(asked, 'Agreed with the doctor'), { baseVersion: 1 }),
    );
    expect(await sign()).toMatchObject({ status: 'completed' });

    // The entry changes afterwards; what the record was checked by does not.
    await bench.mutate(admin, (context) =>
      service.update(context, { ...FACTS, id: range.id, version: 1, greatestDose: 1_000 }),
    );
    const checks = await bench.database.asOwner(
      `SELECT revision, range_id, range_version, result, asked FROM prf_dose_check WHERE prf_id = $1`,
      [prfId],
    );
    expect(checks).toEqual([
      { revision: 1, range_id: range.id, range_version: 1, result: 'asked', asked: ['DOSE_RANGE'] },
    ]);
    expect(await readRangesOfRevision(bench.context(staff).manager, prfId, 1)).toMatchObject([
      { id: range.id, version: 1, greatestDose: 700 },
    ]);
    const [sealed] = await bench.database.asOwner<{ content: string }>(
      'SELECT content FROM prf_signature WHERE prf_id = $1',
      [prfId],
    );
    expect(JSON.parse(sealed?.content ?? '{}')).toMatchObject({
      doseChecks: [{ rangeId: range.id, rangeVersion: 1, result: 'asked', asked: ['DOSE_RANGE'] }],
    });
  });

  it('of a dose without an entry says that it was not checked', async () => {
    const [range] = (await service.list(bench.context(admin))).filter(({ drug }) => drug === FACTS.drug);
    await bench.mutate(admin, (context) =>
      service.retire(context, { id: range?.id ?? '', version: range?.version ?? 0 }),
    );
    const staff = await bench.actor('staff');
    const prfId = await completeRecord(bench, staff);
    await bench.signing.sign(bench.context(staff), {
      prfId,
      password: PASSWORD,
      grade: 'Paramedic',
      strokes: STROKES,
    });
    const checks = await bench.database.asOwner(
      `SELECT range_id, result FROM prf_dose_check WHERE prf_id = $1`,
      [prfId],
    );
    expect(checks).toEqual([{ range_id: null, result: 'unchecked' }]);
  });
});
