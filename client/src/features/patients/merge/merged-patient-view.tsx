import type { ComponentProps } from 'react';
import { Page } from '../../../components/page';
import { CardsSkeleton } from '../../../components/skeletons';
import { PatientView } from '../patient-view';
import { usePatientMergesQuery } from './patient-merges.generated';

/** A patient who was merged with another: shown once it is known with whom, since what the other is allergic to counts. */
export function MergedPatientView(props: Omit<ComponentProps<typeof PatientView>, 'merges'>) {
  const { patient, breadcrumb, reload } = props;
  const { data, error, refetch } = usePatientMergesQuery({
    variables: { patientId: patient.patient_id },
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined)
    return (
      <Page title={patient.patient_name} breadcrumb={breadcrumb} error={error} onRetry={() => void refetch()}>
        <CardsSkeleton cards={2} rows={8} />
      </Page>
    );
  return (
    <PatientView
      {...props}
      merges={data.patientMerges}
      reload={() => {
        reload();
        void refetch();
      }}
    />
  );
}
