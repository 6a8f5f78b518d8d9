import { LIMITS } from '@sideline/schema/limits';
import { CalendarOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import dayjs from 'dayjs';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../lib/dates';
import { rangeOf, ROTA_VIEWS, type RotaView } from './rota';
import styles from './shifts.module.css';

const VIEW_LABELS: Readonly<Record<RotaView, string>> = {
  month: 'Month',
  week: 'Week',
  day: 'Day',
  list: 'List',
};

const rangeTitle = (view: RotaView, date: Date): string => {
  if (view === 'month') return dayjs(date).format('MMMM YYYY');
  if (view === 'day') return dayjs(date).format('dddd D MMMM YYYY');
  const { from, to } = rangeOf(view, date, LIMITS.calendar.agendaDays);
  return `${formatDate(from)} to ${formatDate(dayjs(to).subtract(1, 'minute').toDate())}`;
};

interface RotaToolbarProps {
  readonly view: RotaView;
  readonly date: Date;
  /** Without a view, the current one stays. */
  readonly onGo: (date: Date, view?: RotaView) => void;
}

/** The period that the rota shows, and controls to move to another. */
export const RotaToolbar = memo(function RotaToolbar({ view, date, onGo }: RotaToolbarProps) {
  const navigate = useNavigate();
  const step = (by: number) =>
    onGo(
      view === 'list'
        ? dayjs(date)
            .add(by * LIMITS.calendar.agendaDays, 'day')
            .toDate()
        : dayjs(date).add(by, view).toDate(),
    );
  return (
    <div className={styles['toolbar']}>
      <div className={styles['steps']}>
        <Button icon={<LeftOutlined aria-hidden="true" />} onClick={() => step(-1)}>
          <span className={styles['stepWord']}>Previous</span>
        </Button>
        <Button onClick={() => onGo(new Date())}>Today</Button>
        <Button icon={<RightOutlined aria-hidden="true" />} iconPlacement="end" onClick={() => step(1)}>
          <span className={styles['stepWord']}>Next</span>
        </Button>
      </div>
      <h2 className={styles['range']} aria-live="polite">
        {rangeTitle(view, date)}
      </h2>
      <div className={styles['views']}>
        <Button
          className={styles['feed'] ?? ''}
          icon={<CalendarOutlined aria-hidden="true" />}
          onClick={() => void navigate('/account#calendar-feed')}
        >
          Subscribe in your calendar
        </Button>
        <Segmented<RotaView>
          aria-label="View"
          value={view}
          options={ROTA_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))}
          onChange={(next) => onGo(date, next)}
        />
      </div>
    </div>
  );
});
