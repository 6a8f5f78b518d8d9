import { clinicianRoleOf } from '@sideline/schema/positions';
import { LIMITS } from '@sideline/schema/limits';
import { ROLE_GROUPS } from '@sideline/schema/roles';
import { Alert, Button, Card } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../components/ui/form-failure';
import { Page } from '../../components/ui/page';
import { browserZone, clockOf } from '../../lib/dates';
import { incidentLogOf } from '../../lib/incident-log';
import { notify } from '../../lib/notices';
import { recentChoices, rememberChoice } from '../../lib/recent-choices';
import { useSession, type SessionUser } from '../../lib/session';
import { useNow } from '../../lib/use-now';
import {
  asOf,
  emptyLog,
  isBegun,
  keepLogs,
  keptLogs,
  nextLog,
  withEvent,
  withIncident,
  type LogDraft,
} from './log-draft';
import { eventsOnce } from './log-events';
import { NewPatientDialog } from './new-patient-dialog';
import { SeeAndTreatForm } from './see-and-treat-form';
import {
  useChosenLogEventQuery,
  useChosenLogPatientQuery,
  useSeeAndTreatQuery,
  type LogEventFragment,
  type LogPatientFragment,
} from './see-and-treat.generated';
import styles from './see-and-treat.module.css';
import { useSubmitLog } from './use-submit-log';

const ROLE_LIST = 'clinician-role';
const DAY_MS = 24 * 60 * 60_000;

const mayLog = (user: SessionUser | null): user is SessionUser =>
  user !== null && ROLE_GROUPS.clinicians.some((role) => role === user.role);

/**
 * The see-and-treat log form (spec section 2). The page has no guard, but the data has one: without signing in, people
 * see no names, and what they type stays in this tab until they sign in.
 */
export default function SeeAndTreatPage() {
  const { user } = useSession();
  // Another person's form starts empty.
  return <LogPage key={user?.id ?? 'nobody'} user={user} />;
}

function LogPage({ user }: { readonly user: SessionUser | null }) {
  const navigate = useNavigate();
  const canLog = mayLog(user);
  const now = useNow();
  const [since] = useState(() => new Date(now - LIMITS.recentDays * DAY_MS).toISOString());
  const { state } = useLocation() as { readonly state: unknown };
  const [kept] = useState(() =>
    withIncident(keptLogs(user?.id ?? null), incidentLogOf(state), new Date(now)),
  );
  useEffect(() => {
    // Taken over, so that a reloaded page keeps what was typed.
    if (incidentLogOf(state) !== null) void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  const [laidOut, setDraft] = useState<LogDraft>(() => kept[0] ?? emptyLog(new Date(now)));
  const [others, setOthers] = useState(kept.slice(1));
  // A form that nobody touched is not kept, because it would look like something a person typed.
  const [isTouched, setTouched] = useState(kept.length > 0);
  const [patient, setPatient] = useState<LogPatientFragment | null>(null);
  const [newName, setNewName] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const { isSubmitting, failure, problems, submit, clear } = useSubmitLog();
  const eventReach = { since, isAdmin: user?.role === 'admin' };
  const { data, loading, error, refetch } = useSeeAndTreatQuery({
    variables: { ...eventReach, ownName: user === null ? '' : `${user.firstName} ${user.lastName}` },
    skip: !canLog,
  });
  // An event found by a search is not among the nearest ones, and a kept draft knows it only by its id.
  const [found, setFound] = useState<LogEventFragment | null>(null);
  const listed = useMemo(
    () => (data === undefined ? null : eventsOnce(data.current.nodes, data.older?.nodes ?? [])),
    [data],
  );
  const isListed = listed?.some(({ id }) => id === laidOut.eventId) ?? false;
  const { data: named, loading: isNaming } = useChosenLogEventQuery({
    variables: { eventId: laidOut.eventId ?? '' },
    skip: listed === null || laidOut.eventId === null || isListed || found?.id === laidOut.eventId,
  });
  const chosenEvent = found?.id === laidOut.eventId ? found : (named?.event ?? null);
  const events = useMemo(
    () =>
      listed === null || isNaming ? null : eventsOnce(listed, chosenEvent === null ? [] : [chosenEvent]),
    [listed, isNaming, chosenEvent],
  );
  const draft = useMemo(() => asOf(laidOut, events, new Date(now)), [laidOut, events, now]);

  useEffect(() => {
    if (isTouched) keepLogs(user?.id ?? null, [draft, ...others]);
  }, [user, draft, others, isTouched]);
  const change = (next: (before: LogDraft) => LogDraft) => {
    setTouched(true);
    // A tablet that was asleep has not counted the minutes.
    const at = new Date();
    setDraft((before) => next(asOf(before, events, at)));
  };
  const leaving = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(leaving.current ?? undefined), []);

  // The specification's prefilled values (section 4), once the server has sent them and if the user has not entered
  // others.
  const isFilled = useRef(false);
  useEffect(() => {
    if (!canLog || data === undefined || isFilled.current) return;
    isFilled.current = true;
    const position = data.staffMembers.find(({ userId }) => userId === user.id)?.position ?? '';
    const role = recentChoices({ userId: user.id, list: ROLE_LIST })[0] ?? clinicianRoleOf(position) ?? '';
    setDraft((before) => ({
      ...before,
      clinicianName: before.clinicianName || `${user.firstName} ${user.lastName}`,
      clinicianRole: before.clinicianRole || role,
    }));
  }, [canLog, data, user]);

  // A kept draft knows the patient only by their id.
  const { data: known } = useChosenLogPatientQuery({
    variables: { patientId: draft.patientId ?? '' },
    skip: !canLog || draft.patientId === null || patient?.id === draft.patientId,
  });
  const chosen =
    draft.patientId === null ? null : patient?.id === draft.patientId ? patient : (known?.patient ?? null);
  const choose = (next: LogPatientFragment | null) => {
    setPatient(next);
    change((before) => ({ ...before, patientId: next?.id ?? null }));
  };
  // In turn, so that each of several can be reached.
  const changeTo = ([next, ...rest]: readonly LogDraft[]) => {
    if (next === undefined) return;
    setOthers(isBegun(draft) ? [...rest, draft] : rest);
    setPatient(null);
    clear();
    setDraft(next);
  };

  const send = async () => {
    if (!canLog) {
      setAsked((count) => count + 1);
      return;
    }
    const outcome = await submit(draft);
    if (outcome === 'known') setDraft((before) => ({ ...before, id: newId() }));
    if (outcome !== 'submitted') return;
    rememberChoice({ userId: user.id, list: ROLE_LIST }, draft.clinicianRole);
    notify.success('See and Treat log submitted successfully.');
    setPatient(null);
    setDraft(nextLog(draft, new Date()));
    leaving.current = setTimeout(() => void navigate('/see-and-treat'), LIMITS.redirect.afterSubmitMs);
  };

  return (
    <Page
      title="See and Treat Log"
      width="narrow"
      purpose="A short log of a treatment that does not need a full patient record."
      error={canLog && data === undefined ? error : undefined}
      onRetry={() => void refetch()}
      {...(canLog
        ? { actions: <Button onClick={() => void navigate('/see-and-treat/logs')}>Logs</Button> }
        : {})}
    >
      <Card>
        <SeeAndTreatForm
          draft={draft}
          events={events ?? []}
          eventReach={eventReach}
          isLoadingEvents={loading}
          patient={chosen}
          now={new Date(now)}
          canChoose={canLog}
          problems={problems}
          notice={
            !canLog ? (
              <SignInNotice user={user} />
            ) : others[0] === undefined ? null : (
              <OtherLogNotice
                log={others[0]}
                timeZone={events?.find(({ id }) => id === others[0]?.eventId)?.timeZone}
                isBusy={isSubmitting}
                onOpen={() => changeTo(others)}
              />
            )
          }
          failure={
            asked > 0 && !canLog ? <SignInNotice user={user} asked={asked} /> : <FormFailure text={failure} />
          }
          isSubmitting={isSubmitting}
          onChange={(changes) => change((before) => ({ ...before, ...changes }))}
          onEvent={(event) => {
            setFound(event);
            change((before) => ({ ...withEvent(before, event), isEventSaid: true }));
          }}
          onPatient={choose}
          onAddPatient={setNewName}
          onSubmit={() => void send()}
        />
      </Card>
      {newName === null ? null : (
        <NewPatientDialog
          name={newName}
          onClose={() => setNewName(null)}
          onChosen={(chosen) => {
            setNewName(null);
            choose(chosen);
          }}
        />
      )}
    </Page>
  );
}

interface OtherLogNoticeProps {
  readonly log: LogDraft;
  /** Time zone of its event, if known. */
  readonly timeZone: string | undefined;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

/** Says that this tab keeps another log, from before or after signing in, and links to it. */
function OtherLogNotice({ log, timeZone, isBusy, onOpen }: OtherLogNoticeProps) {
  const when =
    log.incidentDate === '' ? '' : ` at ${clockOf(timeZone ?? browserZone()).recent(log.incidentDate)}`;
  const words = log.issueSummary.trim() || log.treatmentProvided.trim() || log.adviceGiven.trim();
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title="You have another log that has not been submitted"
      description={
        <span className={styles.issue}>
          Incident{when}
          {words === '' ? '' : `: ${words}`}
        </span>
      }
      action={
        <Button onClick={onOpen} disabled={isBusy}>
          Open that log
        </Button>
      }
    />
  );
}

interface SignInNoticeProps {
  readonly user: SessionUser | null;
  /** How often the button that needs it was pressed. */
  readonly asked?: number;
}

/** Why nothing can be chosen or submitted here, and what to do about it. */
function SignInNotice({ user, asked = 0 }: SignInNoticeProps) {
  if (user !== null)
    return <Alert type="warning" showIcon title="Only clinical staff can write See and Treat logs." />;
  const more = {
    description: 'Your entries stay in this tab and are still there after you sign in.',
    action: (
      <Link to="/login" state={{ returnTo: '/see-and-treat' }}>
        Sign in
      </Link>
    ),
  };
  // Each press is a new failure, which takes the focus.
  if (asked > 0) return <FormFailure key={asked} text="Sign in to submit this log" {...more} />;
  return (
    <Alert type="info" showIcon role="status" title="Sign in to choose the event and the patient" {...more} />
  );
}
