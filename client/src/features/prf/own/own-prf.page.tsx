import { DownloadOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { entriesFieldsOf, SECTIONS } from '@sideline/schema/prf/catalogue';
import { sectionLines, type FormatOptions } from '@sideline/schema/prf/format';
import { Card } from 'antd';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { FileButton } from '../../../components/file-button';
import { Page } from '../../../components/page';
import { useCheerTeams } from '../../../components/pickers/use-cheer-teams';
import { PrfStatusTag } from '../../../components/prf-status-tag';
import { CardsSkeleton } from '../../../components/skeletons';
import { useQuery } from '../../../lib/apollo-hooks';
import { RefusedError } from '../../../lib/http';
import { optionsOf } from '../differences/format-options';
import { SignatureImage } from '../fields/signature-image';
import { PRF_QUERY } from '../prf-query';
import type { PrfRecord } from '../prf-record';
import { storedData } from '../stored-data';
import '../prf.css';
import { FactLines } from './fact-lines';
import { entriesOf, OwnEntries } from './own-entries';
import styles from './own-prf.module.css';
import { SignedPatient } from './signed-patient';
import { formatDateTime, useRecordZone } from '../record-clock';

const BREADCRUMB = [{ label: 'My Records', path: '/patient-access' }];

/** A patient's own signed record, as a page to be read: what the server gives them of it, in words. */
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
        {SECTIONS.map(({ key, label }) => {
          const stored = storedData(record.data[key]);
          const groups = sectionLines(key, stored, options);
          const lists = entriesFieldsOf(key).filter((field) => entriesOf(field, stored).length > 0);
          if (groups.length === 0 && lists.length === 0) return null;
          return (
            <Card key={key} title={<h2 className="sl-card-title">{label}</h2>}>
              <div className={styles.stack}>
                {groups.map(({ group, lines }) => (
                  <section key={group} className={styles.group}>
                    <h3>{group}</h3>
                    <FactLines lines={lines} />
                  </section>
                ))}
                {lists.map((field) => (
                  <OwnEntries
                    key={field.name}
                    field={field}
                    entries={entriesOf(field, stored)}
                    record={record}
                    options={options}
                  />
                ))}
              </div>
            </Card>
          );
        })}
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
