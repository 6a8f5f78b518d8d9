import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, SearchBox } from '../../../components/ui/filter-bar';
import { Page } from '../../../components/ui/page';
import styles from '../papers/papers.module.css';
import { CountLine } from './count-line';
import type { KeptStocktake } from './kept-counts';
import { scopeWords, StocktakeState } from './stocktake-words';
import { UnsentCountsAlert } from './unsent-counts';
import type { KeptCounts } from './use-kept-counts';

const STEP = 50;

interface OfflineStocktakeProps {
  readonly stocktake: KeptStocktake;
  readonly kept: KeptCounts;
}

/** A stocktake as this device has it, counted while the server cannot be asked. */
export function OfflineStocktake({ stocktake: { details, lines }, kept }: OfflineStocktakeProps) {
  const { stocktake } = details;
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const found = useMemo(() => {
    const sought = text.trim().toLowerCase();
    return lines.filter(({ itemName, sku, lot, barcode }) =>
      [itemName, sku, lot, barcode].some((one) => one?.toLowerCase().includes(sought)),
    );
  }, [lines, text]);
  return (
    <Page
      title={stocktake.number}
      breadcrumb={[{ label: 'Stocktakes', path: '/inventory/stocktakes' }]}
      purpose={scopeWords(stocktake)}
      aside={<StocktakeState state={stocktake.state} />}
    >
      <UnsentCountsAlert kept={kept} />
      <section className={styles['section']} aria-labelledby="stocktake-lines">
        <h2 id="stocktake-lines">Lines</h2>
        <FilterBar isAny={text !== ''} onClear={() => setText('')}>
          <SearchBox
            label="Search lines"
            placeholder="Item, SKU, lot or barcode"
            value={text}
            onSearch={setText}
          />
        </FilterBar>
        {found.length === 0 ? (
          <Empty title="No line matches" size="small">
            You can count unlisted items when there is a connection.
          </Empty>
        ) : (
          <ul className={styles['lines']} aria-labelledby="stocktake-lines">
            {found.slice(0, shown).map((line) => (
              <CountLine
                key={`${line.id} ${String(line.counts)}`}
                stocktakeId={stocktake.id}
                line={line}
                canCount={details.canCount}
                kept={kept}
                onCounted={() => undefined}
              />
            ))}
          </ul>
        )}
        {found.length > shown ? (
          <Button onClick={() => setShown((before) => before + STEP)}>Load more</Button>
        ) : null}
      </section>
    </Page>
  );
}
