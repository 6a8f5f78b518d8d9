import { FORECAST_LIMITS } from '@sideline/schema/inventory/forecast';
import { addQuantities, compareQuantities } from '@sideline/schema/inventory/quantity';
import { Link } from 'react-router-dom';
import { StatusTag } from '../../../components/ui/status-tag';
import { numberText } from '../../../lib/formats';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import type { EventReplenishmentQuery, ReplenishDetailsFragment } from './overview.generated';

type EventForecast = EventReplenishmentQuery['eventForecast'];

interface ForecastProps {
  readonly forecast: EventForecast;
  readonly lines: ReplenishDetailsFragment['lines'];
}

/** What the forecast rests on, or why there is none. */
const basisWords = ({ venueType, attendance, events, lines }: EventForecast): string => {
  if (venueType === null) return 'To see what this event will probably use, enter its venue type.';
  if (attendance === null)
    return 'To see what this event will probably use, enter how many people are expected.';
  const kind = `${venueType.toLowerCase()} events`;
  if (events.length < FORECAST_LIMITS.leastEvents)
    return `A forecast needs two earlier ${kind} with recorded use. Sideline has ${events.length === 0 ? 'none yet' : 'one'}.`;
  const from = `From your last ${String(events.length)} ${kind}, scaled to ${numberText(attendance)} people.`;
  return lines.length === 0 ? `${from} At least half of these events used nothing.` : from;
};

/** What the event will probably use, from the provider's own earlier events of its kind. */
export function Forecast({ forecast, lines }: ForecastProps) {
  const there = new Map<string, number>();
  for (const { itemId, back, incoming } of lines)
    there.set(itemId, addQuantities(there.get(itemId) ?? 0, back, incoming));
  return (
    <section className={styles['section']} aria-labelledby="event-forecast">
      <h2 id="event-forecast">Expected use</h2>
      <p className={styles['quiet']}>{basisWords(forecast)}</p>
      {forecast.events.length < FORECAST_LIMITS.leastEvents ? null : (
        <p className={styles['quiet']}>
          {forecast.events.map((event, index) => (
            <span key={event.eventId}>
              {index > 0 ? ', ' : null}
              <Link to={`/events/${event.eventId}`}>{event.name}</Link>
              {` (${numberText(event.attendance)})`}
            </span>
          ))}
        </p>
      )}
      {forecast.lines.length === 0 ? null : (
        <ul className={styles['lines']} aria-labelledby="event-forecast">
          {forecast.lines.map((line) => {
            const held = there.get(line.itemId) ?? 0;
            return (
              <li key={line.itemId} className={styles['line']}>
                <div>
                  <Link to={`/inventory/items/${line.itemId}`}>{line.itemName}</Link>
                  <p className={styles['quiet']}>
                    {`${amountWords(line.expected, line.unit)} expected, ${amountWords(held, line.unit)} in its bags and places`}
                  </p>
                </div>
                {compareQuantities(held, line.expected) < 0 ? (
                  <StatusTag tone="warning">May run out</StatusTag>
                ) : (
                  <StatusTag tone="success">Enough</StatusTag>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
