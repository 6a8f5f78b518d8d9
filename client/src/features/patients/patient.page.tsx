import { DownloadOutlined, EditOutlined, MergeOutlined } from '@ant-design/icons';
import { allergiesIn } from '@sideline/schema/prf/allergies';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Page } from '../../components/page';
import { CardsSkeleton } from '../../components/skeletons';
import { StatusTag } from '../../components/status-tag';
import { useSignedInUser } from '../../lib/session';
import { skipToken, useQuery } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { IdentityTag } from './identity-tag';
import { MergeDialog } from './merge/merge-dialog';
import { MergesCard } from './merge/merges-card';
import {
  PatientMergesDocument,
  type PatientMergesQuery,
  type PatientMergesQueryVariables,
} from './merge/patient-merges.generated';
import { draftOf } from './patient-draft';
import { PatientDrawer } from './patient-drawer';
import { DemographicsCard, HistoryCard, NextOfKinCard } from './patient-facts';
import { usePatientQuery } from './patients.generated';
import styles from './patients.module.css';
import { PrfsCard } from './prfs-card';
import { SquadsCard } from './squads-card';
import { ViewsCard } from './views-card';

/** One patient: demographics, history, squads, records, and who has looked. Patients see their own. */
export default function PatientPage() {
  const { patientId = '' } = useParams();
  const user = useSignedInUser();
  const isOwn = user.role === 'patient';
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const { data, error, refetch } = usePatientQuery({ variables: { patientId } });
  const patient = data?.patient;
  const mergesQuery = useQuery<PatientMergesQuery, PatientMergesQueryVariables>(
    PatientMergesDocument,
    isOwn ? skipToken : { variables: { patientId } },
  );
  const merges = mergesQuery.data?.patientMerges ?? [];
  const breadcrumb = isOwn ? [] : [{ label: 'Patients', path: '/patients' }];

  if (!patient) {
    return (
      <Page
        title="Patient"
        breadcrumb={breadcrumb}
        error={error}
        onRetry={() => void refetch()}
        missing="The link may be old, or the record was joined with another one."
      >
        <CardsSkeleton cards={2} rows={8} />
      </Page>
    );
  }

  const standing = merges.filter(({ undoneAt }) => !undoneAt);
  const into = standing.find(({ loser }) => loser.patient_id === patientId)?.survivor;
  const merged = standing.filter(({ survivor }) => survivor.patient_id === patientId);
  const isMerged = patient.merged_into != null;
  const allergies = [patient.allergies, ...merged.map(({ loser }) => loser.allergies)].filter(
    (text, index, all) => allergiesIn(text).length > 0 && all.indexOf(text) === index,
  );
  const reload = () => {
    void refetch();
    void mergesQuery.refetch();
  };

  return (
    <Page
      title={patient.patient_name}
      aside={<IdentityTag status={patient.identity_status} />}
      purpose={
        allergies.length > 0 ? <StatusTag tone="danger">Allergies: {allergies.join('; ')}</StatusTag> : null
      }
      breadcrumb={breadcrumb}
      actions={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            href={`/fhir/Patient/${patient.patient_id}/$everything`}
            download
          >
            Download FHIR
          </Button>
          {user.role === 'admin' && !isMerged ? (
            <Button icon={<MergeOutlined aria-hidden="true" />} onClick={() => setMerging(true)}>
              Merge with …
            </Button>
          ) : null}
          {isOwn || isMerged ? null : (
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => {
                setEditing(true);
              }}
            >
              Edit patient
            </Button>
          )}
        </>
      }
    >
      {into === undefined ? null : (
        <Alert
          type="warning"
          showIcon
          title={`This record was merged into that of ${into.patient_name}.`}
          description={
            <Link to={`/patients/${into.patient_id}`}>Go on to the record of {into.patient_name}</Link>
          }
        />
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <DemographicsCard patient={patient} />
          <HistoryCard patient={patient} merged={merged.map(({ loser }) => loser)} />
          <PrfsCard prfs={patient.prfs} isOwn={isOwn} />
        </div>
        <div className={styles.stack}>
          <NextOfKinCard patient={patient} />
          <MergesCard
            patientId={patientId}
            merges={merges}
            canUndo={user.role === 'admin'}
            onChanged={reload}
          />
          <SquadsCard squads={patient.squads} />
          <ViewsCard patientId={patient.patient_id} />
        </div>
      </div>
      {isMerging ? (
        <MergeDialog
          patient={patient}
          onClose={() => setMerging(false)}
          onMerged={(survivorId) => {
            setMerging(false);
            notify.success('The records were merged.');
            if (survivorId === patientId) reload();
            else void navigate(`/patients/${survivorId}`);
          }}
        />
      ) : null}
      {isEditing ? (
        <PatientDrawer
          existing={{ patient_id: patient.patient_id, version: patient.version }}
          initial={draftOf(patient)}
          onClose={() => {
            setEditing(false);
          }}
          onSaved={() => {
            setEditing(false);
            void refetch();
          }}
        />
      ) : null}
    </Page>
  );
}
