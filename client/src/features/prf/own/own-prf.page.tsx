import { DownloadOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import type { FormatOptions } from '@sideline/schema/prf/record/format';
import { Card } from 'antd';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  PATIENT_FIELDS,
  patientLabel,
  patientWords,
} from '../../../components/patient-answers/patient-answers';
import { FileButton } from '../../../components/ui/file-button';
import { Page } from '../../../components/ui/page';
import { useCheerTeams } from '../../../components/pickers/use-cheer-teams';
import { PrfStatusTag } from '../../../components/records/prf-status-tag';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { useQuery } from '../../../lib/apollo-hooks';
import { RefusedError } from '../../../lib/http';
import { optionsOf } from '../differences/format-options';
import { SignatureImage } from '../fields/signature-image';
import { signedFormOf } from '../patient/patient-form-state';
import { PRF_QUERY } from '../prf-query';
import type { PrfRecord } from '../prf-record';
import '../prf.css';
import { FactLines } from '../read/fact-lines';
import { RecordSections } from '../read/record-sections';
import styles from '../read/read.module.css';
import { formatDateTime, useRecordZone } from '../record-clock';

const BREADCRUMB = [{ label: 'My Records', path: '/patient-access' }];

/** A patient's own signed record as a page to read, with what the server lets them see, in words. */
export default function OwnPrfPage() {
  const { customPrfId = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(PRF_QUERY, {
    variables: { customPrfId },
    fetchPolicy: 'no-cache',
  });
  const record = data?.prf;
  const missing =
    !loading && record === null ? new RefusedError(404, 'NOT_FOUND', 'This record was not found.') : null;
  if (!record)
    return (
      <Page
        title="Patient record"
        breadcrumb={BREADCRUMB}
        error={error ?? missing ?? undefined}
        onRetry={() => void refetch()}
      >
        <CardsSkeleton cards={3} rows={4} />
      </Page>
    );
  return <Record record={record} />;
}

function Record({ record }: { readonly record: PrfRecord }) {
  useRecordZone(record.event?.timeZone);
  const { teams } = useCheerTeams(true);
  const options = useMemo<FormatOptions>(() => {
    const named = optionsOf(record, { cheerTeams: teams });
    return { ...named, ...(record.event ? { timeZone: record.event.timeZone } : {}) };
  }, [record, teams]);
  const { signature, revisions } = record;
  return (
    <Page
      title={`Record ${record.customPrfId}`}
      width="narrow"
      breadcrumb={BREADCRUMB}
      aside={<PrfStatusTag status={record.status} />}
      purpose={record.event?.name}
      actions={
        <FileButton
          icon={<DownloadOutlined aria-hidden="true" />}
          path={`/api/prf/${record.customPrfId}/pdf`}
          timeoutMs={LIMITS.http.pdfTimeoutMs}
        >
          Download PDF
        </FileButton>
      }
    >
      <div className={styles.stack}>
        {signature ? <SignedPatient patient={signature.patient} /> : null}
        <RecordSections record={record} options={options} />
        {signature ? (
          <Card title={<h2 className="sl-card-title">Signature</h2>}>
            <SignatureImage strokes={signature.strokes} label={`Signature of ${signature.name}`} />
            <p className={styles.quiet}>
              {signature.name}, {signature.grade}, {formatDateTime(signature.signedAt)}
            </p>
            {revisions.length > 1 ? (
              <>
                <p>This record was amended after it was signed. The amended version is shown.</p>
                <ul>
                  {revisions.map(({ revision, name, signedAt }) => (
                    <li key={revision}>
                      {revision === 1 ? 'Signed' : 'Amended'} by {name}, {formatDateTime(signedAt)}
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </Card>
        ) : null}
      </div>
    </Page>
  );
}

interface SignedPatientProps {
  readonly patient: NonNullable<PrfRecord['signature']>['patient'];
}

/** The patient's details when the record was signed. Later changes are on their own page. */
function SignedPatient({ patient }: SignedPatientProps) {
  const signed = signedFormOf(patient);
  const lines = PATIENT_FIELDS.map((field) => ({
    name: field,
    label: patientLabel(field),
    value: patientWords(signed, field),
  }));
  return (
    <Card title={<h2 className="sl-card-title">Patient</h2>}>
      <FactLines lines={lines.filter(({ value }) => value !== '')} />
    </Card>
  );
}
