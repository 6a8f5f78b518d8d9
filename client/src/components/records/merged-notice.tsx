import { Alert } from 'antd';
import { Link } from 'react-router-dom';

interface MergedNoticeProps {
  /** The surviving record. */
  readonly survivor: { readonly id: string; readonly name: string };
}

/** The notice on a merged patient's record: the name of the surviving record, and a link to it. */
export function MergedNotice({ survivor: { id, name } }: MergedNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={`This record was merged into that of ${name}.`}
      description={<Link to={`/patients/${id}`}>Continue to the record of {name}</Link>}
    />
  );
}
