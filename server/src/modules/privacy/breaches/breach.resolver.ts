import type { BreachState } from '@sideline/schema/breach';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import {
  CloseBreachInput,
  CreateBreachInput,
  ReopenBreachInput,
  UpdateBreachInput,
} from './breach.inputs.js';
import type { BreachService } from './breach.service.js';
import { Breach, BreachChange, BreachStateEnum } from './breach.types.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;
const BreachConnection = connectionOf(Breach);

@Resolver()
export class BreachResolver {
  constructor(private readonly breaches: BreachService) {}

  @Allow(ADMIN_SESSION)
  @Query(() => BreachConnection, {
    name: 'breaches',
    description: 'Breaches in one state, the earliest due first.',
  })
  list(
    @Ctx() context: Context,
    @Arg('state', () => BreachStateEnum) state: BreachState,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<Breach>> {
    return this.breaches.list(context, state, page);
  }

  @Allow(ADMIN_SESSION)
  @Query(() => [BreachChange], { description: 'The changes to a breach, the newest first; at most 500.' })
  breachHistory(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<BreachChange[]> {
    return this.breaches.history(context, id);
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => Breach)
  createBreach(
    @Ctx() context: Context,
    @Arg('input', () => CreateBreachInput) input: CreateBreachInput,
  ): Promise<Breach> {
    return this.breaches.create(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Breach)
  updateBreach(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBreachInput) input: UpdateBreachInput,
  ): Promise<Breach> {
    return this.breaches.update(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Breach, {
    description: 'Closes a breach once everyone who must be notified has been, or there is a reason why not.',
  })
  closeBreach(
    @Ctx() context: Context,
    @Arg('input', () => CloseBreachInput) input: CloseBreachInput,
  ): Promise<Breach> {
    return this.breaches.close(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Breach)
  reopenBreach(
    @Ctx() context: Context,
    @Arg('input', () => ReopenBreachInput) input: ReopenBreachInput,
  ): Promise<Breach> {
    return this.breaches.reopen(context, input);
  }
}
