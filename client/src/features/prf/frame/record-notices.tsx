import {
  AlertFilled,
  FormOutlined,
  LockFilled,
  MobileOutlined,
  StopFilled,
  UserAddOutlined,
} from '@ant-design/icons';
import { LOCK_ERRORS } from '@sideline/schema/lock-errors';
import { PATIENT_SECTION } from '@sideline/schema/prf/catalogue/catalogue';
import { alertWords } from '@sideline/schema/prf/rules/alerts';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../components/ui/lazy-part';
import type { LockCode } from '../drafts/draft-state';
import { useDraftAlone, usePrf, useView } from '../prf-context';
import { LateEditsNotice } from '../amending/late-edits-notice';
import { SignedVersions } from '../amending/signed-versions';
import type { RecordView } from '../record-view';
import { alertControlId } from '../observations/alert-control-id';
import { SignatureNotice } from '../review/signature-notice';
import { openAlerts } from '../questions/section-progress';
import { formatDateTime, formatTime, otherClockText } from '../record-clock';

const LockedValues = lazyPart(() => import('./locked-values'), {
  lost: 'The details that you typed but did not save could not be loaded. They are kept on this device.',
  fallback: null,
});
const BreakGlass = lazyPart(async () => ({ default: (await import('./break-glass')).BreakGlass }), {
  lost: 'The form for the reason did not load.',
  fallback: null,
});

/** Without the server: what this device has of the record, from when it is, and what may be missing. */
function FromDevice() {
  const { readBackAt } = usePrf();
  const isDraftAlone = useDraftAlone();
  if (readBackAt === null) return null;
  return (
    <div className="prf-callout" data-tone="warning" role="status">
      <p className="prf-callout-title">
        <MobileOutlined aria-hidden="true" />{' '}
        {isDraftAlone ? 'Draft, as kept on this device' : 'As last loaded on this device'},{' '}
        {formatDateTime(readBackAt)}
      </p>
      <p>
        {isDraftAlone
          ? 'The server cannot be reached, and this device has only what was entered on it. The patient, allergies, alerts and a signature may be on the server: do not read anything missing here as ‘none’. Anything '
          : 'The server cannot be reached. Changes by others since then are not shown. Anything '}
        you write is kept here and sent when the connection is back.
      </p>
    </div>
  );
}

/** An alert that needs an action, on every section except the one that asks for it: one line with a link. */
function OpenAlerts() {
  const { record, goTo } = usePrf();
  const alerts = useView(openAlerts);
  const [newest] = alerts;
  if (!newest || record?.status === 'void') return null;
  const more = alerts.length - 1;
  return (
    <div className="prf-callout prf-alert-callout" data-tone="danger" role="status">
      <span>
        <AlertFilled aria-hidden="true" />{' '}
        <strong>
          {alertWords(newest)}
          {newest.at ? ` at ${formatTime(newest.at)}` : ''}
        </strong>
        : no action recorded.{more > 0 ? ` Other open alerts: ${more}.` : ''}
      </span>
      <button
        type="button"
        className="prf-text-button"
        onClick={() => {
          goTo({ section: 'observations', controlId: alertControlId(newest.entryId) });
        }}
      >
        Record the action taken
      </button>
    </div>
  );
}

/** Shown on every section to everyone who can write there: a patient's own details are waiting for a decision. */
function KioskReportsNotice() {
  const { record } = usePrf();
  const count = record?.kioskReportCount ?? 0;
  if (!record || count === 0) return null;
  return (
    <div className="prf-callout" data-tone="warning" role="status">
      <p className="prf-callout-title">
        <FormOutlined aria-hidden="true" /> The patient filled in their own details
        {count === 1 ? '' : `, ${count} times`}
      </p>
      <p>They may include allergies. Nothing is added to the record until a member of staff accepts it.</p>
      <Link to={`/prf/${record.customPrfId}/kiosk-desk`}>Review what they entered</Link>
    </div>
  );
}

/** Written without a connection, and since sent to the server. */
const isBack = (view: RecordView): boolean => {
  const { wentOffline, customPrfId, failure, lock } = view.draft();
  return wentOffline === true && customPrfId !== null && failure === null && lock === null;
};

/**
 * Back from a place where nobody could be searched for: a record without a patient asks for one, on every other section.
 */
function LinkPatientNotice({ step }: { readonly step: string }) {
  const { record, readBackAt, isReadOnly, amending, goTo } = usePrf();
  const wanted = useView(isBack);
  // A record that was created here and has not been loaded yet has no patient either.
  if (!wanted || readBackAt !== null || (record !== null && record.patientId !== null)) return null;
  if (isReadOnly || amending || step === PATIENT_SECTION.key) return null;
  return (
    <div className="prf-callout" data-tone="warning" role="status">
      <p className="prf-callout-title">
        <UserAddOutlined aria-hidden="true" /> The connection is back: this record has no patient yet
      </p>
      <div className="prf-actions">
        <Button
          onClick={() => {
            goTo({ section: PATIENT_SECTION.key });
          }}
        >
          Link the patient
        </Button>
      </div>
    </div>
  );
}

/** The server may still keep late changes to a signed record, and an amendment includes the rest. */
const isClosedForGood = (code: LockCode): boolean => code === 'PRF_VOID' || code === 'PRF_ERASED';

const lockOf = (view: RecordView) => view.draft().lock;

/** Why nothing can be written in the form, and what was typed but not accepted. Hidden if the form is open. */
export function RecordNotices({ step }: { readonly step: string }) {
  const { record, amending } = usePrf();
  const lock = useView(lockOf);
  const needsReason = lock?.code === 'PRF_NOT_YOURS' || record?.needsReason === true;
  const signature = record?.signature;
  const otherClock = otherClockText();
  return (
    <>
      <FromDevice />
      {otherClock === null ? null : (
        <p className="prf-hint" role="status">
          {otherClock}
        </p>
      )}
      {record?.status === 'void' ? (
        <div className="prf-callout" data-tone="danger" role="status">
          <p className="prf-callout-title">
            <StopFilled aria-hidden="true" /> Entered in error
          </p>
          <p>{record.voidReason}</p>
          {lock ? null : <LockedValues mayDiscard />}
        </div>
      ) : signature && !amending ? (
        <div className="prf-callout" data-tone="success" role="status">
          <p className="prf-callout-title">
            <LockFilled aria-hidden="true" /> Signed by {signature.name}, {signature.grade},{' '}
            {formatDateTime(signature.signedAt)}
          </p>
          <p>The signed record stays as it is. Corrections are added as an amendment.</p>
          <SignedVersions />
        </div>
      ) : null}
      {signature || amending ? null : <SignatureNotice step={step} />}
      {step === 'observations' || (signature && !amending) ? null : <OpenAlerts />}
      <KioskReportsNotice />
      {amending ? null : <LateEditsNotice step={step} />}
      <LinkPatientNotice step={step} />
      {needsReason ? (
        <div className="prf-callout" data-tone="warning">
          <p className="prf-callout-title">Not your record</p>
          <p>{LOCK_ERRORS.PRF_NOT_YOURS.message}</p>
          <div className="prf-actions prf-later-action">
            <BreakGlass />
          </div>
        </div>
      ) : null}
      {lock && lock.code !== 'PRF_NOT_YOURS' ? (
        <div className="prf-callout" data-tone="danger" role="alert">
          <p className="prf-callout-title">
            <LockFilled aria-hidden="true" /> {lock.message}
          </p>
          <LockedValues mayDiscard={isClosedForGood(lock.code)} />
        </div>
      ) : null}
    </>
  );
}
