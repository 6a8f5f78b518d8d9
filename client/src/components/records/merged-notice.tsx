import { Alert } from 'antd';
import { Link } from 'react-router-dom';

interface MergedNoticeProps {
  /** The record that it was merged into. */
  readonly survivor: { readonly patient_id: string; readonly patient_name: string };
}

/** That a patient's record is one that was merged: under which name it lives on, and the way there. */
export function MergedNotice({ survivor: { patient_id, patient_name } }: MergedNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={`This record was merged into that of ${patient_name}.`}
      description={<Link to={`/patients/${patient_id}`}>Continue to the record of {patient_name}</Link>}
    />
  );
}
