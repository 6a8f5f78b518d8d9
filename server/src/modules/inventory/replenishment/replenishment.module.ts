import { defineModule } from '../../../platform/module.js';
import { CLOSE_CHECKS } from '../../events/events.ports.js';
import type { PurchaseOrderService } from '../purchasing/purchase-order.service.js';
import { STOCK_PROMISES } from '../purchasing/purchasing.ports.js';
import type { TransferService } from '../transfers/transfer.service.js';
import { ForecastAheadService } from './forecast-ahead.service.js';
import { ForecastService } from './forecast.service.js';
import { stockToReplenish, stockVariance } from './replenishment-close.hot.js';
import { EVENT_PLACES, PLACE_LEVELS } from './replenishment.ports.js';
import { ReplenishmentResolver } from './replenishment.resolver.js';
import { ReplenishmentService } from './replenishment.service.js';

interface Needs {
  readonly transfers: TransferService;
  readonly purchaseOrders: PurchaseOrderService;
}

export const replenishmentModule = defineModule({
  name: 'inventory/replenishment',
  scope: 'stock',
  start: ({ transfers, purchaseOrders }: Needs, { every }) => {
    const parts = {
      promises: every(STOCK_PROMISES),
      places: every(EVENT_PLACES),
      levels: every(PLACE_LEVELS),
    };
    return {
      resolvers: [
        new ReplenishmentResolver(
          new ReplenishmentService({ transfers, orders: purchaseOrders, ...parts }),
          new ForecastService(parts),
          new ForecastAheadService(parts),
        ),
      ],
      contributes: [CLOSE_CHECKS.takes(stockToReplenish(parts), stockVariance(parts))],
    };
  },
});
