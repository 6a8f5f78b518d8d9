import { REPORTED_HOURS } from '@sideline/schema/shifts/vocabulary';
import { Button, Collapse, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { Empty } from '../../../components/ui/empty';
import { lazyPart } from '../../../components/ui/lazy-part';
import { hoursText } from '../hours';
import { FiguresTable } from './figures-table';
import { roleName, roleRows, staffRows, totalFacts, type Totals } from './figures';
import type {
  ShiftReportPersonFragment,
  ShiftReportQuery,
  ShiftReportRoleFragment,
} from './shift-report.generated';
import styles from './shift-report.module.css';

// The chart's library is large, so it loads with the first report.
const ShiftReportChart = lazyPart(() => import('./shift-report-chart'), {
  lost: 'The chart did not load. The table has the same figures.',
  fallback: <Skeleton active paragraph={{ rows: 5 }} />,
});

type Report = ShiftReportQuery['shiftReport'];

/** People in the chart. The table has all of them. */
const CHARTED = 12;
const EVENTS_SHOWN = 20;
const ROLE_HEADS = ['Role', 'Shifts'] as const;
const STAFF_HEADS = ['Person', 'Hours', 'Planned'] as const;

function Facts({ totals }: { readonly totals: Totals & { readonly totalStaff?: number } }) {
  return (
    <dl className={styles.facts}>
      {totalFacts(totals).map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="sl-figures">
            {value}
            {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A chart next to a table with the same figures. */
function Part({
  id,
  title,
  chart,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly chart: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className="sl-card-title">
        {title}
      </h3>
      <div className={styles.sides}>
        {chart}
        {children}
      </div>
    </section>
  );
}

function RolesPart({ roles }: { readonly roles: readonly ShiftReportRoleFragment[] }) {
  const title = 'Shifts per role';
  return (
    <Part
      id="shift-report-roles"
      title={title}
      chart={
        <ShiftReportChart
          label="Shifts per role as bars. The table has the same figures."
          names={roles.map(({ role }) => roleName(role))}
          parts={[{ name: 'Shifts', values: roles.map(({ shifts }) => shifts) }]}
        />
      }
    >
      <FiguresTable label={title} heads={ROLE_HEADS} rows={roleRows(roles)} />
    </Part>
  );
}

function StaffPart({ staff }: { readonly staff: readonly ShiftReportPersonFragment[] }) {
  const title = 'Hours per staff';
  const charted = staff.slice(0, CHARTED);
  if (staff.length === 0)
    return (
      <section className={styles.part} aria-labelledby="shift-report-staff">
        <h3 id="shift-report-staff" className="sl-card-title">
          {title}
        </h3>
        <p className={styles.quiet}>No one is assigned to a shift in this period.</p>
      </section>
    );
  return (
    <Part
      id="shift-report-staff"
      title={title}
      chart={
        <ShiftReportChart
          label={`Hours per staff as bars${staff.length > CHARTED ? `, the ${String(CHARTED)} with the most` : ''}. The table has the same figures.`}
          names={charted.map(({ name }) => name)}
          parts={[
            {
              name: 'Worked (hours)',
              values: charted.map(
                ({ hours, plannedHours }) => Math.round((hours - plannedHours) * 100) / 100,
              ),
            },
            { name: 'Planned (hours)', values: charted.map(({ plannedHours }) => plannedHours) },
          ]}
        />
      }
    >
      <FiguresTable label={title} heads={STAFF_HEADS} rows={staffRows(staff)} />
    </Part>
  );
}

function EventsPart({ events }: { readonly events: Report['eventReport'] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, EVENTS_SHOWN);
  return (
    <section className={styles.part} aria-labelledby="shift-report-events">
      <h3 id="shift-report-events" className="sl-card-title">
        Per event
      </h3>
      <Collapse
        items={shown.map((event) => ({
          key: event.eventId,
          label: (
            <span className={styles.event}>
              <span>{event.name}</span>
              <span className={`${styles.quiet} sl-figures`}>
                {`${String(event.totalShifts)} ${event.totalShifts === 1 ? 'shift' : 'shifts'}, ${hoursText(event.totalHours)}`}
              </span>
            </span>
          ),
          children: (
            <div className={styles.report}>
              <Facts totals={event} />
              <div className={styles.sides}>
                <FiguresTable
                  label={`Shifts per role, ${event.name}`}
                  heads={ROLE_HEADS}
                  rows={roleRows(event.roles)}
                />
                {event.staff.length === 0 ? (
                  <p className={styles.quiet}>Nobody is assigned.</p>
                ) : (
                  <FiguresTable
                    label={`Hours per staff, ${event.name}`}
                    heads={STAFF_HEADS}
                    rows={staffRows(event.staff)}
                  />
                )}
              </div>
            </div>
          ),
        }))}
      />
      {shown.length < events.length ? (
        <Button
          type="link"
          onClick={() => {
            setWhole(true);
          }}
        >
          {`Show all ${String(events.length)} events`}
        </Button>
      ) : null}
    </section>
  );
}

/** The report's figures: totals, by role, by person and by event. */
export function ShiftReportView({ report: { summary, eventReport } }: { readonly report: Report }) {
  if (summary.totalShifts === 0)
    return <Empty title="No shifts in this period">Choose other days and update the report.</Empty>;
  return (
    <div className={styles.report}>
      <Facts totals={summary} />
      <p className={styles.quiet}>{REPORTED_HOURS}</p>
      <RolesPart roles={summary.roles} />
      <StaffPart staff={summary.staff} />
      <EventsPart events={eventReport} />
    </div>
  );
}
