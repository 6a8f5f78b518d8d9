import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import type { NotificationService } from './notification.service.js';
import { Notification } from './notification.types.js';

const NotificationConnection = connectionOf(Notification);

/** A notification belongs to its recipient: an API token has none. */
@Resolver()
export class NotificationResolver {
  constructor(private readonly notifications: NotificationService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Query(() => NotificationConnection, { description: "The caller's own, the newest first." })
  myNotifications(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<Notification>> {
    return this.notifications.list(context, page);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Int, {
    description:
      'Marks the given notifications as read, or all if none are given; returns how many are unread.',
  })
  markNotificationsRead(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { nullable: true }) ids: string[] | null,
  ): Promise<number> {
    return this.notifications.markRead(context, ids ?? null);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Int, {
    description:
      'Marks a notification, and all those marked as read with it, as unread again; returns how many are unread.',
  })
  undoMarkNotificationsRead(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<number> {
    return this.notifications.undoMarkRead(context, id);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Subscription(() => Int, {
    topics: 'unreadNotifications',
    topicId: ({ context, args }: { context: Context; args: object }) => ({ context, args }),
    description: 'How many the caller has not read: at once, and whenever that changes.',
  })
  unreadNotifications(@Ctx() context: Context): Promise<number> {
    return this.notifications.unread(context);
  }
}
