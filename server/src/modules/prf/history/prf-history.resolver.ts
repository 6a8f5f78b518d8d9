import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import type { Connection } from '../../../platform/lists/paging.js';
import { PrfSectionKeyEnum } from '../prf-graphql.js';
import type { PrfHistoryService } from './prf-history.service.js';
import {
  PrfHistoryConnection,
  PrfMarkInput,
  PrfPastState,
  type PrfHistoryEntry,
} from './prf-history.types.js';

@Resolver()
export class PrfHistoryResolver {
  constructor(private readonly history: PrfHistoryService) {}

  @Allow('admin', 'staff')
  @Query(() => PrfHistoryConnection, {
    description: 'The changes to a record, the newest first; only those to one section if it is named.',
  })
  prfHistory(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('customPrfId', () => ID) customPrfId: string,
    @Arg('section', () => PrfSectionKeyEnum, { nullable: true }) section?: PrfSectionKey | null,
  ): Promise<Connection<PrfHistoryEntry>> {
    return this.history.list(context, customPrfId, section ?? null, page);
  }

  @Allow('admin', 'staff')
  @Query(() => [PrfPastState], {
    description: 'The content of a record at up to four marks, in the same order.',
  })
  prfStates(
    @Ctx() context: Context,
    @Arg('customPrfId', () => ID) customPrfId: string,
    @Arg('marks', () => [PrfMarkInput]) marks: PrfMarkInput[],
  ): Promise<PrfPastState[]> {
    return this.history.states(context, customPrfId, marks);
  }
}
