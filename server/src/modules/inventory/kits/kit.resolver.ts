import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import { CreateKitInput, KitFilterInput, UpdateKitInput } from './kit.inputs.js';
import type { KitService } from './kit.service.js';
import { Kit, KitBuildable, KitDetails } from './kit.types.js';

const KitConnection = connectionOf(Kit);

@Resolver()
export class KitResolver {
  constructor(private readonly service: KitService) {}

  @Allow('admin', 'staff')
  @Query(() => KitConnection, { description: 'Kits by name.' })
  kits(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => KitFilterInput, { nullable: true }) filter?: KitFilterInput | null,
  ): Promise<Connection<Kit>> {
    return this.service.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => KitDetails, {
    description: 'One version of a kit, by default the newest. NOT_FOUND if there is none.',
  })
  kit(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('number', () => Int, { nullable: true }) number?: number | null,
  ): Promise<KitDetails> {
    return this.service.details(context, id, number);
  }

  @Allow('admin', 'staff')
  @Query(() => KitBuildable, {
    description: 'How many can be built from free stock at these locations and the places within them.',
  })
  kitBuildable(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('locationIds', () => [ID]) locationIds: string[],
  ): Promise<KitBuildable> {
    return this.service.buildable(context, id, locationIds);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => KitDetails, { description: 'KIT_CYCLE if it would contain itself.' })
  createKit(
    @Ctx() context: Context,
    @Arg('input', () => CreateKitInput) input: CreateKitInput,
  ): Promise<KitDetails> {
    return this.service.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => KitDetails, {
    description: 'Changing the lines makes a new version. KIT_CYCLE, CHANGED_MEANWHILE.',
  })
  updateKit(
    @Ctx() context: Context,
    @Arg('input', () => UpdateKitInput) input: UpdateKitInput,
  ): Promise<KitDetails> {
    return this.service.update(context, input);
  }
}
