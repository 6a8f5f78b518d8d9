import { NEWS2_BAND_LABELS, type News2Band } from '@sideline/schema/clinical/news2';

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
