import { Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useFacts } from '../prf-context';
import { allSets } from './sets';
import { TrendTable } from './trend-table';

// The chart's library is large: it comes when somebody looks at a chart.
const TrendChart = lazy(() => import('./trend-chart'));

/** How the values went: as a chart or as a table of the same figures. */
export function Trend({ onCorrect }: { readonly onCorrect: (entryId: string) => void }) {
  const facts = useFacts();
  const [view, setView] = useState<'table' | 'chart'>('table');
  const sets = allSets(facts);
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
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <TrendChart sets={sets} />
        </Suspense>
      )}
    </section>
  );
}
