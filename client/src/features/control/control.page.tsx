import { PlusOutlined } from '@ant-design/icons';
import type { IncidentStep } from '@sideline/schema/control/incidents';
import { EVENT_STATUS_LABELS } from '@sideline/schema/events';
import { Alert, Button, Tabs } from 'antd';
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { lazyPart } from '../../components/ui/lazy-part';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { ROWS_MARK } from '../../components/table/row-keys';
import { ariaKey, controlActOf, type ControlAct } from '../../lib/control-keys';
import { clockOf, otherClockText } from '../../lib/dates';
import { useSignedInUser } from '../../lib/session';
import { useIsPhone, useMedia } from '../../lib/use-media';
import { pressOnRow } from './board-rows';
import { CrewList, Figures, MethaneCard, PlaceList, RecordList } from './board-panels';
import { CrewDrawer } from './crew-drawer';
import type {
  ControlBoardFieldsFragment,
  ControlCrewFieldsFragment,
  ControlIncidentFieldsFragment,
  TreatmentPlaceFieldsFragment,
} from './control.generated';
import { elapsed } from './control-words';
import styles from './control.module.css';
import { handoverAct, HandoverDialog, type HandoverAct } from './handover-dialog';
import { IncidentCard } from './incident-card';
import { IncidentDrawer } from './incident-drawer';
import { LinkDialog } from './link-dialog';
import { LOG_TEXT_ID, LogPanel } from './log-panel';
import { MethaneDrawer } from './methane-drawer';
import { OlderIncidents } from './older-incidents';
import { PlaceDrawer } from './place-drawer';
import { keepPlanChoice, planChoice } from './plan-shown';
import { StepDialog } from './step-dialog';
import { TimeDialog } from './time-dialog';
import { useControlBoard } from './use-control-board';
import { Wall } from './wall';
import { focusWhenShown } from './when-shown';

/** From this width on, there are three columns side by side (screens section 11). */
const COLUMNS = '(min-width: 1100px)';

const PlanPanel = lazyPart(() => import('./plan-panel'), {
  lost: 'The plan of the event could not be loaded.',
  fallback: <CardsSkeleton cards={1} rows={6} />,
});

type Open =
  | { readonly what: 'incident'; readonly existing: ControlIncidentFieldsFragment | null }
  | { readonly what: 'step'; readonly incident: ControlIncidentFieldsFragment; readonly step: IncidentStep }
  | { readonly what: 'time' | 'link'; readonly incident: ControlIncidentFieldsFragment }
  | { readonly what: 'crew'; readonly existing: ControlCrewFieldsFragment | null }
  | { readonly what: 'place'; readonly existing: TreatmentPlaceFieldsFragment | null }
  | { readonly what: 'methane' }
  | { readonly what: 'handover'; readonly act: HandoverAct };

function Column({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.column} aria-label={title}>
      <div className={styles.columnHead}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function ControllerLine({ board }: { readonly board: ControlBoardFieldsFragment }) {
  const { controller, handover, timeZone } = board;
  return (
    <>
      {controller === null
        ? 'Nobody is in control yet.'
        : `In control: ${controller.name} since ${clockOf(timeZone).dateTime(controller.since)}.`}
      {handover === null ? '' : ` ${handover.by} has signed to hand over. The next controller has to sign.`}
    </>
  );
}

/**
 * Event control: incidents, crews, records, beds and the log of one event, live. F2 creates an incident, and F4 a log
 * line.
 */
export default function ControlPage() {
  const { eventId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { id: userId, role } = useSignedInUser();
  const { board, bags, error, now, oldSince, refresh } = useControlBoard(eventId);
  const hasColumns = useMedia(COLUMNS);
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<Open | null>(null);
  const [planKept, setPlanKept] = useState(planChoice);
  const isWall = search.get('view') === 'wall';
  const tab = search.get('tab') ?? 'incidents';
  const isOpen = board !== undefined && board.eventStatus !== 'closed' && board.eventStatus !== 'cancelled';
  const close = () => setOpen(null);
  const leaveWall = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  const showTab = useCallback((key: string) => setSearch({ tab: key }, { replace: true }), [setSearch]);

  const showPlan = (isShown: boolean) => {
    setPlanKept(isShown);
    keepPlanChoice(isShown);
  };
  // Zones without a plan would push the incidents out of sight, so they are shown only on request.
  const hasPlanShown = planKept ?? (board !== undefined && board.plan !== null);
  const act = board === undefined ? null : handoverAct(board, { userId, role });
  /** What the keys do. For an event that has ended, the board is read only. */
  const acts: Readonly<Record<ControlAct, (() => void) | null>> = {
    incident: isOpen ? () => setOpen({ what: 'incident', existing: null }) : null,
    log: isOpen
      ? () => {
          if (!hasColumns) showTab('log');
          focusWhenShown(() => document.getElementById(LOG_TEXT_ID));
        }
      : null,
    methane: isOpen ? () => setOpen({ what: 'methane' }) : null,
    handover: isOpen && act !== null ? () => setOpen({ what: 'handover', act }) : null,
    crew: isOpen ? () => setOpen({ what: 'crew', existing: null }) : null,
    place: isOpen ? () => setOpen({ what: 'place', existing: null }) : null,
    plan: () => {
      if (hasColumns) showPlan(!hasPlanShown);
      else showTab('plan');
    },
    wall: () => void navigate('?view=wall'),
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const wanted = controlActOf(event);
    if (wanted === null || acts[wanted] === null) return;
    event.preventDefault();
    acts[wanted]();
  });
  const canPress = board !== undefined && !isWall && open === null;
  useEffect(() => {
    if (!canPress) return undefined;
    const press = (event: KeyboardEvent) => {
      pressed(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [canPress]);

  const breadcrumb = [
    { label: 'Events', path: '/events' },
    { label: board?.eventName ?? 'Event', path: `/events/${eventId}` },
  ];
  if (board === undefined)
    return (
      <Page
        key="loading"
        title="Event control"
        width="wide"
        breadcrumb={breadcrumb}
        error={error}
        onRetry={() => void refresh()}
      >
        <CardsSkeleton cards={3} rows={8} />
      </Page>
    );
  if (isWall) return <Wall board={board} now={now} oldSince={oldSince} onLeave={leaveWall} />;

  const clock = clockOf(board.timeZone);
  const otherClock = otherClockText(board.timeZone, 'event’s', now);
  const underWay = board.incidents.filter(({ state }) => state !== 'clear');
  const ended = board.incidents.filter(({ state }) => state === 'clear');
  const card = (incident: ControlIncidentFieldsFragment) => (
    <IncidentCard
      key={incident.id}
      eventId={board.id}
      incident={incident}
      now={now}
      clock={clock}
      isOpen={isOpen}
      onStep={(step) => setOpen({ what: 'step', incident, step })}
      onCorrect={() => setOpen({ what: 'time', incident })}
      onLink={() => setOpen({ what: 'link', incident })}
      onEdit={() => setOpen({ what: 'incident', existing: incident })}
      onFailed={() => void refresh()}
    />
  );
  const press = (wanted: ControlAct) => ({
    'aria-keyshortcuts': ariaKey(wanted),
    onClick: () => acts[wanted]?.(),
  });
  const add = (label: string, wanted: ControlAct) =>
    isOpen ? (
      <Button icon={<PlusOutlined aria-hidden="true" />} {...press(wanted)}>
        {label}
      </Button>
    ) : undefined;

  const incidents = (
    <Column title="Incidents">
      {underWay.length === 0 ? (
        <Empty size="small" title="No incidents under way">
          {isOpen ? 'Press F2, or ‘New incident’, when a call comes in.' : 'Every incident has ended.'}
        </Empty>
      ) : (
        <ul className={styles.cards} aria-label="Incidents under way">
          {underWay.map(card)}
        </ul>
      )}
      {ended.length === 0 ? null : (
        <>
          <h3 className={styles.quiet}>Ended, latest first</h3>
          <ul className={styles.cards} aria-label="Ended incidents">
            {ended.map(card)}
          </ul>
          <OlderIncidents eventId={board.id} shown={ended} card={card} className={styles.cards} />
        </>
      )}
    </Column>
  );
  const crews = (
    <Column title="Crews" action={add('New crew', 'crew')}>
      <CrewList
        crews={board.crews}
        bags={bags}
        now={now}
        onEdit={isOpen ? (existing) => setOpen({ what: 'crew', existing }) : null}
      />
    </Column>
  );
  const patients = (
    <>
      <Column title="Open PRFs">
        <RecordList records={board.records} count={board.recordCounts.open} clock={clock} />
      </Column>
      <Column title="Treatment places" action={add('New place', 'place')}>
        <PlaceList
          places={board.places}
          clock={clock}
          onEdit={isOpen ? (existing) => setOpen({ what: 'place', existing }) : null}
        />
      </Column>
    </>
  );
  const log = (
    <Column title="Control log" action={add('METHANE', 'methane')}>
      <LogPanel board={board} isOpen={isOpen}>
        <MethaneCard entry={board.methane} clock={clock} />
      </LogPanel>
    </Column>
  );
  const plan = (
    <Column title="Plan">
      <PlanPanel board={board} />
    </Column>
  );
  const planAbove =
    board.plan === null && board.eventZones.length === 0 ? null : (
      <Column
        title="Plan"
        action={
          <Button aria-expanded={hasPlanShown} {...press('plan')}>
            {hasPlanShown ? 'Hide plan' : 'Show plan'}
          </Button>
        }
      >
        {hasPlanShown ? <PlanPanel board={board} isAbove /> : null}
      </Column>
    );

  return (
    <Page
      title="Event control"
      width="wide"
      breadcrumb={breadcrumb}
      purpose={<ControllerLine board={board} />}
      aside={
        oldSince === null ? (
          <StatusTag tone="success">Live</StatusTag>
        ) : (
          <StatusTag tone="danger">Not live</StatusTag>
        )
      }
      actions={
        <>
          <Button {...press('wall')}>Wall view</Button>
          {isOpen && act !== null ? <Button {...press('handover')}>{act}</Button> : null}
          {isOpen ? (
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} {...press('incident')}>
              New incident
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.stack} {...{ [ROWS_MARK]: '' }} role="presentation" onKeyDown={pressOnRow}>
        {oldSince === null ? null : (
          <Alert
            type="warning"
            showIcon
            role="status"
            title={`No connection. This board is as it was at ${clock.seconds(oldSince)} and is ${elapsed(new Date(oldSince).toISOString(), now)} old.`}
          />
        )}
        {otherClock === null ? null : <p className={styles.quiet}>{otherClock}</p>}
        {isOpen ? null : (
          <Alert
            type="info"
            showIcon
            title={`This event is ${EVENT_STATUS_LABELS[board.eventStatus].toLowerCase()}. You can read its control board, but not change it.`}
          />
        )}
        <Figures board={board} />
        {hasColumns ? (
          <>
            {planAbove}
            <div className={styles.columns}>
              {incidents}
              <div className={styles.stack}>
                {crews}
                {patients}
              </div>
              {log}
            </div>
          </>
        ) : (
          <Tabs
            // All of them fit on a phone, with two-digit counts too. An overflow button is not allowed in a list of tabs.
            {...(isPhone ? { tabBarGutter: 8 } : {})}
            activeKey={tab}
            onChange={showTab}
            items={[
              { key: 'incidents', label: `Incidents (${String(underWay.length)})`, children: incidents },
              { key: 'crews', label: `Crews (${String(board.crews.length)})`, children: crews },
              {
                key: 'patients',
                label: `Patients (${String(board.recordCounts.open)})`,
                children: <div className={styles.stack}>{patients}</div>,
              },
              { key: 'plan', label: 'Plan', children: plan },
              { key: 'log', label: 'Log', children: log },
            ]}
          />
        )}
      </div>
      {open?.what === 'incident' ? (
        <IncidentDrawer
          eventId={board.id}
          timeZone={board.timeZone}
          existing={open.existing}
          zones={board.zones}
          eventZones={board.eventZones}
          onClose={close}
        />
      ) : null}
      {open?.what === 'step' ? (
        <StepDialog
          incident={open.incident}
          step={open.step}
          timeZone={board.timeZone}
          crews={board.crews}
          onClose={close}
          onFailed={() => void refresh()}
        />
      ) : null}
      {open?.what === 'time' ? (
        <TimeDialog incident={open.incident} clock={clock} onClose={close} onFailed={() => void refresh()} />
      ) : null}
      {open?.what === 'link' ? (
        <LinkDialog incident={open.incident} clock={clock} records={board.records} onClose={close} />
      ) : null}
      {open?.what === 'crew' ? (
        <CrewDrawer
          eventId={board.id}
          existing={open.existing}
          people={board.people}
          bags={bags}
          onClose={close}
        />
      ) : null}
      {open?.what === 'place' ? (
        <PlaceDrawer eventId={board.id} existing={open.existing} onClose={close} />
      ) : null}
      {open?.what === 'methane' ? (
        <MethaneDrawer eventId={board.id} latest={board.methane} onClose={close} />
      ) : null}
      {open?.what === 'handover' ? <HandoverDialog board={board} act={open.act} onClose={close} /> : null}
    </Page>
  );
}
