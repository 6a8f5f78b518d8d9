import { useApolloClient } from '@apollo/client/react';
import { UploadOutlined } from '@ant-design/icons';
import { PATIENT_IMPORT, readPatientFile, type PatientCandidate } from '@sideline/schema/fhir/patient-bundle';
import { readRosterTable, ROSTER_LIMITS, type RosterTable } from '@sideline/schema/roster/roster-table';
import { Alert, Button, Upload } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../components/ui/form-failure';
import { Page } from '../../components/ui/page';
import { messageOf, problemsOf } from '../../lib/errors';
import { numberText } from '../../lib/formats';
import { chosenRows, importRequest, readRows, summaryOf, type ImportRow } from './import-choice';
import { ImportRowCard } from './import-row-card';
import {
  PreviewPatientImportDocument,
  useImportPatientsMutation,
  type ImportPatientsMutation,
  type PreviewPatientImportQuery,
} from './patient-import.generated';
import styles from './patients.module.css';
import { ImportGuide } from './roster/import-guide';
import { RosterImport } from './roster/roster-import';

type Result = ImportPatientsMutation['importPatients']['patientImportResult'];

const patients = (count: number): string => `${String(count)} ${count === 1 ? 'patient' : 'patients'}`;
const MEGABYTE = 1024 * 1024;

const rowsFor = (candidates: readonly PatientCandidate[]) =>
  candidates.map((candidate) => ({ id: newId(), candidate }));
const sentRow = ({ id, candidate: { source, patient } }: { id: string; candidate: PatientCandidate }) => ({
  sourceSystem: source?.system ?? '',
  sourceValue: source?.value ?? '',
  patient: { ...patient, id },
});

/** Imports patients from a file, a CSV roster or a FHIR bundle: choose the file, check each patient, import. */
export default function PatientImportPage() {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [fileName, setFileName] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [roster, setRoster] = useState<{ readonly id: string; readonly table: RosterTable } | null>(null);
  const [importPatients, { loading }] = useImportPatientsMutation({ context: importRequest });
  const chosen = chosenRows(rows);
  const isEmpty = rows.length === 0 && !roster && !result && !failure && !isReading;

  const read = async (file: File): Promise<void> => {
    setRows([]);
    setResult(null);
    setRoster(null);
    setFailure(null);
    setFileName(file.name);
    if (!/\.json$/i.test(file.name)) {
      await readRoster(file);
      return;
    }
    if (file.size > PATIENT_IMPORT.fileBytes) {
      setFailure(`This file is larger than ${String(PATIENT_IMPORT.fileBytes / MEGABYTE)} MB. Split it.`);
      return;
    }
    setReading(true);
    try {
      const found = readPatientFile(await file.text());
      if ('problem' in found) {
        setFailure(found.problem);
        return;
      }
      const read = rowsFor(found.candidates);
      const { data } = await client.query<PreviewPatientImportQuery>({
        query: PreviewPatientImportDocument,
        context: importRequest,
        variables: { input: { rows: read.map(sentRow) } },
        fetchPolicy: 'no-cache',
      });
      const previews = data?.previewPatientImport ?? [];
      setRows(readRows(read, previews));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setReading(false);
    }
  };

  const readRoster = async (file: File): Promise<void> => {
    if (file.size > ROSTER_LIMITS.fileBytes) {
      setFailure(`This file is larger than ${String(ROSTER_LIMITS.fileBytes / MEGABYTE)} MB. Split it.`);
      return;
    }
    const table = readRosterTable(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in table) setFailure(table.problem);
    else setRoster({ id: newId(), table });
  };

  const submit = async (): Promise<void> => {
    setFailure(null);
    try {
      const { data } = await importPatients({ variables: { input: { rows: chosen } } });
      if (!data) return;
      setResult(data.importPatients.patientImportResult);
      setRows([]);
    } catch (error) {
      const [problem] = problemsOf(error);
      setFailure(`Nothing was imported. ${problem?.message ?? messageOf(error)}`);
    }
  };

  return (
    <Page
      title="Import patients"
      purpose={`A roster as CSV, at most ${numberText(ROSTER_LIMITS.rows)} rows, or a FHIR R4 bundle as JSON, at most ${String(PATIENT_IMPORT.patients)} patients. Nothing is saved until you have checked it.`}
      breadcrumb={[{ label: 'Patients', path: '/patients' }]}
      actions={
        <>
          <Upload
            accept=".csv,.txt,.tsv,.json,text/csv,application/json,application/fhir+json"
            showUploadList={false}
            beforeUpload={(file) => {
              void read(file);
              return false;
            }}
          >
            <Button
              type={isEmpty ? 'primary' : 'default'}
              icon={<UploadOutlined aria-hidden="true" />}
              loading={isReading}
            >
              {fileName === '' ? 'Choose file' : 'Choose another file'}
            </Button>
          </Upload>
          {rows.length > 0 ? (
            <Button
              type="primary"
              loading={loading}
              disabled={chosen.length === 0}
              onClick={() => void submit()}
            >
              Import {patients(chosen.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles['stack']}>
        <FormFailure text={failure} />
        {result ? <Imported result={result} /> : null}
        {rows.length > 0 ? (
          <section className={styles['stack']} aria-label={`Patients in ${fileName}`}>
            <p role="status">
              {fileName}: {patients(rows.length)}: {summaryOf(rows)}.
            </p>
            {rows.map((row) => (
              <ImportRowCard
                key={row.id}
                row={row}
                onChoose={(choice) => {
                  setRows(rows.map((other) => (other.id === row.id ? { ...other, choice } : other)));
                }}
              />
            ))}
          </section>
        ) : null}
        {roster ? <RosterImport key={roster.id} fileName={fileName} table={roster.table} /> : null}
        {isEmpty ? <ImportGuide /> : null}
      </div>
    </Page>
  );
}

function Imported({ result: { created, linked, unchanged } }: { readonly result: Result }) {
  const said = [
    `${patients(created)} registered`,
    ...(linked > 0 ? [`${patients(linked)} recognised`] : []),
    ...(unchanged > 0 ? [`${patients(unchanged)} imported before`] : []),
  ].join(', ');
  return (
    <Alert
      role="status"
      type="success"
      showIcon
      title={`${said}.`}
      description={<Link to="/patients?recent=1">See the latest patients added</Link>}
    />
  );
}
