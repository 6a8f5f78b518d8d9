import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  type Json,
  server,
  ada,
  ben,
  eventId,
  now,
  ask,
  done,
  read,
  openControl,
  closeControl,
  startEvent,
} from './control-fixture.js';
import { PASSWORD } from './harness/password.js';
import type { TestCaller } from './harness/test-server.js';
import type { Member } from './staff-member.js';

beforeAll(openControl);
afterAll(closeControl);
beforeEach(startEvent);

describe('the control log', () => {
  const line = (text: string, more: Json = {}) =>
    ask(ada.caller, 'addControlLogEntry', 'AddControlLogInput', {
      eventId,
      entryId: newId(),
      kind: 'weather',
      text,
      ...more,
    });

  it('is append-only: a further entry corrects, and the database refuses any other change', async () => {
    const entryId = newId();
    await line('Rain', { entryId });
    await line('Rain', { entryId });
    const { board } = await line('Hail', { corrects: 1 });
    expect(board?.log).toMatchObject([
      { number: 2, text: 'Hail', corrects: 1, by: 'Ada Vale' },
      { number: 1, text: 'Rain', correctedBy: 2 },
    ]);
    expect((await line('Snow', { corrects: 99 })).refusal?.extensions.problems).toMatchObject([
      { field: 'corrects' },
    ]);
    for (const statement of [
      `UPDATE control_log SET text = 'Sun' WHERE event_id = $1`,
      `DELETE FROM control_log WHERE event_id = $1`,
    ])
      await expect(server.database.asOwner(statement, [eventId])).rejects.toThrow(
        /corrected by a further entry/,
      );
  });

  it('is numbered without gaps when two people write at once, and is read in pages', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? ada : ben).caller.graphql(
          'mutation ($input: AddControlLogInput!) { addControlLogEntry(input: $input) { controlBoard { id } } }',
          { input: { eventId, entryId: newId(), kind: 'call', text: `Line ${String(index)}` } },
        ),
      ),
    );
    const numbers: number[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await ada.caller.graphql(
        `query ($id: ID!, $after: String) { controlLog(eventId: $id, first: 5, after: $after) {
           nodes { number } totalCount pageInfo { hasNextPage endCursor } } }`,
        { id: eventId, after },
      );
      const page = data?.['controlLog'] as {
        nodes: { number: number }[];
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      expect(page.totalCount).toBe(12);
      numbers.push(...page.nodes.map(({ number }) => number));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const back = async (before: string | null) => {
      const { data } = await ada.caller.graphql(
        `query ($id: ID!, $before: String) { controlLog(eventId: $id, last: 5, before: $before) {
           nodes { number } pageInfo { hasNextPage hasPreviousPage startCursor } } }`,
        { id: eventId, before },
      );
      const { nodes, pageInfo } = data?.['controlLog'] as {
        nodes: { number: number }[];
        pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string };
      };
      return { numbers: nodes.map(({ number }) => number), ...pageInfo };
    };
    const oldest = await back(null);
    expect(oldest).toMatchObject({ numbers: [5, 4, 3, 2, 1], hasNextPage: false, hasPreviousPage: true });
    const middle = await back(oldest.startCursor);
    expect(middle).toMatchObject({ numbers: [10, 9, 8, 7, 6], hasNextPage: true, hasPreviousPage: true });
    expect(await back(middle.startCursor)).toMatchObject({ numbers: [12, 11], hasPreviousPage: false });
  });

  it('holds the versions of METHANE, each based on the one before', async () => {
    const methane = {
      majorIncident: 'standby',
      exactLocation: 'Foyer',
      incidentType: 'Crowding',
      hazards: 'None known',
      access: 'Door 7',
      casualties: 'Not known',
      emergencyServices: 'None',
    };
    const save = (who: Member, basedOn: number | null, more: Json = {}) =>
      ask(who.caller, 'saveMethane', 'SaveMethaneInput', {
        eventId,
        entryId: newId(),
        basedOn,
        ...methane,
        ...more,
      });
    const first = await save(ada, null);
    expect(first.board?.methane).toMatchObject({ number: 1, methane: { majorIncident: 'standby' } });
    const second = await save(ben, 1, { majorIncident: 'declared' });
    expect(second.board?.methane).toMatchObject({ number: 2, methane: { majorIncident: 'declared' } });
    const late = await save(ada, 1);
    expect(late.refusal?.extensions.code).toBe('STATE_CHANGED');
    expect(late.refusal?.message).toMatch(/^This cannot be done: Ben Vale saved a METHANE report at /);
    const gap = await save(ada, 2, { hazards: ' ' });
    expect(gap.refusal?.extensions.problems).toMatchObject([{ field: 'hazards' }]);
  });
});

describe('the controllers’ handover', () => {
  const offer = (who: Member, password = PASSWORD, summary = 'Two crews free, rain until 16:00') =>
    ask(who.caller, 'offerControlHandover', 'OfferHandoverInput', {
      ...{ eventId, handoverId: newId(), summary, password },
    });
  const accept = (who: Member, handoverId: string | undefined, password = PASSWORD) =>
    ask(who.caller, 'acceptControlHandover', 'AcceptHandoverInput', { handoverId, password });

  it('is signed by both with their passwords, and is added to the log', async () => {
    expect((await offer(ada, 'wrong')).refusal?.extensions.problems).toMatchObject([{ field: 'password' }]);
    expect((await offer(ada)).board?.controller).toEqual({ name: 'Ada Vale' });
    const notYours = await offer(ben);
    expect(notYours.refusal?.extensions.code).toBe('STATE_CHANGED');
    const { board: offered } = await offer(ada);
    expect(offered?.handover).toMatchObject({ by: 'Ada Vale' });
    const id = offered?.handover?.id;
    expect((await accept(ada, id)).refusal?.extensions.code).toBe('BAD_INPUT');
    expect((await accept(ben, id, 'wrong')).refusal?.extensions.problems).toMatchObject([
      { field: 'password' },
    ]);
    server.clock.advance(60_000);
    const { board } = await accept(ben, id);
    expect(board?.controller).toEqual({ name: 'Ben Vale' });
    expect(board?.handover).toBeNull();
    expect(board?.log.filter(({ kind }) => kind === 'handover').map(({ by }) => by)).toEqual([
      'Ben Vale',
      'Ada Vale',
      'Ada Vale',
    ]);
  });

  it('is in the log in full, however long it is', async () => {
    const { summaryLength } = LIMITS.control;
    // Before, the log cut off the end of a summary that was longer than what was left of its line.
    const summary = `${'Crews, beds and weather. '.repeat(200).slice(0, summaryLength - 5)} Ends`;
    expect((await offer(ada, PASSWORD, `${summary}!`)).refusal?.extensions.problems).toMatchObject([
      { field: 'summary' },
    ]);
    await offer(ada);
    const { board } = await offer(ada, PASSWORD, summary);
    expect(board?.log[0]?.text).toBe(`Signed to hand over control: ${summary}`);
  });
});

describe('taking control without a handover', () => {
  const offer = (who: Member) =>
    done(who.caller, 'offerControlHandover', 'OfferHandoverInput', {
      ...{ eventId, handoverId: newId(), summary: 'Quiet', password: PASSWORD },
    });
  const takeOver = (caller: TestCaller, facts: Json = {}) =>
    ask(caller, 'takeOverControl', 'TakeOverControlInput', {
      ...{ eventId, handoverId: newId(), reason: 'Taken ill', password: PASSWORD },
      ...facts,
    });
  const goHome = ({ staffId }: Member) =>
    server.database.asOwner(
      `UPDATE shift SET status = 'cancelled', reason = 'Ill', version = version + 1 WHERE staff_id = $1 AND status = 'assigned'`,
      [staffId],
    );

  it('is open to anyone once the controller is off shift, and to an administrator before; the log says unsigned', async () => {
    expect((await takeOver(ben.caller)).refusal?.extensions.problems).toMatchObject([
      { code: 'no_controller' },
    ]);
    await offer(ada);
    expect((await takeOver(ada.caller)).refusal?.extensions.problems).toMatchObject([{ code: 'own' }]);
    const held = await takeOver(ben.caller);
    expect(held.refusal?.extensions.code).toBe('CONTROL_HELD');
    expect(held.refusal?.message).toContain('Ada Vale is in control and on shift.');
    await goHome(ada);
    expect((await takeOver(ben.caller, { password: 'wrong' })).refusal?.extensions.problems).toMatchObject([
      { field: 'password' },
    ]);
    expect((await takeOver(ben.caller, { reason: ' ' })).refusal?.extensions.problems).toMatchObject([
      { field: 'reason' },
    ]);
    const handoverId = newId();
    server.clock.advance(60_000);
    await takeOver(ben.caller, { handoverId });
    const { board } = await takeOver(ben.caller, { handoverId });
    expect(board?.controller).toEqual({ name: 'Ben Vale' });
    expect(board?.log.filter(({ text }) => text.startsWith('Took over'))).toMatchObject([
      {
        kind: 'handover',
        by: 'Ben Vale',
        text: 'Took over control without a handover. Not signed by Ada Vale, who was in control. Taken ill',
      },
    ]);
    server.clock.advance(60_000);
    const admin = await server.signedIn('admin');
    const taken = await takeOver(admin, { reason: 'Does not answer' });
    expect(taken.refusal).toBeUndefined();
    expect(taken.board?.log[0]?.text).toContain('Not signed by Ben Vale');
    expect(
      await server.database.asOwner(
        `SELECT FROM audit_entry WHERE action = 'CONTROL_TAKEN_UNSIGNED' AND event_id = $1`,
        [eventId],
      ),
    ).toHaveLength(2);
  });

  it('leaves nothing to hand over, even if the controller signs at that moment', async () => {
    await offer(ada);
    server.clock.advance(60_000);
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      // Ben takes over, and is not through yet.
      await runner.query('SELECT FROM control_count WHERE event_id = $1 FOR UPDATE', [eventId]);
      await runner.query(
        `INSERT INTO control_handover (handover_id, event_id, taken_from, summary, accepted_by, accepted_at)
         VALUES ($1, $2, $3, 'Taken ill', $4, $5)`,
        [newId(), eventId, ada.userId, ben.userId, now()],
      );
      const signing = ask(ada.caller, 'offerControlHandover', 'OfferHandoverInput', {
        ...{ eventId, handoverId: newId(), summary: 'Busy', password: PASSWORD },
      });
      await expect
        .poll(() =>
          server.database.asOwner(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
      await runner.commitTransaction();
      expect((await signing).refusal?.message).toMatch(/Ben Vale took control at/);
    } finally {
      await runner.release();
    }
    expect(await read(ada.caller)).toMatchObject({ controller: { name: 'Ben Vale' }, handover: null });
  });

  it('is not needed, because the controller can withdraw an offer until it is accepted', async () => {
    await offer(ada);
    const id = (await offer(ada)).handover?.id;
    const withdraw = (who: Member, handoverId = id) =>
      ask(who.caller, 'withdrawControlHandover', 'WithdrawHandoverInput', { handoverId });
    const accept = (who: Member, handoverId = id) =>
      ask(who.caller, 'acceptControlHandover', 'AcceptHandoverInput', { handoverId, password: PASSWORD });
    // Where one is offered, it is accepted, not taken.
    expect((await takeOver(await server.signedIn('admin'))).refusal?.extensions.code).toBe('STATE_CHANGED');
    expect((await withdraw(ben)).refusal?.extensions.problems).toMatchObject([{ code: 'not_own' }]);
    await withdraw(ada);
    const { board } = await withdraw(ada);
    expect(board).toMatchObject({ handover: null, controller: { name: 'Ada Vale' } });
    expect(
      board?.log.filter(({ text }) => text === 'Withdrew the handover and stays in control.'),
    ).toHaveLength(1);
    const late = await accept(ben);
    expect(late.refusal?.message).toContain('Ada Vale withdrew the handover');
    const again = (await offer(ada)).handover?.id;
    await accept(ben, again);
    expect((await withdraw(ada, again)).refusal?.message).toContain('Ben Vale took control');
    await expect(
      server.database.asOwner('UPDATE control_handover SET withdrawn_at = NULL WHERE handover_id = $1', [id]),
    ).rejects.toThrow(/withdrawn/);
  });
});
