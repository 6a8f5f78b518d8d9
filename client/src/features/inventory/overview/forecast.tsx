import { FORECAST_AHEAD } from '@sideline/schema/inventory/forecast-ahead';
import { addQuantities, compareQuantities, lessQuantity } from '@sideline/schema/inventory/quantity';
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

/** What the forecast is based on, or why there is none. */
const basisWords = ({ venueType, attendance, basis, events, lines }: EventForecast): string => {
  const kind = venueType === null ? 'events' : `${venueType.toLowerCase()} events`;
  const people = attendance === null ? '' : `, scaled to ${numberText(attendance)} people`;
  switch (basis) {
    case 'past_events': {
      const from = `Based on your last ${String(events.length)} ${kind}${people}.`;
      return lines.length === 0 ? `${from} At least half of these events used nothing.` : from;
    }
    case 'kits':
      return 'Based on the kits in its bags, because too few earlier events of this kind have recorded use.';
    case 'burn_rate':
      return `Based on the use per person at all events in the last ${String(FORECAST_AHEAD.burnDays)} days${people}.`;
    case 'unknown':
      if (attendance === null)
        return 'To see what this event will probably use, enter how many people are expected.';
      if (venueType === null) return 'To see what this event will probably use, enter its venue type.';
      return `A forecast needs earlier events with recorded use, or bags with kits. Sideline has too few ${kind}.`;
  }
};

/** What the event will probably use, from the best available information. */
export function Forecast({ forecast, lines }: ForecastProps) {
  const there = new Map<string, number>();
  for (const { itemId, back, unusable, incoming } of lines)
    there.set(itemId, addQuantities(there.get(itemId) ?? 0, lessQuantity(back, unusable), incoming));
  return (
    <section className={styles['section']} aria-labelledby="event-forecast">
      <h2 id="event-forecast">Expected use</h2>
      <p className={styles['quiet']}>{basisWords(forecast)}</p>
      {forecast.basis !== 'past_events' ? null : (
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
