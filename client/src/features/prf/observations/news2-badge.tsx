import { NEWS2_BAND_LABELS, type News2Band } from '@sideline/schema/clinical/news2';
import type { LatestNews2 } from '@sideline/schema/prf/rules/latest-news2';
import { formatTime } from '../record-clock';

interface News2BadgeProps {
  readonly total: number;
  readonly band: News2Band;
  /** The score before, for the arrow. */
  readonly before?: number | null;
}

/** A NEWS2 total with its band in words and the way it is going; colour only underlines it. */
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

/** How the patient is: the newest set's score, or that it has none, beside the last whole one with its time. */
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
