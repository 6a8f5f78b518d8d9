import { DownloadOutlined, EditOutlined } from '@ant-design/icons';
import { allergiesIn } from '@sideline/schema/prf/allergies';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/page';
import { CardsSkeleton } from '../../components/skeletons';
import { StatusTag } from '../../components/status-tag';
import { useSignedInUser } from '../../lib/session';
import { IdentityTag } from './identity-tag';
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
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = usePatientQuery({ variables: { patientId } });
  const patient = data?.patient;
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

  return (
    <Page
      title={patient.patient_name}
      aside={<IdentityTag status={patient.identity_status} />}
      purpose={
        allergiesIn(patient.allergies).length > 0 ? (
          <StatusTag tone="danger">Allergies: {patient.allergies}</StatusTag>
        ) : null
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
          {isOwn ? null : (
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
      <div className={styles.columns}>
        <div className={styles.stack}>
          <DemographicsCard patient={patient} />
          <HistoryCard patient={patient} />
          <PrfsCard prfs={patient.prfs} isOwn={isOwn} />
        </div>
        <div className={styles.stack}>
          <NextOfKinCard patient={patient} />
          <SquadsCard squads={patient.squads} />
          <ViewsCard patientId={patient.patient_id} />
        </div>
      </div>
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
