import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ScanField } from '../../../components/scan/scan-field';
import type { ScanChoice } from '../../../components/scan/scanned';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, SearchBox } from '../../../components/ui/filter-bar';
import styles from '../papers/papers.module.css';
import { CountLine } from './count-line';
import { DeviceFound } from './device-found';
import { linesOfCode, type KeptStocktake } from './kept-counts';
import type { KeptCounts } from './use-kept-counts';

const STEP = 50;

/** Lines that match a code or a name. */
interface ScannedLines extends ScanChoice {
  readonly lineIds: ReadonlySet<string>;
  readonly code: ScannedCode | null;
}
const choiceOf = (lines: KeptStocktake['lines'], code: ScannedCode | null): ScannedLines => ({
  id: lines[0]?.itemId ?? '',
  name: lines[0]?.itemName ?? '',
  detail: lines.length === 1 ? (lines[0]?.lot ?? '') : `${String(lines.length)} lines`,
  lineIds: new Set(lines.map(({ id }) => id)),
  code,
});

interface DeviceLinesProps {
  readonly stocktake: KeptStocktake;
  readonly kept: KeptCounts;
}

/** The lines of a stocktake as this device has them, counted while the server cannot be asked. */
export function DeviceLines({ stocktake, kept }: DeviceLinesProps) {
  const { details, lines } = stocktake;
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const [scanned, setScanned] = useState<ScannedLines | null>(null);
  // What was scanned last and is not listed, or null while nothing unlisted is entered.
  const [unlisted, setUnlisted] = useState<{ readonly code: ScannedCode | null } | null>(null);
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
          choices.set(
            line.itemId,
            choiceOf(
              lines.filter(({ itemId }) => itemId === line.itemId),
              null,
            ),
          );
      return Promise.resolve([...choices.values()]);
    },
    [lines],
  );
  const find = useCallback(
    (code: ScannedCode) => {
      const those = linesOfCode(lines, code);
      return Promise.resolve(those.length === 0 ? null : choiceOf(those, code));
    },
    [lines],
  );
  return (
    <section className={styles['section']} aria-labelledby="stocktake-lines">
      <h2 id="stocktake-lines">Lines</h2>
      {details.canCount ? (
        <ScanField<ScannedLines>
          label="Scan or find what you count"
          placeholder="Barcode or name"
          search={search}
          find={find}
          onChoose={(choice) => {
            setUnlisted(null);
            setScanned(choice);
          }}
          onUnknown={(code) => setUnlisted({ code })}
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
          {details.canCount ? 'You can count what is not listed.' : null}
        </Empty>
      ) : (
        <ul className={styles['lines']} aria-labelledby="stocktake-lines">
          {found.slice(0, shown).map((line) => (
            <CountLine
              key={`${line.id} ${String(line.counts)}`}
              stocktakeId={details.stocktake.id}
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
      {!details.canCount ? null : unlisted === null ? (
        <Button style={{ marginBlockStart: 16 }} onClick={() => setUnlisted({ code: scanned?.code ?? null })}>
          Count something that is not listed
        </Button>
      ) : (
        <DeviceFound
          key={JSON.stringify(unlisted.code)}
          stocktake={stocktake}
          code={unlisted.code}
          kept={kept}
          onDone={() => setUnlisted(null)}
        />
      )}
    </section>
  );
}
