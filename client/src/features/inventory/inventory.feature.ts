import type { ComponentType } from 'react';
import { defineFeature } from '../../lib/feature';
import { lazyPage } from '../../lib/lazy-page';

/** Each page shares one script with the scan button. */
const scannedPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPage(async () => {
    const [page, { withScan }] = await Promise.all([load(), import('./scan/with-scan')]);
    return { default: withScan(page.default) };
  });

/** A list that shows the stock tasks at the top. */
const listPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPage(async () => {
    const [page, { withTasks }] = await Promise.all([load(), import('./scan/with-scan')]);
    return { default: withTasks(page.default) };
  });

/** Stock, bags, purchasing and controlled drugs. */
export const inventoryFeature = defineFeature({
  name: 'inventory',
  routes: [
    {
      path: '/events/:eventId/replenish',
      access: 'clinicians',
      title: 'Replenish event',
      page: scannedPage(() => import('./overview/replenish.page')),
    },
    {
      path: '/inventory/dashboard',
      access: 'clinicians',
      title: 'Inventory overview',
      page: scannedPage(() => import('./overview/overview.page')),
    },
    {
      path: '/inventory/items',
      access: 'clinicians',
      title: 'Items',
      page: listPage(() => import('./items.page')),
    },
    {
      path: '/inventory/import',
      access: 'admins',
      title: 'Import stock',
      page: scannedPage(() => import('./imports/stock-import.page')),
    },
    {
      path: '/inventory/items/:itemId',
      access: 'clinicians',
      title: 'Item',
      page: scannedPage(() => import('./item.page')),
    },
    {
      path: '/inventory/kits',
      access: 'clinicians',
      title: 'Kits',
      page: listPage(() => import('./kits/kits.page')),
    },
    {
      path: '/inventory/boms',
      access: 'clinicians',
      title: 'Kits',
      page: listPage(() => import('./kits/kits.page')),
    },
    {
      path: '/inventory/locations',
      access: 'clinicians',
      title: 'Location Management',
      page: listPage(() => import('./locations.page')),
    },
    {
      path: '/inventory/purchasing',
      access: 'clinicians',
      title: 'Purchase orders',
      page: listPage(() => import('./purchasing/orders.page')),
    },
    {
      path: '/inventory/purchasing/new',
      access: 'clinicians',
      title: 'Create purchase order',
      page: scannedPage(() => import('./purchasing/new-order.page')),
    },
    {
      path: '/inventory/purchasing/:poId',
      access: 'clinicians',
      title: 'Purchase order',
      page: scannedPage(() => import('./purchasing/order.page')),
    },
    {
      path: '/inventory/low-stock',
      access: 'clinicians',
      title: 'Low stock',
      page: listPage(() => import('./purchasing/low-stock.page')),
    },
    {
      path: '/inventory/expiring-batches',
      access: 'clinicians',
      title: 'Expiring batches',
      page: listPage(() => import('./purchasing/expiring.page')),
    },
    {
      path: '/inventory/suppliers',
      access: 'clinicians',
      title: 'Suppliers',
      page: listPage(() => import('./suppliers/suppliers.page')),
    },
    {
      path: '/inventory/supplier-items',
      access: 'clinicians',
      title: 'Supplier items',
      page: listPage(() => import('./suppliers/supplier-items.page')),
    },
    {
      path: '/inventory/bags',
      access: 'clinicians',
      title: 'Bags',
      page: listPage(() => import('./bags/bags.page')),
    },
    {
      path: '/inventory/bags/:bagId',
      access: 'clinicians',
      title: 'Bag',
      page: scannedPage(() => import('./bags/bag.page')),
    },
    {
      path: '/inventory/bags/:bagId/contents',
      access: 'clinicians',
      title: 'Bag contents',
      page: scannedPage(() => import('./bags/contents.page')),
    },
    {
      path: '/inventory/pouches',
      access: 'clinicians',
      title: 'Pouches',
      page: listPage(() => import('./bags/pouches.page')),
    },
    {
      path: '/inventory/transfer',
      access: 'clinicians',
      title: 'New transfer',
      page: scannedPage(() => import('./transfers/new-transfer.page')),
    },
    {
      path: '/inventory/transfers',
      access: 'clinicians',
      title: 'Transfers',
      page: listPage(() => import('./transfers/transfers.page')),
    },
    {
      path: '/inventory/transfers/:transferId',
      access: 'clinicians',
      title: 'Transfer',
      page: scannedPage(() => import('./transfers/transfer.page')),
    },
    {
      path: '/inventory/usage-logs',
      access: 'clinicians',
      title: 'Usage logs',
      page: listPage(() => import('./usage/usage-logs.page')),
    },
    {
      path: '/inventory/returns',
      access: 'clinicians',
      title: 'Returns',
      page: listPage(() => import('./returns/returns.page')),
    },
    {
      path: '/inventory/returns/new',
      access: 'clinicians',
      title: 'New return',
      page: scannedPage(() => import('./returns/new-return.page')),
    },
    {
      path: '/inventory/returns/:returnId',
      access: 'clinicians',
      title: 'Return',
      page: scannedPage(() => import('./returns/return.page')),
    },
    {
      path: '/inventory/stocktakes',
      access: 'clinicians',
      title: 'Stocktakes',
      page: listPage(() => import('./stocktakes/stocktakes.page')),
    },
    {
      path: '/inventory/stocktakes/:stocktakeId',
      access: 'clinicians',
      title: 'Stocktake',
      page: scannedPage(() => import('./stocktakes/stocktake.page')),
    },
    {
      path: '/inventory/controlled-drugs',
      access: 'clinicians',
      title: 'Controlled Drugs',
      page: listPage(() => import('./controlled-drugs/controlled-drugs.page')),
    },
    {
      path: '/inventory/recalls',
      access: 'clinicians',
      title: 'Recalls',
      page: listPage(() => import('./recalls/recalls.page')),
    },
    {
      path: '/inventory/recalls/:recallId',
      access: 'clinicians',
      title: 'Recall',
      page: scannedPage(() => import('./recalls/recall.page')),
    },
    {
      path: '/s/:kind/:labelId',
      access: 'clinicians',
      title: 'Label',
      page: lazyPage(() => import('./open-label.page')),
    },
  ],
  menu: [
    { group: 'Inventory', rank: 110, path: '/inventory/dashboard', label: 'Overview' },
    { group: 'Inventory', rank: 120, path: '/inventory/items', label: 'Items' },
    { group: 'Inventory', rank: 130, path: '/inventory/boms', label: 'Kits' },
    { group: 'Inventory', rank: 140, path: '/inventory/locations', label: 'Locations' },
    { group: 'Inventory', rank: 150, path: '/inventory/purchasing', label: 'PO List', section: 'Purchasing' },
    {
      group: 'Inventory',
      rank: 160,
      path: '/inventory/purchasing/new',
      label: 'Create PO',
      section: 'Purchasing',
    },
    { group: 'Inventory', rank: 170, path: '/inventory/returns', label: 'Returns' },
    { group: 'Inventory', rank: 210, path: '/inventory/low-stock', label: 'Low Stock' },
    { group: 'Inventory', rank: 220, path: '/inventory/expiring-batches', label: 'Expiring Batches' },
    { group: 'Inventory', rank: 310, path: '/inventory/suppliers', label: 'Suppliers' },
    { group: 'Inventory', rank: 320, path: '/inventory/supplier-items', label: 'Supplier Items' },
    { group: 'Inventory', rank: 410, path: '/inventory/bags', label: 'Bags' },
    { group: 'Inventory', rank: 420, path: '/inventory/transfers', label: 'Transfers' },
    { group: 'Inventory', rank: 430, path: '/inventory/usage-logs', label: 'Usage Logs' },
    { group: 'Inventory', rank: 510, path: '/inventory/stocktakes', label: 'Stocktakes' },
    { group: 'Inventory', rank: 520, path: '/inventory/controlled-drugs', label: 'Controlled Drugs' },
    { group: 'Inventory', rank: 530, path: '/inventory/recalls', label: 'Recalls' },
  ],
});
