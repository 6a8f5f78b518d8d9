import { CloseOutlined, FullscreenOutlined } from '@ant-design/icons';
import { BREAKDOWNS, type BreakdownKey } from '@sideline/schema/statistics/figures';
import { Button, Card } from 'antd';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { AsAt } from './as-at';
import { BreakdownBars, BreakdownTable, HourBars } from './breakdown-bars';
import type { BoardFiguresFragment } from './client-board.generated';
import styles from './client-board.module.css';
import { Definition } from '../../components/ui/definition';
import { BagsLine } from './figure-tile';
import { SixFigures } from './six-figures';
import { useHeight } from '../../lib/use-height';
import { useMedia } from '../../lib/use-media';
import { rowsIn } from '../../lib/what-fits';
import { useEventBoard } from './use-event-board';

interface BoardProps {
  readonly figures: BoardFiguresFragment;
  readonly timeZone: string;
}

/**
 * A wall of this size shows what fits and never scrolls, because nobody is there to scroll it. In pixels, as in
 * client-board.module.css.
 */
const FIXED = '(min-width: 1280px) and (min-height: 900px)';
const CARD = { head: 57, body: 48 } as const;
const BAR = { height: 32, gap: 2 } as const;
const LINE = 40;

/** Six figures, two charts and the zones. */
function Board({ figures, timeZone, isWall = false }: BoardProps & { readonly isWall?: boolean }) {
  const { ref, height } = useHeight();
  const isCut = useMedia(FIXED) && isWall;
  const room = height - CARD.head - CARD.body;
  const bars = isCut ? rowsIn(room, BAR.height, BAR.gap) : Number.POSITIVE_INFINITY;
  const lines = isCut ? rowsIn(room - LINE, LINE, 0) : Number.POSITIVE_INFINITY;
  const cells = (key: BreakdownKey) => figures.breakdowns.find((each) => each.key === key)?.cells ?? [];
  const title = (key: BreakdownKey) => (
    <h2 className="sl-card-title">
      {BREAKDOWNS[key].name} <Definition {...BREAKDOWNS[key]} />
    </h2>
  );
  return (
    <div className={styles.stack}>
      <SixFigures figures={figures} />
      <BagsLine figures={figures} />
      <div ref={ref} className={styles.three}>
        <Card title={title('hour')}>
          <HourBars cells={cells('hour')} label={BREAKDOWNS.hour.name} timeZone={timeZone} />
        </Card>
        <Card title={title('outcome')}>
          <BreakdownBars cells={cells('outcome')} label={BREAKDOWNS.outcome.name} rows={bars} />
        </Card>
        <Card title={title('zone')}>
          <BreakdownTable cells={cells('zone')} label={BREAKDOWNS.zone.name} head="Zone" rows={lines} />
        </Card>
      </div>
    </div>
  );
}

interface WallProps extends BoardProps {
  readonly name: string;
  readonly isLate: boolean;
  readonly onLeave: () => void;
}

/** The board on a wall: dark, full screen, readable from five metres. Escape or the small cross leaves it. */
function Wall({ name, figures, timeZone, isLate, onLeave }: WallProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    // If the browser does not allow full screen, the board fills the window.
    void element?.requestFullscreen().catch(() => undefined);
    element?.focus();
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onLeave();
    };
    const left = () => {
      if (document.fullscreenElement === null) onLeave();
    };
    addEventListener('keydown', leave);
    document.addEventListener('fullscreenchange', left);
    return () => {
      removeEventListener('keydown', leave);
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
    };
  }, [onLeave]);
  return (
    <div
      ref={frame}
      className={styles.wall}
      role="dialog"
      aria-modal="true"
      aria-label={`${name} on the wall`}
      tabIndex={-1}
    >
      <div className={styles.wallHead}>
        <p className={styles.wallName}>{name}</p>
        <div>
          <AsAt figures={figures} timeZone={timeZone} isLate={isLate} />
        </div>
        <Button
          type="text"
          className={styles.leave}
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label="Leave the wall view"
          onClick={onLeave}
        />
      </div>
      <Board figures={figures} timeZone={timeZone} isWall />
    </div>
  );
}

/** An event's figures as they change, live, with a view for a wall. */
export default function ClientDashboardPage() {
  const { eventId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { event, figures, isLate, error, refetch } = useEventBoard(eventId, true);
  const breadcrumb = [
    { label: 'Events', path: '/client' },
    { label: event?.name ?? 'Event', path: `/client/event/${eventId}` },
  ];
  const leaveWall = useRef(() => {
    setQuery({}, { replace: true });
  });
  if (event === undefined || figures === undefined)
    return (
      <Page key="loading" title="Event dashboard" breadcrumb={breadcrumb} error={error} onRetry={refetch}>
        <CardsSkeleton cards={6} rows={2} />
      </Page>
    );
  return (
    <Page
      title={`${event.name}: dashboard`}
      breadcrumb={breadcrumb}
      width="wide"
      actions={
        <Button
          type="primary"
          icon={<FullscreenOutlined aria-hidden="true" />}
          onClick={() => {
            setQuery({ view: 'wall' });
          }}
        >
          Show on the wall
        </Button>
      }
    >
      <div className={styles.stack}>
        <AsAt figures={figures} timeZone={event.timeZone} isLate={isLate} />
        <Board figures={figures} timeZone={event.timeZone} />
      </div>
      {query.get('view') === 'wall' ? (
        <Wall
          name={event.name}
          figures={figures}
          timeZone={event.timeZone}
          isLate={isLate}
          onLeave={() => {
            leaveWall.current();
          }}
        />
      ) : null}
    </Page>
  );
}
