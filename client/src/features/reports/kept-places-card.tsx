import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { numberText } from '../../lib/formats';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';

type KeptPlace = DashboardQuery['dashboard']['keptPlaces'][number];

const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** What needs doing at one location, each with a link to its list. */
const needsOf = (place: KeptPlace): readonly (readonly [words: string, path: string])[] => {
  const at = `place=${place.locationId}`;
  return [
    ...(place.out > 0
      ? [[counted(place.out, 'item out', 'items out'), `/inventory/low-stock?${at}&out=1`] as const]
      : []),
    ...(place.low > 0
      ? [[counted(place.low, 'item low', 'items low'), `/inventory/low-stock?${at}`] as const]
      : []),
    ...(place.expired > 0
      ? [
          [
            counted(place.expired, 'lot expired', 'lots expired'),
            `/inventory/expiring-batches?${at}&within=expired`,
          ] as const,
        ]
      : []),
    ...(place.expiring > 0
      ? [
          [
            counted(place.expiring, 'lot expires within 30 days', 'lots expire within 30 days'),
            `/inventory/expiring-batches?${at}&within=days_30`,
          ] as const,
        ]
      : []),
    ...(place.bagsNotReady > 0
      ? [
          [
            counted(place.bagsNotReady, 'bag not ready', 'bags not ready'),
            `/inventory/bags?ready=no&home=${place.locationId}`,
          ] as const,
        ]
      : []),
  ];
};

interface KeptPlacesCardProps {
  readonly places: readonly KeptPlace[];
  /** All that the person is responsible for. The card shows the first of them. */
  readonly count: number;
}

/** The stock that the person is responsible for. Hidden if there is none. */
export function KeptPlacesCard({ places, count }: KeptPlacesCardProps) {
  if (places.length === 0) return null;
  const more = count - places.length;
  return (
    <Card
      title={<h2 className="sl-card-title">Your stock</h2>}
      extra={<Link to="/inventory/dashboard">Inventory overview</Link>}
    >
      <ul className={styles.rows}>
        {places.map((place) => {
          const needs = needsOf(place);
          return (
            <li key={place.locationId}>
              <div className={styles.row}>
                <div className={styles.main}>
                  <div>{place.name}</div>
                  <div className={styles.facts}>
                    {needs.length === 0
                      ? 'Nothing is low or about to expire.'
                      : needs.map(([words, path], index) => (
                          <span key={path}>
                            {index > 0 ? ' · ' : null}
                            <Link to={path}>{words}</Link>
                          </span>
                        ))}
                  </div>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {more > 0 ? (
        <Link to="/inventory/dashboard">
          {counted(more, 'more location in the overview', 'more locations in the overview')}
        </Link>
      ) : null}
    </Card>
  );
}
