import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewNotification } from '../src/modules/notifications/notification.types.js';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/transaction.js';
import { PostOffice } from '../src/modules/notifications/post-office.service.js';
import { SocketCaller } from './harness/socket.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';
import { lettersOf } from './letters.js';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Tells somebody in a transaction of its own; with a failure after it, in one that is rolled back. */
const tell = (who: TestCaller, facts: Partial<NewNotification> = {}, failure?: Error): Promise<void> =>
  runInTransaction(
    PostOffice.contextOf({ dataSource: server.database.dataSource, clock: server.clock.now }),
    async (context) => {
      await server.services.notifications.tell(context, {
        userId: who.user?.id ?? '',
        kind: 'shift_assigned',
        entityId: newId(),
        title: 'Your shift: Lantern Night',
        body: 'You are assigned to a shift.\nLantern Night, Gate 4.',
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
  (await who.graphql('mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }', { ids })).data?.[
    'markNotificationsRead'
  ];

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
      (await one.graphql('mutation { markNotificationsRead(ids: ["no id"]) }')).errors?.[0],
    ).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
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
    expect(letters[0]).toContain('Subject: Your shift: Lantern Night');
    expect(letters[0]).toContain(`/shifts?shift=${entityId}`);
    const id = (await list(one)).nodes[0]?.id;
    await server.services.notifications.mail({ notificationId: id });
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
