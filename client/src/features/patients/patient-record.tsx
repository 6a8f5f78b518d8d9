import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { useSignedInUser } from '../../lib/session';
import { PatientView } from './patient-view';
import { usePortalWords } from './portal/portal-words';
import { usePatientQuery } from './patients.generated';

/** One patient: demographics, history, squads, records, and who has looked. Patients see their own. */
export function PatientRecord({ patientId }: { readonly patientId: string }) {
  const { say } = usePortalWords();
  const user = useSignedInUser();
  const { data, error, refetch } = usePatientQuery({
    variables: { patientId, isStaff: user.role !== 'patient' },
  });
  const patient = data?.patient;
  const breadcrumb = user.role === 'patient' ? [] : [{ label: 'Patients', path: '/patients' }];

  if (!patient) {
    return (
      <Page
        title={user.role === 'patient' ? say('portal.myRecords') : 'Patient'}
        breadcrumb={breadcrumb}
        error={error}
        onRetry={() => void refetch()}
        missing="The link may be old, or the record may have been merged with another."
      >
        <CardsSkeleton cards={2} rows={8} />
      </Page>
    );
  }
  return (
    <PatientView
      patient={patient}
      prfs={data.patientPrfs ?? []}
      breadcrumb={breadcrumb}
      reread={() =>
        refetch().then(
          () => true,
          () => false,
        )
      }
    />
  );
}
