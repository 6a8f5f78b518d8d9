import { PrinterOutlined, StopFilled } from '@ant-design/icons';
import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { GENDER_LABELS, GENDERS, keyOfLabel } from '@sideline/schema/people';
import {
  HANDOVER_FORMAT_LABELS,
  HANDOVER_FORMATS,
  handoverBlocks,
  handoverFormatOf,
  handoverOf,
  type HandoverFormat,
} from '@sideline/schema/prf/handover/handover';
import { Button, Card } from 'antd';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { HandoverBlocks } from '../../../components/handover/handover-blocks';
import { HandoverLines } from '../../../components/handover/handover-lines';
import { diedWhereText } from '../../../components/records/died';
import { Page } from '../../../components/ui/page';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateOfBirth } from '../../../lib/dates';
import type { DraftStore } from '../drafts/draft-store';
import { SegmentedControl } from '../fields/segmented-control';
import { useDraftOf } from '../prf-context';
import '../prf.css';
import { factsOf, patientOf } from '../prf-facts';
import { DraftAlonePage } from '../frame/draft-alone-page';
import { useLivePrf } from '../live/use-live-prf';
import type { PrfRecord } from '../prf-record';
import { usePrfRecord } from '../use-prf-record';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useNow } from '../../../lib/use-now';
import { FactsLine } from './facts-line';
import styles from './handover-page.module.css';
import { HandoverLinkCard } from './handover-link-card';
import { usePrfHandoverQuery } from './handover.generated';
import { TakenOverCard } from './taken-over-card';
import { formatDateTime, useRecordZone } from '../record-clock';

const OPTIONS = HANDOVER_FORMATS.map((key) => ({ key, label: HANDOVER_FORMAT_LABELS[key] }));
const isFormat = (key: string | null): key is HandoverFormat => key !== null && key in HANDOVER_FORMAT_LABELS;

/** /prf/{number}/handover: one sheet to read aloud, print, pass to the next crew with a link, and have signed. */
export default function HandoverPage() {
  const { customPrfId = '' } = useParams();
  const { store, record, error, refresh, readBackAt } = usePrfRecord(customPrfId, null);
  if (!record && readBackAt !== null)
    return (
      <DraftAlonePage
        title="Handover"
        number={customPrfId}
        reason="The server cannot be reached, so the patient, allergies and alerts may be missing here. A handover made now would leave them out. Hand over by voice from the draft, and ask the patient again about allergies."
      />
    );
  if (error && !record) return <Page title="Handover" error={error} onRetry={() => void refresh()} />;
  return store && record ? (
    <Handover store={store} record={record} readBackAt={readBackAt} refresh={refresh} />
  ) : (
    <PageSkeleton />
  );
}

interface HandoverProps {
  readonly store: DraftStore;
  readonly record: PrfRecord;
  /** If the device's own copy is shown: when it was loaded from the server. */
  readonly readBackAt: number | null;
  readonly refresh: () => Promise<boolean>;
}

function Handover({ store, record, readBackAt, refresh }: HandoverProps) {
  const timeZone = useRecordZone(record.event?.timeZone);
  const draft = useDraftOf(store);
  // Refreshed while it is read out, because a colleague may add measurements.
  useLivePrf({ store, record, step: null, isAmending: false, refresh });
  const facts = useMemo(() => factsOf(draft, record), [draft, record]);
  const [chosen, setChosen] = useState<HandoverFormat | null>(null);
  const format = chosen ?? handoverFormatOf(facts);
  const { data, refetch } = usePrfHandoverQuery({
    variables: { prfId: record.id },
    fetchPolicy: 'no-cache',
    // Without the server, only the sheet is shown.
    context: inlineErrors,
  });
  const patient = patientOf(record);
  // The copy in a signed record has it as text.
  const gender = keyOfLabel(GENDERS, GENDER_LABELS, patient?.gender ?? '');
  const died = diedWhereText(record.patient ?? {});
  const asOf = useNow();
  const isVoid = record.status === 'void';
  const source = {
    facts,
    gender: gender && GENDER_LABELS[gender],
    timeZone,
    asOf,
    alerts: record.alerts.filter(({ clearedAt }) => clearedAt === null),
  };
  return (
    <div className={styles['page']}>
      <Page
        title="Handover"
        breadcrumb={[
          { label: record.customPrfId, path: `/prf/${record.customPrfId}` },
          { label: 'Handover' },
        ]}
        actions={
          isVoid ? null : (
            <Button
              icon={<PrinterOutlined aria-hidden="true" />}
              onClick={() => {
                globalThis.print();
              }}
            >
              Print
            </Button>
          )
        }
      >
        <div className={styles['columns']}>
          <Card className={styles['sheet'] ?? ''}>
            {isVoid ? (
              <div className="prf-callout" data-tone="danger" role="status">
                <p className="prf-callout-title">
                  <StopFilled aria-hidden="true" /> Entered in error
                </p>
                <p>{record.voidReason}</p>
                <p>Do not hand over from this record.</p>
              </div>
            ) : null}
            <div className={styles['format']}>
              <span id="handover-format" className="sl-hidden">
                Format of the handover
              </span>
              <SegmentedControl
                id="handover-format-choice"
                name="handover-format"
                labelId="handover-format"
                describedBy={undefined}
                options={OPTIONS}
                value={format}
                isDisabled={false}
                onChange={(key) => {
                  if (isFormat(key)) setChosen(key);
                }}
              />
            </div>
            <h2 className={styles['patient']}>{patient?.name ?? 'No patient yet'}</h2>
            {died === null ? null : <StatusTag tone="danger">{died}</StatusTag>}
            <p className={styles['facts']}>
              <FactsLine
                facts={[
                  patient?.dob ? `Born ${formatDateOfBirth(patient.dob)}` : null,
                  patient?.nhsNumber ? `NHS ${formatNhsNumber(patient.nhsNumber)}` : null,
                  record.customPrfId,
                  readBackAt === null
                    ? `as of ${formatDateTime(asOf)}`
                    : `as read from the server ${formatDateTime(readBackAt)}`,
                ]}
              />
            </p>
            <HandoverLines lines={handoverOf(source, format)} />
            <HandoverBlocks heading="h3" blocks={handoverBlocks(source)} />
          </Card>
          <div className={styles['aside']}>
            {isVoid ? null : (
              <HandoverLinkCard
                record={record}
                format={format}
                store={store}
                links={data?.prfHandover.links ?? []}
                onChanged={refetch}
              />
            )}
            <TakenOverCard
              store={store}
              record={record}
              receipts={data?.prfHandover.receipts ?? []}
              onRecorded={() => Promise.all([refresh(), refetch()])}
            />
          </div>
        </div>
      </Page>
    </div>
  );
}
