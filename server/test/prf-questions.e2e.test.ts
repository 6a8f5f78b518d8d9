import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { openQuestions } from '@sideline/schema/prf/questions/answers';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { pdfText } from './harness/pdf-text.js';
import { startTestServer, type TestServer } from './harness/test-server.js';
import { answersFor, answersTo, factsOf } from './prf-answers.js';
import {
  amendment,
  command,
  completeRecord,
  openPrfBench,
  sign,
  WELL,
  type PrfBench,
} from './prf-fixture.js';

let bench: PrfBench;
let server: TestServer;
let staff: Actor;
beforeAll(async () => {
  bench = await openPrfBench();
  server = await startTestServer({ database: bench.database });
  staff = await bench.actor('staff');
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

const SET = '01934a5e-0000-7000-8000-000000000001';
const NARROW: SectionData = { entries: [{ id: SET, bp_systolic: 92, bp_diastolic: 90 }] };

const read = async (prfId: string) => {
  const prf = await bench.reading.find(bench.context(staff), prfId);
  if (prf === null) throw new Error('The record is there');
  return prf;
};
const open = async (prfId: string) => openQuestions(factsOf(await read(prfId)));
const codes = async (prfId: string) => (await open(prfId)).map(({ code }) => code);
const write = async (
  prfId: string,
  section: PrfSectionKey,
  changes: SectionData,
  { who = staff, baseVersion }: { who?: Actor; baseVersion?: number } = {},
) => {
  const version = (await read(prfId)).sections.find(({ key }) => key === section)?.version ?? 0;
  const [result] = await bench.save(
    who,
    command(prfId, section, changes, { baseVersion: baseVersion ?? version }),
  );
  return result;
};
/** A record that can be signed but for one question: a pulse pressure of 2 mmHg. */
const narrow = async (): Promise<string> => {
  const prfId = await completeRecord(bench, staff);
  await write(prfId, 'observations', NARROW);
  return prfId;
};
const rowsOf = (prfId: string) =>
  bench.database.asOwner<{ rule_id: string; reason: string; is_withdrawn: boolean }>(
    `SELECT rule_id, reason, withdrawn_at IS NOT NULL AS is_withdrawn FROM prf_question_answer
     WHERE prf_id = $1 ORDER BY answered_at, entry_id`,
    [prfId],
  );

describe('a question about a record', () => {
  it('is corrected, or answered with a reason, before the record is signed, and printed with the answer', async () => {
    const prfId = await narrow();
    expect(await codes(prfId)).toEqual(['PULSE_PRESSURE']);
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({
      code: 'PRF_CONTRADICTIONS',
      problems: [{ field: `observations.${SET}.bp_systolic`, code: 'PULSE_PRESSURE' }],
    });
    await write(prfId, 'DispositionOutcome', answersTo(await open(prfId), '  Measured again by hand  '));
    expect(await codes(prfId)).toEqual([]);
    const prf = await sign(bench, staff, prfId);
    expect(prf).toMatchObject({
      status: 'completed',
      signature: { acknowledgedWarnings: ['ALLERGY_STATUS', 'PULSE_PRESSURE'] },
    });
    const stored = prf.data.DispositionOutcome?.question_answers?.find(
      ({ rule }) => rule === 'PULSE_PRESSURE',
    );
    expect(stored).toMatchObject({
      place_section: 'observations',
      place_field: 'bp_systolic',
      place_entry: SET,
      reason: 'Measured again by hand',
      recorded_by: staff.userId,
    });
    const caller = await server.signedIn('staff');
    const printed = await caller.get(`/api/prf/${prf.customPrfId}/pdf`);
    const text = await pdfText(printed.rawPayload);
    expect(text).toContain('Questions answered');
    expect(text).toContain('Measured again by hand');
    expect(text).toContain('92/90: the two are less than 10 mmHg apart.');
  }, 60_000);

  it('is asked again when its facts have changed, and needs no answer when they are corrected', async () => {
    const prfId = await narrow();
    await write(prfId, 'DispositionOutcome', answersTo(await open(prfId)));
    await write(prfId, 'observations', { entries: [{ id: SET, bp_systolic: 93, bp_diastolic: 90 }] });
    expect(await codes(prfId)).toEqual(['PULSE_PRESSURE']);
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({ code: 'PRF_CONTRADICTIONS' });
    await write(prfId, 'observations', { entries: [{ id: SET, bp_systolic: 120, bp_diastolic: 80 }] });
    expect(await sign(bench, staff, prfId)).toMatchObject({ status: 'completed' });
  });

  it('keeps both answers of two people who answered at once, and stays answered when one withdraws', async () => {
    const prfId = await narrow();
    const other = await bench.actor('admin');
    const [question] = await open(prfId);
    const base = (await read(prfId)).sections.find(({ key }) => key === 'DispositionOutcome')?.version ?? 0;
    const ask = question === undefined ? [] : [question];
    const [one, two] = [answersTo(ask, 'Mine'), answersTo(ask, 'Theirs')];
    expect(await write(prfId, 'DispositionOutcome', one, { baseVersion: base })).toMatchObject({
      outcome: 'SAVED',
    });
    expect(await write(prfId, 'DispositionOutcome', two, { who: other, baseVersion: base })).toMatchObject({
      outcome: 'MERGED',
    });
    const [entry] = one['question_answers'] as readonly { readonly id: string }[];
    await write(prfId, 'DispositionOutcome', {
      question_answers: [{ id: entry?.id, void_reason: 'Withdrawn' }],
    });
    expect(await codes(prfId)).toEqual([]);
    expect(await rowsOf(prfId)).toEqual([
      {
        rule_id: 'ALLERGY_STATUS',
        reason: 'The patient says that they are not allergic',
        is_withdrawn: false,
      },
      { rule_id: 'PULSE_PRESSURE', reason: 'Mine', is_withdrawn: true },
      { rule_id: 'PULSE_PRESSURE', reason: 'Theirs', is_withdrawn: false },
    ]);
    const kept = (await read(prfId)).data.DispositionOutcome?.question_answers ?? [];
    expect(kept.map(({ reason, void_reason }) => [reason, void_reason ?? null])).toEqual(
      expect.arrayContaining([
        ['Mine', 'Withdrawn'],
        ['Theirs', null],
      ]),
    );
  });

  it('takes an answer that a device sends late as a late edit, beside the signed record', async () => {
    const prfId = await narrow();
    const base = (await read(prfId)).sections.find(({ key }) => key === 'DispositionOutcome')?.version ?? 0;
    const late = answersTo(await open(prfId), 'Written without a signal');
    await write(prfId, 'DispositionOutcome', answersTo(await open(prfId)));
    await sign(bench, staff, prfId);
    expect(await write(prfId, 'DispositionOutcome', late, { baseVersion: base })).toMatchObject({
      outcome: 'REFUSED',
      code: 'PRF_LOCKED',
      isKept: true,
    });
    expect((await rowsOf(prfId)).filter(({ reason }) => reason === 'Written without a signal')).toEqual([]);
  });

  it('is asked of an amendment too, of what it changes alone', async () => {
    const prfId = await completeRecord(bench, staff);
    await sign(bench, staff, prfId);
    const alone = await amendment(bench, prfId, { observations: NARROW });
    await expect(bench.amending.amend(bench.context(staff), alone)).rejects.toMatchObject({
      code: 'PRF_CONTRADICTIONS',
      problems: [{ code: 'PULSE_PRESSURE' }],
    });
    const before = await read(prfId);
    const changed = { observations: { entries: [{ ...WELL, id: SET, bp_systolic: 92, bp_diastolic: 90 }] } };
    const answers = answersFor(before, changed);
    const request = await amendment(bench, prfId, { observations: NARROW, DispositionOutcome: answers });
    expect(await bench.amending.amend(bench.context(staff), request)).toMatchObject({ status: 'amended' });
    expect((await rowsOf(prfId)).map(({ rule_id }) => rule_id)).toEqual(['ALLERGY_STATUS', 'PULSE_PRESSURE']);
  });

  it('has no answer without a reason, and is refused a rule that is no key', async () => {
    const prfId = await narrow();
    const [asked] = answersTo(await open(prfId))['question_answers'] as readonly SectionData[];
    await write(prfId, 'DispositionOutcome', { question_answers: [{ ...asked, reason: ' ' }] });
    expect(await codes(prfId)).toEqual(['PULSE_PRESSURE']);
    await expect(sign(bench, staff, prfId)).rejects.toMatchObject({ code: 'PRF_INCOMPLETE' });
    expect(
      await write(prfId, 'DispositionOutcome', {
        question_answers: [{ ...asked, id: newId(), rule: 'no key' }],
      }),
    ).toMatchObject({ outcome: 'REFUSED', code: 'BAD_INPUT' });
  });
});

describe('what was answered, for the person who answers for safety', () => {
  const COUNTS = `query ($from: DateTimeISO!, $to: DateTimeISO!) {
    overriddenQuestions(from: $from, to: $to) { ruleId label count lastAt open }
  }`;
  const ANSWERS = `query ($rule: ID!, $first: Int, $after: String) {
    questionAnswers(ruleId: $rule, first: $first, after: $after) {
      totalCount
      nodes { id ruleId customPrfId section question reason answeredAt answeredBy { userId lastName } }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const span = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' };
  const countOf = async (ruleId: string) => {
    const admin = await server.signedIn('admin');
    const { data, errors } = await admin.graphql(COUNTS, span);
    expect(errors).toBeUndefined();
    const rows = data?.['overriddenQuestions'] as {
      ruleId: string;
      label: string;
      count: number;
      open: number;
    }[];
    return rows.find((row) => row.ruleId === ruleId) ?? null;
  };

  it('is counted by rule, with what is open, without what was withdrawn or entered in error', async () => {
    const before = (await countOf('NO_PULSE')) ?? { count: 0, open: 0 };
    const without = async () => {
      const prfId = await completeRecord(bench, staff);
      await write(prfId, 'observations', { entries: [{ id: SET, heart_rate: 0 }] });
      return prfId;
    };
    const [answered, withdrawn] = [await without(), await without(), await without()];
    expect(await countOf('NO_PULSE')).toMatchObject({
      label: 'Pulse',
      count: before.count,
      open: before.open + 3,
    });
    for (const prfId of [answered, withdrawn])
      await write(prfId, 'DispositionOutcome', answersTo(await open(prfId), 'The pulse could not be felt'));
    expect(await countOf('NO_PULSE')).toMatchObject({ count: before.count + 2, open: before.open + 1 });
    const entries = (await read(withdrawn)).data.DispositionOutcome?.question_answers ?? [];
    const entry = entries.find(({ rule }) => rule === 'NO_PULSE');
    await write(withdrawn, 'DispositionOutcome', {
      question_answers: [{ id: entry?.id, void_reason: 'Withdrawn' }],
    });
    expect(await countOf('NO_PULSE')).toMatchObject({ count: before.count + 1, open: before.open + 2 });
    await bench.prfs.declareVoid(bench.context(staff), answered, 'Entered for the wrong patient');
    expect(await countOf('NO_PULSE')).toMatchObject({ count: before.count, open: before.open + 2 });
  });

  it('is listed with reasons, the newest first and page by page, and the reading is in the trail', async () => {
    const admin = await server.signedIn('admin');
    const page = async (after: string | null) => {
      const { data, errors } = await admin.graphql(ANSWERS, { rule: 'PULSE_PRESSURE', first: 2, after });
      expect(errors).toBeUndefined();
      return data?.['questionAnswers'] as {
        totalCount: number;
        nodes: { id: string; reason: string; customPrfId: string; answeredAt: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    };
    const found: string[] = [];
    let at: string | null = null;
    let total: number;
    do {
      const { nodes, pageInfo, totalCount } = await page(at);
      total = totalCount;
      found.push(...nodes.map(({ id }) => id));
      for (const node of nodes) {
        expect(node.reason).not.toBe('');
        expect(node.customPrfId).toMatch(/^[A-Z]+-\d{6}-/);
      }
      at = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (at !== null);
    expect(found).toHaveLength(total);
    expect(new Set(found).size).toBe(total);
    expect(total).toBeGreaterThanOrEqual(3);
  });

  it('is for administrators alone, and of a span that is one', async () => {
    for (const role of ['staff', 'patient'] as const) {
      const caller = await server.signedIn(role);
      for (const [query, variables] of [
        [COUNTS, span],
        [ANSWERS, { rule: 'PULSE_PRESSURE' }],
      ] as const) {
        const { errors } = await caller.graphql(query, variables);
        expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      }
    }
    const admin = await server.signedIn('admin');
    for (const to of [span.from, '2028-01-01T00:00:00Z']) {
      const { errors } = await admin.graphql(COUNTS, { ...span, to });
      expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
  });
});
