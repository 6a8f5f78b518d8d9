import { POSITION_LABELS, POSITIONS } from '@sideline/schema/positions';
import { LIMITS } from '@sideline/schema/limits';
import { SHIFT_STATUS_LABELS, SHIFT_STATUSES } from '@sideline/schema/shifts/vocabulary';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Modal, Segmented, Spin } from 'antd';
import dayjs from 'dayjs';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterBar, FilterChip, ToggleChip } from '../../components/filter-bar';
import { Page } from '../../components/page';
import { TableSkeleton } from '../../components/skeletons';
import { useUrlFilters } from '../../components/url-filters';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDate } from '../../lib/dates';
import { codeOf, messageOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import { useIsPhone } from '../../lib/use-media';
import { AddShiftsDialog } from './add-shifts-dialog';
import { EditShiftDialog } from './edit-shift-dialog';
import {
  concernsIn,
  filteredRows,
  personName,
  rangeOf,
  ROTA_VIEWS,
  rowsOf,
  shownDays,
  timesOn,
  type RotaView,
  type Row,
  type Times,
} from './rota';
import { LinkedShift } from './linked-shift';
import { RotaCalendar } from './rota-calendar';
import { RotaList } from './rota-list';
import { ShiftReportDialog } from './report/shift-report-dialog';
import { ShiftDetailsDialog } from './shift-details-dialog';
import {
  useRotaPeopleQuery,
  useRotaQuery,
  useUpdateShiftMutation,
  type RotaPersonFragment,
  type RotaShiftFragment,
} from './shifts.generated';
import styles from './shifts.module.css';

const KEYS = ['view', 'date', 'event', 'person', 'role', 'state', 'gaps', 'shift'] as const;
const NONE: readonly RotaShiftFragment[] = [];
const NOBODY: readonly RotaPersonFragment[] = [];
const VIEW_LABELS: Readonly<Record<RotaView, string>> = {
  month: 'Month',
  week: 'Week',
  day: 'Day',
  list: 'List',
};

type Opened =
  | { readonly kind: 'shift'; readonly shift: RotaShiftFragment }
  | { readonly kind: 'many'; readonly rows: readonly Row[] }
  | { readonly kind: 'new'; readonly times: readonly Times[] }
  | { readonly kind: 'report' }
  | {
      readonly kind: 'refused';
      readonly row: Row;
      readonly start: Date;
      readonly end: Date;
      readonly refusal: string;
    };

const rangeTitle = (view: RotaView, date: Date): string => {
  if (view === 'month') return dayjs(date).format('MMMM YYYY');
  if (view === 'day') return dayjs(date).format('dddd D MMMM YYYY');
  const { from, to } = rangeOf(view, date, LIMITS.calendar.agendaDays);
  return `${formatDate(from)} to ${formatDate(dayjs(to).subtract(1, 'minute').toDate())}`;
};

/** The shift calendar (spec section 2): only what is seen is loaded. */
export default function ShiftsPage() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { values, set } = useUrlFilters(KEYS);
  const view = ROTA_VIEWS.find((one) => one === values.view) ?? 'month';
  const date = useMemo(() => {
    const asked = dayjs(values.date ?? '');
    return asked.isValid() ? asked.toDate() : new Date();
  }, [values.date]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { from, to } = rangeOf(view, date, LIMITS.calendar.agendaDays);
  const rota = useRotaQuery({
    variables: { range: { from: from.toISOString(), to: to.toISOString() } },
    fetchPolicy: 'no-cache',
  });
  const peopleRead = useRotaPeopleQuery({ fetchPolicy: 'no-cache' });
  const shifts = rota.data?.shifts ?? rota.previousData?.shifts ?? NONE;
  const isLoading = rota.loading && rota.data === undefined;
  const people = peopleRead.data?.shiftPeople ?? NOBODY;
  const [update] = useUpdateShiftMutation({ context: inlineErrors });
  const all = useMemo(() => rowsOf(shifts), [shifts]);
  const rows = useMemo(() => filteredRows(all, values), [all, values]);
  const concernsOf = useMemo(() => concernsIn(all, people), [all, people]);
  const events = useMemo(
    () => [...new Map(shifts.map(({ eventID, eventName }) => [eventID, eventName])).entries()],
    [shifts],
  );

  const again = () => void rota.refetch();
  const closeLinked = useCallback(() => set({ shift: null }), [set]);
  const go = (next: Date, nextView: RotaView = view) =>
    set({ date: dayjs(next).format('YYYY-MM-DD'), view: nextView === 'month' ? null : nextView });
  const step = (by: number) =>
    go(
      view === 'list'
        ? dayjs(date)
            .add(by * LIMITS.calendar.agendaDays, 'day')
            .toDate()
        : dayjs(date).add(by, view).toDate(),
    );
  const open = ({ shift }: Row) => setOpened({ kind: 'shift', shift });
  const move = async (row: Row, start: Date, end: Date) => {
    const { shiftID: shiftId, version } = row.shift;
    try {
      await update({
        variables: {
          input: { shiftId, version, shiftStart: start.toISOString(), shiftEnd: end.toISOString() },
        },
      });
    } catch (error) {
      // The block stands where it was; here is why.
      if (codeOf(error) === 'SHIFT_WORKING_TIME')
        setOpened({ kind: 'refused', row, start, end, refusal: messageOf(error) });
      else notify.error(messageOf(error));
    }
    again();
  };
  const newShifts = (times: readonly Times[]) => setOpened({ kind: 'new', times });

  return (
    <Page
      title="Shifts"
      width="wide"
      error={rota.data ? undefined : rota.error}
      onRetry={again}
      actions={
        <>
          {user.role === 'admin' ? (
            <Button onClick={() => void navigate('/shifts/auto-assign')}>Auto-assign</Button>
          ) : (
            <Button onClick={() => void navigate('/availability')}>My availability</Button>
          )}
          <Button onClick={() => setOpened({ kind: 'report' })}>Generate Shift Report</Button>
          <Button type="primary" onClick={() => newShifts(timesOn([date]))}>
            Add New Shift(s)
          </Button>
        </>
      }
      filters={
        <FilterBar
          isAny={[values.event, values.person, values.role, values.state, values.gaps].some(
            (one) => one !== undefined,
          )}
          onClear={() => set({ event: null, person: null, role: null, state: null, gaps: null })}
        >
          <FilterChip
            label="Event"
            value={values.event}
            options={events.map(([value, label]) => ({ value, label }))}
            onChange={(event) => set({ event })}
          />
          <FilterChip
            label="Person"
            value={values.person}
            options={people.map((person) => ({ value: person.staffID, label: personName(person) }))}
            onChange={(person) => set({ person })}
          />
          <FilterChip
            label="Role"
            value={values.role}
            options={POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }))}
            onChange={(role) => set({ role })}
          />
          <FilterChip
            label="State"
            value={values.state}
            options={SHIFT_STATUSES.map((value) => ({ value, label: SHIFT_STATUS_LABELS[value] }))}
            onChange={(state) => set({ state })}
          />
          <ToggleChip
            label="Gaps only"
            isOn={values.gaps !== undefined}
            onChange={(isOn) => set({ gaps: isOn ? '1' : null })}
          />
        </FilterBar>
      }
    >
      <div className={styles['toolbar']}>
        <div>
          <Button icon={<LeftOutlined aria-hidden="true" />} onClick={() => step(-1)}>
            Previous
          </Button>
          <Button onClick={() => go(new Date())}>Today</Button>
          <Button icon={<RightOutlined aria-hidden="true" />} iconPlacement="end" onClick={() => step(1)}>
            Next
          </Button>
        </div>
        <h2 className={styles['range']} aria-live="polite">
          {rangeTitle(view, date)}
        </h2>
        <Segmented<RotaView>
          aria-label="View"
          value={view}
          options={ROTA_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))}
          onChange={(next) => go(date, next)}
        />
      </div>
      {view === 'list' ? (
        isLoading && shifts === NONE ? (
          <TableSkeleton rows={10} />
        ) : (
          <RotaList rows={rows} concernsOf={concernsOf} onOpen={open} />
        )
      ) : (
        // The grid stands before the answer comes, so that only the shifts are left to be drawn.
        <Spin
          spinning={isLoading}
          description="Loading shifts"
          styles={{ description: { color: 'var(--sl-text)' } }}
        >
          <RotaCalendar
            view={view}
            date={date}
            rows={rows}
            isPhone={isPhone}
            canMove={({ shift }) =>
              user.role === 'admin' && (shift.status === 'open' || shift.status === 'assigned')
            }
            concernsOf={concernsOf}
            onOpen={open}
            onOpenMany={(many) => setOpened({ kind: 'many', rows: many })}
            onSlots={newShifts}
            onMove={(row, start, end) => void move(row, start, end)}
            onNavigate={go}
          />
        </Spin>
      )}
      {opened?.kind === 'shift' ? (
        <ShiftDetailsDialog
          shift={opened.shift}
          people={people}
          onDone={again}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {values.shift ? (
        <LinkedShift shiftId={values.shift} people={people} onDone={again} onClose={closeLinked} />
      ) : null}
      {opened?.kind === 'new' ? (
        <AddShiftsDialog times={opened.times} onDone={again} onClose={() => setOpened(null)} />
      ) : null}
      {opened?.kind === 'report' ? (
        <ShiftReportDialog
          days={shownDays(view, date, LIMITS.calendar.agendaDays)}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === 'refused' ? (
        <EditShiftDialog
          shift={opened.row.shift}
          wanted={opened}
          onDone={again}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === 'many' ? (
        <Modal
          open
          title={`${String(opened.rows.length)} shifts`}
          footer={null}
          width={640}
          onCancel={() => setOpened(null)}
        >
          <RotaList rows={opened.rows} concernsOf={concernsOf} onOpen={open} />
        </Modal>
      ) : null}
    </Page>
  );
}
