import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { ExpiringStockService } from './expiring-stock.service.js';
import type { LowStockService } from './low-stock.service.js';
import type { PurchaseOrderService } from './purchase-order.service.js';
import type { PurchasingSettingsService } from './purchasing-settings.service.js';
import {
  CreatePurchaseOrderInput,
  DraftPurchaseOrdersInput,
  ExpiringStockFilterInput,
  LowStockFilterInput,
  MailPurchaseOrderInput,
  PurchaseOrderFilterInput,
  ReceivePurchaseOrderInput,
  RecordPurchaseInvoiceInput,
  StepPurchaseOrderInput,
  UpdatePurchaseOrderInput,
  UpdatePurchasingSettingsInput,
} from './purchasing.inputs.js';
import {
  DraftedOrders,
  ExpiringStock,
  ExpirySummary,
  LowStock,
  PurchaseOrder,
  PurchaseOrderDetails,
  PurchasingSettings,
} from './purchasing.types.js';
import type { ReceivingService } from './receiving.service.js';

const PurchaseOrderConnection = connectionOf(PurchaseOrder);
const LowStockConnection = connectionOf(LowStock);
const ExpiringStockConnection = connectionOf(ExpiringStock);

interface Services {
  readonly orders: PurchaseOrderService;
  readonly receiving: ReceivingService;
  readonly lowStock: LowStockService;
  readonly expiring: ExpiringStockService;
  readonly settings: PurchasingSettingsService;
}

@Resolver()
export class PurchasingResolver {
  constructor(private readonly services: Services) {}

  @Allow('admin', 'staff')
  @Query(() => PurchaseOrderConnection, { description: 'Purchase orders, the latest first.' })
  purchaseOrders(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PurchaseOrderFilterInput, { nullable: true })
    filter?: PurchaseOrderFilterInput | null,
  ): Promise<Connection<PurchaseOrder>> {
    return this.services.orders.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => PurchaseOrderDetails, {
    description: 'Everything on the page of an order. NOT_FOUND if there is none.',
  })
  purchaseOrder(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<PurchaseOrderDetails> {
    return this.services.orders.details(context, id);
  }

  @Allow('admin', 'staff')
  @Query(() => LowStockConnection, { description: 'Stock below its minimum, by item name.' })
  lowStock(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => LowStockFilterInput, { nullable: true }) filter?: LowStockFilterInput | null,
  ): Promise<Connection<LowStock>> {
    return this.services.lowStock.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => ExpiringStockConnection, { description: 'Lots at places, the soonest expiry first.' })
  expiringStock(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => ExpiringStockFilterInput, { nullable: true })
    filter?: ExpiringStockFilterInput | null,
  ): Promise<Connection<ExpiringStock>> {
    return this.services.expiring.list(context, filter ?? {}, page);
  }

  @Allow('admin', 'staff')
  @Query(() => [ExpirySummary], { description: 'How much expires within each horizon.' })
  expirySummary(@Ctx() context: Context): Promise<ExpirySummary[]> {
    return this.services.expiring.summary(context);
  }

  @Allow('admin')
  @Query(() => PurchasingSettings)
  purchasingSettings(@Ctx() context: Context): Promise<PurchasingSettings> {
    return this.services.settings.current(context);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => PurchaseOrderDetails)
  createPurchaseOrder(
    @Ctx() context: Context,
    @Arg('input', () => CreatePurchaseOrderInput) input: CreatePurchaseOrderInput,
  ): Promise<PurchaseOrderDetails> {
    return this.services.orders.create(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => PurchaseOrderDetails, {
    description: 'Changes a draft. STATE_CHANGED once it is submitted.',
  })
  updatePurchaseOrder(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePurchaseOrderInput) input: UpdatePurchaseOrderInput,
  ): Promise<PurchaseOrderDetails> {
    return this.services.orders.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => PurchaseOrderDetails, {
    description:
      'Staff submit and discard drafts; administrators do the rest. STATE_CHANGED, APPROVER_SAME_PERSON.',
  })
  stepPurchaseOrder(
    @Ctx() context: Context,
    @Arg('input', () => StepPurchaseOrderInput) input: StepPurchaseOrderInput,
  ): Promise<PurchaseOrderDetails> {
    return this.services.orders.step(context, input);
  }

  @Allow('admin')
  @Mutation(() => Boolean, { description: 'True. Sends the PDF to the supplier again.' })
  mailPurchaseOrder(
    @Ctx() context: Context,
    @Arg('input', () => MailPurchaseOrderInput) input: MailPurchaseOrderInput,
  ): Promise<boolean> {
    return this.services.orders.mail(context, input.id);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => PurchaseOrderDetails, {
    description: 'Records what arrived. A receipt is never changed. OVER_RECEIPT, STATE_CHANGED.',
  })
  receivePurchaseOrder(
    @Ctx() context: Context,
    @Arg('input', () => ReceivePurchaseOrderInput) input: ReceivePurchaseOrderInput,
  ): Promise<PurchaseOrderDetails> {
    return this.services.receiving.receive(context, input);
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => PurchaseOrderDetails)
  recordPurchaseInvoice(
    @Ctx() context: Context,
    @Arg('input', () => RecordPurchaseInvoiceInput) input: RecordPurchaseInvoiceInput,
  ): Promise<PurchaseOrderDetails> {
    return this.services.orders.recordInvoice(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.key')
  @Mutation(() => DraftedOrders, {
    description: 'Drafts one order of low stock for each supplier, without duplicates.',
  })
  draftPurchaseOrders(
    @Ctx() context: Context,
    @Arg('input', () => DraftPurchaseOrdersInput) input: DraftPurchaseOrdersInput,
  ): Promise<DraftedOrders> {
    return this.services.lowStock.draft(context, input);
  }

  @Allow('admin')
  @Mutation(() => PurchasingSettings)
  updatePurchasingSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePurchasingSettingsInput) input: UpdatePurchasingSettingsInput,
  ): Promise<PurchasingSettings> {
    return this.services.settings.update(context, input);
  }
}
