import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { NoticeService } from './notice.service.js';
import { ActiveGdprNotice, CreateGdprNoticeInput, GdprNotice } from './notice.types.js';

@Resolver()
export class NoticeResolver {
  constructor(private readonly notices: NoticeService) {}

  @Public()
  @Query(() => ActiveGdprNotice, { nullable: true, description: 'The notice that patients now read.' })
  activeGdprNotice(@Ctx() context: Context): Promise<ActiveGdprNotice | null> {
    return this.notices.active(context);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @Query(() => [GdprNotice], { description: 'Every version, the latest first.' })
  gdprNotices(@Ctx() context: Context): Promise<GdprNotice[]> {
    return this.notices.list(context);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @MadeId('input.id')
  @Mutation(() => GdprNotice, { description: 'A new version, not active yet.' })
  createGdprNotice(
    @Ctx() context: Context,
    @Arg('input', () => CreateGdprNoticeInput) input: CreateGdprNoticeInput,
  ): Promise<GdprNotice> {
    return this.notices.create(context, input);
  }

  @Allow({ roles: ['admin'], sessionOnly: true })
  @Mutation(() => GdprNotice, { description: 'Makes a version the one shown to patients.' })
  activateGdprNotice(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<GdprNotice> {
    return this.notices.activate(context, id);
  }
}
