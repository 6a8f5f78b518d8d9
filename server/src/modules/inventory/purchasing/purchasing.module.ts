import { defineModule } from '../../../platform/module.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { PostOffice } from '../../notifications/post-office.service.js';
import type { ProviderFormatsService } from '../../settings/provider-formats.service.js';
import type { ProviderSettingsService } from '../../settings/provider-settings.service.js';
import type { RightsService } from '../../settings/rights.service.js';
import type { SettingStore } from '../../settings/setting-store.service.js';
import type { PostingService } from '../stock/posting.service.js';
import { ExpiringStockService } from './expiring-stock.service.js';
import { LowStockService } from './low-stock.service.js';
import { OrderPaperService } from './order-paper.service.js';
import { MAIL_ORDER_TASK, PurchaseOrderService } from './purchase-order.service.js';
import { PurchasingSettingsService } from './purchasing-settings.service.js';
import { purchasingExports } from './purchasing.exports.js';
import { STOCK_PROMISES, TRANSFER_DRAFTS } from './purchasing.ports.js';
import { PurchasingResolver } from './purchasing.resolver.js';
import { purchasingRoutes } from './purchasing.routes.js';
import { ReceivingService } from './receiving.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly rights: RightsService;
  readonly settings: ProviderSettingsService;
  readonly formats: ProviderFormatsService;
  readonly settingStore: SettingStore;
  readonly post: PostOffice;
  readonly stockPosting: PostingService;
}

export const purchasingModule = defineModule({
  name: 'inventory/purchasing',
  scope: 'purchasing',
  impersonal: {
    purchase_order: 'What is ordered from a company; who drafted it counts as the account’s activity.',
    purchase_order_line: 'Packs of an item.',
    purchase_order_step: 'Who moved an order on, and why.',
    purchase_receipt: 'What arrived, and who received it.',
    purchase_receipt_line: 'How much of a lot arrived.',
    purchase_invoice: 'The number of a company’s invoice, and who entered it.',
    purchase_invoice_line: 'The price charged for an item.',
  },
  start: ({ audit, rights, settings, formats, settingStore, post, stockPosting }: Needs, { every }) => {
    const purchasingSettings = new PurchasingSettingsService({ store: settingStore });
    const purchaseOrders = new PurchaseOrderService({ audit, rights, settings: purchasingSettings });
    const receiving = new ReceivingService({ audit, orders: purchaseOrders, posting: stockPosting });
    const lowStock = new LowStockService({
      orders: purchaseOrders,
      promises: every(STOCK_PROMISES),
      drafts: every(TRANSFER_DRAFTS),
    });
    const expiringStock = new ExpiringStockService();
    const papers = new OrderPaperService({ settings, post, formats });
    return {
      services: { purchaseOrders, receiving, lowStock, expiringStock },
      resolvers: [
        new PurchasingResolver({
          orders: purchaseOrders,
          receiving,
          lowStock,
          expiring: expiringStock,
          settings: purchasingSettings,
        }),
      ],
      routes: { purchasing: purchasingRoutes({ papers }) },
      exports: purchasingExports({ purchaseOrders, lowStock, expiringStock }),
      jobs: { tasks: { [MAIL_ORDER_TASK]: (payload) => papers.mail(payload) } },
    };
  },
});
