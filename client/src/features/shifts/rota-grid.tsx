import { LIMITS } from '@sideline/schema/limits';
import { colourOf } from '@sideline/schema/shifts/vocabulary';
import dayjs from 'dayjs';
import { memo, useMemo } from 'react';
import { Calendar, type EventProps, type View } from 'react-big-calendar';
import dragAndDrop, { type EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import {
  droppedAt,
  laneBlocks,
  monthBlocks,
  timesOn,
  timesText,
  timesTextAtEnd,
  titleOf,
  type Block,
  type RotaView,
  type Row,
  type Times,
} from './rota';
import { GridBlock, idOf, MonthBlock } from './rota-block';
import { rotaLocalizer } from './rota-localizer';
import styles from './shifts.module.css';

const localizer = rotaLocalizer();
/** The addon is CommonJS, so its default export may be wrapped. */
const unwrapped = <F extends (...args: never[]) => unknown>(module: F | { readonly default: F }): F =>
  typeof module === 'function' ? module : module.default;
const withDragAndDrop = unwrapped<typeof dragAndDrop>(dragAndDrop);
const DragAndDropCalendar = withDragAndDrop<Block>(Calendar);

/** How many blocks fit into a day of the month within 500 px, and how many columns into a day of the time grids. */
const MONTH_ROOM = 2;
const COLUMNS = { week: 2, day: 8, dayOnPhone: 3 } as const;

export interface RotaGridProps {
  readonly view: Exclude<RotaView, 'list'>;
  readonly date: Date;
  readonly rows: readonly Row[];
  readonly isPhone: boolean;
  /** Whether this shift may be dragged and resized. */
  readonly canMove: (row: Row) => boolean;
  readonly onOpen: (row: Row) => void;
  readonly onOpenMany: (rows: readonly Row[]) => void;
  /** Where shifts are to be added: days of the month, or a time. */
  readonly onSlots: (times: readonly Times[]) => void;
  readonly onMove: (row: Row, to: Times) => Promise<void>;
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

/** For a day that a shift only passes through. */
const MESSAGES = { allDay: 'All day' };

/** The library accepts it, although its types do not say so. */
const BY_ID = { eventIdAccessor: idOf };

const COMPONENTS = {
  month: { event: ({ event }: EventProps<Block>) => <MonthBlock block={event} /> },
  week: { event: ({ event }: EventProps<Block>) => <GridBlock block={event} /> },
  day: { event: ({ event }: EventProps<Block>) => <GridBlock block={event} /> },
};

/**
 * The grid with its blocks. Drawn again only when its content changes, because in a month with thousands of shifts it
 * takes most of the page's time.
 */
export const RotaGrid = memo(function RotaGrid(props: RotaGridProps) {
  const { view, date, rows, isPhone, canMove, onOpen, onOpenMany, onSlots, onMove, onNavigate } = props;
  const blocks = useMemo(
    () =>
      view === 'month'
        ? monthBlocks(rows, MONTH_ROOM)
        : laneBlocks(rows, COLUMNS[view === 'day' && isPhone ? 'dayOnPhone' : view]),
    [view, rows, isPhone],
  );
  const open = (block: Block) => {
    if (block.kind === 'shift') onOpen(whole(block, rows));
    else onOpenMany(block.rows);
  };
  const drop = ({ event, start }: EventInteractionArgs<Block>) => {
    if (event.kind !== 'shift') return;
    const row = whole(event, rows);
    void onMove(row, droppedAt(row, new Date(start), view === 'month'));
  };
  const resize = ({ event, start, end }: EventInteractionArgs<Block>) => {
    if (event.kind === 'shift')
      void onMove(whole(event, rows), { start: new Date(start), end: new Date(end) });
  };
  const isMovable = (block: Block) => block.kind === 'shift' && canMove(block);
  return (
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
        style: block.kind === 'more' ? {} : blockStyle(block.shift),
      })}
      dayLayoutAlgorithm="no-overlap"
      step={LIMITS.calendar.stepMinutes}
      timeslots={LIMITS.calendar.slotsPerStep}
      longPressThreshold={LIMITS.calendar.longPressMs}
      scrollToTime={dayjs(date).hour(7).minute(0).toDate()}
      selectable
      onSelectSlot={({ start, end, slots }) => onSlots(view === 'month' ? timesOn(slots) : [{ start, end }])}
      onSelectEvent={open}
      onKeyPressEvent={(block, event) => {
        const pressed = event as unknown as React.KeyboardEvent;
        // The month's own buttons handle Enter and the space bar.
        if (view === 'month' || (pressed.key !== 'Enter' && pressed.key !== ' ')) return;
        // Otherwise Enter would also press the dialog's focused button, which closes it, and the space bar would scroll.
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
  );
});

/** The shift of a block, with its own times restored. */
const whole = (block: Row, rows: readonly Row[]): Row =>
  rows.find(({ shift }) => shift.id === block.shift.id) ?? block;

/** A cancelled shift shows its priority only as an edge, because it needs the least attention. */
const blockStyle = ({ priority, status }: Row['shift']): React.CSSProperties => {
  const { background, text } = colourOf(priority);
  return status === 'cancelled'
    ? { borderInlineStartColor: background }
    : { backgroundColor: background, color: text };
};
