import { LIMITS } from '@sideline/schema/limits';
import { wallTime } from '@sideline/schema/wall-time';
import { Alert, Button, Card } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Empty } from '../../../components/ui/empty';
import { FormField } from '../../../components/ui/entity-form';
import { Page } from '../../../components/ui/page';
import { EventPicker } from '../../../components/pickers/event-picker';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDate } from '../../../lib/dates';
import { useShiftProposalLazyQuery } from './auto-assign.generated';
import { DayRange } from '../day-range';
import { areDays, daysOf, momentsOf, type Days } from '../days';
import { hoursText } from '../hours';
import { personName } from '../rota';
import styles from './auto-assign.module.css';
import { ProposalRow } from './proposal-line';
import { useAccepting, type Outcome, type ProposalLine } from './use-accepting';

const FILTERS = ['from', 'to', 'event'] as const;
const DAY = 'YYYY-MM-DD';
const AHEAD_DAYS = 28;

const byDay = (lines: readonly ProposalLine[]): readonly (readonly [string, readonly ProposalLine[]])[] => {
  const days = new Map<string, ProposalLine[]>();
  for (const line of lines) {
    // The day that its hours count towards, on the event's clock.
    const day = formatDate(wallTime(line.shift.shiftStart, line.shift.timeZone).slice(0, 10));
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
};

/** Who could fill the open shifts in a period. Each proposed change can be accepted separately. Admins only. */
export default function AutoAssignPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const days: Days = {
    from: values.from ?? dayjs().format(DAY),
    to: values.to ?? dayjs().add(AHEAD_DAYS, 'day').format(DAY),
  };
  const [propose, { data, loading, error }] = useShiftProposalLazyQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  const { outcomes, progress, accept, forget } = useAccepting();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);

  const isRange = areDays(days, LIMITS.shifts.rangeDays);
  const ask = () => {
    forget();
    setLeft(new Set());
    void propose({
      variables: {
        range: {
          ...momentsOf(days),
          eventId: values.event ?? null,
        },
      },
    });
  };

  const proposal = loading ? undefined : data?.shiftProposal;
  const lines = proposal?.lines ?? [];
  const proposed = lines.filter(({ staff }) => staff !== null);
  const isOpen = ({ shift }: ProposalLine): boolean => outcomes.get(shift.id)?.kind !== 'assigned';
  const chosen = proposed.filter((line) => isOpen(line) && !left.has(line.shift.id));
  const isWarned = chosen.some(({ warnings }) => warnings.length > 0);
  const became = (wanted: Outcome['kind']): number =>
    [...outcomes.values()].filter(({ kind }) => kind === wanted).length;
  const [assigned, refused] = [became('assigned'), became('refused')];

  return (
    <Page
      title="Auto-assign"
      width="wide"
      purpose="Fills open shifts by qualification, rest and availability, with hours spread evenly. Nothing changes until you accept it."
      breadcrumb={[{ label: 'Shifts', path: '/shifts' }]}
      filters={
        <div className={styles.question}>
          <DayRange id="auto-assign" days={days} most={LIMITS.shifts.rangeDays} onChange={set} />
          <FormField id="auto-assign-event" label="Event (leave empty for all)">
            <EventPicker
              id="auto-assign-event"
              value={values.event ?? null}
              isForShifts
              onChange={(event, picked) => {
                // The event's own days, because it has no open shifts on other days.
                const its = picked && daysOf(picked.date, picked.endsAt, LIMITS.shifts.rangeDays);
                set({ event, ...its });
              }}
            />
          </FormField>
          <Button type="primary" disabled={!isRange || progress !== null} loading={loading} onClick={ask}>
            Make a proposal
          </Button>
        </div>
      }
      error={loading ? undefined : error}
      onRetry={ask}
    >
      {loading ? <TableSkeleton rows={8} /> : null}
      {proposal?.lines.length === 0 ? (
        <Empty title="No open shifts in this period">Every shift is covered, or there are no shifts.</Empty>
      ) : null}
      {lines.length > 0 ? (
        <div className={styles.result}>
          <p className={styles.summary} role="status">
            {proposed.length === lines.length
              ? lines.length === 1
                ? 'The one open shift can be filled.'
                : `All ${String(lines.length)} open shifts can be filled.`
              : `${String(proposed.length)} of ${String(lines.length)} open shifts can be filled.`}
            {assigned > 0 ? ` ${String(assigned)} assigned.` : ''}
            {refused > 0 ? ` ${String(refused)} refused.` : ''}
          </p>
          {byDay(lines).map(([day, ofDay]) => (
            <Card key={day} title={<h2 className="sl-card-title">{day}</h2>}>
              <ul className={styles.rows}>
                {ofDay.map((line) => (
                  <li key={line.shift.id}>
                    <ProposalRow
                      line={line}
                      isChosen={!left.has(line.shift.id)}
                      onChoose={(isChosen) => {
                        const next = new Set(left);
                        if (isChosen) next.delete(line.shift.id);
                        else next.add(line.shift.id);
                        setLeft(next);
                      }}
                      outcome={outcomes.get(line.shift.id)}
                      isBusy={progress !== null}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          ))}
          {proposal && proposal.hours.length > 0 ? (
            <Card title={<h2 className="sl-card-title">Hours in this period, if all are accepted</h2>}>
              <dl className={styles.hours}>
                {proposal.hours.map(({ staff, before, after }) => (
                  <div key={staff.staffId}>
                    <dt>{personName(staff)}</dt>
                    <dd className="sl-figures">
                      {hoursText(before)} to {hoursText(after)}
                    </dd>
                  </div>
                ))}
              </dl>
            </Card>
          ) : null}
          {isWarned ? (
            <Alert
              type="warning"
              showIcon
              title="Some of these need a reason, which is kept with the shift."
            />
          ) : null}
          <div className={styles.foot}>
            <Button
              type="primary"
              size="large"
              disabled={chosen.length === 0}
              loading={progress !== null}
              onClick={() => {
                if (isWarned) setAsking(true);
                else void accept(chosen, '');
              }}
            >
              {progress === null
                ? `Assign ${chosen.length === 1 ? '1 shift' : `${String(chosen.length)} shifts`}`
                : `Assigning ${String(progress.done + 1)} of ${String(progress.of)}`}
            </Button>
          </div>
        </div>
      ) : null}
      {isAsking ? (
        <ReasonDialog
          title="Assign despite the warnings"
          label="Why should they work despite the warning?"
          hint="Kept with each shift that has a warning, and recorded with your name."
          okText="Assign"
          onGive={(reason) => {
            void accept(chosen, reason);
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </Page>
  );
}
