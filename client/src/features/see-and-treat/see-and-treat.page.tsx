import { clinicianRoleOf } from '@sideline/schema/positions';
import { LIMITS } from '@sideline/schema/limits';
import { ROLE_GROUPS } from '@sideline/schema/roles';
import { preselectedEvent } from '@sideline/schema/see-and-treat';
import { Alert, Button, Card } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { Page } from '../../components/page';
import { notify } from '../../lib/notices';
import { recentChoices, rememberChoice } from '../../lib/recent-choices';
import { useSession, type SessionUser } from '../../lib/session';
import { emptyLog, keepLog, keptLog, nextLog, withEvent, type LogDraft } from './log-draft';
import { NewPatientDialog } from './new-patient-dialog';
import { SeeAndTreatForm } from './see-and-treat-form';
import {
  useChosenLogPatientQuery,
  useSeeAndTreatQuery,
  type LogPatientFragment,
} from './see-and-treat.generated';
import { useSubmitLog } from './use-submit-log';

const ROLE_LIST = 'clinician-role';
const DAY_MS = 24 * 60 * 60_000;

const mayLog = (user: SessionUser | null): user is SessionUser =>
  user !== null && ROLE_GROUPS.clinicians.some((role) => role === user.role);

/**
 * The see-and-treat log form (spec section 2). The page has no guard, the data have: who is not signed in sees no name, and
 * what they type stays in this tab until they are.
 */
export default function SeeAndTreatPage() {
  const { user } = useSession();
  // Another person's form starts afresh.
  return <LogPage key={user?.id ?? 'nobody'} user={user} />;
}

function LogPage({ user }: { readonly user: SessionUser | null }) {
  const navigate = useNavigate();
  const canLog = mayLog(user);
  const [now] = useState(() => new Date());
  const [draft, setDraft] = useState<LogDraft>(() => keptLog(user?.id ?? null) ?? emptyLog(now));
  const [patient, setPatient] = useState<LogPatientFragment | null>(null);
  const [newName, setNewName] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { isSubmitting, failure, problems, submit } = useSubmitLog();
  const { data, loading, error, refetch } = useSeeAndTreatQuery({
    variables: {
      since: new Date(now.getTime() - LIMITS.recentDays * DAY_MS).toISOString(),
      ownName: user === null ? '' : `${user.firstName} ${user.lastName}`,
      isAdmin: user?.role === 'admin',
    },
    skip: !canLog,
  });
  const events = [...(data?.current.nodes ?? []), ...(data?.older?.nodes ?? [])].filter(
    ({ status }) => status !== 'cancelled',
  );

  useEffect(() => keepLog(user?.id ?? null, draft), [user, draft]);
  const leaving = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(leaving.current ?? undefined), []);

  // What the specification prefills (section 4), once the server has said it and where nobody has said otherwise.
  const isFilled = useRef(false);
  useEffect(() => {
    if (!canLog || data === undefined || isFilled.current) return;
    isFilled.current = true;
    const position = data.staffMembers.find(({ userId }) => userId === user.id)?.position ?? '';
    const role = recentChoices({ userId: user.id, list: ROLE_LIST })[0] ?? clinicianRoleOf(position) ?? '';
    setDraft((before) => {
      const named = {
        ...before,
        clinician_name: before.clinician_name || `${user.firstName} ${user.lastName}`,
        clinician_role: before.clinician_role || role,
      };
      const recent = before.event_id === null ? preselectedEvent(data.current.nodes, now) : null;
      return recent === null ? named : withEvent(named, recent);
    });
  }, [canLog, data, now, user]);

  // A draft that was kept knows the patient by his id alone.
  const { data: kept } = useChosenLogPatientQuery({
    variables: { patientId: draft.patient_id ?? '' },
    skip: !canLog || draft.patient_id === null || patient?.patient_id === draft.patient_id,
  });
  const chosen =
    draft.patient_id === null
      ? null
      : patient?.patient_id === draft.patient_id
        ? patient
        : (kept?.patient ?? null);
  const choose = (next: LogPatientFragment | null) => {
    setPatient(next);
    setDraft((before) => ({ ...before, patient_id: next?.patient_id ?? null }));
  };

  const send = async () => {
    if (!canLog) {
      setAsked(true);
      return;
    }
    const outcome = await submit(draft);
    if (outcome === 'known') setDraft((before) => ({ ...before, log_id: newId() }));
    if (outcome !== 'submitted') return;
    rememberChoice({ userId: user.id, list: ROLE_LIST }, draft.clinician_role);
    notify.success('See and Treat log submitted successfully.');
    setPatient(null);
    setDraft(nextLog(draft, new Date()));
    leaving.current = setTimeout(() => void navigate('/see-and-treat'), LIMITS.redirect.afterSubmitMs);
  };

  return (
    <Page
      title="See and Treat Log"
      width="narrow"
      purpose="A short log of a treatment that needs no full patient record."
      error={canLog && data === undefined ? error : undefined}
      onRetry={() => void refetch()}
      {...(canLog
        ? { actions: <Button onClick={() => void navigate('/see-and-treat/logs')}>Logs</Button> }
        : {})}
    >
      <Card>
        <SeeAndTreatForm
          draft={draft}
          events={events}
          isLoadingEvents={loading}
          patient={chosen}
          now={now}
          canChoose={canLog}
          problems={problems}
          notice={canLog ? null : <SignInNotice user={user} />}
          failure={
            isAsked && !canLog ? (
              <SignInNotice user={user} isAsked />
            ) : failure === null ? null : (
              <Alert type="error" showIcon title={failure} role="alert" />
            )
          }
          isSubmitting={isSubmitting}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
          onEvent={(event) => setDraft((before) => withEvent(before, event))}
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

interface SignInNoticeProps {
  readonly user: SessionUser | null;
  /** Whether they pressed the button that needs it. */
  readonly isAsked?: boolean;
}

/** Why nothing can be chosen or submitted here, and what to do about it. */
function SignInNotice({ user, isAsked = false }: SignInNoticeProps) {
  if (user !== null)
    return <Alert type="warning" showIcon title="See and treat logs are written by clinical staff." />;
  return (
    <Alert
      type={isAsked ? 'error' : 'info'}
      showIcon
      role={isAsked ? 'alert' : 'status'}
      title={isAsked ? 'Sign in to submit this log' : 'Sign in to choose the event and the patient'}
      description="What you type here stays in this tab and is still there when you have signed in."
      action={
        <Link to="/login" state={{ returnTo: '/see-and-treat' }}>
          Sign in
        </Link>
      }
    />
  );
}
