import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewNotification } from '../src/modules/notifications/notification.types.js';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { PostOffice } from '../src/modules/notifications/post-office.service.js';
import { SocketCaller } from './harness/socket.js';
import type { TestCaller } from './harness/test-server.js';
import { lettersOf } from './letters.js';
import {
  admin,
  aider,
  assign,
  HOUR_MS,
  input,
  later,
  nextDay,
  onId,
  one,
  openRota,
  paramedic,
  server,
  told,
} from './rota.js';
import type { Member } from './staff-member.js';

const DAY_MS = 86_400_000;

beforeAll(openRota);
afterAll(() => server.close());

/** Tells somebody in a transaction of its own; with a failure after it, in one that is rolled back. */
const tell = (who: TestCaller, facts: Partial<NewNotification> = {}, failure?: Error): Promise<void> =>
  runInTransaction(
    PostOffice.contextOf({ dataSource: server.database.dataSource, clock: server.clock.now }),
    async (context) => {
      await server.services.notifications.tell(context, {
        userId: who.user?.id ?? '',
        kind: 'shift_given_up',
        entityId: newId(),
        title: 'Open again: Lantern Night',
        body: 'It needs somebody.\nLantern Night, Gate 4.',
        ...facts,
      });
      if (failure) throw failure;
    },
  );

interface Page {
  readonly nodes: readonly { readonly id: string; readonly title: string; readonly readAt: string | null }[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const list = async (who: TestCaller, after: string | null = null, first = 2): Promise<Page> => {
  const { data } = await who.graphql(
    `query ($first: Int, $after: String) { myNotifications(first: $first, after: $after) {
       totalCount nodes { id title readAt } pageInfo { hasNextPage endCursor } } }`,
    { first, after },
  );
  return data?.['myNotifications'] as Page;
};
const markRead = async (who: TestCaller, ids: readonly string[] | null): Promise<unknown> =>
  (
    (
      await who.graphql('mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { count } }', {
        ids,
      })
    ).data?.['markNotificationsRead'] as { readonly count: unknown }
  ).count;

describe('notifications', () => {
  it('are listed newest first by keyset, to whom they were told and to nobody else', async () => {
    const [one, other] = [await server.signedIn('staff'), await server.signedIn('admin')];
    for (const title of ['first', 'second', 'third']) {
      await tell(one, { title });
      server.clock.advance(1_000);
    }
    await tell(other, { title: 'another’s' });
    const page = await list(one);
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(page.nodes.map(({ title }) => title)).toEqual(['third', 'second']);
    const rest = await list(one, page.pageInfo.endCursor);
    expect(rest.nodes.map(({ title }) => title)).toEqual(['first']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('are marked read, one or all, by whom they are for alone', async () => {
    const [one, other] = [await server.signedIn('staff'), await server.signedIn('staff')];
    for (let time = 0; time < 3; time += 1) await tell(one);
    const [first] = (await list(one)).nodes;
    expect(await markRead(other, [first?.id ?? ''])).toBe(0);
    expect((await list(one)).nodes[0]?.readAt).toBeNull();
    expect(await markRead(one, [first?.id ?? ''])).toBe(2);
    expect(await markRead(one, null)).toBe(0);
    expect(
      (await one.graphql('mutation { markNotificationsRead(input: { ids: ["no id"] }) { count } }'))
        .errors?.[0],
    ).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
  });

  it('are made unread again with those marked by the same act, and by whom they are for alone', async () => {
    const [one, other] = [await server.signedIn('staff'), await server.signedIn('admin')];
    for (const title of ['first', 'second', 'third']) await tell(one, { title });
    const ids = (await list(one, null, 10)).nodes.map(({ id }) => id);
    server.clock.advance(1_000);
    await markRead(one, ids.slice(0, 1));
    server.clock.advance(1_000);
    await markRead(one, null);
    const undo = async (who: TestCaller, id = ids[1]) =>
      who.graphql('mutation ($id: ID!) { undoMarkNotificationsRead(input: { id: $id }) { count } }', { id });
    expect((await undo(other)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    // What had been read before stays read.
    expect((await undo(one)).data).toEqual({ undoMarkNotificationsRead: { count: 2 } });
    expect((await list(one, null, 10)).nodes.map(({ readAt }) => readAt !== null)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are counted live, over a socket', async () => {
    const one = await server.signedIn('staff');
    const socket = new SocketCaller(await server.listen(), one);
    try {
      const unread = socket.follow('subscription { unreadNotifications }');
      expect(await unread.at(0)).toMatchObject({ data: { unreadNotifications: 0 } });
      await tell(one);
      expect(await unread.at(1)).toMatchObject({ data: { unreadNotifications: 1 } });
      await markRead(one, null);
      expect(await unread.at(2)).toMatchObject({ data: { unreadNotifications: 0 } });
    } finally {
      await socket.close();
    }
  });

  it('are mailed once, with a link to what they are about; none of what was rolled back', async () => {
    const one = await server.signedIn('staff');
    const email = one.user?.email ?? '';
    const entityId = newId();
    await expect(tell(one, { title: 'Never' }, new Error('No.'))).rejects.toThrow('No.');
    await tell(one, { entityId });
    const letters = await lettersOf(server, email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Subject: Open again: Lantern Night');
    expect(letters[0]).toContain(`/shifts?shift=${entityId}`);
    const id = (await list(one)).nodes[0]?.id;
    await server.services.notifications.mail({ notificationId: id }, (told) =>
      server.services.shiftNotices.isStillSo(told),
    );
    expect(await lettersOf(server, email)).toHaveLength(1);
  });

  it('are written once: the application changes nothing of them but whether they were read or mailed', async () => {
    const one = await server.signedIn('staff');
    await tell(one);
    await expect(
      server.database.dataSource.query(`UPDATE notification SET title = 'Another' WHERE user_id = $1`, [
        one.user?.id,
      ]),
    ).rejects.toThrow('permission denied');
  });

  it('are removed after half a year', async () => {
    const one = await server.signedIn('staff');
    await tell(one);
    const now = server.clock.now().getTime();
    await server.services.notifications.prune(new Date(now + 179 * DAY_MS));
    expect((await list(one)).totalCount).toBe(1);
    await server.services.notifications.prune(new Date(now + 181 * DAY_MS));
    expect((await list(one)).totalCount).toBe(0);
  });
});

/** From so long after the clock of the test, for four hours. */
const startingIn = (ms: number): { readonly startTime: string; readonly endTime: string } => {
  const start = server.clock.now().getTime() + ms;
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 4 * HOUR_MS).toISOString(),
  };
};
/** A shift of theirs, with reminders that were enabled long before. */
const hers = async (ms: number): Promise<string> => {
  const id = await one(startingIn(ms));
  expect((await assign(admin, id, aider, 'Agreed')).refusal).toBeUndefined();
  await server.database.asOwner(
    `INSERT INTO shift_reminder (shift_id, user_id, hours_before, enabled_at)
     SELECT $1, $2, hours, $3 FROM unnest($4::integer[]) hours`,
    [id, aider.userId, new Date(server.clock.now().getTime() - 10 * DAY_MS), LIMITS.reminders.hoursBefore],
  );
  return id;
};
const remind = () => server.services.shiftNotices.remind(server.clock.now());
const moveTo = async (shiftId: string, ms: number): Promise<void> => {
  const { startTime: shiftStart, endTime: shiftEnd } = startingIn(ms);
  const moved = { shiftId, shiftStart, shiftEnd, reason: 'Agreed' };
  expect((await input(admin, 'updateShift', 'UpdateShiftInput', moved)).refusal).toBeUndefined();
};
const callOff = (id: string) => onId(admin, 'cancelShift', id, { reason: 'Over' }, { reason: 'String!' });
const giveUp = (id: string) => onId(admin, 'unassignShift', id, { reason: 'Agreed' }, { reason: 'String!' });

describe('a mail about a shift', () => {
  /** What the letters to somebody about a shift begin with, those that waited till now included. */
  const mailed = async ({ caller }: Member, shiftId: string): Promise<string[]> =>
    (await lettersOf(server, caller.user?.email ?? '')).flatMap((letter) =>
      letter.includes(`/shifts?shift=${shiftId}`) ? [/^Subject: ([^:]+):/m.exec(letter)?.[1] ?? letter] : [],
    );

  it('is sent while it is so that somebody has it, and once: the job may be late', async () => {
    nextDay();
    const id = await one();
    await assign(admin, id, aider);
    await giveUp(id);
    await assign(admin, id, paramedic);
    await onId(admin, 'assignBackupStaff', id, { staffId: aider.staffId }, { staffId: 'ID' });
    await onId(admin, 'assignBackupStaff', id, { staffId: null }, { staffId: 'ID' });
    const first = ['No longer your shift', 'No longer the backup'];
    expect((await mailed(aider, id)).sort()).toEqual([...first].sort());
    expect(await mailed(paramedic, id)).toEqual(['Your shift']);
    await giveUp(id);
    await assign(admin, id, aider);
    await giveUp(id);
    await assign(admin, id, aider);
    expect((await mailed(aider, id)).sort()).toEqual([...first, 'Your shift'].sort());
    // In the app it stands as it was told.
    expect((await told('assigned')).filter(({ shiftId }) => shiftId === id)).toHaveLength(4);
  });

  it('says no time that was changed since, and reminds of nothing that was moved, given away, called off or has begun', async () => {
    const remindedOf = async () => {
      const id = await hers(HOUR_MS / 2);
      expect(await mailed(aider, id)).toEqual(['Your shift']);
      await remind();
      return id;
    };
    const sent = await remindedOf();
    expect(await mailed(aider, sent)).toEqual(['Your shift', 'Reminder of your shift']);
    await callOff(sent);

    const moved = await remindedOf();
    await moveTo(moved, 200 * HOUR_MS);
    await moveTo(moved, 210 * HOUR_MS);
    expect(await mailed(aider, moved)).toEqual(['Your shift', 'Your shift was changed']);

    const given = await remindedOf();
    await giveUp(given);
    expect(await mailed(aider, given)).toEqual(['Your shift', 'No longer your shift']);

    const off = await remindedOf();
    await callOff(off);
    expect(await mailed(aider, off)).toEqual(['Your shift', 'Your shift was cancelled']);

    const begun = await remindedOf();
    await later(HOUR_MS);
    expect(await mailed(aider, begun)).toEqual(['Your shift']);
    await callOff(begun);

    const early = await one(startingIn(50 * HOUR_MS));
    await assign(admin, early, aider, 'Agreed');
    await moveTo(early, 60 * HOUR_MS);
    expect(await mailed(aider, early)).toEqual(['Your shift was changed']);
    await callOff(early);
  });
});

describe('reminders', () => {
  it('are told once where several are due, and of a move told as such only as far as it makes none due anew', async () => {
    const countOf = async (id: string) => {
      await remind();
      return (await told('reminder')).filter(({ shiftId }) => shiftId === id).length;
    };
    // Nobody looked from a day before until half an hour before.
    const id = await hers(HOUR_MS / 2);
    expect([await countOf(id), await countOf(id)]).toEqual([1, 1]);
    // By ten minutes, which they are notified about: they know that it begins soon.
    await moveTo(id, (HOUR_MS * 2) / 3);
    expect(await countOf(id)).toBe(1);
    // Away from the last hour, and within the last day still.
    await moveTo(id, 5 * HOUR_MS);
    expect(await countOf(id)).toBe(1);
    await later(4 * HOUR_MS);
    expect(await countOf(id)).toBe(2);
    await callOff(id);

    // Drawn nearer than any reminder of it was: one, at once.
    const drawn = await hers(50 * HOUR_MS);
    expect(await countOf(drawn)).toBe(0);
    await moveTo(drawn, (HOUR_MS * 2) / 3);
    expect([await countOf(drawn), await countOf(drawn)]).toEqual([1, 1]);
    await callOff(drawn);

    const day = await hers(23 * HOUR_MS);
    expect(await countOf(day)).toBe(1);
    await moveTo(day, 22 * HOUR_MS);
    expect(await countOf(day)).toBe(1);
    await moveTo(day, 48 * HOUR_MS);
    await later(24 * HOUR_MS);
    expect(await countOf(day)).toBe(2);
    await callOff(day);
  });
});
