import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { JsonConnection } from '../../../platform/database/json-page.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { PostingService } from './posting.service.js';
import type { Posted } from './posting.types.js';
import type { StockControlService } from './stock-control.service.js';
import type { StockMove } from './stock-move.types.js';
import type { ShownStockRow, StockReadingService } from './stock-reading.service.js';
import {
  AdjustStockInput,
  DeleteStockRuleInput,
  ReverseStockMovesInput,
  SetStockRuleInput,
  SettleStockShortageInput,
  StockMoveFilterInput,
  StockShortageFilterInput,
} from './stock.inputs.js';
import {
  StockItemDetails,
  StockMoveConnection,
  StockRow,
  StockRule,
  StockShortage,
  StockUse,
} from './stock.types.js';

const StockRowConnection = connectionOf(StockRow);
const StockShortageConnection = connectionOf(StockShortage);

@ObjectType({
  simpleResolvers: true,
  description: 'The result of a posting; for a repeated key, the first result.',
})
class StockPosted {
  @Field(() => ID)
  postingId!: string;

  @Field(() => [ID])
  moveIds!: string[];

  @Field(() => Boolean, { description: 'True if it had already been posted: nothing was moved again.' })
  replayed!: boolean;
}

const shown = ({ postingId, moves, replayed }: Posted): StockPosted => ({
  postingId,
  moveIds: moves.map(({ id }) => id),
  replayed,
});

@Resolver()
export class StockResolver {
  constructor(
    private readonly reading: StockReadingService,
    private readonly control: StockControlService,
    private readonly posting: PostingService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => StockItemDetails, {
    description: 'Everything on the page of an item. NOT_FOUND if there is none.',
  })
  stockItem(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<StockItemDetails> {
    return this.reading.item(context, id);
  }

  @Allow('admin', 'staff')
  @Query(() => StockUse, {
    description: 'How an item was used, by place and at events. NOT_FOUND if there is none.',
  })
  stockUse(@Ctx() context: Context, @Arg('itemId', () => ID) itemId: string): Promise<StockUse> {
    return this.reading.use(context, itemId);
  }

  @Allow('admin', 'staff')
  @Query(() => StockMoveConnection, { description: 'The ledger, the latest move first.' })
  stockMoves(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockMoveFilterInput, { nullable: true }) filter?: StockMoveFilterInput | null,
  ): Promise<Connection<StockMove>> {
    return this.reading.moves(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => StockRowConnection, { description: 'The stock at a location, by item name.' })
  stockAtLocation(
    @Ctx() context: Context,
    @Arg('locationId', () => ID) locationId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<JsonConnection<ShownStockRow>> {
    return this.reading.atLocation(context, locationId, page);
  }

  @Allow('admin', 'staff')
  @Query(() => StockShortageConnection, { description: 'Shortages, the latest first.' })
  stockShortages(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockShortageFilterInput, { nullable: true })
    filter?: StockShortageFilterInput | null,
  ): Promise<Connection<StockShortage>> {
    return this.reading.shortages(context, filter ?? {}, page);
  }

  @Allow('admin')
  @Mutation(() => StockRule, { description: 'Creates or replaces the rule for an item at a location.' })
  setStockRule(
    @Ctx() context: Context,
    @Arg('input', () => SetStockRuleInput) input: SetStockRuleInput,
  ): Promise<StockRule> {
    return this.control.setRule(context, input);
  }

  @Allow('admin')
  @Mutation(() => Boolean, { description: 'True; repeating it gives NOT_FOUND.' })
  deleteStockRule(
    @Ctx() context: Context,
    @Arg('input', () => DeleteStockRuleInput) { itemId, locationId }: DeleteStockRuleInput,
  ): Promise<boolean> {
    return this.control.removeRule(context, itemId, locationId);
  }

  @Allow('admin')
  @MadeId('input.key')
  @Mutation(() => StockPosted, { description: 'Corrects the recorded stock of a location.' })
  async adjustStock(
    @Ctx() context: Context,
    @Arg('input', () => AdjustStockInput) input: AdjustStockInput,
  ): Promise<StockPosted> {
    return shown(await this.control.adjust(context, input));
  }

  @Allow('admin')
  @MadeId('input.key')
  @Mutation(() => StockPosted, {
    description:
      'Reverses moves that were entered by hand, each once, by posting opposite moves. MOVE_REVERSED; BAD_INPUT for a move that a transfer, return, order, stocktake or record made.',
  })
  async reverseStockMoves(
    @Ctx() context: Context,
    @Arg('input', () => ReverseStockMovesInput) input: ReverseStockMovesInput,
  ): Promise<StockPosted> {
    const { key, moveIds, reason, witness } = input;
    return shown(
      await this.posting.reverse(context, {
        key,
        moveIds,
        reason,
        witness,
        needsWitness: true,
        isAlone: true,
      }),
    );
  }

  @Allow('admin')
  @MadeId('input.key')
  @Mutation(() => StockPosted, { description: 'Settles a shortage, with a finding.' })
  async settleStockShortage(
    @Ctx() context: Context,
    @Arg('input', () => SettleStockShortageInput) input: SettleStockShortageInput,
  ): Promise<StockPosted> {
    return shown(await this.control.settle(context, input));
  }
}
