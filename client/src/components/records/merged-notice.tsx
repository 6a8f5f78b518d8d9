import { Alert } from 'antd';
import { Link } from 'react-router-dom';

interface MergedNoticeProps {
  /** The surviving record. */
  readonly survivor: { readonly patient_id: string; readonly patient_name: string };
}

/** The notice on a merged patient's record: the name of the surviving record, and a link to it. */
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
