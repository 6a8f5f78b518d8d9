import { newId } from '../../../platform/ids.js';
import {
  ADMINS,
  ADMINS_ON_UNKNOWN,
  CLINICIANS,
  CLINICIANS_ON_UNKNOWN,
  CLINICIANS_WRITE,
  m,
  q,
  UNKNOWN_READ,
  type AccessRows,
  type Call,
  type Facts,
  type RestCall,
} from '../../../../test/access/rows.js';

const ORDER_LINES = (): readonly Facts[] => [{ id: newId(), supplierItemId: newId(), packs: 1 }];

/** Prices, terms and invoices are fields that administrators alone may ask for: purchasing.e2e.test.ts. */
const GRAPHQL: readonly Call[] = [
  q('purchaseOrders', CLINICIANS, 'any', '', '{ totalCount nodes { id number } }'),
  q('purchaseOrder', UNKNOWN_READ, 'unknown', '($id: ID!)', '(id: $id) { order { id } }', () => ({
    id: newId(),
  })),
  q('lowStock', CLINICIANS, 'any', '', '{ totalCount nodes { itemId wanted } }'),
  q('expiringStock', CLINICIANS, 'any', '', '{ totalCount nodes { batchId quantity } }'),
  q('expirySummary', CLINICIANS, 'any', '', '{ within rows }'),
  q('purchasingSettings', ADMINS, 'any', '', '{ twoPeopleAbovePence }'),
  m(
    'createPurchaseOrder',
    'CreatePurchaseOrderInput',
    'U  B  B  B  F  F  B  F  F',
    'of an unknown supplier',
    '{ purchaseOrder { order { id } } }',
    () => ({
      ...{ id: newId(), supplierId: newId(), deliveryLocationId: newId(), lines: ORDER_LINES() },
    }),
  ),
  m(
    'updatePurchaseOrder',
    'UpdatePurchaseOrderInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ purchaseOrder { order { id } } }',
    () => ({
      ...{ id: newId(), version: 1, deliveryLocationId: newId(), lines: ORDER_LINES() },
    }),
  ),
  m(
    'stepPurchaseOrder',
    'StepPurchaseOrderInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ purchaseOrder { order { id } } }',
    () => ({
      ...{ id: newId(), action: 'submit' },
    }),
  ),
  m('mailPurchaseOrder', 'MailPurchaseOrderInput', ADMINS_ON_UNKNOWN, 'unknown', '{ isDone }', () => ({
    id: newId(),
  })),
  m(
    'receivePurchaseOrder',
    'ReceivePurchaseOrderInput',
    CLINICIANS_ON_UNKNOWN,
    'unknown',
    '{ purchaseOrder { order { id } } }',
    () => ({
      ...{ id: newId(), orderId: newId(), lines: [{ lineId: newId(), quantity: 1 }] },
    }),
  ),
  m(
    'recordPurchaseInvoice',
    'RecordPurchaseInvoiceInput',
    ADMINS_ON_UNKNOWN,
    'unknown',
    '{ purchaseOrder { order { id } } }',
    () => ({
      ...{ id: newId(), orderId: newId(), number: 'INV-1', invoicedOn: '2026-11-01' },
      lines: [{ lineId: newId(), packs: 1, packPricePence: 100 }],
    }),
  ),
  m(
    'draftPurchaseOrders',
    'DraftPurchaseOrdersInput',
    CLINICIANS_WRITE,
    'of unknown rules',
    '{ draftedOrders { leftOut } }',
    () => ({
      ...{ key: newId(), rules: [{ itemId: newId(), locationId: newId() }] },
    }),
  ),
  m(
    'updatePurchasingSettings',
    'UpdatePurchasingSettingsInput',
    ADMINS,
    'any',
    '{ purchasingSettings { twoPeopleAbovePence } }',
    () => ({
      twoPeopleAbovePence: 50_000,
    }),
  ),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/inventory/purchase-orders/{id}/pdf',
    on: 'unknown',
    expected: '401 404 404 404 403 403 404 404 403',
    url: () => `/api/inventory/purchase-orders/${newId()}/pdf`,
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
