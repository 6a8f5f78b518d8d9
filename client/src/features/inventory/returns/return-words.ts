import type { ReturnRowFragment } from './returns.generated';

/** Where a return goes: to a supplier, to a place, or to destruction. */
export const goalWords = ({
  kind,
  supplierName,
  toName,
}: Pick<ReturnRowFragment, 'kind' | 'supplierName' | 'toName'>): string =>
  kind === 'to_destruction' ? 'Destruction' : (supplierName ?? toName ?? '');
