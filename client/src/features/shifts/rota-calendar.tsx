import { colourOf } from '@sideline/schema/shifts/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { WarningFilled } from '@ant-design/icons';
import dayjs from 'dayjs';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Calendar, type EventProps, type View } from 'react-big-calendar';
import dragAndDrop, { type EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { formatTime } from '../../lib/dates';
import {
  droppedAt,
  laneBlocks,
  monthBlocks,
  timesOn,
  timesText,
  timesTextAtEnd,
  titleOf,
  whoWorks,
  type Block,
  type RotaView,
  type Row,
  type Times,
} from './rota';
import { rotaLocalizer } from './rota-localizer';
import styles from './shifts.module.css';
import { useKeptFocus } from './use-kept-focus';

const localizer = rotaLocalizer();
/** The addon is CommonJS: its default may come wrapped in its exports. */
const unwrapped = <F extends (...args: never[]) => unknown>(module: F | { readonly default: F }): F =>
  typeof module === 'function' ? module : module.default;
const withDragAndDrop = unwrapped<typeof dragAndDrop>(dragAndDrop);
const DragAndDropCalendar = withDragAndDrop<Block>(Calendar);

/** Blocks that a day of the month has room for within 500 px, and columns that a day of the time grids has room for. */
const MONTH_ROOM = 2;
const COLUMNS = { week: 2, day: 8, dayOnPhone: 3 } as const;

export interface RotaCalendarProps {
  readonly view: Exclude<RotaView, 'list'>;
  readonly date: Date;
  readonly rows: readonly Row[];
  readonly isPhone: boolean;
  /** Whether this one may be dragged and resized. */
  readonly canMove: (row: Row) => boolean;
  readonly concernsOf: (row: Row) => readonly string[];
  readonly onOpen: (row: Row) => void;
  readonly onOpenMany: (rows: readonly Row[]) => void;
  /** What was chosen to add shifts at: days of the month, or a time. */
  readonly onSlots: (times: readonly Times[]) => void;
  readonly onMove: (row: Row, to: Times) => void;
  readonly onNavigate: (date: Date, view: Exclude<RotaView, 'list'>) => void;
}

const FORMATS = {
  timeGutterFormat: 'HH:mm',
  eventTimeRangeFormat: (times: Times) => timesText(times),
  eventTimeRangeStartFormat: (times: Times) => timesText(times),
  eventTimeRangeEndFormat: timesTextAtEnd,
  selectRangeFormat: (times: Times) => timesText(times),
  dateFormat: 'D',
  dayFormat: 'ddd D',
};

/** Of a day that a shift only passes through. */
const MESSAGES = { allDay: 'All day' };

/** By it a block stays the same one in the time grids while others come and go beside it. */
const idOf = (block: Block): string =>
  block.kind === 'shift' ? block.shift.shiftID : `more than ${block.rows[0]?.shift.shiftID ?? ''}`;
/** The library takes it, and its types do not know. */
const BY_ID = { eventIdAccessor: idOf };

/** What speaks against each shift: by context, since other components would be mounted anew, under a drag as well. */
const Concerns = createContext<(row: Row) => readonly string[]>(() => []);

const COMPONENTS = {
  month: { event: ({ event }: EventProps<Block>) => <MonthBlock block={event} /> },
  week: { event: ({ event }: EventProps<Block>) => <GridBlock block={event} /> },
  day: { event: ({ event }: EventProps<Block>) => <GridBlock block={event} /> },
};

const TABLE_ROLES = '[role="rowgroup"], [role="row"], [role="cell"], [role="columnheader"]';

/**
 * The library calls the month a table, whose rows then hold more than cells, which readers cannot follow: without those roles
 * it is what it looks like, a group of dates and buttons.
 */
function withoutTableRoles(calendar: HTMLElement): void {
  for (const table of calendar.querySelectorAll('[role="table"]')) table.setAttribute('role', 'group');
  for (const part of calendar.querySelectorAll(TABLE_ROLES)) part.removeAttribute('role');
  for (const sorted of calendar.querySelectorAll('[aria-sort]')) sorted.removeAttribute('aria-sort');
}

/** Where the days of a week have no room beside each other, the one that was asked for is the first in view. */
function showDay(calendar: HTMLElement, date: Date): void {
  const grid = calendar.querySelector('.rbc-time-content');
  const day = grid?.querySelector('.rbc-day-slot');
  if (grid && day) grid.scrollLeft = ((date.getDay() + 6) % 7) * day.clientWidth;
}

/** The rota as month, week or day. */
export function RotaCalendar(props: RotaCalendarProps) {
  const { view, date, rows, isPhone, canMove, concernsOf } = props;
  const { onOpen, onOpenMany, onSlots, onMove, onNavigate } = props;
  const blocks = useMemo(
    () =>
      view === 'month'
        ? monthBlocks(rows, MONTH_ROOM)
        : laneBlocks(rows, COLUMNS[view === 'day' && isPhone ? 'dayOnPhone' : view]),
    [view, rows, isPhone],
  );
  const frame = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(frame);
  useLayoutEffect(() => {
    const calendar = frame.current;
    if (!calendar) return;
    withoutTableRoles(calendar);
    const observer = new MutationObserver(() => withoutTableRoles(calendar));
    observer.observe(calendar, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (view === 'week' && frame.current) showDay(frame.current, date);
  }, [view, date]);
  const open = (block: Block) => {
    if (block.kind === 'shift') onOpen(whole(block, rows));
    else onOpenMany(block.rows);
  };
  const drop = ({ event, start }: EventInteractionArgs<Block>) => {
    if (event.kind !== 'shift') return;
    const row = whole(event, rows);
    onMove(row, droppedAt(row, new Date(start), view === 'month'));
  };
  const resize = ({ event, start, end }: EventInteractionArgs<Block>) => {
    if (event.kind === 'shift') onMove(whole(event, rows), { start: new Date(start), end: new Date(end) });
  };
  const isMovable = (block: Block) => block.kind === 'shift' && canMove(block);
  return (
    <Concerns value={concernsOf}>
      <div
        {...focus}
        ref={frame}
        className={`${styles['calendar']} ${view === 'week' ? styles['week'] : ''}`}
      >
        <DragAndDropCalendar
          localizer={localizer}
          culture="en-gb"
          formats={FORMATS}
          messages={MESSAGES}
          style={{ height: LIMITS.calendar.heightPx }}
          view={view}
          views={['month', 'week', 'day']}
          onView={(next: View) => {
            if (next === 'month' || next === 'week' || next === 'day') onNavigate(date, next);
          }}
          date={date}
          onNavigate={(next) => onNavigate(next, view)}
          onDrillDown={(day) => onNavigate(day, 'day')}
          toolbar={false}
          events={blocks as Block[]}
          startAccessor="start"
          endAccessor="end"
          {...BY_ID}
          titleAccessor={(block) =>
            block.kind === 'shift' ? titleOf(block.shift) : `+${String(block.hidden)} more`
          }
          tooltipAccessor={null}
          components={COMPONENTS}
          eventPropGetter={(block) => ({
            className:
              block.kind === 'more'
                ? (styles['more'] ?? '')
                : block.shift.status === 'open'
                  ? (styles['hollow'] ?? '')
                  : block.shift.status === 'cancelled'
                    ? (styles['off'] ?? '')
                    : '',
            style: block.kind === 'more' ? {} : blockStyle(block.shift.priority),
          })}
          dayLayoutAlgorithm="no-overlap"
          step={LIMITS.calendar.stepMinutes}
          timeslots={LIMITS.calendar.slotsPerStep}
          longPressThreshold={LIMITS.calendar.longPressMs}
          scrollToTime={dayjs(date).hour(7).minute(0).toDate()}
          selectable
          onSelectSlot={({ start, end, slots }) =>
            onSlots(view === 'month' ? timesOn(slots) : [{ start, end }])
          }
          onSelectEvent={open}
          onKeyPressEvent={(block, event) => {
            const pressed = event as unknown as React.KeyboardEvent;
            // The buttons of the month answer by themselves.
            if (view === 'month' || (pressed.key !== 'Enter' && pressed.key !== ' ')) return;
            // Or Enter would go on to the button that the dialog gives the focus to, which closes it, and the space scroll.
            pressed.preventDefault();
            open(block);
          }}
          draggableAccessor={isMovable}
          resizableAccessor={(block) => view !== 'month' && isMovable(block)}
          onEventDrop={drop}
          onEventResize={resize}
          resizable
          showMultiDayTimes
        />
      </div>
    </Concerns>
  );
}

/** The shift of a block, with its own times again. */
const whole = (block: Row, rows: readonly Row[]): Row =>
  rows.find(({ shift }) => shift.shiftID === block.shift.shiftID) ?? block;

/** Which shift has the focus. */
const marked = (block: Block): object =>
  block.kind === 'shift' ? { 'data-shift': block.shift.shiftID } : {};

const blockStyle = (priority: string): React.CSSProperties => {
  const { background, text } = colourOf(priority);
  return { backgroundColor: background, color: text };
};

interface BlockProps {
  readonly block: Block;
}

/** Says its time, which the time grids say by themselves. In the place of another shift it is another button. */
const MonthBlock = ({ block }: BlockProps) => (
  <button key={idOf(block)} type="button" className={styles['block']} {...marked(block)}>
    <BlockWords block={block} hasTime />
  </button>
);

const GridBlock = ({ block }: BlockProps) => (
  <span className={styles['words']} {...marked(block)}>
    <BlockWords block={block} />
  </span>
);

function BlockWords({ block, hasTime = false }: BlockProps & { readonly hasTime?: boolean }) {
  const concernsOf = use(Concerns);
  if (block.kind === 'more')
    return (
      <span>
        {`+${String(block.hidden)}`}
        <span className={styles['word']}> more</span>
      </span>
    );
  const { shift, start } = block;
  const concerns = concernsOf(block);
  const { person, said } = whoWorks(shift);
  return (
    <>
      {concerns.length > 0 ? (
        <span role="img" title={concerns.join('. ')} aria-label={`Take note: ${concerns.join('. ')}`}>
          <WarningFilled aria-hidden="true" />
        </span>
      ) : null}
      {hasTime ? <span>{formatTime(start)}</span> : null}
      <span>{titleOf(shift)}</span>
      {person === null ? null : <span>{person}</span>}
      {said === null ? null : <em>{said}</em>}
    </>
  );
}
