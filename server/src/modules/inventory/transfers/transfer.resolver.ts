import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { TransferService } from './transfer.service.js';
import {
  CancelStockTransferInput,
  CreateStockTransferInput,
  DispatchStockTransferInput,
  ReceiveStockTransferInput,
  StockTransfer,
  StockTransferDetails,
  StockTransferFilterInput,
  UpdateStockTransferInput,
} from './transfer.types.js';

const StockTransferConnection = connectionOf(StockTransfer);

@Resolver()
export class TransferResolver {
  constructor(private readonly transfers: TransferService) {}

  @Allow('admin', 'staff')
  @Query(() => StockTransferConnection, { description: 'Transfers of stock, the latest first.' })
  stockTransfers(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => StockTransferFilterInput, { nullable: true })
    filter?: StockTransferFilterInput | null,
  ): Promise<Connection<StockTransfer>> {
    return this.transfers.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => StockTransferDetails, {
    description: 'Everything on the page of a transfer. NOT_FOUND if there is none.',
  })
  stockTransfer(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<StockTransferDetails> {
    return this.transfers.details(context, id);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => StockTransferDetails)
  createStockTransfer(
    @Ctx() context: Context,
    @Arg('input', () => CreateStockTransferInput) input: CreateStockTransferInput,
  ): Promise<StockTransferDetails> {
    return this.transfers.create(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => StockTransferDetails, {
    description: 'Changes a draft. STATE_CHANGED once it has been dispatched.',
  })
  updateStockTransfer(
    @Ctx() context: Context,
    @Arg('input', () => UpdateStockTransferInput) input: UpdateStockTransferInput,
  ): Promise<StockTransferDetails> {
    return this.transfers.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => StockTransferDetails, {
    description: 'Takes the lots from the shelf. STOCK_INSUFFICIENT, WITNESS_REQUIRED.',
  })
  dispatchStockTransfer(
    @Ctx() context: Context,
    @Arg('input', () => DispatchStockTransferInput) { witness, ...input }: DispatchStockTransferInput,
  ): Promise<StockTransferDetails> {
    return this.transfers.dispatch(context, input, { witness });
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => StockTransferDetails, {
    description: 'Records what arrived. Sending the same receipt again has no effect.',
  })
  receiveStockTransfer(
    @Ctx() context: Context,
    @Arg('input', () => ReceiveStockTransferInput) { witness, ...input }: ReceiveStockTransferInput,
  ): Promise<StockTransferDetails> {
    return this.transfers.receive(context, input, { witness });
  }

  @Allow('admin', 'staff')
  @Mutation(() => StockTransferDetails, { description: 'Cancels a transfer that is still a draft.' })
  cancelStockTransfer(
    @Ctx() context: Context,
    @Arg('input', () => CancelStockTransferInput) { id }: CancelStockTransferInput,
  ): Promise<StockTransferDetails> {
    return this.transfers.cancel(context, id);
  }
}
