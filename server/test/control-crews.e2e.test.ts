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
  call,
  crew,
  advance,
  openControl,
  closeControl,
  startEvent,
} from './control-fixture.js';
import { takeOn, type Member } from './staff-member.js';

beforeAll(openControl);
afterAll(closeControl);
beforeEach(startEvent);

describe('crews and treatment places', () => {
  it('include people with a shift at the event, each in one crew', async () => {
    expect((await read(ada.caller)).people).toMatchObject([
      { name: 'Ada Vale', isOnShift: true },
      { name: 'Ben Vale', isOnShift: true },
    ]);
    await crew('Alpha 1', [ben.staffId]);
    const input = { eventId, crewId: newId(), version: 0, callSign: 'Alpha 2', ownState: 'available' };
    const twice = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', { ...input, staffIds: [ben.staffId] });
    expect(twice.refusal?.extensions.problems).toMatchObject([
      { field: 'staffIds', message: 'Ben Vale is in Alpha 1. Take them out of that crew first.' },
    ]);
    const stranger = await takeOn(server, 'Cy', 'nurse');
    const unknown = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', {
      ...input,
      staffIds: [stranger.staffId],
    });
    expect(unknown.refusal?.extensions.problems).toMatchObject([{ field: 'staffIds', code: 'no_shift' }]);
    // A shift that has ended is no shift.
    await server.database.asOwner(
      'UPDATE shift SET starts_at = $2, ends_at = $3, version = version + 1 WHERE staff_id = $1 AND event_id = $4',
      [
        ada.staffId,
        new Date(now().getTime() - 5 * 3_600_000),
        new Date(now().getTime() - 3_600_000),
        eventId,
      ],
    );
    const ended = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', { ...input, staffIds: [ada.staffId] });
    expect(ended.refusal?.extensions.problems).toMatchObject([{ field: 'staffIds', code: 'no_shift' }]);
    expect((await read(ada.caller)).people).toMatchObject([{ name: 'Ben Vale' }]);
    const named = await ask(ada.caller, 'saveCrew', 'SaveCrewInput', {
      ...input,
      callSign: 'alpha 1',
      staffIds: [],
    });
    expect(named.refusal?.extensions.problems).toMatchObject([{ field: 'callSign', code: 'taken' }]);
  });

  it('include a person once, even if two controllers save two crews at the same moment', async () => {
    const save = (who: Member, callSign: string) =>
      ask(who.caller, 'saveCrew', 'SaveCrewInput', {
        ...{ eventId, crewId: newId(), version: 0, callSign, ownState: 'available' },
        staffIds: [ben.staffId],
      });
    // The event's numbers are held, so that both are under way before either is through.
    await call();
    const runner = server.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('SELECT FROM control_count WHERE event_id = $1 FOR UPDATE', [eventId]);
      const both = [save(ada, 'Alpha 1'), save(ben, 'Alpha 2')];
      await expect
        .poll(() =>
          server.database.asOwner(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(2);
      await runner.commitTransaction();
      const refused = (await Promise.all(both)).flatMap(({ refusal }) =>
        refusal === undefined ? [] : [refusal],
      );
      expect(refused.map(({ extensions }) => extensions.problems)).toMatchObject([
        [{ field: 'staffIds', code: 'in_other_crew' }],
      ]);
    } finally {
      await runner.release();
    }
    expect((await read(ada.caller)).crews).toHaveLength(1);
  });

  it('keep their people until their incident has ended, even if the crew goes off duty', async () => {
    const [id, alpha] = [newId(), await crew('Alpha 1', [ben.staffId])];
    await call(id);
    await advance(ada.caller, id, 1, 'assigned', { crewId: alpha });
    await done(ada.caller, 'saveCrew', 'SaveCrewInput', {
      ...{ eventId, crewId: alpha, version: 1, callSign: 'Alpha 1', bag: 'Bag 3', ownState: 'off_duty' },
      staffIds: [ben.staffId],
    });
    // Before, Ben could be sent to a second incident with another crew.
    const bravo = () =>
      ask(ada.caller, 'saveCrew', 'SaveCrewInput', {
        ...{ eventId, crewId: newId(), version: 0, callSign: 'Bravo 2', ownState: 'available' },
        staffIds: [ben.staffId],
      });
    expect((await bravo()).refusal?.extensions.problems).toMatchObject([
      { field: 'staffIds', message: 'Ben Vale is in Alpha 1. Take them out of that crew first.' },
    ]);
    await advance(ada.caller, id, 2, 'clear', { reason: 'Not needed' });
    expect((await bravo()).refusal).toBeUndefined();
  });

  it('keep the start of their state, whatever else is changed', async () => {
    const crewId = await crew('Alpha 1', [ben.staffId]);
    const id = newId();
    await call(id);
    const since = async () => {
      const { crews } = await read(ada.caller);
      return crews.map((one) => [one.state, one['since']])[0];
    };
    const later = (seconds: number): string => {
      server.clock.advance(seconds * 1_000);
      return now().toISOString();
    };
    const save = (version: number, more: Json) =>
      done(ada.caller, 'saveCrew', 'SaveCrewInput', {
        ...{ eventId, crewId, version, callSign: 'Alpha 1', ownState: 'available', staffIds: [ben.staffId] },
        ...more,
      });
    let version = 0;
    const step = async (to: string, more: Json = {}) => {
      version += 1;
      expect((await advance(ada.caller, id, version, to, more)).refusal).toBeUndefined();
    };
    const made = now().toISOString();
    later(10);
    await save(1, { vehicle: 'Buggy 2' });
    expect(await since()).toEqual(['available', made]);
    const sent = later(10);
    await step('assigned', { crewId });
    later(1);
    await save(2, { vehicle: 'Buggy 3' });
    expect(await since()).toEqual(['assigned', sent]);
    const off = later(4);
    await step('called', { reason: 'Nearer crew' });
    expect(await since()).toEqual(['available', off]);
    later(2);
    await step('assigned', { crewId });
    const ended = later(20);
    await step('clear', { reason: 'Hoax' });
    later(5);
    expect(await since()).toEqual(['available', ended]);
    const unavailable = later(1);
    await save(3, { ownState: 'unavailable' });
    later(3);
    expect(await since()).toEqual(['unavailable', unavailable]);
  });

  it('change by version: the second of two sees who was first', async () => {
    const place = { eventId, placeId: newId(), name: 'Medical tent', beds: 4, occupied: 1, waiting: 0 };
    const type = 'SaveTreatmentPlaceInput';
    await done(ada.caller, 'saveTreatmentPlace', type, { ...place, version: 0 });
    // An answer that was lost: the same again.
    await done(ada.caller, 'saveTreatmentPlace', type, { ...place, version: 0 });
    const both = await Promise.all([
      ask(ada.caller, 'saveTreatmentPlace', type, { ...place, version: 1, waiting: 2 }),
      ask(ben.caller, 'saveTreatmentPlace', type, { ...place, version: 1, waiting: 3 }),
    ]);
    const refused = both.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]));
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(['STATE_CHANGED']);
    expect(refused[0]?.message).toMatch(/^This cannot be done: (Ada|Ben) Vale changed Medical tent at /);
  });
});
