import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { allSets } from './sets';
import { TrendTable } from './trend-table';

// The chart's library is large, so it loads when a chart is first shown.
const TrendChart = lazyPart(() => import('./trend-chart'), {
  lost: 'The chart did not load. The table has the same figures.',
  fallback: <Skeleton active paragraph={{ rows: 8 }} />,
});

const setsIn = (view: RecordView) => allSets(view.facts());

/** The trend of the values: as a chart, or as a table of the same figures. */
export function Trend({ onCorrect }: { readonly onCorrect: (entryId: string) => void }) {
  const [view, setView] = useState<'table' | 'chart'>('table');
  const sets = useView(setsIn);
  return (
    <section className="prf-card" aria-labelledby="prf-trend">
      <div className="prf-set-foot">
        <h3 id="prf-trend" className="prf-card-title">
          Trend
        </h3>
        <Segmented
          aria-label="Show the trend as"
          value={view}
          options={[
            { value: 'table', label: 'Table' },
            { value: 'chart', label: 'Chart' },
          ]}
          onChange={setView}
        />
      </div>
      {sets.length === 0 ? (
        <p className="prf-quiet">Sets appear here, the newest on the right.</p>
      ) : view === 'table' ? (
        <TrendTable sets={sets} onCorrect={onCorrect} />
      ) : (
        <TrendChart sets={sets} />
      )}
    </section>
  );
}
