import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from './rota';
import { Concerns } from './rota-block';
import { RotaGrid, type RotaGridProps } from './rota-grid';
import styles from './shifts.module.css';
import { useKeptFocus } from './use-kept-focus';

const TABLE_ROLES = '[role="rowgroup"], [role="row"], [role="cell"], [role="columnheader"]';

/**
 * The library marks the month as a table whose rows hold more than cells, which screen readers cannot follow. Without
 * those roles it is what it looks like: a group of dates and buttons.
 */
function withoutTableRoles(calendar: HTMLElement): void {
  for (const table of calendar.querySelectorAll('[role="table"]')) table.setAttribute('role', 'group');
  for (const part of calendar.querySelectorAll(TABLE_ROLES)) part.removeAttribute('role');
  for (const sorted of calendar.querySelectorAll('[aria-sort]')) sorted.removeAttribute('aria-sort');
}

/** If the days of a week do not fit side by side, the requested day is the first in view. */
function showDay(calendar: HTMLElement, date: Date): void {
  const grid = calendar.querySelector('.rbc-time-content');
  const day = grid?.querySelector('.rbc-day-slot');
  if (grid && day) grid.scrollLeft = ((date.getDay() + 6) % 7) * day.clientWidth;
}

/**
 * A block is dropped where the library last drew it. React draws moves of the pointer when it has time, so on a slow device a
 * quick drag would end where the pointer was before, or not end at all. The last move is drawn before the pointer is let go.
 */
function drawLastMove(event: MouseEvent | TouchEvent): void {
  const last =
    event instanceof MouseEvent
      ? new MouseEvent('mousemove', { bubbles: true, clientX: event.clientX, clientY: event.clientY })
      : new TouchEvent('touchmove', { bubbles: true, touches: [...event.changedTouches] });
  flushSync(() => event.target?.dispatchEvent(last));
}

interface RotaCalendarProps extends RotaGridProps {
  readonly concernsOf: (row: Row) => readonly string[];
}

/** The rota as month, week or day. */
export function RotaCalendar({ concernsOf, ...grid }: RotaCalendarProps) {
  const { view, date } = grid;
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
    const calendar = frame.current;
    if (!calendar) return;
    calendar.addEventListener('mouseup', drawLastMove, true);
    calendar.addEventListener('touchend', drawLastMove, true);
    return () => {
      calendar.removeEventListener('mouseup', drawLastMove, true);
      calendar.removeEventListener('touchend', drawLastMove, true);
    };
  }, []);
  useEffect(() => {
    if (view === 'week' && frame.current) showDay(frame.current, date);
  }, [view, date]);
  return (
    <Concerns value={concernsOf}>
      <div
        {...focus}
        ref={frame}
        className={`${styles['calendar']} ${view === 'week' ? styles['week'] : ''}`}
      >
        <RotaGrid {...grid} />
      </div>
    </Concerns>
  );
}
