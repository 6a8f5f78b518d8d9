import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { CalendarFeedService } from './calendar-feed.service.js';
import { CalendarFeed, MadeCalendarFeed } from './calendar-feed.types.js';

/** A feed is a person's own: an API token has none. */
@Resolver()
export class CalendarFeedResolver {
  constructor(private readonly feeds: CalendarFeedService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Query(() => CalendarFeed, { nullable: true })
  myCalendarFeed(@Ctx() context: Context): Promise<CalendarFeed | null> {
    return this.feeds.own(context);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => MadeCalendarFeed, {
    description: 'A new link, shown only once; the previous one is closed.',
  })
  makeCalendarFeed(@Ctx() context: Context): Promise<MadeCalendarFeed> {
    return this.feeds.make(context);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean)
  async revokeCalendarFeed(@Ctx() context: Context): Promise<boolean> {
    await this.feeds.revoke(context);
    return true;
  }
}
