import { SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import type { FormatOptions } from '@sideline/schema/prf/record/format';
import { GENDER_LABELS, GENDERS, keyOfLabel } from '@sideline/schema/people';
import { handoverFormatOf, handoverOf } from '@sideline/schema/prf/handover/handover';
import { FormOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/ui/document-title';
import { HandoverLines } from '../../../components/handover/handover-lines';
import { Page } from '../../../components/ui/page';
import { useCheerTeams } from '../../../components/pickers/use-cheer-teams';
import { PageSkeleton } from '../../../components/ui/skeletons';
import type { DraftStore } from '../drafts/draft-store';
import { useNow } from '../../../lib/use-now';
import { AmendLink } from '../amending/amend-link';
import { optionsOf } from '../differences/format-options';
import { SignatureImage } from '../fields/signature-image';
import { DraftAlonePage } from '../frame/draft-alone-page';
import { PatientBanner } from '../frame/patient-banner';
import { LinkButton } from '../link-button';
import { useLivePrf } from '../live/use-live-prf';
import { PrfContext, useDraftOf, type PrfContextValue, type StepTarget } from '../prf-context';
import { factsOf, patientOf } from '../prf-facts';
import '../prf.css';
import type { PrfRecord } from '../prf-record';
import { formatDateTime, useRecordZone } from '../record-clock';
import { RecordView } from '../record-view';
import { FhirButton } from '../review/fhir-button';
import { HistoryLink } from '../review/history-link';
import { PdfButton } from '../review/pdf-button';
import { TimelineList } from '../timeline/timeline-list';
import { useTimeline } from '../timeline/use-timeline';
import { usePrfRecord } from '../use-prf-record';
import styles from './read.module.css';
import { contentOf, RecordSections } from './record-sections';

/** /prf/{number}/read: the record as a page to read: summary first, then by time, then by section. */
export default function ReadRecordPage() {
  const { customPrfId = '' } = useParams();
  const { store, record, error, refresh, readBackAt } = usePrfRecord(customPrfId, null);
  if (!record && readBackAt !== null)
    return (
      <DraftAlonePage
        title="Patient record"
        number={customPrfId}
        reason="The server cannot be reached, so only what was entered on this device is here. Open the draft to see it."
      />
    );
  if (error && !record) return <Page title="Patient record" error={error} onRetry={() => void refresh()} />;
  return store && record ? (
    <ReadRecord store={store} record={record} readBackAt={readBackAt} refresh={refresh} />
  ) : (
    <PageSkeleton />
  );
}

interface ReadRecordProps {
  readonly store: DraftStore;
  readonly record: PrfRecord;
  readonly readBackAt: number | null;
  readonly refresh: () => Promise<boolean>;
}

function ReadRecord({ store, record, readBackAt, refresh }: ReadRecordProps) {
  const zone = useRecordZone(record.event?.timeZone);
  const navigate = useNavigate();
  const view = useMemo(() => new RecordView(store, record), [store, record]);
  const live = useLivePrf({ store, record, step: null, isAmending: false, refresh });
  useDocumentTitle(`PRF ${record.customPrfId}`);
  // Each line links to where it was entered.
  const goTo = useCallback(
    ({ section }: StepTarget) => void navigate(`/prf/${record.customPrfId}?section=${section}`),
    [navigate, record.customPrfId],
  );
  const context = useMemo<PrfContextValue>(
    () => ({
      store,
      record,
      readBackAt,
      view,
      amending: null,
      isReadOnly: true,
      isPractice: false,
      goTo,
      live,
      refresh,
    }),
    [store, record, readBackAt, view, goTo, live, refresh],
  );
  return (
    <PrfContext value={context}>
      <div key={zone} className="prf" data-readonly>
        <PatientBanner />
        <Reading store={store} record={record} zone={zone} />
      </div>
    </PrfContext>
  );
}

function Reading({
  store,
  record,
  zone,
}: Pick<ReadRecordProps, 'store' | 'record'> & { readonly zone: string }) {
  const draft = useDraftOf(store);
  const facts = useMemo(() => factsOf(draft, record), [draft, record]);
  const { teams } = useCheerTeams(true);
  const options = useMemo<FormatOptions>(
    () => ({ ...optionsOf(record, { cheerTeams: teams }), timeZone: zone }),
    [record, teams, zone],
  );
  const asOf = useNow();
  const gender = keyOfLabel(GENDERS, GENDER_LABELS, patientOf(record)?.gender ?? '');
  const lines = handoverOf(
    { facts, gender: gender && GENDER_LABELS[gender], timeZone: zone, asOf },
    handoverFormatOf(facts),
  );
  const { timed, untimed } = useTimeline();
  const filled = SECTIONS.filter(({ key }) => !contentOf(key, record, options).isEmpty);
  const { signature, revisions } = record;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Record {record.customPrfId}</h1>
        <div className="prf-actions">
          <LinkButton to={`/prf/${record.customPrfId}`} icon={<FormOutlined aria-hidden="true" />}>
            Open the form
          </LinkButton>
          <AmendLink />
          <PdfButton />
          <FhirButton />
          <HistoryLink />
        </div>
        <nav aria-label="In this record" className={styles.contents}>
          <a href="#read-summary">Summary</a>
          <a href="#read-times">Times</a>
          {filled.map(({ key, label }) => (
            <a key={key} href={`#read-${key}`}>
              {label}
            </a>
          ))}
          {signature ? <a href="#read-signature">Signature</a> : null}
        </nav>
      </header>
      {record.status === 'void' ? (
        <div className="prf-callout" data-tone="danger" role="status">
          <p className="prf-callout-title">Entered in error</p>
          <p>{record.voidReason}</p>
        </div>
      ) : (
        <Card id="read-summary" title={<h2 className="sl-card-title">Summary</h2>}>
          <HandoverLines lines={lines} />
        </Card>
      )}
      <Card id="read-times" title={<h2 className="sl-card-title">Times</h2>}>
        <h3 className="sl-hidden">What happened</h3>
        <TimelineList items={timed} />
        {untimed.length > 0 ? (
          <>
            <h3>Time not known</h3>
            <TimelineList items={untimed} />
          </>
        ) : null}
      </Card>
      <RecordSections record={record} options={options} />
      {signature ? (
        <Card id="read-signature" title={<h2 className="sl-card-title">Signature</h2>}>
          <SignatureImage strokes={signature.strokes} label={`Signature of ${signature.name}`} />
          <p className={styles.quiet}>
            {signature.name}, {signature.grade}, {formatDateTime(signature.signedAt)}
          </p>
          <p className="prf-hint prf-hash">SHA-256 of what was signed: {signature.contentHash}</p>
          {revisions.length > 1 ? (
            <ul>
              {revisions.map(({ revision, name, signedAt, reason }) => (
                <li key={revision}>
                  {revision === 1 ? 'Signed' : 'Amended'} by {name}, {formatDateTime(signedAt)}
                  {reason ? `: ${reason}` : ''}
                </li>
              ))}
            </ul>
          ) : null}
        </Card>
      ) : (
        <p className="prf-hint">This record is not signed yet.</p>
      )}
    </div>
  );
}
