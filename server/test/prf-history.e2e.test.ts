import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import {
  amendment,
  command,
  completeRecord,
  openPrfBench,
  SICK,
  sign,
  STROKES,
  type PrfBench,
  told,
  toldWords,
} from './prf-fixture.js';

let bench: PrfBench;
let author: Actor;
let prfId: string;
beforeAll(async () => {
  bench = await openPrfBench();
  author = await bench.actor('staff');
  prfId = await completeRecord(bench, author);
  bench.advance(60_000);
  const staffId = await bench.staffIdOf(author);
  await bench.save(
    author,
    command(prfId, 'PrimarySurvey', { airway: 'obstructed' }, { baseVersion: 1 }),
    command(prfId, 'PrimarySurvey', { airway: 'clear' }, { baseVersion: 2 }),
    command(prfId, 'incidentDetails', { crew: [staffId] }, { baseVersion: 1 }),
  );
  bench.advance(60_000);
  await sign(bench, author, prfId);
  bench.advance(60_000);
  await bench.amending.amend(
    bench.context(author),
    await amendment(bench, prfId, { PrimarySurvey: { airway: 'partially_obstructed' } }),
  );
  bench.advance(60_000);
  await bench.save(author, command(prfId, 'ROLE', { dnacpr: true }));
  const [late] = await bench.lateEdits.list(bench.context(author), prfId);
  await bench.mutate(author, (inside) =>
    bench.lateEdits.setAside(inside, {
      prfId,
      commandIds: [late?.commandId ?? ''],
      reason: 'Another patient',
    }),
  );
  bench.advance(60_000);
  const admin = await bench.actor('admin');
  await bench.mutate(admin, (inside) => bench.prfs.declareVoid(inside, prfId, 'Wrong patient'));
});
afterAll(() => bench.close());

const list = (
  page: Parameters<PrfBench['history']['list']>[3] = {},
  section: 'PrimarySurvey' | null = null,
) => bench.history.list(bench.context(author), prfId, section, page);

describe('the history of a record', () => {
  it('names the clock of its event, on which the record itself is shown', async () => {
    const zoneOf = async (id: string) => {
      const { nodes } = await bench.history.list(bench.context(author), id, null, {});
      return [...new Set(nodes.map(({ timeZone }) => timeZone))];
    };
    expect(await zoneOf(prfId)).toEqual(['Europe/London']);
    const abroad = newId();
    const event_id = await bench.event(undefined, 'Europe/Paris');
    await bench.save(author, command(abroad, 'incidentDetails', { event_id }));
    expect(await zoneOf(abroad)).toEqual(['Europe/Paris']);
  });

  it('tells what happened, the newest first, page after page', async () => {
    const seen = [];
    let after: string | null = null;
    do {
      const page = await list({ first: 5, after });
      seen.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen.slice(0, 6).map(({ kind, reason, section }) => [kind, reason, section])).toEqual([
      ['VOIDED', 'Wrong patient', null],
      ['SET_ASIDE', 'Another patient', 'ROLE'],
      ['CAME_LATE', null, 'ROLE'],
      ['AMENDED', 'Found while writing the report', null],
      ['WROTE', null, 'PrimarySurvey'],
      ['SIGNED', null, null],
    ]);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(seen.length);
    const { totalCount } = await list();
    expect(typeof totalCount === 'function' ? await totalCount() : totalCount).toBe(seen.length);
    expect(await bench.audited('PRF_HISTORY_VIEWED', prfId)).toBeGreaterThan(1);
  });

  it('tells of one section who changed which fields', async () => {
    const { nodes } = await list({}, 'PrimarySurvey');
    expect(nodes.map(({ version, changedPaths }) => [version, changedPaths.includes('airway')])).toEqual([
      [4, true],
      [3, true],
      [2, true],
      [1, true],
    ]);
    expect(nodes[0]).toMatchObject({ author: { userId: author.userId, lastName: 'Hale' } });
  });

  it('brings back a section by its version, and the record as it stood at a moment', async () => {
    const { nodes } = await list();
    const at = (kind: string) => new Date(nodes.find((entry) => entry.kind === kind)?.at ?? '');
    const [none, second, signed, amended] = await bench.history.states(bench.context(author), prfId, [
      { section: 'PrimarySurvey', version: 0 },
      { section: 'PrimarySurvey', version: 2 },
      { at: at('SIGNED') },
      { at: at('AMENDED') },
    ]);
    expect(none?.data).toEqual({});
    expect(second?.data.PrimarySurvey?.airway).toBe('obstructed');
    expect(signed?.data.PrimarySurvey?.airway).toBe('clear');
    expect(amended?.data.PrimarySurvey?.airway).toBe('partially_obstructed');
    expect(signed?.data.incidentDetails?.chief_complaint).toBe('Sprained ankle');
    expect(signed?.names).toEqual([{ id: await bench.staffIdOf(author), name: 'Robin Hale' }]);
  });

  it('tells whose record it became, who else opened it, what was done about an alert, and who took over', async () => {
    const [own, entryId] = [newId(), newId()];
    await bench.save(author, command(own, 'observations', { entries: [{ id: entryId, ...SICK }] }));
    bench.advance(60_000);
    const patientId = await bench.patient();
    await bench.mutate(author, (inside) => bench.saving.linkPatient(inside, own, { patientId }));
    bench.advance(60_000);
    const stranger = await bench.actor('staff');
    await bench.mutate(stranger, (inside) => bench.prfs.openForWriting(inside, own, 'Asked to help'));
    bench.advance(60_000);
    await bench.mutate(author, (inside) =>
      bench.prfs.recordAlertAction(inside, own, { entryId, ...told('Oxygen, doctor called') }),
    );
    const { nodes } = await bench.history.list(bench.context(author), own, null, {});
    expect(nodes.map(({ kind, reason, author: { userId } }) => [kind, reason, userId])).toEqual([
      ['ALERT_ANSWERED', toldWords('Oxygen, doctor called'), author.userId],
      ['OPENED', 'Asked to help', stranger.userId],
      ['PATIENT_LINKED', null, author.userId],
      // The corrected age changes the score of the set.
      ['WROTE', 'the patient or the patient’s age was changed', author.userId],
      ['WROTE', null, author.userId],
    ]);
  });

  it('tells of scores that were worked out again what did that, and nothing of what was entered', async () => {
    const own = newId();
    const patientId = await bench.patient();
    await bench.save(
      author,
      command(own, 'observations', { entries: [{ id: newId(), ...SICK }] }, { patientId }),
    );
    bench.advance(60_000);
    await bench.save(author, command(own, 'PresentingComplaint', { is_pregnant: 'yes' }));
    bench.advance(60_000);
    await bench.save(author, command(own, 'PresentingComplaint', { is_pregnant: 'no' }, { baseVersion: 1 }));
    bench.advance(60_000);
    // A child then.
    await bench.save(author, command(own, 'incidentDetails', { incident_date: '1999-11-20T14:00:00.000Z' }));
    const { nodes } = await bench.history.list(bench.context(author), own, 'observations', {});
    expect(nodes.map(({ reason, changedPaths }) => [reason, changedPaths.length > 0])).toEqual([
      ['the time of the incident was changed', false],
      ['the pregnancy information was changed', false],
      ['the pregnancy information was changed', false],
      [null, true],
    ]);
  });

  it('tells who took the patient over after the signature', async () => {
    const own = await completeRecord(bench, author);
    bench.advance(60_000);
    await sign(bench, author, own);
    bench.advance(60_000);
    const handedOverAt = bench.now();
    await bench.mutate(author, (inside) =>
      bench.handovers.record(inside, {
        ...{ receiptId: newId(), prfId: own, handedOverTo: 'Crew 12', handedOverAt, strokes: STROKES },
      }),
    );
    const { nodes } = await bench.history.list(bench.context(author), own, null, { first: 2 });
    expect(nodes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['HANDED_OVER', 'Crew 12'],
      ['SIGNED', null],
    ]);
  });

  it('wants a record that is there, and marks that are some', async () => {
    const context = bench.context(author);
    await expect(bench.history.list(context, 'SL-261120-00000000', null, {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const marks of [[], [{}], [{ section: 'ROLE' as const }], Array(5).fill({ at: bench.now() })])
      await expect(bench.history.states(context, prfId, marks)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
