import { PURCHASE_ORDER_STATE_TABLE } from '@sideline/schema/inventory/purchasing';
import type { PurchaseOrderState } from '@sideline/schema/inventory/purchase-order-transitions';
import { StatusTag } from '../../../components/ui/status-tag';

/** The state of an order, in words. */
export function OrderState({ state }: { readonly state: PurchaseOrderState }) {
  const { label, tone } = PURCHASE_ORDER_STATE_TABLE[state];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
