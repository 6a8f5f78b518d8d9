import type { PrfStepKey } from '@sideline/schema/prf/catalogue/steps';
import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { HeardVisits, PrfLiveService } from './prf-live.service.js';
import { PrfChange, PrfStepEnum, PrfVisitor } from './prf-live.types.js';
import type { FollowedNotice } from './prf-news.js';

/** Each is opened by its topic's entry in graphql/subscriptions.ts, with the caller and the arguments. */
const asked = ({ context, args }: { context: Context; args: object }) => ({ context, args });

@Resolver()
export class PrfLiveResolver {
  constructor(private readonly live: PrfLiveService) {}

  @Allow('admin', 'staff')
  @Subscription(() => PrfChange, {
    topics: 'prfChanged',
    topicId: asked,
    description: 'Changes to a record by other people, and by the caller on other devices.',
  })
  prfChanged(
    @Ctx() context: Context,
    @Root() notice: FollowedNotice,
    @Arg('prfId', () => ID) prfId: string,
  ): Promise<PrfChange> {
    return this.live.change(context, prfId, notice);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Subscription(() => [PrfVisitor], {
    topics: 'prfVisitors',
    topicId: asked,
    description:
      'Everyone who has the record open. The caller is included, and is shown at that step while subscribed.',
  })
  prfVisitors(
    @Ctx() context: Context,
    @Root() heard: HeardVisits,
    @Arg('prfId', () => ID) prfId: string,
    @Arg('step', () => PrfStepEnum) _step: PrfStepKey,
  ): Promise<PrfVisitor[]> {
    return this.live.visitors(context, prfId, heard);
  }
}
