import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { BagCheckService } from './bag-check.service.js';
import type { BagPackingService } from './bag-packing.service.js';
import {
  BagFilterInput,
  CheckBagInput,
  CreateBagInput,
  PackBagInput,
  PouchFilterInput,
  StepBagInput,
  UnpackBagInput,
  UpdateBagInput,
} from './bag.inputs.js';
import type { BagService } from './bag.service.js';
import { Bag, BagDetails, BagPacked, BagPouch, BagStateCount } from './bag.types.js';

const BagConnection = connectionOf(Bag);
const BagPouchConnection = connectionOf(BagPouch);

@Resolver()
export class BagResolver {
  constructor(
    private readonly bagService: BagService,
    private readonly packing: BagPackingService,
    private readonly checks: BagCheckService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => BagConnection, { description: 'Bags by name, with the reasons why each is not ready.' })
  bags(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => BagFilterInput, { nullable: true }) filter?: BagFilterInput | null,
  ): Promise<Connection<Bag>> {
    return this.bagService.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => [BagStateCount], { description: 'How many bags are in each state.' })
  bagCounts(@Ctx() context: Context): Promise<BagStateCount[]> {
    return this.bagService.counts(context);
  }

  @Allow('admin', 'staff')
  @Query(() => BagPouchConnection, { description: 'Pouches, by bag name, in the bag’s own order.' })
  bagPouches(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PouchFilterInput, { nullable: true }) filter?: PouchFilterInput | null,
  ): Promise<Connection<BagPouch>> {
    return this.bagService.pouches(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => BagDetails, { description: 'Everything on the page of a bag. NOT_FOUND if there is none.' })
  bag(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<BagDetails> {
    return this.bagService.details(context, id);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => BagDetails, { description: 'A bag with the pouches of its kit, empty.' })
  createBag(
    @Ctx() context: Context,
    @Arg('input', () => CreateBagInput) input: CreateBagInput,
  ): Promise<BagDetails> {
    return this.bagService.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => BagDetails)
  updateBag(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBagInput) input: UpdateBagInput,
  ): Promise<BagDetails> {
    return this.bagService.update(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.key')
  @Mutation(() => BagPacked, {
    description: 'Adds what the bag still needs. STOCK_INSUFFICIENT, STATE_CHANGED.',
  })
  packBag(
    @Ctx() context: Context,
    @Arg('input', () => PackBagInput) input: PackBagInput,
  ): Promise<BagPacked> {
    return this.packing.pack(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.key')
  @Mutation(() => BagDetails, { description: 'Puts back everything except controlled drugs. STATE_CHANGED.' })
  unpackBag(
    @Ctx() context: Context,
    @Arg('input', () => UnpackBagInput) input: UnpackBagInput,
  ): Promise<BagDetails> {
    return this.packing.unpack(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => BagDetails, {
    description:
      'Administrators put a bag back into service. BAG_NOT_READY, STATE_CHANGED, CHANGED_MEANWHILE.',
  })
  stepBag(
    @Ctx() context: Context,
    @Arg('input', () => StepBagInput) input: StepBagInput,
  ): Promise<BagDetails> {
    return this.bagService.step(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => BagDetails, {
    description: 'A check with its seals, its next date and its moves. Sending it again has no effect.',
  })
  checkBag(
    @Ctx() context: Context,
    @Arg('input', () => CheckBagInput) input: CheckBagInput,
  ): Promise<BagDetails> {
    return this.checks.check(context, input);
  }
}
