import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ScanField } from '../../../components/scan/scan-field';
import type { ScanChoice } from '../../../components/scan/scanned';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, SearchBox } from '../../../components/ui/filter-bar';
import { Page } from '../../../components/ui/page';
import styles from '../papers/papers.module.css';
import { CountLine } from './count-line';
import { linesOfCode, type KeptStocktake } from './kept-counts';
import { scopeWords, StocktakeState } from './stocktake-words';
import { UnsentCountsAlert } from './unsent-counts';
import type { KeptCounts } from './use-kept-counts';

const STEP = 50;

/** Lines that match a code or a name. */
interface ScannedLines extends ScanChoice {
  readonly lineIds: ReadonlySet<string>;
}
const choiceOf = (lines: KeptStocktake['lines']): ScannedLines => ({
  id: lines[0]?.itemId ?? '',
  name: lines[0]?.itemName ?? '',
  detail: lines.length === 1 ? (lines[0]?.lot ?? '') : `${String(lines.length)} lines`,
  lineIds: new Set(lines.map(({ id }) => id)),
});

interface OfflineStocktakeProps {
  readonly stocktake: KeptStocktake;
  readonly kept: KeptCounts;
}

/** A stocktake as this device has it, counted while the server cannot be reached. */
export function OfflineStocktake({ stocktake: { details, lines }, kept }: OfflineStocktakeProps) {
  const { stocktake } = details;
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const [scanned, setScanned] = useState<ScannedLines | null>(null);
  const found = useMemo(() => {
    if (scanned !== null) return lines.filter(({ id }) => scanned.lineIds.has(id));
    const sought = text.trim().toLowerCase();
    return lines.filter(({ itemName, sku, lot, barcode }) =>
      [itemName, sku, lot, barcode].some((one) => one?.toLowerCase().includes(sought)),
    );
  }, [lines, text, scanned]);
  const search = useCallback(
    (typed: string) => {
      const sought = typed.trim().toLowerCase();
      const choices = new Map<string, ScannedLines>();
      for (const line of lines)
        if (`${line.itemName} ${line.sku}`.toLowerCase().includes(sought) && choices.size < 8)
          choices.set(line.itemId, choiceOf(lines.filter(({ itemId }) => itemId === line.itemId)));
      return Promise.resolve([...choices.values()]);
    },
    [lines],
  );
  const find = useCallback(
    (code: ScannedCode) => {
      const those = linesOfCode(lines, code);
      return Promise.resolve(those.length === 0 ? null : choiceOf(those));
    },
    [lines],
  );
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
        {details.canCount ? (
          <ScanField<ScannedLines>
            label="Scan or find what you count"
            placeholder="Barcode or name"
            search={search}
            find={find}
            onChoose={setScanned}
            keepsScanning
          />
        ) : null}
        <FilterBar
          isAny={text !== '' || scanned !== null}
          onClear={() => {
            setText('');
            setScanned(null);
          }}
        >
          <SearchBox
            label="Search lines"
            placeholder="Item, SKU, lot or barcode"
            value={text}
            onSearch={setText}
          />
        </FilterBar>
        {scanned === null ? null : <p className={styles['quiet']}>{`Only ${scanned.name} is shown.`}</p>}
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
