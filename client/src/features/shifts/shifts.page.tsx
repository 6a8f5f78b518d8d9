import { LIMITS } from '@sideline/schema/limits';
import { Spin } from 'antd';
import dayjs from 'dayjs';
import { useCallback, useMemo, useState } from 'react';
import { Failure, PartFailure } from '../../components/ui/failure';
import { lazyPart } from '../../components/ui/lazy-part';
import { Page } from '../../components/ui/page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { useUrlFilters } from '../../components/ui/url-filters';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, messageOf, problemsOf } from '../../lib/errors';
import { clearFailed, sayFailed } from '../../lib/failures';
import { useSignedInUser } from '../../lib/session';
import { useIsPhone } from '../../lib/use-media';
import type { Opened } from './opened';
import {
  concernsIn,
  filteredRows,
  rangeOf,
  ROTA_FILTERS,
  ROTA_VIEWS,
  rowsOf,
  shownDays,
  timesOn,
  type RotaView,
  type Row,
  type Times,
} from './rota';
import { RotaActions } from './rota-actions';
import { RotaCalendar } from './rota-calendar';
import { RotaFilters } from './rota-filters';
import { RotaList } from './rota-list';
import { RotaToolbar } from './rota-toolbar';
import {
  useRotaConcernsQuery,
  useRotaPeopleQuery,
  useRotaQuery,
  useUpdateShiftMutation,
  type RotaConcernsQuery,
  type RotaPersonFragment,
  type RotaShiftFragment,
} from './shifts.generated';
import styles from './shifts.module.css';
import { useRotaFilter } from './use-rota-filter';

const KEYS = ['view', 'date', 'shift', ...ROTA_FILTERS] as const;
const NONE: readonly RotaShiftFragment[] = [];
const NO_PEOPLE: readonly RotaPersonFragment[] = [];
const NO_CONCERNS: RotaConcernsQuery['shiftConcerns'] = [];

/** The dialogs opened from the calendar, with their forms and checks. The calendar itself does not wait for them. */
const ShiftDialogs = lazyPart(() => import('./shift-dialogs'), {
  lost: 'What you opened could not be loaded.',
  fallback: null,
});

/** The shift calendar (spec section 2). Only what is visible is loaded. */
export default function ShiftsPage() {
  const user = useSignedInUser();
  const isPhone = useIsPhone();
  const { values, set } = useUrlFilters(KEYS);
  const { filter, change } = useRotaFilter(values, set);
  // On a phone, the days of a month have no room for words.
  const firstView: RotaView = isPhone ? 'list' : 'month';
  const view = ROTA_VIEWS.find((one) => one === values.view) ?? firstView;
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
  const concernsRead = useRotaConcernsQuery({
    variables: { range: { from: from.toISOString(), to: to.toISOString() } },
    fetchPolicy: 'no-cache',
  });
  const peopleRead = useRotaPeopleQuery({ fetchPolicy: 'no-cache' });
  const shifts = rota.data?.shifts ?? rota.previousData?.shifts ?? NONE;
  const isLoading = rota.loading && rota.data === undefined;
  const people = peopleRead.data?.shiftPeople ?? NO_PEOPLE;
  const [update] = useUpdateShiftMutation({ context: inlineErrors });
  const all = useMemo(() => rowsOf(shifts), [shifts]);
  const rows = useMemo(() => filteredRows(all, filter), [all, filter]);
  const concerns = concernsRead.data?.shiftConcerns ?? NO_CONCERNS;
  const concernsOf = useMemo(() => concernsIn(concerns), [concerns]);
  const events = useMemo(
    () => [...new Map(shifts.map(({ eventId, eventName }) => [eventId, eventName])).entries()],
    [shifts],
  );

  const { refetch: readShifts } = rota;
  const { refetch: readConcerns } = concernsRead;
  const again = useCallback(() => {
    void readShifts();
    void readConcerns();
  }, [readShifts, readConcerns]);
  const close = useCallback(() => setOpened(null), [setOpened]);
  const closeLinked = useCallback(() => set({ shift: null }), [set]);
  const go = useCallback(
    (next: Date, nextView: RotaView = view) => {
      clearFailed();
      set({ date: dayjs(next).format('YYYY-MM-DD'), view: nextView === firstView ? null : nextView });
    },
    [set, view, firstView],
  );
  // The calendar is drawn again when its content changes, not when a dialog opens or a filter reaches the address.
  const open = useCallback(
    ({ shift }: Row) => {
      clearFailed();
      setOpened({ kind: 'shift', shift });
    },
    [setOpened],
  );
  const openMany = useCallback(
    (many: readonly Row[]) => setOpened({ kind: 'many', rows: many }),
    [setOpened],
  );
  const newShifts = useCallback((times: readonly Times[]) => setOpened({ kind: 'new', times }), [setOpened]);
  const isAdmin = user.role === 'admin';
  const canMove = useCallback(
    ({ shift }: Row) => isAdmin && (shift.status === 'open' || shift.status === 'assigned'),
    [isAdmin],
  );
  const move = useCallback(
    async (row: Row, { start, end }: Times) => {
      const { id: shiftId, version } = row.shift;
      try {
        await update({
          variables: {
            input: { shiftId, version, shiftStart: start.toISOString(), shiftEnd: end.toISOString() },
          },
        });
      } catch (error) {
        // The block is back where it was, and this says why.
        if (codeOf(error) === 'SHIFT_WORKING_TIME')
          setOpened({ kind: 'refused', row, start, end, refusal: messageOf(error) });
        else sayFailed(problemsOf(error)[0]?.message ?? messageOf(error));
      }
      again();
    },
    [setOpened, update, again],
  );
  const addOnDate = useCallback(() => setOpened({ kind: 'new', times: timesOn([date]) }), [setOpened, date]);
  const openReport = useCallback(() => setOpened({ kind: 'report' }), [setOpened]);

  return (
    <Page
      title="Shifts"
      width="wide"
      actions={<RotaActions onAdd={addOnDate} onReport={openReport} />}
      filters={<RotaFilters values={filter} set={change} events={events} people={people} />}
    >
      <RotaToolbar view={view} date={date} onGo={go} />
      {opened || values.shift ? (
        <ShiftDialogs
          opened={opened}
          linked={values.shift ?? null}
          people={people}
          days={shownDays(view, date, LIMITS.calendar.agendaDays)}
          concernsOf={concernsOf}
          onOpen={open}
          onDone={again}
          onClose={close}
          onCloseLinked={closeLinked}
          onLinkedLost={sayFailed}
        />
      ) : null}
      {rota.error && rota.data ? (
        <div className={styles['unread']}>
          <PartFailure
            error={rota.error}
            title="These shifts may have changed: they cannot be loaded again just now."
            onRetry={again}
          />
        </div>
      ) : null}
      {concernsRead.error && !rota.error ? (
        <div className={styles['unread']}>
          <PartFailure
            error={concernsRead.error}
            title="Warnings about overlaps, qualifications and rest cannot be loaded just now."
            onRetry={() => void readConcerns()}
          />
        </div>
      ) : null}
      {rota.error && !rota.data ? (
        // An empty grid would mean 'nobody is on shift', so nothing is drawn until this period has loaded.
        <Failure error={rota.error} onRetry={again} />
      ) : view === 'list' ? (
        // Shifts of another period do not count, and nothing is shown for a period that has not loaded.
        isLoading ? (
          <TableSkeleton rows={10} />
        ) : (
          <RotaList rows={rows} concernsOf={concernsOf} onOpen={open} />
        )
      ) : (
        // The grid is drawn before the answer arrives, so that only the shifts remain to be drawn.
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
            canMove={canMove}
            concernsOf={concernsOf}
            onOpen={open}
            onOpenMany={openMany}
            onSlots={newShifts}
            onMove={move}
            onNavigate={go}
          />
        </Spin>
      )}
    </Page>
  );
}
