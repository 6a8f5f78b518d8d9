import { isSectionKey, SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';

import { useParams } from 'react-router-dom';
import { Choice } from '../../../components/ui/choice';
import { FormField } from '../../../components/ui/entity-form';
import { LoadMore } from '../../../components/list/load-more';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { useUrlFilters } from '../../../components/ui/url-filters';
import '../prf.css';
import { CompareVersions } from './compare-versions';
import { usePrfHistoryQuery } from './history.generated';
import { HistoryRow } from './history-row';
import { otherClockText, useRecordZone } from '../record-clock';
import log from './log-list.module.css';
import styles from './history.module.css';

const PAGE = 50;
const FILTERS = ['section', 'from', 'to'] as const;
const WHOLE = { value: '', label: 'Whole record' };
const CHOICES: readonly { readonly value: string; readonly label: string }[] = [
  WHOLE,
  ...SECTIONS.map(({ key, label }) => ({ value: key, label })),
];

/** /prf/{number}/history: who changed what, when, section by section, and any two versions side by side. */
export default function PrfHistoryPage() {
  const { customPrfId: number = '' } = useParams();
  const filters = useUrlFilters(FILTERS);
  const { section: wanted = '', from, to } = filters.values;
  const section = isSectionKey(wanted) ? wanted : null;
  const { data, previousData, loading, error, refetch, fetchMore } = usePrfHistoryQuery({
    // The cached copy would be out of date, and looking is itself recorded.
    fetchPolicy: 'network-only',
    variables: { customPrfId: number, section, first: PAGE },
  });
  const history = (data ?? previousData)?.prfHistory;
  useRecordZone(history?.nodes[0]?.timeZone);
  const otherClock = otherClockText();
  const more = morePages('prfHistory', data ?? previousData, fetchMore);
  return (
    <Page
      title={`History of ${number}`}
      purpose="Who changed what and when. Every version is kept and cannot be changed."
      breadcrumb={[{ label: number, path: `/prf/${number}` }]}
      error={error}
      hasContent={history !== undefined}
      onRetry={() => void refetch()}
      filters={
        <FormField id="prf-history-section" label="Section">
          <Choice
            id="prf-history-section"
            className={styles.section ?? ''}
            value={section ?? WHOLE.value}
            options={[...CHOICES]}
            onChange={(value: string) => {
              filters.set({ section: value });
            }}
          />
        </FormField>
      }
    >
      {history ? (
        <>
          {otherClock === null ? null : <p className="prf-quiet">{otherClock}</p>}
          <CompareVersions
            key={section}
            number={number}
            lines={history.nodes}
            section={section}
            from={from}
            to={to}
            onChoose={filters.set}
            {...more}
          />
          <ul className={`${log.list ?? ''} ${styles.list ?? ''}`} aria-label="What happened, newest first">
            {history.nodes.map((line) => (
              <li key={line.key}>
                <HistoryRow number={number} line={line} />
              </li>
            ))}
          </ul>
          {history.nodes.length === 0 ? (
            <p className="prf-quiet">Nothing has been entered in this section.</p>
          ) : null}
          <LoadMore isLoading={loading} {...more} />
        </>
      ) : (
        <TableSkeleton rows={12} />
      )}
    </Page>
  );
}
