import {
  FORECAST_AHEAD,
  FORECAST_AHEAD_WORDS,
  FORECAST_BASIS_LABELS,
} from '@sideline/schema/inventory/forecast-ahead';
import { Link } from 'react-router-dom';
import { Empty } from '../../../components/ui/empty';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateTime } from '../../../lib/dates';
import { numberText } from '../../../lib/formats';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import type { EventReplenishmentQuery } from './overview.generated';

/** What the planned events of the next days will probably need in total, how that is worked out, and what is short. */
export function ForecastAhead({ forecast }: { readonly forecast: EventReplenishmentQuery['stockForecast'] }) {
  const { events, lines } = forecast;
  return (
    <section className={styles['section']} aria-labelledby="forecast-ahead">
      <h2 id="forecast-ahead">{`Expected use in the next ${String(FORECAST_AHEAD.days)} days`}</h2>
      <p className={styles['quiet']}>{FORECAST_AHEAD_WORDS}</p>
      {events.length === 0 ? (
        <Empty size="small" title="No planned events">
          To see what an event will need, plan it with a venue type and an expected attendance.
        </Empty>
      ) : (
        <>
          <ul className={styles['lines']} aria-label="Planned events">
            {events.map(({ eventId, name, startsAt, attendance, basis }) => (
              <li key={eventId} className={styles['line']}>
                <div>
                  <Link to={`/events/${eventId}/replenish`}>{name}</Link>
                  <p className={styles['quiet']}>
                    {[
                      formatDateTime(startsAt),
                      attendance === null ? 'attendance not known' : `${numberText(attendance)} expected`,
                    ].join(' · ')}
                  </p>
                </div>
                <StatusTag tone={basis === 'unknown' ? 'warning' : 'neutral'}>
                  {FORECAST_BASIS_LABELS[basis]}
                </StatusTag>
              </li>
            ))}
          </ul>
          {lines.length === 0 ? (
            <p className={styles['quiet']}>
              There is not enough information to forecast what these events will use.
            </p>
          ) : (
            <ul className={styles['lines']} aria-label="Items for the next events">
              {lines.map((line) => (
                <li key={line.itemId} className={styles['line']}>
                  <div>
                    <Link to={`/inventory/items/${line.itemId}`}>{line.itemName}</Link>
                    <p className={styles['quiet']}>
                      {`${amountWords(line.expected, line.unit)} expected, ${amountWords(line.held, line.unit)} in stock`}
                    </p>
                  </div>
                  {line.short > 0 ? (
                    <StatusTag tone="warning">{`${amountWords(line.short, line.unit)} short`}</StatusTag>
                  ) : (
                    <StatusTag tone="success">Enough</StatusTag>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
