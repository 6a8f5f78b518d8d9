import { COMPARED_FIGURES } from '@sideline/schema/statistics/event-comparison';
import { Card } from 'antd';
import { Definition } from '../../components/ui/definition';
import { Failure } from '../../components/ui/failure';
import { TableSkeleton } from '../../components/ui/skeletons';
import { numberText } from '../../lib/formats';
import { useEventComparisonQuery, type EventComparisonQuery } from './client-board.generated';
import styles from './client-board.module.css';

type Compared = EventComparisonQuery['eventComparison'][number];

const valueWords = ({ value }: Compared): string =>
  typeof value === 'number' ? numberText(value) : 'Not known';
const rangeWords = ({ low, high }: Compared): string | null =>
  typeof low === 'number' && typeof high === 'number'
    ? `probably ${numberText(low)} to ${numberText(high)}`
    : null;
const historyWords = ({ history }: Compared): string | null =>
  history
    ? `${numberText(history.events)} events: median ${numberText(history.median)}, middle half ${numberText(history.lowerQuartile)} to ${numberText(history.upperQuartile)}`
    : null;

/** A closed event next to the provider's own earlier ones at the same kind of venue. Not shown to clients. */
export function EventComparison({ eventId }: { readonly eventId: string }) {
  const { data, error, refetch } = useEventComparisonQuery({ variables: { eventId } });
  return (
    <Card title={<h2 className="sl-card-title">Compared with earlier events</h2>}>
      {data === undefined && error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TableSkeleton rows={8} />
      ) : (
        <table className={styles.table} aria-label="Compared with earlier events">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" className={styles.amount}>
                This event
              </th>
              <th scope="col">Earlier events</th>
            </tr>
          </thead>
          <tbody>
            {data.eventComparison.map((compared) => (
              <tr key={compared.key}>
                <th scope="row">
                  {COMPARED_FIGURES[compared.key].name}
                  <Definition {...COMPARED_FIGURES[compared.key]} />
                  <span className={`${styles.quiet} ${styles.line}`}>
                    {COMPARED_FIGURES[compared.key].unit}
                  </span>
                </th>
                <td className={styles.amount}>
                  {valueWords(compared)}
                  <span className={`${styles.quiet} ${styles.line}`}>{rangeWords(compared)}</span>
                </td>
                <td>
                  {compared.comparison}
                  <span className={`${styles.quiet} ${styles.line}`}>{historyWords(compared)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
