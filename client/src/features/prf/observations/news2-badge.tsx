import { NEWS2_BAND_LABELS, type News2Band } from '@sideline/schema/clinical/news2';
import type { LatestNews2 } from '@sideline/schema/prf/rules/latest-news2';
import { formatTime } from '../record-clock';

interface News2BadgeProps {
  readonly total: number;
  readonly band: News2Band;
  /** The previous score, for the arrow. */
  readonly before?: number | null;
}

/** A NEWS2 total with its band and its trend in words. Colour only adds emphasis. */
export function News2Badge({ total, band, before = null }: News2BadgeProps) {
  const trend = before === null || before === total ? null : total > before ? 'up' : 'down';
  return (
    <span className="prf-news" data-band={band}>
      NEWS2 {total}
      {trend ? (
        <span aria-label={trend === 'up' ? `up from ${before}` : `down from ${before}`} role="img">
          {trend === 'up' ? '▲' : '▼'}
        </span>
      ) : null}
      <span className="prf-news-band">{NEWS2_BAND_LABELS[band]}</span>
    </span>
  );
}

/** The newest set's score, or that it has none, with the last complete score and its time. */
export function LatestNews2Badge({ total, band, text, parts, before }: LatestNews2) {
  if (total !== null && band !== null) {
    return <News2Badge total={total} band={band} before={before?.total ?? null} />;
  }
  const [seen, more] = parts;
  return (
    <span className="prf-news" title={text}>
      <span className="prf-news-why">
        {seen}
        <span className="prf-banner-optional">{more}</span>
      </span>
      {before ? (
        <span className="prf-news-last prf-banner-optional">
          last {before.total} {NEWS2_BAND_LABELS[before.band]},{' '}
          {before.at ? formatTime(before.at) : 'time not known'}
        </span>
      ) : null}
    </span>
  );
}
