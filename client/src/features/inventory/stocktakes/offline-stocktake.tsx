import { Page } from '../../../components/ui/page';
import { DeviceLines } from './device-lines';
import type { KeptStocktake } from './kept-counts';
import { scopeWords, StocktakeState } from './stocktake-words';
import { UnsentCountsAlert } from './unsent-counts';
import type { KeptCounts } from './use-kept-counts';

interface OfflineStocktakeProps {
  readonly stocktake: KeptStocktake;
  readonly kept: KeptCounts;
}

/** A stocktake as this device has it, opened while the server cannot be asked. */
export function OfflineStocktake({ stocktake: copy, kept }: OfflineStocktakeProps) {
  const { stocktake } = copy.details;
  return (
    <Page
      title={stocktake.number}
      breadcrumb={[{ label: 'Stocktakes', path: '/inventory/stocktakes' }]}
      purpose={scopeWords(stocktake)}
      aside={<StocktakeState state={stocktake.state} />}
    >
      <UnsentCountsAlert kept={kept} />
      <DeviceLines stocktake={copy} kept={kept} />
    </Page>
  );
}
