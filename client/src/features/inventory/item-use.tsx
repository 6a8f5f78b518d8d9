import { quantityText } from '@sideline/schema/inventory/quantity';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { PartFailure } from '../../components/ui/failure';
import { lazyPart } from '../../components/ui/lazy-part';
import { formatDate } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import type { BurnChartProps } from './burn-chart';
import { useItemUseQuery, type StockItemQuery } from './inventory.generated';
import styles from './inventory.module.css';
import { amountWords } from './stock-words';

const BurnChart = lazyPart<BurnChartProps>(() => import('./burn-chart'), {
  lost: 'The chart could not be loaded. The same figures are in the list below it.',
  fallback: <Skeleton.Node active style={{ width: '100%', height: 220 }} />,
});

/**
 * How fast an item is used: in total, by week, at events and by place. Anything that the page has not loaded is loaded
 * when the tab opens.
 */
export function ItemUse({ details: { item, burn } }: { readonly details: StockItemQuery['stockItem'] }) {
  if (burn.used === 0)
    return (
      <Empty title="None used in the last 90 days" size="small">
        The burn rate appears here once some has been used.
      </Empty>
    );
  return (
    <>
      <p>
        {`${amountWords(burn.used, item.unit)} used in the last 90 days, ${quantityText(burn.perDay)} a day.`}
        {burn.daysOfCover === null
          ? ''
          : ` Your stock lasts ${quantityText(Math.floor(burn.daysOfCover))} days.`}
      </p>
      <UseByPlace item={item} />
      <BurnChart
        label={`${item.name} used in each of the last 13 weeks. The table below has the same figures.`}
        weeks={burn.weeks}
      />
      <table className={styles['table']} aria-label={`${item.name} used by week`}>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col" className={styles['figure']}>
              Used
            </th>
          </tr>
        </thead>
        <tbody>
          {burn.weeks.map(({ startsOn, used }) => (
            <tr key={startsOn}>
              <td>{formatDate(startsOn)}</td>
              <td className={styles['figure']}>{amountWords(used, item.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Two places are enough to compare events for one item. */
const rateText = (rate: number): string => quantityText(Math.round(rate * 100) / 100);

interface UseByPlaceProps {
  readonly item: Pick<StockItemQuery['stockItem']['item'], 'id' | 'name' | 'unit'>;
}

/** Use at events, and by the place that it was taken from. */
function UseByPlace({ item }: UseByPlaceProps) {
  const { data, error, refetch } = useItemUseQuery({
    variables: { itemId: item.id },
    fetchPolicy: 'cache-and-network',
  });
  const use = data?.stockUse;
  if (use === undefined)
    return error ? (
      <PartFailure
        error={error}
        title="Use by place and at events cannot be loaded just now."
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton active />
    );
  return (
    <>
      <p>
        {use.perEvent === null
          ? 'No event ended in these days.'
          : `${rateText(use.perEvent)} per event: ${numberText(use.eventsUsing)} of ${numberText(use.events)} events used some. `}
        {use.perThousand === null
          ? null
          : `${rateText(use.perThousand)} for every 1,000 of ${numberText(use.attendance)} people attending.`}
      </p>
      {use.places.length === 0 ? null : (
        <table className={styles['table']} aria-label={`${item.name} used by place in the last 90 days`}>
          <thead>
            <tr>
              <th scope="col">Taken from</th>
              <th scope="col" className={styles['figure']}>
                Used
              </th>
              <th scope="col" className={styles['figure']}>
                Usable there
              </th>
              <th scope="col" className={styles['figure']}>
                Days of cover
              </th>
            </tr>
          </thead>
          <tbody>
            {use.places.map((place) => (
              <tr key={place.locationId}>
                <td>
                  <Link to={`/inventory/usage-logs?item=${item.id}&place=${place.locationId}`}>
                    {place.locationName}
                  </Link>
                </td>
                <td className={styles['figure']}>{amountWords(place.used, item.unit)}</td>
                <td className={styles['figure']}>{amountWords(place.usable, item.unit)}</td>
                <td className={styles['figure']}>{quantityText(place.daysOfCover)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
